import SourceColors
import SourceText
import TestSupport
import Testing

import HTMLColors

/// Pages whose styles are all in them. Each line of `pairs` is a text color and what is behind it, as written; `canvas` is
/// the white of a page without a background, and `?` anything unresolved.
@Suite struct HTMLPageTests {
    @Test(arguments: [
        // The nearest background up the tree, and inherited text colors.
        ("<body style='background:#fff'><p style='color:#777'>a", ["#777 on #fff"]),
        ("<tr style='background:#fff'><table style='background:#000'><td style='color:#fff'>a", ["#fff on #000"]),
        ("<div style='color:#777'><p style='background:#eee'><b>a</b>", ["#777 on #eee"]),
        ("<p style='color:#777'>a", ["#777 on canvas"]),
        (
            "<style>.a{color:#777}.b{background:#eee}</style><p class='b x'><i class=a>1</i><p class=a>2",
            ["#777 on #eee", "#777 on canvas"]
        ),
        // The cascade: specificity, order, importance, style attributes, layers.
        (
            "<style>p{color:#111}.a{color:#222}p{color:#333}</style><p class=a>1",
            ["#222 on canvas", "#333 on ?"]
        ),
        (
            "<style>#i{color:#111}p{color:#222!important}</style><p id=i style='color:#333'>1",
            ["#111 on ?", "#222 on canvas", "#333 on ?"]
        ),
        ("<style>@layer x{#i{color:#111}}p{color:#222}</style><p id=i>1", ["#111 on ?", "#222 on canvas"]),
        ("<style>td{background:#eee}</style><table><td bgcolor=#111111><b style='color:#222'>1", ["#222 on #eee"]),
        // Selectors.
        (
            "<style>ul>li:first-child{color:#111}ul>li+li{color:#222}</style><ul><li>1<li>2",
            ["#111 on canvas", "#222 on canvas"]
        ),
        ("<style>a:not(.x):is(.y,.z){color:#111}</style><a class=y>1</a>", ["#111 on canvas"]),
        (
            "<style>li:nth-child(2n){color:#111}[data-a^='b' i]{color:#222}</style><ol><li>1<li>2<li data-a=Bc>3",
            ["#111 on canvas", "#222 on canvas"]
        ),
        (
            "<style>.a .b .c{color:#111}.a>.b .c{color:#222}</style><i class=a><i class=b><i class=b><i class=c>1",
            ["#111 on ?", "#222 on canvas"]
        ),
        // Letter case, without and with a doctype, which is added unless `<html>` comes first.
        (
            "<html><style>.A{color:#111}#B{color:#222}</style><p class=a>1<p id=b>2",
            ["#111 on canvas", "#222 on canvas"]
        ),
        ("<style>.A{color:#111}#B{color:#222}</style><p class=a>1<p id=b>2", ["#111 on ?", "#222 on ?"]),
        // Custom properties are inherited, each element its own.
        (
            "<style>:root{--c:#111}.d{--c:#222}p{color:var(--c)}</style><p>1<div class=d><p>2",
            ["var(--c) on canvas", "var(--c) on canvas"]
        ),
        // What browsers color themselves.
        ("<body style='color:#777'><a href=x>1</a><button>2</button>", ["#777 on ?"]),
        ("<body style='color:#777'><a>1</a>", ["#777 on canvas"]),
        ("<mark style='color:#777'>1</mark>", ["#777 on ?"]),
        // What is not seen, or what only the layout decides.
        ("<p style='color:#777;display:none'>1", ["#777 on ?"]),
        ("<div hidden><p style='color:#777'>1</div>", ["#777 on ?"]),
        ("<p style='color:#777'>  <b></b>", ["#777 on ?"]),
        ("<p style='color:#777;position:absolute'>1", ["#777 on ?"]),
        ("<div style='opacity:.5'><p style='color:#777;background:#eee'>1", ["#777 on ?"]),
        ("<style>@container (min-width:9px){p{background:#000}}</style><p style='color:#777'>1", ["#777 on ?"]),
        ("<style>@media (min-width:9px){p{background:#000}}</style><p style='color:#777'>1", ["#777 on #000"]),
        ("<style>@media (width<900px){p{background:#000}}</style><p style='color:#777'>1", ["#777 on canvas"]),
        (
            "<style>@media (min-width:9px){p{color:#111}}</style><p style='color:#777'>1",
            ["#111 on ?", "#777 on canvas"]
        ),
        ("<style>@media (min-width:9px){p{color:#111}}p{color:#222}</style><p>1", ["#222 on canvas"]),
        ("<style>p{color:#222}@media (resolution:9x){p{color:#111}}</style><p>1", ["#222 on ?", "#111 on ?"]),
        ("<style>p{color:#222}@media (min-width:9px){p{color:#111}}</style><p>1", ["#222 on ?", "#111 on canvas"]),
        ("<style>@media (min-width:9px){p{display:none}}</style><p style='color:#777'>1", ["#777 on ?"]),
        ("<style>p:has(b){background:#000}</style><p style='color:#777'>1", ["#777 on canvas"]),
        ("<style>p:has(> i b){background:#000}</style><p style='color:#777'><i><b>1</b></i>", ["#777 on #000"]),
        ("<style>p:has(+ p){background:#000}</style><p style='color:#777'>1<p>", ["#777 on #000"]),
        (
            "<style>.a{.b &{color:#111} &>i,b{color:#222}}</style><p class=b><u class=a>1<b>2</b></u>",
            ["#111 on canvas", "#222 on canvas"]
        ),
        ("<style>.md\\:a:not(.b){color:#111}</style><p class=md:a>1", ["#111 on canvas"]),
        // States keep what the sheet says of them.
        ("<style>a{color:#111;background:#eee}a:hover{color:#222}</style><a>1</a>", ["#111 on #eee", "#222 on #eee"]),
        ("<style>p{color:#111}li:hover{background:#eee}</style><li><p>1", ["#111 on canvas", "#111 on #eee"]),
        (
            "<style>a{color:#111}a:focus-visible i{color:#222}</style><a href=x><i>1</i></a>",
            ["#111 on canvas", "#222 on canvas"]
        ),
        (
            "<style>a:link{color:#111}a:visited{color:#222}</style><a href=x>1</a><a>2</a>",
            ["#111 on canvas", "#222 on canvas"]
        ),
        (
            "<style>summary{color:#111}p{color:#222}</style><details><summary>1</summary>2<p>3</details>",
            ["#111 on canvas", "#222 on ?"]
        ),
        // A declaration with an undefined custom property is as if unset.
        (
            "<style>p{color:#111;background:var(--a)}b{color:var(--b)}</style><p><b>1</b>",
            ["#111 on canvas", "var(--b) on ?"]
        ),
        // Sizes by custom properties and calculations are known.
        ("<style>:root{--s:2rem}p{color:#888;font-size:calc(var(--s) - 1vw)}</style><p>1", ["#888 on canvas"]),
        // Opacity of a group without a background of its own.
        ("<style>div{opacity:.5;color:#111}</style><div><p>1</p></div>", ["#111 on canvas"]),
        // Scripts may add elements.
        ("<style>i{color:#111;background:#222}</style><b style='color:#777'>1</b>", ["#111 on ?", "#777 on canvas"]),
        (
            "<style>i{color:#111;background:#222}</style><b style='color:#777'>1</b><script></script>",
            ["#111 on #222", "#777 on canvas"]
        ),
        // Nothing is seen.
        ("<p style='color:#777;background:#fff'></p>", ["#777 on ?"]),
        ("<style>*{display:none}</style><p style='color:#777;background:#fff'>1", ["#777 on ?"]),
        // A sheet in another file, or a template, may say otherwise.
        ("<link rel=stylesheet href=a.css><body style='background:#fff'><p style='color:#777'>a", ["#777 on ?"]),
        ("{% include 'head' %}<body style='background:#fff'><p style='color:#777'>a", ["#777 on ?"]),
        ("<style>@import 'a.css';</style><body style='background:#fff'><p style='color:#777'>a", ["#777 on ?"]),
    ])
    func judges(_ html: String, _ pairs: [String]) {
        let isQuirky = html.hasPrefix("<html>")
        let source = SourceFile(path: "a.html", language: .html, text: (isQuirky ? "" : "<!DOCTYPE html>") + html)
        let facts = HTMLColorSyntax.html.scan(source)
        let written = facts.pairs.map { pair in
            source.text(facts.expressions[pair.foreground].range) + " on "
                + (pair.background.map { background in
                    let expression = facts.expressions[background]
                    return switch expression.kind {
                    case .unresolved: "?"
                    case .constant: "canvas"
                    default: source.text(expression.range)
                    }
                } ?? "?")
        }
        #expect(written == pairs)
    }

