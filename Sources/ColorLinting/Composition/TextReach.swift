import SourceColors

extension ViewComposition {
    /// Returns for each scope of `files` whether it has text, as `hasText` tells, or leads to some by its uses, each with its
    /// `targets`. One that shows content may, and one that gives a color to text has some.
    static func leadToText(
        _ files: [(path: String, views: SharedViews)], _ targets: [[[Place]]], _ hasText: [[Bool]]
    ) -> [[Bool]] {
        var leads = hasText
        var users = leads.map { $0.map { _ in [Place]() } }
        for file in files.indices {
            for (number, use) in files[file].views.facts.viewUses.enumerated() {
                guard let scope = use.scope else { continue }
                if use.showsContent || use.given != nil { leads[file][scope] = true }
                for target in targets[file][number] {
                    users[target.file][target.scope].append(Place(file: file, scope: scope))
                }
            }
        }
        var stack: [Place] = []
        for file in files.indices {
            for scope in leads[file].indices where leads[file][scope] { stack.append(Place(file: file, scope: scope)) }
        }
        while let place = stack.popLast() {
            for user in users[place.file][place.scope] where !leads[user.file][user.scope] {
                leads[user.file][user.scope] = true
                stack.append(user)
            }
        }
        return leads
    }
}

extension ViewUse {
    /// Whether it shows what the view around was given.
    var showsContent: Bool { if case .content = callee { true } else { false } }
}
