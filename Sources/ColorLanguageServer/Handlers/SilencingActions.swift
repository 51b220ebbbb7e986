import ColorLinting
import JSONSyntax
import SourceText

// The last quick fixes of a finding, which silence it.

extension CodeActions {
    /// Maximum number of findings that can be silenced one by one; checking each comment takes a while.
    private static let maxSilenced = 8

    /// Writes the actions that silence `findings`, of which `diagnostics` has the texts. Changes of the configuration are
    /// computed on resolve if the client supports that: some clients read edits of new files only when they need them.
    func writeSilencings(of findings: [Finding], _ diagnostics: DiagnosticWriter, into json: inout JSONWriter) {
        guard findings.count <= Self.maxSilenced else { return }
        let report = snapshot.report(by: server.linter)
        let path = server.configurations.file(for: snapshot.file.path)?.relativePath(snapshot.file.path)
        var seen: Set<Silencing.Change> = []
        for (index, finding) in findings.enumerated() {
            let silencings = server.linter(for: snapshot).silencings(
                of: finding, in: snapshot.file, report: report, path: path ?? relativePath)
            for silencing in silencings {
                // One comment silences all findings of a rule on a line.
                guard seen.insert(silencing.change).inserted, let documents = documents(silencing.change) else {
                    continue
                }
                json.object {
                    $0.field("title", silencing.title)
                    $0.field("kind", CodeActionKind.quickFix.rawValue)
                    $0.key("diagnostics")
                    diagnostics.write([index], into: &$0)
                    if case .configuration(let entry) = silencing.change, server.client.resolvesEdits {
                        $0.object("data") {
                            $0.field("uri", snapshot.uri)
                            if let version = snapshot.version { $0.field("version", version) }
                            $0.field("ignore", entry)
                        }
                    } else {
                        $0.writeEdit(documents, client: server.client)
                    }
                }
            }
        }
    }

    /// The workspace folder with the document, or else the document's own folder: where a new configuration file goes.
    private var folder: String {
        let path = snapshot.file.path
        return server.folders.folders.first { path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
            ?? ConfigurationFinder.folder(of: path)
    }

    private var relativePath: String {
        let prefix = folder == "/" ? "/" : folder + "/"
        return String(snapshot.file.path.utf8.dropFirst(prefix.utf8.count)) ?? snapshot.file.path
    }

    /// Returns the edits of `change`; nil if the configuration file cannot be changed.
    func documents(_ change: Silencing.Change) -> [DocumentEdits]? {
        switch change {
        case .comment(let edit): return documents([FileEdit(path: snapshot.file.path, edit: edit)])
        case .configuration(let entry):
            guard FileURI.isFile(snapshot.uri) else { return nil }
            let file = server.configurations.file(for: snapshot.file.path)
            let path = file?.path ?? (folder == "/" ? "" : folder) + "/" + ConfigurationFile.name
            var insertion = file?.ignoreInsertion
            var version: Int?
            // The file may be open with unsaved changes.
            if let open = openSnapshot(at: path) {
                let folder = ConfigurationFinder.folder(of: path)
                guard let now = try? ConfigurationFile(open.file.bytes, in: folder) else { return nil }
                (insertion, version) = (now.ignoreInsertion, open.version)
            }
            let start = TextPosition(line: 0, character: 0)
            if let insertion {
                let place = insertion.place.range(in: server.encoding).start
                return [
                    DocumentEdits(
                        uri: server.documents.urisByPath[path] ?? FileURI.uri(of: path), version: version,
                        edits: [(TextRange(start: place, end: place), insertion.text(of: entry))])
                ]
            }
            guard file == nil, server.configurations.isKnown(snapshot.file.path), server.client.createsFiles else {
                return nil
            }
            return [
                DocumentEdits(
                    uri: FileURI.uri(of: path),
                    edits: [(TextRange(start: start, end: start), IgnoreInsertion.newFile(with: entry))], isNew: true)
            ]
        }
    }
}
