import SourceColors
import SourceText
import TestSupport
import Testing

import HTMLColors

/// Examples of styles in HTML. Literals are marked; `pairs` are the colors that meet, as written, and a `?` for an unknown
/// background.
@Suite struct HTMLColorSyntaxTests {
    @Test(arguments: [
        // Style sheets.
        ("<style>p { color: ⟦#777¦⟧; background: ⟦#fff¦⟧ }</style>", ["#777 on #fff"]),
        ("<STYLE type='text/css'>p{color:⟦red¦⟧}</STYLE><p>color: #fff", ["red on ?"]),
        ("<style>p{background:⟦#fff¦⟧}</style><style>p{color:⟦#777¦⟧}</style>", ["#777 on #fff"]),
        ("<style media='print'>p{color:⟦#777¦⟧;background:⟦#fff¦⟧}</style>", ["#777 on #fff"]),
        // What an unfinished sheet leaves open ends with it.
        (
            "<style>a { b { c { color:⟦red¦⟧</style><style>p{color:⟦#777¦⟧;background:⟦#fff¦⟧}</style>",
            ["red on ?", "#777 on #fff"]
        ),
        ("<style>p{color:⟦red¦⟧", ["red on ?"]),
        // What is no style sheet.
        ("<style type=text/plain>p{color:red}</style><script>'<style>p{color:red}</style>'</script>", []),
        ("<!-- <style>p{color:red}</style> --><textarea><p style=color:red></textarea><p data-style='color:red'>", []),
        // Style attributes.
        ("<p style=\"color: ⟦#777¦⟧; background: ⟦#fff¦⟧\">#123", ["#777 on #fff"]),
        ("<p style=color:⟦#777¦⟧;background:⟦#fff¦⟧>", ["#777 on #fff"]),
        (
            "<p style='background: url(&quot;a.png&quot;) ⟦#fff¦⟧; color: ⟦#777¦⟧'>",
            ["#777 on url(&quot;a.png&quot;) #fff"]
        ),
        ("<p style='color:{{ c }};background:#fff'><b style='color:<%= c %>'>", []),
        // The element is inside others, which its style does not describe.
        (
            "<style>body{background:⟦#fff¦⟧}</style><tr style='background:⟦#000¦⟧'><td style='color:⟦#fff¦⟧'>",
            ["#fff on ?"]
        ),
        ("<style>a{color:⟦#777¦⟧}</style><a style='background:⟦#fff¦⟧'>", ["#777 on ?"]),
        ("<body style='background:⟦#fff¦⟧'><style>p{color:⟦#777¦⟧}</style>", ["#777 on ?"]),
        // Colors in other attributes.
        ("<body bgcolor=\"⟦#ffffff¦⟧\" text=⟦#777¦⟧>", ["#777 on ?"]),
        ("<td bgcolor=⟦navy¦⟧><font color='⟦#000¦⟧'>", ["#000 on ?"]),
        ("<td bgcolor='fff'><td bgcolor=#ff><td color=red><p bgcolor=red><body text='chucknorris'>", []),
        // Directives.
        ("<!-- color-lint:disable:next contrast -->\n<p style='color:⟦#777¦⟧;background:⟦#fff¦⟧'>", ["#777 on #fff"]),
        // Templates may leave out a rule.
        ("<style>{% if x %}body{background:⟦#000¦⟧}{% endif %}p{color:⟦#777¦⟧}</style>", ["#777 on ?"]),
    ])
    func reads(_ marked: String, _ pairs: [String]) {
        let source = MarkedSource(marked)
        let facts = HTMLColorSyntax.html.scan(file(source.text))
        let marks = facts.literals.map { MarkedSource.Mark($0.range.lowerBound, $0.range.upperBound, "") }
        #expect(MarkedSource.annotate(source.text, with: marks) == marked)
        #expect(written(facts.pairs, facts, source.text) == pairs)
    }