    @Test func leavesPartsOfPagesAlone() {
        let part = SourceFile(path: "a.html", language: .html, text: "<p style='color:#777'>a")
        #expect(HTMLColorSyntax.html.scan(part).pairs.map(\.background) == [nil])
    }

    /// Text in `monospace` is smaller, but not in families of which that is the last.
    @Test(arguments: [
        ("<h3 style='font-size:18px'><code>a", PairContent.text), ("<h3 style='font-size:19px'><b>a", .largeText),
        ("<h3 style='font-size:20px'><code>a", .textOfUnknownSize), ("<h3 style='font-size:29px'><pre>a", .largeText),
        ("<h3 style='font-size:40px'><pre><code>a", .largeText), ("<pre style='font-size:19px'><b>a", .largeText),
        ("<p style='font-size:24px'><code>a", .textOfUnknownSize),
    ])
    func knowsTheSizeOfCode(_ html: String, _ content: PairContent) {
        let text = "<!DOCTYPE html><style>body{color:#777;background:#fff}</style>" + html
        let source = SourceFile(path: "a.html", language: .html, text: text)
        #expect(HTMLColorSyntax.html.scan(source).pairs.map(\.content).last == content)
    }

    @Test func judgesByAppearance() {
        let text = """
            <!DOCTYPE html><style>p{color:#777}@media (prefers-color-scheme: dark){body{background:#000}}</style><p>a
            """
        let source = SourceFile(path: "a.html", language: .html, text: text)
        #expect(HTMLColorSyntax.html.scan(source).pairs.map(\.appearances) == [.light, .dark])
    }

