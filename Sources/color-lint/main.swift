import CommandLineTool

endProcess(runProcess())
