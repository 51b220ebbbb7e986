import ColorMath
import SourceColors

/// Numbers for what views cannot tell from one another, so that the many environments of a project are compared by them.
struct ViewLooks {
    /// What is behind views: the numbers of colors, or -1 if nothing is known.
    struct Backgrounds: Hashable {
        var behind: Int32 = -1
        var behindSections: Int32 = -1
        /// The same in sheets.
        var elevated: Int32 = -1
        var elevatedSections: Int32 = -1
    }

    /// How an environment looks.
    struct Look: Hashable {
        fileprivate var backgrounds: Backgrounds
        fileprivate var arguments: Int32
        fileprivate var constants: [ChoiceCondition]
        fileprivate var appearances: AppearanceSet
        fileprivate var isInactive: Bool
        fileprivate var foreground: OuterForeground
        fileprivate var window: ViewWindow
        fileprivate var lists: ViewLists
        /// The number of what gives them a color for text; -1 for nothing.
        var giver: Int32 = -1
        fileprivate var mayHaveLargeText: Bool
    }

    private var colors: [ResolvedColor: Int32] = [:]
    private var arguments: [[ColorName: Int32]: Int32] = [[:]: 0]

    /// Returns the number of `color` without its places; -1 for nil.
    mutating func number(of color: ResolvedColor?) -> Int32 {
        guard let color = color?.withoutPlaces else { return -1 }
        if let known = colors[color] { return known }
        let number = Int32(truncatingIfNeeded: colors.count)
        colors[color] = number
        return number
    }

    /// Returns how `environment`, with the numbers `backgrounds`, looks. It must be certain.
    mutating func look(of environment: ViewEnvironment, _ backgrounds: Backgrounds) -> Look {
        Look(
            backgrounds: backgrounds, arguments: number(of: environment.arguments),
            constants: environment.constants,
            appearances: environment.appearances, isInactive: environment.isInactive,
            foreground: environment.foreground, window: environment.window,
            lists: environment.lists,
            mayHaveLargeText: environment.mayHaveLargeText)
    }

    mutating func number(of given: [ColorName: ResolvedColor]) -> Int32 {
        if given.isEmpty { return 0 }
        var numbers: [ColorName: Int32] = [:]
        for (name, color) in given { numbers[name] = number(of: color) }
        if let known = arguments[numbers] { return known }
        let number = Int32(truncatingIfNeeded: arguments.count)
        arguments[numbers] = number
        return number
    }
}
