import AppleColors
import ColorMath
import SourceColors
import SourceText

/// Evaluates color expressions, following names, in each appearance.
///
/// Uses an explicit stack, so that long chains of names or modifiers cannot overflow the program's stack, and
/// evaluates each expression once.
struct Resolver {
    private typealias ID = ExpressionUnits.ID

    private(set) var units: ExpressionUnits
    var results = KeptColors()
    /// The values of texts after substitution.
    private var substituted: [String: LiteralValue?] = [:]
    /// What applies to the views that the expressions belong to.
    @Indirect private var environment: ViewEnvironment? = nil
    private let surfaces: SystemSurfaces
    let modifiers: ComposedModifiers
    /// The resolvers of the files that declare modifiers that are given colors, by the modifier.
    var givenModifiers: [String: Resolver] = [:]
    /// The number of modifiers that this one is for, each in another, and how many more may be evaluated in others.
    var modifierDepth = 0
    var modifierFuel = ComposedModifiers.maxInnerCalls

    /// Creates a resolver for `facts`, scanned in the file at `path`, with names from `workspace`.
    init(
        _ facts: ColorFacts, path: String, workspace: Workspace, modifiers: ComposedModifiers = ComposedModifiers()
    ) {
        units = ExpressionUnits(facts, path: path, workspace: workspace)
        self.modifiers = modifiers
        surfaces = SystemSurfaces(of: facts, at: path, workspace)
    }

    /// The maximum number of pending expressions in an environment. Most results are not cached from one environment to the next.
    private static let mostParts = 256

    /// Literals of other files resolved so far, numbered after the file's own.
    var foreignLiterals: [ForeignLiteral] { units.foreignLiterals }
    /// Whether something was looked for that depends on the file's path.
    var dependsOnPlace: Bool { units.dependsOnPlace }

    /// Whether `name` is undefined where the file uses it, at `range`.
    mutating func isUndefined(_ name: ColorName, at range: ByteRange) -> Bool {
        if case .undefined = units.meaning(of: name, at: range, in: 0) { return true }
        return false
    }

    /// Evaluates an expression of the file as it is seen in `environment`. If its level is not known, it is that of windows.
    /// Its choices tell when their branches apply.
    mutating func resolve(_ expression: ExpressionID, in environment: ViewEnvironment) -> ResolvedColor {
        self.environment = environment
        results.begin(given: environment.arguments)
        defer {
            self.environment = nil
            results.end()
        }
        return resolveChoice(expression)
    }

    /// Evaluates an expression of the file.
    mutating func resolve(_ expression: ExpressionID) -> ResolvedColor { resolveChoice(expression).withoutConditions }

    /// Evaluates an expression of the file, whose choices tell when their branches apply.
    mutating func resolveChoice(_ expression: ExpressionID) -> ResolvedColor {
        let root = ID(expression: expression)
        if let known = known(root) { return known }
        var stack = [root]
        while let id = stack.last {
            switch results.state(of: id) {
            case .unseen where isPlain(id), .resolved: stack.removeLast()
            case .unseen where environment != nil && stack.count > Self.mostParts:
                results.resolve(id, to: .named(throughMoreThan: Self.mostParts))
            case .unseen:
                results.open(id)
                // A part that is already open depends on this expression: skip it, so that it counts as circular below.
                for part in parts(of: id) where results.state(of: part) == .unseen { stack.append(part) }
            case .open:
                results.isIndependent = true
                let color = combine(id)
                results.resolve(id, to: color, isIndependent: results.isIndependent)
                stack.removeLast()
            }
        }
        return known(root) ?? .same(.unresolved(.notConstant))
    }

    /// Returns the value of `id` if it does not depend on other expressions, or is cached.
    private mutating func known(_ id: ID) -> ResolvedColor? {
        let expression = units[id]
        if environment != nil, expression.kind.mayDependOnEnvironment { results.isIndependent = false }
        switch expression.kind {
        case .literal(let index):
            let (value, number) = units.literal(index, of: id)
            switch value {
            case .color(let value):
                var color = SolidColor(color: value.rgba, range: expression.range)
                color.origin = number.map { ColorOrigin(literal: $0) }
                color.isLegacy = value.space.isLegacy
                return .same(.solid(color))
            case .unresolved(let reason): return .same(.unresolved(reason))
            }
        case .constant(let color): return .same(.solid(SolidColor(color: color, range: expression.range)))
        case .appearances(let colors):
            return ResolvedColor(colors.map { .solid(SolidColor(color: $0, range: expression.range)) })
        case .unresolved(.imageFile(let reference)): return units.image(reference, at: id)
        case .unresolved(.partialImageFile(let reference)): return units.image(reference, isPartial: true, at: id)
        case .unresolved(let reason): return .same(.unresolved(reason))
        case .surroundings: return environment?.background ?? .same(.nothing)
        case .sectionSurroundings: return environment?.sectionBackground ?? environment?.background ?? .same(.nothing)
        case .modifier(let name, let setsForeground):
            return modifiers.color(of: name, setsForeground: setsForeground, isElevated: isElevated)
        case .label(let level, let place):
            return surfaces.label(level, place, in: environment, at: expression.range)
        case .systemBackground(let index):
            return ResolvedColor(
                SystemBackgrounds.colors(index, isElevated: isElevated).map {
                    .solid(SolidColor(color: $0, range: expression.range))
                })
        case .surface(let surface):
            // Its range is empty, so that changes to the source do not affect it.
            let start = expression.range.lowerBound
            return surfaces.color(of: surface, in: environment, at: ByteRange(start, start))
        default: return results.take(id)
        }
    }

