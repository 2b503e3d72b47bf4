import Foundation
import Synchronization
import TestSupport
import Testing

/// The documents' commands of render-cli run as printed, page by page in their order, in a copy of `Examples/Tour`, as
/// the index of the documents says; those of `rootPages` in a folder like the clone's root. `ReadmeTests` runs the README's.
@Suite("Commands of the documents run") struct DocumentedRunTests {
    typealias Command = DocumentedCommandTests.Command

    /// Why a command is not run, by words of the command.
    private static let unrunnable: [(words: String, reason: String)] = [
        ("bash|zsh|fish", "has a placeholder"), ("COMMAND", "has a placeholder"), ("...", "has a placeholder"),
        ("render-cli diff A B", "has a placeholder"),
        ("render-cli watch", "serves until it is stopped; WatchCommandTests asks the server"),
        ("--serve", "serves until it is stopped; GalleryServeTests asks the server"),
        ("${{", "has a variable of a workflow"), ("$GITHUB", "has a variable of a workflow"),
        ("render-cli uikit", "compiles for minutes; UIKitCommandTests runs a stand-in for the compiler"),
    ]

    private static let rootPages = [
        "Documentation/Adding.md", "Documentation/Architecture.md", "Documentation/Conformance.md",
        "Documentation/Solver.md",
    ]

    /// Whether a command is run here: a flag or a command that does not exist is found then.
    static func isRun(_ command: Command) -> Bool {
        guard command.document != "README.md", let words = DocumentedCommandTests.arguments(command) else {
            return false
        }
        // A mention such as `render-cli frames` lacks its inputs.
        return words.count > 1 && !unrunnable.contains { command.text.contains($0.words) }
    }

    private static let pages: [(page: String, commands: [Command])] = {
        let runnable = DocumentedCommandTests.all.filter(isRun)
        return Dictionary(grouping: runnable, by: \.document).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }()

    /// A copy of the tour without links, or of what the pages for developers name.
    private static func makeFolder(_ folder: String, isRoot: Bool) throws {
        let root = Fixtures.packageRoot
        let copies = isRoot ? [root + "/fixtures", root + "/Documentation"] : [root + "/Examples/Tour/."]
        let copied = try Fixtures.run("/bin/cp", ["-rL"] + copies + [folder])
        guard copied.status == 0 else { throw Fixtures.Unusable(reason: copied.errors) }
        try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/bin/render-cli", withDestinationPath: Fixtures.commandLine)
    }

    @Test func everyCommandRuns() throws {
        let all = DocumentedCommandTests.all
        for rule in Self.unrunnable {
            let count = all.count { $0.text.contains(rule.words) }
            #expect(count > 0, "no document has '\(rule.words)' any more")
            print("not run, \(count): \(rule.words) \(rule.reason)")
        }
        let pages = Self.pages
        #expect(pages.flatMap(\.commands).count > 45, "\(pages.flatMap(\.commands).count) commands to run")
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: pages.count) { place in
            let (page, commands) = pages[place]
            do {
                try Fixtures.withFolder { folder in
                    try Self.makeFolder(folder, isRoot: Self.rootPages.contains(page))
                    let search = folder + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
                    for command in commands {
                        let run = try Fixtures.run(
                            "/bin/sh", ["-c", command.text], folder: folder,
                            environment: TestCommandTests.quiet.merging(["PATH": search]) { $1 })
                        // 1: something was found, or recorded for the first time.
                        guard run.status != 0, run.status != 1 else { continue }
                        failures.withLock { $0.append("\(command.place): \(run.status): \(run.errors)") }
                    }
                }
            } catch {
                failures.withLock { $0.append("\(page): \(error)") }
            }
        }
        let found = failures.withLock { $0 }
        #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
    }

    /// The block behind a prompt is what its command prints.
    @Test func diffPrintsWhatItsPageShows() throws {
        let page = String(
            decoding: Fixtures.bytes(Fixtures.packageRoot + "/Documentation/Diffing.md"), as: UTF8.self)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("    $ ") }
        let command = try #require(lines.first).dropFirst(6)
        let shown = lines.dropFirst().prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
        #expect(shown.count > 4)
        try Fixtures.withFolder { folder in
            try Self.makeFolder(folder, isRoot: false)
            let search = folder + "/bin:/usr/bin:/bin"
            let run = try Fixtures.run(
                "/bin/sh", ["-c", String(command)], folder: folder, environment: ["PATH": search])
            #expect(run.text.split(separator: "\n") == shown, "\(run.text)")
        }
    }
}
