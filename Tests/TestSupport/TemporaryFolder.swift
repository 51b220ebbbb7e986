import CStandardLibrary
import FileSystem
import Testing

/// A temporary folder for one test, removed afterwards.
public final class TemporaryFolder {
    /// Absolute path with links resolved.
    public let path: String

    /// Creates a folder with the files in `contents` and their folders.
    public init(_ contents: [String: String] = [:]) throws {
        var template = Array("/tmp/color-lint-tests-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        path = try #require(realPath(String(cString: made)))
        for (name, text) in contents { try write(name, text) }
    }

    deinit { remove(path) }

    /// Writes the file `name`, creating folders.
    public func write(_ name: String, _ text: String) throws {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/" + part
            mkdir(folder, 0o755)
        }
        let file = try #require(fopen(path + "/" + name, "w"))
        let bytes = Array(text.utf8)
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    /// Creates the link `name` to `target`.
    public func link(_ name: String, to target: String) { symlink(target, path + "/" + name) }

    /// Returns the text of the file `name`.
    public func text(_ name: String) throws -> String {
        var reader = FileReader()
        return String(decoding: try reader.read(path + "/" + name), as: UTF8.self)
    }

    /// The names in the folder, sorted.
    package var names: [String] { (folderNames(in: path) ?? []).sorted() }

    private func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            chmod(path, 0o755)
            for name in folderNames(in: path) ?? [] { remove(path + "/" + name) }
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}

/// Returns the names in the folder at `path`, in no order; nil if there is no such folder.
func folderNames(in path: String) -> [String]? {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names
}
