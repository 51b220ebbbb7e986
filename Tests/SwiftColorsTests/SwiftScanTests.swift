import SourceColors
import SourceText
import SwiftColors
import TestSupport
import Testing

private let pairExamples =
    SwiftPairExamples.all + SwiftContainerExamples.all + SwiftControlExamples.all + SwiftDrawingExamples.all
    + SwiftReceiverExamples.all + SwiftNameExamples.pairs + SwiftNameExamples.uses

@Suite struct SwiftScanTests {
    @Test(arguments: SwiftLiteralExamples.all + SwiftNameExamples.literals)
    func findsLiterals(_ example: String) {
        #expect(SwiftAnnotation.literals(MarkedSource(example).text) == example)
    }

    @Test(arguments: pairExamples)
    func findsPairs(_ example: String) {
        #expect(SwiftAnnotation.pairs(MarkedSource(example).text) == example)
    }

    @Test(arguments: SwiftDefinitionExamples.all + SwiftChoiceExamples.all)
    func findsDefinitions(_ example: String) {
        #expect(SwiftAnnotation.definitions(MarkedSource(example).text) == example)
    }
}

/// What a project says of its helpers.
@Suite struct SwiftScanOptionsTests {
    @Test func theProjectSettlesWhereAlphaIs() {
        var options = ScanOptions()
        options.hexAlphaOrder = .argb
        let example =
            "let a = Color(⟦0x801E90FF¦#1e90ff80⟧), b = Color(rgba: ⟦0x1E90FF80¦#1e90ff80⟧), c = \"⟦#801e90ff¦#1e90ff80⟧\""
        #expect(SwiftAnnotation.literals(MarkedSource(example).text, options: options) == example)
        let facts = SwiftAnnotation.facts(MarkedSource(example).text, options: options)
        #expect(facts.literals.map(\.alphaComesFirst) == [true, false, true])
    }

    @Test func theProjectNamesItsHelpers() {
        var options = ScanOptions()
        #expect(SwiftAnnotation.facts("let a = ink(0x1E90FF)").literals.isEmpty)
        options.hexHelpers = ["ink"]
        let example = "let a = ink(⟦0x1E90FF¦#1e90ff⟧), b = pen(0x1E90FF)"
        #expect(SwiftAnnotation.literals(MarkedSource(example).text, options: options) == example)
    }
}

/// Every example again, with something done to it that must not matter, or that must silence it.
@Suite struct SwiftMetamorphicTests {
    static let annotations: [(annotate: @Sendable (String) -> String, examples: [String])] = [
        ({ SwiftAnnotation.literals($0) }, SwiftLiteralExamples.all + SwiftNameExamples.literals),
        ({ SwiftAnnotation.pairs($0) }, pairExamples),
        ({ SwiftAnnotation.definitions($0) }, SwiftDefinitionExamples.all + SwiftChoiceExamples.all),
    ]

    private func check(_ change: (String) -> String) {
        for (annotate, examples) in Self.annotations {
            for example in examples {
                let changed = change(example)
                #expect(annotate(MarkedSource(changed).text) == changed)
            }
        }
    }

    @Test func lineEndsDoNotMatter() {
        check { String(decoding: $0.utf8.flatMap { $0 == 10 ? [13, 10] : [$0] }, as: UTF8.self) }
    }

    @Test func aByteOrderMarkDoesNotMatter() { check { "\u{FEFF}" + $0 } }

    @Test func anEmojiBeforeDoesNotMatter() { check { "/* 😀 */ let `😀` = \"👩‍👩‍👧\\(1)\"\n" + $0 } }

    @Test func aCommentSilences() {
        for example in Self.annotations.flatMap(\.examples) {
            let facts = SwiftAnnotation.facts("/* " + MarkedSource(example).text + " */ */ */")
            #expect(
                facts.literals.isEmpty && facts.pairs.isEmpty && facts.namedColors.isEmpty && facts.definitions.isEmpty)
        }
    }

    @Test func aStringSilences() {
        for example in Self.annotations.flatMap(\.examples) {
            let facts = SwiftAnnotation.facts("let s = ####\"\"\"\n" + MarkedSource(example).text + "\n\"\"\"####")
            #expect(
                facts.literals.isEmpty && facts.pairs.isEmpty && facts.namedColors.isEmpty && facts.definitions.isEmpty)
        }
    }

    @Test func anyTruncationIsRead() {
        for example in Self.annotations.flatMap(\.examples) {
            let bytes = Array(MarkedSource(example).text.utf8)
            for count in bytes.indices {
                let facts = SwiftColorSyntax().scan(
                    SourceFile(path: "a.swift", language: .swift, bytes: Array(bytes[..<count])))
                #expect(facts.literals.allSatisfy { $0.range.upperBound <= count && !$0.range.isEmpty })
            }
        }
    }

    @Test func anyByteMayTakeAnothersPlace() {
        var random = SplitMix64(seed: 7)
        for example in Self.annotations.flatMap(\.examples) {
            var bytes = Array(MarkedSource(example).text.utf8)
            for _ in 0..<20 {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                let facts = SwiftColorSyntax().scan(SourceFile(path: "a.swift", language: .swift, bytes: bytes))
                #expect(facts.literals.allSatisfy { $0.range.upperBound <= bytes.count })
            }
        }
    }
}

/// What is nested deeply is read to the end, and in time that grows with its length.
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
    func nestingIsNoLimit(_ open: String, _ close: String) {
        // What says something at each level is nested a fifth as deep, which is still far beyond any stack of calls.
        let depth = open.utf8.count < 6 ? Self.depth : Self.depth / 5
        let text =
            String(repeating: open, count: depth) + " Color(white: 1) " + String(repeating: close, count: depth)
            + "\nlet after = Color(white: 0)"
        let facts = SwiftAnnotation.facts(text)
        #expect(facts.literals.count <= depth * 2 + 2)
    }

    @Test func aLongChainIsOneChain() {
        let text =
            "Text(\"a\").foregroundStyle(.white)" + String(repeating: ".padding()", count: Self.depth)
            + ".background(.black)"
        #expect(SwiftAnnotation.facts(text).pairs.count == 1)
    }

    @Test func aCallOfManyDigitsOfOpenOrderIsReadOnce() {
        let text = "let c = color(" + String(repeating: "0x12345678, ", count: Self.depth) + "0x12345678)"
        #expect(SwiftAnnotation.facts(text).swift?.hexUses.count == Self.depth + 1)
    }

    @Test func aCallOfManyDigitsIsReadOnce() {
        let text = "let c = color(" + String(repeating: "0x123456, ", count: Self.depth) + "0x123456)"
        #expect(SwiftAnnotation.facts(text).literals.count == Self.depth + 1)
    }
}
