import CommandLineTool
import TestSupport
import Testing

@Suite struct ColorChoiceTests {
    @Test(
        arguments: [
            ([], [:], false, false), ([], [:], true, true), ([], ["NO_COLOR": "1"], true, false),
            ([], ["NO_COLOR": ""], true, true), ([], ["TERM": "dumb"], true, false),
            ([], ["CLICOLOR_FORCE": "1"], false, true), ([], ["CLICOLOR_FORCE": "0"], false, false),
            (["--color", "always"], ["NO_COLOR": "1"], false, true),
            (["--color=never"], ["CLICOLOR_FORCE": "1"], true, false),
            (["--color", "auto"], [:], true, true),
        ] as [([String], [String: String], Bool, Bool)])
    func followsTheUserThenTheTerminal(
        options: [String], variables: [String: String], isTerminal: Bool, expected: Bool
    ) {
        var environment = CommandEnvironment(variables: variables)
        environment.isOutputTerminal = isTerminal
        _ = runCommandLine(["contrast", "red", "blue"] + options, in: environment)
        #expect(environment.output.text.contains("\u{1B}[") == expected)
    }
}
