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
        fileprivate var isOfSymbol: Bool
    }

    private var colors: [PlacelessColor: Int32] = [:]
    private var arguments: [[ColorName: Int32]: Int32] = [[:]: 0]

    /// The number of colors.
    var count: Int { colors.count }

    /// Returns the number of `color` without its places; -1 for nil.
    mutating func number(of color: ResolvedColor?) -> Int32 {
        guard let color = color.map(PlacelessColor.init) else { return -1 }
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
            mayHaveLargeText: environment.mayHaveLargeText, isOfSymbol: environment.isOfSymbol)
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

/// A color that equals others at other places.
private struct PlacelessColor: Hashable {
    let color: ResolvedColor

    init(_ color: ResolvedColor) { self.color = color }

    static func == (a: PlacelessColor, b: PlacelessColor) -> Bool { a.color.isEqualWithoutPlaces(to: b.color) }

    func hash(into hasher: inout Hasher) {
        if case .differing(let paints) = color { paints[.dark].hashColors(into: &hasher) }
        color[.light].hashColors(into: &hasher)
    }
}

extension ResolvedColor {
    /// Whether it is the same as `other` but for the places of its colors.
    func isEqualWithoutPlaces(to other: ResolvedColor) -> Bool {
        switch (self, other) {
        case (.same(let a), .same(let b)): a.isEqualWithoutPlaces(to: b)
        case (.differing(let a), .differing(let b)):
            Appearance.allCases.allSatisfy { a[$0].isEqualWithoutPlaces(to: b[$0]) }
        default: false
        }
    }
}

extension Paint {
    /// Hashes the colors of the first of several stacks.
    fileprivate func hashColors(into hasher: inout Hasher) {
        switch self {
        case .solid(let color): hasher.combine(color.color)
        case .unresolved(let reason): hasher.combine(reason)
        case .alternatives(let stacks):
            hasher.combine(stacks.count)
            for case .solid(let color) in stacks.first ?? [] { hasher.combine(color.color) }
        }
    }

    /// Whether it is the same as `other` but for the places of its colors. Not inlined, since it is large.
    @inline(never)
    fileprivate func isEqualWithoutPlaces(to other: Paint) -> Bool {
        switch (self, other) {
        case (.solid(let a), .solid(let b)): return a.color == b.color
        case (.alternatives(let one), .alternatives(let another)):
            guard one.count == another.count else { return false }
            return zip(one, another).allSatisfy { a, b in
                a.count == b.count && zip(a, b).allSatisfy { $0.isEqualWithoutPlaces(to: $1) }
            }
        default: return self == other
        }
    }
}

extension Paint.Layer {
    fileprivate func isEqualWithoutPlaces(to other: Paint.Layer) -> Bool {
        switch (self, other) {
        case (.solid(let a), .solid(let b)): a.color == b.color
        case (.gradient(let a), .gradient(let b)):
            a.line == b.line && a.stops.count == b.stops.count
                && zip(a.stops, b.stops).allSatisfy { $0.color == $1.color }
        default: self == other
        }
    }
}
