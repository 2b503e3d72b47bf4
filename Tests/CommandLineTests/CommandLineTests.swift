import Foundation
import Notation
import TestSupport
import Testing

/// Runs the built command line.
func renderCLI(
    _ arguments: String..., input: String? = nil, folder: String? = nil, environment: [String: String] = [:]
) throws -> Finished {
    try Fixtures.run(
        Fixtures.commandLine, arguments, input: input, folder: folder, environment: environment)
}

/// A small tree with one row.
let rowTree = """
    { "version": 1, "name": "row", "devices": [{ "name": "small", "size": [100, 20] }],
      "root": { "type": "stackView", "id": "row", "spacing": 10, "arrangedSubviews": [
        { "type": "view", "id": "a", "constraints": ["width == 30"] }, { "type": "view", "id": "b" } ] },
      "states": { "wide": { "set": { "row.spacing": 20 } } },
      "expect": { "b.frame": [40, 0, 60, 20] } }
    """

/// What the commands print and answer: whole standard output, standard error, exit code.
@Suite("Commands")
struct CommandTests {
    @Test("frames as text")
    func framesText() throws {
        let run = try renderCLI("frames", "-", "--state", "base", input: rowTree)
        #expect(
            run.text == """
                row  small
                  row  stackView  0 0  100 x 20
                    a  view  0 0  30 x 20
                    b  view  40 0  60 x 20
                  gap a | b  spacing 10

                """)
        #expect(run.errors.isEmpty)
        #expect(run.status == 0)
    }

    @Test("the help of a command names the program", arguments: ["frames", "check", "render"])
    func helpOfCommand(name: String) throws {
        for flag in ["--help", "-h"] {
            let text = try renderCLI(name, flag).text
            #expect(text.contains("USAGE: render-cli \(name) "), "\(text)")
        }
    }

    @Test("frames of several pages are one document, as if it were written at once")
    func framesOfPages() throws {
        let text = try renderCLI("frames", "-", "--format", "json", input: rowTree).text
        let document = try #require(JSONReading.value(Array(text.utf8)))
        #expect(document["scenes"]?.values.count == 2 && document.text == text)
    }

    @Test("frames as JSON, in the documented shape")
    func framesJSON() throws {
        let run = try renderCLI("frames", "-", "--format", "json", "--state", "wide", input: rowTree)
        // The key depends on the fonts of the machine.
        let key = #/\n *"key": "[0-9a-f]{64}",/#
        #expect(run.text.firstMatch(of: key) != nil)
        #expect(
            run.text.replacing(key, with: "") == """
                {
                  "scenes": [
                    {
                      "id": "row/wide",
                      "name": "row/wide",
                      "size": [100, 20],
                      "frames": { "row": [0, 0, 100, 20], "a": [0, 0, 30, 20], "b": [50, 0, 50, 20] },
                      "gaps": [
                        {
                          "stack": "row",
                          "before": "a",
                          "after": "b",
                          "kind": "spacing",
                          "frame": [30, 0, 20, 20],
                          "length": 20
                        }
                      ],
                      "hidden": [],
                      "contentSizes": {},
                      "diagnostics": []
                    }
                  ]
                }

                """)
        #expect(run.status == 0)
    }

    @Test("check says nothing was found, or what was")
    func check() throws {
        let fine = try renderCLI("check", "-", input: rowTree)
        #expect(fine.output.isEmpty)
        #expect(fine.errors == "2 pages checked, nothing found\n")
        #expect(fine.status == 0)
        let wrong = try renderCLI("check", "-", input: rowTree.replacing("[40, 0, 60, 20]", with: "[41, 0, 60, 20]"))
        #expect(
            wrong.text == "<stdin>:5:15: error: row: expected: b.frame is [40, 0, 60, 20], expected [41, 0, 60, 20]\n")
        #expect(wrong.errors == "2 pages checked, 1 found\n")
        #expect(wrong.status == 1)
    }

    @Test("check names a tie of a stack that squeezes a label, both outcomes and the repair that was tried")
    func checkTie() throws {
        let run = try renderCLI(
            "check", "-",
            input: """
                {"version": 1, "devices": [{"name": "p", "size": [180, 40], "scale": 2}], "root": {"type": "stackView", \
                "id": "row", "spacing": 8, "arrangedSubviews": [{"type": "label", "id": "a", "text": "Destination"}, \
                {"type": "label", "id": "b", "text": "Copenhagen and Malmo"}]}}
                """)
        #expect(run.status == 1)
        #expect(
            run.text.hasPrefix(
                "<stdin>: warning: stdin: tie: a and b resist compression equally (750) in row, and their order decides"
                    + " that a gives way: a "))
        #expect(run.text.contains("; tried: with a compression resistance of 751 for a: a 86, b "))
    }

    @Test("check lists what all states share once, and no more than a person reads")
    func checkFolds() throws {
        func document(labels: Int, states: Int) -> String {
            let views = (0..<labels).map { #"{"type": "label", "id": "v\#($0)", "text": "x"}"# }.joined(separator: ", ")
            let names = (0..<states).map { #""s\#($0)": {"set": {"v0.alpha": 0.5}}"# }.joined(separator: ", ")
            return
                #"{"version": 1, "root": {"type": "view", "id": "page", "subviews": [\#(views)]}, "states": {\#(names)}}"#
        }
        // Each label is ambiguous along two axes, on the base and in each state.
        let few = try renderCLI("check", "-", input: document(labels: 2, states: 3))
        let lines = few.text.split(separator: "\n")
        #expect(lines.count { $0.contains(": ambiguous: ") } == 4)
        #expect(lines.contains("<stdin>: not listed: 12 times the same on other pages"))
        let many = try renderCLI("check", "-", input: document(labels: 1_200, states: 1))
        let all = many.text.split(separator: "\n")
        #expect(all.count { $0.contains(": ambiguous: ") } == 1_000)
        #expect(all.contains { $0.hasPrefix("<stdin>: not listed: ") && $0.hasSuffix("more findings") })
    }

    @Test("a document with mistakes is told whole and gives 2")
    func mistakes() throws {
        let text = #"{ "version": 1, "root": { "type": "lable", "hiden": true, "constraints": ["width == widht"] } }"#
        for command in ["check", "frames", "render"] {
            let run = try renderCLI(command, "-", input: text)
            #expect(run.output.isEmpty)
            #expect(
                run.errors == """
                    <stdin>:1:35: error: unknown type 'lable'; did you mean 'label'? (at root.type)
                    <stdin>:1:44: error: unknown key 'hiden'; did you mean 'isHidden'? (at root.hiden)
                    <stdin>:1:85: error: unknown name 'widht'; did you mean 'width'? (at root.constraints[0])

                    """)
            #expect(run.status == 2)
        }
    }

    @Test(
        "wrong usage gives 64",
        arguments: [
            ["frobnicate-me.txt", "-o", "x.bmp"], ["-", "-o", "x.{step}.gif"],
            ["-", "-o", "x.pdf", "--film"], ["-", "-o", "x.gif", "--fps", "0"], ["-", "-o", "x.gif", "--loop", "-1"],
            ["-", "-o", "a.png", "-o", "a.png"], ["-", "-o", "{nmae}.png"],
            ["-", "--device", "Nokia"], ["-", "--traits", "rlt"], ["-", "--state", "nix"], ["-", "--scale", "9"],
            ["-", "--jobs", "0"], ["-", "--show", "everything"], ["-", "--max-nodes", "9999999999"], ["check"],
            ["-", "--state", "all", "-o", "one.png"], ["frames", "-", "--format", "yaml"],
        ])
    func usage(arguments: [String]) throws {
        try Fixtures.withFolder { folder in
            let run = try Fixtures.run(Fixtures.commandLine, arguments, input: rowTree, folder: folder)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.output.isEmpty)
            #expect(!run.errors.isEmpty)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test(
        "what cannot be done gives 2",
        arguments: [
            ["nowhere.json"], ["."], ["-", "-o", "/dev/null/x.png"], ["-", "--max-nodes", "2"],
            ["-", "--max-input", "5"],
        ])
    func impossible(arguments: [String]) throws {
        try Fixtures.withFolder { folder in
            let run = try Fixtures.run(Fixtures.commandLine, arguments, input: rowTree, folder: folder)
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("error: "))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test("lists")
    func lists() throws {
        let schema = try renderCLI("schema")
        #expect(schema.output == Fixtures.bytes(Fixtures.packageRoot + "/Documentation/tree.schema.json"))
        let devices = try renderCLI("devices")
        #expect(devices.text.contains("iPhone8            375 x 667      2x     20/0"))
        let limits = try renderCLI("limits")
        #expect(limits.text.contains("nodes                20000        1000000      nodes           --max-nodes"))
        let version = try renderCLI("--version")
        #expect(version.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(version.text)")
        for run in [schema, devices, limits, version] { #expect(run.status == 0 && run.errors.isEmpty) }
    }

    @Test(
        "help begins with real invocations",
        arguments: [
            [], ["render"], ["frames"], ["check"], ["convert"], ["devices"], ["schema"], ["limits"], ["doctor"],
        ])
    func help(command: [String]) throws {
        let run = try Fixtures.run(Fixtures.commandLine, command + ["--help"])
        let usage = try #require(run.text.firstRange(of: "USAGE:"))
        #expect(run.text[..<usage.lowerBound].contains("  render-cli "))
        #expect(run.status == 0)
    }

    @Test("doctor finds this machine well")
    func doctor() throws {
        let run = try renderCLI("doctor")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.contains("cairo ") && run.text.hasSuffix("picture self-test: passed\n"))
    }

    @Test("convert writes a document that expects what it was")
    func convert() throws {
        let run = try renderCLI("convert", "-", input: rowTree)
        #expect(run.status == 0)
        let again = try renderCLI("check", "-", input: run.text)
        #expect(again.errors == "1 page checked, nothing found\n")
    }

    @Test("a full disk is an error")
    func fullDisk() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let script = "\(Fixtures.commandLine) schema > /dev/full"
        let run = try Fixtures.run("/bin/sh", ["-c", script])
        #expect(run.status == 2)
        #expect(run.errors.contains("No space left"))
    }

    @Test("NO_COLOR and pipes leave the messages plain")
    func plain() throws {
        let run = try renderCLI("check", "-", input: "{", environment: ["NO_COLOR": "1"])
        #expect(run.errors == "<stdin>:1:1: error: '{' is never closed\n")
    }
}
