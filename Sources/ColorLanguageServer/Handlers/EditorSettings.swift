import ColorLinting
import JSONRPC
import JSONSyntax

/// What the person has set in the editor, under `color-lint`: the keys of the configuration file that may be set for some
/// files only. It counts more than what files say.
///
/// Editors hand it over in three ways, each editor in its own: with `initialize`, when it changes, and when asked.
enum EditorSettings {
    /// The section of the editor's settings.
    static let section = "color-lint"
    /// The key that asks for pictures in hovers. It is the editor's alone: no file says what an editor can show.
    static let pictures = "hoverPictures"
    /// The id of the request for them.
    static let requestID = RequestID.string("color-lint/configuration")

    /// The request for the settings.
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
            // What comes along is null, or old.
            server.outgoing.append(EditorSettings.request)
        } else if let settings = parameters["settings"] {
            server.takeEditorSettings(settings[EditorSettings.section] ?? settings)
        }
    }
}

extension Server {
    /// Takes in what was answered to a request of the server's own.
    mutating func takeResult(_ result: JSONNode?, of id: RequestID) {
        for message in indexing.answered(id, isGranted: result != nil) + checking.answered(id, isGranted: result != nil)
        {
            outgoing.append(message)
        }
        guard id == EditorSettings.requestID, let settings = result?[0] else { return }
        // lsp-mode says nothing of a section in its own way: with an object of nothing.
        takeEditorSettings(settings.count == 0 ? initialSettings ?? settings : settings)
    }

    /// Goes by the editor's settings `node` from now on. What is wrong in them is left out and told.
    mutating func takeEditorSettings(_ node: JSONNode) {
        showsPictures = node[EditorSettings.pictures]?.bool ?? false
        let (settings, problems) = Settings.checked(node)
        for problem in problems {
            say(LogMessage(.warning, "settings of \(EditorSettings.section): \(problem)"))
        }
        guard configurations.setEditor(settings) else { return }
        let configurations = self.configurations
        documents.configure { configurations.configuration(of: $0) }
        reconfigure()
    }
}
