import ColorMath

/// What a project says about how its colours are to be read.
package struct ScanOptions: Hashable, Sendable {
    /// The order where neither the label nor the project's helper says it.
    package var hexAlphaOrder = HexAlphaOrder.rgba
    /// Further names of functions and initialisers that make a colour of hex digits.
    package var hexHelpers: [String] = []
    /// Whether only the literals are wanted, not what definitions and pairs make of them. They are the same either way.
    package var findsLiteralsOnly = false

    /// The defaults.
    package init() {}
}
