/// The steps in which a component can be written.
package enum ComponentGrid: Equatable, Sendable {
    /// This many equal steps from 0 to 1: 255 for two hex digits.
    case steps(Int)
    /// Decimal fractions with this many places.
    case decimals(Int)

    /// The number of steps from 0 to 1.
    package var count: Int {
        switch self {
        case .steps(let count): count
        case .decimals(let places): (0..<places).reduce(1) { product, _ in product * 10 }
        }
    }
}
