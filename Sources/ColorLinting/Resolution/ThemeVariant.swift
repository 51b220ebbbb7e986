import SourceText

/// One of several sets of colors that are used together: one of the types that stand for a protocol, of the places in a style
/// sheet, or of the cases of an enumeration.
struct ThemeVariant: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A theme that users choose, so that each is seen wherever its colors are used. If one is named for an appearance, it
        /// may follow that, so that not each is seen in each.
        case theme
        /// A place in a style sheet, which is seen in every appearance.
        case place
        /// A value such as a status, so that some may not occur where the color is used.
        case value
        /// A file that may be loaded instead of others.
        case file
        /// Inside of an element that may be around the color, or, without a type, outside of it.
        case region

        /// Whether it is not known which of the variants is seen.
        var isUnknown: Bool { self == .file || self == .region }
    }

    /// The protocol, or the enumeration.
    let whole: String
    /// The type that conforms to it, or the case.
    let type: String
    let kind: Kind
    /// The name that has another meaning in each; empty if it may be one of several.
    let name: String
    /// The files that define the name, if ``type`` is one of these; of a theme that is a file, that one.
    let files: [String]

    init(of whole: String, type: String, kind: Kind, name: String = "", files: [String] = []) {
        self.whole = whole
        self.type = type
        self.kind = kind
        self.name = name
        self.files = files
    }

    /// One of the several things that the modifier `whole` draws.
    init(of whole: String, branch: Int) { self.init(of: whole, type: Self.branchMark + "\(branch)", kind: .value) }

    /// The text before the number of a branch, which has no name.
    private static let branchMark = "#"

    /// What to call it; nil if it has no name.
    var title: String? {
        type.isEmpty || kind.isUnknown || type.hasPrefix(Self.branchMark) ? nil : type
    }

    /// Whether `other` is another variant of the same, so that the two are never seen together.
    ///
    /// If files that are loaded together both define two names, the last one decides both.
    func excludes(_ other: ThemeVariant) -> Bool {
        // The file of a theme is loaded with it.
        if kind == .file, other.kind == .theme { return files.contains { $0 != type && other.files == [$0] } }
        if kind == .theme, other.kind == .file { return other.excludes(self) }
        guard type != other.type, whole == other.whole else { return false }
        return kind != .file || files.contains(other.type) && other.files.contains(type)
    }

    /// Whether its name contains that of an appearance: `DarkTheme`, `Theme.night`.
    var isNamedForAppearance: Bool {
        var type = type
        return type.withUTF8 { bytes in
            Self.appearances.contains {
                SourceBytes(bytes).contains($0, in: ByteRange(0, bytes.count), ignoringCase: true)
            }
        }
    }

    /// Whether a word of the condition `text` is the name of an appearance: `isDark`, but not `isHighlighted`.
    static func mayAskForAppearance(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while let first = rest.first {
            // A word is a capital letter and small ones, or small ones alone.
            let word = [first | 0x20] + rest.dropFirst().prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            if appearances.contains(where: {
                word.elementsEqual(UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount))
            }) {
                return true
            }
            rest = rest.dropFirst(word.count)
        }
        return false
    }

    private static let appearances: [StaticString] = ["dark", "light", "night", "day"]
}

extension Paint {
    /// The variants that `layers` belong to.
    static func variants(of layers: [Layer]) -> [ThemeVariant] {
        layers.compactMap { if case .variant(let variant) = $0 { variant } else { nil } }
    }

    /// The type of theme that the color is of; nil if it is of none, without a theme, or one of several colors.
    var variantType: String? {
        guard case .alternatives(let stacks) = self, stacks.count == 1 else { return nil }
        return Self.variants(of: stacks[0]).lazy.compactMap(\.title).first
    }

    /// Whether no two of `layers` and `others` belong to different variants of one theme, or apply under conditions that
    /// exclude one another.
    static func areCompatible(_ layers: [Layer], _ others: [Layer]) -> Bool {
        // Each variant of one color is compared with each of the other.
        for layer in layers {
            guard case .variant(let one) = layer else { continue }
            for other in others {
                if case .variant(let other) = other, one.excludes(other) { return false }
            }
        }
        return !areExclusive(layers, others)
    }

    /// Returns the theme that gives both `layers` and `others`; nil if none does.
    static func theme(of layers: [Layer], _ others: [Layer]) -> ThemeVariant? {
        let themes = variants(of: layers)
        return variants(of: others).first { $0.kind == .theme && themes.contains($0) }
    }

    /// Whether some alternatives belong to variants of themes.
    var isVarying: Bool { hasChoice && stacks.contains { !Self.variants(of: $0).isEmpty } }

    /// The name whose several possible definitions give the colors; nil if there is none.
    var ambiguousName: String? {
        guard hasChoice else { return nil }
        let unknown = stacks.lazy.map { Self.variants(of: $0).filter(\.kind.isUnknown) }
        guard let first = unknown.first, let other = unknown.first(where: { $0 != first }) else { return nil }
        return (first + other).first?.name
    }

    /// Whether `layers` are seen only inside of an element that may not be there.
    static func isInRegion(_ layers: [Layer]) -> Bool {
        variants(of: layers).contains { $0.kind == .region && !$0.type.isEmpty }
    }

    /// Whether some alternatives belong to themes that users choose.
    var isOfTheme: Bool { stacks.contains { Self.variants(of: $0).contains { $0.kind == .theme } } }

    /// Whether some of these variants may be those of an appearance, or a condition may be one: `isDark`.
    var mayFollowAppearance: Bool {
        hasChoice
            && stacks.contains { stack in
                stack.contains { layer in
                    switch layer {
                    case .variant(let variant): variant.kind == .theme && variant.isNamedForAppearance
                    case .condition(let condition): ThemeVariant.mayAskForAppearance(condition.subject)
                    default: false
                    }
                }
            }
    }

    /// The enumerations whose values decide.
    var decidingEnumerations: Set<String> {
        var result: Set<String> = []
        for stack in stacks {
            for variant in Self.variants(of: stack) where variant.kind == .value { result.insert(variant.whole) }
        }
        return result
    }
}
