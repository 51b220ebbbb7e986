import ColorMath
import SourceColors

/// Formats `ratio`, rounded down to two decimals, so that a failing ratio never looks like a passing one.
package func ratioText(_ ratio: Double) -> String {
    decimalText(((ratio + 1e-9) * 100).rounded(.down) / 100, places: 2, minimumPlaces: 2)
}

/// Formats a required ratio: `4.5`, `7`.
package func requiredText(_ required: Double) -> String { decimalText(required, places: 2) }
