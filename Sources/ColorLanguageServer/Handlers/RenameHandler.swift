import ColorLinting
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// `textDocument/prepareRename`: the name at the caret, if it can be renamed.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_prepareRename>
enum PrepareRenameHandler: RequestHandler {
    static let method = "textDocument/prepareRename"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        guard let (snapshot, offset) = try server.place(parameters), let query = NameQuery(at: offset, in: snapshot),
            let placeholder = Renaming(query, in: snapshot, server)?.placeholder
                ?? query.member(in: snapshot, server).map(MemberRenaming.identifier)
        else {
            result.null()
            return
        }
        result.object {
            $0.field("range", snapshot.textRange(of: query.range, encoding: server.encoding))
            $0.field("placeholder", placeholder)
        }
    }
}

/// `textDocument/rename`: renames a custom property, a variable of Sass or Less, a token, or a color of an asset catalog
/// everywhere, or not at all. Swift members are renamed by ``Server/beginMemberRenaming(_:_:)``.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_rename>
enum RenameHandler: RequestHandler {
    static let method = "textDocument/rename"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let input = try Parameters(parameters).string("newName")
        guard let (snapshot, offset) = try server.place(parameters), let query = NameQuery(at: offset, in: snapshot),
            let renaming = Renaming(query, in: snapshot, server)
        else { throw ResponseError(.requestFailed, "there is no color name here that can be renamed") }
        guard let new = renaming.name.renamed(to: input) else {
            throw ResponseError(.requestFailed, "“\(input)” is not a valid name")
        }
        let client = server.client
        let (documents, files) = try renaming.edits(to: new, in: &server)
        result.object { $0.writeEditMembers(documents, renaming: files, client: client) }
    }
}

/// A name that is to be renamed in the document of a snapshot.
private struct Renaming {
    let name: ColorName
    /// The name as it is written at the caret.
    let placeholder: String
    private let query: NameQuery
    private let snapshot: Snapshot

    init?(_ query: NameQuery, in snapshot: Snapshot, _ server: Server) {
        guard let name = query.names.first, query.names.count == 1, name.renamed(to: name.ownText) != nil,
            name.space != .asset || server.client.renamesFiles, !server.linter.workspace.isOfPackage(name)
        else { return nil }
        self.name = name
        self.query = query
        self.snapshot = snapshot
        let written = snapshot.file.text(query.range)
        guard name.spelling(of: name, insteadOf: written) != nil else { return nil }
        placeholder = written == name.text ? name.ownText : written
    }

    /// Returns the edits, and the folders to rename.
    ///
    /// - Throws: an error if a place cannot be changed, or the name is taken.
    func edits(
        to new: ColorName, in server: inout Server
    ) throws(ResponseError) -> (documents: [DocumentEdits], files: [(old: String, new: String)]) {
        let workspace = server.linter.workspace
        if new != name, workspace.definedNames(in: new.space).contains(new.text) {
            throw ResponseError(.requestFailed, "\(new.text) is already defined")
        }
        if name.space == .asset { try rejectSymbols(in: &server) }
        var byURI: [String: DocumentEdits] = [:]
        var order: [String] = []
        for location in server.locations(of: query, in: snapshot, uses: true, definitions: true) {
            let open = (try? server.documents.snapshot(of: location.uri)) ?? nil
            // A color set is named by its folder.
            if name.space == .asset, AssetPlace(colorSetAt: FileURI.path(of: location.uri)) != nil { continue }
            let text = try text(of: new, at: location, open, server)
            if byURI[location.uri] == nil {
                order.append(location.uri)
                byURI[location.uri] = DocumentEdits(
                    uri: location.uri, version: open?.version, edits: [],
                    note: location.uri == snapshot.uri ? nil : "Uses in other files")
            }
            byURI[location.uri]?.edits.append((location.range, text))
        }
        let sets = name.space == .asset ? workspace.colorSetPaths(of: [name]) : []
        if name.space == .asset, name.text.utf8.contains(UInt8(ascii: "/")) || new.text.utf8.contains(UInt8(ascii: "/"))
        {
            throw ResponseError(.requestFailed, "colors in namespaces cannot be renamed here")
        }
        let ending = ".colorset/Contents.json"
        let files = sets.map { path in
            let folder = String(path.dropLast("/Contents.json".count))
            let parent = String(path.dropLast(ending.count + name.text.count))
            return (old: FileURI.uri(of: folder), new: FileURI.uri(of: parent + new.text + ".colorset"))
        }
        return (order.compactMap { byURI[$0] }, files)
    }

    /// Throws an error if code uses a symbol that Xcode generates for the color, since it would have another name.
    private func rejectSymbols(in server: inout Server) throws(ResponseError) {
        let symbols = Set(server.linter.workspace.synonyms(of: name).filter { $0 != name })
        var isUsed = symbols.contains { server.linter.workspace.placeCount(of: $0) > 0 }
        for uri in server.documents.urisByPath.values {
            guard let open = (try? server.documents.snapshot(of: uri)) ?? nil else { continue }
            let places = open.facts.nameOccurrences(in: open.file)
            isUsed = isUsed || places.contains { !$0.isDefinition && symbols.contains($0.name) }
        }
        if isUsed {
            throw ResponseError(.requestFailed, "code uses \(name.text) by the symbol that Xcode generates for it")
        }
    }

    /// Returns the text that replaces the name at `location`.
    private func text(
        of new: ColorName, at location: NameLocation, _ open: Snapshot?, _ server: Server
    ) throws(ResponseError) -> String {
        if let open {
            let range = try open.byteRange(of: location.range, encoding: server.encoding)
            if let text = name.spelling(of: new, insteadOf: open.file.text(range)) { return text }
        } else if location.range.start.line == location.range.end.line {
            // The text of a file that is not open is not known, but its length tells how the name is written.
            let length = location.range.end.character - location.range.start.character
            for written in [name.text, name.ownText]
            where server.encoding.length(of: written) == length {
                if let text = name.spelling(of: new, insteadOf: written) { return text }
            }
        }
        let place = "\(FileURI.path(of: location.uri)):\(location.range.start.line + 1)"
        throw ResponseError(.requestFailed, "\(name.text) is written in another way at \(place)")
    }
}

extension PositionEncoding {
    fileprivate func length(of text: String) -> Int {
        switch self {
        case .utf8: text.utf8.count
        case .utf16: text.utf16.count
        case .utf32: text.unicodeScalars.count
        }
    }
}
