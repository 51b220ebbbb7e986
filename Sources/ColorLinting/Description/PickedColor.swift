import ColorMath
import ColorScanning
import SourceColors
import SourceText

extension SourceFile {
    /// Returns the ways to write `picked`, components 0…1, in place of `literal`: the author's form first. Texts are on
    /// one line.
    ///
    /// Color pickers know the literal's color mapped into sRGB and rounded to 8 bits. A picked color within half a step
    /// of that is the literal's own, exactly, so that opening a picker changes nothing.
    package func presentations(of picked: RGBA, inPlaceOf literal: ColorLiteral) -> [ColorPresentation] {
        var color = picked
        var isOwn = false
        if let own = literal.color?.rgba {
            let shown = own.mappedIntoSRGB
            let half = 0.5 / 255 + 1e-9
            isOwn =
                abs(shown.red - picked.red) <= half && abs(shown.green - picked.green) <= half
                && abs(shown.blue - picked.blue) <= half && abs(shown.alpha - picked.alpha) <= half
            if isOwn { color = own }
        }
        var found = withBytes { language.colorSyntax.spelling(of: literal, in: $0).presentations(of: color) }
        if isOwn, !found.isEmpty { found[0].text = text(literal.range) }
        return found.filter { !$0.text.isEmpty && !$0.text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) }
    }
}
