import ColorMath
import SourceText

/// A name that stands for a color.
package struct ColorName: Hashable, Sendable {
    /// The kind of name. Equal texts of different kinds are different names.
    package enum Space: Hashable, Sendable {
        /// A CSS custom property, including its dashes: `--brand`.
        case customProperty
        /// A Sass or Less variable, including its sigil: `$brand`, `@brand`; or a value in a map of Sass: `$colors.brand`.
        /// Of other files, only those set for the whole file are visible.
        case preprocessorVariable
        /// A Swift member, qualified by the full name of its type: `Theme.accent`, `Theme.Dark.accent`. Members of
        /// `extension Color` and of `ShapeStyle where Self == Color` are `Color.brand`, used as `Color.brand` or
        /// `.brand`. Globals and local variables are unqualified (`accent`) and are not shared with other files.
        case swiftMember
        /// A color of an asset catalog: `Brand`, or `Folder/Brand` in a folder that provides a namespace.
        case asset
        /// The generated symbol for an asset color, such as `.brandBlue` for `Brand Blue`:
        /// ``ColorName/assetSymbol(_:)``.
        case assetSymbol
        /// A design token, named by its path: `color.brand`.
        case token
        /// A color of another file that a page shows behind text or as its color, by a number.
        case page
        /// The background that a style sheet gives pages: ``ColorName/pageBackground``.
        case pageBackground
    }

    package var space: Space
    package var text: String

    /// Whether it is a member of an object, ``ColorObject``, which no source writes.
    package var isOfObject: Bool { space == .swiftMember && text.contains(ColorObject.memberMark) }

    /// The background of `body` or `html`, which a style sheet gives the pages of a project.
    package static let pageBackground = ColorName(.pageBackground, "the page's background")

    /// Whether a user knows the name, because source writes it.
    package var isWritten: Bool { !isOfObject && space != .pageBackground }

    /// Returns the name of the constant that the subject of a condition is, `Build.hasNewLayout`: white for true, black for
    /// false; nil if it is no member of a type. No source writes the name.
    package static func flag(_ subject: String) -> ColorName? {
        let bytes = subject.utf8
        guard let first = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
            let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
            !bytes.contains(where: { $0 < UInt8(ascii: ".") || $0 > UInt8(ascii: "9") && $0 < UInt8(ascii: "A") })
        else { return nil }
        return ColorName(
            .swiftMember, subject[..<dot] + String(ColorObject.memberMark) + "?" + subject[bytes.index(after: dot)...])
    }

    /// Returns the name of what the view `type` draws over all of its area. No source writes the name.
    package static func drawing(of type: String) -> ColorName {
        ColorName(.swiftMember, type + drawingMark)
    }

    /// What follows the type in such a name. No member of an object is called so.
    private static let drawingMark = String(ColorObject.memberMark) + "!body"

    /// Whether it is the name of what a view draws, ``drawing(of:)``.
    package var isDrawing: Bool { space == .swiftMember && text.hasSuffix(Self.drawingMark) }

    /// The name without the types and objects that it is a member of.
    package var lastPart: Substring {
        let mark = text.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == ColorObject.memberByte }
        return mark.map { text[text.utf8.index(after: $0)...] } ?? text[...]
    }

    /// Whether it is the name of such a constant, which is no color.
    package var isFlag: Bool {
        guard let mark = text.firstIndex(of: ColorObject.memberMark) else { return false }
        return text[mark...].dropFirst().first == "?"
    }

    /// Whether it stands for a call of code that may make the name of a catalog color: `Color.shade#` and steps in lines.
    package var isMadeByCode: Bool { space == .swiftMember && text.utf8.contains(UInt8(ascii: "\n")) }

    /// The name for messages: `DarkTheme.accent` for a member of an object.
    package var shownText: String {
        if isMadeByCode { return text.prefix { $0 != "#" } + "()" }
        if let call = shownCall { return call }
        if isDrawing { return text.dropLast(Self.drawingMark.utf8.count) + ".body" }
        return isOfObject ? String(text.map { $0 == ColorObject.memberMark ? "." : $0 }) : text
    }

    /// The call of an initializer with a case, as the source has it: `UIColor(tone: .ink)` for `UIColor.init().tone.ink`; the case of
    /// an enumeration of digits; nil for other names.
    private var shownCall: String? {
        guard space == .swiftMember else { return nil }
        let words = text.parts(separatedBy: ".").map(String.init)
        if words.count == 4, words[1] == "init()" {
            return words[0] + "(" + (words[2] == "_" ? "." : words[2] + ": .") + words[3] + ")"
        }
        guard words.count > 2, words[words.count - 2] == "rawValue" else { return nil }
        return (words.dropLast(2) + words.suffix(1)).joined(separator: ".")
    }

    /// Whether it is a Sass variable of a module, `theme.$ink`, which another file defines.
    package var isOfModule: Bool {
        space == .preprocessorVariable && text.utf8.first != UInt8(ascii: "$") && text.utf8.first != UInt8(ascii: "@")
    }

    /// The name as its own file defines it: `$ink` for `theme.$ink`.
    package var withoutModule: ColorName {
        guard isOfModule, let start = text.utf8.firstIndex(of: UInt8(ascii: "$")) else { return self }
        return ColorName(space, String(text[start...]))
    }

    package init(_ space: Space, _ text: String) {
        self.space = space
        self.text = text
    }

    /// Returns the name of the value of `key` in the map of Sass with this name: `$colors.ink`.
    package func entry(_ key: String) -> ColorName { ColorName(space, text + "." + key) }

    /// Whether it is a value in a map of Sass.
    package var isMapEntry: Bool { map != nil }

    /// The map that it is a value in, without the module: `$colors` for `$colors.ink`; nil if it is none.
    package var map: ColorName? {
        guard space == .preprocessorVariable, let start = text.utf8.firstIndex(of: UInt8(ascii: "$")),
            let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "."))
        else { return nil }
        return ColorName(space, String(text[start..<end]))
    }
}

