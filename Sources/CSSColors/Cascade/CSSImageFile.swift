import SourceColors
import SourceText

extension CSSValue {
    /// The longest address that is kept, in bytes: images in the style sheet itself are small.
    private static var addressLimit: Int { 512 << 10 }

    /// Returns the reason that names the file of the image `node`: the first PNG, JPEG or GIF of `url()` or `image-set()`.
    /// Nil for other images.
    func imageFile(_ node: CSSNode) -> UnresolvedReason? {
        guard node.range.count <= Self.addressLimit else { return nil }
        let bytes = source.buffer(node.range)
        var start = 0
        var other: Range<Int>?
        while start < bytes.count {
            guard let address = address(in: bytes, from: &start) else { break }
            other = other ?? address
            if isReadable(address, of: bytes) {
                return .imageFile(
                    "url:" + String(decoding: UnsafeBufferPointer(rebasing: bytes[address]), as: UTF8.self))
            }
        }
        // The store says why it cannot be read.
        return other.map {
            .imageFile("url:" + String(decoding: UnsafeBufferPointer(rebasing: bytes[$0]), as: UTF8.self))
        }
    }

    /// Returns the range of the next quoted text, or of the content of `url()`; nil if there is none or it has escapes.
    private func address(in bytes: UnsafeBufferPointer<UInt8>, from start: inout Int) -> Range<Int>? {
        while start < bytes.count {
            let byte = bytes[start]
            start += 1
            var end: UInt8?
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { end = byte }
            if byte == UInt8(ascii: "("), start >= 4, bytes[start - 4] | 0x20 == UInt8(ascii: "u"),
                bytes[start - 2] | 0x20 == UInt8(ascii: "l")
            {
                while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
                if start < bytes.count, ![UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[start]) {
                    end = UInt8(ascii: ")")
                }
            }
            guard let end else { continue }
            let first = start
            while start < bytes.count, bytes[start] != end {
                if bytes[start] == UInt8(ascii: "\\") { return nil }
                start += 1
            }
            var last = start
            while last > first, bytes[last - 1] <= 0x20 { last -= 1 }
            start += 1
            return first..<last
        }
        return nil
    }

    /// Whether the address ends like that of a file that can be decoded, or contains one.
    private func isReadable(_ address: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = UnsafeBufferPointer(rebasing: bytes[address])
        if text.count > 5, text[0] | 0x20 == UInt8(ascii: "d"), text[4] == UInt8(ascii: ":") { return true }
        let end = text.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? text.count
        return [".png", ".jpg", "jpeg", ".gif"].contains { (ending: StaticString) in
            end >= 4 && (0..<4).allSatisfy { text[end - 4 + $0] | 0x20 == ending.utf8Start[$0] | 0x20 }
        }
    }
}
