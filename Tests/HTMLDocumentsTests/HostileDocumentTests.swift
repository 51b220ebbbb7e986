import SourceText
import TestSupport
import Testing

import HTMLDocuments

/// Documents that nobody writes. The tree stays a tree, and its size in proportion to the source.
@Suite struct HostileDocumentTests {
    private static let count = rounds(100_000, debug: 5_000)

    @Test(arguments: [
        String(repeating: "<div>", count: count), String(repeating: "<b>", count: count),
        String(repeating: "<table>", count: count), String(repeating: "<table><tr><td>", count: count),
        String(repeating: "<template>", count: count), String(repeating: "<svg><foreignObject>", count: count),
        String(repeating: "<select><option>", count: count), String(repeating: "<math><mi>", count: count),
        "<p " + (0..<count).map { "a\($0)=\($0)" }.joined(separator: " ") + ">",
        String(repeating: "<body a=b c>", count: count), (0..<count).map { "<i id=\($0)>" }.joined(),
        // Formatting elements that each paragraph opens again, and that each block takes over.
        (0..<300).map { "<i id=\($0)>" }.joined() + String(repeating: "<p>x", count: count),
        String(repeating: "<a><div>", count: count), String(repeating: "<b><p></b>", count: count),
        String(repeating: "<nobr><table><marquee>", count: count), String(repeating: "<table>x", count: count),
        String(repeating: "<a><p></a>", count: count), String(repeating: "<", count: count),
        String(repeating: "<!--", count: count), String(repeating: "&", count: count),
        String(repeating: "<script><!--<script>", count: count), String(repeating: "</", count: count),
        String(repeating: "<a b='", count: count), String(repeating: "<![CDATA[]]", count: count),
        String(repeating: "a", count: count), String(repeating: "\0", count: count),
    ])
    func readsInProportion(_ html: String) {
        read(html) { document, source in
            expectTree(document)
            #expect(document.nodes.count < 3 * source.count + 2000)
        }
    }

    @Test func readsEveryTruncation() {
        let html = Array(Self.page.utf8)
        for end in html.indices {
            for start in [0, end / 2] {
                html[start..<end].withUnsafeBufferPointer {
                    expectTree(HTMLDocument(SourceBytes($0), hasScripting: false))
                }
            }
        }
    }

    @Test func readsAnyBytes() {
        var random = SplitMix64(seed: 7)
        let pieces = Array(Self.page.utf8).split(separator: UInt8(ascii: "<")).map { [UInt8(ascii: "<")] + $0 }
        for _ in 0..<rounds(3_000, debug: 100) {
            var bytes: [UInt8] = []
            for _ in 0..<40 {
                bytes += pieces.randomElement(using: &random) ?? []
                if Bool.random(using: &random) { bytes.append(UInt8.random(in: 0...255, using: &random)) }
            }
            bytes.withUnsafeBufferPointer { expectTree(HTMLDocument(SourceBytes($0), hasScripting: false)) }
        }
    }

    private static let page = """
        <!DOCTYPE html PUBLIC "a" 'b'><html lang=en><head><title>a&amp;b</title><style>p{color:red}</style>
        <script><!-- <script> </script> --></script></head><body class="a 'b'" class=c><p>1<b>2<p>3</b>4<table><caption>
        <tr><td>5<th>6</table><ul><li>7<li>8</ul><svg viewbox=0><![CDATA[9]]><foreignObject><p>x</svg><math><mi>y<mglyph>
        <annotation-xml encoding="text/html"><div></math><select><optgroup><option>z<hr></select><template><td>a</template>
        <form><input type=hidden><button>b<button></form><pre>
        c</pre><nobr><a><div></a></nobr><ruby>a<rt>b</ruby><frameset><frame></frameset><noscript><p></noscript>
        <textarea>d</textarea><plaintext>e</body>
        """

    /// Checks that the links of all nodes agree, and that the tree is no deeper than it may be.
    private func expectTree(_ document: HTMLDocument) {
        var depths = [Int](repeating: -1, count: document.nodes.count)
        depths[0] = 0
        var node: Int32 = 0
        var isSound = true
        while node >= 0 {
            let one = document.nodes[Int(node)]
            var child = one.firstChild
            var previous: Int32 = -1
            while child >= 0, isSound {
                let own = document.nodes[Int(child)]
                isSound = depths[Int(child)] < 0 && own.parent == node && own.previous == previous
                depths[Int(child)] = depths[Int(node)] + 1
                previous = child
                child = own.next
            }
            isSound = isSound && previous == one.lastChild
            guard isSound else { break }
            node = document.successor(of: node, inside: 0)
        }
        #expect(isSound)
        #expect((depths.max() ?? 0) <= HTMLDocument.mostDepth + 10)
    }
}
