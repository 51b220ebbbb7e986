import HTMLDocuments

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
        switch nodes[Int(node)].tag {
        case .button, .input, .select, .textarea, .mark, .dialog, .meter, .progress, .iframe, .object, .embed, .video,
            .canvas, .img, .picture:
            true
        default: nodes[Int(node)].namespace != .html
        }
    }

    /// Whether the element `node` and its content are never drawn as text of the page.
    func isNeverShown(_ node: Int32) -> Bool {
        switch nodes[Int(node)].tag {
        case .head, .script, .style, .template, .title, .noscript, .noframes, .noembed, .iframe, .object, .datalist,
            .audio, .video, .canvas, .select, .option, .optgroup, .textarea, .button, .input:
            true
        case .details: attribute(.open, of: node) == nil
        default: nodes[Int(node)].namespace != .html || attribute(.hidden, of: node) != nil
        }
    }

    /// The text size that browsers give the element `node`, as a multiple of its parent's, and whether its text is bold.
    func ownSize(_ node: Int32) -> (factor: Double?, isBold: Bool?) {
        switch nodes[Int(node)].tag {
        case .h1: (elementIsInSection(node) ? nil : 2, true)
        case .h2: (1.5, true)
        case .h3: (1.17, true)
        case .h4: (1, true)
        case .h5: (0.83, true)
        case .h6: (0.67, true)
        case .b, .strong, .th: (1, true)
        case .small, .sub, .sup: (1 / 1.2, nil)
        case .big: (1.2, nil)
        case .code, .kbd, .samp, .pre, .tt, .listing, .plaintext, .xmp: (13 / 16, nil)
        case .font: (attribute(.size, of: node) == nil ? 1 : nil, nil)
        case .table: (isQuirky ? nil : 1, nil)
        default: (1, nil)
        }
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
