import HTMLColors

extension PageComposition {
    /// Returns `page` after `changes` of some of its sheets; nil if it must be judged again.
    func moved(
        _ page: Page, _ stale: Set<String>, by changes: [String: PageSheetChange]
    ) -> Page? {
        guard var new = page.page, page.usesAll, page.missing == nil else { return nil }
        var places: [String: Set<Int32>] = [:]
        for (number, file) in page.files.dropLast().enumerated() where stale.contains(paths[Int(file)]) {
            places[paths[Int(file)], default: []].insert(Int32(truncatingIfNeeded: number))
        }
        for (path, numbers) in places {
            guard let change = changes[path], let next = new.moved(numbers, by: change) else { return nil }
            new = next
        }
        var page = page
        page.page = new
        return page
    }
}
