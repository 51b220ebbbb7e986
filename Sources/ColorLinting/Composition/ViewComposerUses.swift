import ColorMath
import SourceColors
import SourceText

/// Where the uses of views lead.
extension ViewComposer {
    /// Visits what the use number `use` of `file` shows, as seen from the visit number `index`.
    mutating func follow(_ number: Int, in file: Int, from index: Int?) {
        let use = files[file].views.facts.viewUses[number]
        if let index, visits[index].environment.excludes(use.conditions) { return }
        let giver = giver(of: use, in: file, from: index)
        var targets = targets[file][number]
        func leadsToText(_ target: Place) -> Bool {
            leads.toColors[target.file][target.scope] || giver >= 0 && leads.toTexts[target.file][target.scope]
        }
        if !targets.allSatisfy(leadsToText) { targets.removeAll { !leadsToText($0) } }
        if targets.isEmpty, !use.showsContent { return }
        let outer = index.map { visits[$0].environment.window } ?? .anyLevel
        var followed = FollowedUse(
            use: use, number: number, file: file, index: index, window: window(of: use, in: file, outer, targets))
        if case .content(let label) = use.callee {
            guard let index, let shown = visits[index].content[label] ?? visits[index].content[""] else { return }
            show(shown.place, with: visits[shown.giver].content, giver, by: &followed, givenBy: shown.giver)
            return
        }
        var given: [String: Content] = [:]
        if use.callee.isMember || use.callee.isOfStyle {
            if let index { given = visits[index].content }
            // Which of its parameters takes the first closure is not known.
            if !content[file][number].isEmpty { given[""] = nil }
        }
        if let index {
            for (label, scope) in content[file][number] {
                given[label] = Content(place: Place(file: file, scope: scope), giver: index)
            }
        }
        for target in targets {
            var content = given
            switch use.callee {
            case .type, .modifier: nameContent(of: owner(of: target), in: &content, for: use)
            default: break
            }
            show(target, with: content, giver, by: &followed)
        }
    }

    /// Returns the view that the scope at `place` belongs to: `Badge` of `Badge.body`, and `Badge.label`.
    func owner(of place: Place) -> String {
        let name = files[place.file].views.facts.viewScopes[place.scope].name
        let owner = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
        return Self.viewName(owner)
    }

    /// Gives the first trailing closure in `content` the label under which the view `owner`, used as `use`, shows it; drops it if
    /// that is not known. A closure is for content that must be given, if there is any.
    private func nameContent(of owner: String, in content: inout [String: Content], for use: ViewUse) {
        guard let first = content[""], let labels = contentLabels[owner] else { return }
        content[""] = nil
        // The values of cases are given by their names.
        var others = labels.filter { content[$0.key] == nil && !$0.key.utf8.contains(UInt8(ascii: ".")) }
        if others.count > 1 {
            let required = others.filter { label in
                !label.value && !(use.decidingArguments?.contains { $0.label == label.key } ?? false)
            }
            if required.count == 1 { others = required }
        }
        if let label = others.count == 1 ? others.first?.key : others["content"] != nil ? "content" : nil {
            content[label] = first
        }
    }

    /// Returns the window that what `use` shows is in.
    private func window(
        of use: ViewUse, in file: Int, _ outer: ViewWindow, _ targets: [Place]
    ) -> ViewWindow {
        var window = use.window.within(outer)
        if isForMacOS[file] { window.insert(.otherPlatform) }
        window.formUnion(hostChanges.changes(of: use, files[file].views.facts.hosts))
        if window.isSuperset(of: .elevated),
            targets.contains(where: { files[$0.file].views.facts.viewScopes[$0.scope].isPartialSheet })
        {
            window.insert(.base)
        }
        return window
    }

    /// Returns the name of the view, or the style, that the scope `name` belongs to: `Badge` of `Badge.body`.
    static func viewName(_ name: String) -> String {
        var name = name
        for ending in [".body", ".makeBody", ViewScope.labelOfStyle] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.utf8.count))
        }
        return name
    }

    /// Returns the scopes that `use` shows; none if they are unknown or ambiguous.
    func targets(of use: ViewUse, in file: Int) -> [Place] {
        var names: [String] = []
        switch use.callee {
        case .content: return []
        case .member(let name): names = [use.owner + "." + name, name + ".body"]
        case .memberOfValue(let name):
            // Of what type the value is, is not known, so it must be the only member of this name.
            guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
                let found = seen(scopesByMember[name] ?? [], from: file)
                return found.count == 1 ? found : []
            }
            let found = seen(scopesByMember[String(name[name.utf8.index(after: dot)...])] ?? [], from: file).filter {
                let full = files[$0.file].views.facts.viewScopes[$0.scope].name
                return full == name || full.hasSuffix("." + name)
            }
            return found.count > 1 ? nearest(found, to: file) : found
        case .type(let name):
            var outer = use.owner
            while !outer.isEmpty, names.count < 8 {
                names.append(outer + "." + name + ".body")
                outer = outer.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(outer[..<$0]) } ?? ""
            }
            names.append(name + ".body")
        case .modifier(let name):
            names = ["View.", "Text.", "Image.", ""].map { $0 + name + ".body" } + [name + ".makeBody"]
        }
        for name in names {
            guard let all = scopesByName[name] else { continue }
            let places = seen(all, from: file)
            if places.isEmpty { continue }
            let own = places.filter { $0.file == file }
            if !own.isEmpty { return own }
            return places.allSatisfy { $0.file == places[0].file } ? places : nearest(places, to: file)
        }
        return []
    }

    /// Returns those of `places` that code in `file` means.
    private func seen(_ places: [Place], from file: Int) -> [Place] {
        if checkouts.isEmpty || places.isEmpty || places.count > PackageCheckouts.mostPaths { return places }
        let seen = checkouts.seen(Set(places.map { files[$0.file].path }), from: files[file].path)
        return places.filter { seen.contains(files[$0.file].path) }
    }

    /// Returns those of `places` that are in the file with the most folders in common with `file`; none if there are several.
    /// Types of one name belong to several modules, which have folders of their own.
    private func nearest(_ places: [Place], to file: Int) -> [Place] {
        guard places.count <= Self.maxTwins else { return [] }
        let shared = places.map { Workspace.commonFolders(files[$0.file].path, files[file].path) }
        let most = shared.max()
        let found = zip(places, shared).filter { $0.1 == most }.map(\.0)
        return found.allSatisfy { $0.file == found[0].file } ? found : []
    }

    /// The maximum number of types of one name that are compared.
    private static let maxTwins = 16
}
