/// The spelling of names in SVG and MathML, whose case counts.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
struct HTMLForeignNames {
    /// For the number of a name in lowercase, the number of the proper spelling.
    private(set) var elements: [Int32: Int32] = [:]
    private(set) var svgAttributes: [Int32: Int32] = [:]
    private(set) var mathAttributes: [Int32: Int32] = [:]

    init(_ names: inout HTMLNames) {
        elements = Self.spellings(Self.elementWords, &names)
        svgAttributes = Self.spellings(Self.attributeWords, &names)
        mathAttributes = Self.spellings("definitionURL", &names)
    }

    private static func spellings(_ words: StaticString, _ names: inout HTMLNames) -> [Int32: Int32] {
        var proper: [Int32] = []
        var result: [Int32: Int32] = [:]
        words.withUTF8Buffer { bytes in
            names.add(words: bytes, lowercased: false) { proper.append($0) }
            var place = 0
            names.add(words: bytes, lowercased: true) {
                result[$0] = proper[place]
                place += 1
            }
        }
        return result
    }

    private static let elementWords: StaticString = """
        altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix \
        feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow \
        feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset \
        fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient \
        radialGradient textPath
        """

    private static let attributeWords: StaticString = """
        attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode \
        filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines \
        keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits \
        numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ \
        preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions \
        requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles \
        surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector \
        yChannelSelector zoomAndPan
        """
}
