import Foundation
import TestSupport
import Testing

/// What the command line says to a person: how much, in which colours, and what after a mistake in typing.
@Suite("Messages")
struct MessageTests {
    private func run(
        _ arguments: [String], input: String? = nil, folder: String, environment: [String: String] = [:]
    ) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, arguments, input: input, folder: folder,
            environment: TestCommandTests.quiet.merging(environment) { $1 })
    }

    /// Runs a command with its output on a terminal.
    private func onTerminal(
        _ arguments: String, folder: String, environment: [String: String] = [:]
    ) throws -> Finished? {
        guard FileManager.default.fileExists(atPath: "/usr/bin/script") else {
            print("skipped: /usr/bin/script, which makes a terminal, is missing")
            return nil
        }
        var variables = ["NO_COLOR": "", "TERM": "xterm", "CI": ""]
        variables.merge(environment) { $1 }
        return try Fixtures.run(
            "/usr/bin/script", ["-qec", Fixtures.commandLine + " " + arguments, "/dev/null"], folder: folder,
            environment: variables)
    }

    // MARK: Quiet and verbose

    @Test("--quiet leaves errors alone on standard error, and standard output as it is")
    func quiet() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "in/row.json", in: folder)
            try put("{}", "in/package.json", in: folder)
            for command in [["check", "in"], ["frames", "in"], ["in", "-o", "out/x.svg"]] {
                let usual = try run(command, folder: folder)
                let quiet = try run(command + ["--quiet"], folder: folder)
                #expect(quiet.errors.isEmpty && !usual.errors.isEmpty)
                #expect(quiet.output == usual.output && quiet.status == usual.status)
            }
            try put(#"{ "version": 1, "root": { "type": "lable" } }"#, "in/broken.json", in: folder)
            let broken = try run(["check", "in", "--quiet"], folder: folder)
            #expect(broken.errors.hasPrefix("in/broken.json:1:35: error: unknown type 'lable'"))
            #expect(broken.errors.split(separator: "\n").count == 1 && broken.status == 2)
            #expect(try run(["check", "in", "--quiet", "--verbose"], folder: folder).status == 64)
        }
    }

    @Test("the flags for messages stand on either side of the command")
    func order() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            try put("{}", "in/package.json", in: folder)
            try put(rowTree, "in/row.json", in: folder)
            let flags = [["--quiet"], ["--verbose"], ["--color", "always"], ["--color=never", "--quiet"]]
            for command in [["frames", "row.json"], ["check", "in"], ["devices"]] {
                for flags in flags {
                    let before = try run(flags + command, folder: folder)
                    let after = try run(command + flags, folder: folder)
                    #expect(before.output == after.output && before.errors == after.errors, "\(flags + command)")
                    #expect(before.status == 0 && after.status == 0)
                }
            }
            // A file of a command's name, and what is no command, are inputs all the same.
            try put(rowTree, "frames", in: folder)
            #expect(try run(["--no-chrome", "frames", "-o", "x.svg"], folder: folder).status == 0)
            #expect(try run(["--quiet", "row.json", "-o", "x.svg"], folder: folder).status == 0)
            #expect(try run(["--color"], folder: folder).status == 64)
        }
    }

    @Test("--verbose says what is read and written")
    func verbose() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            let run = try run(["row.json", "-o", "x.svg", "--verbose"], folder: folder)
            #expect(run.errors == "read row.json, \(rowTree.utf8.count) bytes\nwrote x.svg\n")
        }
    }

    @Test("every command takes --quiet, --verbose and --color")
    func everywhere() throws {
        let help = try renderCLI("help")
        let part = try #require(help.text.firstRange(of: "SUBCOMMANDS:"))
        let rows = help.text[part.upperBound...].split(separator: "\n")
        let commands = rows.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first }.filter { $0.allSatisfy(\.isLowercase) }
        #expect(commands.count >= 12)
        for command in Set(commands).sorted() {
            let help = try renderCLI(String(command), "--help")
            for flag in ["--quiet", "--verbose", "--color"] { #expect(help.text.contains(flag), "\(command) \(flag)") }
        }
    }

    // MARK: Colours

    @Test("colours: --color over NO_COLOR over the terminal")
    func colors() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            try put(wideTree, "wide.json", in: folder)
            let differ = ["diff", "row.json", "wide.json"]
            let plain = try run(differ, folder: folder)
            #expect(!plain.text.contains("\u{1B}"))
            let colored = try run(differ + ["--color", "always"], folder: folder, environment: ["NO_COLOR": "1"])
            #expect(colored.text.contains("  \u{1B}[33m~\u{1B}[0m b"))
            #expect(colored.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
            let error = try run(["check", "nowhere.json", "--color=always"], folder: folder)
            #expect(error.errors == "\u{1B}[1;31merror:\u{1B}[0m nowhere.json: no such file\n")
            #expect(try run(differ + ["--color", "sometimes"], folder: folder).status == 64)
            let command = differ.joined(separator: " ")
            guard let terminal = try onTerminal(command, folder: folder) else { return }
            #expect(terminal.text.contains("\u{1B}[33m~"), "\(terminal.text)")
            for (flag, variables) in [
                (" --color never", [:]), ("", ["NO_COLOR": "1"]), ("", ["TERM": "dumb"]),
            ] {
                let run = try #require(try onTerminal(command + flag, folder: folder, environment: variables))
                #expect(!run.text.contains("\u{1B}[33m"), "\(flag) \(variables)")
            }
        }
    }

    @Test("a picture is not written to a terminal")
    func pictureOnTerminal() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            for format in ["png", "svg", "pdf"] {
                guard let run = try onTerminal("row.json -o - --format \(format)", folder: folder) else { return }
                #expect(run.status == 64)
                #expect(run.text.contains(" -o -: standard output is a terminal; name a file"), "\(run.text)")
            }
            let convert = try #require(try onTerminal("convert row.json", folder: folder))
            #expect(convert.status == 0 && convert.text.contains("\"version\": 1"))
        }
    }

    // MARK: Mistakes in typing

    @Test(
        "the nearest word and the list",
        arguments: [
            (["hepl"], "error: no command and no file 'hepl'; did you mean 'help'? Commands are render, frames, "),
            (["help", "chek"], "error: no command 'chek'; did you mean 'check'? Commands are render, frames, "),
            (["chekc", "row.json"], "error: no command and no file 'chekc'; did you mean 'check'? Commands are "),
            (
                ["--device", "small", "frames", "row.json"],
                "error: no file 'frames'; a command comes before its flags: render-cli frames ...\n"
            ),
            (
                ["--quiet", "--no-chrome", "check", "row.json"],
                "error: no file 'check'; a command comes before its flags: render-cli check ...\n"
            ),
            (["diff", "row.json"], "error: row.json alone has nothing to be compared with; name two files or folders"),
            (["diff", "row.jsn.json"], "error: row.jsn.json alone has nothing to be compared with; name two files"),
            (["diff", "folder"], "error: folder alone has nothing to be compared with; name two files or folders"),
            (
                ["row.json", "--device", "iPhonSe"],
                "error: unknown device 'iPhonSe'; did you mean 'iPhoneSe'? Devices are small, "
            ),
            (
                ["row.json", "--device", "smal"],
                "error: unknown device 'smal'; did you mean 'small'? Devices are small, "
            ),
            (
                ["row.json", "--state", "wdie"],
                "error: --state wdie: no input has such a state; did you mean 'wide'? States are wide\n"
            ),
            (["row.json", "--step", "one"], "error: --step one: no input has such a step; no input has steps\n"),
            (
                ["Main.storyboard", "--scene", "Logn"],
                "error: --scene Logn: no input has such a scene; did you mean 'Login'? Scenes are Login, Other\n"
            ),
            (
                ["Main.storyboard", "--scene", "zzz"],
                "error: --scene zzz: no input has such a scene; scenes are Login, Other\n"
            ),
            (["row.json", "--quite"], "Error: Unknown option '--quite'. Did you mean '--quiet'?"),
            (["row.json", "--rtl"], "Error: Unknown option '--rtl'; here it is --traits rtl\nUsage: "),
            (["frames", "row.json", "--text-size=XL"], "Error: Unknown option '--text-size'; here it is --traits acc"),
            (["row.json", "--language", "de"], "Error: Unknown option '--language'; here it is --locale de\n"),
            (["doctor", "--rtl"], "Error: Unknown option '--rtl'\n"),
            (
                ["row.json", "--traits", "rlt"],
                "error: unknown trait 'rlt'; did you mean 'rtl'? Traits are "
            ),
            (["row.json", "--hide", "nmaes"], "Error: unknown layer 'nmaes'; did you mean 'names'? Layers are "),
        ])
    func typo(_ arguments: [String], _ message: String) throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            try put(rowTree, "folder/row.json", in: folder)
            let scenes = [("aaa-11-bbb", "Login"), ("ccc-22-ddd", "Other")]
            try put(OutputNameTests.storyboard(scenes), "Main.storyboard", in: folder)
            let run = try run(arguments, folder: folder)
            #expect(run.status == 64)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix(message), "\(run.errors)")
        }
    }

    @Test("a bare render-cli shows what there is")
    func bare() throws {
        let run = try renderCLI()
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: no input and no command\n"))
        #expect(!run.errors.contains("\\n") && run.errors.contains("\nUSAGE: render-cli"), "help is lines")
        #expect(run.errors.contains("  render-cli tree.json -o out.png") && run.errors.contains("SUBCOMMANDS:"))
    }

    @Test("a name that one of several inputs has is no mistake, in check, test and diff")
    func namesOfOneInput() throws {
        try Fixtures.withFolder { folder in
            let plain = rowTree.replacing(#""states": { "wide": { "set": { "row.spacing": 20 } } },"#, with: "")
                .replacing("small", with: "other")
            for side in ["old", "new"] {
                try put(plain, side + "/a.json", in: folder)
                try put(rowTree, side + "/b.json", in: folder)
            }
            for flags in [["--state", "wide"], ["--device", "small"], ["--device", "small,other", "--state", "all"]] {
                for command in [["check", "new"], ["test", "new"], ["diff", "old", "new"], ["frames", "new"]] {
                    let run = try run(command + flags, folder: folder)
                    #expect(run.status < 2, "\(command + flags) \(run.errors)")
                }
            }
            for command in [["check", "new"], ["test", "new"], ["diff", "old", "new"], ["frames", "new"]] {
                let run = try run(command + ["--state", "nix"], folder: folder)
                #expect(run.status == 64 && run.errors.contains("States are wide") == false, "\(run.errors)")
                #expect(run.errors.contains("; states are wide\n"))
            }
        }
    }
}