    @Test func readsComponentsInTheirLanguage() {
        let scss =
            "<template><p>a</p></template><style lang=\"scss\" scoped>$a: #777; p { color: $a; background: #fff }</style>"
        let facts = HTMLColorSyntax.component.scan(file(scss))
        #expect(facts.literals.count == 2 && facts.pairs.count == 1)
        let less = "<style lang=less>@a: #777; p { color: @a; background: #fff }</style>"
        #expect(HTMLColorSyntax.component.scan(file(less)).definitions.count == 1)
        #expect(HTMLColorSyntax.html.scan(file("<style lang=de>p { color: #777 }</style>")).literals.count == 1)
        #expect(HTMLColorSyntax.component.scan(file("<style lang=stylus>p\n  color #777</style>")).literals.isEmpty)
    }

    @Test func namesElements() {
        let text = "<style>main a { color: red }</style><P class='note  big' style='color:red'>"
        let places = text.indices(of: "red").map { ElementPlace($0) }
        let source = file(text)
        #expect(source.withBytes { HTMLColorSyntax.html.elements(of: places, in: $0) } == ["main a", "p.note.big"])
        let offsets = places.map(\.offset)
        #expect(
            source.withBytes { HTMLColorSyntax.html.enclosingSymbols(of: offsets, in: $0) } == ["main a", "p.note.big"])
    }

    @Test func findsNames() {
        let source = file("<style>:root { --a: #777 }</style><p style='color: var(--a)'>var(--a)")
        let facts = HTMLColorSyntax.html.scan(source)
        let names = source.withBytes { HTMLColorSyntax.html.nameOccurrences(in: $0, of: facts) }
        #expect(names.map(\.isDefinition) == [true, false])
        #expect(facts.pairs.count == 1)
    }

    @Test func readsTruncatedAndGarbledDocuments() {
        let page = """
            <!DOCTYPE html><body bgcolor=#fff text='#777'><style media="screen">p{color:red}/* a */</style>
            <!-- color-lint:disable --><p class=a style="color:&quot;red;background:#fff"><td bgcolor=red>
            <style lang=scss>$a:red;{{ x }}</style><a style=color:red></style><style>a{b{c{
            """
        let bytes = Array(page.utf8)
        for end in bytes.indices {
            for start in [0, end / 2] {
                let source = SourceFile(path: "a", language: .html, bytes: Array(bytes[start..<end]))
                let facts = HTMLColorSyntax.component.scan(source)
                #expect(facts.literals.allSatisfy { ByteRange(0, end - start).contains($0.range) })
                let places = facts.literals.map { ElementPlace($0.range.lowerBound) }
                #expect(
                    source.withBytes { HTMLColorSyntax.component.elements(of: places, in: $0) }.count == places.count)
            }
        }
    }

    @Test func readsManyAttributesInProportion() {
        let count = rounds(50_000, debug: 3_000)
        let text = String(repeating: "<p style='color:red;background:#fff'><td bgcolor=red>", count: count)
        #expect(HTMLColorSyntax.html.scan(file(text)).pairs.count == count)
    }

    private func file(_ text: String) -> SourceFile { SourceFile(path: "a.html", language: .html, text: text) }

    private func written(_ pairs: [ColorPair], _ facts: ColorFacts, _ text: String) -> [String] {
        let source = file(text)
        return pairs.map { pair in
            let isUnresolved =
                pair.background.map {
                    if case .unresolved = facts.expressions[$0].kind { true } else { false }
                } ?? true
            let background = pair.background.map { source.text(facts.expressions[$0].range) } ?? "?"
            return source.text(facts.expressions[pair.foreground].range) + " on " + (isUnresolved ? "?" : background)
        }
    }
}

extension String {
    /// The UTF-8 offsets of `word`.
    fileprivate func indices(of word: String) -> [Int] {
        let bytes = Array(utf8)
        return bytes.indices.filter { bytes[$0...].starts(with: word.utf8) }
    }
}
