import ColorMath
import SourceText

/// Flags pairs below the level asked for.
enum ContrastRule: Rule {
    static let card = RuleCard(
        id: "contrast",
        summary: "a foreground stands out too little from its background",
        why: """
            Text that is close to its background in brightness is hard to read for everybody, in sunlight and on poor \
            screens most of all, and impossible to read for people with low vision. WCAG 2.2 asks for a contrast ratio of \
            4.5:1 at level AA and 7:1 at level AAA; large text, icons and controls may have less (3:1, and 4.5:1 for large \
            text at AAA).

            The ratio is that of the relative luminances, (lighter + 0.05) / (darker + 0.05), of the colours as they are \
            seen: a translucent foreground is composited over its background first. It is compared unrounded and shown \
            rounded down, so 4.499 is a failure and reads 4.49. With `--metric hsb` the ratio is that of the brightnesses \
            of hue, saturation and brightness.

            A pair is judged only where the code itself shows that the two colours meet, in the light and the dark \
            appearance, and in those with increased contrast where `"appearances"` lists them. Of a choice, such as \
            `isNew ? a : b`, each way that fails is flagged. Where a colour cannot be known, the pair is counted as \
            unresolved, and is neither a pass nor a failure.

            A gradient is judged along its whole length: it passes where every place passes, fails where every place fails, \
            and is unresolved otherwise, with the range. Text without a known background is unresolved too, unless \
            `assumedBackground` says what lies behind.

            Inactive controls are exempt, as WCAG has it: `:disabled`, `[disabled]`, `[aria-disabled=true]` and classes such \
            as `.is-disabled`. `color-lint pairs` lists them with that reason. Boxes without text are no pairs: `::before` \
            with an empty `content`, text hidden from all but screen readers, checkboxes, switches. Progress bars, \
            graphics and icons have to reach 3:1.

            The first fix offered moves the foreground to the nearest lightness at which it passes in all its pairs, on the scale \
            its author wrote it on: HSB brightness for hex and RGB, with hue and saturation kept; lightness for `hsl()`, `lab()`, \
            `lch()`, `oklab()` and `oklch()`; whiteness or blackness for `hwb()`. Equal literals that fail get the same value. \
            A fix is safe, and made by `--fix`, if every pair of the color passes afterwards, none of them is unresolved, and \
            states of an element that differed, such as a link and its hover, still differ.
            """,
        severity: .warning,
        isEditorOnly: false,
        options: [PairKindsOption.declaration],
        examples: [
            .flagged(.css, "p { color: ⟦#777¦contrast 4.47⟧; background: #fff; }"),
            .flagged(.css, "p { color: ⟦rgb(0 0 0 / 0.5)¦contrast 3.97⟧; background: white; }"),
            .flagged(
                .css, ":root { --muted: #999; }\np { color: ⟦var(--muted)¦contrast 2.84⟧; background-color: #fff; }"),
            .flagged(
                .swift,
                "Text(\"Hi\")\n    .foregroundStyle(⟦Color(hue: 0.6, saturation: 0.8, brightness: 0.9)¦contrast 4.27⟧)\n"
                    + "    .background(.white)\n"),
            .flagged(
                .swift,
                "Text(\"Hi\")\n    .foregroundStyle(isNew ? ⟦Color(white: 0.6)¦contrast 2.84⟧ : ⟦Color(white: 0.7)¦contrast 2.10⟧)\n"
                    + "    .background(.white)\n"),
            .flagged(
                .json, ##"{ "foreground": "⟦#777777¦contrast 4.47⟧", "background": "#ffffff" }"##),
            .allowed(.css, "p { color: #767676; background: #fff; }"),
            .allowed(.css, "p { color: #777; }"),
            .allowed(.css, "p { color: #777; background: url(paper.png) #fff; }"),
            .allowed(.css, "p { color: transparent; background: #fff; }"),
            .allowed(.css, "button:disabled { color: #999; background: #fff; }"),
            .allowed(.css, ".sr-only { clip: rect(0 0 0 0); color: #777; background: #fff; }"),
            .fixed(
                .css, "p { color: #777; background: #fff; }", into: "p { color: #767676; background: #fff; }"),
            .fixed(
                .swift,
                "Text(\"Hi\").foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.9)).background(.white)\n",
                into:
                    "Text(\"Hi\").foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.87)).background(.white)\n"
            ),
        ])

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        let kinds = PairKindsOption.kinds(for: card.id, in: context.configuration)
        context.eachPair { judgements in
            let failing = judgements.filter {
                context.judgements[$0].verdict == .fail && kinds.contains(context.judgements[$0].kind)
            }
            let level = context.configuration.level.name
            let isPalette = context.facts.pairs[context.judgements[judgements.lowerBound].pair].isPalette
            let severity = isPalette ? min(severity, .info) : severity
            for way in context.byBranch(Array(failing)) {
                context.finding(of: card.id, on: way, severity: severity, level: level).map(report)
            }
        }
    }
}
