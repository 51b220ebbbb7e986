import SourceText

/// The values of a JSON text in one flat list, in the order of the text: a container stands before its members, so a
/// subtree is contiguous. Nothing in it refers to the heap, and nothing that walks it needs to recurse.
///
/// <https://www.rfc-editor.org/rfc/rfc8259>
package struct JSONTree: Sendable {
    /// The values. Several without a parent stand where a text holds more than one value, as JSON Lines does.
    package internal(set) var nodes: [Node] = []
    /// What is wrong with the text, in reading order; at most ``JSONProblem/limit``.
    package internal(set) var problems: [JSONProblem] = []
    /// The comments, with their delimiters, in the order of the text.
    package internal(set) var comments: [ByteRange] = []

    /// One value, with the key it stands under in an object.
    package struct Node: Sendable {
        var start: UInt32
        var end: UInt32
        var keyStart: UInt32
        var keyEnd: UInt32
        /// The index of the container; -1 at the top.
        package internal(set) var parent: Int32
        /// The index of the container's next value; 0 after the last. (While a container is open: its last value so far.)
        package internal(set) var next: Int32
        /// What it is.
        package internal(set) var kind: JSONKind
        var flags: Flags

        struct Flags: OptionSet {
            let rawValue: UInt8
            static let escaped = Flags(rawValue: 1)
            static let unterminated = Flags(rawValue: 2)
            static let keyEscaped = Flags(rawValue: 4)
            static let keyUnterminated = Flags(rawValue: 8)
            static let keyBare = Flags(rawValue: 16)
            static let keyed = Flags(rawValue: 32)
        }

        /// The bytes of the value, quotes and brackets included.
        package var range: ByteRange { ByteRange(Int(start), Int(end)) }
        /// The bytes between a string's quotes.
        package var contentRange: ByteRange {
            kind == .string ? ByteRange(Int(start) + 1, Int(end) - (flags.contains(.unterminated) ? 0 : 1)) : range
        }
        /// Whether it stands under a key.
        package var hasKey: Bool { flags.contains(.keyed) }
        /// The bytes of the key, quotes included; empty where there is none.
        package var keyRange: ByteRange { ByteRange(Int(keyStart), Int(keyEnd)) }
        /// The bytes between the key's quotes.
        package var keyContentRange: ByteRange {
            guard flags.contains(.keyed), !flags.contains(.keyBare) else { return keyRange }
            return ByteRange(Int(keyStart) + 1, Int(keyEnd) - (flags.contains(.keyUnterminated) ? 0 : 1))
        }
        /// Whether a string holds a backslash, so that its content is not its bytes.
        package var isEscaped: Bool { flags.contains(.escaped) }
        /// Whether the key holds a backslash.
        package var isKeyEscaped: Bool { flags.contains(.keyEscaped) }
    }

    /// The index of the first value in container `index`; nil where it has none.
    package func firstChild(of index: Int32) -> Int32? {
        let child = index &+ 1
        return Int(child) < nodes.count && nodes[Int(child)].parent == index ? child : nil
    }

    /// The index of the value after `index` in the same container (or at the top); nil after the last.
    package func nextSibling(of index: Int32) -> Int32? {
        let next = nodes[Int(index)].next
        return next == 0 ? nil : next
    }

    /// The indices of the values in container `index`, in the order of the text.
    package func children(of index: Int32) -> some Sequence<Int32> {
        sequence(state: firstChild(of: index)) { following in
            let child = following
            following = child.flatMap(nextSibling)
            return child
        }
    }
}

/// What a JSON value is.
package enum JSONKind: UInt8, Hashable, Sendable {
    case object
    case array
    case string
    case number
    case `true`
    case `false`
    case null
    /// Something that is no JSON value, such as `undefined` or `.5`, or nothing where a value is missing.
    case invalid
}

extension JSONKind: CustomStringConvertible {
    /// The kind as messages name it, with its article.
    package var description: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .true: "true"
        case .false: "false"
        case .null: "null"
        case .invalid: "no JSON value"
        }
    }
}
