import Foundation
import TestSupport
import Testing

@testable import RenderCommands

/// `Documentation/Schemas`: what `--format json` prints, as schemas.
@Suite("Schemas of outputs")
struct OutputSchemaTests {
    private static let folder = Fixtures.packageRoot + "/Documentation/Schemas"

    @Test(
        "a schema's page is what the program prints; `render-cli about schema NAME > Documentation/Schemas/NAME.json` writes it"
    )
    func pages() throws {
        let names = OutputSchemas.all.map(\.name)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
                == names.map { $0 + ".json" }.sorted())
        for name in names {
            #expect(
                OutputSchemas.text(of: name)
                    == String(decoding: Fixtures.bytes(Self.folder + "/\(name).json"), as: UTF8.self))
        }
    }

    private static let berths = Fixtures.packageRoot + "/fixtures/projects/Ferry/Packages/Berths"

    /// A schema, a command whose output fits the schema, and a word of the output.
    private static let cases: [(schema: String, arguments: [String], word: String)] = [
        ("frames", ["frames", "Main.storyboard"], "\"buy\""),
        ("check", ["check", "Main.storyboard", "--locale", "de"], "findings"),
        ("audit", ["audit", "Main.storyboard"], "truncated-text"),
        ("audit", ["audit", "Main.storyboard", "--with-repairs", "--locale", "de"], "\"patch\""),
        ("explain", ["explain", "Main.storyboard", "buy"], "steps"),
        ("explain", ["explain", "Main.storyboard", "--what-if", "buy.width >= 150"], "difference"),
        ("explain", ["explain", "log.txt"], "logs"),
        ("diff", ["diff", "Main.storyboard", "wide.storyboard"], "scenes"),
        ("diff", ["diff", "one.png", "one.png"], "pictures"),
        ("resources", ["check", "Main.storyboard", "--list", "resources"], "copies"),
        ("resources", ["check", "Main.storyboard", "wide.storyboard", "--list", "resources"], "copies"),
        ("test", ["test"], "newItems"),
        ("test", ["test", "--record", "never", "--artifacts", "kept"], "\"failed\""),
        ("approve", ["approve", "--all"], "approved"),
        ("approve", ["approve", "nothing", "--artifacts", "kept"], "\"nothing\""),
        ("test", ["test", "--merge", "shard.json"], "cases"), ("devices", ["about", "devices"], "iPhone17"),
        ("limits", ["about", "limits"], "cap"), ("doctor", ["about"], "libraries"),
        ("coverage", ["check", "--list", "coverage", "."], "refused"),
        ("sweep", ["audit", "Main.storyboard", "--sweep", "text"], "broken"),
        ("sweep", ["audit", "Main.storyboard", "--sweep", "font"], "breaks"),
        ("repairs", ["audit", "Main.storyboard", "--patch", "--locale", "de"], "k2"),
        ("repairs", ["audit", "Main.storyboard", "--fix", "--locale", "de"], "true"),
        ("repairs", ["check", "Main.storyboard", "--patch"], "written"),
        (
            "uikit-coverage", ["uikit", "coverage", "--project", berths, "--uikit", Fixtures.packageRoot + "/UIKit"],
            "coveredFiles"
        ),
    ]

    @Test("what a command prints fits its schema") func outputs() throws {
        try Fixtures.withFolder { folder in
            let prepared = try Self.project(in: folder)
            var outputs: [(schema: String, bytes: [UInt8])] = []
            for (place, (schema, arguments, word)) in Self.cases.enumerated() {
                let project = "\(folder)/\(place)"
                try FileManager.default.copyItem(atPath: prepared, toPath: project)
                let run = try Fixtures.run(
                    Fixtures.commandLine, arguments + ["--format", "json", "--quiet"],
                    folder: project + "/Harbour/Base.lproj", environment: ["CI": ""])
                #expect(
                    run.status < 2 && run.text.contains(word), "\(arguments): \(run.errors)\(run.text.prefix(2_000))")
                outputs.append((schema, run.output))
            }
            try Self.validate(outputs, folder)
        }
    }

    @Test("a line of --errors json fits its schema")
    func errors() throws {
        try Fixtures.withFolder { folder in
            let runs = try [["frames", "gone.json"], ["frames", "--nope"]].map { arguments in
                try Fixtures.run(Fixtures.commandLine, arguments + ["--errors", "json"], folder: folder)
            }
            try Self.validate(runs.map { ("errors", Array($0.errors.utf8)) }, folder)
        }
    }

    @Test("every command that prints data can print JSON, and each of these has a schema")
    func completeness() throws {
        // What they print is no data, or JSON already; uikit has --format for coverage alone.
        let others: Set<String> = [
            "render", "inspect", "gallery", "watch", "mcp", "about", "uikit",
        ]
        for command in try CommandOutline.program(RenderCLI.self).subcommands where !others.contains(command.name) {
            let format = command.arguments.first { $0.names.contains("--format") }
            #expect(format?.allValues.contains("json") == true, "\(command.name)")
            #expect(OutputSchemas.text(of: command.name) != nil, "\(command.name)")
        }
    }

    /// A copy of the project with a second version, a log, a picture, a shard's report and what a failed run kept.
    private static func project(in folder: String) throws -> String {
        let copy = folder + "/Harbour"
        try FileManager.default.copyItem(
            atPath: Fixtures.packageRoot + "/fixtures/projects/Harbour", toPath: copy)
        let place = copy + "/Harbour/Base.lproj"
        let text = String(decoding: Fixtures.bytes(place + "/Main.storyboard"), as: UTF8.self)
        let extra = [
            "wide.storyboard": text.replacingOccurrences(of: "constant=\"120\"", with: "constant=\"150\""),
            "bad.storyboard": "<document>",
            "log.txt": "(\n \"<NSLayoutConstraint:0x1 UIView:0x2.width == 100   (active)>\",\n"
                + " \"<NSLayoutConstraint:0x3 UIView:0x2.width == 120   (active)>\"\n)\n",
        ]
        for (name, text) in extra { try text.write(toFile: place + "/" + name, atomically: true, encoding: .utf8) }
        for arguments in [
            ["test", "Main.storyboard", "--record", "never", "--artifacts", "kept"],
            ["test", "Main.storyboard", "--record", "never", "--report", "shard.json"],
            ["render", "Main.storyboard", "-o", "one.png"],
        ] {
            let run = try Fixtures.run(
                Fixtures.commandLine, arguments + ["--quiet"], folder: place, environment: ["CI": ""])
            #expect(run.status < 2, "\(run.errors)")
        }
        return copy
    }

    /// Holds outputs to their schemas.
    private static func validate(_ outputs: [(schema: String, bytes: [UInt8])], _ folder: String) throws {
        var paths: [String] = []
        for (place, (schema, bytes)) in outputs.enumerated() {
            paths += [Self.folder + "/\(schema).json", "\(folder)/\(place).json"]
            try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(place).json"))
        }
        let program = """
            import json, jsonschema, sys
            for schema, output in zip(sys.argv[1::2], sys.argv[2::2]):
                jsonschema.validate(json.load(open(output)), json.load(open(schema)))
            """
        let checked = try Fixtures.run("/usr/bin/python3", ["-c", program] + paths)
        #expect(checked.status == 0, "\(checked.errors.suffix(2_000))")
    }
}
