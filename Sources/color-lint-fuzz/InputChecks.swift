import ColorLinting
import ColorProject
import FileSystem
import ImageColors
import PathPatterns

/// Checks of what is read besides source files. Whatever is accepted must read back equal.
enum InputChecks {
    static func configuration(_ bytes: [UInt8]) {
        _ = try? ConfigurationFile(bytes, in: "/project")
    }

    static func baseline(_ bytes: [UInt8]) {
        guard let baseline = try? Baseline(bytes, in: "/project") else { return }
        guard let again = try? Baseline(Array(baseline.text.utf8), in: "/project") else {
            return require(false, "a baseline that was written cannot be read")
        }
        require(again == baseline, "a baseline that was written reads back otherwise")
    }

    /// The bytes are the body of an index, and a text that is stored in another.
    static func index(_ bytes: [UInt8]) {
        if let index = ProjectIndex(body: bytes[...]) {
            for path in index.paths(where: { _ in true }) { _ = try? index.bytes(at: path) }
            guard let again = try? ProjectIndex(index.encoded) else {
                return require(false, "an index that was written cannot be read")
            }
            require(again.encoded == index.encoded, "an index that was written reads back otherwise")
        }
        var index = ProjectIndex()
        index.addContent(ProjectIndex.Content(bytes), of: "a")
        require((try? index.bytes(at: "a")) == bytes, "a text in an index is another")
    }

    /// The first line is a path, the others are patterns. Found by an index and one by one, the verdict is the same.
    static func patterns(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        // No path has a zero byte, and one here could match the patterns below that are to match nothing.
        guard lines.count == 2, let path = lines.first, let patterns = lines.last, !path.contains(0) else { return }
        let name = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? path
        // These match nothing here, and make an index worthwhile.
        let padding = (0..<70).flatMap { Array("\0\($0)\n".utf8) }
        for isDirectory in [false, true] {
            let alone = IgnoreRules(Array(patterns)).verdict(path: path, name: name, isDirectory: isDirectory)
            let indexed = IgnoreRules(padding + patterns).verdict(path: path, name: name, isDirectory: isDirectory)
            require(alone == indexed, "an index changes the verdict")
        }
    }

    static func image(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            guard let image = try? DecodedImage(bytes) else { return }
            require(image.samples.count == image.columns * image.rows, "samples are missing")
            _ = image.dominantColors(5)
        }
    }

    static func color(_ bytes: [UInt8]) {
        _ = ColorArgument(String(decoding: bytes, as: UTF8.self))
    }
}
