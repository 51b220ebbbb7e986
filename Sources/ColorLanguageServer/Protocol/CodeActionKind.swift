/// The supported kinds of code actions.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeActionKind>
enum CodeActionKind: String, CaseIterable {
    /// Fixes a finding.
    case quickFix = "quickfix"
    /// Converts a color to another notation.
    case rewrite = "refactor.rewrite"
    /// Applies all safe fixes in the document.
    case fixAll = "source.fixAll.colorLint"

    /// Whether this kind equals `filter` or is a subkind of it.
    func isPart(of filter: String) -> Bool {
        filter.isEmpty || rawValue == filter || rawValue.hasPrefix(filter + ".")
    }
}
