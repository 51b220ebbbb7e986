import CommandLineTool
import FileSystem
import Foundation
import TestSupport
import Testing

/// Damaged and forged indexes are refused, with the exit code 2.
@Suite struct HostileIndexTests {
    private let folder: TemporaryFolder
    private let index: [UInt8]

    init() throws {
        folder = try TemporaryFolder([
            "a.css": "a { color: var(--x); background: #fff }\n" + String(repeating: "q { color: #123 }\n", count: 9),
            "b.css": ":root { --x: #777 }", "c.json": #"{"a": 1}"#,
        ])
        #expect(CommandRun("index", "-q", "-o", "all", in: folder).code == 0)
        index = Array(try #require(FileManager.default.contents(atPath: folder.path + "/all")))
    }

    private func run(_ bytes: [UInt8]) throws -> CommandRun {
        try Data(bytes).write(to: URL(filePath: folder.path + "/bad"))
        return CommandRun("-f", "short", "--names", "bad", in: folder)
    }

    /// Returns `bytes` with a hash at its end that is right.
    private func sealed(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let hash = ContentHash(Array(bytes)).value
        return Array(bytes) + (0..<8).map { UInt8(truncatingIfNeeded: hash >> ($0 * 8)) }
    }

    @Test func aTruncatedIndexIsRefused() throws {
        #expect(try run(index).code == 1)
        for count in 0..<index.count {
            let run = try run(Array(index.prefix(count)))
            #expect(run.code == 2 && run.output == "", "\(count) bytes")
            #expect(run.errors.contains("bad: damaged; write it again") || run.errors.contains("bad: not an index"))
        }
        #expect(try run(index + [0]).code == 2)
        #expect(try run(Array(index.dropLast(9)) + index.suffix(8)).code == 2)
    }

    @Test func anIndexWithFlippedBitsIsRefused() throws {
        for offset in index.indices {
            var bytes = index
            bytes[offset] ^= 1 << UInt8(offset % 8)
            let run = try run(bytes)
            #expect(run.code == 2 && run.output == "", "byte \(offset)")
        }
    }

    @Test func anIndexOfAnotherVersionIsRefused() throws {
        let text = String(decoding: index, as: UTF8.self)
        let line = try #require(text.split(separator: "\n").first)
        let version = try #require(line.split(separator: " ").last)
        let other = Array("color-lint index 1 99.1.0".utf8) + index.dropFirst(line.utf8.count).dropLast(8)
        #expect(try run(sealed(other)).errors.contains("bad: written by version 99.1.0; write it again"))
        let format = Array("color-lint index 2 \(version)".utf8) + index.dropFirst(line.utf8.count).dropLast(8)
        #expect(try run(sealed(format)).code == 2)
    }

    /// Numbers that do not fit, sizes beyond the end, and paths that lead elsewhere, all with a right hash.
    @Test func forgedSizesAndPathsAreRefused() throws {
        let opening = try #require(index.firstIndex(of: UInt8(ascii: "\n"))) + 1
        let start = Array(index[..<opening]) + [0]
        let most = [UInt8](repeating: 0xFF, count: 9)
        let hash = [UInt8](repeating: 0, count: 8)
        func entry(_ roles: UInt8, _ path: String, _ rest: [UInt8]) -> [UInt8] {
            [1, roles, 0, UInt8(path.utf8.count)] + Array(path.utf8) + hash + rest
        }
        let forgeries: [[UInt8]] = [
            [], [0x80], most + [0x7F], most + [0xFF, 1], [0x80, 0], [2] + entry(1, "a.css", []).dropFirst(),
            [1, 1, 0] + most + [0x7F], [1, 1, 1, 1, 97] + hash, entry(1, "/etc/a.css", []), entry(1, "../a.css", []),
            entry(1, "a/./b.css", []), entry(1, "a//b.css", []), entry(1, "a\0.css", []), entry(1, "", []),
            entry(32, "a.css", []), entry(9, "a.css", [0, 0]), entry(3, "a.css", []),
            entry(3, "a.css", most + [0x7F, 0]), entry(3, "a.css", [1] + most + [0x7F]),
            entry(3, "a.css", [0xFF, 0xFF, 0xFF, 0x7F, 1, 0]), entry(3, "a.css", [1, 1, 0x10, 0]),
            [1, 1, 0, 2, 0xC3, 0x28] + hash,
            [2] + entry(1, "b.css", []).dropFirst() + entry(1, "a.css", []).dropFirst(),
            // The content: literals and matches beyond the end, a distance of nothing, and another text.
            entry(3, "a.css", [9, 1, 0xF0]), entry(3, "a.css", [9, 2, 0x40, 97]),
            entry(3, "a.css", [9, 4, 0x10, 97, 0, 0]),
            entry(3, "a.css", [9, 4, 0x10, 97, 2, 0]), entry(3, "a.css", [2, 4, 0x1F, 97, 1, 0]),
            entry(3, "a.css", [1, 2, 0x10, 97]),
        ]
        for (number, forgery) in forgeries.enumerated() {
            let run = try run(sealed(start + forgery))
            #expect(run.code == 2 && run.output == "", "forgery \(number)")
            #expect(run.errors.contains("bad: damaged"), "forgery \(number): \(run.errors)")
        }
        // Without files, none of those on disk is in it.
        #expect(try run(sealed(start + [0])).errors.contains("a.css: not in bad"))
    }

    @Test func randomDamageBelowARightHashIsHarmless() throws {
        var generator = SplitMix64(seed: 21)
        let opening = try #require(index.firstIndex(of: UInt8(ascii: "\n"))) + 1
        for _ in 0..<rounds(5_000, debug: 300) {
            var bytes = Array(index.dropLast(8))
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let offset = Int.random(in: opening..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.remove(at: offset)
                case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: offset)
                default: bytes[offset] = UInt8.random(in: 0...255, using: &generator)
                }
            }
            // Where the damage hides a file, the one on disk is refused.
            #expect(try run(sealed(bytes)).code >= 1)
        }
    }
}
