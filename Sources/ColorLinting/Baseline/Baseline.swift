import JSONSyntax
import SourceText

/// Known findings of a project, so that only new ones are reported.
///
/// A finding is recognized by its file, rule, colors and enclosing element. Lines and ratios are not stored, so edits
/// elsewhere do not matter.
package struct Baseline: Equatable, Sendable {
    /// Default file name for `--write-baseline`.
    package static let defaultName = ".color-lint-baseline.json"
    /// Maximum size in bytes.
    package static let sizeLimit = 64 << 20

    /// Absolute path of the folder that its paths are relative to, without a trailing `/`.
    package let folder: String
    private var counts: [String: [KnownFinding: Int]] = [:]

    /// Creates an empty baseline for the files in `folder`.
    package init(in folder: String) { self.folder = folder }

    /// Returns the known findings in the file at the absolute `path`; nil if there are none.
    package func known(in path: String) -> [KnownFinding: Int]? { counts[relative(path)] }

    /// Absolute paths of the files with known findings, sorted.
    package var paths: [String] {
        counts.keys.ordered().map { $0.hasPrefix("/") ? $0 : (folder == "/" ? "" : folder) + "/" + $0 }
    }

    /// Number of known findings.
    package var count: Int { counts.values.reduce(0) { $1.values.reduce($0, +) } }

    /// Adds the findings of `report` on the file at the absolute `path`.
    package mutating func add(_ report: FileReport, of file: SourceFile, at path: String) {
        guard !report.findings.isEmpty else { return }
        for key in KnownFinding.keys(of: report.findings, in: report, file) {
            counts[relative(path), default: [:]][key, default: 0] += 1
        }
    }

    /// Removes `entries` with their counts from the file at the absolute `path`. Returns the number removed.
    @discardableResult
    package mutating func remove(_ entries: [KnownFinding: Int], of path: String) -> Int {
        let path = relative(path)
        guard var known = counts[path], !entries.isEmpty else { return 0 }
        var removed = 0
        for (key, count) in entries {
            guard let there = known[key] else { continue }
            removed += min(there, count)
            known[key] = there > count ? there - count : nil
        }
        counts[path] = known.isEmpty ? nil : known
        return removed
    }

    /// Removes all entries of the file at the absolute `path`. Returns the number removed.
    @discardableResult
    package mutating func removeAll(of path: String) -> Int {
        counts.removeValue(forKey: relative(path))?.values.reduce(0, +) ?? 0
    }

    private func relative(_ path: String) -> String {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.utf8.count)) : path
    }
}

extension Baseline {
    private static let schema = JSONSchema.object([
        .init("version", "Format version", .number(1...1), isRequired: true),
        .init(
            "findings", "Known findings",
            .array(
                .object([
                    .init("path", "File", .string, isRequired: true),
                    .init("rule", "Rule", .string, isRequired: true),
                    .init("colors", "Colors, or the flagged text", .string, isRequired: true),
                    .init("in", "Enclosing selector, type or key", .string, isRequired: true),
                    .init("count", "Number of such findings", .number(1...1_000_000)),
                ])), isRequired: true),
    ])

    /// Parses a baseline in `folder`.
    ///
    /// - Throws: the first error in it.
    package init(_ bytes: [UInt8], in folder: String) throws(ConfigurationProblem) {
        self.folder = folder
        guard bytes.count <= Self.sizeLimit else {
            throw ConfigurationProblem(ByteRange(0, 0), "the baseline is larger than \(Self.sizeLimit >> 20) MB")
        }
        let document = JSONDocument(bytes)
        if let problem = document.problems.first { throw ConfigurationProblem(problem.range, problem.message) }
        guard let root = document.root else { throw ConfigurationProblem(ByteRange(0, 0), "the baseline is empty") }
        var first: ConfigurationProblem?
        Self.schema.check(root) { first = first ?? $0 }
        if let first { throw first }
        for entry in root["findings"]?.children ?? root.children {
            let key = KnownFinding(
                rule: entry["rule"]?.string ?? "", colors: entry["colors"]?.string ?? "",
                symbol: entry["in"]?.string ?? "")
            counts[entry["path"]?.string ?? "", default: [:]][key, default: 0] += entry["count"]?.int ?? 1
        }
    }

    /// Content of the file: one line per finding, in a stable order.
    package var text: String {
        var lines: [String] = []
        for (path, known) in counts.ordered(by: { $0.key < $1.key }) {
            for (key, count) in known.ordered(by: { $0.key < $1.key }) {
                var json = JSONWriter()
                json.object { json in
                    json.field("path", path)
                    json.field("rule", key.rule)
                    json.field("colors", key.colors)
                    json.field("in", key.symbol)
                    if count > 1 { json.field("count", count) }
                }
                lines.append("    " + json.text)
            }
        }
        let all = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return "{\n  \"version\": 1,\n  \"findings\": \(all)\n}\n"
    }
}
