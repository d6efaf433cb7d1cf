import CommandLineTool
import Glibc

exit(await Main.run(Array(CommandLine.arguments.dropFirst()), .standard()).rawValue)
