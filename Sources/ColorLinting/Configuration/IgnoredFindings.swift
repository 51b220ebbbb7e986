import ColorMath
import JSONSyntax
import PathPatterns
import SourceText

/// Findings ignored by the configuration.
package struct IgnoredFindings: Equatable, Sendable {
    /// Files, by patterns relative to the configuration file's folder; an empty selection matches all.
    var files: PathSelection
    /// Location in JSON files as keys and indices; nil for everywhere. <https://www.rfc-editor.org/rfc/rfc6901>
    var pointer: [String]?
    /// Rules; empty for all.
    var rules: Set<String>
    /// The foreground of pairs, before compositing; nil for any.
    var foreground: HexColor?
    /// The background of pairs as judged; nil for any.
    var background: HexColor?

    /// Parses an element of `ignore`.
    init(_ node: JSONNode) {
        files = node.selection("files")
        pointer = node["pointer"]?.string.map(Self.steps)
        rules = Set(node["rules"]?.children.compactMap(\.string) ?? [])
        func color(_ key: String) -> HexColor? {
            node[key]?.string.flatMap { ColorArgument($0) }.map { HexColor($0.colors.light) }
        }
        (foreground, background) = (color("foreground"), color("background"))
    }

    /// Whether the colors apply to `finding`: to all appearances in which its pair fails, which are in `judgements`.
    func hasColors(of finding: Finding, _ judgements: [PairJudgement]) -> Bool {
        guard foreground != nil || background != nil else { return true }
        guard let index = finding.pair, judgements.indices.contains(index) else { return false }
        let (pair, branch) = (judgements[index].pair, judgements[index].branch)
        // The judgements of a pair are next to each other.
        var first = index
        while first > 0, judgements[first - 1].pair == pair { first -= 1 }
        return judgements[first...].prefix { $0.pair == pair }.allSatisfy { judgement in
            guard judgement.verdict == .fail, judgement.branch == branch else { return true }
            return (foreground == nil || judgement.foreground.map { HexColor($0) } == foreground)
                && (background == nil || judgement.background.map { HexColor($0) } == background)
        }
    }

    private static func steps(_ pointer: String) -> [String] {
        pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { step in
            var result = ""
            var isEscape = false
            for character in step {
                switch (isEscape, character) {
                case (false, "~"): isEscape = true
                case (true, "0"): result += "~"
                case (true, "1"): result += "/"
                default: result.append(character)
                }
                if character != "~" { isEscape = false }
            }
            return result
        }
    }
}

extension Configuration {
    /// Returns those of `findings` in `file` that are not ignored; `judgements` are those of its pairs.
    func reported(_ findings: [Finding], in file: SourceFile, _ judgements: [PairJudgement]) -> [Finding] {
        guard !ignoredFindings.isEmpty, !findings.isEmpty else { return findings }
        var places: [(entry: IgnoredFindings, range: ByteRange?)] = []
        var document: JSONDocument?
        for entry in ignoredFindings {
            guard let pointer = entry.pointer else {
                places.append((entry, nil))
                continue
            }
            guard file.language == .json else { continue }
            let known = document ?? JSONDocument(file.bytes)
            document = known
            if let range = known.root?.descendant(pointer)?.range { places.append((entry, range)) }
        }
        return findings.filter { finding in
            !places.contains { entry, range in
                (entry.rules.isEmpty || entry.rules.contains(finding.rule))
                    && range?.contains(finding.range) != false && entry.hasColors(of: finding, judgements)
            }
        }
    }
}

extension JSONNode {
    /// Returns the value at the keys and indices `steps`.
    fileprivate func descendant(_ steps: [String]) -> JSONNode? {
        var node: JSONNode? = self
        for step in steps {
            guard let current = node else { return nil }
            node = current.kind == .array ? Int(step).flatMap { current[$0] } : current[step]
        }
        return node
    }
}
