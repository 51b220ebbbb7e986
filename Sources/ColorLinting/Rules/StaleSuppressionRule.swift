import SourceColors
import SourceText

/// Flags suppression comments that suppress nothing.
package enum StaleSuppressionRule: Rule {
    /// The metadata of the rule.
    package static let metadata = RuleMetadata(
        id: "stale-suppression",
        summary: "a suppression comment no longer suppresses anything",
        why: """
            Flags `color-lint:disable` comments that match no finding.

            The comment is unused because the color was fixed, the comment is in the wrong place, or the rule name is wrong. \
            If it stays, it will hide the next mistake.

            The fix removes the comment, or only the unused rule if the comment lists several. Comments for rules that did \
            not run, because they are off or were not selected, are not flagged.
            """,
        severity: .warning,
        isEditorOnly: false,
        examples: [
            .flagged(
                .css, "/* ⟦color-lint:disable:next contrast¦stale-suppression⟧ */\np { color: #000; background: #fff; }"
            ),
            .flagged(
                .css,
                "p { color: #777; background: #fff; } /* color-lint:disable:this contrast, ⟦component-range¦stale-suppression⟧ */"
            ),
            .flagged(.css, "/* ⟦color-lint:disable:file¦stale-suppression⟧ */ p { color: #777; }"),
            .flagged(.css, "p { color: #777; background: #fff; } /* ⟦color-lint:enable contrast¦stale-suppression⟧ */"),
            .flagged(
                .swift,
                "// ⟦color-lint:disable:next hue-degrees -- why¦stale-suppression⟧\nlet a = Color(hue: 0.5, saturation: 1, brightness: 1)\n"
            ),
            .allowed(
                .css, "/* color-lint:disable:next contrast -- a logo */\np { color: #777; background: #fff; }"),
            .allowed(
                .css, "/* color-lint:disable */ p { color: #777; background: #fff; } /* color-lint:enable */"),
            .allowed(
                .swift,
                "let a = Color(hue: 210, saturation: 1, brightness: 1) // color-lint:disable:this hue-degrees\n"),
            .fixed(
                .css, "p { left: 0; }\n/* color-lint:disable contrast -- why */\na { color: #777; }",
                into: "p { left: 0; }\na { color: #777; }"),
            .fixed(
                .swift, "let a = Color.red // color-lint:disable:this -- why\n", into: "let a = Color.red\n"),
            .fixed(
                .css,
                "p { color: #777; background: #fff; } /* color-lint:disable:this component-range, contrast */",
                into: "p { color: #777; background: #fff; } /* color-lint:disable:this contrast */"),
        ])

    /// Flags comments in `context` that match no finding.
    package static func check(_ context: RuleContext, report: RuleReport) {
        for stale in context.staleSuppressions {
            let directive = context.facts.directives[stale.directive]
            guard case .suppression(let suppression) = directive.kind else { continue }
            var range = directive.range
            var message = "this comment suppresses no finding"
            var title = "Remove the comment"
            var removed: ByteRange
            if let index = stale.rule {
                let rule = suppression.rules[index]
                range = rule.range
                message = "this comment suppresses no finding of \(rule.id)"
                title = "Remove \(rule.id)"
                let isLast = index + 1 == suppression.rules.count
                removed =
                    isLast
                    ? ByteRange(suppression.rules[index - 1].range.upperBound, range.upperBound)
                    : ByteRange(range.lowerBound, suppression.rules[index + 1].range.lowerBound)
            } else {
                if suppression.extent == .end { message = "no matching disable comment before this" }
                removed = context.file.withBytes { Self.bytes(of: directive, in: $0) }
            }
            let fix = context.fix(title, .safe, replacing: removed, with: "")
            report.add(
                at: range, message,
                fixes: [fix])
        }
    }

    /// Returns a finding about baseline entries that match no finding in the file.
    ///
    /// Always a hint, because fixing a known finding must not fail a run.
    static func finding(aboutEntries gone: [(finding: KnownFinding, count: Int)]) -> Finding {
        let count = gone.reduce(0) { $0 + $1.count }
        let entries = count == 1 ? "entry for this file no longer matches" : "entries for this file no longer match"
        return Finding(
            rule: metadata.id, severity: .hint, range: ByteRange(0, 0),
            message:
                "\(count) baseline \(entries) a finding; run --prune-baseline to remove \(count == 1 ? "it" : "them")")
    }

    /// Returns the bytes to remove with the directive: the comment if it contains nothing else, and its line if that
    /// contains nothing else.
    private static func bytes(of directive: Directive, in source: SourceBytes) -> ByteRange {
        func isBlank(_ offset: Int) -> Bool { source[offset] == 0x20 || source[offset] == 0x09 }
        func isLineEnd(_ offset: Int) -> Bool {
            offset < 0 || offset >= source.count || source[offset] == 0x0A || source[offset] == 0x0D
        }
        let comment = directive.comment
        let head = source.buffer(ByteRange(comment.lowerBound, directive.range.lowerBound))
        let tail = source.buffer(ByteRange(directive.range.upperBound, comment.upperBound))
        let delimiters: (UInt8) -> Bool = {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "!") || $0 == 0x20 || $0 == 0x09
                || $0 == 0x0A || $0 == 0x0D
        }
        guard head.allSatisfy(delimiters), tail.allSatisfy(delimiters) else { return directive.range }
        var (start, end) = (comment.lowerBound, comment.upperBound)
        while isBlank(start - 1) { start -= 1 }
        while isBlank(end) { end += 1 }
        if isLineEnd(start - 1), isLineEnd(end) {
            if source[end] == 0x0D { end += 1 }
            if source[end] == 0x0A { end += 1 }
            return ByteRange(start, end)
        }
        return isLineEnd(end) ? ByteRange(start, comment.upperBound) : ByteRange(comment.lowerBound, end)
    }
}
