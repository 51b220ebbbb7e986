import ColorMath
import SourceColors
import SourceText

/// The helpers of a file and its project that make colors of hex digits.
final class SwiftHexHelpers {
    private let tokens: SwiftTokens
    private let project: SwiftProject
    /// The helpers that the file declares, read when they are first needed.
    private(set) lazy var declared = SwiftHexHelperReader(tokens).helpers()

    /// Whether the file may declare helpers that make colors of components.
    var mayDeclareComponents = false

    init(_ file: SwiftFile) {
        tokens = file.tokens
        project = file.options.swiftProject
    }

    /// Returns the helper of the file, or else of the project, that a call of `name` with `arguments` calls; nil if there is
    /// none, or several that differ.
    ///
    /// - Parameter type: the type whose initializer is called, if it is written.
    func helper(_ name: String, _ arguments: [SwiftArgument], of type: String?) -> SwiftHexHelper? {
        let own = declared.filter { $0.name == name }
        return helper(arguments, of: type, among: own)
            ?? project.helpers[name].flatMap { helpers in
                // An initializer of another type says nothing about this one.
                helper(arguments, of: type, among: helpers.filter { type == nil || $0.owner == type })
            }
    }

    /// The same for a helper that makes a color of components.
    ///
    /// - Parameter type: the type that the helper belongs to, empty for a global function; nil for any.
    func componentHelper(_ name: String, _ arguments: [SwiftArgument], of type: String?) -> SwiftHexHelper? {
        let own = mayDeclareComponents ? declared.filter { $0.name == name } : []
        let known = own.isEmpty ? project.helpers[name] ?? [] : own
        return helper(
            arguments, of: type, among: known.filter { type == nil || $0.owner == type }, ofComponents: true)
    }

    private func helper(
        _ arguments: [SwiftArgument], of type: String?, among helpers: [SwiftHexHelper], ofComponents: Bool = false
    ) -> SwiftHexHelper? {
        guard helpers.count <= 32 else { return nil }
        let fitting = helpers.filter { helper in
            // The last parameters may have default values.
            helper.isReadable && helper.components.isEmpty != ofComponents && helper.labels.count >= arguments.count
                && zip(helper.labels, arguments).allSatisfy { label, argument in
                    argument.label.map { tokens.text($0) == label } ?? label.isEmpty
                }
        }
        let exact = fitting.filter { $0.labels.count == arguments.count }
        var best = exact.isEmpty ? fitting : exact
        let owned = best.filter { $0.owner == type }
        if !owned.isEmpty { best = owned }
        // Helpers of several types are no ambiguity if they do the same.
        guard let first = best.first, best.allSatisfy({ $0.isEquivalent(to: first) }) else { return nil }
        return first
    }
}
