import SourceColors

extension SwiftTokens {
    /// The color type that the word `bytes` names, by itself or as another name of it.
    func colorType(_ bytes: UnsafeBufferPointer<UInt8>) -> SwiftColorType? {
        Self.colorTypes[bytes] ?? (aliases.isEmpty ? nil : aliases[bytes].first)
    }

    /// The framework whose colors the type has that the word `bytes` names: the platform's where an `#if` decides.
    func colorFamily(_ bytes: UnsafeBufferPointer<UInt8>) -> SwiftColorFamily? {
        if let type = Self.colorTypes[bytes] { return type.family }
        guard !aliases.isEmpty else { return nil }
        let types = aliases[bytes]
        return types.count > 1 ? .platform : types.first?.family
    }

    /// The names of the types whose members are those of the type that the word `bytes` names.
    func memberTypes(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        let types = Self.colorTypes[bytes].map { [$0] } ?? aliases[bytes]
        return types.map(\.rawValue)
    }

    /// Reads the file's own names of color types, and the names that it gives to something else.
    mutating func readTypeAliases() {
        var depth = 0
        var found: [(name: Int, type: Int)] = []
        for index in 0..<count {
            switch kind(index) {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .identifier where source[Int(self[index].start)] == UInt8(ascii: "t") && isText(index, "typealias"):
                guard depth == 0, isName(index + 1), kind(index + 2) == .equal, isName(index + 3) else { continue }
                var last = index + 3
                if kind(last + 1) == .period, Self.modules.contains(bytes(last)) { last += 2 }
                // `UIColor.Name` and `Colour<Space>` are other types.
                guard kind(last + 1) != .period, !(isText(last + 1, "<") && continuesCall(last + 1)),
                    !Self.colorTypes.contains(bytes(index + 1))
                else { continue }
                found.append((index + 1, last))
            default: break
            }
        }
        guard !found.isEmpty else { return }
        for (name, _) in found { aliases.remove(bytes(name)) }
        // One name may stand for another that comes later.
        for _ in 0..<4 {
            for (name, type) in found {
                for type in Self.colorTypes[bytes(type)].map({ [$0] }) ?? aliases[bytes(type)] {
                    aliases.add(bytes(name), type)
                }
            }
        }
        ownAliases = found.map(\.name)
    }
}
