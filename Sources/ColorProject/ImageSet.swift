import ColorMath
import JSONSyntax
import SourceText

/// An image set of an asset catalog, `Hero.imageset/Contents.json`: which file is shown in each appearance.
///
/// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/ImageSetType.html>
struct ImageSet {
    /// The files' names; nil for an appearance without a file.
    let files: PerAppearance<String?>

    /// Reads the file's text; nil if its images differ by device, are drawn in another color, or are none.
    init?(_ text: [UInt8]) {
        guard let root = JSONDocument(text).root, let images = root["images"]?.children else { return nil }
        if root["properties"]?["template-rendering-intent"]?.string == "template" { return nil }
        var best = PerAppearance<(name: String?, fit: Int)>((nil, -1))
        for image in images {
            // Scales of an image look the same; idioms and the like need not.
            guard let name = image["filename"]?.string else { continue }
            guard image["idiom"]?.string == "universal" else { return nil }
            var (isDark, isHighContrast): (Bool?, Bool) = (nil, false)
            if let looks = image["appearances"]?.children {
                for look in looks {
                    switch look["value"]?.string {
                    case "dark": isDark = true
                    case "light": isDark = false
                    case "high": isHighContrast = true
                    default: return nil
                    }
                }
            }
            for appearance in Appearance.allCases {
                if let isDark, isDark != appearance.isDark { continue }
                if isHighContrast, !appearance.isHighContrast { continue }
                let fit = (isDark == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
                if fit > best[appearance].fit { best[appearance] = (name, fit) }
            }
        }
        files = best.map { $0.name }
        if Appearance.allCases.allSatisfy({ files[$0] == nil }) { return nil }
    }
}
