import ColorMath
import SourceColors
import SourceText

/// What applies to the views of a scope where it is used.
struct ViewEnvironment: Equatable, Sendable {
    /// What lies behind them; nil if that is not known.
    var background: ResolvedColor?
    /// What lies behind headers of sections in them; nil if they are in no list.
    var sectionBackground: ResolvedColor?
    /// The colors that they are given, by the name of the property or parameter.
    var arguments = [ColorName: ResolvedColor]()
    /// The values of properties of views that are constant there.
    var constants: [ChoiceCondition] = []
    /// The appearances in which they are seen.
    var appearances = AppearanceSet.all
    /// Whether nothing in them can be used.
    var isInactive = false
    /// Whether a color for text is set around them.
    var foreground = OuterForeground.unknown
    /// The window that they are in.
    var window = ViewWindow.anyLevel
    /// The settings of lists around them.
    var lists: ViewLists = []
    /// ``background`` and ``sectionBackground`` in sheets; nil if they are the same.
    @Indirect var elevated: Elevated? = nil
    /// Whether text may be large there.
    var mayHaveLargeText = false
    /// Whether what has the color of the text there is a symbol.
    var isOfSymbol = false
    /// Whether it is one of several at different times, so that only a pass is certain.
    var isUncertain = false
    /// Whether it is that of a modifier or a style, whose colors may depend on how it is used.
    var isOfModifier = false
    /// Why nothing is known to lie behind them, if so.
    var reason = UnresolvedReason.noBackground
    /// The way to them from the root, the nearest use last.
    var way: [WayStep] = []
}

/// A use on the way to a view. It says nothing of lines, which may move while all else stays the same.
struct WayStep: Hashable, Sendable {
    /// The path of the file with the use.
    let path: String
    /// The index of the use in the file.
    let use: Int32
}

/// Whether a color for text is set around views.
enum OuterForeground: Hashable, Sendable {
    case none, set
    /// Nothing is known to show them.
    case unknown
}

extension ViewEnvironment {
    /// What lies behind views that are in a sheet.
    struct Elevated: Equatable, Sendable {
        var background: ResolvedColor?
        var sectionBackground: ResolvedColor?
    }

    /// Drops the conditions of what lies behind that are about a view. They mean nothing in another view unless another color has
    /// some. A color that the view is given may be used for both its text and its background.
    mutating func forgetConditions() {
        let behind = [background, sectionBackground, elevated?.background].filter { $0?.hasConditions ?? false }.count
        guard behind == 1, !arguments.values.contains(where: \.hasConditions) else { return }
        background = background?.withoutConditionsOfViews
        sectionBackground = sectionBackground?.withoutConditionsOfViews
        let behindSheet = elevated?.background?.withoutConditionsOfViews
        elevated?.background = behindSheet
    }

    /// Whether what holds there excludes one of `conditions`.
    func excludes(_ conditions: [ChoiceCondition]) -> Bool {
        constants.contains { constant in conditions.contains { constant.excludes($0) } }
    }

    /// Whether the system's backgrounds are those of sheets.
    var isElevated: Bool { window.contains(.elevated) && !window.contains(.base) }

    /// What applies to the views in a window, and in a sheet, as far as they may be in one; at least one.
    var levels: [ViewEnvironment] {
        guard window.isSuperset(of: .anyLevel) else { return [self] }
        var (base, sheet) = (self, self)
        base.window.remove(.elevated)
        sheet.window.remove(.base)
        base.elevated = nil
        sheet.elevated = nil
        if let elevated {
            sheet.background = elevated.background
            sheet.sectionBackground = elevated.sectionBackground
        }
        return [base, sheet]
    }
}

extension UnresolvedReason {
    /// The verdicts in windows and in sheets differ.
    static var unknownLevel: UnresolvedReason {
        .other("dark backgrounds are lighter in sheets, and whether this is shown in one is not known")
    }

    /// Constants decide that a branch is never shown.
    package static var unseenBranch: UnresolvedReason { .other("no use of the view shows this branch") }

    /// Code sets the background of a controller or a sheet.
    static var changedHost: UnresolvedReason {
        .other("the code may change the background or the appearance of the screen")
    }
}

extension ResolvedColor {
    /// Returns the color that `levels` agree on.
    static func agreed(_ levels: [ResolvedColor]) -> ResolvedColor {
        guard let first = levels.first, levels.contains(where: { $0 != first }) else {
            return levels.first ?? .same(.nothing)
        }
        return .combining(levels) { paints in
            paints.contains { $0 != paints.first } ? .unresolved(.unknownLevel) : paints.first ?? .nothing
        }
    }

    /// The same, or unresolved if it has more layers than views have that do not contain themselves.
    var ofViews: ResolvedColor {
        map { paint in
            guard case .alternatives(let stacks) = paint, stacks.contains(where: { $0.count > Self.maximumLayers })
            else {
                return paint
            }
            return .unresolved(.other("more than \(Self.maximumLayers) views lie on one another"))
        }
    }

    private static let maximumLayers = 16

    /// The same for another view, to which `giver` gives it: the colors are at `place`.
    func shared(by giver: String, at place: (ByteRange) -> RelatedPlace) -> ResolvedColor {
        map { paint in
            func given(_ solid: SolidColor) -> SolidColor {
                var result = SolidColor(color: solid.color, range: ByteRange(0, 0))
                result.isLegacy = solid.isLegacy
                result.giver = solid.giver ?? giver
                result.definition = solid.definition ?? (solid.giver == nil ? place(solid.range) : nil)
                return result
            }
            return paint.mapColors(given).mapImages { image in
                image.source = given(image.source ?? SolidColor(color: .black, range: image.range))
            }
        }
    }
}
