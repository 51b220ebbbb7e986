/// When a branch of a choice applies: what decides the choice has one of some values, or none of them.
package struct ChoiceCondition: Hashable, Sendable {
    /// What decides, by its text and the type around it. In one state of a view it has one value wherever it is read.
    package var subject: String
    /// The values, as they are written without their type.
    package var values: [String]
    /// Whether it has none of them.
    package var isExcluded: Bool

    package init(subject: String, values: [String], isExcluded: Bool = false) {
        self.subject = subject
        self.values = values
        self.isExcluded = isExcluded
    }

    /// Whether it is about a view, rather than a static member or a theme, which have one value in all views.
    package var isOfView: Bool { subject.utf8.contains(UInt8(ascii: ":")) }

    /// Whether it is known that this and `other` do not hold together.
    package func excludes(_ other: ChoiceCondition) -> Bool {
        guard subject == other.subject else { return false }
        switch (isExcluded, other.isExcluded) {
        case (false, false): return !values.contains { other.values.contains($0) }
        case (false, true): return values.allSatisfy { other.values.contains($0) }
        case (true, false): return other.values.allSatisfy { values.contains($0) }
        case (true, true): return false
        }
    }

    /// Whether it is not known that this and `other` can hold together: each rules out values that the other does not, and nothing
    /// tells whether more are left.
    package func mayExclude(_ other: ChoiceCondition) -> Bool {
        guard subject == other.subject, isExcluded, other.isExcluded else { return false }
        return !values.allSatisfy { other.values.contains($0) } && !other.values.allSatisfy { values.contains($0) }
    }
}
