/// Folders that tools fill with third-party or generated code, which is not edited by hand.
///
/// Lists only names that a single tool uses. `vendor`, `dist` and `build` may contain a project's own code; exclude
/// them with an ignore file or the configuration if not. Hidden folders such as `.build` are skipped anyway.
package enum ThirdPartyDirectory {
    /// Names of the folders with the tools that create them.
    package static let all: [(name: String, maker: String)] = [
        ("node_modules", "npm"), ("bower_components", "Bower"), ("jspm_packages", "jspm"), ("Pods", "CocoaPods"),
        ("Carthage", "Carthage"), ("DerivedData", "Xcode"), ("SourcePackages", "Xcode"),
        ("site-packages", "pip"),
    ]

    /// Returns the tool that creates folders called `name`; nil if there is none.
    package static func maker(of name: String) -> String? { all.first { $0.name == name }?.maker }
}
