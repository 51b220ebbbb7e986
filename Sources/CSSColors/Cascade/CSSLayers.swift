import SourceText

/// The cascade layers of a style sheet, in order of their first names. <https://www.w3.org/TR/css-cascade-5/#layering>
struct CSSLayers {
    /// The rank of declarations outside layers, which win over all layers.
    static let none: UInt16 = .max

    private var known = CSSHashTable()
    private var outermost: UInt16 = 0
    private var inner: UInt16 = 0

    init() {}

    /// Reads the names in the prelude of `@layer` inside the layer `outer`.
    /// - Returns: the rank of the last name; layers with a higher rank win. Nested layers are distinguished to a depth
    ///   of two.
    mutating func read(_ prelude: ByteRange, inside outer: UInt16, hash outerHash: UInt64, in lexemes: CSSLexemes)
        -> (rank: UInt16, hash: UInt64)
    {
        var offset = lexemes.endOfBlank(prelude.lowerBound)
        var layer = (rank: outer, hash: outerHash)
        if offset >= prelude.upperBound {
            return place(CSSHash.mix(outerHash, UInt64(prelude.lowerBound) << 8 | 1), inside: layer.rank)
        }
        while offset < prelude.upperBound {
            switch lexemes.source[offset] {
            case UInt8(ascii: ","):
                layer = (outer, outerHash)
                offset = lexemes.endOfBlank(offset + 1)
            case UInt8(ascii: "."): offset += 1
            default:
                let end = min(lexemes.endOfName(offset), prelude.upperBound)
                guard end > offset else { return layer }
                var hash = CSSHash()
                hash.add(ByteRange(offset, end), of: lexemes)
                layer = place(CSSHash.mix(layer.hash, hash.value), inside: layer.rank)
                offset = lexemes.endOfBlank(end)
            }
        }
        return layer
    }

    private mutating func place(_ hash: UInt64, inside outer: UInt16) -> (rank: UInt16, hash: UInt64) {
        let old = known[hash]
        if old >= 0 { return (UInt16(truncatingIfNeeded: old), hash) }
        var rank = outer
        if outer == CSSLayers.none {
            outermost = min(outermost + 1, 254)
            rank = outermost << 8 | 255
        } else if outer & 255 == 255 {
            inner = min(inner + 1, 254)
            rank = outer & 0xFF00 | inner
        }
        known.set(hash, to: Int32(rank))
        return (rank, hash)
    }
}
