extension RuleExample {
    /// A place that an example marks.
    package struct Mark: Hashable, Sendable {
        /// The first byte of the text without marks.
        package var lowerBound: Int
        /// Just past the last byte.
        package var upperBound: Int
        /// What is said of the place.
        package var label: String
    }

    /// The code without its marks, and the marks in the order in which they close.
    package var plain: (text: String, marks: [Mark]) {
        var text = ""
        var marks: [Mark] = []
        var open: [Int] = []
        var label: String?
        for scalar in code.unicodeScalars {
            switch (scalar, label) {
            case ("⟦", nil): open.append(text.utf8.count)
            case ("¦", nil) where !open.isEmpty: label = ""
            case ("⟧", let words?):
                if let start = open.popLast() {
                    marks.append(Mark(lowerBound: start, upperBound: text.utf8.count, label: words))
                }
                label = nil
            case (_, let words?): label = words + String(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return (text, marks)
    }
}
