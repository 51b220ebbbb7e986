import ColorMath
import SourceColors
import SourceText

/// One of several files that define the same names, each for a mode: `color/light.json` and `color/dark.json`.
struct ModeFile: Equatable {
    var path: String
    /// The name of the mode.
    var mode: String
    /// The appearances that the name of the mode stands for; nil if it names something else.
    var appearances: AppearanceSet?
}

/// Files that define the same names for different modes. Colors of one mode belong together.
struct ModeFiles {
    /// What has the modes.
    var whole: String
    var files: [ModeFile]

    /// The maximum number of modes.
    static let most = 16

    /// Returns the files at `paths` if only words for modes tell their paths apart: `theme-light.css` and
    /// `theme-dark.css`, `color.json` and `color.dark.json`, or, if `namesThemes`, `themes/sea.json` and
    /// `themes/hill.json`. Nil otherwise.
    init?(_ paths: [String], namesThemes: Bool) {
        guard paths.count > 1, paths.count <= Self.most else { return nil }
        let words = paths.map(Self.words)
        let fewest = words.map(\.count).min() ?? 0
        let first = words[0]
        func agree(_ place: (Int) -> ([String]) -> String) -> Int {
            var count = 0
            while count < fewest, words.allSatisfy({ place(count)($0) == place(count)(first) }) { count += 1 }
            return count
        }
        let before = agree { place in { $0[place] } }
        let after = min(agree { place in { $0[$0.count - 1 - place] } }, fewest - before)
        var files = zip(paths, words).map { path, words in
            let mode = words[before..<(words.count - after)].joined(separator: " ")
            return ModeFile(path: path, mode: mode, appearances: AppearanceSet(modeName: mode))
        }
        guard files.allSatisfy({ $0.mode.utf8.count < 40 }) else { return nil }
        // One that follows the system repeats the others.
        let others = files.filter { !Self.followers.contains($0.mode) }
        if others.count > 1 { files = others }
        // The base of a mode's file is for everything else.
        if let base = files.firstIndex(where: { $0.mode.isEmpty || !namesThemes && Self.bases.contains($0.mode) }) {
            let others = files.reduce(into: AppearanceSet()) { $0.formUnion($1.appearances ?? .init()) }
            files[base].appearances = AppearanceSet.all.subtracting(others)
            if files[base].appearances?.isEmpty != false { return nil }
        }
        let isTheme = before > 0 && Self.wholes.contains(first[before - 1])
        guard files.allSatisfy({ $0.appearances != nil }) || namesThemes && isTheme else { return nil }
        whole = first[..<before].joined(separator: "/")
        self.files = files
    }

    init(whole: String, files: [ModeFile]) { (self.whole, self.files) = (whole, files) }

    /// Whether the path names an appearance. False is certain.
    static func mayNameMode(_ path: String) -> Bool {
        mayContain(["dark", "light", "night", "day", "contrast", "hc"], path)
    }

    /// Whether the path may name a theme. False is certain.
    static func mayNameTheme(_ path: String) -> Bool { mayContain(["theme", "mode", "brand", "scheme"], path) }

    /// Whether `path` contains one of `words`, in lowercase letters, ignoring case. False is certain.
    private static func mayContain(_ words: [StaticString], _ path: String) -> Bool {
        let bytes = path.utf8
        return bytes.indices.contains { start in
            words.contains { word in
                let end = word.utf8CodeUnitCount
                var (place, count) = (start, 0)
                while count < end, place < bytes.endIndex, bytes[place] | 0x20 == word.utf8Start[count] {
                    place = bytes.index(after: place)
                    count += 1
                }
                return count == end
            }
        }
    }

    private static let wholes = ["theme", "themes", "mode", "modes", "brand", "brands", "scheme", "schemes"]

    /// Words for a mode that the system chooses.
    private static let followers = ["auto", "system"]

    /// Words for what holds in all modes.
    static let bases = ["", "base", "common", "core", "default", "global", "shared"]

