import ColorMath
import SourceText

/// Recognizes utility classes by their names. Their colors are chosen for individual elements of a page, so that a style
/// sheet does not show what they meet.
enum CSSUtilities {
    private static let backgroundPrefixes: [StaticString] = ["bg-", "background-", "has-background-"]
    private static let textPrefixes: [StaticString] = ["text-", "color-", "fg-", "has-text-"]

    /// Whether the name of the class `part` says that it sets only the property in `sets`: `bg-dark`, `text-red`.
    static func isNamed(_ part: Int32, setting sets: CSSBlock.Sets, _ texts: CSSTextIDs) -> Bool {
        let prefixes = sets == .background ? backgroundPrefixes : textPrefixes
        var result = false
        texts.withText(CSSPart.id(part)) { name in
            result = prefixes.contains { prefix in
                prefix.withUTF8Buffer { $0.count < name.count && name.starts(with: $0) }
            }
        }
        return result
    }

    /// Whether a word in the name of the class `part` is the name of a color: `navy`, `hover-black-50`.
    static func isColorName(_ part: Int32, _ texts: CSSTextIDs) -> Bool {
        var result = false
        texts.withText(CSSPart.id(part)) { name in
            result = name.split(separator: UInt8(ascii: "-")).contains {
                NamedColor.named(UnsafeBufferPointer(rebasing: $0)) != nil
            }
        }
        return result
    }
}
