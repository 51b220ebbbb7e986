import ColorLinting
import ColorProject
import FileSystem
import JSONRPC
import JSONSyntax
import SourceText

/// `initialized`: reads the folders and registers file watchers.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#initialized>
enum InitializedHandler: NotificationHandler {
    static let method = "initialized"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        server.beginToSpeak()
        server.folders.readAll()
        if server.client.givesConfiguration { server.outgoing.append(EditorSettings.request) }
        let (watchesFiles, watchesSettings) = (
            server.client.registersFileWatchers, server.client.registersConfiguration
        )
        guard watchesFiles || watchesSettings else { return }
        server.outgoing.append(
            OutgoingMessages.request(.string("color-lint/watch"), "client/registerCapability") {
                $0.object {
                    $0.array("registrations") {
                        if watchesFiles { writeFileWatchers(&$0) }
                        if watchesSettings { writeSettingsWatcher(&$0) }
                    }
                }
            })
    }

    private static func writeFileWatchers(_ json: inout JSONWriter) {
        json.object {
            $0.field("id", "color-lint/watch")
            $0.field("method", DidChangeWatchedFilesHandler.method)
            $0.object("registerOptions") {
                $0.array("watchers") {
                    let languages = Language.allCases.flatMap(\.fileExtensions)
                    let templates = MarkupFiles.templateExtensions.map(String.init).filter { !languages.contains($0) }
                    let names = (languages + templates).map { "*." + $0 }
                    for name in names + FileWalk.ignoreFileNames + [ConfigurationFile.name] {
                        $0.object { $0.field("globPattern", "**/\(name)") }
                    }
                    $0.object { $0.field("globPattern", "**/*.{png,jpg,jpeg,gif}") }
                    // Folder names do not show what is inside. Watch kind 4 is deletion.
                    $0.object {
                        $0.field("globPattern", "**/*")
                        $0.field("kind", 4)
                    }
                }
            }
        }
    }

    private static func writeSettingsWatcher(_ json: inout JSONWriter) {
        json.object {
            $0.field("id", "color-lint/settings")
            $0.field("method", DidChangeConfigurationHandler.method)
            $0.object("registerOptions") { $0.field("section", EditorSettings.section) }
        }
    }
}

/// `workspace/didChangeWatchedFiles`.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_didChangeWatchedFiles>
enum DidChangeWatchedFilesHandler: NotificationHandler {
    static let method = "workspace/didChangeWatchedFiles"
    /// The type of change for deletions.
    static let deletion = 3
    /// Whether the file at `path` is an ignore file, which affects the files in play.
    private static func isIgnoreFile(_ path: String) -> Bool {
        FileWalk.ignoreFileNames.contains { path.hasSuffix("/" + $0) }
    }

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        var paths: [String] = []
        var deleted: [String] = []
        for change in try parameters.objects("changes") {
            let uri = try change.string("uri")
            guard FileURI.isFile(uri) else { continue }
            let path = FileURI.path(of: uri)
            paths.append(path)
            if change["type"]?.int == Self.deletion { deleted.append(path) }
        }
        // Decoded images are kept until their files change.
        if paths.contains(where: ImageStore.isConcerned(by:)), server.images.forget() { server.markAffected() }
        // The workspace files among them are reread below; this is for sheets that only pages link.
        if paths.contains(where: { server.linter.workspace.pagesUse($0) && !server.folders.files.contains($0) }) {
            _ = server.images.forget()
            server.linter.workspace.markPages()
            server.linter.workspace.composePages()
            server.markAffected()
        }
        if paths.contains(where: ConfigurationFile.isConfiguration) {
            server.reconfigure()
        } else if paths.contains(where: server.configurations.read) {
            server.configurations.readAll()
            server.pulls.beginEra()
            server.folders.read(paths)
        } else if paths.contains(where: { isIgnoreFile($0) && server.folders.isWalked($0, mayBeHidden: true) }) {
            server.folders.readAll()
        } else {
            server.folders.read(paths)
            // Clients do not list the files in a deleted folder.
            let folders = deleted.filter { !server.folders.files.contains($0) }
            if !folders.isEmpty { server.folders.readFiles(inFoldersAt: folders) }
        }
    }
}

/// `workspace/didChangeWorkspaceFolders`.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_didChangeWorkspaceFolders>
enum DidChangeWorkspaceFoldersHandler: NotificationHandler {
    static let method = "workspace/didChangeWorkspaceFolders"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        server.folders.change(try parameters.object("event").node)
        server.images.setFolders(server.folders.folders)
    }
}