    /// Whether the system's backgrounds are those of sheets.
    var isElevated: Bool { environment?.isElevated ?? false }

    /// Whether `id` needs no other expression, nor to be kept.
    private func isPlain(_ id: ID) -> Bool {
        switch units[id].kind {
        case .literal, .constant, .appearances, .unresolved, .surroundings, .sectionSurroundings, .surface, .label,
            .modifier, .systemBackground:
            true
        default: false
        }
    }

    /// Returns the expressions that `id` depends on.
    private mutating func parts(of id: ID) -> [ID] {
        let expression = units[id]
        let parts = expression.kind.parts.map { ID(unit: id.unit, expression: $0) }
        if case .defined = expression.kind { return parts }
        guard let name = expression.kind.name else { return parts }
        return parts + units.meaning(of: name, at: expression.range, in: id.unit).values
    }

    /// Evaluates `id` after its parts.
    private mutating func combine(_ id: ID) -> ResolvedColor {
        let expression = units[id]
        let unit = id.unit
        switch expression.kind {
        case .literal, .constant, .appearances, .unresolved, .surroundings, .sectionSurroundings, .surface, .label,
            .modifier, .systemBackground:
            return part(id.expression, in: unit)
        case .name(let name):
            return named(name, at: id, whenUndefined: .same(.unresolved(.unknownName(name.text))))
        case .nameOr(let name, let fallback):
            let value = named(name, at: id, whenUndefined: part(fallback, in: unit))
            if case .same(.unresolved(let reason)) = value, reason.isReset { return part(fallback, in: unit) }
            return value
        case .defined(let name, let value):
            return named(
                name, at: id, as: PerAppearance(ID(unit: id.unit, expression: value)),
                whenUndefined: part(value, in: unit))
        case .substitution(let text, let holes):
            let parts = holes.map { part($0, in: unit) }
            return .combining(parts) {
                Substitution.paint(text, filledWith: $0, at: expression.range, &substituted)
            }
        case .opacity(let base, let factor):
            return part(base, in: unit).map { paint in
                let change = { (modifier: AlphaModifier) in modifier.multiplied(by: factor) }
                return paint.mapColors { $0.modified(change) }.mapImages { $0.modifier = change($0.modifier) }
            }
        case .withAlpha(let base, let alpha):
            return part(base, in: unit).map { paint in
                if paint.isCustomProperty { return .unresolved(.notConstant) }
                let change = { (_: AlphaModifier) in AlphaModifier.replacing(with: alpha) }
                return paint.mapColors { $0.modified(change) }.mapImages { $0.modifier = change($0.modifier) }
            }
        case .changed(let parts, let change):
            return .combining(parts.map { part($0, in: unit) }) { paints in
                var colors: [SolidColor] = []
                for paint in paints {
                    switch paint {
                    case .solid(let solid): colors.append(solid)
                    case .unresolved(let reason): return .unresolved(reason)
                    case .alternatives: return .unresolved(.choice)
                    }
                }
                guard let color = change.color(of: colors.map(\.color)) else { return .unresolved(.notConstant) }
                return .solid(
                    SolidColor(color: color, range: expression.range).derived(by: .change(change), from: colors))
            }
        case .lightDark(let light, let dark):
            let (light, dark) = (part(light, in: unit), part(dark, in: unit))
            var paints = PerAppearance<Paint>(.unresolved(.choice))
            for appearance in Appearance.allCases {
                paints[appearance] = (appearance.isDark ? dark : light)[appearance]
            }
            return ResolvedColor(paints)
        case .byContrast(let standard, let increased):
            let (standard, increased) = (part(standard, in: unit), part(increased, in: unit))
            var paints = PerAppearance<Paint>(.unresolved(.choice))
            for appearance in Appearance.allCases {
                paints[appearance] = (appearance.isHighContrast ? increased : standard)[appearance]
            }
            return ResolvedColor(paints)
        case .oneOf(let parts):
            let possible = parts.filter { units.isPossible(ID(unit: unit, expression: $0)) }
            return .combining((possible.isEmpty ? parts : possible).map { part($0, in: unit) }) { paints in
                let stacks = paints.flatMap(\.stacks)
                return stacks.allSatisfy(\.isEmpty) ? .nothing : Paint.limited(stacks)
            }
        case .when(let base, let conditions): return part(base, in: unit).map { $0.applying(when: conditions) }
        case .layers(let parts): return .combining(parts.map { part($0, in: unit) }) { Paint.layered($0) }
        case .over(let declared, let upper):
            return .combining([part(upper, in: unit), part(declared, in: unit)]) {
                $0[0].isDecided ? Paint.layered($0) : $0[1]
            }
        case .modifierCall(let name, let arguments):
            return drawn(by: name, given: arguments.map { ($0.label, part($0.value, in: unit)) })
        case .gradient(let parts, let line):
            return .combining(parts.map { part($0, in: unit) }) { paints in
                var stops: [SolidColor] = []
                for paint in paints {
                    guard case .solid(let stop) = paint else {
                        return line.veil == .page ? .nothing : .unresolved(line.veil?.reason ?? .gradient)
                    }
                    stops.append(stop)
                }
                return stops.isEmpty
                    ? .unresolved(.gradient) : .alternatives([[.gradient(GradientPaint(stops: stops, line: line))]])
            }
        }
    }

