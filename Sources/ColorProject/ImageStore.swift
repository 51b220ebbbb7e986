import ColorLinting
import ColorMath
import FileSystem
import ImageColors
import SourceColors
import SourceText
import Threading

/// The images that sources refer to, decoded once and kept as long as their files do not change.
package final class ImageStore: Sendable {
    private struct State {
        /// Answers by reference and the folder it is in.
        var answers: [String: PerAppearance<ImageOutcome>] = [:]
        /// Decoded files by path, with their state.
        var files: [String: (stamp: FileStamp, outcome: ImageOutcome)] = [:]
        /// Image sets by the folder of their project.
        var sets: [String: [String]] = [:]
        /// References that were asked for, but may not be read yet.
        var wanted: [String: (reference: String, path: String)] = [:]
    }

    private let state = Monitor(State())
    private let folder: WorkingFolder
    private let index: ProjectIndex?
    private let disk: DiskLookups
    private let sheets: SheetStore
    private let markup: MarkupStore

    /// Creates a store for sources whose paths are relative to `folder`. The image sets, style sheets and templates that
    /// `index` has are known even if they are not on disk. Everything else is asked from `disk`.
    package init(
        in folder: WorkingFolder, _ index: ProjectIndex? = nil, _ disk: DiskLookups = DiskLookups(records: false)
    ) {
        self.folder = folder
        self.index = index
        self.disk = disk
        sheets = SheetStore(in: folder, index, disk)
        markup = MarkupStore(in: folder, index, disk)
    }

    /// Sets the folders that are read, as absolute paths: the projects of files for which no configuration or repository marks one.
    package func setFolders(_ folders: [String]) { markup.setFolders(folders) }

    /// Adds the style sheets that pages link to `index`.
    package func addSheets(to index: inout ProjectIndex) { sheets.add(to: &index) }

    /// Adds the templates in `paths`, which are relative to the folder, to `index`.
    package func addTemplates(in paths: [String], to index: inout ProjectIndex) { markup.add(in: paths, to: &index) }

    /// An access to the store.
    package struct Access: ImageSource, SheetSource, MarkupSource {
        let store: ImageStore
        /// Whether files are read while the caller waits. If not, unknown images are unresolved, and noted for
        /// ``ImageStore/readWanted()``.
        let readsNow: Bool

        package func image(_ reference: String, from path: String) -> PerAppearance<ImageOutcome> {
            store.answer(to: reference, from: path, readsNow: readsNow)
        }

        package func sheet(_ reference: String, base: String?, from path: String) -> SheetAnswer {
            store.sheets.answer(to: reference, base: base, from: path, readsNow: readsNow)
        }

        package func markup(_ files: MarkupFiles, for path: String) -> Markup? {
            store.markup.answer(files, for: path, readsNow: readsNow)
        }
    }

    /// Returns an access that reads files at once, or defers reading.
    package func access(readsNow: Bool) -> Access { Access(store: self, readsNow: readsNow) }

    /// Whether references wait to be read.
    package var isWanting: Bool { sheets.isWanting || markup.isWanting || state.change { !$0.wanted.isEmpty } }

    /// Reads the images that were requested while they could not be read.
    package func readWanted() {
        sheets.readWanted()
        markup.readWanted()
        let wanted = state.change { state in
            defer { state.wanted = [:] }
            return state.wanted.values
        }
        for (reference, path) in wanted { _ = answer(to: reference, from: path, readsNow: true) }
    }

    /// Forgets all answers, so that changed files are read again. Returns whether there were any.
    package func forget() -> Bool {
        let (hadSheets, hadMarkup) = (sheets.forget(), markup.forget())
        return state.change {
            let hadAnswers = !$0.answers.isEmpty || hadSheets || hadMarkup
            ($0.answers, $0.sets) = ([:], [:])
            return hadAnswers
        }
    }

    /// Uses `bytes` as the text of the template at the absolute `path` from now on; nil for what is on the disk. Returns whether
    /// answers change.
    package func setText(_ bytes: [UInt8]?, of path: String) -> Bool { markup.setText(bytes, of: path) }

    /// Whether answers may depend on the file at `path`.
    package static func isConcerned(by path: String) -> Bool {
        MarkupFiles.isTemplate(path)
            || [".png", ".jpg", ".jpeg", ".gif", ".imageset/Contents.json"].contains { path.hasSuffix($0) }
    }

    private func answer(to reference: String, from path: String, readsNow: Bool) -> PerAppearance<ImageOutcome> {
        let source = folder.absolutePath(of: path)
        let key = ConfigurationFinder.folder(of: source) + "\n" + reference
        let known = state.change { state -> PerAppearance<ImageOutcome>? in
            if let known = state.answers[key] { return known }
            if !readsNow { state.wanted[key] = (reference, path) }
            return nil
        }
        if let known { return known }
        guard readsNow else { return PerAppearance(.unresolved(.imageFile(reference))) }
        let answer = read(reference, source)
        state.change { $0.answers[key] = answer }
        return answer
    }

    // MARK: Reading

    private static func unknown(_ words: String) -> PerAppearance<ImageOutcome> {
        PerAppearance(.unresolved(.other("the background is an image: \(words)")))
    }

    private func read(_ reference: String, _ source: String) -> PerAppearance<ImageOutcome> {
        let parts = reference.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return PerAppearance(.unresolved(.image)) }
        let root = disk.root(of: source) ?? markup.root(of: source)
        switch parts[0] {
        case "url": return PerAppearance(read(url: String(parts[1]), source, root))
        default: return read(asset: String(parts[1]), isSymbol: parts[0] == "symbol", root)
        }
    }

    private func read(url: String, _ source: String, _ root: String) -> ImageOutcome {
        if url.hasPrefix("data:") {
            guard let comma = url.utf8.firstIndex(of: UInt8(ascii: ",")), url[..<comma].hasSuffix(";base64"),
                let bytes = base64Bytes(url.utf8[comma...].dropFirst())
            else { return .unresolved(.image) }
            return bytes.withUnsafeBufferPointer { Self.decoded($0, "the data URL") }
        }
        let name = url.prefix { $0 != "?" && $0 != "#" }
        guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: ":")), !name.hasPrefix("//") else {
            return .unresolved(.image)
        }
        let start = name.hasPrefix("/") ? root : ConfigurationFinder.folder(of: source)
        let decoded = percentDecoded(name.utf8)
        let path = start + (name.hasPrefix("/") ? "" : "/") + String(decoding: decoded, as: UTF8.self)
        // Nothing outside the project is read.
        guard !decoded.contains(0), let real = disk.real(path), real.hasPrefix((disk.real(root) ?? root) + "/") else {
            return .unresolved(.other("the background is an image: \(name) is not in the project"))
        }
        return read(file: real, String(name))
    }

    private func read(asset name: String, isSymbol: Bool, _ root: String) -> PerAppearance<ImageOutcome> {
        let known = state.change { $0.sets[root] }
        let sets = known ?? imageSets(in: root)
        state.change { $0.sets[root] = sets }
        let found = sets.filter { Self.isNamed(name, isSymbol: isSymbol, $0) }
        guard let path = found.first else { return Self.unknown("no catalog has \(name)") }
        guard found.count == 1 else { return Self.unknown("several catalogs have \(name)") }
        guard disk.stamp(path) != nil else { return Self.unknown("\(name) is not on this machine") }
        var reader = FileReader()
        guard let bytes = try? reader.read(path), let set = ImageSet(Array(bytes)) else {
            return Self.unknown("\(name) depends on the device")
        }
        let folder = ConfigurationFinder.folder(of: path)
        return set.files.map { file in
            guard let file, !file.utf8.contains(UInt8(ascii: "/")) else { return .unresolved(.image) }
            return read(file: folder + "/" + file, file)
        }
    }

    /// Returns the `Contents.json` of all image sets in the project at `root`.
    private func imageSets(in root: String) -> [String] {
        let found = disk.imageSets(in: root)
        guard let index else { return found }
        // Which image a name means depends on sets that may not be on this machine.
        let known = index.paths { $0.hasSuffix(".imageset/Contents.json") }.map(folder.absolutePath)
        return Set(found + known.filter { $0.hasPrefix(root + "/") }).ordered()
    }

    /// Whether `name` in code means the image set at `path`: its name, perhaps with folders that are namespaces, or a
    /// generated symbol.
    private static func isNamed(_ name: String, isSymbol: Bool, _ path: String) -> Bool {
        let own = path.dropLast(".imageset/Contents.json".utf8.count)
        if !isSymbol { return own.hasSuffix("/" + name) }
        let last = own.split(separator: "/").last.map(String.init) ?? ""
        let symbol = name.split(separator: ".").last.map(String.init) ?? ""
        let keys = [last, last.hasSuffix("Image") ? String(last.dropLast(5)) : last]
        return keys.contains { ColorName.assetSymbol($0) == ColorName.assetSymbol(symbol) }
    }

    private func read(file path: String, _ name: String) -> ImageOutcome {
        guard let stamp = disk.stamp(path) else {
            return .unresolved(.other("the background is an image: \(name) is not in the project"))
        }
        if let known = state.change({ $0.files[path] }), known.stamp == stamp { return known.outcome }
        var reader = FileReader()
        let outcome: ImageOutcome
        do throws(FileProblem) {
            outcome = Self.decoded(try reader.read(path, isText: false), name)
        } catch { outcome = .unresolved(.other("the background is an image: \(name): \(error)")) }
        state.change { $0.files[path] = (stamp, outcome) }
        return outcome
    }

    private static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, _ name: String) -> ImageOutcome {
        do throws(ImageProblem) {
            let image = try DecodedImage(bytes)
            let shares = image.colorShares.map { BackdropImage.Share(color: $0.color, portion: $0.portion) }
            return .image(BackdropImage(shares: shares, dominant: image.representativeColors(5)))
        } catch { return .unresolved(.other("the background is an image: \(name): \(error)")) }
    }
}
