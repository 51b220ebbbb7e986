/// What a project says about how its colours are to be read.
package struct ScanOptions: Hashable, Sendable {
    /// Where eight hex digits in a Swift call have their alpha.
    package enum HexAlphaOrder: String, CaseIterable, Hashable, Sendable {
        case rgba, argb
    }

    /// The order where neither the label nor the project's helper says it.
    package var hexAlphaOrder = HexAlphaOrder.rgba
    /// Further names of functions and initialisers that make a colour of hex digits.
    package var hexHelpers: [String] = []

    /// The defaults.
    package init() {}
}
