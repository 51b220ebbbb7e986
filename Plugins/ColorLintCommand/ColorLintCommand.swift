import Foundation
import PackagePlugin

/// `swift package color-lint [PATH…]`: color-lint over the package, with the options of the command itself.
@main struct ColorLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "color-lint").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // 1 is findings, which the report says; a plug-in has no other way to fail than to say so once more.
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("color-lint ended with exit code \(process.terminationStatus)")
            return
        }
    }
}
