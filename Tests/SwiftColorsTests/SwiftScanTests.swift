import SourceColors
import SourceText
import SwiftColors
import TestSupport
import Testing

@Suite struct SwiftScanTests {
    @Test(arguments: try Fixtures.examples("SwiftLiterals") + Fixtures.examples("SwiftNamedNumbers"))
    func findsLiterals(_ example: Example) {
        #expect(SwiftAnnotation.literals(example.text) == example.marked)
    }

    @Test(arguments: try Fixtures.examples("SwiftPairs")) func findsPairs(_ example: Example) {
        #expect(SwiftAnnotation.pairs(example.text) == example.marked)
    }

    @Test(arguments: try Fixtures.examples("SwiftDefinitions")) func findsDefinitions(_ example: Example) {
        #expect(SwiftAnnotation.definitions(example.text) == example.marked)
    }
}

/// Options that a project sets for its helpers.
@Suite struct SwiftScanOptionsTests {
    @Test func hexAlphaOrderDecidesAmbiguousDigits() {
        var options = ScanOptions()
        options.hexAlphaOrder = .argb
        let example =
            "let a = Color(⟦0x801E90FF¦#1e90ff80⟧), b = Color(rgba: ⟦0x1E90FF80¦#1e90ff80⟧), c = \"⟦#801e90ff¦#1e90ff80⟧\""
        #expect(SwiftAnnotation.literals(MarkedSource(example).text, options: options) == example)
        let facts = SwiftAnnotation.facts(MarkedSource(example).text, options: options)
        #expect(facts.literals.map(\.alphaComesFirst) == [true, false, true])
    }

    @Test func hexHelpersAreFunctionsThatTakeDigits() {
        var options = ScanOptions()
        #expect(SwiftAnnotation.facts("let a = ink(0x1E90FF)").literals.isEmpty)
        options.hexHelpers = ["ink"]
        let example = "let a = ink(⟦0x1E90FF¦#1e90ff⟧), b = pen(0x1E90FF)"
        #expect(SwiftAnnotation.literals(MarkedSource(example).text, options: options) == example)
    }
}

/// Runs every example again after a change that must not matter, or that must hide every color.
@Suite struct SwiftMetamorphicTests {
    /// The areas of examples, each with the function that marks its facts.
    static let areas: [(area: String, annotate: @Sendable (String) -> String)] = [
        ("SwiftLiterals", { SwiftAnnotation.literals($0) }), ("SwiftNamedNumbers", { SwiftAnnotation.literals($0) }),
        ("SwiftPairs", { SwiftAnnotation.pairs($0) }),
        ("SwiftDefinitions", { SwiftAnnotation.definitions($0) }),
    ]

    private func examples() throws -> [Example] { try Self.areas.flatMap { try Fixtures.examples($0.area) } }

    private func check(_ change: (String) -> String) throws {
        for (area, annotate) in Self.areas {
            for example in try Fixtures.examples(area) {
                let changed = change(example.marked)
                #expect(annotate(MarkedSource(changed).text) == changed, "\(example)")
            }
        }
    }

    private func checkSilent(_ hide: (String) -> String) throws {
        for example in try examples() {
            let facts = SwiftAnnotation.facts(hide(example.text))
            let found = [
                facts.literals.count, facts.pairs.count, facts.namedColors.count, facts.definitions.count,
            ]
            #expect(found == [0, 0, 0, 0], "\(example)")
        }
    }

    @Test func lineEndingsDoNotMatter() throws {
        try check { String(decoding: $0.utf8.flatMap { $0 == 10 ? [13, 10] : [$0] }, as: UTF8.self) }
    }

    @Test func aByteOrderMarkMovesEverythingByThreeBytes() throws { try check { "\u{FEFF}" + $0 } }

    @Test func emojiBeforeMoveEverythingByTheirBytes() throws {
        try check { "/* 😀 */ let `😀` = \"👩‍👩‍👧\\(1)\"\n" + $0 }
    }

    @Test func isSilentInAComment() throws { try checkSilent { "/* " + $0 + " */ */ */" } }

    @Test func isSilentInAString() throws {
        try checkSilent { "let s = ####\"\"\"\n" + $0 + "\n\"\"\"####" }
    }

