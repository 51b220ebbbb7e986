import ColorMath
import SourceColors
import SourceText

/// Flags pairs below the required contrast.
enum ContrastRule: Rule {
    static let metadata = RuleMetadata(
        id: "contrast",
        summary: "insufficient contrast between foreground and background",
        why: """
            Flags text, icons and controls whose contrast with the background is below the required ratio.

            Low contrast makes text hard to read for everyone, especially in sunlight and on poor screens, and impossible to \
            read for people with low vision. WCAG 2.2 requires a contrast ratio of 4.5:1 at level AA and 7:1 at level AAA. \
            Large text, icons and controls require less: 3:1, and 4.5:1 for large text at AAA.

            The ratio is (lighter + 0.05) / (darker + 0.05), where both are relative luminances of the colors as displayed: \
            a translucent foreground is composited over its background first. Ratios are compared unrounded and displayed \
            rounded down, so 4.499 fails and is displayed as 4.49. `--metric hsb` uses HSB brightness instead of luminance.

            A pair is judged only if the code itself shows that the two colors meet, apart from text on the background of the \
            page (below). It is judged in the light and the dark appearance, and with increased contrast if `"appearances"` lists it. In a choice such as `isNew ? a : b`, each \
            failing branch is flagged. A color that an enumeration decides is judged in each case: those of a theme fail one \
            by one, others if both colors depend on it, or if all fail. If several rules of a style sheet define a pair's custom properties (a theme, a \
            modifier such as `.btn-primary`, the root under `@media`), the pair is judged at each of them, with both values \
            from the same one, and the message names it. An element lies in the component whose custom properties it uses (`.menu-item` with \
            `var(--menu-text)`, which only `.menu` and its modifiers define). If a color cannot be determined, the pair is unresolved: neither a pass nor a \
            failure.

            Text for which a style sheet sets no background is judged on that of the page, `body` or `html`, unless something \
            suggests another one: a background of any class in its selector or of its component, `position: absolute`, or a \
            word such as `menu` or `button` in them. Likewise, the page is taken to lie beneath a translucent background that \
            is in the flow, unless the selector names a container with a background, or a part of a component; if the style \
            sheet gives the page no background, the nearest one that does counts. That is likely, but not certain, so such \
            findings are information unless `page` says otherwise, and `--fix` does not apply their fixes. If the box of the \
            main content (`main`, `#content`) or of an app (`#root`) has another background, the result must be the same on \
            both, and what is translucent is unresolved. A contrast below 2:1 is unresolved: such text is probably elsewhere.

            If Apple's system decides both colors, as for `.secondary` or `UIColor.tertiaryLabel` in a list or on the plain \
            window, a finding is information unless `system` says otherwise: these colors fall short in every app, and the \
            system darkens them for people who turn on Increase Contrast. Any other text color on these backgrounds is the \
            author's choice, and a warning.

            A gradient passes if every point along it passes, fails if every point fails, and is otherwise unresolved, with \
            the range of ratios. Likewise, text on a translucent background above an unknown color passes if it does over \
            every color, and fails if it does over black and over white. Text without a known background is also unresolved, unless `assumedBackground` is \
            configured.

            Text over an image passes if it does on 95% of the pixels, fails if it fails on all dominant colors, and is \
            otherwise unresolved, with the range of ratios. PNG, JPEG and GIF files of the project are read: `url()`, \
            `image-set()` and data URIs behind CSS text, if the image covers its box (`background-size: cover`, or \
            repeated; if it may cover only a part, the text must also pass, or fail, on the color beneath), `Image` of an asset catalog behind SwiftUI text, in each appearance, and an image view of UIKit \
            that contains the text or fills the view around both. Scrims between image and \
            text count, also gradients: since the layout decides which part of a gradient lies over which part of the \
            image, each may meet each. The first fix raises the opacity of the scrim.

            Text with `text-shadow` passes if its contrast suffices on its background and on the shadow over it, and fails \
            if it suffices on neither.

            Inactive controls are exempt, as in WCAG: `:disabled`, `[disabled]`, `[aria-disabled=true]` and classes such as \
            `.is-disabled`. `color-lint pairs` lists them as exempt. Boxes without text are not pairs: `::before` with empty \
            `content`, text visible only to screen readers, checkboxes, switches. Progress bars, graphics and icons require \
            3:1.

            The first fix moves the foreground to the nearest lightness that passes in all its pairs, on the scale used in \
            the source: HSB brightness for hex and RGB, keeping hue and saturation; lightness for `hsl()`, `lab()`, `lch()`, \
            `oklab()` and `oklch()`; whiteness or blackness for `hwb()`. Equal failing literals get the same new value. If \
            that makes clearly light text dark, or dark text light, a change of the background comes first. A \
            fix is safe, and applied by `--fix`, if every pair of the color passes afterwards, none of them is unresolved, \
            and states of an element that differed, such as a link and its hover state, still differ.
            """,
        severity: .warning,
        isEditorOnly: false,
        options: [
            PairKindsOption.declaration(of: PairKind.allCases), LoweredSeverityOption.page.declaration,
            LoweredSeverityOption.system.declaration,
        ],
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

    static func check(_ context: RuleContext, report: RuleReport) {
        let kinds = PairKindsOption.kinds(of: PairKind.allCases, for: metadata.id, in: context.configuration)
        context.eachPair { judgements in
            let failing = judgements.filter {
                context.judgements[$0].verdict == .fail && kinds.contains(context.judgements[$0].kind)
            }
            let level = context.configuration.level.name
            let pair = context.facts.pairs[context.judgements[judgements.lowerBound].pair]
            for way in context.byBranch(Array(failing)) {
                var severity = pair.isPalette ? min(report.severity, .info) : report.severity
                if let first = way.first, context.judgements[first].kind == .page {
                    severity = LoweredSeverityOption.page.severity(
                        for: metadata.id, severity, in: context.configuration)
                } else if way.allSatisfy({ context.judgements[$0].isOfSystem }) {
                    severity = LoweredSeverityOption.system.severity(
                        for: metadata.id, severity, in: context.configuration)
                }
                if severity == .off { continue }
                context.finding(of: metadata.id, on: way, severity: severity, level: level).map(report.add)
            }
        }
    }
}
