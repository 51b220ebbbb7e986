import SourceText

/// The cascade layers of a style sheet, in order of their first names. <https://www.w3.org/TR/css-cascade-5/#layering>
struct CSSLayers {
    /// The rank of declarations outside layers, which win over all layers.
    static let none: UInt16 = .max

    /// The layer of declarations outside layers.
    static let outside = Layer(rank: none, id: 0)

    struct Layer {
        /// Layers with a higher rank win.
        var rank: UInt16
        /// Distinct for each layer.
        var id: Int32
    }

    /// The ids of layers, by those of the enclosing layer and of the name. An anonymous layer has the complement of its
    /// offset for a name.
    private var ids = CSSPairTable()
    /// For each id, the rank.
    private var ranks = CSSIDMap()
    /// The layers in the order of their first names: their rank, that of the layer around, and the name.
    private(set) var named: [(rank: UInt16, outer: UInt16, name: ByteRange?)] = []
    private var outermost: UInt16 = 0
    private var inner: UInt16 = 0

    init() {}

    /// Reads the names in the prelude of `@layer` inside the layer `outer`.
    /// - Returns: the layer with the last name. Nested layers are ranked to a depth of two.
    mutating func read(
        _ prelude: ByteRange, inside outer: Layer, in lexemes: CSSLexemes, _ texts: inout CSSTextIDs
    ) -> Layer {
        var offset = lexemes.endOfBlank(prelude.lowerBound)
        var layer = outer
        if offset >= prelude.upperBound {
            return place(~Int32(truncatingIfNeeded: prelude.lowerBound), nil, inside: outer)
        }
        while offset < prelude.upperBound {
            switch lexemes.source[offset] {
            case UInt8(ascii: ","):
                layer = outer
                offset = lexemes.endOfBlank(offset + 1)
            case UInt8(ascii: "."): offset += 1
            default:
                let end = min(lexemes.endOfName(offset), prelude.upperBound)
                guard end > offset else { return layer }
                let name = texts.id(UInt8(ascii: "l"), lexemes.source.buffer(ByteRange(offset, end)))
                layer = place(name, ByteRange(offset, end), inside: layer)
                offset = lexemes.endOfBlank(end)
            }
        }
        return layer
    }

    private mutating func place(_ name: Int32, _ text: ByteRange?, inside outer: Layer) -> Layer {
        let id = ids.id(outer.id, name)
        let known = ranks[id]
        if known >= 0 { return Layer(rank: UInt16(truncatingIfNeeded: known), id: id) }
        var rank = outer.rank
        if outer.rank == CSSLayers.none {
            outermost = min(outermost + 1, 254)
            rank = outermost << 8 | 255
        } else if outer.rank & 255 == 255 {
            inner = min(inner + 1, 254)
            rank = outer.rank & 0xFF00 | inner
        }
        ranks[id] = Int32(rank)
        named.append((rank, outer.rank, text))
        return Layer(rank: rank, id: id)
    }
}
