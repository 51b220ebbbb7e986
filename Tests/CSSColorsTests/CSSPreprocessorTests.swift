import ColorMath
import SourceText
import TestSupport
import Testing

/// The literals of SCSS and Less: every one is marked, and nothing else is.
@Suite struct CSSPreprocessorTests {
    static let scss: [String] = [
        "$a: ⟦#fff¦hex #ffffff⟧; $b: ⟦red¦name #ff0000⟧ !default; $c : $a !global; $d: 10px; $e: $a $b;",
        "$m: (\"a\": ⟦#fff¦hex #ffffff⟧, \"b\": $c, c: ⟦rgb(1, 2, 3)¦rgb #010203⟧);",
        "// #fff red\na { color: ⟦red¦name #ff0000⟧; // color: #fff; }\n fill: ⟦#fff¦hex #ffffff⟧ }",
        "a { background: url(//x.y/#fff) ⟦#abc¦hex #aabbcc⟧; mask: url($a + \"#fff\"), url(#{f(\"#fff\")}/b#fff) }",
        "a { color: darken(⟦#fff¦hex #ffffff⟧, 10%); fill: mix(⟦red¦name #ff0000⟧, $b); stroke: f(red, ⟦#fff¦hex #ffffff⟧) }",
        "a { color: ⟦rgba(⟦#000¦hex #000000⟧, .5)¦rgba #00000080⟧; fill: rgba($a, .5); stroke: ⟦rgba($a, $b)¦rgba ?⟧ }",
        "a { color: ⟦rgb($r, 2, 3)¦rgb ?⟧; fill: ⟦rgb(1 + 2, 2, 3)¦rgb ?⟧; stroke: ⟦hsl(#{$h}, 50%, 50%)¦hsl ?⟧ }",
        "a { color: #{$a}; fill: ##{$a}; stroke: #a#{$b}c; outline-color: red#{$x}; caret-color: #{⟦red¦name #ff0000⟧} }",
        "a#{$b}c { #{$p}-color: red ⟦#fff¦hex #ffffff⟧; border-#{$side}: 1px solid ⟦#fff¦hex #ffffff⟧ }",
        "@mixin m($a: ⟦#fff¦hex #ffffff⟧) { color: ⟦red¦name #ff0000⟧ } .x { @include m(⟦#abc¦hex #aabbcc⟧); @extend #abc; }",
        "@function f($x) { @return ⟦red¦name #ff0000⟧; } @if $x == #fff { a { fill: ⟦#fff¦hex #ffffff⟧ } } @else if #abc { }",
        "@each $n, $c in (a: ⟦#fff¦hex #ffffff⟧) { .#{$n} { color: $c; fill: ⟦#000¦hex #000000⟧ } }",
        "%p { color: ⟦red¦name #ff0000⟧ } a { &-b { fill: ⟦red¦name #ff0000⟧ } &:hover, & + & { fill: ⟦tan¦name #d2b48c⟧ } }",
        "a { border: { color: ⟦red¦name #ff0000⟧; width: 1px } fill: ⟦#fff¦hex #ffffff⟧ }",
        "@use \"a\" with ($b: ⟦#fff¦hex #ffffff⟧); @import \"#fff\"; a { --#{$p}x: ⟦#fff¦hex #ffffff⟧; --y: #{$z}; }",
        "@media #{$q} and (color: #fff) { a { color: ⟦#fff¦hex #ffffff⟧ } } @include m { a { fill: ⟦#abc¦hex #aabbcc⟧ } }",
        "a { width: calc(100% - #{$x}); content: \"#{$a} #fff\"; color: ⟦#fff¦hex #ffffff⟧",
        "a { color: if($x, ⟦#fff¦hex #ffffff⟧, $y); background: $a ⟦red¦name #ff0000⟧; filter: alpha(opacity=50) }",
    ]

