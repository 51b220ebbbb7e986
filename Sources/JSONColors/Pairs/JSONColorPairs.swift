/// Which keys of one object name colors that meet: the one table of them.
enum JSONColorPairs {
    /// A key for what is drawn, and the keys for what lies behind it, the likeliest first.
    private static let rows: [(foreground: JSONKeyWord, backgrounds: [JSONKeyWord])] = [
        (.text, [.background, .backgroundColor, .bg, .bgColor]),
        (.textColor, [.backgroundColor, .background, .bgColor, .bg]),
        (.fontColor, [.backgroundColor, .background, .bgColor, .bg]),
        (.foreground, [.background, .backgroundColor, .bg, .bgColor]),
        (.foregroundColor, [.backgroundColor, .background, .bgColor, .bg]),
        (.fg, [.bg, .bgColor, .background, .backgroundColor]),
        (.fgColor, [.bgColor, .bg, .backgroundColor, .background]),
    ]
    /// Where none of those stands beside it, `color` is the text's; beside one it may be anything.
    private static let plain: (foreground: JSONKeyWord, backgrounds: [JSONKeyWord]) = (
        .color, [.backgroundColor, .background, .bgColor, .bg]
    )
    private static let foregrounds = rows.reduce(0) { $0 | $1.foreground.bit }

    /// The words among `words` that name the color of a text and nothing else; `color` alone may be anything.
    static func foregrounds(in words: JSONKeyWords) -> [JSONKeyWord] {
        guard words.rawValue & foregrounds != 0 else { return [] }
        return rows.compactMap { words.contains($0.foreground) ? $0.foreground : nil }
    }

    /// The pairs among `words`.
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