    @Test func rangesOfACutFileLieInIt() throws {
        for example in try examples() {
            let bytes = Array(example.text.utf8)
            for count in bytes.indices {
                let facts = SwiftColorSyntax().scan(
                    SourceFile(path: "a.swift", language: .swift, bytes: Array(bytes[..<count])))
                #expect(facts.allRanges.allSatisfy { ByteRange(0, count).contains($0) }, "\(example)")
                #expect(facts.literals.allSatisfy { !$0.range.isEmpty }, "\(example)")
            }
        }
    }

    @Test func rangesOfAGarbledFileLieInIt() throws {
        var random = SplitMix64(seed: 7)
        for example in try examples() {
            var bytes = Array(example.text.utf8)
            for _ in 0..<20 {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                let facts = SwiftColorSyntax().scan(SourceFile(path: "a.swift", language: .swift, bytes: bytes))
                #expect(facts.allRanges.allSatisfy { ByteRange(0, bytes.count).contains($0) }, "\(example)")
            }
        }
    }
}

/// Deeply nested code is read to the end, in time that grows with its length.
@Suite struct SwiftDepthTests {
    private static let depth = nestingDepth

    @Test(arguments: [
        ("(", ")"), ("f {", "}"), ("[", "]"), ("\"\\(", ")\""), ("Color(uiColor: ", ")"),
        ("Color(white: CGFloat(", "))"),
        ("Text(a).foregroundStyle(.white).background(", ")"), (".foregroundStyle(x ? ", " : y)"), ("/*", "*/"),
        ("if x { label.textColor = .red; label.backgroundColor = .red; ", "}"), ("(", ""), ("", ")"),
        ("#if x\n", "\n#endif"),
        ("label.textColor = .red + ", ""), ("#", ""), ("\"\"\"\n\\(", ""), ("#/\n", ""),
        ("struct A { static let b: Color = ", "}"), ("struct A { let b = b; ", "}"),
        ("VStack { Text(a).foregroundStyle(.white); ", "}.background(.black)"),
        ("let a = b, b = Color(white: a); f { a in ", "}"),
        ("struct A { var c: Color { if x { ", "}}}"), ("let c: Color = if x { ", "} else { .red }"),
        ("let c = UIColor { switch x { case .a: ", "}}"), ("UIColor { t in guard x else { return .red }; return ", "}"),
        ("struct A { var c: Color { if (x == (", "}}"), ("struct A { var c: Color {\n#if x\n", "\n#endif\n}}"),
        ("ZStack { Color.red; if x { Text(a).foregroundStyle(.white); ", "}}"),
        ("Button { } label: { Text(a).foregroundColor(.red) ", "}.buttonStyle(.borderedProminent).tint(.red)"),
        ("Text(a)\n#if x\n.foregroundStyle(.red)\n#else\n.background(", ")\n#endif\n"),
    ])
    func readsDeepNesting(_ open: String, _ close: String) {
        // Openings that hold colors are nested a fifth as deep, which is still deeper than any stack of calls.
        let depth = open.utf8.count < 6 ? Self.depth : Self.depth / 5
        let text =
            String(repeating: open, count: depth) + " Color(white: 1) " + String(repeating: close, count: depth)
            + "\nlet after = Color(white: 0)"
        let facts = SwiftAnnotation.facts(text)
        #expect(facts.literals.count <= depth * 2 + 2)
    }

    @Test func aLongChainGivesOnePair() {
        let text =
            "Text(\"a\").foregroundStyle(.white)" + String(repeating: ".padding()", count: Self.depth)
            + ".background(.black)"
        #expect(SwiftAnnotation.facts(text).pairs.count == 1)
    }

    @Test func readsACallWithManyAmbiguousDigitsOnce() {
        let text = "let c = color(" + String(repeating: "0x12345678, ", count: Self.depth) + "0x12345678)"
        #expect(SwiftAnnotation.facts(text).swift?.hexUses.count == Self.depth + 1)
    }

    @Test func readsACallWithManyDigitsOnce() {
        let text = "let c = color(" + String(repeating: "0x123456, ", count: Self.depth) + "0x123456)"
        #expect(SwiftAnnotation.facts(text).literals.count == Self.depth + 1)
    }
}