    /// Returns the value of the part `expression` in `unit`.
    private mutating func part(_ expression: ExpressionID, in unit: Int) -> ResolvedColor {
        known(ID(unit: unit, expression: expression)) ?? .same(.unresolved(.circularName("the color")))
    }

    private mutating func named(_ name: ColorName, at id: ID, whenUndefined: ResolvedColor) -> ResolvedColor {
        let use = units[id].range
        if id.unit == 0, let environment {
            guard let given = environment.arguments[name] else {
                results.names.insert(name)
                return named(
                    name, at: id, as: units.meaning(of: name, at: use, in: id.unit), whenUndefined: whenUndefined)
            }
            results.isIndependent = false
            return given.map { paint in
                paint.mapColors {
                    var color = $0
                    color.range = use
                    return color
                }
            }
        }
        return named(name, at: id, as: units.meaning(of: name, at: use, in: id.unit), whenUndefined: whenUndefined)
    }

    private mutating func named(
        _ name: ColorName, at id: ID, as meaning: ExpressionUnits.Meaning, whenUndefined: ResolvedColor
    ) -> ResolvedColor {
        switch meaning {
        case .undefined: return whenUndefined
        case .ambiguous: return .same(.unresolved(.ambiguousName(name.shownText)))
        case .tooDeep: return .named(throughMoreThan: ExpressionUnits.maxDepth)
        case .values(let values): return named(name, at: id, as: values, whenUndefined: whenUndefined)
        case .onlyInFile(let path, let values):
            let reason = Paint.unresolved(.other("only \(Self.fileName(of: path)) sets \(name.text)"))
            return named(name, at: id, as: values, whenUndefined: .same(reason))
        case .alternatives(let all):
            let colors = all.map { one in
                // A theme that does not apply in an appearance is not seen in it.
                let isPlace = one.variants.contains { $0.kind == .place || $0.kind == .file }
                return named(
                    name, at: id, as: one.meaning, whenUndefined: isPlace ? .same(.alternatives([])) : whenUndefined)
            }
            return .combining(colors) { .choice(zip(all, $0).map { ($0.variants, $1) }) }
        }
    }

    private mutating func named(
        _ name: ColorName, at id: ID, as values: PerAppearance<ID?>, whenUndefined: ResolvedColor
    ) -> ResolvedColor {
        let use = units[id].range
        func used(_ paint: Paint, of place: RelatedPlace?) -> Paint {
            paint.mapColors { solid in
                var solid = solid
                solid.range = use
                solid.modifier = AlphaModifier()
                solid.definition = solid.definition ?? place
                if name.space == .page {
                    solid.giver = name.text.isEmpty ? "the page" : place.map { Self.fileName(of: $0.path) }
                    if name.text.isEmpty { solid.definition = nil }
                    return solid
                }
                // What the file itself uses has a place in it.
                if !use.isEmpty, solid.giver != nil { solid.giver = nil }
                if solid.origin?.name == nil { solid.origin?.name = name }
                return solid
            }
        }
        if let value = values.light, values.dark == value, values.lightHighContrast == value,
            values.darkHighContrast == value
        {
            guard let found = known(value) else { return .same(.unresolved(.circularName(name.shownText))) }
            let place = units.place(of: value)
            return found.map { used($0, of: place) }
        }
        var paints = PerAppearance<Paint>(.unresolved(.circularName(name.shownText)))
        for appearance in Appearance.allCases {
            guard let value = values[appearance] else {
                paints[appearance] = whenUndefined[appearance]
                continue
            }
            guard let found = known(value) else { continue }
            paints[appearance] = used(found[appearance], of: units.place(of: value))
        }
        return ResolvedColor(paints)
    }

    /// Returns the last component of `path`.
    private static func fileName(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }
}
