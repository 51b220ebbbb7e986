import ColorLinting
import SourceColors

// What documents and files say of names, and who has to hear of it.

extension Server {
    /// Takes in what was read from the disk. What stands in an open document counts, not what the disk has of it.
    mutating func take(_ reading: Reading) {
        let open = documents.urisByPath
        switch reading {
        case .configurations(let outcomes, let mistakes):
            configurations.take(outcomes)
            let configurations = self.configurations
            documents.configure { configurations.configuration(of: $0) }
            // All configuration files are read when one more is wanted. A mistake is told when it is new.
            for mistake in mistakes where !toldMistakes.contains(mistake) { say(LogMessage(.warning, "\(mistake)")) }
            toldMistakes = mistakes
        case .progress(let done, let total):
            guard client.showsProgress else { return }
            for message in indexing.report(done, of: total) { outgoing.append(message) }
        case .workspace(let workspace, let paths):
            for message in indexing.end() { outgoing.append(message) }
            folders.areBeingRead = false
            linter.workspace = workspace
            documents.setSwiftProject(workspace.swiftProject)
            folders.files = paths
            for uri in open.values { documents.markUnread(uri) }
            markAffected()
            trace.tell(
                "\(paths.count) files are in play", details: "in " + folders.folders.joined(separator: ", "), &outgoing)
        case .settings: break
        case .givenUp:
            for message in indexing.end() { outgoing.append(message) }
            folders.areBeingRead = false
            say(LogMessage(.info, "reading colour names was cancelled; those of files that are not open are unknown"))
        case .diagnoses(let batch): take(batch)
        case .files(let files):
            var isAffecting = false
            let project = linter.workspace.swiftProject
            defer { takeInSwiftProject(insteadOf: project) }
            for file in files {
                if file.names == nil { folders.files.remove(file.path) } else { folders.files.insert(file.path) }
                if file.names != nil, let uri = open[file.path] {
                    documents.markUnread(uri)
                } else if linter.workspace.update(file.path, with: file.names) {
                    isAffecting = true
                }
            }
            if isAffecting { markAffected() } else if !files.isEmpty { pulls.noteChange() }
        }
    }

    /// Reads anew what another file's name of a colour type or another helper makes a difference to, where the files said `old`
    /// of them before.
    private mutating func takeInSwiftProject(insteadOf old: SwiftProject) {
        let project = linter.workspace.swiftProject
        guard project != old else { return }
        documents.setSwiftProject(project)
        let open = documents.urisByPath
        let paths = linter.workspace.swiftPaths(mentioning: project.namesThatDiffer(from: old))
        folders.read(paths.filter { open[$0] == nil }, as: project)
        pulls.beginEra()
    }

    /// Lets the workspace know what changed documents say of names, and marks the others where that can change what is
    /// said of them.
    ///
    /// - Parameters:
    ///   - skipped: a document to be left for later: it finds its own names itself.
    ///   - withUses: whether the names of documents without definitions are wanted too.
    mutating func takeInNames(except skipped: String? = nil, withUses: Bool = false) {
        guard !folders.files.isEmpty else { return }
        let project = linter.workspace.swiftProject
        defer { takeInSwiftProject(insteadOf: project) }
        for uri in documents.unread.sorted() where uri != skipped {
            guard let document = documents[uri], let path = document.filePath, folders.files.contains(path) else {
                documents.forgetUnread(uri)
                continue
            }
            guard let snapshot = try? documents.snapshot(of: uri) else {
                documents.forgetUnread(uri)
                continue
            }
            let sharesDefinitions = FileNames.areDefined(by: snapshot.facts)
            guard sharesDefinitions || document.sharesDefinitions || withUses else { continue }
            documents.markRead(uri, sharesDefinitions: sharesDefinitions)
            if linter.workspace.update(path, with: FileNames(snapshot.facts, of: snapshot.file)) {
                markAffected(except: uri)
            }
        }
    }
}
