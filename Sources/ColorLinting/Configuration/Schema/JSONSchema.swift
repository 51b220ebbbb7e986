/// What a JSON value has to be, in the words of JSON Schema as far as they are needed here: for checking a configuration, and
/// for the schema that editors complete it by.
///
/// <https://json-schema.org/draft-07/json-schema-validation>
package indirect enum JSONSchema: Sendable {
    /// Any string.
    case string
    /// A string for which `problem` finds nothing wrong; it is called `name` in messages.
    case text(name: String, problem: @Sendable (String) -> String?)
    /// `true` or `false`.
    case boolean
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// One of these strings.
    case choice([String])
    /// What any of these is.
    case anyOf([JSONSchema])
    /// An array.
    case array(JSONSchema)
    /// An object of these properties and no others.
    case object([Property])

    /// What an object may hold.
    package struct Property: Sendable {
        /// The key.
        package var name: String
        /// What it is for, in a sentence without a full stop.
        package var summary: String
        /// What it holds.
        package var schema: JSONSchema
        /// Whether it has to be there.
        package var isRequired: Bool

        /// The property `name`.
        package init(_ name: String, _ summary: String, _ schema: JSONSchema, isRequired: Bool = false) {
            self.name = name
            self.summary = summary
            self.schema = schema
            self.isRequired = isRequired
        }
    }
}

extension JSONSchema: CustomStringConvertible {
    /// What is expected, as a message says it: `AA, AAA or a number from 1 to 21`.
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

    /// The strings that are allowed one by one, to guess from what may have been meant.
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
