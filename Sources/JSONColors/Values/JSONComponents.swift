import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// A color given by its components: an object with a number for each, a catalog's `components`, or a design token's
/// `colorSpace` with an array of `components`.
struct JSONComponents {
    let keys: ComponentKeys
    /// The color.
    let value: LiteralValue
    let space: ColorSpace
    /// Whether components may lie outside 0…1.
    let isExtended: Bool
    /// The components: three, or one for a gray.
    let channels: [JSONChannel]
    /// The alpha, if written.
    let alpha: JSONChannel?
    /// Where an alpha can be inserted, and under which key.
    let alphaSlot: (offset: Int, key: String)?
    /// The range of the hex digits of the same color, after the `#`, if written beside it.
    let hexDigits: ByteRange?

    // MARK: Reading

    /// Whether `words` contains all components of a color.
    static func areComponents(_ words: JSONKeyWords) -> Bool {
        words.isSuperset(of: .rgb) || words.isSuperset(of: .shortRGB) || words.isSuperset(of: .hsb)
    }

    /// Reads an object with a number for each component, such as `{"red": 1, "green": 0.5, "blue": 0}`.
    ///
    /// - Returns: nil if it is not a color: a component is negative or above 255.
    init?(object members: JSONMembers, in source: SourceBytes) {
        let words: [JSONKeyWord]
        let keys: ComponentKeys
        if members.words.isSuperset(of: .rgb) {
            (words, keys) = ([.red, .green, .blue], .rgb)
        } else if members.words.isSuperset(of: .shortRGB) {
            (words, keys) = ([.r, .g, .b], .rgb)
        } else if members.words.isSuperset(of: .hsb) {
            (words, keys) = ([.hue, .saturation, .brightness], .hsb)
        } else {
            return nil
        }
        var channels = words.compactMap { word in members[word].flatMap { JSONChannel($0, in: source) } }
        let alphaNode = JSONKeyWords.alphaInOrder.lazy.compactMap { members[$0] }.first
        var alpha = alphaNode.flatMap { JSONChannel($0, in: source) }
        guard channels.count == 3, (alphaNode == nil) == (alpha == nil) else { return nil }
        guard (channels + (alpha.map { [$0] } ?? [])).allSatisfy({ 0 <= $0.number && $0.number <= 255 }) else {
            return nil
        }
        let highest = channels.reduce(alpha?.number ?? 0) { max($0, $1.number) }
        if keys == .rgb, highest > 1 {
            for index in channels.indices { channels[index].scale = 255 }
        }
        if let number = alpha?.number, number > 1 { alpha?.scale = 255 }
        // iTerm2 names the space beside the components.
        let isWide = members[.colorSpace].map { $0.kind == .string && source.text($0.contentRange) == "P3" } ?? false
        let space = keys == .hsb ? ColorSpace.hsb : isWide ? .displayP3 : .srgb
        let last = channels.max { $0.range < $1.range }
        self.init(
            keys: keys, space: space, isExtended: false, channels: channels, alpha: alpha,
            alphaSlot: members.words.contains(.colorSpace)
                ? nil : last.map { ($0.range.upperBound, words[0] == .r ? "a" : "alpha") },
            hexDigits: members.hexDigits)
    }

    /// Reads a catalog's `components`, numbers in strings: 0…1 with a decimal point, otherwise 8 bits; alpha is always
    /// 0…1.
    ///
    /// - Parameter colorSpace: the value of the sibling `color-space`.
    init?(catalog members: JSONMembers, colorSpace: JSONCatalogSpace, in source: SourceBytes) {
        let words: [JSONKeyWord] = members.words.contains(.white) ? [.white] : [.red, .green, .blue]
        let nodes = words.compactMap { members[$0] }
        guard nodes.count == words.count else { return nil }
        let channels = nodes.compactMap { JSONChannel($0, in: source, isInString: $0.kind == .string) }
        var alpha = members[.alpha].flatMap { JSONChannel($0, in: source, isInString: $0.kind == .string) }
        if alpha?.spelling == .integer { alpha?.scale = 1 }
        guard channels.count == words.count else { return nil }
        self.init(
            keys: words.count == 1 ? .white : .rgb, space: words.count == 1 ? .gray : colorSpace.space,
            isExtended: colorSpace.isExtended, channels: channels, alpha: alpha, alphaSlot: nil, hexDigits: nil)
    }

    /// Reads a design token: `{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1, "hex": "#ff0000"}`.
    ///
    /// <https://www.designtokens.org/tr/drafts/color/>
    init?(token members: JSONMembers, in source: SourceBytes) {
        guard let name = members[.colorSpace], name.kind == .string, let elements = members.elements(.components),
            elements.count == 3,
            let space = Self.tokenSpaces[source.text(name.contentRange)]
        else { return nil }
        var channels = elements.compactMap { JSONChannel.ofToken($0, in: source) }
        guard channels.count == 3 else { return nil }
        if space == .hsl || space == .hwb {
            channels[1].scale = 100
            channels[2].scale = 100
        }
        self.init(
            keys: .components, space: space, isExtended: space != .hsl && space != .hwb, channels: channels,
            alpha: members[.alpha].flatMap { JSONChannel($0, in: source) }, alphaSlot: nil,
            hexDigits: members.hexDigits)
    }

    private static let tokenSpaces = [String: ColorSpace](
        ColorSpace.allCases.flatMap { space in space.interpolationNames.prefix(1).map { ($0, space) } },
        uniquingKeysWith: { first, _ in first })

    private init(
        keys: ComponentKeys, space: ColorSpace, isExtended: Bool, channels: [JSONChannel], alpha: JSONChannel?,
        alphaSlot: (offset: Int, key: String)?, hexDigits: ByteRange?
    ) {
        self.keys = keys
        self.space = space
        self.isExtended = isExtended
        self.channels = channels
        self.alpha = alpha
        self.alphaSlot = alphaSlot
        self.hexDigits = hexDigits
        let parts = channels.map(\.component)
        let opacity = alpha?.component ?? 1
        let isInRange = isExtended || parts.allSatisfy { 0 <= $0 && $0 <= 1 || space == .hsl || space == .hwb }
        if isInRange, 0 <= opacity, opacity <= 1 {
            let color = ColorValue(
                space, parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0, alpha: opacity)
            value = .color(color)
        } else {
            value = .unresolved(.componentOutOfRange)
        }
    }
}

/// The color spaces of asset catalogs.
///
/// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html>
struct JSONCatalogSpace {
    var space: ColorSpace
    /// Whether components may lie outside 0…1.
    var isExtended: Bool

    /// Returns the space called `name`; nil for names that catalogs don't have.
    init?(_ name: String) {
        switch name {
        case "srgb": (space, isExtended) = (.srgb, false)
        case "extended-srgb": (space, isExtended) = (.srgb, true)
        case "extended-linear-srgb": (space, isExtended) = (.srgbLinear, true)
        case "display-p3": (space, isExtended) = (.displayP3, false)
        case "gray-gamma-22": (space, isExtended) = (.gray, false)
        case "extended-gray": (space, isExtended) = (.gray, true)
        case _ where name.hasPrefix("generic"): (space, isExtended) = (.srgb, false)
        default: return nil
        }
    }

    /// Creates a space with unbounded components.
    init(extended space: ColorSpace) {
        self.space = space
        isExtended = true
    }
}
