import ColorMath

/// Combines the judgements of a pair that may be in a window or in a sheet.
enum LevelJudgements {
    /// Returns what `base`, in a window, and `sheet`, in a sheet, agree on. In an appearance in which they differ, it is
    /// unresolved.
    static func agreed(_ base: [PairJudgement], _ sheet: [PairJudgement]) -> [PairJudgement] {
        let differing = Appearance.allCases.filter { rank($0, in: base) != rank($0, in: sheet) }
        if differing.isEmpty || sheet.isEmpty { return base }
        var result: [PairJudgement] = []
        for var row in sheet {
            if row.appearance.map({ !differing.contains($0) }) ?? false {
                result.append(row)
                continue
            }
            if result.contains(where: { $0.appearance == row.appearance }) { continue }
            row.verdict = .unresolved(.unknownLevel)
            (row.branch, row.background, row.ratio, row.maxRatio, row.backgroundLayer) = (nil, nil, nil, nil, nil)
            result.append(row)
        }
        return result
    }

    /// Returns how bad the worst of `rows` in `appearance` is; nil if there are none.
    private static func rank(_ appearance: Appearance, in rows: [PairJudgement]) -> Int? {
        let worst = rows.lazy.filter { $0.appearance == nil || $0.appearance == appearance }.map { rank($0) }.max()
        guard worst == nil, appearance.isHighContrast else { return worst }
        return rank(appearance.isDark ? .dark : .light, in: rows)
    }

    private static func rank(_ row: PairJudgement) -> Int {
        switch row.verdict {
        case .pass: 0
        case .unresolved: 1
        case .fail: 2
        }
    }
}
