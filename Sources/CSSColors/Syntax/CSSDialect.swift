/// CSS, or a language that compiles to it.
package enum CSSDialect: UInt8, Sendable {
    case css
    /// Sass in its SCSS syntax. <https://sass-lang.com/documentation/syntax/#scss>
    case scss
    /// <https://lesscss.org/features/>
    case less

    /// The first byte of a variable.
    package var variableMark: UInt8 { self == .less ? UInt8(ascii: "@") : UInt8(ascii: "$") }

    /// The byte before the `{` of an interpolation: `#{…}`, `@{…}`.
    package var interpolationMark: UInt8 { self == .less ? UInt8(ascii: "@") : UInt8(ascii: "#") }
}
