/// The table of keys in one object that name a foreground and its background.
enum JSONColorPairs {
    /// The key of a foreground, and the keys of its background, most likely first.
    private static let rows: [(foreground: JSONKeyWord, backgrounds: [JSONKeyWord])] = [
        (.text, [.background, .backgroundColor, .bg, .bgColor]),
        (.textColor, [.backgroundColor, .background, .bgColor, .bg]),
        (.fontColor, [.backgroundColor, .background, .bgColor, .bg]),
        (.foreground, [.background, .backgroundColor, .bg, .bgColor]),
        (.foregroundColor, [.backgroundColor, .background, .bgColor, .bg]),
        (.fg, [.bg, .bgColor, .background, .backgroundColor]),
        (.fgColor, [.bgColor, .bg, .backgroundColor, .background]),
    ]
    /// `color` is a text color only if none of those is present; beside one of them it may be anything.
    private static let plain: (foreground: JSONKeyWord, backgrounds: [JSONKeyWord]) = (
        .color, [.backgroundColor, .background, .bgColor, .bg]
    )
    private static let foregrounds = rows.reduce(0) { $0 | $1.foreground.bit }

    /// Returns the `words` that always name a text color. `color` is not one of them.
    static func foregrounds(in words: JSONKeyWords) -> [JSONKeyWord] {
        guard words.rawValue & foregrounds != 0 else { return [] }
        return rows.compactMap { words.contains($0.foreground) ? $0.foreground : nil }
    }

    /// Returns the pairs among `words`.
    static func pairs(in words: JSONKeyWords) -> [(foreground: JSONKeyWord, background: JSONKeyWord)] {
        guard !words.isDisjoint(with: .anyBackground), words.rawValue & (foregrounds | plain.foreground.bit) != 0 else {
            return []
        }
        let candidates = words.rawValue & foregrounds != 0 ? rows : [plain]
        return candidates.compactMap { row in
            guard words.contains(row.foreground), let background = row.backgrounds.first(where: words.contains) else {
                return nil
            }
            return (row.foreground, background)
        }
    }
}
