import SourceText

/// A change that fixes a finding.
package struct Fix: Hashable, Sendable {
    /// Whether it may be made unasked.
    package enum Safety: String, Hashable, Sendable {
        /// It only does what the finding asks for.
        case safe
        /// Someone should look: it changes more, or the author's intention.
        case review
    }

    /// What it does, with the ratio before and after.
    package var title: String
    /// Whether it may be made unasked.
    package var safety: Safety
    /// The edits, which belong together.
    package var edits: [FileEdit]

    /// A fix of the given edits.
    package init(title: String, safety: Safety, edits: [FileEdit]) {
        self.title = title
        self.safety = safety
        self.edits = edits
    }
}

/// An edit of one file.
package struct FileEdit: Hashable, Sendable {
    /// The file, as ``SourceFile/path``.
    package var path: String
    /// The replacement.
    package var edit: Edit

    /// An edit of the file at `path`.
    package init(path: String, edit: Edit) {
        self.path = path
        self.edit = edit
    }
}
