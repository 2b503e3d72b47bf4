import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import RenderCommands

/// The commands that the documents show: those of render-cli are parsed, and run by `DocumentedRunTests`; of the others the
/// program, the script or the target of `make` exists.
@Suite("Commands of the documents")
struct DocumentedCommandTests {
    struct Command: Hashable, Sendable {
        var document: String
        var line: Int
        var text: String
        var place: String { "\(document):\(line): \(text)" }
    }

    private static let documents: [String] = {
        let folder = Fixtures.packageRoot + "/Documentation"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        // Commands.md is generated from the program, and ManualTests compares it.
        return ["README.md", "CONTRIBUTING.md"]
            + names.filter { $0.hasSuffix(".md") && $0 != "Commands.md" }.map { "Documentation/" + $0 }
    }()

    /// The first words of command lines.
    private static let programs = [
        "render-cli", "make", "swift", "git", "Tools/Packaging/", "UIKit/", "Tools/Benchmarks/", "Tools/Fuzzing/",
        "bazel", "brew", "apt",
    ]

    /// Every command of a text: the lines of indented and fenced blocks that begin with a program's name, after a prompt or
    /// the `run:` of a workflow, and the spans of code that begin with one and have a second word.
    static func commands(_ text: String, _ document: String) -> [Command] {
        var found: [Command] = []
        func add(_ words: Substring, _ line: Int) {
            var text = words.trimmingCharacters(in: .whitespaces)
            for prefix in ["./", "$ ", "- run: ", "run: ", "explain: "] where text.hasPrefix(prefix) {
                text = String(text.dropFirst(prefix.count))
            }
            let isCommand = programs.contains {
                text.hasPrefix($0) && ($0.hasSuffix("/") || text.dropFirst($0.count).hasPrefix(" "))
            }
            if isCommand { found.append(Command(document: document, line: line, text: text)) }
        }
        var isFenced = false
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") { isFenced.toggle() }
            if isFenced || line.hasPrefix("    ") {
                add(line, number + 1)
            } else {
                for (place, span) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                where place % 2 == 1 { add(span, number + 1) }
            }
        }
        return found
    }

    static let all: [Command] = documents.flatMap { name in
        commands(String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/" + name), as: UTF8.self), name)
    }

    /// What a shell would make of a command: words without the comment, the pipe and the redirections.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                (quote, word) = (character, word ?? "")
            } else if character == " " {
                if let whole = word { words.append(whole) }
                word = nil
            } else if word == nil, "#|>;<".contains(character) {
                break
            } else if word == "2", character == ">" {
                return words
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }

    // MARK: render-cli

    /// The arguments of a command of render-cli that stands alone; nil for mentions such as `render-cli help COMMAND`.
    static func arguments(_ command: Command) -> [String]? {
        // A workflow's matrix has numbers of shards.
        let words = words(command.text.replacingOccurrences(of: "${{ matrix.part }}", with: "1"))
        guard words.first == "render-cli" else { return nil }
        return Array(words.dropFirst())
    }

    @Test("every flag and command exists in the documented command lines that are not run")
    func parsed() throws {
        var count = 0
        var parsed: Set<[String]> = []
        for command in Self.all where !DocumentedRunTests.isRun(command) {
            guard var arguments = Self.arguments(command), parsed.insert(arguments).inserted else { continue }
            // A mention of a command, such as `render-cli frames`, may lack its inputs.
            let isMention = arguments.count == 1
            // Of a choice such as `bash|zsh|fish` the first.
            arguments = arguments.map {
                $0.split(separator: "|").first.map(
                    String.init)
                    ?? ""
            }
            if arguments.first == "help" || command.text.contains("COMMAND") { continue }
            do {
                _ = try RenderCLI.command(of: arguments)
            } catch  where RenderCLI.exitCode(for: error) == .success {
                // Help, a version or a completion script.
            } catch {
                let known = RenderCLI.configuration.subcommands.map { $0.configuration.commandName }
                let isKnown = isMention && known.contains { $0 == arguments[0] }
                #expect(isKnown, "\(command.place): \(RenderCLI.message(for: error))")
            }
            count += 1
        }
        #expect(count > 10, "\(count) commands found")
    }

    // MARK: Other programs

    @Test("scripts, folders and targets of make exist")
    func others() throws {
        let makefile = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Makefile"), as: UTF8.self)
        let plugins = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Package.swift"), as: UTF8.self)
        var count = 0
        for command in Self.all {
            let words = Self.words(command.text)
            guard let program = words.first, program != "render-cli" else { continue }
            switch program {
            case "make":
                for target in words.dropFirst() where !target.contains("=") && !target.hasPrefix("-") {
                    let name = target.trimmingCharacters(in: .punctuationCharacters)
                    #expect(makefile.contains("\n\(name):"), "\(command.place): no target \(name)")
                }
            case "swift":
                guard words.dropFirst().first == "package",
                    let verb = words.dropFirst(2).first(where: { !$0.hasPrefix("-") }),
                    verb.hasPrefix("layout-")
                else { break }
                #expect(plugins.contains("verb: \"\(verb)\""), "\(command.place): no command \(verb)")
            case "git":
                // A driver of git is a command of render-cli in quotes.
                for inner in words where inner.hasPrefix("render-cli ") {
                    let arguments = Self.words(inner).dropFirst().filter { !$0.hasPrefix("$") }
                    let known = RenderCLI.configuration.subcommands.map { $0.configuration.commandName }
                    #expect(known.contains { $0 == arguments.first }, "\(command.place)")
                }
            default:
                guard program.contains("/"), !program.contains(".build/") else { break }
                let path = Fixtures.packageRoot + "/" + program
                // A word alone is a mention of a file or a folder.
                #expect(
                    words.count == 1
                        ? FileManager.default.fileExists(atPath: path)
                        : FileManager.default.isExecutableFile(atPath: path), "\(command.place)")
            }
            count += 1
        }
        #expect(count > 20, "\(count) commands found")
    }

    /// The checks can fail.
    @Test func wrongCommands() {
        let text =
            "Some `render-cli frames --formt json tree.json` and\n\n    $ render-cli chek a.json   # comment\n    make tests\n"
        let found = Self.commands(text, "x.md")
        #expect(found.map(\.line) == [1, 3, 4])
        #expect(found.compactMap(Self.arguments) == [["frames", "--formt", "json", "tree.json"], ["chek", "a.json"]])
        #expect(throws: (any Error).self) { try RenderCLI.command(of: ["frames", "--formt", "json", "tree.json"]) }
        #expect(
            Self.words("render-cli explain x --what-if 'a b == 2' > f 2> g") == [
                "render-cli", "explain", "x", "--what-if", "a b == 2",
            ])
    }
}
