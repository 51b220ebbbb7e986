import SourceText

/// Converts between `file:` URIs and paths.
///
/// <https://www.rfc-editor.org/rfc/rfc8089> and <https://www.rfc-editor.org/rfc/rfc3986#section-2.1>
package enum FileURI {
    /// Whether the scheme of `uri` is `file`.
    package static func isFile(_ uri: String) -> Bool { uri.utf8.prefix(5).elementsEqual("file:".utf8) }

    /// Returns the path of a `file:` URI. For other URIs (`untitled:Theme.css`), returns the part after scheme and
    /// host, which still shows the language. Percent-encoded bytes are decoded; query and fragment are dropped.
    package static func path(of uri: String) -> String {
        var rest = uri.utf8[...]
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), rest[..<colon].allSatisfy(isSchemeCharacter) {
            rest = rest[rest.index(after: colon)...]
            if rest.starts(with: "//".utf8) {
                let host = rest.dropFirst(2)
                rest = host.firstIndex(of: UInt8(ascii: "/")).map { host[$0...] } ?? host.suffix(0)
            }
        }
        let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
        return String(decoding: percentDecoded(rest[..<end]), as: UTF8.self)
    }

    /// Returns the `file:` URI of an absolute `path`, or a relative reference for a relative path.
    package static func uri(of path: String) -> String {
        var result = path.utf8.first == UInt8(ascii: "/") ? Array("file://".utf8) : []
        for byte in path.utf8 {
            if isUnreserved(byte) || byte == UInt8(ascii: "/") {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isSchemeCharacter(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "~")
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// Returns the last component of `path`, for people.
    static func fileName(of path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
