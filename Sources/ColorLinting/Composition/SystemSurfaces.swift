import AppleColors
import ColorMath
import SourceColors
import SourceText

/// What a project does to the surfaces of the system.
struct ProjectSurfaces: Equatable, Sendable {
    /// Whether its views are shown on iOS, as far as the frameworks tell that their files import.
    private(set) var areOnIOS = true
    /// Whether it has views of its own that are called like lists of SwiftUI, and draw what it tells them to.
    private(set) var hasOwnLists = false
    /// Whether some of its views may hide the backgrounds of lists in the views that they contain.
    private(set) var hidesLists = false

    /// Nothing is known of the project.
    init() {}

    init(of views: [(path: String, views: SharedViews)]) {
        let macOS = views.count { $0.views.facts.platforms == .macOS }
        areOnIOS = macOS == 0 || views.count { $0.views.facts.platforms == .iOS } >= macOS
        hasOwnLists = views.contains { $0.views.facts.viewScopes.contains(where: Self.isList) }
        hidesLists = views.contains { file in
            file.views.facts.viewModifiers.contains(where: \.hidesLists)
                || file.views.facts.viewUses.contains { $0.lists.contains(.hidden) && !$0.isOnScreen }
        }
    }

    private static func isList(_ scope: ViewScope) -> Bool {
        (scope.name == "Form.body" || scope.name == "List.body") && scope.container == nil && !scope.isFunction
    }
}

/// The colors of the backgrounds that the system draws, as far as they are published for the platform of a file.
struct SystemSurfaces: Sendable {
    private let isPublished: Bool
    private let hasOwnLists: Bool
    private let hidesLists: Bool

    /// - Parameters:
    ///   - facts: those of the file at `path`.
    init(of facts: ColorFacts, at path: String, _ workspace: Workspace) {
        isPublished =
            (facts.platforms == .macOS ? false : facts.platforms == .iOS || workspace.surfaces.areOnIOS)
            && !PlatformFolders.areForAnotherPlatform(path)
        hasOwnLists = workspace.surfaces.hasOwnLists
        hidesLists = workspace.surfaces.hidesLists
    }

    private func isPublished(in environment: ViewEnvironment?) -> Bool {
        isPublished && !(environment?.window.contains(.otherPlatform) ?? false)
    }

    private static let (window, list) = ("the window", "the list")
    /// What ``SolidColor/giver`` calls the surfaces.
    static let names = [window, list]

    private static let labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    private static let levels = ["primary", "secondary", "tertiary", "quaternary"]

    /// Returns the color of labels of `level` in `environment`, at `range`, if nothing sets another, as the tint does in links
    /// outside of lists.
    func label(_ level: Int, _ place: LabelPlace, in environment: ViewEnvironment?, at range: ByteRange)
        -> ResolvedColor
    {
        let isFree =
            switch environment?.foreground {
            case .none?: true
            case .unknown?: place.contains(.onScreen)
            case .set?, nil: false
            }
        guard isFree, !place.contains(.inLink) || environment?.sectionBackground != nil,
            isPublished(in: environment), Self.labels.indices.contains(level),
            let colors = SystemColor.named(Self.labels[level], in: .uiKit)?.colors
        else {
            return .same(
                .unresolved(.systemColor(Self.levels.indices.contains(level) ? Self.levels[level] : "the style")))
        }
        return ResolvedColor(colors.map { .solid(SolidColor(color: $0, range: range)) })
    }

    /// Returns the reason why what a list draws between its rows may not be seen; nil if it is.
    private func hidden(_ lists: ViewLists, in environment: ViewEnvironment?) -> UnresolvedReason? {
        if lists.contains(.hidden) { return .other("the background of the list is hidden") }
        guard hidesLists, !lists.contains(.shown), environment.map({ $0.foreground == .unknown }) ?? true else {
            return nil
        }
        return .other("the list may be in a view that hides the backgrounds of lists")
    }

    /// Returns the color of `surface` in `environment`, at `range`.
    func color(of surface: SystemSurface, in environment: ViewEnvironment?, at range: ByteRange) -> ResolvedColor {
        if surface == .tintedLabel {
            guard isPublished(in: environment) else { return .same(.unresolved(.systemColor("the style of buttons"))) }
            let isStyled = !(environment?.lists.isDisjoint(with: [.styledButtons, .plainButtons]) ?? true)
            return .same(isStyled ? .unresolved(.effect("buttonStyle")) : .nothing)
        }
        if surface == .buttonStyle {
            return .same(
                environment?.lists.contains(.styledButtons) ?? false ? .unresolved(.effect("buttonStyle")) : .nothing)
        }
        guard isPublished(in: environment) else {
            return .same(.unresolved(.systemColor("the background of the window")))
        }
        if hasOwnLists, surface != .window { return .same(.unresolved(.customView(Self.list))) }
        let lists = environment?.lists ?? []
        let name: String
        switch surface {
        case .window:
            let window = environment?.window ?? []
            if window.contains(.changed) { return .same(.unresolved(.changedHost)) }
            if window.contains(.embedded) {
                return .same(.unresolved(.other("the view of the controller may be added to any other")))
            }
            name = "systemBackground"
        case .listRow, .list:
            if lists.contains(.otherStyle) {
                return .same(.unresolved(.systemColor("the background of the list")))
            }
            if surface == .list, let reason = hidden(lists, in: environment) { return .same(.unresolved(reason)) }
            name =
                lists.contains(.plain)
                ? "systemBackground" : surface == .list ? "systemGroupedBackground" : "secondarySystemGroupedBackground"
        case .plainRow, .buttonStyle, .tintedLabel: name = "systemBackground"
        case .groupedRow: name = "secondarySystemGroupedBackground"
        case .groupedList:
            if let reason = hidden(lists, in: environment) { return .same(.unresolved(reason)) }
            name = "systemGroupedBackground"
        }
        guard let index = SystemBackgrounds.index(of: name) else { return .same(.nothing) }
        let colors = SystemBackgrounds.colors(index, isElevated: environment?.isElevated ?? false)
        var paints = PerAppearance<Paint>(.nothing)
        for appearance in Appearance.allCases {
            var solid = SolidColor(color: colors[appearance], range: range)
            solid.giver = surface == .window ? Self.window : Self.list
            paints[appearance] = .solid(solid)
        }
        return ResolvedColor(paints)
    }
}
