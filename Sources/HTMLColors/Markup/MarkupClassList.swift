import SourceText

extension MarkupTag {
    /// Adds the classes in `range` of `source`, the value of a class attribute. Classes next to the output of code are only
    /// parts of names, and those after other code may depend on it.
    mutating func addClasses(in range: ByteRange, of source: SourceBytes) {
        var start = range.lowerBound
        var place = start
        /// Whether the current word is only a part of one.
        var isPart = false
        func isBlank(_ place: Int) -> Bool { place >= range.upperBound || source[place] <= 0x20 }
        while place <= range.upperBound {
            if isBlank(place) {
                if place > start, !isPart { classes.append(source.text(ByteRange(start, place))) }
                (start, isPart) = (place + 1, false)
                place += 1
                continue
            }
            if let code = MarkupCode(at: place, in: source, before: range.upperBound) {
                isOpen = true
                guard code.isOutput else { return }
                isPart = true
                place = code.end
                continue
            }
            guard Self.isOfName(source[place]) else {
                isOpen = true
                return
            }
            place += 1
        }
    }

    /// Whether `byte` may be in a class that is written as text, rather than in code.
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"),
            UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: "!"), UInt8(ascii: "*"), 0x80...0xFF:
            true
        default: false
        }
    }
}

/// A piece of code in a template: `{{ a }}`, `{% if a %}`, `<%= a %>`, `<?php a ?>`, `${a}`, `#{a}`, `{a}`.
struct MarkupCode {
    /// The offset behind it.
    var end: Int
    /// Whether it writes text, and decides about nothing else.
    var isOutput: Bool

    /// Reads the code that begins at `start`; nil if none does. It ends before `limit` at the latest.
    init?(at start: Int, in source: SourceBytes, before limit: Int) {
        let (first, second, third) = (source[start], source[start + 1], source[start + 2])
        let brace = UInt8(ascii: "{")
        switch (first, second) {
        case (brace, brace):
            end = Self.end(of: "}}", after: start + 2, in: source, before: limit)
            // Handlebars' blocks, and Blade's comments.
            isOutput = ![UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "^")].contains(third)
        case (brace, UInt8(ascii: "%")):
            end = Self.end(of: "%}", after: start + 2, in: source, before: limit)
            isOutput = false
        case (UInt8(ascii: "<"), UInt8(ascii: "%")):
            end = Self.end(of: "%>", after: start + 2, in: source, before: limit)
            isOutput = third == UInt8(ascii: "=")
        case (UInt8(ascii: "<"), UInt8(ascii: "?")):
            end = Self.end(of: "?>", after: start + 2, in: source, before: limit)
            let word = ByteRange(start, min(start + 12, limit))
            isOutput = third == UInt8(ascii: "=") || source.contains("php echo", in: word)
        case (UInt8(ascii: "$"), brace), (UInt8(ascii: "#"), brace):
            end = Self.endOfBraces(from: start + 1, in: source, before: limit)
            isOutput = true
        case (brace, _):
            end = Self.endOfBraces(from: start, in: source, before: limit)
            isOutput = ![UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@")].contains(second)
        default: return nil
        }
    }

    private static func end(of mark: StaticString, after start: Int, in source: SourceBytes, before limit: Int) -> Int {
        var place = start
        while place < limit {
            if source[place] == mark.utf8Start[0], source[place + 1] == mark.utf8Start[1] {
                return min(place + 2, limit)
            }
            place += 1
        }
        return limit
    }

    /// Returns the offset behind the brace that closes the one at `start`.
    static func endOfBraces(from start: Int, in source: SourceBytes, before limit: Int) -> Int {
        var depth = 0
        var place = start
        var quote: UInt8 = 0
        while place < limit {
            let byte = source[place]
            if quote != 0 {
                if byte == UInt8(ascii: "\\") { place += 1 } else if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "{") {
                depth += 1
            } else if byte == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return place + 1 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
                quote = byte
            }
            place += 1
        }
        return limit
    }
}
