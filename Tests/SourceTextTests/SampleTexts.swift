/// Texts in which offsets and columns differ.
enum SampleTexts {
    static let all: [[UInt8]] = [
        [],
        bytes("a"),
        bytes("a\n"),
        bytes("a\nb"),
        bytes("\n\n\n"),
        bytes("one\r\ntwo\rthree\nfour\r"),
        bytes("\r\n\r\r\n\n\r"),
        bytes("a\n\rb"),
        bytes("\u{FEFF}a\nb"),
        bytes("\u{FEFF}"),
        bytes("\u{FEFF}\r\n\u{FEFF}x"),
        bytes("é̂ 😀 👩‍👩‍👧 end\r\n日本語 😀😀\n"),
        bytes(String(repeating: "abcdefg ", count: 20) + "😀" + String(repeating: "0123456789", count: 9) + "\r\n✓"),
        // Ill-formed: a lone continuation, a cut sequence, a surrogate, an overlong form, a value above U+10FFFF.
        bytes("x") + [0x80] + bytes("y\n") + [0xE2, 0x82] + bytes("z\r\n") + [0xED, 0xA0, 0x80, 0xC0, 0xAF],
        [0xF0, 0x9F, 0x98, 0x0A, 0xF4, 0x90, 0x80, 0x80, 0x0D, 0xF0, 0x80, 0x80, 0xE1, 0x80],
        [0xEF, 0xBB, 0x0A, 0xFF, 0xFE, 0x80, 0x80, 0x80, 0x80, 0xF1, 0x80, 0x80],
    ]

    static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
