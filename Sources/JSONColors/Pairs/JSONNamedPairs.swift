import JSONSyntax
import SourceText

/// Pairs that belong together by the form of their keys: `button.foreground` and `button.background`,
/// `primary-foreground` and `primary`, `onPrimary` and `primary`.
enum JSONNamedPairs {
    /// Whether `key` ends in `foreground` or `Foreground`.
    static func isForeground(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let word: StaticString = "oreground"
        guard key.count > word.utf8CodeUnitCount else { return false }
        let start = key.count - word.utf8CodeUnitCount
        guard key[start - 1] | 0x20 == UInt8(ascii: "f") else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { key[start + $0] == word.utf8Start[$0] }
    }

    /// Returns the keys of the backgrounds of the foreground `key`, most likely first; empty if `key` is not a
    /// foreground.
    static func backgrounds(of key: String) -> [String] {
        let parts = key.utf8.lastIndex(of: UInt8(ascii: ".")).map { key.utf8.index(after: $0) } ?? key.startIndex
        let (group, word) = (String(key[..<parts]), String(key[parts...]))
        for (ending, replacement) in [("foreground", "background"), ("Foreground", "Background")]
        where word.hasSuffix(ending) {
            var stem = String(word.dropLast(ending.utf8.count))
            // Only theme keys with a group are in these tables.
            if !group.isEmpty {
                if let under = JSONThemeColors.cursors[key] { return [under] }
                return [group + stem + replacement] + JSONThemeSurfaces.surfaces(of: key, in: group)
            }
            let separators: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "_")]
            if let last = stem.utf8.last, separators.contains(last) { stem.removeLast() }
            return stem.isEmpty ? [] : [String(word.dropLast(ending.utf8.count)) + replacement, stem]
        }
        if let surfaces = conventions[word] { return surfaces.split(separator: " ").map { group + $0 } }
        guard word.hasPrefix("on"), word.utf8.count > 3 else {
            return group.isEmpty ? [] : JSONThemeSurfaces.surfaces(of: key, in: group)
        }
        let rest = word.dropFirst(2)
        guard let first = rest.unicodeScalars.first else { return [] }
        if first == "-" || first == "_" || first == " " { return [group + rest.dropFirst()] }
        guard first.properties.isUppercase else { return [] }
        return [group + rest.prefix(1).lowercased() + rest.dropFirst(), group + rest]
    }

    /// Foregrounds of design systems whose keys do not show by their form what they are used on, and their backgrounds.
    ///
    /// Carbon: <https://carbondesignsystem.com/elements/color/tokens/>, Material UI:
    /// <https://mui.com/material-ui/customization/palette/>, daisyUI: <https://daisyui.com/docs/colors/>
    private static let conventions = JSONThemeSurfaces.table(
        """
        text-primary background
        text-secondary background
        text-helper background
        text-error background
        text-inverse background-inverse
        text-on-color button-primary
        textPrimary background
        textSecondary background
        textHelper background
        textError background
        textInverse backgroundInverse
        textOnColor buttonPrimary
        contrastText main
        primary-content primary
        secondary-content secondary
        accent-content accent
        neutral-content neutral
        base-content base-100
        info-content info
        success-content success
        warning-content warning
        error-content error
        """)

    /// Whether `key` may be one of ``conventions``.
    static func mayBeConvention(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard key.count > 8, key.count < 20 else { return false }
        // `text…`, `…-content` and `contrastText`
        return key[0] == UInt8(ascii: "t") && key[1] == UInt8(ascii: "e") && key[2] == UInt8(ascii: "x")
            || key[key.count - 8] == UInt8(ascii: "-") && key[key.count - 7] == UInt8(ascii: "c")
            || key[0] == UInt8(ascii: "c") && key[8] == UInt8(ascii: "T") && key.count == 12
    }

    /// The colors of a terminal that programs write in. Black and white are left out because one of them is close to
    /// the background.
    static let terminalColors: [String] = [
        "red", "green", "yellow", "blue", "purple", "magenta", "cyan", "brightBlack", "brightRed", "brightGreen",
        "brightYellow", "brightBlue", "brightPurple", "brightMagenta", "brightCyan",
    ]
}
