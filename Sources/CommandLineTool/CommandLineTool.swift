// CommandLineTool: words of a command line → a command that runs → text and an exit status.
//
//   Main        picks the command, runs it, prints its failure
//   Syntax/     one table of operands and options for each command: the only place that knows them
//   Arguments/  words → options and operands, taken from by the command
//   Values/     text of one option → coordinate, distance, colour, …; one sentence for what can't be
//   Documents/  the same tables → help, manual page, completions of bash, zsh and fish
//   Commands/   snapshot, tile, batch, inspect, …
//   Inspection/ what inspect tells of tiles, vector layers, styles and files with places
//   Style/      what style tells of a style's faults and of an expression
//   Pyramid/    the area, the work and the progress of `render`
//   Batch/      a line of JSON → the words of `snapshot`; many pictures at once
//   Console/    standard output, standard error, standard input, progress
