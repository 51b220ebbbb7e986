extension RuleExample {
    /// A marked place in an example.
    package struct Mark: Equatable, Sendable {
        /// Offset of the first byte in the text without marks.
        package var lowerBound: Int
        /// Offset after the last byte.
        package var upperBound: Int
        /// The label of the mark.
        package var label: String
    }

    /// The code without marks, and the marks in the order in which they close.
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
