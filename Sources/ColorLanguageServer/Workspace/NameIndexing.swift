import ColorLinting
import SourceColors
import SourceText

// Updates the index of names, and invalidates affected documents.

extension Server {
    /// Processes a result of a disk read. Open documents take precedence over their files.
    mutating func take(_ reading: ReadResult) {
        let open = documents.urisByPath
        defer { if !folders.areBeingRead { answerDeferred() } }
        switch reading {
        case .configurations(let outcomes, let mistakes):
            configurations.take(outcomes)
            let configurations = self.configurations
            documents.configure { configurations.configuration(of: $0) }
            // All configuration files are read again when one more is requested; report only new errors.
            for mistake in mistakes where !reportedMistakes.contains(mistake) {
                say(LogMessage(.warning, "\(mistake)"))
            }
            reportedMistakes = mistakes
        case .progress(let done, let total):
            guard client.showsProgress else { return }
            for message in indexing.report(done, of: total) { outgoing.append(message) }
        case .workspace(let workspace, let paths):
            for message in indexing.end() { outgoing.append(message) }
            folders.areBeingRead = false
            linter.workspace = workspace
            linter.workspace.read(from: images.access(readsNow: false))
            documents.setSwiftProject(workspace.swiftProject)
            folders.files = paths
            for uri in open.values { documents.markUnread(uri) }
            markAffected()
            trace.log(
                "indexed names in \(paths.count) files", details: "in " + folders.folders.joined(separator: ", "),
                &outgoing)
        case .images:
            linter.workspace.composeViews(images: true)
            linter.workspace.retryPages()
            linter.workspace.composePages()
            markAffected()
        case .settings: break
        case .identifiers(let renaming, let files): finish(renaming, files)
        case .givenUp:
            for message in indexing.end() { outgoing.append(message) }
            folders.areBeingRead = false
            say(LogMessage(.info, "indexing was cancelled; names in files that are not open are unknown"))
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
            let composed = linter.workspace.composeViews(names: isAffecting).union(linter.workspace.composePages())
            if isAffecting || !composed.isEmpty { markAffected() } else if !files.isEmpty { pulls.noteChange() }
        }
    }

    /// Schedules a read of the files affected by changed color types and helpers, which were `old`.
    private mutating func takeInSwiftProject(insteadOf old: SwiftProject) {
        let project = linter.workspace.swiftProject
        guard project != old else { return }
        documents.setSwiftProject(project)
        let open = documents.urisByPath
        let paths = linter.workspace.swiftPaths(mentioning: project.namesThatDiffer(from: old))
        folders.read(paths.filter { open[$0] == nil }, as: project)
        pulls.beginEra()
    }

    /// Updates the workspace with the names of changed documents, and marks documents affected by that.
    ///
    /// - Parameters:
    ///   - skipped: a document to skip, which finds its own names itself.
    ///   - withUses: whether documents without definitions are indexed too.
    mutating func takeInNames(except skipped: String? = nil, withUses: Bool = false) {
        guard !folders.files.isEmpty else { return }
        let project = linter.workspace.swiftProject
        defer { takeInSwiftProject(insteadOf: project) }
        var isAffecting = false
        defer {
            if !linter.workspace.composeViews(names: isAffecting).isEmpty { markAffected(except: skipped) }
            if !linter.workspace.composePages().isEmpty { markAffected() }
        }
        for uri in documents.unread.ordered() {
            // What lies behind its own views depends on them, and what its own text lies on, on pages.
            let language = documents[uri]?.language
            if uri == skipped, language != .swift, language != .html, language != .css { continue }
            guard let document = documents[uri], let path = document.filePath, folders.files.contains(path) else {
                documents.forgetUnread(uri)
                continue
            }
            guard let snapshot = try? documents.snapshot(of: uri) else {
                documents.forgetUnread(uri)
                continue
            }
            let sharesDefinitions = FileNames.areDefined(by: snapshot.facts)
            let isOfPages = snapshot.facts.isLinkedPage || linter.workspace.pagesUse(path)
            if uri == skipped, snapshot.facts.viewScopes.isEmpty, !isOfPages { continue }
            guard
                sharesDefinitions || document.sharesDefinitions || withUses || isOfPages
                    || linter.workspace.isLoadedWithOthers(path)
            else { continue }
            documents.markRead(uri, sharesDefinitions: sharesDefinitions)
            if linter.workspace.update(path, with: linter(for: snapshot).names(in: snapshot.facts, of: snapshot.file)) {
                isAffecting = true
                markAffected(except: uri)
            }
        }
    }
}
