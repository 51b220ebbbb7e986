import SourceText

/// Writes JSON, value after value, into bytes. Inserts commas, colons and line breaks automatically.
///
/// ```swift
/// var json = JSONWriter()
/// json.object {
///     $0.field("name", "contrast")
///     $0.array("ratios") { $0.value(4.5) }
/// }
/// ```
package struct JSONWriter: Sendable {
    /// The output so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []
    private let indentation: Int?
    private var depth = 0
    /// Whether a value precedes this position in the same container.
    private var followsValue = false
    private var followsKey = false

    /// Creates a writer that writes a single line, or indents each level by `indentation` spaces.
    package init(indentation: Int? = nil) {
        self.indentation = indentation
    }

    /// The output so far.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Clears the output but keeps its memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        depth = 0
        followsValue = false
        followsKey = false
    }

    /// Ends the line after a complete value.
    package mutating func endLine() { bytes.append(0x0A) }

    // MARK: Containers

    /// Writes an object with the members written by `body`.
    package mutating func object<Failure: Error>(
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        begin(UInt8(ascii: "{"))
        try body(&self)
        end(UInt8(ascii: "}"))
    }

    /// Writes an array with the elements written by `body`.
    package mutating func array<Failure: Error>(
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        begin(UInt8(ascii: "["))
        try body(&self)
        end(UInt8(ascii: "]"))
    }

    /// Starts an object; call ``endObject()`` to end it.
    package mutating func beginObject() { begin(UInt8(ascii: "{")) }
    /// Ends the object begun last.
    package mutating func endObject() { end(UInt8(ascii: "}")) }
    /// Starts an array; call ``endArray()`` to end it.
    package mutating func beginArray() { begin(UInt8(ascii: "[")) }
    /// Ends the array begun last.
    package mutating func endArray() { end(UInt8(ascii: "]")) }

    /// Writes a key. A value must follow.
    package mutating func key(_ name: String) {
        separate()
        appendQuoted(name)
        bytes.append(UInt8(ascii: ":"))
        if indentation != nil { bytes.append(0x20) }
        followsKey = true
    }

    // MARK: Values

    /// Writes a string.
    package mutating func value(_ text: String) {
        separate()
        appendQuoted(text)
    }

    /// Writes an integer.
    package mutating func value(_ number: Int) {
        separate()
        append(number)
    }

    /// Writes a number that parses back to the same value: integers without a decimal point, `null` if it is not
    /// finite.
    package mutating func value(_ number: Double) {
        separate()
        if let whole = Int(exactly: number), whole.magnitude < 1 << 53, whole != 0 || number.sign == .plus {
            append(whole)
        } else {
            append(number.isFinite ? number.description : "null")
        }
    }

    /// Writes `true` or `false`.
    package mutating func value(_ flag: Bool) {
        separate()
        append(flag ? "true" : "false")
    }

    /// Writes `null`.
    package mutating func null() {
        separate()
        append("null")
    }

    /// Writes JSON unchanged: another writer's output, a number with fixed decimals.
    package mutating func raw(_ json: String) {
        separate()
        append(json)
    }

    /// Writes JSON unchanged.
    package mutating func raw(_ json: some Collection<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
    }

    // MARK: Fragments

    /// Starts a value that is written in fragments, without automatic commas or line breaks. For thousands of similar
    /// values.
    package mutating func beginFragments() { separate() }

    /// Writes a piece of JSON.
    package mutating func fragment(_ json: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
    }

    /// Writes an integer.
    package mutating func fragment(_ number: Int) { append(number) }

    /// Writes JSON unchanged.
    package mutating func fragment(_ json: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: json) }

    /// Reserves space for `count` more bytes.
    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + max(count, 0)) }

    // MARK: Members

    /// Writes a string under a key.
    package mutating func field(_ name: String, _ text: String) {
        key(name)
        value(text)
    }
    /// Writes an integer under a key.
    package mutating func field(_ name: String, _ number: Int) {
        key(name)
        value(number)
    }
    /// Writes a number under a key, as ``value(_:)-(Double)`` does.
    package mutating func field(_ name: String, _ number: Double) {
        key(name)
        value(number)
    }
    /// Writes `true` or `false` under a key.
    package mutating func field(_ name: String, _ flag: Bool) {
        key(name)
        value(flag)
    }
    /// Writes JSON unchanged under a key.
    package mutating func field(_ name: String, raw json: String) {
        key(name)
        raw(json)
    }
    /// Writes `null` under a key.
    package mutating func nullField(_ name: String) {
        key(name)
        null()
    }
    /// Writes an object under a key.
    package mutating func object<Failure: Error>(
        _ name: String, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        key(name)
        try object(body)
    }
    /// Writes an array under a key.
    package mutating func array<Failure: Error>(
        _ name: String, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        key(name)
        try array(body)
    }

    // MARK: Bytes

    /// Writes the separator between values.
    private mutating func separate() {
        if followsKey {
            followsKey = false
        } else if depth > 0 {
            if followsValue { bytes.append(UInt8(ascii: ",")) }
            breakLine()
        }
        followsValue = true
    }

    private mutating func breakLine() {
        guard let indentation else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: max(indentation, 0) &* depth))
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        depth += 1
        followsValue = false
    }

    private mutating func end(_ bracket: UInt8) {
        depth -= 1
        if followsValue { breakLine() }
        bytes.append(bracket)
        followsValue = true
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func append(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var power: UInt = 1
        while rest / power >= 10 { power *= 10 }
        while power > 0 {
            bytes.append(0x30 &+ UInt8(truncatingIfNeeded: rest / power))
            rest %= power
            power /= 10
        }
    }

    private mutating func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var runStart = 0
            for (offset, byte) in utf8.enumerated() where offset >= runStart {
                if byte < 0x20 || byte == 0x22 || byte == 0x5C {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[runStart..<offset]))
                    appendEscape(of: byte)
                    runStart = offset + 1
                } else if byte >= 0x7F, let control = Self.control(at: offset, in: utf8) {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[runStart..<offset]))
                    append("\\u")
                    for shift in [12, 8, 4, 0] as [UInt16] { append(hexDigit: UInt8(control.unit >> shift & 15)) }
                    runStart = offset + control.length
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[runStart...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(of byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0..<0x20:
            append("u00")
            append(hexDigit: byte >> 4)
            append(hexDigit: byte & 15)
        default: bytes.append(byte)
        }
    }

    private mutating func append(hexDigit digit: UInt8) { bytes.append(digit < 10 ? 0x30 &+ digit : 0x57 &+ digit) }

    /// Returns the character of two or three bytes, or DEL, at `offset` if it is unsafe in terminals. JSON allows such
    /// characters, but they change what a terminal shows.
    private static func control(
        at offset: Int, in utf8: UnsafeBufferPointer<UInt8>
    ) -> (unit: UInt16, length: Int)? {
        let first = utf8[offset]
        guard first < 0x80 || 0xC2..<0xF0 ~= first else { return nil }
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3
        guard offset + length <= utf8.count else { return nil }
        var unit = UInt16(length == 1 ? first : first & (length == 2 ? 0x1F : 0x0F))
        for place in offset + 1..<offset + length { unit = unit << 6 | UInt16(utf8[place] & 0x3F) }
        guard let scalar = Unicode.Scalar(unit), scalar.isUnsafeInTerminals else { return nil }
        return (unit, length)
    }
}
