import SourceColors

/// The backgrounds of uses that are the same wherever the view around is shown, so that they are resolved once.
struct UsedBackgrounds {
    /// A background of a use.
    struct Key: Hashable {
        let file: Int
        let use: Int
        let isOfSections: Bool
        /// The window, which decides about the levels.
        let window: ViewWindow
    }

    /// A background at each level, with the numbers of the first and the last.
    struct Value {
        let colors: [ResolvedColor]
        let first: Int32
        let last: Int32
    }

    private var known: [Key: Value] = [:]

    subscript(key: Key) -> Value? {
        get { known[key] }
        set { known[key] = newValue }
    }
}
