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
        ("render-cli watch", "serves until it is stopped; WatchCommandTests asks the server"),
        ("--serve", "serves until it is stopped; GalleryServeTests asks the server"),
        ("${{", "has a variable of a workflow"), ("part-*.json", "joins the reports of other machines"),
        ("render-cli uikit", "compiles for minutes; Tests/Cases/uikit has a stand-in for the compiler"),
    ]

    private static let rootPages = [
        "Documentation/Adding.md", "Documentation/Architecture.md", "Documentation/Conformance.md",
        "Documentation/FirstRule.md",
        "Documentation/Solver.md",
    ]

    /// Pages whose commands build on each other and on edits between them: `promptsPrintWhatTheirPagesShow` runs those.
    private static let walks = ["Conflicts", "FirstRule", "FirstTest"]

    /// Whether a command is run by `everyCommandRuns`: a flag or a command that does not exist is found then.
    static func isRun(_ command: Command) -> Bool {
        let isWalk = walks.contains { command.document == "Documentation/\($0).md" }
        guard command.document != "README.md", !isWalk, let words = DocumentedCommandTests.arguments(command) else {
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

    /// A prompt of a page with its command, and the lines that the page shows below.
    private static func prompts(_ page: String) -> [(command: String, shown: [String])] {
        var found: [(command: String, shown: [String])] = []
        var isOpen = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("    $ ") {
                found.append((String(line.dropFirst(6)), []))
                isOpen = true
            } else if isOpen, line.hasPrefix("    ") {
                found[found.count - 1].shown.append(String(line.dropFirst(4)))
            } else {
                isOpen = false
            }
        }
        return found
    }

    /// Whether lines are those that are shown; `...` stands for any number of them.
    private static func fits(_ shown: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
        guard let first = shown.first else { return lines.isEmpty }
        if first == "..." { return (0...lines.count).contains { fits(shown.dropFirst(), lines.dropFirst($0)) } }
        return first == lines.first && fits(shown.dropFirst(), lines.dropFirst())
    }

    /// What stands below a prompt is what its command prints, from the first prompt of the page to the last, in one folder.
    @Test(arguments: walks + ["Diffing"])
    func promptsPrintWhatTheirPagesShow(page: String) throws {
        let path = "Documentation/\(page).md"
        let prompts = Self.prompts(String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/" + path), as: UTF8.self))
        #expect(prompts.contains { !$0.shown.isEmpty })
        try Fixtures.withFolder { folder in
            try Self.makeFolder(folder, isRoot: Self.rootPages.contains(path))
            let search = folder + "/bin:/usr/bin:/bin"
            for (command, shown) in prompts {
                let run = try Fixtures.run(
                    "/bin/sh", ["-c", command], folder: folder,
                    environment: TestCommandTests.quiet.merging(["PATH": search]) { $1 })
                let lines = run.text.split(separator: "\n").map(String.init)
                #expect(run.status < 2 && Self.fits(shown[...], lines[...]), "$ \(command)\n\(run.text)\(run.errors)")
            }
        }
    }

    /// The checks can fail.
    @Test func promptsAreRead() {
        let page = "    $ a\n    b\n    c\n\n    d\n    $ e\n"
        #expect(Self.prompts(page).map(\.command) == ["a", "e"] && Self.prompts(page)[0].shown == ["b", "c"])
        #expect(
            Self.fits(["b", "..."], ["b", "c"]) && !Self.fits(["b"], ["b", "c"])
                && !Self.fits(["...", "d"], ["b", "c"]))
    }
}