    private static func words(_ path: String) -> [String] {
        path.lowercased().utf8.split { byte in
            byte < 0x80 && byte &- UInt8(ascii: "a") >= 26 && byte &- UInt8(ascii: "0") >= 10
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The only file that a file at `path` uses because it is of the same mode; nil if it is of none.
    func file(of path: String) -> ModeFile? {
        if let own = files.first(where: { $0.path == path }) { return own }
        let words = Self.words(path)
        let fitting = files.filter { file in
            let mode = Self.words(file.mode)
            guard !mode.isEmpty else { return false }
            return words.indices.contains { words[$0...].starts(with: mode) }
        }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// For each appearance the file; nil if modes are more than appearances.
    var byAppearance: PerAppearance<ModeFile?>? {
        var result = PerAppearance<ModeFile?>(nil)
        for file in files {
            guard let appearances = file.appearances else { return nil }
            for appearance in Appearance.allCases where appearances.contains(appearance) {
                if result[appearance] != nil { return nil }
                result[appearance] = file
            }
        }
        return result
    }
}

extension Workspace {
    /// Returns the files among those that define `name` for the different modes of the project, as `resolvers` or their
    /// paths tell, besides the one at `path` if `skipsOwn`; nil if nothing says that they are for modes.
    func modes(
        of name: ColorName, seenFrom path: String, skipsOwn: Bool, _ resolvers: [TokenResolver]
    ) -> ModeFiles? {
        let isToken = name.space == .token
        guard isToken || name.space == .customProperty || name.space == .preprocessorVariable else { return nil }
        var paths = paths(defining: name, seenFrom: path)
        if skipsOwn { paths.remove(path) }
        guard paths.count <= ModeFiles.most else { return nil }
        if isToken {
            for resolver in resolvers {
                if let known = resolver.modes(of: paths) { return known }
            }
        }
        // At most one is the base of the others.
        let mayNameModes = isToken || paths.prefix(2).contains(where: ModeFiles.mayNameMode)
        if mayNameModes, let modes = ModeFiles(paths.ordered(), namesThemes: isToken) { return modes }
        guard !isToken, paths.allSatisfy(ModeFiles.mayNameTheme), shareNames(paths, in: name.space) else { return nil }
        // What all themes share is loaded with each of them.
        let themes = ModeFiles(paths.ordered(), namesThemes: true)
        return themes?.files.contains { ModeFiles.bases.contains($0.mode) && $0.mode != "default" } == true
            ? nil : themes
    }

    /// Whether the files at `paths` define the same names, so that any of them may be loaded instead of the others.
    private func shareNames(_ paths: Set<String>, in space: ColorName.Space) -> Bool {
        guard let first = paths.min() else { return false }
        var (all, common) = (0, 0)
        let names = Set((files[first]?.definitions ?? []).prefix(1 << 6).map(\.name))
        for name in names where name.space == space {
            all += 1
            if self.paths(defining: name).isSuperset(of: paths) { common += 1 }
        }
        return common >= Self.fewestCommonNames && common * 2 >= all
    }

    /// The number of names that style sheets for several themes have in common at least.
    private static var fewestCommonNames: Int { 4 }

    /// Returns the files for different modes among which is the one at `path`, as the names that it shares with the others
    /// tell; nil if there are none, or if the names that only it defines hold in all modes.
    func modes(
        ofFileAt path: String, in space: ColorName.Space, _ resolvers: [TokenResolver]
    ) -> ModeFiles? {
        let mayBeMode =
            space == .token
            ? !resolvers.contains { $0.isSet(path) } : ModeFiles.mayNameMode(path) || ModeFiles.mayNameTheme(path)
        guard mayBeMode else { return nil }
        // Files for modes share most of their names, so the first ones tell.
        var tried: Set<String> = []
        for definition in (files[path]?.definitions ?? []).prefix(1 << 8) where definition.name.space == space {
            let paths = paths(defining: definition.name)
            guard paths.count > 1, paths != tried else { continue }
            tried = paths
            guard
                let modes = modes(of: definition.name, seenFrom: path, skipsOwn: false, resolvers),
                let own = modes.files.first(where: { $0.path == path })
            else { continue }
            return ModeFiles.bases.contains(own.mode) ? nil : modes
        }
        return nil
    }
}
