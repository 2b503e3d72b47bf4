import Foundation
import TestSupport
import Testing

/// The scripts that CI systems run, run here against folders and clones of our own; no runner, container or Mac takes part.
@Suite("continuous integration")
struct ContinuousIntegrationTests {
    private static let scripts = Fixtures.packageRoot + "/Tools/Packaging/ci/"

    /// A folder with a program named `render-cli`, which is the built one.
    private static func programFolder(in folder: String) throws -> String {
        let bin = folder + "/bin"
        try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
        let path = bin + "/render-cli"
        try Fixtures.putProgram("#!/bin/sh\nexec '\(Fixtures.commandLine)' \"$@\"\n", at: path)
        return bin
    }

    private static func script(
        _ name: String, _ arguments: [String], in folder: String, _ environment: [String: String]
    ) throws -> Finished {
        var variables = ["PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": "/tmp"]
        variables.merge(environment) { $1 }
        return try Fixtures.run(
            "/bin/bash", [scripts + name] + arguments, folder: folder, environment: variables)
    }

    private static func put(_ text: String, _ name: String, _ folder: String) throws {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func text(_ path: String) -> String { String(decoding: Fixtures.bytes(path), as: UTF8.self) }

    @Test("the action's step tests, annotates, summarises and compares with the base, and fails as the test does")
    func action() throws {
        try Fixtures.withFolder { folder in
            let bin = try Self.programFolder(in: folder)
            let clone = folder + "/clone"
            try FileManager.default.createDirectory(atPath: clone, withIntermediateDirectories: true)
            func git(_ words: String...) throws { try Fixtures.git(words, folder: clone) }
            try git("init", "-q")
            try Self.put(rowTree, "Views/row one.json", clone)
            try Self.put(rowTree, "Views/same.json", clone)
            _ = try renderCLI("test", "--record", "all", folder: clone)
            try git("add", ".")
            try git("commit", "-qm", "one")
            try git("branch", "base")
            try Self.put(wideTree, "Views/row one.json", clone)
            try git("commit", "-qam", "two")
            let summary = folder + "/summary"
            let environment = [
                "PATH": bin + ":/usr/bin:/bin", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary,
                "LAYOUT_PATHS": "Views $(touch${IFS}evil)", "LAYOUT_ARGUMENTS": "--exclude none*",
                "LAYOUT_BASE": "base",
            ]
            // 1 A word that is no path is a mistake, and no shell sees more in it.
            let hostile = try Self.script("action.sh", [], in: clone, environment)
            #expect(hostile.status != 0 && !FileManager.default.fileExists(atPath: clone + "/evil"))
            // 2 A moved view fails.
            let failed = try Self.script(
                "action.sh", [], in: clone, environment.merging(["LAYOUT_PATHS": "Views"]) { $1 })
            #expect(failed.status == 1, "\(failed.errors)")
            #expect(
                failed.text.contains(
                    "::error file=Views/row one.json,line=5,col=15,title=layout of row.small.base::b.frame is [46, 0, 54, 20]"
                ),
                "\(failed.text)")
            let written = Self.text(summary)
            #expect(written.contains("**Layout tests:**") && written.contains("x 40 -> 46 (+6)"), "\(written)")
            for name in ["report.html", "report.inspect.html", "junit.xml", "report.json", "changes.html"] {
                #expect(!Fixtures.bytes(clone + "/layout-report/" + name).isEmpty, "\(name)")
            }
            // 3 Without a change the script passes without an annotation; a missing base is reported.
            try git("checkout", "-q", "base")
            let passed = try Self.script(
                "action.sh", [], in: clone, environment.merging(["LAYOUT_PATHS": "Views"]) { $1 })
            #expect(passed.status == 0 && !passed.text.contains("::error"), "\(passed.text)\(passed.errors)")
            let lost = try Self.script(
                "action.sh", [], in: clone,
                environment.merging(["LAYOUT_PATHS": "Views", "LAYOUT_BASE": "nowhere"]) { $1 })
            #expect(lost.status == 2, "\(lost.errors)")
        }
    }

