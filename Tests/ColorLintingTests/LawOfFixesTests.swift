import ColorLinting
import ColorMath
import Foundation
import SourceText
import TestSupport
import Testing

/// The law of fixes: a fix changes nothing but color literals, keeps hue and saturation if it says so, and the pair
/// then passes.
@Suite struct LawOfFixesTests {
    /// A notation of foreground and background, with a file around it.
    struct Spelling: Sendable, CustomTestStringConvertible {
        var name: String
        var language: Language
        /// Writes a color.
        var text: @Sendable (RGBA) -> String
        /// Returns a file with one text on a background.
        var file: @Sendable (_ foreground: String, _ background: String) -> String
        var testDescription: String { "\(language) \(name)" }
    }

    @Test(arguments: spellings) func everyFixPassesAfterwards(_ spelling: Spelling) throws {
        var random = SplitMix64(seed: 7)
        var tried = 0
        let count = rounds(300, debug: 30)
        for round in 0..<count {
            let metric: ContrastMetric = round % 5 == 4 ? .hsb : .wcag
            let level: ContrastLevel = [.aa, .aaa, .ratio(3), .ratio(2.33)][round % 4]
            var foreground = RGBA(HexColor(rgb: UInt32.random(in: 0...0xffffff, using: &random)))
            let background = RGBA(HexColor(rgb: UInt32.random(in: 0...0xffffff, using: &random)))
            if round % 7 == 6 { foreground.alpha = Double(Int.random(in: 1...9, using: &random)) / 10 }
            let text = spelling.file(spelling.text(foreground), spelling.text(background))
            var configuration = Configuration()
            configuration.level = level
            configuration.metric = metric
            tried += try check(SourceFile(path: "a", language: spelling.language, text: text), configuration)
        }
        #expect(tried > count / 6, "the generated pairs should give fixes to check")
    }

    /// Checks every fix of every finding and returns their number.
    private func check(_ file: SourceFile, _ configuration: Configuration) throws -> Int {
        let linter = Linter(configuration: configuration)
        let report = linter.lint(file)
        try #require(report.pairs.count == 1, "one pair in \(file.text(ByteRange(0, 400)))")
        let planner = linter.fixPlanner(for: file, report: report)
        var count = 0
        for finding in report.findings where finding.ratio != nil {
            let best = planner.fixes(for: finding, onlyBest: true)
            #expect(best.first == planner.fixes(for: finding).first)
            for (place, fix) in planner.fixes(for: finding).enumerated() {
                count += 1
                let note: Comment = "\(fix.title) in \(file.text(ByteRange(0, 400)))"
                let fixed = SourceFile(
                    path: file.path, language: file.language,
                    bytes: try #require(fix.edits.map { $0.edit }.applied(to: file.bytes), note))
                let after = linter.lint(fixed)
                #expect(!after.findings.contains { $0.ratio != nil }, note)
                #expect(after.pairs.map { $0.verdict } == [.pass], note)
                #expect(after.facts.literals.count == report.facts.literals.count, note)
                for edit in fix.edits {
                    #expect(report.facts.literals.contains { $0.range == edit.edit.range }, note)
                }
                if place == 0, fix.safety == .safe { try keepsAllButLightness(report, after, note) }
            }
        }
        return count
    }

    /// Checks that the other components are unchanged: exactly if the notation has a component for lightness.
    private func keepsAllButLightness(_ before: FileReport, _ after: FileReport, _ note: Comment) throws {
        for (old, new) in zip(before.facts.literals, after.facts.literals) where old.color != new.color {
            let (was, now) = (try #require(old.color), try #require(new.color))
            #expect(abs(now.alpha - was.alpha) < 1e-9, note)
            let (old, new) = (was.components, now.components)
            switch was.space {
            case .hsl: #expect(now.space == .hsl && old.x == new.x && old.y == new.y, note)
            case .lab, .oklab, .lch, .oklch:
                #expect(now.space == was.space && old.y == new.y && old.z == new.z, note)
            case .hwb:
                #expect(now.space == .hwb && old.x == new.x, note)
                // At least half of the pure hue stays, unless both components change proportionally.
                let purity = (old: 1 - old.y - old.z, new: 1 - new.y - new.z)
                if purity.new > purity.old / 2 + 0.01 { #expect(old.y == new.y || old.z == new.z, note) }
            default: keepsHueAndSaturation(was, now, note)
            }
        }
    }

    private func keepsHueAndSaturation(_ color: ColorValue, _ value: ColorValue, _ note: Comment) {
        let was = AdjustableColor(color).hsb
        // After rounding, a color at the edge of sRGB may be just outside or inside; both are measured the same way.
        let isWide = color.space == .displayP3 || !color.rgba.isInGamut
        let parts = value.converted(to: isWide ? .displayP3 : .srgb).components
        let now = HSB(RGBA(red: parts.x, green: parts.y, blue: parts.z).clamped)
        // Near black there are few colors: an 8-bit channel deviates by up to half a step.
        let step = 0.6 / 255 / max(now.brightness, 0.6 / 255)
        #expect(abs(was.saturation - now.saturation) <= step + 0.006, note)
        let turn = abs(was.hue - now.hue)
        if was.saturation > step, now.brightness > 0.02 {
            #expect(min(turn, 1 - turn) <= 0.6 / 360 + step / 3 / was.saturation, note)
        }
    }
}
