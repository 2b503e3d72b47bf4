import Foundation
import PackagePlugin

/// `swift package layout-test`: `render-cli test` in the package's folder, with the same arguments.
@main
struct LayoutTestCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let program = Process()
        program.executableURL = try context.tool(named: "render-cli").url
        program.arguments = ["test"] + arguments
        program.currentDirectoryURL = context.package.directoryURL
        try program.run()
        program.waitUntilExit()
        guard program.terminationReason == .exit, program.terminationStatus == 0 else {
            Diagnostics.error("render-cli test ended with \(program.terminationStatus)")
            return
        }
    }
}
