/// The header lines of a message read so far.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#headerPart>
struct HeaderPart {
    enum Charset: Hashable {
        case utf8
        case other
    }

    enum Length: Equatable {
        case none
        case known(Int)
        case tooLong
        case malformed
        case contradictory

        var error: FramingError? {
            switch self {
            case .none: .missingLength
            case .known: nil
            case .tooLong: .tooLong
            case .malformed: .malformedLength
            case .contradictory: .contradictoryLength
            }
        }
    }

    /// Its offset in the stream's buffer.
    var start: Int
    /// Whether it may begin with the rest of a message whose length was wrong, so that invalid lines are skipped
    /// silently.
    var mayBeRest = false
    private(set) var length = Length.none
    private(set) var charset = Charset.utf8
    /// Whether no line has been read.
    private(set) var isEmpty = true
    /// Whether an error in it has been reported.
    private(set) var isBroken = false

    init(start: Int, mayBeRest: Bool = false) {
        self.start = start
        self.mayBeRest = mayBeRest
    }

    /// Parses one line without its line ending. Unknown fields are ignored.
    mutating func read(_ line: ArraySlice<UInt8>) -> FramingError? {
        isEmpty = false
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy(isNameByte)
        else {
            defer { isBroken = true }
            return isBroken ? nil : .malformedHeader
        }
        let value = line[(colon + 1)...].drop(while: isBlank)
        switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
        case "content-length":
            mayBeRest = false
            note(Self.number(value))
        case "content-type":
            mayBeRest = false
            charset = Self.charset(String(decoding: value, as: UTF8.self).lowercased())
        default: break
        }
        return nil
    }

    private mutating func note(_ other: Length) {
        switch (length, other) {
        case (.none, _): length = other
        case (.known(let a), .known(let b)) where a == b: break
        default: length = .contradictory
        }
    }

    private static func number(_ value: ArraySlice<UInt8>) -> Length {
        let digits = value.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty, value[digits.endIndex...].allSatisfy(isBlank) else { return .malformed }
        var result = 0
        for digit in digits {
            let (shifted, overflow) = result.multipliedReportingOverflow(by: 10)
            let (sum, carry) = shifted.addingReportingOverflow(Int(digit &- UInt8(ascii: "0")))
            guard !overflow, !carry else { return .tooLong }
            result = sum
        }
        return .known(result)
    }

    /// Returns the character set in a lowercase `Content-Type`; UTF-8 by default.
    private static func charset(_ value: String) -> Charset {
        for parameter in value.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ $0 != " " }) == "charset" else { continue }
            let name = parts[1].filter { $0 != " " && $0 != "\"" }
            // LSP requires accepting `utf8` for compatibility with old clients.
            return name == "utf-8" || name == "utf8" ? .utf8 : .other
        }
        return .utf8
    }
}

/// Whether `byte` is allowed in a header field name. <https://www.rfc-editor.org/rfc/rfc9110#name-tokens>
private func isNameByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