    static let less: [String] = [
        "@a: ⟦#fff¦hex #ffffff⟧; @b : ⟦red¦name #ff0000⟧; @c: @a; @d: 10px; @e: ~\"#fff\"; @{f}: 1;",
        "// #fff\n.m(@a: ⟦#fff¦hex #ffffff⟧; @b) when (@a = #abc) { color: @a; fill: ⟦red¦name #ff0000⟧ }",
        ".a { .m(⟦#fff¦hex #ffffff⟧); .n; #ns > .m(⟦#abc¦hex #aabbcc⟧); #ns.m(); &:extend(#abc); .b:not(#fff) { x: y } }",
        ".a { color: darken(⟦#fff¦hex #ffffff⟧, 10%); fill: fade(@b, 50%); stroke: ⟦rgba(⟦#000¦hex #000000⟧, 50%)¦rgba #00000080⟧ }",
        ".@{a}-b { @{p}-color: ⟦#fff¦hex #ffffff⟧; background+: url(#fff); color: ~\"red\"; fill: @@c; width: ~`\"#fff\"` }",
        "@media @phone { .a { color: ⟦#fff¦hex #ffffff⟧ } } @import (reference) \"#fff\"; @page :first { color: ⟦red¦name #ff0000⟧ }",
        "@r: { color: ⟦#fff¦hex #ffffff⟧; } .a { @r(); color: @m[@c]; fill: (@a + ⟦#111¦hex #111111⟧) }",
        "#ns { .m() { color: ⟦#fff¦hex #ffffff⟧ } } @plugin \"x\"; .g when (default()) { fill: ⟦tan¦name #d2b48c⟧ }",
    ]

    @Test(arguments: scss) func findsWhatIsMarkedInSCSS(_ example: String) {
        #expect(CSSExample.annotated(example, .literals, .scss) == example)
    }

    @Test(arguments: less) func findsWhatIsMarkedInLess(_ example: String) {
        #expect(CSSExample.annotated(example, .literals, .less) == example)
    }

    /// Plain CSS reads the same in both, but for comments that are none in CSS.
    @Test(arguments: CSSLiteralTests.examples.filter { !$0.contains("//") && !$0.contains("invalid") })
    func readsPlainCSS(_ example: String) {
        let text = MarkedSource(example).text
        let expected = CSSExample.scanned(text).literals.filter { $0.color != nil }.map(\.range)
        for language in [Language.scss, .less] {
            let found = Set(CSSExample.scanned(text, language).literals.map(\.range))
            #expect(expected.allSatisfy { found.contains($0) }, "\(language)")
        }
    }

    @Test func isSilentInAComment() { (Self.scss + Self.less).forEach(isSilentInAComment) }

    private func isSilentInAComment(_ example: String) {
        let text = MarkedSource(example).text.replacing("*/", with: "* /")
        for language in [Language.scss, .less] {
            #expect(CSSExample.scanned("/*" + text + "*/", language).literals.isEmpty, "\(example)")
            #expect(CSSExample.scanned("//" + text.replacing("\n", with: " "), language).literals.isEmpty, "\(example)")
        }
    }

    @Test func survivesBeingCutAtEachByte() { (Self.scss + Self.less).forEach(survivesBeingCutAtEachByte) }

    private func survivesBeingCutAtEachByte(_ example: String) {
        let bytes = Array(MarkedSource(example).text.utf8)
        for count in bytes.indices {
            for part in [bytes[..<count], bytes[count...]] {
                for language in [Language.scss, .less] {
                    let facts = CSSExample.scanned(SourceFile(path: "a", language: language, bytes: Array(part)))
                    #expect(
                        facts.literals.allSatisfy { 0 <= $0.range.lowerBound && $0.range.upperBound <= part.count },
                        "\(example)")
                }
            }
        }
    }

    /// No stack is used up, and no time beyond what the length takes.
    @Test(arguments: [
        "#{", "@{", "@if $a{$x:1;", "@mixin m($a){$x:1!global;", "a{$x:1;", ".m(@a){@x:1;", "$x:", "@x:", "f($x,",
        "url(#{(",
        "@include m{", "$x:(", "rgba(", "a:{",
    ])
    func survivesDeepNesting(_ opening: String) {
        let text = String(repeating: opening, count: rounds(10_000, debug: 4_000))
        for language in [Language.scss, .less] {
            let facts = CSSExample.scanned(text + "$y: 1; color: red }", language)
            #expect(facts.literals.count <= 20_000)
            #expect(facts.definitions.count <= 100_000)
        }
    }
}
