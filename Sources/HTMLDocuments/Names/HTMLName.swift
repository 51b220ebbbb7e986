/// The names of elements and attributes that the parser and the cascade know. Its raw values are the first numbers of
/// ``HTMLNames``; every other name of a document gets a number after them.
package enum HTMLName: UInt8, CaseIterable, Sendable {
    // Elements of HTML.
    case a, abbr, acronym, address, applet, area, article, aside, audio
    case b, base, basefont, bgsound, big, blockquote, body, br, button
    case canvas, caption, center, cite, code, col, colgroup
    case datalist, dd, del, details, dialog, dir, div, dl, dt
    case em, embed, fieldset, figcaption, figure, font, footer, form, frame, frameset
    case h1, h2, h3, h4, h5, h6, head, header, hgroup, hr, html
    case i, iframe, image, img, input, ins, kbd, keygen, label, legend, li, link, listing
    case main, map, mark, marquee, menu, meta, meter, nav, nobr, noembed, noframes, noscript
    case object, ol, optgroup, option, output, p, param, picture, plaintext, pre, progress, q
    case rb, rp, rt, rtc, ruby, s, samp, script, search, section, select, slot, small, source, span, strike, strong
    case style, sub, summary, sup
    case table, tbody, td, template, textarea, tfoot, th, thead, time, title, tr, track, tt
    case u, ul, `var`, video, wbr, xmp
    // Elements of SVG and MathML.
    case annotationXML, desc, foreignObject, malignmark, math, mglyph, mi, mn, mo, ms, mtext, svg
    // Attributes.
    case background, bgcolor, `class`, color, content, contenteditable, disabled, encoding, face, hidden, href, id
    case lang, media, name, open, rel, size, src, text, type, value, vlink, alink
    /// A name that is not in this list.
    case other

    /// The names in the order of the cases, separated by spaces.
    static let words: StaticString = """
        a abbr acronym address applet area article aside audio \
        b base basefont bgsound big blockquote body br button \
        canvas caption center cite code col colgroup \
        datalist dd del details dialog dir div dl dt \
        em embed fieldset figcaption figure font footer form frame frameset \
        h1 h2 h3 h4 h5 h6 head header hgroup hr html \
        i iframe image img input ins kbd keygen label legend li link listing \
        main map mark marquee menu meta meter nav nobr noembed noframes noscript \
        object ol optgroup option output p param picture plaintext pre progress q \
        rb rp rt rtc ruby s samp script search section select slot small source span strike strong \
        style sub summary sup \
        table tbody td template textarea tfoot th thead time title tr track tt \
        u ul var video wbr xmp \
        annotation-xml desc foreignObject malignmark math mglyph mi mn mo ms mtext svg \
        background bgcolor class color content contenteditable disabled encoding face hidden href id \
        lang media name open rel size src text type value vlink alink
        """

    /// The name with the number `number` in ``HTMLNames``; `other` if it is not in the list.
    @inline(__always) package init(number: Int32) {
        self = HTMLName(rawValue: UInt8(truncatingIfNeeded: min(max(number, 0), 255))) ?? .other
    }

    /// Its number in ``HTMLNames``.
    package var number: Int32 { Int32(rawValue) }
}

extension HTMLName {
    /// Whether it is an element with parsing rules of its own, besides the formatting elements.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#special>
    var isSpecial: Bool {
        switch self {
        case .address, .applet, .area, .article, .aside, .base, .basefont, .bgsound, .blockquote, .body, .br, .button,
            .caption, .center, .col, .colgroup, .dd, .details, .dir, .div, .dl, .dt, .embed, .fieldset, .figcaption,
            .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5, .h6, .head, .header, .hgroup, .hr,
            .html, .iframe, .img, .input, .keygen, .li, .link, .listing, .main, .marquee, .menu, .meta, .nav, .noembed,
            .noframes, .noscript, .object, .ol, .p, .param, .plaintext, .pre, .script, .search, .section, .select,
            .source, .style, .summary, .table, .tbody, .td, .template, .textarea, .tfoot, .th, .thead, .title, .tr,
            .track, .ul, .wbr, .xmp:
            true
        default: false
        }
    }

    /// Whether it bounds a scope.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-scope>
    var isScope: Bool {
        switch self {
        case .applet, .caption, .html, .table, .td, .th, .marquee, .object, .select, .template: true
        default: false
        }
    }

    /// Whether its end tag may be omitted where another element ends.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags>
    var isImplied: Bool {
        switch self {
        case .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc: true
        default: false
        }
    }

    var isHeading: Bool { rawValue >= HTMLName.h1.rawValue && rawValue <= HTMLName.h6.rawValue }

    /// Whether text in it goes in front of the table.
    var isTablePart: Bool {
        switch self {
        case .table, .tbody, .tfoot, .thead, .tr: true
        default: false
        }
    }

    var isFormatting: Bool {
        switch self {
        case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u: true
        default: false
        }
    }

    /// Whether it is an element of HTML that ends foreign content.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
    var endsForeignContent: Bool {
        switch self {
        case .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1, .h2, .h3, .h4,
            .h5, .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p, .pre, .ruby, .s, .small, .span,
            .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var:
            true
        default: false
        }
    }
}
