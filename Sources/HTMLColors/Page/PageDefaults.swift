import CSSColors
import HTMLDocuments
import SourceText

/// What browsers do by themselves to text and what is behind it.
///
/// <https://html.spec.whatwg.org/multipage/rendering.html>
extension HTMLDocument {
    /// Whether browsers give the element `node` a text color of its own.
    func hasOwnColor(_ node: Int32) -> Bool {
        switch nodes[Int(node)].tag {
        case .a, .area: attribute(.href, of: node) != nil
        case .button, .input, .select, .textarea, .mark, .dialog, .meter, .progress: true
        // In quirks mode, tables do not inherit it from where they are.
        case .table: isQuirky
        default: false
        }
    }

    /// Whether browsers draw a background of their own behind the element `node`.
    func hasOwnBackground(_ node: Int32) -> Bool {
        let one = nodes[Int(node)]
        switch one.tag {
        case .iframe, .object, .embed, .video, .canvas, .img, .picture: return true
        default: return one.namespace != .html || Self.drawsBackground[Int(one.tag.rawValue)]
        }
    }

    /// For each known name, whether it is that of one of ``CSSBrowserBackgrounds/elements``.
    private static let drawsBackground: [Bool] = {
        let names = HTMLNames()
        return HTMLName.allCases.map { name in
            names.bytes(of: name.number).withUnsafeBufferPointer { CSSBrowserBackgrounds.elements[$0] != nil }
        }
    }()

    /// Whether the element `node` and its content are never drawn as text of the page.
    func isNeverShown(_ node: Int32) -> Bool {
        switch nodes[Int(node)].tag {
        case .head, .script, .style, .template, .title, .noscript, .noframes, .noembed, .iframe, .object, .datalist,
            .audio, .video, .canvas, .select, .option, .optgroup, .textarea, .input:
            true
        case .summary: attribute(.hidden, of: node) != nil
        default:
            nodes[Int(node)].namespace != .html || attribute(.hidden, of: node) != nil
                || isClosed(nodes[Int(node)].parent)
        }
    }

    /// Whether `node` is a `details` of which only the summary is shown.
    func isClosed(_ node: Int32) -> Bool {
        node > 0 && nodes[Int(node)].tag == .details && attribute(.open, of: node) == nil
    }

    /// Whether the element `node` has the font family `monospace` by itself.
    func isMonospaced(_ node: Int32) -> Bool {
        switch nodes[Int(node)].tag {
        case .code, .kbd, .samp, .pre, .tt, .listing, .plaintext, .xmp: true
        default: false
        }
    }

    /// The size of text in `monospace`, as a multiple of that of other text.
    static var monospacedFactor: Double { 13 / 16 }

    /// The text size that browsers give the element `node`, in pixels or as a multiple of its parent's, and whether its
    /// text is bold.
    func ownSize(_ node: Int32) -> (pixels: Double?, factor: Double?, isBold: Bool?) {
        switch nodes[Int(node)].tag {
        case _ where isMonospaced(node): (nil, Self.monospacedFactor, nil)
        case .h1: (nil, elementIsInSection(node) ? nil : 2, true)
        case .h2: (nil, 1.5, true)
        case .h3: (nil, 1.17, true)
        case .h4: (nil, 1, true)
        case .h5: (nil, 0.83, true)
        case .h6: (nil, 0.67, true)
        case .b, .strong, .th: (nil, 1, true)
        case .small, .sub, .sup: (nil, 1 / 1.2, nil)
        case .big: (nil, 1.2, nil)
        case .font: (nil, attribute(.size, of: node) == nil ? 1 : nil, nil)
        case .table: (nil, isQuirky ? nil : 1, nil)
        case .button: (40 / 3, nil, false)
        default: (nil, 1, nil)
        }
    }

    /// What `node` has besides its name and classes that changes how browsers draw it, as bits.
    func ownTraits(_ node: Int32) -> Int32 {
        var traits: Int32 = 0
        for attribute in attributes(of: node) {
            switch HTMLName(number: attribute.name) {
            case .href: traits |= 1
            case .hidden: traits |= 2
            case .open: traits |= 4
            case .size: traits |= 8
            case .disabled: traits |= 16
            case .other:
                // The name of `tabindex` or `aria-disabled` has a number of its own in each document.
                traits |= 32 &+ attribute.name << 6
            default: break
            }
        }
        return traits
    }

    /// Whether browsers let the keyboard's focus go to the element `node`.
    func canHaveFocus(_ node: Int32) -> Bool {
        switch nodes[Int(node)].tag {
        case .a, .area: attribute(.href, of: node) != nil
        case .button, .input, .select, .textarea, .summary: true
        default: attributes(of: node).contains { isNamed($0.name, "tabindex") }
        }
    }

    func isLink(_ node: Int32) -> Bool {
        (nodes[Int(node)].tag == .a || nodes[Int(node)].tag == .area) && attribute(.href, of: node) != nil
    }

    /// Whether the element `node` is a control that cannot be used, whose text needs no contrast.
    func isDisabled(_ node: Int32) -> Bool {
        switch nodes[Int(node)].tag {
        case .button, .fieldset: attribute(.disabled, of: node) != nil
        default: false
        }
    }

    /// Whether the element `node` is in `pre`, where highlight.js looks for code.
    func isCode(_ node: Int32) -> Bool {
        var node = node
        while node > 0, nodes[Int(node)].tag != .pre { node = nodes[Int(node)].parent }
        return node > 0
    }

    func isNamed(_ number: Int32, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { names.bytes(of: number).elementsEqual($0) }
    }

    /// Whether an `article` or the like, which made headings smaller in older browsers, is around `node`.
    private func elementIsInSection(_ node: Int32) -> Bool {
        var parent = nodes[Int(node)].parent
        while parent > 0 {
            switch nodes[Int(parent)].tag {
            case .article, .aside, .nav, .section: return true
            default: parent = nodes[Int(parent)].parent
            }
        }
        return false
    }
}
