import SourceText

/// The elements behind whose content browsers draw something by themselves.
/// <https://html.spec.whatwg.org/multipage/rendering.html#form-controls>
package enum CSSBrowserBackgrounds {
    /// True for each such element with text in it, by its lowercase name.
    package static let elements = WordTable<Bool>(ignoringCase: [
        ("button dialog input mark meter progress select textarea", true)
    ])
}
