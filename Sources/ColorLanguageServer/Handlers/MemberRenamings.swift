import ColorLinting
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

// Renaming of Swift members. All Swift files must be searched for it, which is done in the background.

extension NameQuery {
    /// The member of a type that is written here and that the project defines; nil if there is none, or several.
    func member(in snapshot: Snapshot, _ server: Server) -> ColorName? {
        let written = snapshot.file.text(range)
        let own = Set(snapshot.facts.definitions.map(\.name))
        let found = names.filter { name in
            MemberRenaming.isMember(name) && MemberRenaming.identifier(of: name) == written
                && (own.contains(name) || server.linter.workspace.defines(name))
                && !server.linter.workspace.isOfPackage(name)
        }
        return Set(found).count == 1 ? found.first : nil
    }
}

extension Server {
    /// Begins to rename the Swift member at the caret; returns whether there is one.
    mutating func beginMemberRenaming(_ id: RequestID, _ parameters: JSONNode?) throws(ResponseError) -> Bool {
        let input = try Parameters(parameters).string("newName")
        guard let (snapshot, offset) = try place(parameters), let query = NameQuery(at: offset, in: snapshot),
            let name = query.member(in: snapshot, self)
        else { return false }
        guard folders.isWalked(snapshot.file.path) else {
            throw ResponseError(.requestFailed, "the other files of the project are not known")
        }
        let renaming: MemberRenaming
        do throws(MemberRenaming.Refusal) {
            renaming = try MemberRenaming(name, to: input)
        } catch {
            throw ResponseError(.requestFailed, error.message)
        }
        memberRenamings.append((id, snapshot.uri, renaming))
        folders.find(renaming, except: Set(documents.urisByPath.keys))
        return true
    }

    /// Answers the requests for `renaming`. `files` are those that are not open and have its identifiers, nil if they are not
    /// known.
    mutating func finish(_ renaming: MemberRenaming, _ files: [MemberRenaming.FileUses]?) {
        let waiting = memberRenamings.filter { $0.renaming == renaming }
        memberRenamings.removeAll { $0.renaming == renaming }
        for (id, uri, _) in waiting {
            let answer = OutgoingMessages.response(to: id) { (result) throws(ResponseError) in
                let edits = try edits(of: renaming, from: uri, files)
                result.object { $0.writeEditMembers(edits, client: client) }
            }
            outgoing.append(answer)
        }
    }

    /// Rejects the renamings that wait, on shutdown.
    mutating func giveUpMemberRenamings() {
        for (id, _, _) in memberRenamings {
            let error = ResponseError(.serverCancelled, "the server has been shut down")
            outgoing.append(OutgoingMessages.failure(of: id, error))
        }
        memberRenamings = []
    }

    private mutating func edits(
        of renaming: MemberRenaming, from origin: String, _ files: [MemberRenaming.FileUses]?
    ) throws(ResponseError) -> [DocumentEdits] {
        guard var uses = files else {
            throw ResponseError(.requestFailed, "the other files of the project are not known")
        }
        // A document that was opened since is not on disk any more, as far as the editor is concerned.
        let open = documents.urisByPath
        uses.removeAll { open[$0.path] != nil }
        var versions: [String: Int?] = [:]
        for (path, uri) in open.ordered(by: { $0.key < $1.key }) where folders.isWalked(path) {
            guard let snapshot = try documents.snapshot(of: uri), snapshot.file.language == .swift else { continue }
            versions[path] = snapshot.version
            if let own = renaming.uses(in: snapshot.file, facts: { snapshot.facts }) { uses.append(own) }
        }
        let places: [(path: String, place: StoredPlace)]
        do throws(MemberRenaming.Refusal) {
            places = try renaming.places(in: uses)
        } catch {
            throw ResponseError(.requestFailed, error.message)
        }
        var result: [DocumentEdits] = []
        for (path, place) in places {
            let (start, end) = place.range(in: encoding)
            let edit = (range: TextRange(start: start, end: end), text: renaming.identifier)
            let uri = open[path] ?? FileURI.uri(of: path)
            if let last = result.indices.last, result[last].uri == uri {
                result[last].edits.append(edit)
            } else {
                let note = uri == origin ? nil : "Uses in other files"
                result.append(DocumentEdits(uri: uri, version: versions[path] ?? nil, edits: [edit], note: note))
            }
        }
        return result
    }
}
