/// What stands for an object whose members are colors, such as a theme.
///
/// Names are those of the source, with marks that no source has: the members of one object come after `|`, all types that
/// conform to a protocol have the name of the protocol and `:`, and an initializer has the labels of its parameters.
///
/// | name | target |
/// | --- | --- |
/// | `DarkTheme.colors` | `Palette.dark`, or a type: any value of it |
/// | `Palette.dark` | `Colors(values:)` |
/// | `Palette.dark(values:)` | `Palette.values`, the argument |
/// | `Colors(values:).accent` | `values:.accent`, of the argument |
/// | `Theme:` | `DarkTheme`, which conforms to it |
/// | `Colors(` | empty: the type has an initializer |
/// | `Base|` | empty: the type has members that others may replace |
/// | `Theme:` | `Theme.dark`, a case of the enumeration; `Status.done?` if it is no theme |
/// | `Palette.text().for:` | the same, of a case that decides what the function returns |
/// | `Palette.text().for` | `Palette.color()._`, the function that it passes its argument to |
/// | `$resolver` | a file of design tokens in a resolver document: order, modifier, context and path, in lines |
/// | `$forward` | what a file of Sass forwards with a prefix: the prefix and the module, in lines |
/// | `Names.brand"` | `Brand`, the string that the constant is |
/// | `Night.ink=` | empty: the type gives a member that it inherits another value |
/// | `Colors[]` | `Tokens`, whose members are those of the type too; `Tokens?` if others may replace them; in lines, its own ones |
/// | `\override` | `ink`, a member that a call of `override` replaces; empty: one that is not known |
/// | `Hue.deep#` | how the value is made: a ``ValueDeclaration``, in lines |
/// | `Hue#described` | empty: interpolations of its values are their `description` |
/// | `Base!` | empty: the type is a class, so its own instances are possible values, besides those of its subclasses |
package struct ColorObject: Equatable, Sendable {
    package var name: String
    package var target: String

    package init(name: String, target: String) {
        self.name = name
        self.target = target
    }

    /// The names of what a resolver document lists, and of what a file of Sass forwards.
    package static let resolver = "$resolver", forward = "$forward"

    /// Ends the name of a declaration that says how a value is made.
    package static let valueCode = "#"

    /// Ends the name of a type whose values describe themselves.
    package static let describedCode = "#described"

    /// The name of what calls of `override` replace.
    package static let override = "\\override"

    /// Ends the name of a type that has the members of another.
    package static let dynamicMark = "[]"

    /// Ends the name of a type whose members calls of `override` replace.
    package static let replaceableMark = "?"

    /// Ends the target that is a case of an enumeration that is no theme.
    package static let valueMark = "?"

    /// Ends the name of a constant that is a string, and may name a color of an asset catalog.
    package static let stringMark = "\""

    /// Ends the name of a member that a type assigns.
    package static let assignmentMark = "="

    /// Separates the name of an object from that of a member.
    package static var memberMark: Character { "|" }
    /// ``memberMark`` in UTF-8.
    package static var memberByte: UInt8 { UInt8(ascii: "|") }
}
