// ---- a helper of the color type, called in its extension
extension Color {
    static let ink = hex(⟦0x336699¦#336699⟧)
    static func tone() -> Color { hex(0x123456) }
}

// ---- in extensions of other types
extension Data { static let ink = hex(0x336699) }
struct A { static let ink = hex(0x336699) }
