/// The open brackets around the current token.
final class SwiftBrackets {
    private var openers: [Int] = []

    /// The innermost open bracket, or nil at the top level.
    var innermost: Int? { openers.last }

    /// Opens the bracket at `index`.
    @_optimize(speed)
    func open(_ index: Int) { openers.append(index) }

    /// Closes the bracket at `partner`, and all that were left open in it.
    @_optimize(speed)
    func close(_ partner: Int?) {
        guard let partner else { return }
        while let last = openers.last, last >= partner { openers.removeLast() }
    }

    /// The innermost open bracket before the token at `index`.
    func enclosing(_ index: Int) -> Int? { openers.last { $0 < index } }
}
