/// The kind of symbol to which a language's code gives colors. The raw values are SARIF's terms.
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html#_Toc34317725>
package enum SymbolKind: String, Hashable, Sendable {
    /// A member of a type, a function, a variable.
    case member
    /// An element that a selector selects.
    case element
    /// A property of an object.
    case property
}
