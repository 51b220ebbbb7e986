import SourceText

/// The values of a JSON text in a flat list, in the order of the text: a container precedes its members, so that a
/// subtree is contiguous. Nodes are plain values without references, and traversal needs no recursion.
///
/// <https://www.rfc-editor.org/rfc/rfc8259>
package struct JSONTree: Sendable {
    /// The values. There are several without a parent if the text contains more than one value, as in JSON Lines.
    package internal(set) var nodes: [Node] = []
    /// Syntax errors in reading order; at most ``JSONProblem/limit``.
    package internal(set) var problems: [JSONProblem] = []
    /// The comments, with their delimiters, in the order of the text.
    package internal(set) var comments: [ByteRange] = []

    /// A value with its key, if it is in an object.
    package struct Node: Sendable {
        var start: UInt32
        var end: UInt32
        var keyStart: UInt32
        var keyEnd: UInt32
        /// Index of the container; -1 at the top level.
        package internal(set) var parent: Int32
        /// Index of the next value in the container; 0 after the last. (While a container is open: its last value so
        /// far.)
        package internal(set) var next: Int32
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
        /// Whether it has a key.
        package var hasKey: Bool { flags.contains(.keyed) }
        /// The bytes of the key, quotes included; empty where there is none.
        package var keyRange: ByteRange { ByteRange(Int(keyStart), Int(keyEnd)) }
        /// The bytes between the key's quotes.
        package var keyContentRange: ByteRange {
            guard flags.contains(.keyed), !flags.contains(.keyBare) else { return keyRange }
            return ByteRange(Int(keyStart) + 1, Int(keyEnd) - (flags.contains(.keyUnterminated) ? 0 : 1))
        }
        /// Whether a string contains a backslash and has to be decoded.
        package var isEscaped: Bool { flags.contains(.escaped) }
        /// Whether the key contains a backslash.
        package var isKeyEscaped: Bool { flags.contains(.keyEscaped) }
    }

    /// Returns the index of the first value in the container `index`; nil if it is empty.
    package func firstChild(of index: Int32) -> Int32? {
        let child = index &+ 1
        return Int(child) < nodes.count && nodes[Int(child)].parent == index ? child : nil
    }

    /// Returns the index of the next value after `index` in the same container or at the top level; nil after the
    /// last.
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

/// The type of a JSON value.
package enum JSONKind: UInt8, Hashable, Sendable {
    case object
    case array
    case string
    case number
    case `true`
    case `false`
    case null
    /// Invalid text, such as `undefined` or `.5`, or an empty range in place of a missing value.
    case invalid
}

extension JSONKind: CustomStringConvertible {
    /// Name of the kind in messages, with its article.
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
