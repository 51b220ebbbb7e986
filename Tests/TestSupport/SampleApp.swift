import Foundation

/// The app in `Tests/SampleApp`: an asset catalog with light, dark and high-contrast colors, tokens, a style sheet
/// with a dark theme, and views that use them.
///
/// Its files contain marks. `⟦text¦becomes other⟧` is the only edit between the two stages. Every other mark is a
/// finding: its rule, and for contrast the ratio and the appearance; `A → B` is A before the edit and B after it, and
/// `nothing` is no finding.
public struct SampleApp: Sendable {
    /// Before and after the edit.
    public enum Stage: CaseIterable, Sendable {
        case before, after
    }

    /// The annotated files by path in the app.
    private let sources: [String: String]

    /// Reads the app. Throws if a file cannot be read or there is none.
    public init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "SampleApp")
        var sources: [String: String] = [:]
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let extensions: Set = ["swift", "css", "json"]
        for path in paths where extensions.contains(URL(filePath: path).pathExtension) {
            sources[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        if sources.isEmpty { throw FixtureProblem("SampleApp has no files") }
        self.sources = sources
    }

    /// The paths of the files, sorted.
    public var paths: [String] { sources.keys.sorted() }

    /// Returns the texts of all files at `stage`, without marks.
    public func texts(_ stage: Stage) -> [String: String] { sources.mapValues { marked($0, stage).text } }

    /// Returns all files at `stage` with the expected findings.
    public func expected(_ stage: Stage) -> [String: String] {
        sources.mapValues { source in
            let source = marked(source, stage)
            return MarkedSource.annotate(source.text, with: source.marks)
        }
    }

    /// Returns all files at `stage` with the given findings, by path.
    public func annotated(_ stage: Stage, _ findings: [String: [MarkedSource.Mark]]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: texts(stage).map { ($0, MarkedSource.annotate($1, with: findings[$0] ?? [])) })
    }

    /// Returns the label of a finding of `rule` with the message `message`.
    public static func label(_ rule: String, _ message: String) -> String {
        var label = rule
        if let ratio = message.firstMatch(of: /contrast ([0-9.]+):1/) { label += " \(ratio.1)" }
        if let appearance = message.firstMatch(of: /in the ([a-z -]+) appearance/) {
            label += " in " + appearance.1.replacing(" ", with: "-")
        }
        return label
    }

    private func marked(_ source: String, _ stage: Stage) -> MarkedSource {
        var result = MarkedSource(source)
        var bytes = Array(result.text.utf8)
        var marks: [MarkedSource.Mark] = []
        // From the end, so that earlier positions stay valid.
        for mark in result.marks.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            if mark.label.hasPrefix("becomes ") {
                guard stage == .after else { continue }
                let text = Array(mark.label.dropFirst("becomes ".count).utf8)
                bytes.replaceSubrange(mark.lowerBound..<mark.upperBound, with: text)
                let shift = text.count - (mark.upperBound - mark.lowerBound)
                marks = marks.map { .init($0.lowerBound + shift, $0.upperBound + shift, $0.label) }
            } else {
                let labels = mark.label.split(separator: " → ").map(String.init)
                let label = stage == .before ? labels.first : labels.last
                if let label, label != "nothing" { marks.append(.init(mark.lowerBound, mark.upperBound, label)) }
            }
        }
        result.text = String(decoding: bytes, as: UTF8.self)
        result.marks = marks
        return result
    }
}
