import ColorLanguageServer
import ColorLinting
import JSONSyntax
import SourceText
import Testing

extension TestClient {
    /// A client with the capabilities (JSON) whose workspace `/w` has `files` on disk, by name. Disk reads are injected.
    init(files: [(name: String, text: String)], capabilities: String = "{}", options: String = "{}") {
        var registrations: [String] = []
        self.init(
            parameters: #"{"capabilities":\#(capabilities),"initializationOptions":\#(options),"#
                + #""workspaceFolders":[{"uri":"file:///w","name":"w"}]}"#,
            registrations: &registrations)
        _ = takeReadRequests()
        var workspace = Workspace()
        for (name, text) in files {
            let path = "/w/" + name
            guard let language = Language(path: path) else {
                Issue.record("\(name) is in no known language")
                continue
            }
            workspace.update(
                path, with: Linter().names(of: SourceFile(path: path, language: language, text: text), withPlaces: true)
            )
        }
        _ = take(.workspace(workspace, paths: Set(files.map { "/w/" + $0.name })))
    }

    /// Opens `text` as `name`, without the mark `‸`, and sends `method` for its place, with additional parameters.
    mutating func ask(_ method: String, at text: String, as name: String, _ more: String = "") -> String {
        let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
        let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let uri = "file:///w/" + name
        _ = open(uri, parts.joined(), language: name.hasSuffix("swift") ? "swift" : "plaintext")
        let position = #","position":{"line":\#(before.count - 1),"character":\#(before.last?.utf16.count ?? 0)}"#
        return ask(method, uri, position + more)
    }
}

/// The elements of the JSON array `answer`, each as `describe` returns it; `answer` itself if it is no array.
func elements(of answer: String, _ describe: (JSONNode) -> String) -> [String] {
    guard let root = JSONDocument(Array(answer.utf8)).root, root.kind == .array else { return [answer] }
    return root.children.map(describe)
}

/// The range under `key` of `node` as `line:start-end`.
func place(_ node: JSONNode?, _ key: String = "range") -> String {
    let (start, end) = (node?[key]?["start"], node?[key]?["end"])
    return "\(start?["line"]?.int ?? -1):\(start?["character"]?.int ?? -1)-\(end?["character"]?.int ?? -1)"
}
