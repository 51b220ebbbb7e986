import ColorLinting

/// One line per finding in the style of compilers: `path:line:column: severity: message [rule]`.
struct ShortReporter: Reporter {
    func report(_ file: LintedFile, into output: inout [UInt8]) {
        let path = terminalSafe(file.file.path)
        file.forEachFinding { finding, start, _ in
            let line = [
                path, ":", String(start.line), ":", String(start.column), ": ", finding.severity.rawValue, ": ",
                terminalSafe(finding.message), " [", finding.rule, "]\n",
            ]
            for part in line { output += part.utf8 }
        }
    }
}
