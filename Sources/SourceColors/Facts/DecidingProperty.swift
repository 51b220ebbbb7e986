/// A property of a view that a caller sets, and that decides about branches of the view: the `isDark` of `if isDark { … }`.
package struct DecidingProperty: Equatable, Sendable {
    /// The full name of the view's type.
    package var view: String
    /// The label of the argument that sets it.
    package var label: String
    /// What it is called in conditions: ``ChoiceCondition/subject``.
    package var subject: String
    /// Its value if no argument sets it; nil if that is not known.
    package var initialValue: String?
    /// Whether it is bound to a value elsewhere.
    package var isBinding: Bool
    /// Whether a trailing closure may set it.
    package var mayBeClosure: Bool

    /// Creates the property of `view` that the argument `label` sets.
    package init(
        view: String, label: String, subject: String, initialValue: String?, isBinding: Bool = false,
        mayBeClosure: Bool = false
    ) {
        self.view = view
        self.label = label
        self.subject = subject
        self.initialValue = initialValue
        self.isBinding = isBinding
        self.mayBeClosure = mayBeClosure
    }
}

/// An argument of a view that is no color, but may decide about branches of the view.
package struct DecidingArgument: Equatable, Sendable {
    /// The label; ``ViewArgument/unlabeled`` for the first argument if it has none, and ``trailingClosure``.
    package var label: String
    /// The constant that is given, or those of which one is, as ``ChoiceCondition/values`` have them; empty for anything else.
    package var values: [String]
    /// Whether it is a binding of the constant: `.constant(false)`.
    package var isBound: Bool
    /// What conditions of the caller call the property that is passed on: ``ChoiceCondition/subject``; nil for anything else.
    package var subject: String?

    /// The label of a trailing closure, which may be for any property.
    package static let trailingClosure = "{"

    /// Creates an argument with the label `label`.
    package init(label: String, values: [String], isBound: Bool, subject: String? = nil) {
        self.label = label
        self.values = values
        self.isBound = isBound
        self.subject = subject
    }
}
