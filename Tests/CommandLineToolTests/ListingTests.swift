import ColorLinting
import CommandLineTool
import SourceColors
import TestSupport
import Testing

@Suite struct ListingTests {
    @Test func colorsAreALineEach() throws {
        let folder = try TemporaryFolder([
            "a/b.css": "p { color: #1e90ff80;\n  --é: \"é\"; border: 1px solid rgb(0 128 255) }"
        ])
        let run = CommandRun("colors", "--format", "jsonl", in: folder)
        #expect(run.code == 0)
        #expect(
            run.output == ##"""
                {"path":"a/b.css","start":11,"end":20,"line":1,"column":12,"text":"#1e90ff80","form":"hex",\##
                "rgba":[0.11764706,0.56470588,1,0.50196078],"hex":"#1e90ff80"}
                {"path":"a/b.css","start":54,"end":68,"line":2,"column":31,"text":"rgb(0 128 255)","form":"rgb",\##
                "rgba":[0,0.50196078,1,1],"hex":"#0080ff"}

                """##)
        #expect(
            CommandRun("colors", in: folder).output
                == "a/b.css:1:12: #1e90ff80  #1e90ff80\na/b.css:2:31: #0080ff  rgb(0 128 255)\n")
    }

    @Test func componentsAreSpelledAsEverywhereElse() throws {
        var text = ""
        var expected: [String] = []
        for step in 0..<400 {
            let part = Double(step) * 0.002_518_764_3 - 0.003
            text += "a { color: color(srgb \(part) 0.5 -1e-9 / \(Double(step) / 400)) }\n"
            expected.append(
                "\"rgba\":[\(decimalText(part, places: 8)),0.5,0,\(decimalText(Double(step) / 400, places: 8))]")
        }
        let folder = try TemporaryFolder(["a.css": text])
        let lines = CommandRun("colors", "--format", "jsonl", in: folder).output.split(separator: "\n")
        #expect(lines.count == 400)
        for (line, rgba) in zip(lines, expected) { #expect(line.contains(rgba), "\(line)") }
    }

    @Test func pairsAreALineEach() throws {
        let folder = try TemporaryFolder([
            "a.css": "p { color: #777; background: #fff }\nq { color: currentcolor; background: #fff }"
        ])
        let lines = CommandRun("pairs", "--format", "jsonl", in: folder).output.split(separator: "\n").map(String.init)
        #expect(
            lines.first == ##"""
                {"path":"a.css","element":"p","kind":"same-element","appearance":"any",\##
                "foreground":{"start":11,"end":15,"rgba":[0.46666667,0.46666667,0.46666667,1]},\##
                "background":{"start":29,"end":33,"rgba":[1,1,1,1]},"ratio":4.478089453577214,"required":4.5,\##
                "verdict":"fail","reason":null}
                """##)
        #expect(CommandRun("pairs", "--level", "3", in: folder).output.contains("pass 4.47:1 of 3"))
    }

    @Test func contrastGivesEachLevelsVerdict() {
        let fails = CommandRun("contrast", "#777", "white")
        #expect(fails.code == 1)
        #expect(fails.output.hasPrefix("#777777 on #ffffff  4.47:1\n"))
        #expect(fails.output.contains("AA    large text  3:1     passes\n"))
        #expect(fails.output.contains("#767676"))
        // One change of each color is suggested.
        #expect(fails.output.contains("  try #767676: Darken to #767676 (4.47:1 → 4.54:1)\n"))
        #expect(fails.output.contains("  try #060606: Darken the background to #060606 (4.47:1 → 4.52:1)\n"))
        let swatches = CommandRun("contrast", "#777", "white", "--color", "always").output
        #expect(swatches.contains("\u{1B}[38;2;118;118;118;48;2;255;255;255m Aa \u{1B}[0m #767676"))
        #expect(swatches.contains("\u{1B}[38;2;119;119;119;48;2;6;6;6m Aa \u{1B}[0m #060606"))
        let json = CommandRun("contrast", "#777", "white", "--format", "json").output
        #expect(json.contains(##""changes": "background""##) && json.contains(##""hex": "#060606""##))
        #expect(!CommandRun("contrast", "767676", "#FFF").output.contains("try"))
        #expect(CommandRun("contrast", "767676", "#FFF").code == 0)
        #expect(CommandRun("contrast", "767676", "#FFF", "--level", "AAA").code == 1)
        #expect(CommandRun("contrast", "yellow", "white", "--metric", "hsb").output.contains("1.00:1"))
        #expect(CommandRun("contrast", "rgb(0 0 0 / 0.5)", "white").output.contains("3.97:1"))
        #expect(
            CommandRun("contrast", "#777", "white", "--format", "json").output.contains("\"ratio\": 4.478089453577214"))
    }

    @Test func convertGivesALinePerNotation() {
        let all = CommandRun("convert", "1e90ff").output
        #expect(all.contains("hex            #1e90ff\n"))
        #expect(all.contains("name           dodgerblue\n"))
        #expect(CommandRun("convert", "dodgerblue", "--to", "hex").output == "#1e90ff\n")
        #expect(
            CommandRun("convert", "dodgerblue", "--to=hex", "--to=hex-digits").output
                == "hex         #1e90ff\nhex-digits  1E90FF\n")
        let none = CommandRun("convert", "#123456", "--to", "name")
        #expect(none.code == 2)
        #expect(none.errors.contains("the color cannot be written as name"))
        #expect(CommandRun("convert", "red", "--format", "json").output.contains("\"hex\": \"#ff0000\""))
    }

    /// The hex value of a color outside sRGB is mapped, with a note; not if it is outside only by rounding.
    @Test func convertMapsIntoSRGB() {
        let rounded = "oklch(0.627955 0.257683 29.234)"
        #expect(CommandRun("convert", rounded).output.hasPrefix("hex            #ff0000\n"))
        #expect(CommandRun("convert", rounded).output.contains("rgb            rgb(255 0 0)\n"))
        #expect(CommandRun("convert", rounded, "--format", "json").output.contains("\"gamutMapped\": false"))
        let wide = CommandRun("convert", "color(display-p3 1 0 0)")
        let remark = "#ff0b0c  (mapped into sRGB; the color is outside the sRGB gamut)"
        #expect(wide.output.prefix { $0 != "\n" }.hasSuffix(remark), "\(wide.output)")
        #expect(!wide.output.contains("rgb("))
        let hex = CommandRun("convert", "color(display-p3 1 0 0)", "--to", "hex-digits")
        #expect(hex.code == 0)
        #expect(hex.output == "FF0B0C\n")
        #expect(hex.errors == "color-lint: mapped into sRGB; the color is outside the sRGB gamut\n")
        let json = CommandRun("convert", "color(display-p3 1 0 0)", "--format", "json").output
        #expect(json.contains("\"hex\": \"#ff0b0c\",\n  \"gamutMapped\": true"))
    }

    @Test func rulesAreListedAndExplained() {
        let rules = CommandRun("rules").output
        #expect(rules.contains("contrast              warning   insufficient contrast between"))
        let text = CommandRun("explain", "contrast").output
        #expect(text.contains("WCAG 2.2"))
        #expect(text.contains("  │ p { color: #777; background: #fff; }\n  │            ━━━━ contrast 4.47\n"))
        let all = CommandRun("explain").output
        for rule in RuleCatalog.all { #expect(all.contains("\(rule.metadata.id): \(rule.metadata.summary)\n")) }
    }
}
