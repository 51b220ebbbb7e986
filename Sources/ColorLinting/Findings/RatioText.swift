import ColorMath
import SourceColors

/// `ratio` as it is shown: floored to two decimals, so that what just fails never reads as if it passed.
package func ratioText(_ ratio: Double) -> String {
    decimalText(((ratio + 1e-9) * 100).rounded(.down) / 100, places: 2, minimumPlaces: 2)
}

/// `required` as it is shown: `4.5`, `7`.
package func requiredText(_ required: Double) -> String { decimalText(required, places: 2) }
