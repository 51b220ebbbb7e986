import ColorMath
import SourceText

/// The colours of Swift.
package enum SwiftSyntax: ColorSyntax {
    package static func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        guard SwiftPrefilter.mayHoldColors(source, helpers: options.hexHelpers) else { return ColorFacts() }
        var scanner = SwiftScanner(source, options: options)
        return scanner.run()
    }

    package static func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? { nil }

    package static func grid(of literal: ColorLiteral, in source: SourceBytes) -> ComponentGrid { .steps(255) }

    package static func respell(_ literal: ColorLiteral, in source: SourceBytes, as color: ColorValue) -> String? {
        nil
    }

    package static func presentations(
        of color: RGBA, for literal: ColorLiteral, in source: SourceBytes
    ) -> [ColorPresentation] { [] }

    package static func spell(_ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes) -> String? { nil }
}
