import JSONSyntax
import SourceText

/// What the client can do, as far as it makes a difference here. What it does not say, or says in a way that is none, it
/// cannot do.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#clientCapabilities>
struct ClientCapabilities: Sendable {
    /// The position encodings the client understands, the one it likes best first. Empty where it names none.
    var positionEncodings: [String] = []
    /// Whether it asks for diagnostics itself.
    var pullsDiagnostics = false
    /// Whether a diagnostic may point to other places.
    var showsRelatedInformation = false
    /// Whether a diagnostic may say that what it marks is not needed.
    var fadesOutDiagnostics = false
    /// Whether a hover may be Markdown.
    var showsMarkdownHover = false
    /// Whether it takes code actions with their edits; otherwise it only takes commands.
    var takesCodeActionLiterals = false
    /// Whether it shows one code action as the one to be preferred.
    var prefersCodeActions = false
    /// Whether it asks for an action's edit when the person has chosen the action.
    var resolvesEdits = false
    /// Whether it shows actions that cannot be taken, with the reason.
    var showsDisabledActions = false
    /// Whether edits may name the version they are made for.
    var takesVersionedEdits = false
    /// Whether it can be told to ask for diagnostics again.
    var refreshesDiagnostics = false
    /// Whether it can be asked to tell when files change.
    var registersFileWatchers = false
    /// Whether it shows how far long work is.
    var showsProgress = false
    /// Whether it has more than one folder, or changes them.
    var hasWorkspaceFolders = false
    /// Whether it can be asked for the person's settings.
    var givesConfiguration = false
    /// Whether it can be asked to tell when these change.
    var registersConfiguration = false

    /// A client that can do nothing in particular.
    init() {}

    /// What the `capabilities` of `initialize` say.
    init(_ capabilities: JSONNode?) {
        func value(_ path: String...) -> JSONNode? {
            path.reduce(capabilities) { node, key in node?[key] }
        }
        positionEncodings = value("general", "positionEncodings")?.children.compactMap { $0.string } ?? []
        pullsDiagnostics = value("textDocument", "diagnostic")?.kind == .object
        // Clients declare these under `publishDiagnostics` and mean both ways, until LSP 3.18 lets them say it apart.
        let ways = ["publishDiagnostics", "diagnostic"].compactMap { value("textDocument", $0) }
        showsRelatedInformation = ways.lazy.compactMap { $0["relatedInformation"]?.bool }.first ?? false
        fadesOutDiagnostics = ways.contains { way in
            way["tagSupport"]?["valueSet"]?.children.contains { $0.int == 1 } ?? false
        }
        showsMarkdownHover =
            value("textDocument", "hover", "contentFormat")?.children.contains { $0.string == "markdown" } ?? false
        takesCodeActionLiterals = value("textDocument", "codeAction", "codeActionLiteralSupport")?.kind == .object
        prefersCodeActions = value("textDocument", "codeAction", "isPreferredSupport")?.bool ?? false
        let action = value("textDocument", "codeAction")
        resolvesEdits =
            action?["dataSupport"]?.bool == true
            && action?["resolveSupport"]?["properties"]?.children.contains { $0.string == "edit" } == true
        showsDisabledActions = action?["disabledSupport"]?.bool ?? false
        takesVersionedEdits = value("workspace", "workspaceEdit", "documentChanges")?.bool ?? false
        refreshesDiagnostics = value("workspace", "diagnostics", "refreshSupport")?.bool ?? false
        registersFileWatchers = value("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false
        showsProgress = value("window", "workDoneProgress")?.bool ?? false
        hasWorkspaceFolders = value("workspace", "workspaceFolders")?.bool ?? false
        givesConfiguration = value("workspace", "configuration")?.bool ?? false
        registersConfiguration = value("workspace", "didChangeConfiguration", "dynamicRegistration")?.bool ?? false
    }

    /// The encoding to speak in: the first of the client's that is known here, UTF-16 where it names none.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#positionEncodingKind>
    var positionEncoding: PositionEncoding {
        positionEncodings.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
    }
}
