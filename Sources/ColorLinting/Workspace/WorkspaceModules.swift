import SheetExpansion
import SourceColors

/// Finds the members of the modules that sheets of Sass use. <https://sass-lang.com/documentation/at-rules/use/>
extension Workspace {
    /// The most sheets to search for a member.
    private static let mostModules = 128

    /// Returns the paths of the sheets that give `user` the member `name` of `module`, which is empty for a member without a
    /// module in front: itself, or those that it uses, and those that these forward. Two empty ones if there are too many.
    func modules(defining name: String, in module: String, usedBy user: PreprocessorSheet) -> [String] {
        if module.isEmpty, user.defines(name), files[user.path]?.library === user, isModule(user) { return [user.path] }
        guard user.loads.contains(where: { !$0.isShared }) else { return [] }
        var found: [String] = []
        var seen: Set<String> = [user.path]
        var open: [String] = []
        func enter(_ sheet: PreprocessorSheet, _ module: String?) {
            for load in sheet.loads where !load.isShared && load.module == module {
                guard let path = self.sheet(load.address, loadedFrom: sheet.path) else { continue }
                if seen.insert(path).inserted { open.append(path) }
            }
        }
        enter(user, module)
        while let path = open.popLast() {
            guard seen.count < Self.mostModules else { return ["", ""] }
            guard let sheet = files[path]?.library else { continue }
            if sheet.defines(name) { found.append(path) } else { enter(sheet, nil) }
        }
        return found
    }

    /// Whether `sheet` uses modules, or is only loaded as one, so that it has variables of its own.
    private func isModule(_ sheet: PreprocessorSheet) -> Bool {
        if sheet.loads.contains(where: { !$0.isShared }) { return true }
        let all = loaders(of: sheet.path)
        return !all.isEmpty && all.allSatisfy { !$0.isShared }
    }

    /// Finds the sheets that may set a variable before the module at `path` gives it a default: those that load it, which may
    /// configure it, and those that it imports; nil if it is no module, or others may, too.
    func findConfigurers(of path: String) -> Set<String>? {
        guard let sheet = files[path]?.library, isModule(sheet) else { return nil }
        var found: Set<String> = [path]
        var open = [path]
        while let one = open.popLast() {
            let loaders = loaders(of: one)
            guard found.count < Self.mostModules, !loaders.contains(where: \.isShared), !mayBeLoadedFromLoadPath(one)
            else { return nil }
            for loader in loaders where found.insert(loader.path).inserted { open.append(loader.path) }
        }
        open = [path]
        while let one = open.popLast() {
            for load in files[one]?.library?.loads ?? [] where load.isShared {
                guard found.count < Self.mostModules, let target = self.sheet(load.address, loadedFrom: one) else {
                    return nil
                }
                if found.insert(target).inserted { open.append(target) }
            }
        }
        return found
    }

    /// Returns the path of the only sheet among ``modules(defining:in:usedBy:)``, empty if it is not known which definition
    /// holds; nil if there is none.
    func module(defining name: String, in module: String, usedBy user: PreprocessorSheet) -> String? {
        let paths = modules(defining: name, in: module, usedBy: user)
        guard let path = paths.first else { return nil }
        let variable = ColorName(.preprocessorVariable, name)
        return paths.count > 1 || isOverridden(variable, in: path) || isConfigured(variable, in: path) ? "" : path
    }

    /// Returns the path of another sheet that sets the variable `name`, of a module or without one, as the sheet at `path` sees
    /// it; nil if it is not known.
    func module(of name: ColorName, seenFrom path: String) -> String? {
        guard name.space == .preprocessorVariable, let user = files[path]?.library else { return nil }
        let own = name.withoutModule.text
        let found = module(defining: own, in: String(name.text.dropLast(own.count).dropLast()), usedBy: user)
        return found.flatMap { $0.isEmpty || $0 == path ? nil : $0 }
    }

    /// Whether a sheet configures the variable `name` of the one at `path`, so that its value depends on what is compiled.
    /// <https://sass-lang.com/documentation/at-rules/use/#configuration>
    func isConfigured(_ name: ColorName, in path: String) -> Bool {
        let all = paths(defining: name)
        guard all.count > 1 else { return false }
        return all.count > Self.mostEqual
            || all.contains { $0 != path && files[$0]?.library?.sets(name.text) == false }
    }
}
