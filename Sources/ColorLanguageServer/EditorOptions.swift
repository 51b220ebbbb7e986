import JSONSyntax

/// Settings of the editor that are not configuration keys, since they are about what it shows and not about checking.
struct EditorOptions {
    /// Pairs that have inlay hints.
    enum InlayHints: String {
        case off, failing, all
    }

    /// Whether hovers include pictures.
    var showsPictures = false
    /// Pairs that have inlay hints.
    var inlayHints = InlayHints.failing
    /// Whether definitions have code lenses.
    var codeLens = true
    /// Whether pairs below level AAA have hints, although the required level is AA.
    var enhanced = false
    /// Whether the document's colors include names, for editors that cannot draw swatches themselves.
    var nameSwatches = false

    /// The defaults.
    init() {}

    /// Parses the members of `node`. Invalid ones have their default.
    init(_ node: JSONNode) {
        showsPictures = node["hoverPictures"]?.bool ?? false
        inlayHints = node["inlayHints"]?.string.flatMap(InlayHints.init) ?? .failing
        codeLens = node["codeLens"]?.bool ?? true
        enhanced = node["enhanced"]?.bool ?? false
        nameSwatches = node["nameSwatches"]?.bool ?? false
    }
}
