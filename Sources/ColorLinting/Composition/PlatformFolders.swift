import SourceText

/// What the names of folders tell about the platform that the files in them are for.
enum PlatformFolders {
    /// Whether a folder of `path` is named for a platform whose backgrounds are not published.
    static func areForAnotherPlatform(_ path: String) -> Bool {
        hasFolder(path) { folder in
            Array(folder).withUnsafeBufferPointer { bytes in
                otherPlatforms.contains { SourceBytes(bytes).contains($0, in: ByteRange(0, bytes.count)) }
            }
        }
    }

    /// Whether `path` has a folder called `macOS`.
    static func areForMacOS(_ path: String) -> Bool { hasFolder(path) { $0.elementsEqual("macOS".utf8) } }

    /// Whether a folder of `path` is named like a target for Apple Watch, which has only a dark appearance: `Example Watch App`.
    ///
    /// <https://developer.apple.com/design/human-interface-guidelines/dark-mode#watchOS>
    static func areForWatch(_ path: String) -> Bool {
        hasFolder(path) { folder in
            watchTargets.contains { folder.suffix($0.utf8.count).elementsEqual($0.utf8) }
        }
    }

    /// Whether a folder of `path` has a name for which `isWanted` is true. `AppleWatch` holds what an app on another device has
    /// for the watch: targets are called `Watch App` or `MyWatch`.
    private static func hasFolder(_ path: String, where isWanted: (Substring.UTF8View) -> Bool) -> Bool {
        mayNamePlatform(path)
            && path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
                !folder.elementsEqual("AppleWatch".utf8) && isWanted(folder)
            }
    }

    /// Whether `path` may have the name of a platform in it, all of which have `OS` or `atch` in theirs. False is certain.
    private static func mayNamePlatform(_ path: String) -> Bool {
        var last: UInt32 = 0
        for byte in path.utf8 {
            last = last << 8 | UInt32(byte)
            // `OS`, `atch`
            if last & 0xFFFF == 0x4F53 || last == 0x6174_6368 { return true }
        }
        return false
    }

    private static let otherPlatforms: [StaticString] = ["Watch", "watchOS", "macOS", "OSX", "tvOS", "visionOS"]
    private static let watchTargets = [
        "Watch", "watchOS", "WatchKit", "Watch App", "WatchApp", "Watch Extension", "WatchExtension", "WatchKit App",
        "WatchKit Extension", "Watch App Extension",
    ]
}
