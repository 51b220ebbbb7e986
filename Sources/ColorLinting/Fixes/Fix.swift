import SourceText

/// A fix for a finding.
package struct Fix: Equatable, Sendable {
    /// Whether a fix may be applied automatically.
    package enum Safety: String, Hashable, Sendable {
        /// It does only what the finding requires.
        case safe
        /// It changes more, or perhaps the author's intention, and should be reviewed.
        case review
    }

    /// Description, including the ratios before and after.
    package var title: String
    /// Whether it may be applied automatically.
    package var safety: Safety
    /// The edits, which must be applied together.
    package var edits: [FileEdit]

    /// Creates a fix.
    package init(title: String, safety: Safety, edits: [FileEdit]) {
        self.title = title
        self.safety = safety
        self.edits = edits
    }
}

/// An edit of a file.
package struct FileEdit: Hashable, Sendable {
    /// The file, as in ``SourceFile/path``.
    package var path: String
    /// The edit.
    package var edit: Edit

    /// Creates an edit of the file at `path`.
    package init(path: String, edit: Edit) {
        self.path = path
        self.edit = edit
    }
}
