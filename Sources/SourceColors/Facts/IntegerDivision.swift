import SourceText

/// An integer division in a color component that drops a fraction: `128/255` in `CGFloat(128/255)`, which is 0.
package struct IntegerDivision: Sendable {
    /// The range of the expression in the parentheses of the conversion.
    package var range: ByteRange
    /// The result of the integer division.
    package var value: Int
    /// The result with its fraction.
    package var exactValue: Double
    /// The offset in UTF-8 bytes at which inserting `.0` keeps the fraction; nil if no such place is certain.
    package var pointOffset: Int?

    package init(range: ByteRange, value: Int, exactValue: Double, pointOffset: Int?) {
        self.range = range
        self.value = value
        self.exactValue = exactValue
        self.pointOffset = pointOffset
    }
}
