import JSONSyntax
import SourceColors
import SourceText

/// Resolver documents of design tokens, which list the files of tokens for each mode.
/// <https://www.designtokens.org/tr/2025.10/resolver/>
extension JSONColorScanner {
    /// The most files that are noted, and the longest path in bytes.
    private static let mostFiles = 256, longestPath = 512

    /// Whether the document is a resolver.
    var isResolver: Bool {
        guard tree.nodes.first?.kind == .object,
            let order = tree.member("resolutionOrder", of: 0, in: source), tree.nodes[Int(order)].kind == .array
        else { return false }
        return tree.string(tree.member("version", of: 0, in: source), in: source) == "2025.10"
    }

    /// Notes the files of each set, and of each context of a modifier, in the order in which they are merged.
    mutating func noteTokenSources() {
        guard let list = tree.member("resolutionOrder", of: 0, in: source) else { return }
        for item in tree.children(of: list) where facts.objects.count < Self.mostFiles {
            let (name, place) = target(of: item)
            if let sources = tree.member("sources", of: place, in: source) {
                note(sources, "", "")
            } else if let contexts = tree.member("contexts", of: place, in: source),
                tree.nodes[Int(contexts)].kind == .object
            {
                let own = tree.string(tree.member("name", of: place, in: source), in: source)
                for context in tree.children(of: contexts) {
                    let key = source.text(tree.nodes[Int(context)].keyContentRange)
                    // A context without files is one, too.
                    add("", own ?? name, key)
                    note(context, own ?? name, key)
                }
            }
        }
    }

    /// Returns what the reference at `index` points to, and the last part of its path; the value itself if it is none.
    private func target(of index: Int32) -> (name: String, node: Int32) {
        guard tree.nodes[Int(index)].kind == .object,
            let pointer = tree.string(tree.member("$ref", of: index, in: source), in: source), pointer.hasPrefix("#/")
        else { return ("", index) }
        let parts = pointer.dropFirst(2).split(separator: "/").map(String.init)
        guard parts.count == 2 else { return ("", index) }
        for holder in tree.children(of: 0) where source.text(tree.nodes[Int(holder)].keyContentRange) == parts[0] {
            for child in tree.children(of: holder)
            where source.text(tree.nodes[Int(child)].keyContentRange) == parts[1] {
                return (parts[1], child)
            }
        }
        return ("", index)
    }

    /// Notes the files in the list at `index`, also those of sets that it refers to.
    private mutating func note(_ index: Int32, _ modifier: String, _ context: String) {
        guard tree.nodes[Int(index)].kind == .array else { return }
        for item in tree.children(of: index) where facts.objects.count < Self.mostFiles {
            let place = target(of: item).node
            if place != item {
                guard let sources = tree.member("sources", of: place, in: source),
                    tree.nodes[Int(sources)].kind == .array
                else { continue }
                for inner in tree.children(of: sources) where facts.objects.count < Self.mostFiles {
                    noteFile(inner, modifier, context)
                }
            } else {
                noteFile(item, modifier, context)
            }
        }
    }

    private mutating func noteFile(_ item: Int32, _ modifier: String, _ context: String) {
        guard tree.nodes[Int(item)].kind == .object,
            let path = tree.string(tree.member("$ref", of: item, in: source), in: source), !path.hasPrefix("#"),
            path.utf8.count < Self.longestPath
        else { return }
        add(path, modifier, context)
    }

    private mutating func add(_ path: String, _ modifier: String, _ context: String) {
        facts.objects.append(
            ColorObject(
                name: ColorObject.resolver, target: "\(facts.objects.count)\n\(modifier)\n\(context)\n\(path)"))
    }
}
