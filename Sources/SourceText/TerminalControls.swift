extension Unicode.Scalar {
    /// Whether the scalar controls a terminal (C0, DEL, C1), or changes the direction or the lines of the text after it.
    /// <https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters>
    package var isUnsafeInTerminals: Bool {
        switch value {
        case 0x20...0x7E: false
        case 0x0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
