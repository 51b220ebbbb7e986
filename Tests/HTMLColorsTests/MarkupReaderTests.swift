import SourceText
import TestSupport
import Testing

import HTMLColors

/// The tags with classes in templates. Each is written as a selector; `?` at the end says that code may give it other classes,
/// `!` that its colors or its content are not those of text with these classes.
@Suite struct MarkupReaderTests {
    @Test(arguments: [
        // HTML
        ("<a class='btn  primary' href=x>1</a><P CLASS=lead>2", ["a.btn.primary", ".lead"]),
        // Text
        ("<p class=a>1<p class=b><b>1</b></p><p class=c><i></i> 1</p>", ["p.a", "p.b!", "p.c"]),
        (
            "<p class=a>{{ x }}<p class=b><%= x %><p class=c><% if x %>1<p class=d><?= $x ?><p class=e>{x}",
            [
                "p.a", "p.b", "p.c", "p.d", "p.e",
            ]
        ),
        (
            "<p class=a><%= link_to x %><p class=b>{x && <b>1</b>}<p class=c><!-- x --><img> <p>",
            ["p.a!", "p.b!", "p.c!"]
        ),
        ("<p class>1<p class=''>2<p id=class>3", ["p", "p"]),
        ("<p class=a data-x='>'>1</p><p title='<b class=c>'>2", ["p.a"]),
        ("<!-- <p class=a>1 --><p class=b>2<!-- <p class=c>3", ["p.b", "p.c"]),
        ("<p class=a></p><p class=b> </p><p class=c/>1<br class=d />", ["p.a!", "p.b!", "p.c/!", "br.d!"]),
        (
            "<p class=a style='color: red'>1<p class=a style='margin: 0'>2<p class=a disabled>3",
            ["p.a!", "p.a", "p.a!"]
        ),
        // React
        ("<a className=\"x y\">{1}</a><a className={'x'}>1</a><a className={`x y`}>1</a>", ["a.x.y", "a.x", "a.x.y"]),
        ("<a className={`x y-${z} w`}>1</a><a className={x ? 'y' : 'z'}>1</a>", ["a.x.w?", "a?"]),
        ("<a className={clsx('x', { y })} onClick={() => a > b}>1</a>", ["a?"]),
        ("<a {...rest} className='x'>1</a><a style={{ color }} className='y'>1</a>", ["a.x?", "a.y!"]),
        ("<a style={{ margin: 0 }} className='x'>1</a><a style={s} className='y'>1</a>", ["a.x", "a.y!"]),
        ("<Button className='x'>1</Button><Link className='y'>1</Link><Menu.Item className='z'>", [".x", "a.y", ".z"]),
        ("{/* <a className='x'>1</a> */}<a className='y'>1</a>", ["a.y"]),
        ("if (a <b && c> d) {} <T,>(x: T) => <i className='x'>1</i>", ["i.x"]),
        // Vue, Svelte, Angular, Alpine
        ("<a :class=\"'x y'\">1</a><a class='x' :class=\"{ y: z }\">1</a>", ["a.x.y", "a.x?"]),
        ("<a class='x' v-bind:class=\"y\">1</a><a class='x' [ngClass]='y'>1</a>", ["a.x?", "a.x?"]),
        ("<a class='x' class:y={z}>1</a><a class='x {y} z-{w} v'>1</a>", ["a.x?", "a.x.v?"]),
        ("<a class='x' [class.y]='z' (click)='w()'>1</a><a @click='x' #ref class='y'>1</a>", ["a.x?"]),
        ("<router-link class='x'>1</router-link><my-link class='y'>1</my-link>", ["a.x", ".y"]),
        // Templates
        ("<a class='x {{ y }} z'>1</a><a class='x-{{ \"y'z\" }} w'>1</a>", ["a.x.z?", "a.w?"]),
        (
            "<a class='x {% if y %}z{% endif %}'>1</a><a {% if y %}class='x'{% endif %} class=y>1</a>",
            ["a.x?", "a.x.y?"]
        ),
        ("<a class='x <%= y %> z'>1</a><a class='x <% if y %>z<% end %>'>1</a>", ["a.x.z?", "a.x?"]),
        (
            "<a class='x <?php echo y(\"z\"); ?>'>1</a><a class='x <?php if (y) { ?>z<?php } ?>'>1</a>",
            ["a.x?", "a.x?"]
        ),
        ("<a class='x {{#if y}}z{{/if}}'>1</a><a class='x {{> y}} z'>1</a>", ["a.x?", "a.x.z?"]),
        ("{{-- <a class=x>1 --}}{# <a class=y>1 #}<%# <a class=z>1 %>{{!-- <a class=w>1 --}}<a class=v>1", ["a.v"]),
        ("echo '<a class=\"x ' . $y . '\">1</a><a class=\"z\">1</a>';", ["a.x?", "a.z"]),
        ("<a class='x' @if(y) disabled @endif>1</a><a class='y'>1</a>", ["a.x?!", "a.y"]),
    ])
    func readsTags(_ text: String, _ tags: [String]) { #expect(Self.tags(text) == tags) }

    @Test func takesTimeInProportion() {
        let count = rounds(1_000_000, debug: 2_000)
        for part in ["<a ", "<a class=", "<a class='", "{#", "<!--", "<a {", "<a class={`", "{{", "<a b=\"<?", "<a <%"]
        {
            _ = Self.tags(String(repeating: part, count: count))
            _ = Self.tags("class" + String(repeating: part, count: count))
        }
    }

    @Test func survivesTruncation() {
        let text = Array(
            "<a :class=\"'x'\" class='y <%= z %> {{ w }}' style={{ color: 1 }} {...v}>1</a> {/* class */}".utf8)
        for end in text.indices {
            for start in 0..<end {
                text[start..<end].withUnsafeBufferPointer { bytes in
                    var reader = MarkupReader(SourceBytes(bytes))
                    while let tag = reader.next() { #expect(tag.range.upperBound <= bytes.count) }
                }
            }
        }
    }

    private static func tags(_ text: String) -> [String] {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var reader = MarkupReader(SourceBytes(bytes))
            var tags: [String] = []
            while let tag = reader.next() {
                tags.append(
                    tag.name + tag.classes.map { "." + $0 }.joined() + (tag.isOpen ? "?" : "")
                        + (tag.isExempt ? "!" : ""))
            }
            return tags
        }
    }
}
