import HTMLDocuments
import SourceText

/// An attribute that is a color.
///
/// <https://html.spec.whatwg.org/multipage/rendering.html#the-page>
struct HTMLColorAttribute {
    /// The property that it sets, as ``HTMLStyles`` writes it: no longer than the attribute's name.
    var property: StaticString
    /// The offset of its name.
    var start: Int
    var value: ByteRange

    /// The attributes of `tag` that are colors as CSS writes them, too.
    static func all(of tag: HTMLTag, in source: SourceBytes) -> [HTMLColorAttribute] {
        tag.attributes.compactMap { attribute in
            let property: StaticString
            switch (HTMLName(number: attribute.name), tag.name) {
            case (.bgcolor, .body), (.bgcolor, .table), (.bgcolor, .thead), (.bgcolor, .tbody), (.bgcolor, .tfoot),
                (.bgcolor, .tr), (.bgcolor, .td), (.bgcolor, .th):
                property = "-bgcol"
            case (.color, .font), (.text, .body): property = "-col"
            default: return nil
            }
            let start = Int(attribute.start)
            guard isColor(source.buffer(attribute.value)), start >= tag.range.lowerBound + 3 else { return nil }
            return HTMLColorAttribute(property: property, start: start, value: attribute.value)
        }
    }

    /// Whether HTML and CSS read `value` as the same color: `#rgb`, `#rrggbb`, or letters.
    ///
    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-a-legacy-colour-value>
    private static func isColor(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = value.first else { return false }
        let isHex = first == UInt8(ascii: "#")
        guard !isHex || value.count == 4 || value.count == 7 else { return false }
        return value.dropFirst(isHex ? 1 : 0).allSatisfy { byte in
            let letter = byte | 0x20
            return isHex && byte &- 0x30 < 10 || letter &- 0x61 < (isHex ? 6 : 26)
        }
    }
}
