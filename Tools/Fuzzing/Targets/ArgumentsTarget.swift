import ArgumentParser

@testable import Files
@testable import LayoutDocument
@testable import LayoutRender
@testable import RenderCommands

extension FuzzTarget {
    /// The words of a command line, one a line: parsed, not run.
    static let arguments = FuzzTarget(
        name: "arguments",
        seeds: {
            [
                "a.json -o out/{name}-{device}.png --show sizes,margins --scale 2", "frames a.json --format json",
                "frames a.json b.json --format text", "render a.json -o - --output b.svg",
                "frames --help", "a.json --help", "frames a.json -h",
                "check fixtures --traits rtl,dark,accessibilityLarge", "diff a.json b.json -o d.png --threshold 0.1",
                "test a.json --shard 1/2 --record all --report j.xml", "approve --artifacts d",
                "test --merge a b --report h.html",
                "a.xib --scene Login -o a.json", "about limits", "about schema frames", "about",
                "audit a b --sweep width", "mcp --allow edits,builds", "--max-nodes 5 a.json",
                "a.json --device iPhone8,iPad9.landscape --state all --sizes measured --behavior app",
                // A scalar in place of a byte, beside a byte that is not UTF-8.
                "--max-\u{10FEF0}",
            ].map { Array($0.replacing(" ", with: "\n").utf8) } + [Array("frames\n\u{10FEF0}".utf8) + [0xFF]]
        },
        fault: { bytes in
            let words = bytes.split(separator: 10, omittingEmptySubsequences: false).prefix(40).map { Array($0) }
            for word in words where PathText.bytes(of: PathText.text(of: word)) != word {
                return "an argument becomes another one: \(word)"
            }
            let arguments = words.map(PathText.text(of:))
            do {
                let command = try RenderCLI.parseAsRoot(arguments)
                guard let short = try? RenderCLI.command(of: arguments), text(of: short) == text(of: command) else {
                    return "the command parsed by itself is another one"
                }
            } catch {
                guard (try? RenderCLI.command(of: arguments)) == nil else { return "a refused command is taken" }
                _ = (RenderCLI.exitCode(for: error), RenderCLI.fullMessage(for: error))
            }
            for argument in arguments {
                _ = (try? NameTemplate(argument), try? TraitSet(words: argument), DocumentDevice(named: argument))
                _ = (LayerSet.named(argument), fileExtension(argument), stem(argument), displayName(argument))
            }
            return nil
        })

    /// A command with all its parsed arguments, as text. The parser leaves out the titles of groups of options, which a
    /// command has that was read without the parser; the places of layers count all that were ever read.
    private static func text(of command: any ParsableCommand) -> [Substring] {
        var text = ""
        dump(command, to: &text)
        return text.replacing(/place: \d+/, with: "place").split(separator: "\n").filter { !$0.contains("- title: ") }
    }
}
