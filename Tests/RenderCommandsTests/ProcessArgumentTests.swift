import Foundation
import TestSupport
import Testing

@Suite("The words that the process was started with")
struct ProcessArgumentTests {
    /// Runs a program in a mount namespace whose `/proc` is empty.
    private func runWithoutProc(_ program: String, _ arguments: [String], folder: String) throws -> Finished {
        try Fixtures.run(
            "/usr/bin/unshare",
            ["--map-root-user", "--mount", "/bin/sh", "-c", "mount -t tmpfs none /proc && exec \"$0\" \"$@\"", program]
                + arguments, folder: folder)
    }

    @Test("commands have their arguments where /proc is not mounted")
    func withoutProc() throws {
        try Fixtures.withFolder { folder in
            let probe = try? runWithoutProc("/bin/ls", ["-A", "/proc"], folder: folder)
            guard let probe, probe.status == 0, probe.output.isEmpty else {
                return print("skipped: this machine lets nobody take /proc away (unshare --mount)")
            }
            try put(rowTree, "row of views.json", in: folder)
            let commands = [
                ["--version"], ["frames", "row of views.json"], ["row of views.json", "-o", "-", "--format", "svg"],
                ["hepl"], ["frames", "--device", ""], [],
            ]
            for arguments in commands {
                let usual = try Fixtures.run(Fixtures.commandLine, arguments, folder: folder)
                let without = try runWithoutProc(Fixtures.commandLine, arguments, folder: folder)
                #expect(usual.output == without.output && usual.errors == without.errors, "\(arguments)")
                #expect(usual.status == without.status, "\(arguments)")
            }
        }
    }
}
