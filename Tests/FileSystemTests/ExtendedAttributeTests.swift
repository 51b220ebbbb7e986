import CStandardLibrary
import FileSystem
import TestSupport
import Testing

@Suite struct ExtendedAttributeTests {
    @Test func areKeptWhenAFileIsReplaced() throws {
        let folder = try TemporaryFolder(["a.css": "old"])
        let path = folder.path + "/a.css"
        #expect(chmod(path, 0o640) == 0)
        #if os(Linux)
            let names = ["user.origin": "here", "user.empty": ""]
            let isSupported = names.allSatisfy { setxattr(path, $0.key, $0.value, $0.value.utf8.count, 0) == 0 }
        #endif
        try replaceFile(at: path, old: Array("old".utf8), new: Array("new".utf8))
        #expect(try folder.text("a.css") == "new")
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o640)
        #if os(Linux)
            guard isSupported else { return }
            for (name, value) in names {
                var bytes = [UInt8](repeating: 0, count: 100)
                let count = getxattr(path, name, &bytes, bytes.count)
                #expect(count == value.utf8.count)
                #expect(bytes.prefix(max(count, 0)).elementsEqual(value.utf8))
            }
        #endif
    }
}
