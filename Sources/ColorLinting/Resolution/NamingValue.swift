/// A value that names of catalog colors are made of.
enum NamingValue {
    case text(String)
    case number(Int)
    /// A case of an enumeration.
    case enumerationCase(type: String, String)
    /// A value of a structure, with its properties as far as they are known.
    case instance(type: String, [String: NamingValue])
    /// A member of the type that is expected.
    case implicit(String)
    /// The color of a catalog with this name.
    case color(String)
    case type(String)
    /// Any other.
    case unknown

    /// The maximum length of texts in bytes.
    private static let maximumLength = 256

    /// The name of the color that it is; nil if it is none.
    var color: String? { if case .color(let name) = self { name } else { nil } }

    var isImplicit: Bool { if case .implicit = self { true } else { false } }

    /// Whether it is no long text.
    var isShort: Bool { if case .text(let text) = self { text.utf8.count <= Self.maximumLength } else { true } }

    /// Returns what the method or property `name` of strings, with `argument` if there is one, makes of `text`; nil if that is not
    /// known. Only plain letters are changed.
    static func transformed(_ text: String, by name: String, _ argument: Int?) -> NamingValue? {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        if let argument {
            guard argument >= 0 else { return nil }
            switch name {
            case "prefix()": return .text(String(text.prefix(argument)))
            case "suffix()": return .text(String(text.suffix(argument)))
            case "dropFirst()": return .text(String(text.dropFirst(argument)))
            case "dropLast()": return .text(String(text.dropLast(argument)))
            default: return nil
            }
        }
        switch name {
        case "uppercased()": return .text(text.uppercased())
        case "lowercased()": return .text(text.lowercased())
        case "dropFirst()": return .text(String(text.dropFirst()))
        case "dropLast()": return .text(String(text.dropLast()))
        case "capitalized":
            // Each word begins with a capital letter, and the rest of it is small.
            guard text.utf8.allSatisfy({ ($0 | 0x20) &- UInt8(ascii: "a") < 26 }) else { return nil }
            return .text(text.prefix(1).uppercased() + text.dropFirst().lowercased())
        default: return nil
        }
    }
}

/// The names in code that makes a value.
struct ValueScope {
    /// The full name of the type around; empty for none.
    var type: String
    var names: [String: NamingValue] = [:]
    /// Whether it is an initializer, and the properties that it has set.
    var isInitializer = false
    var made: [String: NamingValue] = [:]
}

/// The arguments of a call.
struct ValueArguments {
    var labels: [String]
    var values: [NamingValue]
}

/// How much an evaluation may still do.
struct ValueEvaluation {
    private var steps = 0
    private var depth = 0

    /// Counts a step; returns whether it may be done.
    mutating func step() -> Bool {
        steps += 1
        return steps <= 2048
    }

    /// Begins code that other code calls; returns whether that is not too deep.
    mutating func enter() -> Bool {
        depth += 1
        return depth <= 24
    }

    mutating func leave() { depth -= 1 }
}
