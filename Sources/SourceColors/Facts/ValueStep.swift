import SourceText

/// A step of code that makes a value, such as the name of a color in an asset catalog. Steps take what they need from a stack and
/// leave their value there.
package enum ValueStep: Equatable, Sendable {
    /// A string.
    case text(String)
    /// An integer.
    case number(Int)
    /// A parameter, a constant, a member of the type around, or a type.
    case name(String)
    /// A member of the type that is expected: `.brand`.
    case implicit(String)
    /// A member of a value or a type.
    case member(String)
    /// A call of a method of a value, with the labels of its arguments; `_` for those without one.
    case method(String, labels: [String])
    /// A call of a function or an initializer, with the labels of its arguments.
    case function(String, labels: [String])
    /// The text of several values in a row: `"\(name)-\(shade)"`.
    case join(Int)
    /// `a + b`.
    case add
    /// Gives the value a name: `let name = …`.
    case bind(String)
    /// Gives a property of the value that an initializer makes this one: `self.name = …`.
    case assign(String)
    /// The color of an asset catalog with this name: `UIColor(named: name)`.
    case catalog
    /// Returns the value.
    case result
}

extension ValueStep {
    /// The step as a line of text; nil if it does not fit on one.
    package var line: String? {
        switch self {
        case .text(let text): text.utf8.contains { $0 < 0x20 } ? nil : "\"" + text
        case .number(let number): "#\(number)"
        case .name(let name): "=" + name
        case .implicit(let name): "." + name
        case .member(let name): ">" + name
        case .method(let name, let labels): (["m", name] + labels).joined(separator: " ")
        case .function(let name, let labels): (["f", name] + labels).joined(separator: " ")
        case .join(let count): "j\(count)"
        case .add: "+"
        case .bind(let name): "l" + name
        case .assign(let name): "a" + name
        case .catalog: "c"
        case .result: "r"
        }
    }

    /// Reads a step from ``line``; fails for any other text.
    package init?(line: some StringProtocol) {
        guard let first = line.utf8.first else { return nil }
        let rest = String(decoding: line.utf8.dropFirst(), as: UTF8.self)
        switch first {
        case UInt8(ascii: "\""): self = .text(rest)
        case UInt8(ascii: "#"):
            guard let number = Int(rest) else { return nil }
            self = .number(number)
        case UInt8(ascii: "="): self = .name(rest)
        case UInt8(ascii: "."): self = .implicit(rest)
        case UInt8(ascii: ">"): self = .member(rest)
        case UInt8(ascii: "m"), UInt8(ascii: "f"):
            let words = rest.parts(separatedBy: " ").map(String.init)
            guard let name = words.first else { return nil }
            let labels = Array(words.dropFirst())
            self = first == UInt8(ascii: "m") ? .method(name, labels: labels) : .function(name, labels: labels)
        case UInt8(ascii: "j"):
            guard let count = Int(rest), (0...64).contains(count) else { return nil }
            self = .join(count)
        case UInt8(ascii: "+"): self = .add
        case UInt8(ascii: "l"): self = .bind(rest)
        case UInt8(ascii: "a"): self = .assign(rest)
        case UInt8(ascii: "c"): self = .catalog
        case UInt8(ascii: "r"): self = .result
        default: return nil
        }
    }
}

/// A declaration of Swift that says how a value is made: a function, an initializer, a property or the case of an enumeration.
package struct ValueDeclaration: Equatable, Sendable {
    package enum Kind: String, Sendable {
        /// A case of an enumeration; its steps make the raw value, if it has one that is known.
        case enumerationCase = "case"
        /// A constant of a type; its steps make its value.
        case constant
        /// A stored property of each value.
        case stored
        /// A computed property of each value.
        case computed
        case function
        case staticFunction
        case initializer
        /// A type: an enumeration or a structure.
        case type

        /// Whether it takes arguments.
        package var isFunction: Bool { self == .function || self == .staticFunction || self == .initializer }
    }

    /// A parameter of a function or an initializer.
    package struct Parameter: Equatable, Sendable {
        /// The label, `_` for none.
        package var label: String
        package var name: String
        /// The type as written; empty if it is no plain name.
        package var type: String
        /// Whether calls may leave it out, and the value then, if it is known.
        package var hasDefault = false
        package var defaultValue: ValueStep?

        /// Stands for parameters that cannot be read.
        package static let unknown = Parameter(label: "*", name: "*", type: "")

        package init(label: String, name: String, type: String) {
            (self.label, self.name, self.type) = (label, name, type)
        }
    }

    package var kind: Kind
    /// The type of the value as written; empty if it is no plain name.
    package var type = ""
    package var parameters: [Parameter] = []
    /// Nil if they are not known.
    package var steps: [ValueStep]?

    package init(_ kind: Kind) { self.kind = kind }

    /// The declaration as lines of text.
    package var text: String {
        var lines = [kind.rawValue + " " + type]
        for parameter in parameters {
            lines.append(":\(parameter.label) \(parameter.name) \(parameter.type)")
            if parameter.hasDefault { lines.append("?" + (parameter.defaultValue?.line ?? "")) }
        }
        let all = steps?.map(\.line) ?? [nil]
        let known = all.compactMap { $0 }
        lines += known.count == all.count ? known : ["!"]
        return lines.joined(separator: "\n")
    }

    /// Reads a declaration from ``text``; fails for any other text.
    package init?(text: String) {
        let lines = text.parts(separatedBy: "\n", omittingEmpty: false)
        let head = lines.first.map { String($0).parts(separatedBy: " ", omittingEmpty: false) } ?? []
        guard let kind = head.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
        self.kind = kind
        type = head.dropFirst().first.map(String.init) ?? ""
        var steps: [ValueStep] = []
        for line in lines.dropFirst() {
            if line == "!" { return }
            if line.utf8.first == UInt8(ascii: ":") {
                let words = String(line.dropFirst()).parts(separatedBy: " ", omittingEmpty: false).map(String.init)
                guard words.count == 3 else { return nil }
                parameters.append(Parameter(label: words[0], name: words[1], type: words[2]))
            } else if line.utf8.first == UInt8(ascii: "?"), !parameters.isEmpty {
                parameters[parameters.count - 1].hasDefault = true
                parameters[parameters.count - 1].defaultValue = ValueStep(line: line.dropFirst())
            } else if let step = ValueStep(line: line) {
                steps.append(step)
            } else {
                return nil
            }
        }
        self.steps = steps
    }
}
