import SourceText

/// What a page's link to a style sheet leads to.
package enum SheetAnswer: Sendable {
    /// The file at `path`, with its content unless it is one of the project's.
    case file(path: String, bytes: [UInt8])
    /// A sheet that cannot be read.
    case missing
}

/// Finds the style sheets that pages link.
package protocol SheetSource: Sendable {
    /// Returns the sheet that `reference`, relative to `base` if it is not nil, means in the file at `path`.
    func sheet(_ reference: String, base: String?, from path: String) -> SheetAnswer
}

/// An address of a style sheet.
package struct SheetReference {
    /// The parts of the path, decoded; the first one is empty if it begins with a slash.
    private let parts: [Substring]

    /// Reads the path in `reference`; nil if it leads to another host, or if no file can have that name.
    package init?(_ reference: String, base: String?) {
        func path(_ text: String) -> String.SubSequence? {
            let path = text.prefix { $0 != "?" && $0 != "#" }
            return path.hasPrefix("//") || path.utf8.contains(UInt8(ascii: ":")) ? nil : path
        }
        guard let own = path(reference) else { return nil }
        var parts = own.split(separator: "/", omittingEmptySubsequences: false)
        if let base, !own.hasPrefix("/") {
            guard let base = path(base) else { return nil }
            parts = base.split(separator: "/", omittingEmptySubsequences: false).dropLast() + parts
        }
        var decoded: [Substring] = []
        for part in parts {
            let bytes = percentDecoded(part.utf8)
            // A name has no slash, even an encoded one.
            if bytes.contains(0) || bytes.contains(UInt8(ascii: "/")) { return nil }
            decoded.append(Substring(decoding: bytes, as: UTF8.self))
        }
        self.parts = decoded
    }

    /// The paths that it may mean in the file at `path`, the likeliest first.
    package func paths(from path: String) -> [String] {
        var folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map { $0 }
        guard parts.count > 1, parts[0].isEmpty else { return [Self.joined(folder, parts)] }
        var result: [String] = []
        while true {
            result.append(Self.joined(folder, Array(parts.dropFirst())))
            guard folder.popLast() != nil, result.count < 32 else { return result }
        }
    }

    private static func joined(_ folder: [Substring], _ parts: [Substring]) -> String {
        var all = folder
        for part in parts where part != "." && !part.isEmpty {
            if part == "..", let last = all.last, last != "..", !last.isEmpty {
                all.removeLast()
            } else {
                all.append(part)
            }
        }
        return all.joined(separator: "/")
    }

    /// Whether `reference` leads to a service that has fonts only.
    static func isOfFonts(_ reference: String) -> Bool {
        ["fonts.googleapis.com/", "use.typekit.net/", "fonts.bunny.net/", "fonts.cdnfonts.com/", "rsms.me/inter/"]
            .contains { name in
                reference.hasPrefix("https://" + name) || reference.hasPrefix("//" + name)
                    || reference.hasPrefix("http://" + name)
            }
    }
}
