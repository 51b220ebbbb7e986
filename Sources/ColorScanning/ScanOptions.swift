import ColorMath

/// What a project says about how its colours are to be read.
package struct ScanOptions: Hashable, Sendable {
    /// The order where neither the label nor the project's helper says it.
    package var hexAlphaOrder = HexAlphaOrder.rgba
    /// Further names of functions and initialisers that make a colour of hex digits.
    package var hexHelpers: [String] = []

    /// The defaults.
    package init() {}
}
