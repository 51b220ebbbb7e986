/// CSS, or a language that is turned into it.
enum CSSDialect: UInt8, Sendable {
    case css
    /// Sass in its newer syntax. <https://sass-lang.com/documentation/syntax/#scss>
    case scss
    /// <https://lesscss.org/features/>
    case less

    /// The byte a variable starts with.
    var variableMark: UInt8 { self == .less ? UInt8(ascii: "@") : UInt8(ascii: "$") }

    /// The byte that starts an interpolation with a `{` behind it: `#{…}`, `@{…}`.
    var interpolationMark: UInt8 { self == .less ? UInt8(ascii: "@") : UInt8(ascii: "#") }
}
