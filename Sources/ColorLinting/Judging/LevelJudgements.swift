import ColorMath

/// Combines the judgements of a pair that may be in a window or in a sheet.
enum LevelJudgements {
    /// Returns what `base`, in a window, and `sheet`, in a sheet, agree on, with the colors of the lower contrast. In an
    /// appearance in which they differ, it is unresolved.
    static func agreed(_ base: [PairJudgement], _ sheet: [PairJudgement]) -> [PairJudgement] {
        if sheet.isEmpty { return base }
        let differing = Appearance.allCases.filter { rank($0, in: base) != rank($0, in: sheet) }
        // The one that tells the appearances apart has a row for each.
        if differing.isEmpty {
            return sheet.count >= base.count
                ? worst(sheet, .sheet, or: base, .window) : worst(base, .window, or: sheet, .sheet)
        }
        var result: [PairJudgement] = []
        for var row in worst(sheet, .sheet, or: base, .window) {
            if row.appearance.map({ !differing.contains($0) }) ?? false {
                result.append(row)
                continue
            }
            if result.contains(where: { $0.appearance == row.appearance }) { continue }
            row.verdict = .unresolved(.unknownLevel)
            row.worstLevel = nil
            (row.branch, row.background, row.ratio, row.maxRatio, row.backgroundLayer) = (nil, nil, nil, nil, nil)
            result.append(row)
        }
        return result
    }

    /// Returns `rows`, which are those at `level`, each with the colors of its counterpart in `others` if their contrast is lower.
    private static func worst(
        _ rows: [PairJudgement], _ level: PairJudgement.Level, or others: [PairJudgement], _ other: PairJudgement.Level
    ) -> [PairJudgement] {
        rows.map { row in
            let counterpart = others.first {
                $0.branch == row.branch && $0.round == row.round && $0.foregroundRange == row.foregroundRange
                    && ($0.appearance == nil || $0.appearance == row.appearance)
            }
            guard let counterpart, let ratio = row.ratio, let otherRatio = counterpart.ratio,
                counterpart.background != row.background || counterpart.foreground != row.foreground
            else { return row }
            var result = otherRatio < ratio ? counterpart : row
            result.appearance = row.appearance
            result.worstLevel = otherRatio < ratio ? other : level
            return result
        }
    }

    /// Returns how bad the worst of `rows` in `appearance` is; nil if there are none.
    private static func rank(_ appearance: Appearance, in rows: [PairJudgement]) -> Int? {
        let worst = rows.lazy.filter { $0.appearance == nil || $0.appearance == appearance }.map(\.verdict.rank).max()
        guard worst == nil, appearance.isHighContrast else { return worst }
        return rank(appearance.isDark ? .dark : .light, in: rows)
    }
}
