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
        return all.map { String($0) }.joined(separator: "/")
    }

    /// Whether `reference` leads to another host for a sheet of fonts or icons, which sets no colors of text.
    static func isOfFonts(_ reference: String) -> Bool {
        guard let address = remote(reference) else { return false }
        return [
            "fonts.googleapis.com/", "use.typekit.net/", "fonts.bunny.net/", "fonts.cdnfonts.com/", "rsms.me/inter/",
            "use.fontawesome.com/", "kit.fontawesome.com/",
        ].contains { address.hasPrefix($0) }
            || names(
                address,
                [
                    "/font-awesome/", "/font-awesome@", "/fontawesome-free@", "/bootstrap-icons@", "/bootstrap-icons/",
                    "/hack-font@",
                ])
    }

    /// Whether `reference` leads to another host for a theme of highlight.js, whose rules are for classes that its script adds.
    static func isOfHighlighter(_ reference: String) -> Bool {
        guard let address = remote(reference) else { return false }
        return names(address, ["/highlight.js/", "/highlightjs/", "/@highlightjs/"])
    }

    /// Returns `reference` without its scheme if it leads to another host.
    private static func remote(_ reference: String) -> Substring? {
        for scheme in ["https://", "http://", "//"] where reference.hasPrefix(scheme) {
            return reference.dropFirst(scheme.count)
        }
        return nil
    }

    private static func names(_ address: Substring, _ packages: [StaticString]) -> Bool {
        Array(address.utf8).withUnsafeBufferPointer { bytes in
            let all = ByteRange(0, bytes.count)
            return packages.contains { SourceBytes(bytes).contains($0, in: all) }
        }
    }
}
