import CStandardLibrary
import CommandLineTool

exit(runCommandLine(Array(CommandLine.arguments.dropFirst())))
