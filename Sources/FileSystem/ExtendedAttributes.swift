import CStandardLibrary

/// Copies the extended attributes of the file at `path`, access control lists included, to the open file `descriptor`.
///
/// What the user may not set, or the file system does not support, is left out, as editors do.
/// <https://man7.org/linux/man-pages/man7/xattr.7.html>
func copyExtendedAttributes(of path: String, to descriptor: Int32) {
    #if canImport(Darwin)
        let source = open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { return }
        defer { close(source) }
        _ = fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #else
        guard let names = bytes({ listxattr(path, $0?.assumingMemoryBound(to: CChar.self), $1) }) else { return }
        for name in names.split(separator: 0) {
            let name = String(decoding: name, as: UTF8.self)
            guard let value = bytes({ getxattr(path, name, $0, $1) }) else { continue }
            _ = fsetxattr(descriptor, name, value, value.count, 0)
        }
    #endif
}

#if !canImport(Darwin)
    /// Returns what `read` writes to a buffer of the size that it returns without one; nil if it fails.
    private func bytes(_ read: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
        let size = read(nil, 0)
        guard size > 0 else { return size == 0 ? [] : nil }
        var written = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            written = read(buffer.baseAddress, size)
            count = max(written, 0)
        }
        return written < 0 ? nil : bytes
    }
#endif
