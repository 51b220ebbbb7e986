import CSSColors
import HTMLDocuments
import SourceColors
import SourceText

/// What decides between the colors of `light-dark()` on an element.
///
/// <https://www.w3.org/TR/css-color-adjust-1/#color-scheme-prop>
enum PageColorScheme {
    case light, dark
    /// The user's preference.
    case preference
    case unknown
}

extension PageJudge {
    /// Returns the color scheme that `node` has or inherits. Without a declaration it is light, whatever the user prefers.
    mutating func colorScheme(of node: Int32) -> PageColorScheme {
        var element = node
        while element >= 0 {
            styles.spend(1)
            if styles.sets(1 << UInt32(CSSPageProperty.colorScheme.rawValue), of: element) {
                let winner = styles.winner(.colorScheme, of: element)
                if winner.doubt > winner.rank { return .unknown }
                switch value(winner) {
                case .flag(let isDark): return isDark ? .dark : .light
                case .inherited: break
                default: return .preference
                }
            }
            element = styles.elements.all[Int(element)].parent
        }
        guard let scheme else { return hasScripts ? .unknown : .light }
        return scheme ? .dark : .preference
    }

    /// Whether browsers may draw another canvas than white: in a dark color scheme.
    mutating func hasOwnCanvas() -> Bool {
        guard let html = styles.elements.order.first else { return false }
        switch colorScheme(of: html) {
        case .light: return false
        case .dark: return true
        case .preference: return styles.appearance.isDark
        // A script that asks for a dark canvas also sets a background.
        case .unknown: return styles.winner(.colorScheme, of: html).doubt > 0
        }
    }

    /// Whether `<meta name=color-scheme>` asks for a dark page only; nil if it does not mention dark ones.
    static func scheme(of document: HTMLDocument, _ source: SourceBytes) -> Bool? {
        for index in document.nodes.indices where document.nodes[index].tag == .meta {
            guard let name = document.attribute(.name, of: Int32(index)),
                let content = document.attribute(.content, of: Int32(index)),
                document.value(of: name, in: source).map(lowercasedASCII).elementsEqual("color-scheme".utf8)
            else { continue }
            return document.value(of: content, in: source).withUnsafeBufferPointer { value in
                let all = ByteRange(0, value.count)
                let isDark = SourceBytes(value).contains("dark", in: all, ignoringCase: true)
                return isDark ? !SourceBytes(value).contains("light", in: all, ignoringCase: true) : nil
            }
        }
        return nil
    }
}
