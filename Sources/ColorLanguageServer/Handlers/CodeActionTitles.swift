import ColorLinting
import SourceText

extension CodeActions {
    /// Returns the title of each fix. Fixes of several findings can have one title though they edit different places, such
    /// as the backgrounds of three rules; these titles name the place.
    ///
    /// - Parameter fixes: each with the place of its finding.
    func titles(of fixes: [(fix: Fix, finding: ByteRange?)]) -> [String] {
        var counts: [String: Int] = [:]
        for (fix, _) in fixes { counts[fix.title, default: 0] += 1 }
        return fixes.map { fix, finding in
            guard counts[fix.title, default: 0] > 1 else { return fix.title }
            let edit = fix.edits.first {
                $0.path != snapshot.file.path || !(finding?.touches($0.edit.range) ?? false)
            }
            guard let edit else { return fix.title }
            return "\(fix.title), \(place(of: edit))"
        }
    }

    /// Returns where `edit` is, for people: `line 217`, or `theme.css` for another file.
    private func place(of edit: FileEdit) -> String {
        if edit.path != snapshot.file.path { return FileURI.fileName(of: edit.path) }
        let line = snapshot.textRange(of: edit.edit.range, encoding: server.encoding).start.line
        return "line \(line + 1)"
    }
}