    @Test func judgesLargePagesInProportion() {
        let count = rounds(10_000, debug: 1_000)
        let rules = (0..<500).map { ".a\($0) > .b .c\($0) { color: #777 }" }.joined()
        let rows = (0..<count).map {
            "<div class='a\($0 % 500)'><div class=b><p><i class='c\($0 % 500)'>x</i></div></div>"
        }
        let text = "<!DOCTYPE html><style>\(rules)</style><body style='background:#fff'>" + rows.joined()
        let source = SourceFile(path: "a.html", language: .html, text: text)
        #expect(HTMLColorSyntax.html.scan(source).pairs.count == 500)
    }

    @Test func readsGarbledPages() {
        let page = """
            <!DOCTYPE html><style>:root{--a:var(--b);--b:var(--a)}p:not(.x,:hover)>a:nth-child(-n+3)[b~='c' i],::before{
            color:var(--a,#777);background:linear-gradient(#fff,#000);display:none!important}@media print{p{color:red}}
            @layer a{b{color:rgb(var(--c))}} .a{&:hover{color:red}}</style><body bgcolor=#fff><p style='color:#777'>a<a b=c>
            <table><td class='x y' id=z style='all:unset;opacity:.5'>b<svg><text fill=red>c</svg><h1>d</h1><i>e
            """
        let bytes = Array(page.utf8)
        for end in bytes.indices {
            for start in [0, end / 2] {
                let source = SourceFile(path: "a", language: .html, bytes: Array(bytes[start..<end]))
                let facts = HTMLColorSyntax.html.scan(source)
                #expect(facts.pairs.allSatisfy { Int($0.foreground.index) < facts.expressions.count })
            }
        }
    }
}
