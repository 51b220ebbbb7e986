import JSONSyntax
import SourceText

/// The findings that a project had when it began to be checked, so that only new ones are reported.
///
/// A finding is known again by its file, its rule, its colours, and what it stands in; lines and ratios have no part in it, so
/// that edits elsewhere leave it known.
package struct Baseline: Hashable, Sendable {
    /// The file that `--write-baseline` writes unless told otherwise.
    package static let standardName = ".color-lint-baseline.json"
    /// The largest one that is read, in bytes.
    package static let sizeLimit = 64 << 20

    /// The absolute path of the folder that the paths in it are relative to, without a `/` at the end.
    package let folder: String
    private var counts: [String: [KnownFinding: Int]] = [:]

    /// None yet, of the files in `folder`.
    package init(in folder: String) { self.folder = folder }

    /// What is known in the file at the absolute `path`; nil where nothing is.
    package func known(in path: String) -> [KnownFinding: Int]? { counts[relative(path)] }

    /// The files it speaks of, as absolute paths, in order.
    package var paths: [String] {
        counts.keys.sorted().map { $0.hasPrefix("/") ? $0 : (folder == "/" ? "" : folder) + "/" + $0 }
    }

    /// How many findings it holds.
    package var count: Int { counts.values.reduce(0) { $1.values.reduce($0, +) } }

    /// Takes in the findings of `report`, which are those of the file at the absolute `path`.
    package mutating func add(_ report: FileReport, of file: SourceFile, at path: String) {
        guard !report.findings.isEmpty else { return }
        for key in KnownFinding.keys(of: report.findings, in: report, file) {
            counts[relative(path), default: [:]][key, default: 0] += 1
        }
    }

    /// Removes as many of each of `entries`, which are about the file at the absolute `path`, as there are of them. Returns how
    /// many it has removed.
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

    /// Removes all entries of the file at the absolute `path`. Returns how many there were.
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
        .init("version", "The version of this form", .number(1...1), isRequired: true),
        .init(
            "findings", "What is known",
            .array(
                .object([
                    .init("path", "The file", .string, isRequired: true),
                    .init("rule", "The rule", .string, isRequired: true),
                    .init("colors", "The colours, or the text", .string, isRequired: true),
                    .init("in", "What it stands in", .string, isRequired: true),
                    .init("count", "How often", .number(1...1_000_000)),
                ])), isRequired: true),
    ])

    /// What `bytes` say, which are those of a baseline in `folder`.
    ///
    /// - Throws: the first thing that is wrong with it.
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

    /// The text of its file: a line for each finding, in an order that does not change by itself.
    package var text: String {
        var lines: [String] = []
        for (path, known) in counts.sorted(by: { $0.key < $1.key }) {
            for (key, count) in known.sorted(by: { $0.key < $1.key }) {
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
