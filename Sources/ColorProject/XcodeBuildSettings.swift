import ColorMath
import SourceText

/// The build settings in the file of an Xcode project, a property list in the format of NeXTSTEP, as far as they decide about
/// the `Info.plist` of an app.
///
/// <https://developer.apple.com/documentation/xcode/build-settings-reference>
struct XcodeBuildSettings {
    /// The settings of each configuration of a target.
    private var configurations: [[String: String]] = []

    /// The name of the file in the folder of a project.
    static let fileName = "project.pbxproj"

    private static let styleKey: StaticString = "INFOPLIST_KEY_UIUserInterfaceStyle"
    private static let start = Array("buildSettings".utf8)
    private static let wanted: Set<String> = ["\(styleKey)", "INFOPLIST_FILE", "GENERATE_INFOPLIST_FILE"]
    /// The beginning of settings that only apps and their extensions have.
    private static let appKeys = "INFOPLIST_KEY_UI"

    /// Whether the style of an app may be set in `bytes`.
    static func mayHaveStyle(_ bytes: [UInt8]) -> Bool {
        bytes.span.withUnsafeBufferPointer { SourceBytes($0).contains(styleKey, in: ByteRange(0, $0.count)) }
    }

    /// Reads the settings in `bytes`. Errors end the reading.
    init(_ bytes: [UInt8]) {
        bytes.span.withUnsafeBufferPointer { bytes in
            var place = 0
            while let found = bytes.firstIndex(of: Self.start, from: place) {
                var reader = Reader(bytes: bytes, place: found + Self.start.count)
                if let settings = reader.settings() { configurations.append(settings) }
                place = max(reader.place, found + 1)
            }
        }
    }

    /// Returns for each configuration whose property list is the file `list`, relative to the project, or that has none but is of an
    /// app if `list` is nil, the appearances that it allows; nil for one that does not say.
    func styles(for list: String?) -> [AppearanceSet?] {
        configurations.compactMap { settings in
            let file = settings["INFOPLIST_FILE"].map(Self.relative)
            guard file == list, list != nil || settings.keys.contains(where: { $0.hasPrefix(Self.appKeys) }) else {
                return nil
            }
            guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return .some(nil) }
            return switch settings["\(Self.styleKey)"] {
            case "Light": .some(.light)
            case "Dark": .some(.dark)
            default: .some(nil)
            }
        }
    }

    /// Returns `path` without the variable for the folder of the project.
    private static func relative(_ path: String) -> String {
        for folder in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "./"] where path.hasPrefix(folder)
        {
            return String(path.dropFirst(folder.count))
        }
        return path
    }

    /// Reads one dictionary of settings.
    private struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        var place: Int

        /// Returns the settings of `= { … }` that matter; nil if it is something else.
        mutating func settings() -> [String: String]? {
            guard skip("="), skip("{") else { return nil }
            var result: [String: String] = [:]
            while !skip("}") {
                guard let key = word(), skip("=") else { return nil }
                if skip("(") {
                    while !skip(")") { guard word() != nil, skip(",") || place < bytes.count else { return nil } }
                } else {
                    guard let value = word() else { return nil }
                    if wanted.contains(key) || key.hasPrefix(appKeys) { result[key] = value }
                }
                guard skip(";") else { return nil }
            }
            return result
        }

        private mutating func skipSpace() {
            while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
        }

        /// Skips `character` and the space before it; returns false if it is not there.
        private mutating func skip(_ character: Unicode.Scalar) -> Bool {
            skipSpace()
            guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
            place += 1
            return true
        }

        /// Returns the next word or quoted string; nil if there is none.
        private mutating func word() -> String? {
            skipSpace()
            guard place < bytes.count else { return nil }
            let isQuoted = bytes[place] == UInt8(ascii: "\"")
            if isQuoted { place += 1 }
            let start = place
            while place < bytes.count {
                let byte = bytes[place]
                if isQuoted ? byte == UInt8(ascii: "\"") : byte <= 0x20 || ";,=(){}\"".utf8.contains(byte) { break }
                place += isQuoted && byte == UInt8(ascii: "\\") && place + 1 < bytes.count ? 2 : 1
            }
            guard isQuoted || place > start else { return nil }
            let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
            if isQuoted, place < bytes.count { place += 1 }
            return text
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of `text` at or after `place`; nil if it is not there.
    fileprivate func firstIndex(of text: [UInt8], from place: Int) -> Int? {
        guard let first = text.first else { return nil }
        var place = place
        while place + text.count <= count {
            guard let next = self[place...].firstIndex(of: first), next + text.count <= count else { return nil }
            if self[next..<next + text.count].elementsEqual(text) { return next }
            place = next + 1
        }
        return nil
    }
}
