import JSONSyntax
import SourceText

/// The relevant capabilities of the client. Missing or malformed ones count as unsupported.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#clientCapabilities>
struct ClientCapabilities: Sendable {
    /// Supported position encodings in order of preference; empty if not specified.
    var positionEncodings: [String] = []
    /// Whether it pulls diagnostics.
    var pullsDiagnostics = false
    /// Whether it may pull the diagnostics of the whole workspace.
    var pullsWorkspace = true
    /// Whether diagnostics may have related information.
    var showsRelatedInformation = false
    /// Whether diagnostics may have the tag Unnecessary.
    var fadesOutDiagnostics = false
    /// Whether a diagnostic's code may link to its description.
    var linksToCodeDescriptions = false
    /// Whether hovers may be Markdown.
    var showsMarkdownHover = false
    /// Whether it supports code actions with edits; otherwise only commands.
    var takesCodeActionLiterals = false
    /// Whether it supports preferred code actions.
    var prefersCodeActions = false
    /// Whether it resolves the edit of a chosen code action.
    var resolvesEdits = false
    /// Whether it shows disabled actions with a reason.
    var showsDisabledActions = false
    /// Whether edits may name document versions.
    var takesVersionedEdits = false
    /// Whether it supports refreshing diagnostics.
    var refreshesDiagnostics = false
    /// Whether it supports refreshing inlay hints.
    var refreshesInlayHints = false
    /// Whether it supports refreshing code lenses.
    var refreshesCodeLenses = false
    /// Whether symbols of a document may have a detail.
    var showsSymbolDetails = false
    /// Whether it asks before renaming.
    var preparesRename = false
    /// Whether edits may create files.
    var createsFiles = false
    /// Whether edits may rename files and folders.
    var renamesFiles = false
    /// Whether edits may be annotated.
    var annotatesEdits = false
    /// Whether file watchers can be registered.
    var registersFileWatchers = false
    /// Whether it shows work-done progress.
    var showsProgress = false
    /// Whether it supports several workspace folders.
    var hasWorkspaceFolders = false
    /// Whether it supports `workspace/configuration`.
    var givesConfiguration = false
    /// Whether it supports registration for configuration changes.
    var registersConfiguration = false

    /// A client without optional capabilities.
    init() {}

    /// Parses the `capabilities` of `initialize`.
    init(_ capabilities: JSONNode?) {
        func value(_ path: String...) -> JSONNode? {
            path.reduce(capabilities) { node, key in node?[key] }
        }
        positionEncodings = value("general", "positionEncodings")?.children.compactMap { $0.string } ?? []
        pullsDiagnostics = value("textDocument", "diagnostic")?.kind == .object
        // Clients declare these under `publishDiagnostics` and mean both; LSP 3.18 distinguishes them.
        let ways = ["publishDiagnostics", "diagnostic"].compactMap { value("textDocument", $0) }
        showsRelatedInformation = ways.lazy.compactMap { $0["relatedInformation"]?.bool }.first ?? false
        fadesOutDiagnostics = ways.contains { way in
            way["tagSupport"]?["valueSet"]?.children.contains { $0.int == 1 } ?? false
        }
        linksToCodeDescriptions = ways.contains { $0["codeDescriptionSupport"]?.bool ?? false }
        showsMarkdownHover =
            value("textDocument", "hover", "contentFormat")?.children.contains { $0.string == "markdown" } ?? false
        takesCodeActionLiterals = value("textDocument", "codeAction", "codeActionLiteralSupport")?.kind == .object
        prefersCodeActions = value("textDocument", "codeAction", "isPreferredSupport")?.bool ?? false
        let action = value("textDocument", "codeAction")
        resolvesEdits =
            action?["dataSupport"]?.bool == true
            && action?["resolveSupport"]?["properties"]?.children.contains { $0.string == "edit" } == true
        showsDisabledActions = action?["disabledSupport"]?.bool ?? false
        // Operations on files are a kind of document changes. Neovim declares only the former.
        let edit = value("workspace", "workspaceEdit")
        let operations = edit?["resourceOperations"]?.children.compactMap(\.string) ?? []
        takesVersionedEdits = edit?["documentChanges"]?.bool ?? !operations.isEmpty
        refreshesDiagnostics = value("workspace", "diagnostics", "refreshSupport")?.bool ?? false
        refreshesInlayHints = value("workspace", "inlayHint", "refreshSupport")?.bool ?? false
        refreshesCodeLenses = value("workspace", "codeLens", "refreshSupport")?.bool ?? false
        showsSymbolDetails =
            value("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")?.bool ?? false
        preparesRename = value("textDocument", "rename", "prepareSupport")?.bool ?? false
        createsFiles = takesVersionedEdits && operations.contains("create")
        renamesFiles = takesVersionedEdits && operations.contains("rename")
        annotatesEdits = takesVersionedEdits && edit?["changeAnnotationSupport"]?.kind == .object
        registersFileWatchers = value("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false
        showsProgress = value("window", "workDoneProgress")?.bool ?? false
        hasWorkspaceFolders = value("workspace", "workspaceFolders")?.bool ?? false
        givesConfiguration = value("workspace", "configuration")?.bool ?? false
        registersConfiguration = value("workspace", "didChangeConfiguration", "dynamicRegistration")?.bool ?? false
    }

    /// Takes into account what the client named `name` makes of its capabilities.
    ///
    /// Neovim before 0.12 and Helix cannot be asked to pull diagnostics again, so that they would be outdated when another
    /// file changes: they get them pushed. Later versions of Neovim pull those of the workspace then, and leave out open
    /// documents. The plug-in does all that itself, and says so.
    mutating func adapt(to name: String?, _ capabilities: JSONNode?) {
        guard name == "Neovim" || name == "helix",
            capabilities?["experimental"]?["colorLint"]?["refreshesOpenDocuments"]?.bool != true
        else { return }
        pullsDiagnostics = pullsDiagnostics && refreshesDiagnostics
        pullsWorkspace = false
    }

    /// The position encoding to use: the first one of the client's that is supported, UTF-16 if it lists none.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#positionEncodingKind>
    var positionEncoding: PositionEncoding {
        positionEncodings.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
    }
}
