/// A position in a text for display.
package struct LineColumn: Equatable, Sendable, Comparable {
    /// From 1.
    package var line: Int
    /// From 1, in Unicode scalars.
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// In reading order.
    package static func < (a: LineColumn, b: LineColumn) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
