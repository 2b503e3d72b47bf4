import Foundation
import TestSupport
import Testing

/// `Examples/Repository`, copied to another place as its README says: the commands of the README run there in order.
@Suite("The example of a repository")
struct ExampleRepositoryTests {
    private static let source = Fixtures.packageRoot + "/Examples/Repository"

    private static func text(_ path: String) -> String { String(decoding: Fixtures.bytes(path), as: UTF8.self) }

    /// The indented lines of the README, each with the word that its comment begins with.
    private static let commands: [(line: String, outcome: String)] = text(source + "/README.md").split(separator: "\n")
        .filter { $0.hasPrefix("    ") }.map { line in
            let parts = line.split(separator: " # ", maxSplits: 1)
            let words = parts.count > 1 ? parts[1] : "passes:"
            return (parts[0].trimmingCharacters(in: .whitespaces), String(words.prefix { $0.isLetter }))
        }

    @Test("its README's commands pass and fail as the README says, and the failure names the view")
    func commands() throws {
        #expect(Self.commands.count >= 6)
        try Fixtures.withFolder { folder in
            let copy = folder + "/app"
            try FileManager.default.copyItem(atPath: Self.source, toPath: copy)
            try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/bin/render-cli", withDestinationPath: Fixtures.commandLine)
            var failures: [String] = []
            for (line, outcome) in Self.commands {
                let run = try Fixtures.run(
                    "/bin/sh", ["-c", line], folder: copy,
                    environment: TestCommandTests.quiet.merging(["PATH": folder + "/bin:/usr/bin:/bin"]) { $1 })
                #expect(run.status == (outcome == "fails" ? 1 : 0), "\(line): \(run.status)\n\(run.text)\(run.errors)")
                if outcome == "fails" { failures.append(run.text) }
            }
            #expect(failures.count == 1)
            let moved = "buy moves on App/Tickets.storyboard: y 758 -> 742 (-16), height 44 -> 60 (+16)\n"
            #expect(failures.allSatisfy { $0.contains(moved) })
            for file in ["report.html", "tickets.png"] { #expect(!Fixtures.bytes(copy + "/" + file).isEmpty) }
            // What the commands leave behind is ignored, but for the change and its reference.
            try Fixtures.git(["init", "-q", "."], folder: folder + "/app")
            let status = try Fixtures.run(
                "/usr/bin/git", ["status", "--porcelain", "--untracked-files=all"], folder: copy)
            let left = status.text.split(separator: "\n").map { $0.dropFirst(3) }
            #expect(
                left.allSatisfy {
                    $0.hasPrefix("App/") || [".gitignore", "README.md", "tickets.png"].contains($0)
                        || $0.hasPrefix(".github/")
                }, "\(left)")
        }
    }

    @Test("its workflow gives the action inputs that the action has, and a release of this version")
    func workflow() throws {
        let workflow = Self.text(Self.source + "/.github/workflows/layout.yml")
        let action = Self.text(Fixtures.packageRoot + "/action.yml")
        let uses = try #require(workflow.split(separator: "\n").first { $0.contains("layout-render@") })
        let given = try #require(workflow.split(separator: "\n").last { $0.contains("with: {") })
        let inputs = given.split(separator: "{")[1].split(separator: ",").compactMap { $0.split(separator: ":").first }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(inputs == ["version", "paths"])
        for input in inputs { #expect(action.contains("\n  \(input):\n"), "\(input)") }
        let version = try renderCLI("--version").text.dropLast()
        #expect(uses.hasSuffix("@v\(version)") && given.contains("version: \(version),"))
    }
}
