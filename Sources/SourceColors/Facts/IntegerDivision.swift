import SourceText

/// A division of integers in a color's component that drops a fraction: the `128/255` of `CGFloat(128/255)`, which is 0.
package struct IntegerDivision: Sendable {
    /// The expression in the brackets of the conversion.
    package var range: ByteRange
    /// What it comes to.
    package var value: Int
    /// What it would come to with its fraction.
    package var exactValue: Double
    /// Where `.0` has to be put for the division to keep its fraction; nil where no such place is sure.
    package var pointOffset: Int?

    /// The division at `range`.
    package init(range: ByteRange, value: Int, exactValue: Double, pointOffset: Int?) {
        self.range = range
        self.value = value
        self.exactValue = exactValue
        self.pointOffset = pointOffset
    }
}
