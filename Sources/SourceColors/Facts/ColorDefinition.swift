import ColorMath
import SourceText

/// What a color goes by.
package struct ColorName: Hashable, Sendable {
    /// The kind of name; equal texts of different kinds are different names.
    package enum Space: Hashable, Sendable {
        /// A CSS custom property, its text with the dashes: `--brand`.
        case customProperty
        /// A variable of Sass or Less, its text with the mark: `$brand`, `@brand`. It is known in its own file only.
        case preprocessorVariable
        /// A Swift member by its type's full name and its own: `Theme.accent`, `Theme.Dark.accent`. Members of
        /// `extension Color` and of `ShapeStyle where Self == Color` are `Color.brand`, used as `Color.brand` or `.brand`.
        /// A name of the file or of a block stands alone (`accent`) and is not shared with other files.
        case swiftMember
        /// A color of an asset catalog: `Brand`, or `Folder/Brand` in a folder that provides a namespace.
        case asset
        /// The same color by the symbol that is generated for it, such as `.brandBlue` for `Brand Blue`:
        /// ``ColorName/assetSymbol(_:)``.
        case assetSymbol
        /// A design token, by its path: `color.brand`.
        case token
    }

    /// The kind of name.
    package var space: Space
    /// The name's text.
    package var text: String

    /// The name `text` of kind `space`.
    package init(_ space: Space, _ text: String) {
        self.space = space
        self.text = text
    }
}

/// Where a name gets its color: `--x: …`, `static let accent = …`, a `.colorset`, a token.
package struct ColorDefinition: Sendable {
    /// The name that is defined.
    package var name: ColorName
    /// Where the name stands.
    package var nameRange: ByteRange
    /// What it is defined as.
    package var value: ExpressionID
    /// Where the definition holds.
    package var scope: DefinitionScope
    /// Whether other files can use it; not so a `private` or local name.
    package var isShared: Bool
    /// Which of several definitions for the same appearance counts: the highest, and of equal ones the last. In CSS it
    /// comes from the cascade.
    package var rank: UInt64

    /// A definition of `name` as `value`.
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
}

/// Where a definition holds.
package enum DefinitionScope: Hashable, Sendable {
    /// Everywhere: `:root { … }`, a Swift member.
    case everywhere
    /// Everywhere in these appearances: `@media (prefers-color-scheme: dark)`, a catalog's entry for dark looks.
    case appearances(AppearanceSet)
    /// In the block of these bytes, and in whatever else it applies to.
    case block(ByteRange)
    /// In these bytes, which are for another medium such as paper; nothing outside is meant.
    case otherMedium(ByteRange)
}
