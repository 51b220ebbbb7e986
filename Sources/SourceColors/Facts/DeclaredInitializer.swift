/// An initializer of colors that a file declares. Where it takes the labels of a built-in one, a call may well be of it.
package struct DeclaredInitializer: Hashable, Sendable {
    /// The type it belongs to: `Color` of `extension Color { init(red: Int, …) }`.
    package var type: String
    /// Whether it stands in an extension, whose type may be another name of a color type where it is none itself.
    package var isInExtension: Bool
    /// The labels of its parameters, empty for `_`; nil where the type itself is declared here, and so whatever it takes.
    package var labels: [String]?
    /// Whether it belongs to a type within another, whose plain name says nothing elsewhere.
    package var isNested = false

    /// An initializer of `type` with parameters of the given labels.
    package init(type: String, isInExtension: Bool, labels: [String]?) {
        self.type = type
        self.isInExtension = isInExtension
        self.labels = labels
    }

    /// Whether a call of `type` with the arguments `labels`, none of which is empty, may be of this initializer: parameters
    /// that the call leaves out may have a default.
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
