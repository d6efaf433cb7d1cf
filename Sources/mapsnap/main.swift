import CommandLineTool
import Glibc

exit(await Main.run().rawValue)
