/// A color initializer that a file declares. A call with labels that it shares with a built-in initializer may refer to
/// either.
package struct DeclaredInitializer: Hashable, Sendable {
    /// The extended or declared type: `Color` for `extension Color { init(red: Int, …) }`.
    package var type: String
    /// Whether it is declared in an extension. Its type, if not a color type, may then be an alias of one.
    package var isInExtension: Bool
    /// The labels of its parameters, empty for `_`; nil if the type itself is declared here, so that any labels may be
    /// valid.
    package var labels: [String]?
    /// Whether the type is nested in another one, so that its simple name means nothing elsewhere.
    package var isNested = false

    package init(type: String, isInExtension: Bool, labels: [String]?) {
        self.type = type
        self.isInExtension = isInExtension
        self.labels = labels
    }

    /// Whether a call of `type` with the arguments `labels`, all non-empty, may refer to this initializer. Parameters
    /// that the call omits may have defaults.
    package func mayTake(_ labels: [String], type: String) -> Bool {
        guard type == self.type || isInExtension && SwiftColorType(rawValue: self.type) == nil else { return false }
        guard let own = self.labels else { return true }
        var rest = own[...]
        return labels.allSatisfy { label in
            guard let place = rest.firstIndex(of: label) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }
}
