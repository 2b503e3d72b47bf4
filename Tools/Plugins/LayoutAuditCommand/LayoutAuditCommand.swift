import Foundation
import PackagePlugin

/// `swift package layout-audit`: `render-cli audit` in the package's folder, with the same arguments; without a path, of the
/// whole package.
@main
struct LayoutAuditCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folder = context.package.directoryURL
        let hasPath = arguments.contains { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
        let program = Process()
        program.executableURL = try context.tool(named: "render-cli").url
        program.arguments = ["audit"] + arguments + (hasPath ? [] : ["."])
        program.currentDirectoryURL = folder
        try program.run()
        program.waitUntilExit()
        guard program.terminationReason == .exit, program.terminationStatus == 0 else {
            Diagnostics.error("render-cli audit ended with \(program.terminationStatus)")
            return
        }
    }
}
