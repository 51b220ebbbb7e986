import JSONSyntax
import PathPatterns
import SourceText

/// Findings ignored by the configuration.
package struct IgnoredFindings: Hashable, Sendable {
    /// Files, by patterns relative to the configuration file's folder; an empty selection matches all.
    var files: PathSelection
    /// Location in JSON files as keys and indices; nil for everywhere. <https://www.rfc-editor.org/rfc/rfc6901>
    var pointer: [String]?
    /// Rules; empty for all.
    var rules: Set<String>

    /// Parses an element of `ignore`.
    init(_ node: JSONNode) {
        files = node.selection("files")
        pointer = node["pointer"]?.string.map(Self.steps)
        rules = Set(node["rules"]?.children.compactMap(\.string) ?? [])
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
    /// Returns those of `findings` in `file` that are not ignored.
    func reported(_ findings: [Finding], in file: SourceFile) -> [Finding] {
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
                    && range?.contains(finding.range) != false
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
