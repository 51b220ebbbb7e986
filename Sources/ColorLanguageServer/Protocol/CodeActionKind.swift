/// The kinds of code action there are here.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeActionKind>
enum CodeActionKind: String, CaseIterable {
    /// Mends a finding.
    case quickFix = "quickfix"
    /// Writes a colour in another way.
    case rewrite = "refactor.rewrite"
    /// Makes all safe fixes of the document.
    case fixAll = "source.fixAll.colorLint"

    /// Whether a client that asks for `filter` wants this kind: it, or a kind it is a part of.
    func isPart(of filter: String) -> Bool {
        filter.isEmpty || rawValue == filter || rawValue.hasPrefix(filter + ".")
    }
}