    @Test("repairs of what a pull request brings are suggestions on its lines, and take the finding away")
    func suggestions() throws {
        try Fixtures.withFolder { folder in
            let bin = try Self.programFolder(in: folder)
            let clone = folder + "/clone"
            try FileManager.default.createDirectory(atPath: clone + "/App", withIntermediateDirectories: true)
            func git(_ words: String...) throws { try Fixtures.git(words, folder: clone) }
            let storyboard = Self.text(Fixtures.packageRoot + "/fixtures/ib/login.storyboard")
            let height = "<constraint firstAttribute=\"height\" constant=\"60\" id=\"k8\"/>"
            #expect(storyboard.contains(height))
            try git("init", "-q")
            try Self.put(storyboard, "App/login.storyboard", clone)
            try git("add", ".")
            try git("commit", "-qm", "one")
            try git("branch", "base")
            // 1 no new finding, no review
            let environment = ["PATH": bin + ":/usr/bin:/bin", "LAYOUT_PATHS": "App", "LAYOUT_BASE": "base"]
            let quiet = try Self.script("suggest.sh", ["report"], in: clone, environment)
            #expect(quiet.status == 0, "\(quiet.errors)")
            #expect(!FileManager.default.fileExists(atPath: clone + "/report/review.json"))
            // 2 a second height, on a line of its own
            let second = height.replacing("60", with: "90").replacing("k8", with: "k88")
            let broken = storyboard.replacing(height, with: height + "\n" + second)
            try Self.put(broken, "App/login.storyboard", clone)
            try git("commit", "-qam", "two")
            let run = try Self.script("suggest.sh", ["report"], in: clone, environment)
            #expect(run.status == 0, "\(run.errors)")
            let review = try #require(
                try JSONSerialization.jsonObject(with: Data(Fixtures.bytes(clone + "/report/review.json")))
                    as? [String: Any])
            let comments = try #require(review["comments"] as? [[String: Any]])
            #expect(review["event"] as? String == "COMMENT" && comments.count == 1, "\(review)")
            let comment = try #require(comments.first)
            #expect(comment["path"] as? String == "App/login.storyboard")
            let last = try #require(comment["line"] as? Int)
            let first = comment["start_line"] as? Int ?? last
            // 3 committed, the suggestion takes the finding away
            let body = try #require(comment["body"] as? String)
            let block = try #require(
                body.components(separatedBy: "```suggestion\n").last?.components(separatedBy: "```").first)
            var lines = broken.components(separatedBy: "\n")
            lines.replaceSubrange((first - 1)...(last - 1), with: block.split(separator: "\n").map(String.init))
            try Self.put(lines.joined(separator: "\n"), "App/login.storyboard", clone)
            let audit = try renderCLI("audit", "--against", "base", "App", folder: clone)
            #expect(audit.text.contains("k88") == false && audit.status == 0, "\(body)\n\(audit.text)\(audit.errors)")
            // 4 a comment that is there is not repeated; a head with other lines gets none
            let known = String(decoding: try JSONEncoder().encode(body), as: UTF8.self) + "\n"
            try Self.put(broken, "App/login.storyboard", clone)
            try Self.put(known, "known.jsonl", clone)
            for (name, value) in [("LAYOUT_KNOWN", "known.jsonl"), ("LAYOUT_HEAD", "base"), ("LAYOUT_HEAD", "HEAD")] {
                let made = try Fixtures.run(
                    "/usr/bin/python3", [Self.scripts + "suggest.py", "report/audit.json", "base"], folder: clone,
                    environment: [name: value])
                #expect(
                    made.status == 0 && made.text.isEmpty == (value != "HEAD"), "\(value): \(made.text)\(made.errors)")
                #expect(value != "HEAD" || made.text.contains("\"commit_id\": \"HEAD\""))
            }
            // 5 without a revision there is nothing to compare with
            let wrong = try Self.script("suggest.sh", ["report"], in: clone, ["PATH": bin + ":/usr/bin:/bin"])
            #expect(wrong.status == 64)
        }
    }

    @Test("lines of a suggestion end where git ends them, whatever separators a text holds")
    func linesOfSuggestions() throws {
        try Fixtures.withFolder { folder in
            func git(_ words: String...) throws { try Fixtures.git(words, folder: folder) }
            try git("init", "-q")
            try Self.put("a\n", "x.json", folder)
            try git("add", ".")
            try git("commit", "-qm", "one")
            try git("branch", "base")
            try Self.put("a\u{2028}\u{85}\u{C}b\nsecond\n", "x.json", folder)
            try git("commit", "-qam", "two")
            try Self.put(
                #"{"findings": [{"file": "x.json", "message": "m", "repair": {"text": "t", "#
                    + #""changes": [{"line": 2, "removed": 0, "inserted": "new\n"}]}}]}"#, "audit.json", folder)
            let run = try Fixtures.run(
                "/usr/bin/python3", [Self.scripts + "suggest.py", "audit.json", "base"], folder: folder)
            #expect(run.text.contains(#"```suggestion\nnew\nsecond\n```"#), "\(run.text)\(run.errors)")
        }
    }

    @Test("a suggestion's texts are no markup, and files elsewhere are left alone")
    func hostileSuggestions() throws {
        try Fixtures.withFolder { folder in
            func git(_ words: String...) throws { try Fixtures.git(words, folder: folder) }
            try git("init", "-q")
            try Self.put("a\nb\nc\n", "x.json", folder)
            try git("add", ".")
            try git("commit", "-qm", "one")
            try git("branch", "base")
            try Self.put("a\n`````\nc\n", "x.json", folder)
            try git("commit", "-qam", "two")
            func finding(_ file: String, _ inserted: String) -> String {
                #"{"file": "\#(file)", "message": "<b>@all</b>", "repair": {"text": "[x](y)", "#
                    + #""changes": [{"line": 2, "removed": 1, "inserted": "\#(inserted)"}]}}"#
            }
            try Self.put(
                #"{"findings": [\#(finding("../../etc/passwd", "z")), \#(finding("/etc/passwd", "z")), "#
                    + #"\#(finding("x.json", "````` z\\n")), {"file": "x.json", "message": "", "repair": null}]}"#,
                "audit.json", folder)
            let run = try Fixtures.run(
                "/usr/bin/python3", [Self.scripts + "suggest.py", "audit.json", "base"], folder: folder)
            let review = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
            let comments = try #require(review["comments"] as? [[String: Any]])
            #expect(comments.count == 1 && comments.first?["line"] as? Int == 2, "\(comments)\(run.errors)")
            #expect(
                comments.first?["body"] as? String
                    == "\\<b\\>\\@all\\</b\\>\n\nRepair: \\[x\\]\\(y\\)\n\n``````suggestion\n````` z\n``````")
        }
    }

    @Test("an annotation's texts cannot be commands")
    func annotations() throws {
        try Fixtures.withFolder { folder in
            let hostile = "a,line=1::x\\n::warning::y%"
            try Self.put(
                #"{"cases": [{"file": "\#(hostile)", "name": "n:1", "status": "failed", "message": "\#(hostile)", "#
                    + #""details": ["\#(hostile):7:3: expected: z"]}, {"file": "b", "name": "c", "status": "passed"}]}"#,
                "r.json", folder)
            let run = try Fixtures.run("/usr/bin/python3", [Self.scripts + "annotate.py", folder + "/r.json"])
            #expect(
                run.text == "::error file=a%2Cline=1%3A%3Ax%0A%3A%3Awarning%3A%3Ay%25,line=7,col=3,"
                    + "title=layout of n%3A1::a,line=1::x%0A::warning::y%25\n", "\(run.text)")
        }
    }

    @Test("a release is installed after its sum was checked, and nothing of another one")
    func release() throws {
        try Fixtures.withFolder { folder in
            let bin = try Self.programFolder(in: folder)
            let version = String(try renderCLI("--version").text.dropLast())
            // 1 a release, and a tag that is none
            let place = folder + "/releases/v" + version
            let machine = try Fixtures.run("/bin/uname", ["-m"]).text.dropLast()
            let archive = "render-cli-\(version)-linux-\(machine).tar.xz"
            let pack = """
                mkdir -p '\(archive.dropLast(7))' '\(place)' && mv bin '\(archive.dropLast(7))' && \
                tar -cJf '\(place)/\(archive)' '\(archive.dropLast(7))' && cd '\(place)' && \
                sha256sum '\(archive)' >'\(archive).sha256'
                """
            let wrong = try Self.script(
                "release.sh", ["v9.9.9", place], in: folder,
                ["SWIFT_BUILD": "no", "LAYOUT_PROGRAM": bin + "/render-cli"])
            #expect(wrong.status == 1 && wrong.errors.contains("v9.9.9"))
            let packed = try Fixtures.run("/bin/sh", ["-c", pack], folder: folder)
            #expect(packed.status == 0, "\(packed.errors)")
            // 2 installed from there
            func install(_ version: String) throws -> Finished {
                try Self.script(
                    "install.sh", [version, folder + "/tools", "file://" + folder + "/releases"], in: folder,
                    ["LAYOUT_PACKAGES": "none", "GITHUB_PATH": folder + "/path"])
            }
            let installed = try install("v" + version)
            #expect(installed.status == 0, "\(installed.errors)")
            let own = installed.text.trimmingCharacters(in: .newlines)
            #expect(try Fixtures.run(own + "/render-cli", ["--version"]).text == version + "\n")
            #expect(Self.text(folder + "/path") == own + "\n")
            // 3 damaged, missing, no version at all
            try FileManager.default.removeItem(atPath: folder + "/tools")
            try Data("other".utf8).write(to: URL(fileURLWithPath: place + "/" + archive))
            let damaged = try install(version)
            #expect(damaged.status == 1 && damaged.errors.contains("is not the file that its sum was made of"))
            #expect(try install("8.8.8").status != 0)
            #expect(try install("../x").errors.contains("is no version"))
            #expect(!FileManager.default.fileExists(atPath: folder + "/tools"))
        }
    }

    @Test("the gallery's step writes the folder with what changed since the base, and counts in the summary")
    func gallery() throws {
        try Fixtures.withFolder { folder in
            let bin = try Self.programFolder(in: folder)
            let clone = folder + "/clone"
            try FileManager.default.createDirectory(atPath: clone, withIntermediateDirectories: true)
            try Fixtures.git(["init", "-q"], folder: clone)
            try Self.put(rowTree, "Views/row.json", clone)
            try Fixtures.git(["add", "."], folder: clone)
            try Fixtures.git(["commit", "-qm", "one"], folder: clone)
            try Self.put(wideTree, "Views/row.json", clone)
            let environment = [
                "PATH": bin + ":/usr/bin:/bin", "GITHUB_STEP_SUMMARY": folder + "/summary", "LAYOUT_BASE": "HEAD",
                "LAYOUT_PATHS": "Views", "LAYOUT_CACHE": folder + "/cache",
            ]
            let run = try Self.script("gallery.sh", ["site"], in: clone, environment)
            #expect(run.status == 0, "\(run.errors)")
            #expect(Self.text(folder + "/summary").hasPrefix("**Gallery:** 1 screen in "))
            #expect(Self.text(clone + "/site/index.html").contains("x 40 -> 46 (+6)"), "what moved is shown")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/cache").count > 0)
            // A word that is no path is a mistake, and no shell sees more in it.
            let hostile = try Self.script(
                "gallery.sh", ["other"], in: clone, environment.merging(["LAYOUT_PATHS": "$(touch${IFS}evil)"]) { $1 })
            #expect(hostile.status != 0 && !FileManager.default.fileExists(atPath: clone + "/evil"))
            #expect(try Self.script("gallery.sh", [], in: clone, environment).status == 64)
        }
    }

    /// A `swift` of one's own stands for the toolchain: building UIKit takes minutes.
    @Test("the step for a package of views reads, tests and reports, and leaves the package as it was")
    func views() throws {
        try Fixtures.withFolder { folder in
            let bin = try Self.programFolder(in: folder)
            let package = folder + "/app"
            try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
            try Fixtures.git(["init", "-q"], folder: package)
            try Self.put("// views\n", "Package.swift", package)
            try Self.put("let label: UILabel\n", "Card.swift", package)
            try Fixtures.git(["add", "."], folder: package)
            try Fixtures.git(["commit", "-qm", "one"], folder: package)
            let swift = bin + "/swift"
            let stand = """
                #!/bin/sh
                if [ "$1" = -print-target-info ]; then
                    echo '{"compilerVersion": "Swift version 9", "target": {"triple": "linux"}, "paths": {}}'
                    exit 0
                fi
                tool=$(echo "$@" | sed 's/.*--scratch-path \\([^ ]*\\).*/\\1/')
                mkdir -p "$tool/release"
                cat >"$tool/release/uikit" <<'END'
                #!/bin/sh
                if [ "$3" = keep ]; then
                    mkdir -p "$5/bin"
                    cp "$4/uikit" "$5/bin/uikit"
                    printf '%s%s bin/uikit\\n' "$6" $(wc -c <"$4/uikit") >"$5/key"
                    exit 0
                fi
                echo "$CI $@" >>'\(folder)/calls'
                echo "✘ Test run with 2 tests failed" >&2
                [ -z "$SPOIL" ] || echo x >'\(package)/spoilt.txt'
                exit "${RESULT:-0}"
                END
                chmod +x "$tool/release/uikit"
                """
            try Fixtures.putProgram(stand, at: swift)
            func run(_ words: [String], _ more: [String: String] = [:]) throws -> Finished {
                let environment = [
                    "PATH": bin + ":/usr/bin:/bin", "LAYOUT_PACKAGE": package, "LAYOUT_SCRATCH": folder + "/scratch",
                    "GITHUB_STEP_SUMMARY": folder + "/summary",
                ]
                return try Self.script("views.sh", words, in: folder, environment.merging(more) { $1 })
            }
            let fine = try run(["report", "--filter", "Card Tests"])
            #expect(fine.status == 0, "\(fine.text)\(fine.errors)")
            let calls = Self.text(folder + "/calls").split(separator: "\n")
            try #require(calls.count == 1, "\(calls)")
            #expect(calls[0].hasPrefix("1 test "), "\(calls)")
            #expect(calls[0].hasSuffix("--xunit-output \(folder)/report/junit.xml --filter Card Tests"), "\(calls)")
            #expect(
                Self.text(folder + "/report/coverage.txt").hasPrefix("there: UILabel (1 use in 1 file, Card.swift:1)\n")
            )
            #expect(Self.text(folder + "/report/test.log").contains("Test run with 2 tests"))
            #expect(Self.text(folder + "/summary").contains("Test run with 2 tests"))
            // A failing test, and tests that write into the package.
            #expect(try run(["report"], ["RESULT": "1"]).status == 1)
            let spoilt = try run(["report"], ["SPOIL": "1"])
            #expect(spoilt.status == 1 && spoilt.errors.contains("spoilt.txt"), "\(spoilt.errors)")
            #expect(try run([]).status == 64)
        }
    }

    @Test("the build step builds once for each version of the sources")
    func build() throws {
        try Fixtures.withFolder { folder in
            let clone = folder + "/clone"
            for name in ["Package.swift", "Sources/a.swift"] { try Self.put("// \(name)\n", name, clone) }
            let script = clone + "/Tools/Packaging/ci/build.sh"
            try Self.put(Self.text(Self.scripts + "build.sh"), "Tools/Packaging/ci/build.sh", clone)
            let make = folder + "/make"
            let text = """
                #!/bin/sh
                echo "$1" >>'\(folder)/made'
                [ "$1" = build ] || exit 0
                mkdir -p .build/program
                printf '#!/bin/sh\\necho 1\\n' >.build/program/render-cli
                """
            try Fixtures.putProgram(text, at: make)
            func run() throws -> Finished {
                try Fixtures.run(
                    "/bin/bash", [script, folder + "/cache"], folder: folder,
                    environment: ["PATH": "/usr/bin:/bin", "LAYOUT_MAKE": make, "GITHUB_PATH": folder + "/path"])
            }
            for _ in 0..<2 {
                let run = try run()
                #expect(run.status == 0, "\(run.errors)")
            }
            #expect(Self.text(folder + "/made") == "setup\nbuild\nsetup\n")
            try Self.put("// changed\n", "Sources/a.swift", clone)
            #expect(try run().status == 0)
            #expect(Self.text(folder + "/made") == "setup\nbuild\nsetup\nsetup\nbuild\n")
            #expect(Set(Self.text(folder + "/path").split(separator: "\n")).count == 2)
        }
    }

    /// The shell steps are scripts of the repository, which the tests above run.
    @Test(arguments: [
        "action.yml", ".github/workflows/test.yml", ".github/workflows/release.yml", "Tools/Packaging/gitlab-ci.yml",
        "Tools/Packaging/github-views.yml", "Tools/Packaging/github-gallery.yml",
    ])
    func stepsAreScripts(file: String) throws {
        let text = Self.text(Fixtures.packageRoot + "/" + file)
        var steps: [String] = []
        for line in text.split(separator: "\n") {
            guard
                let match = line.firstMatch(
                    of:
                        /^ *(?:- )?(?:run: |- )('?"?\$GITHUB_ACTION_PATH\/|\/opt\/layout\/|make |(?:layout-render\/)?Tools\/Packaging\/)(.*)$/
                )
            else {
                #expect(!line.contains("run: "), "\(file): \(line)")
                continue
            }
            steps.append(String(match.2))
            let words = match.2.split(whereSeparator: { " \"'".contains($0) })
            let script =
                match.1.hasPrefix("/opt")
                ? "Tools/Packaging/ci/" + words[0]
                : match.1.hasSuffix("Tools/Packaging/") ? "Tools/Packaging/" + words[0] : String(words[0])
            guard match.1 != "make " else { continue }
            #expect(FileManager.default.isExecutableFile(atPath: Fixtures.packageRoot + "/" + script), "\(script)")
        }
        // A workflow that runs the action only has no step of its own.
        #expect(!steps.isEmpty || text.contains("uses: OWNER/layout-render@"), "\(file)")
        let parsed = try Fixtures.run(
            "/usr/bin/python3",
            [
                "-c",
                "import sys\ntry:\n import yaml\nexcept ImportError:\n sys.exit(9)\nyaml.safe_load(open(sys.argv[1]))",
                Fixtures.packageRoot + "/" + file,
            ])
        if parsed.status == 9 { return print("skipped: python3-yaml is not installed, so \(file) is not parsed") }
        #expect(parsed.status == 0, "\(parsed.errors)")
    }

    @Test("the hooks run commands that are")
    func hooks() throws {
        let text = Self.text(Fixtures.packageRoot + "/.pre-commit-hooks.yaml")
        let entries = text.matches(of: /entry: render-cli (.*)/).map { $0.1.split(separator: " ").map(String.init) }
        #expect(entries.count == 2)
        try Fixtures.withFolder { folder in
            let source = Fixtures.packageRoot + "/fixtures/ib/login.storyboard"
            try FileManager.default.copyItem(atPath: source, toPath: folder + "/login.storyboard")
            _ = try renderCLI("test", "login.storyboard", "--record", "all", folder: folder)
            for entry in entries {
                let run = try Fixtures.run(
                    Fixtures.commandLine, entry + ["login.storyboard"], folder: folder, environment: ["CI": "1"])
                #expect(run.status == 0, "\(entry): \(run.text)\(run.errors)")
            }
        }
    }
}
