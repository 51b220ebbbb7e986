import SourceColors
import SourceText

/// The colors that views give to the text in others.
extension ViewComposer {
    /// Returns the number of what gives a color to the text in what `use` shows, as seen from the visit number `index`; -1 for
    /// nothing.
    mutating func giver(of use: ViewUse, in file: Int, from index: Int?) -> Int32 {
        guard let scope = use.given else {
            // No color that is set around a scope reaches the screens that it shows.
            return use.hasForeground || use.isScreen ? -1 : index.map { visits[$0].giver } ?? -1
        }
        let outer = index.map { visits[$0].environment }
        let arguments = outer?.arguments ?? [:]
        let giver = Giver(
            file: file, scope: scope, foreground: outer?.foreground ?? .none,
            arguments: numbers.number(of: arguments))
        if let number = giverNumbers[giver] { return number }
        let number = Int32(truncatingIfNeeded: givers.count)
        giverNumbers[giver] = number
        givers.append((giver, arguments))
        return number
    }

    /// Adds what lies behind the texts of `visit` to the environments of the color that they are given.
    mutating func addTexts(of visit: Visit) {
        let (file, scope) = (visit.place.file, visit.place.scope)
        let (giver, arguments) = givers[Int(visit.giver)]
        let views = files[file].views
        let name = Self.viewName(views.facts.viewScopes[scope].name)
        for number in texts[file][scope] {
            guard environments[giver.file][giver.scope].count <= ViewComposition.maxEnvironments else { return }
            let text = views.facts.viewTexts[number]
            var environment = visit.environment
            environment.window = text.window.within(environment.window)
            let colors = environment.levels.map { level in
                resolvers[file].resolve(text.background, in: level)
                    .shared(by: name) { views.place($0, in: files[file].path, "the background in \(name)") }
            }
            environment.elevated =
                colors.first == colors.last ? nil : ViewEnvironment.Elevated(background: colors.last)
            environment.background = colors.first
            if environment.background == .same(.nothing) { environment.background = nil }
            environment.sectionBackground = nil
            environment.appearances.formIntersection(text.appearances)
            environment.arguments = arguments
            environment.foreground = giver.foreground
            environment.mayHaveLargeText = !text.isSmall && !text.isSymbol
            environment.isOfSymbol = text.isSymbol
            var backgrounds = ViewLooks.Backgrounds()
            backgrounds.behind = numbers.number(of: environment.background)
            backgrounds.elevated = numbers.number(of: environment.elevated?.background)
            let look = numbers.look(of: environment, backgrounds)
            if looks[giver.file][giver.scope].insert(look).inserted {
                environments[giver.file][giver.scope].append(environment)
                environmentNumbers[giver.file].append(KeptSurroundings.unknown)
            }
        }
    }
}
