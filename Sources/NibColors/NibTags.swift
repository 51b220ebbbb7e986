import SourceText

/// A start tag of a nib, which is XML.
///
/// <https://www.w3.org/TR/xml/#sec-starttags>
struct NibTag {
    /// The bytes of its name.
    var name: ByteRange
    /// The names and values of its attributes, the values without quotes.
    var attributes: [(name: ByteRange, value: ByteRange)] = []
    /// Whether it has no content: `<color/>`.
    var isEmpty = false
}

/// Reads the tags of a nib one after the other. Text between them, comments and instructions are skipped.
struct NibTags {
    enum Event {
        case start(NibTag)
        case end
    }

    private let source: SourceBytes
    private var index = 0
    /// The maximum number of attributes of a tag; more are skipped.
    private static let maximumAttributes = 64

    init(_ source: SourceBytes) { self.source = source }

    /// Returns the next tag; nil at the end, or where a tag is not closed.
    @_optimize(speed)
    mutating func next() -> Event? {
        while index < source.count {
            guard source[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            switch source[index + 1] {
            case UInt8(ascii: "/"):
                skip(to: UInt8(ascii: ">"))
                return .end
            case UInt8(ascii: "!") where source[index + 2] == UInt8(ascii: "-"): skipComment()
            case UInt8(ascii: "!"), UInt8(ascii: "?"): skip(to: UInt8(ascii: ">"))
            default: return start().map { .start($0) }
            }
        }
        return nil
    }

    @_optimize(speed)
    private mutating func skip(to byte: UInt8) {
        while index < source.count, source[index] != byte { index += 1 }
        index += 1
    }

    private mutating func skipComment() {
        let (dash, end) = (UInt8(ascii: "-"), UInt8(ascii: ">"))
        index += 4
        while index < source.count, source[index] != dash || source[index + 1] != dash || source[index + 2] != end {
            index += 1
        }
        index += 3
    }

    @_optimize(speed)
    private mutating func start() -> NibTag? {
        index += 1
        var tag = NibTag(name: name())
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: ">"):
                index += 1
                return tag
            case UInt8(ascii: "/"):
                tag.isEmpty = true
                index += 1
            case let byte where byte <= UInt8(ascii: " "): index += 1
            default:
                let name = name()
                guard !name.isEmpty, source[index] == UInt8(ascii: "=") else {
                    index = max(index, name.upperBound + 1)
                    continue
                }
                let quote = source[index + 1]
                guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                    index += 1
                    continue
                }
                let lower = index + 2
                index = lower
                skip(to: quote)
                if tag.attributes.count < Self.maximumAttributes {
                    tag.attributes.append((name, ByteRange(lower, max(lower, index - 1))))
                }
            }
        }
        return nil
    }

    @_optimize(speed)
    private mutating func name() -> ByteRange {
        let lower = index
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), 0...UInt8(ascii: " "):
                return ByteRange(lower, index)
            default: index += 1
            }
        }
        return ByteRange(lower, index)
    }
}
