import CSSColors
import SourceColors
import SourceText
import TestSupport
import Testing

/// Facts that are reused after an edit must equal those of the edited text, whole.
@Suite struct CSSRescanTests {
    private static let options = {
        var options = ScanOptions()
        options.findsRestartPoints = true
        return options
    }()

    private func scan(_ text: [UInt8]) -> ColorFacts {
        text.withUnsafeBufferPointer { CSSColorSyntax.css.scan(SourceBytes($0), options: Self.options) }
    }

    /// Changes `facts` of `old` into those of `new`; returns whether that was possible.
    private func update(_ facts: inout ColorFacts, _ old: [UInt8], _ new: [UInt8]) -> Bool {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                CSSColorSyntax.css.update(&facts, about: SourceBytes(old), to: SourceBytes(new))
            }
        }
    }

    private func isReused(_ old: String, _ new: String) -> Bool {
        var facts = scan(Array(old.utf8))
        let isReused = update(&facts, Array(old.utf8), Array(new.utf8))
        if isReused { #expect("\(facts)" == "\(scan(Array(new.utf8)))", "\(old) → \(new)") }
        return isReused
    }

    private static let sheet = """
        /* header */ @charset "utf-8";
        :root { --ink: #123456; --size: 3px }
        p { color: var(--ink); margin: 0 auto }
        .card { color: #777777; background: #ffffff; border: 1px solid #cccccc }
        @media (min-width: 10px) { .card b { top: 0; color: #abcdef; color: rgb(1 2 3) } }
        .sr { width: 1px; content: "x" }

        """

    @Test(arguments: [
        // Another color, shorter or longer.
        ("#777777", "#777778"), ("#777777", "#abc"), ("#123456", "#fff"), ("#abcdef", "#000000"),
        ("#777777", "  #777776"), ("1px solid #cccccc", "2px solid #ddd"), ("1px solid #cccccc", "0 dashed red"),
        // Nothing that matters.
        ("0 auto", "0 auto 1em"), ("margin: 0 auto", "margin: 0; padding: 0"), ("/* header */", "/* the header */"),
        ("\n.card", "\n\n\n.card"), ("top: 0;", "top: 0; left: 1px;"), ("}\n.sr", "}\n/* new */\n.sr"),
    ])
    func reuses(_ old: String, _ new: String) {
        #expect(isReused(Self.sheet, Self.sheet.replacing(old, with: new, maxReplacements: 1)), "\(old) → \(new)")
    }

    @Test(arguments: [
        ("p {", "a {"), ("#777777", "#7777777"), ("#777777", "#77777780"), ("#777777", "red"),
        ("width: 1px", "width: 2px"),
        ("min-width", "max-width"), ("3px", "4px"), ("margin: 0 auto", "m"), ("}\n.card", "\n.card"),
        (" 1px solid #cccccc", " 1px solid"), ("/* header */", "/* color-lint:disable */"),
        ("color: #777777", "colour: #777777"),
        ("margin: 0 auto", ""), ("\"x\"", "\"\""),
    ])
    func readsAllAgain(_ old: String, _ new: String) {
        #expect(!isReused(Self.sheet, Self.sheet.replacing(old, with: new, maxReplacements: 1)), "\(old) → \(new)")
    }

    /// Makes random edits, one after the other, and compares after each.
    private func edit(_ text: [UInt8], rounds: Int, _ random: inout SplitMix64) -> Int {
        let snippets = [
            " ", "\n", "/* x */", "/*", "*/", "top: 1px;", "color: #fff;", "{", "}", ";", ":", "#", "0", "f", "\"",
            "\\", "(", ")",
            "@media print {", ".a", ",", "!important", "é", "-", "url(", "--x: #0a0;", "}\n.b { color: #010203 }\n",
            "<!--",
        ].map { Array($0.utf8) }
        let digits = Array("0123456789abcdef".utf8)
        var (text, reused) = (text, 0)
        var facts = scan(text)
        for _ in 0..<rounds {
            let old = text
            let place = Int.random(in: 0...text.count, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                // A digit for a digit, as in a hex color or a length.
                guard
                    let digit = text[place...].firstIndex(where: digits.contains)
                        ?? text.firstIndex(where: digits.contains)
                else { break }
                text[digit] = digits[Int.random(in: 0..<16, using: &random)]
            case 5:
                text.removeSubrange(place..<min(place + Int.random(in: 1...8, using: &random), text.count))
            case 6:
                let end = min(place + Int.random(in: 0...4, using: &random), text.count)
                text.replaceSubrange(place..<end, with: snippets.randomElement(using: &random) ?? [])
            default: text.insert(contentsOf: snippets.randomElement(using: &random) ?? [], at: place)
            }
            let isReused = update(&facts, old, text)
            let expected = scan(text)
            if isReused {
                reused += 1
                let isEqual = "\(facts)" == "\(expected)"
                #expect(isEqual, "\(String(decoding: old, as: UTF8.self)) → \(String(decoding: text, as: UTF8.self))")
                if !isEqual { return reused }
            }
            facts = expected
            // Most texts should stay style sheets.
            if Int.random(in: 0..<3, using: &random) > 0 { (text, facts) = (old, scan(old)) }
        }
        return reused
    }

    @Test func reusedFactsEqualThoseOfTheEditedText() throws {
        var random = SplitMix64(seed: 17)
        let areas = ["CSSLiterals", "CSSPairs", "CSSTextColors", "CSSDefinitions", "CSSVariants"]
        let examples = try areas.flatMap { try Fixtures.examples($0) }.filter { $0.language == .css }.map(\.text)
        var reused = 0
        for _ in 0..<rounds(400, debug: 12) {
            let some = (0..<4).map { _ in examples.randomElement(using: &random) ?? "" }
            reused += edit(Array(some.joined(separator: "\n").utf8), rounds: 40, &random)
        }
        #expect(reused > 40)
    }
}
