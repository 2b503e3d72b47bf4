import Foundation
import Notation
import TestSupport
import Testing

@testable import RenderCommands

/// The manual, the page of commands and the completions, which the program prints about itself.
@Suite struct ManualTests {
    @Test("the documented commands, flags and exit codes are the program's")
    func document() throws {
        let page = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Documentation/Commands.md"), as: UTF8.self)
        let text = ManualDocument(try CommandOutline.program(RenderCLI.self)).text
        #expect(page == text, "write it anew: render-cli about manual --format markdown > Documentation/Commands.md")
    }

    @Test func everyCommandIsInTheManual() throws {
        let program = try CommandOutline.program(RenderCLI.self)
        let text = ManualPage(program).text
        let names = RenderCLI.configuration.subcommands.compactMap { $0.configuration.commandName }
        #expect(program.subcommands.map(\.name) == names)
        for name in names { #expect(text.contains(".SS render\\-cli \(name)")) }
        for line in text.split(separator: "\n") where line.hasPrefix(".") {
            let request = line.dropFirst().prefix { $0 != " " }
            #expect(
                ["TH", "SH", "SS", "B", "I", "PP", "TP", "br", "nf", "fi", "RS", "RE"].contains(request), "\(line)")
        }
    }

    @Test("man understands every line", .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/groff")))
    func manReadsIt() throws {
        let page = ManualPage(try CommandOutline.program(RenderCLI.self)).text
        let shown = try Fixtures.run("/usr/bin/groff", ["-man", "-Tutf8", "-ww"], input: page)
        #expect(shown.status == 0 && shown.errors.isEmpty, "\(shown.errors)")
        #expect(shown.text.contains("RENDER-CLI(1)"))
    }

    @Test func blocksOfTexts() {
        let text = "  one\n  two\n\nA line\nthat goes on.\n  three\nMore."
        #expect(
            ManualText.blocks(text) == [
                .example(["one", "two"]), .paragraph("A line that goes on."), .example(["three"]), .paragraph("More."),
            ])
        #expect(ManualText.blocks("").isEmpty)
    }

    /// The list of variables is neither longer nor shorter than what the sources ask for.
    @Test func everyVariableIsDocumented() throws {
        var asked: Set<String> = ["SNAPSHOT_TESTING_RECORD"]
        let folder = Fixtures.packageRoot + "/Sources/render-cli"
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
            for call in ["Environment.value(\"", "getenv(\""] {
                for found in text.ranges(of: call) {
                    asked.insert(String(text[found.upperBound...].prefix { $0 != "\"" }))
                }
            }
            if path == "Git/Git.swift" {
                let list = try #require(text.firstRange(of: "for name in ["))
                let names = text[list.upperBound...].prefix { $0 != "]" }.split(separator: "\"")
                asked.formUnion(names.filter { $0.first?.isLetter == true }.map(String.init))
            }
        }
        #expect(Set(EnvironmentVariables.meanings.map(\.name)) == asked)
    }

    // MARK: Completions

    @Test func namesOfFilesAreOffered() {
        let hotel = Fixtures.packageRoot + "/fixtures/scenes/hotel.json"
        let login = Fixtures.packageRoot + "/fixtures/ib/login.storyboard"
        #expect(Completion.names(.step, in: ["render-cli", hotel]).contains("close"))
        #expect(!Completion.names(.scene, in: ["render-cli", "frames", login]).isEmpty)
        #expect(Completion.names(.scene, in: ["render-cli", "/nowhere.storyboard", "README.md"]).isEmpty)
    }

    @Test func listsGoOnAfterAComma() {
        #expect(Completion.afterComma("", ["a", "b"]) == ["a", "b"])
        #expect(Completion.afterComma("a,", ["a", "b"]) == ["a,b"])
        #expect(Completion.afterComma("a,x", ["a", "b"]) == ["a,b"])
    }

    @Test(
        "each shell takes its completion script",
        arguments: [("bash", "/bin/bash"), ("zsh", "/usr/bin/zsh"), ("fish", "/usr/bin/fish")])
    func scripts(shell: String, program: String) throws {
        guard FileManager.default.fileExists(atPath: program) else {
            print("skipped: \(program) is not installed")
            return
        }
        let script = try Fixtures.run(Fixtures.commandLine, ["--generate-completion-script", shell])
        let checked = try Fixtures.run(program, ["-n"], input: script.text)
        #expect(script.status == 0 && checked.status == 0, "\(checked.errors)")
    }
}
