import ArgumentParser
import Testing

@testable import RenderCommands

/// What is read without the parser of arguments is what the parser reads.
@Suite("Words without the parser") struct PlainWordsTests {
    /// The value of every property of a run, and of those of its groups of options; a property of a group without a value
    /// shows as its definition.
    private static func text(_ run: some PlainRun) -> String {
        var lines: [String] = []
        for property in Mirror(reflecting: run).children {
            guard let name = property.label else { continue }
            if let group = property.value as? any ParsableArguments {
                lines.append(text(group, in: name))
            } else {
                lines.append("\(name): \(String(reflecting: property.value))")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func text(_ arguments: some ParsableArguments, in path: String) -> String {
        var lines: [String] = []
        for property in Mirror(reflecting: arguments).children {
            let parsed = Mirror(reflecting: property.value).children.first { $0.label == "_parsedValue" }
            guard let name = property.label, let parsed, let state = Mirror(reflecting: parsed.value).children.first
            else {
                continue
            }
            if let group = state.value as? any ParsableArguments {
                lines.append(text(group, in: path + name))
            } else {
                lines.append("\(path)\(name) \(state.label ?? ""): \(String(reflecting: state.value))")
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Words of which nothing is left to the parser.
    static let plain: [[String]] = [
        ["frames", "tree.json"], ["frames", "-", "a/b.xib"], ["frames", "--format", "json", "tree.json"],
        ["frames", "tree.json", "--format", "text", "other.json"], ["tree.json"], ["render", "tree.json", "-o", "-"],
        ["tree.json", "-o", "out.png"], ["a.json", "--output", "a.svg", "b.json", "-o", "{name}.pdf", "-o", "-"],
        ["render", "", "-o", ""], ["frames", "a", "--format", "text", "--format", "json"],
    ]

    @Test(arguments: plain)
    func readsLikeTheParser(words: [String]) throws {
        let isFrames = words.first == "frames"
        let rest = words.first == "frames" || words.first == "render" ? Array(words.dropFirst()) : words
        let run = try #require(RenderCLI.plainRun(of: words))
        if isFrames {
            let parsed = FramesRun(try FramesCommand.parse(rest))
            #expect(Self.text(try #require(run as? FramesRun)) == Self.text(parsed))
        } else {
            let parsed = RenderRun(try RenderCommand.parse(rest))
            #expect(Self.text(try #require(run as? RenderRun)) == Self.text(parsed))
        }
        #expect(type(of: try RenderCLI.command(of: words)) == (isFrames ? FramesCommand.self : RenderCommand.self))
    }

    /// A wrong value written in one of the tables, and one that is not written, show in the comparison above.
    @Test func aWrongValueShows() throws {
        var run = try #require(FramesRun.read(["tree.json"]))
        run.limitOptions.diagnostics = 7
        let parsed = Self.text(FramesRun(try FramesCommand.parse(["tree.json"])))
        #expect(Self.text(run) != parsed && parsed.split(separator: "\n").count == 30)
        run.limitOptions = LimitOptions()
        #expect(Self.text(run).contains("limitOptions_diagnostics definition: "))
    }

    @Test(arguments: [
        [], ["--help"], ["tree.json", "--format"], ["tree.json", "--format", "yaml"], ["--format=json", "tree.json"],
        ["tree.json", "--format", "--quiet"], ["--", "tree.json"], ["tree.json", "--quiet"], ["--format", "json"],
        ["tree.json", "-o", "out.png"], ["tree.json", "--device", "iPhone17"], ["-h"], ["tree.json", "--version"],
    ])
    func leavesTheRestToTheParser(words: [String]) {
        #expect(FramesRun.read(words) == nil)
    }
}
