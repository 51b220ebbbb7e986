/// A schema for JSON values, limited to the features used here. Validates configurations and is written as a JSON
/// Schema for editors.
///
/// <https://json-schema.org/draft-07/json-schema-validation>
package indirect enum JSONSchema: Sendable {
    /// Any string.
    case string
    /// A string for which `problem` returns nil; `name` describes it in messages.
    case text(name: String, problem: @Sendable (String) -> String?)
    /// `true` or `false`.
    case boolean
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// One of these strings.
    case choice([String])
    /// A value that matches any of these.
    case anyOf([JSONSchema])
    /// An array of such values.
    case array(JSONSchema)
    /// An object with these properties and no others.
    case object([Property])

    /// A property of an object.
    package struct Property: Sendable {
        /// Key of the property.
        package var name: String
        /// Description, in a sentence without a full stop.
        package var summary: String
        /// Schema of the value.
        package var schema: JSONSchema
        /// Whether it is required.
        package var isRequired: Bool

        /// Creates the property `name`.
        package init(_ name: String, _ summary: String, _ schema: JSONSchema, isRequired: Bool = false) {
            self.name = name
            self.summary = summary
            self.schema = schema
            self.isRequired = isRequired
        }
    }
}

extension JSONSchema: CustomStringConvertible {
    /// The expected value, for messages: `AA, AAA or a number from 1 to 21`.
    package var description: String {
        switch self {
        case .string: "a string"
        case .text(let name, _): name
        case .boolean: "true or false"
        case .number(let range): "a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
        case .choice(let words): Self.list(words)
        case .anyOf(let schemas):
            Self.list(schemas.flatMap { if case .choice(let words) = $0 { words } else { [$0.description] } })
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// Individually allowed strings, for suggestions.
    var words: [String] {
        switch self {
        case .choice(let words): words
        case .anyOf(let schemas): schemas.flatMap(\.words)
        default: []
        }
    }

    private static func short(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? number.description
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2
            ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
}
