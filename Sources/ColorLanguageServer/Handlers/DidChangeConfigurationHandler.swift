import ColorLinting
import JSONRPC
import JSONSyntax

/// Editor settings under `color-lint`: the configuration keys that can be overridden. They take precedence over
/// configuration files.
///
/// Editors send them with `initialize`, when they change, or on request.
enum EditorSettings {
    /// The section of the editor's settings.
    static let section = "color-lint"
    /// ID of the request for settings.
    static let requestID = RequestID.string("color-lint/configuration")

    static var request: [UInt8] {
        OutgoingMessages.request(requestID, "workspace/configuration") {
            $0.object {
                $0.array("items") { $0.object { $0.field("section", section) } }
            }
        }
    }
}

/// `workspace/didChangeConfiguration`.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_didChangeConfiguration>
enum DidChangeConfigurationHandler: NotificationHandler {
    static let method = "workspace/didChangeConfiguration"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        if server.client.givesConfiguration {
            // The settings in the notification are null or outdated.
            server.outgoing.append(EditorSettings.request)
        } else if let settings = parameters["settings"] {
            server.takeEditorSettings(settings[EditorSettings.section] ?? settings)
        }
    }
}

extension Server {
    /// Processes the result of a request sent by the server.
    mutating func takeResult(_ result: JSONNode?, of id: RequestID) {
        for message in indexing.answered(id, isGranted: result != nil) + checking.answered(id, isGranted: result != nil)
        {
            outgoing.append(message)
        }
        guard id == EditorSettings.requestID, let settings = result?[0] else { return }
        // lsp-mode sends an empty object if a section has no settings.
        takeEditorSettings(settings.count == 0 ? initialSettings ?? settings : settings)
    }

    /// Applies the editor settings in `node`. Errors are reported and the invalid settings ignored.
    mutating func takeEditorSettings(_ node: JSONNode) {
        let (options, wasEnhanced) = (EditorOptions(node), configurations.defaults.showsEditorHints)
        let isOtherView = self.options.inlayHints != options.inlayHints || self.options.codeLens != options.codeLens
        self.options = options
        configurations.defaults.showsEditorHints = options.enhanced
        if isOtherView { refreshViews() }
        let (settings, problems) = Settings.checked(node)
        for problem in problems {
            say(LogMessage(.warning, "settings of \(EditorSettings.section): \(problem)"))
        }
        guard configurations.setEditor(settings) || options.enhanced != wasEnhanced else { return }
        let configurations = self.configurations
        documents.configure { configurations.configuration(of: $0) }
        reconfigure()
    }
}
