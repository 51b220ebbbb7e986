/// A place in a text as people and compilers name it.
package struct LineColumn: Hashable, Sendable, Comparable {
    /// The line, from 1.
    package var line: Int
    /// The column, from 1, in Unicode scalars.
    package var column: Int

    /// The place at `line` and `column`.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// In reading order.
    package static func < (a: LineColumn, b: LineColumn) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