/// A definition that gives a name its color: `--x: …`, `static let accent = …`, a `.colorset`, a token.
package struct ColorDefinition: Sendable {
    package var name: ColorName
    /// The range of the name.
    package var nameRange: ByteRange
    /// The defined value.
    package var value: ExpressionID
    /// The scope in which the definition holds.
    package var scope: DefinitionScope
    /// Whether other files can use the name; false for `private` and local names.
    package var isShared: Bool
    /// The index of the theme in ``ColorFacts/themes`` that it belongs to, or -1.
    package var theme: Int16 = -1
    /// The rank among definitions for the same appearance: the highest wins, and the last of equal ones. In CSS, it
    /// follows from the cascade; of variables of Sass, ``defaultRank`` or ``assignedRank``.
    package var rank: UInt64

    /// The rank of `$x: … !default`, which other files may set before, and of `$x: …`.
    package static let defaultRank: UInt64 = 0, assignedRank: UInt64 = 1

    package init(
        name: ColorName, nameRange: ByteRange, value: ExpressionID, scope: DefinitionScope, isShared: Bool = true,
        rank: UInt64 = 0
    ) {
        self.name = name
        self.nameRange = nameRange
        self.value = value
        self.scope = scope
        self.isShared = isShared
        self.rank = rank
    }

    /// Whether a definition for a theme, of rank `rank`, loses against one for all themes, of rank `other`, if the theme
    /// is set on the root element, and wins if it is set on an element inside: `.light { --ink: #777 } :root { --ink: #000 }`.
    /// The two highest bits are those of the element.
    package static func dependsOnPlace(_ rank: UInt64, against other: UInt64) -> Bool {
        rank >> 62 == 2 && other >> 62 == 1 && other << 2 > rank << 2
    }
}

/// Where a definition holds.
package enum DefinitionScope: Equatable, Sendable {
    /// Everywhere: `:root { … }`, a Swift member.
    case everywhere
    /// Everywhere in these appearances: `@media (prefers-color-scheme: dark)`, a catalog's entry for dark appearances.
    case appearances(AppearanceSet)
    /// In this block, and in everything else that it applies to.
    case block(ByteRange)
    /// In this range, which is for another medium such as print.
    case otherMedium(ByteRange)
}
