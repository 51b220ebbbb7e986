import AppleColors
import ColorMath
import SourceColors

/// A color of a nib: `<color key="backgroundColor" white="1" alpha="1" …/>`.
struct NibColor {
    /// What it stands for.
    let kind: ColorExpression.Kind

    /// Reads the color that `tag` of the nib describes.
    init(_ nib: NibReader, _ tag: NibTag) {
        let name = nib.text("name", of: tag)
        if !name.isEmpty {
            kind = .name(ColorName(.asset, name))
            return
        }
        var system = nib.text("systemColor", of: tag)
        if system.isEmpty { system = nib.text("cocoaTouchSystemColor", of: tag) }
        if !system.isEmpty {
            if system.hasSuffix("Color") { system.removeLast(5) }
            if let index = SystemBackgrounds.index(of: system) {
                kind = .systemBackground(index)
            } else {
                kind =
                    SystemColor.named(system, in: .uiKit).map { .appearances($0.colors) }
                    ?? .unresolved(.systemColor(system))
            }
            return
        }
        let alpha = nib.number("alpha", of: tag) ?? 1
        if let white = nib.number("white", of: tag) {
            kind = .constant(RGBA(red: white, green: white, blue: white, alpha: alpha))
            return
        }
        // A wide gamut is not that of the components.
        let isWide = nib.text("customColorSpace", of: tag) == "displayP3"
        guard !isWide, let red = nib.number("red", of: tag), let green = nib.number("green", of: tag),
            let blue = nib.number("blue", of: tag)
        else {
            kind = .unresolved(.notConstant)
            return
        }
        kind = .constant(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }
}
