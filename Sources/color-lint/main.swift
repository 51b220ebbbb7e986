import CommandLineTool

endProcess(runCommandLine(Array(CommandLine.arguments.dropFirst())))
