import Foundation
import PackagePlugin

/// Shows what color-lint finds in a target's folder as warnings and errors of the build.
@main struct ColorLintBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let files = (target as? SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
        return [
            lintCommand(
                target.directoryURL, files, named: target.name, tool: try context.tool(named: "color-lint").url)
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ColorLintBuild: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [
                lintCommand(
                    context.xcodeProject.directoryURL, target.inputFiles.map(\.url), named: target.displayName,
                    tool: try context.tool(named: "color-lint").url)
            ]
        }
    }
#endif

/// Returns the command that lints `folder` whenever one of `files` has changed. Only errors stop the build: low contrast is
/// shown as a warning.
private func lintCommand(_ folder: URL, _ files: [URL], named name: String, tool: URL) -> Command {
    // Without output files: whatever it wrote would become a resource of the target.
    .buildCommand(
        displayName: "Checking the colors of \(name)", executable: tool,
        arguments: ["--format", "xcode", "--fail-on", "error", "--quiet", folder.path(percentEncoded: false)],
        inputFiles: files, outputFiles: [])
}
