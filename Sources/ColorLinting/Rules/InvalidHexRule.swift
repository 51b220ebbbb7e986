import ColorMath
import SourceText

/// Flags hex colors with an invalid digit or the wrong number of digits.
enum InvalidHexRule: Rule {
    static let metadata = RuleMetadata(
        id: "invalid-hex",
        summary: "a hex color has an invalid digit or the wrong number of digits",
        why: """
            Flags hex colors that do not have 3, 4, 6 or 8 digits from `0` to `9` and `a` to `f`.

            CSS ignores a declaration with an invalid color, so the element keeps the color it had. In Swift and JSON the \
            result depends on the code that reads it: often black, sometimes a crash.

            A fix is offered if only one color can be meant: the letter O in place of a zero, a single repeated digit, or a \
            leading `0x` or second `#`.
            """,
        severity: .error,
        isEditorOnly: false,
        examples: [
            .flagged(.css, "p { color: ⟦#12345¦invalid-hex⟧; fill: ⟦#ggg¦invalid-hex⟧ }"),
            .flagged(.css, "p { background: url(#a) no-repeat ⟦#1234567¦invalid-hex⟧ }"),
            .flagged(.css, "p { background: linear-gradient(⟦#ff00g0¦invalid-hex⟧, #fff) }"),
            .flagged(.scss, "$a: #fff; p { color: ⟦#ff¦invalid-hex⟧ }"),
            .flagged(.css, "p { color: ⟦##123456¦invalid-hex⟧; border: 1px solid ⟦##fff¦invalid-hex⟧ }"),
            .flagged(.swift, "let a = UIColor(hex: ⟦0x1234567¦invalid-hex⟧)\n"),
            .allowed(.css, "p { color: #123; fill: url(#ggggg); --id: #section-1; grid-area: #12345 }"),
            .allowed(.css, "p { color: #ff0000\\9; filter: progid:x(a=#12345); fill: #my-id; stroke: # 123 }"),
            .allowed(.scss, "p { color: #a#{$b}c; border-color: #{$x}; fill: ##{$y} }"),
            .allowed(.css, "#12345, a[b=\"#12345\"] { background: image(\"#12345\") } /* color: #12345 */"),
            .allowed(.swift, "let a = UIColor(hex: 0xFFF), b = UIColor(hex: 0x00FF00), mask = 0x12345\n"),
            .fixed(.css, "p { color: #O0ff0o }", into: "p { color: #00ff00 }"),
            .fixed(.css, "p { color: #0xff8000 }", into: "p { color: #ff8000 }"),
            .fixed(.css, "p { color: ##ff8000 }", into: "p { color: #ff8000 }"),
            .fixed(.css, "p { color: #FFFFF }", into: "p { color: #FFFFFF }"),
        ])

    static func check(_ context: RuleContext, report: RuleReport) {
        for wrong in context.facts.invalidHex {
            let text = context.file.text(wrong.range)
            add(wrong.problem, wrong.range, text, to: report, context)
        }
        let literals = context.facts.literals
        // By index: a copy of each literal takes longer than the check.
        for index in literals.indices where literals[index].form == .hexInteger {
            let literal = literals[index]
            guard case .unresolved(.ambiguousHexDigits) = literal.value else { continue }
            let text = context.file.text(literal.range)
            let count = text.utf8.filter { $0 != UInt8(ascii: "_") }.count - 2
            guard count == 5 || count == 7 else { continue }
            add(.wrongCount(count), literal.range, text, to: report, context)
        }
    }

    private static func add(
        _ problem: HexColorError, _ range: ByteRange, _ text: String, to report: RuleReport, _ context: RuleContext
    ) {
        let message =
            switch problem {
            case .wrongCount(let count):
                "\(text) has \(count) digit\(count == 1 ? "" : "s"); a hex color has 3, 4, 6 or 8"
            case .notADigit(let offset):
                "“\((text.hasPrefix("#") ? text.dropFirst() : text[...]).unicodeScalars.dropFirst(offset).first.map(String.init) ?? "")” in \(text) is not a hex digit"
            }
        var fixes: [Fix] = []
        if text.hasPrefix("#"), let digits = repaired(Array(text.utf8.dropFirst())) {
            fixes.append(context.fix("Write #\(digits)", .review, replacing: range, with: "#" + digits))
        }
        report.add(at: range, message, fixes: fixes)
    }

    /// Returns the only color that `digits` can mean; nil if there may be several.
    private static func repaired(_ digits: [UInt8]) -> String? {
        var digits = digits
        if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
        if digits.starts(with: Array("0x".utf8)) || digits.starts(with: Array("0X".utf8)) { digits.removeFirst(2) }
        for index in digits.indices {
            if digits[index] | 0x20 == UInt8(ascii: "o") { digits[index] = UInt8(ascii: "0") }
        }
        guard let first = digits.first, digits.allSatisfy({ hexDigitValue($0) != nil }) else { return nil }
        if digits.count == 5 || digits.count == 7, digits.allSatisfy({ $0 == first }) {
            digits = [UInt8](repeating: first, count: 6)
        }
        let isColor = digits.withUnsafeBufferPointer { (try? HexColor(digits: $0)) != nil }
        return isColor ? String(decoding: digits, as: UTF8.self) : nil
    }
}
