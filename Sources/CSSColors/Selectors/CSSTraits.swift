import ColorMath
import SourceText

/// What the names of types and classes tell about the elements.
extension CSSCompound {
    /// Notes what the type `name` tells.
    mutating func setTraits(ofType name: UnsafeBufferPointer<UInt8>) {
        if let size = Self.boldTypes[name] {
            headingSize = size
            isBold = true
        } else if let contents = CSSContents.types[name] {
            self.contents = contents
        }
    }

    /// Notes what the type `name` tells.
    mutating func setTraits(ofType name: String) {
        var name = name
        name.withUTF8 { setTraits(ofType: $0) }
    }

    /// Notes `traits` of a class, see ``CSSCompoundReader/Lists/traits``; nothing if they are negative.
    mutating func setTraits(_ traits: Int32) {
        guard traits >= 0 else { return }
        if traits & 1 != 0 { isInactive = true }
        if let contents = Contents(rawValue: UInt8(truncatingIfNeeded: traits >> 1)) {
            self.contents = max(self.contents, contents)
        }
    }

    /// The types whose text browsers make bold, with the size in CSS pixels to which they enlarge it, or 0.
    /// <https://html.spec.whatwg.org/multipage/rendering.html#sections-and-headings>
    private static let boldTypes = WordTable<Double>(ignoringCase: [
        ("h1", 32), ("h2", 24), ("h3", 18.72), ("h4 h5 h6 strong b th", 0),
    ])
}
