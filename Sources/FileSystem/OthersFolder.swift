/// Folders that a tool fills with other people's code, or with what it makes of yours: nobody mends a colour there.
///
/// Only names that one tool alone gives are here. `vendor`, `dist` and `build` are as often a project's own: where they are
/// not, an ignore file or the configuration's `exclude` says so. Hidden folders such as `.build` are left out anyway.
package enum OthersFolder {
    /// The folders' names, and what makes them.
    package static let all: [(name: String, maker: String)] = [
        ("node_modules", "npm"), ("bower_components", "Bower"), ("jspm_packages", "jspm"), ("Pods", "CocoaPods"),
        ("Carthage", "Carthage"), ("DerivedData", "Xcode"), ("site-packages", "pip"),
    ]

    /// What makes folders called `name`; nil where they are a project's own.
    package static func maker(of name: String) -> String? { all.first { $0.name == name }?.maker }
}
