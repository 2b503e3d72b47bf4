import Foundation
import TestSupport
import Testing

/// Tests run at the same time in one process, which starts programs meanwhile.
@Suite struct SharedProcessTests {
    @Test(
        "no test disturbs another, or draws other numbers in each run",
        arguments: [
            // A file that this process has written may be "busy" when another program runs it (`Fixtures.putProgram`).
            ("posixPermissions: 0o7", "[.posixPermissions: 0o755]", "makes a file executable: use putProgram"),
            (
                #"copyItem\(atPath: Fixtures\.commandLine"#, "copyItem(atPath: Fixtures.commandLine, toPath: path)",
                "copies a program: let cp copy"
            ),
            (
                #"setenv\(|chdir\(|changeCurrentDirectoryPath"#, #"unsetenv("HOME")"#,
                "changes what all tests see: Fixtures.run takes an environment and a folder"
            ),
            (
                #"[^.]Process\(\)|processInfo\.environment($|\.)"#, "let process = Process()",
                "starts a program with the environment of the tests: use Fixtures.process or Fixtures.run"
            ),
            (
                #"\.random\(in: [^,]*$|\.random\(\)|\.(randomElement|shuffled)\(\)|SystemRandomNumberGenerator\(\)"#,
                "let seed = UInt64.random(in: 0...UInt64.max)", "fails in one run of many: use SeededGenerator"
            ),
        ])
    func disturbances(pattern: String, planted: String, reason: String) throws {
        #expect(try Fixtures.run("/usr/bin/env", ["grep", "-E", pattern], input: planted + "\n").status == 0)
        let found = try Fixtures.run(
            "/usr/bin/env",
            [
                "grep", "-rnE", "--include=*.swift", "--exclude=SharedProcessTests.swift",
                "--exclude=FixturesProcess.swift", pattern,
                Fixtures.packageRoot + "/Tests",
            ])
        // The status of no line, other than that of an error.
        #expect(found.status == 1, "\(reason): \(found.text)\(found.errors)")
    }

    /// GitHub, GitLab and most others set `CI` to `true`, git sets `GIT_DIR` for what a hook runs.
    @Test("a program of a test sees what the test gives, and little else")
    func environment() throws {
        let seen = try Fixtures.run("/usr/bin/env", [], environment: ["CI": "1", "HOME": "/nowhere"]).text
        let names = Set(seen.split(separator: "\n").map { String($0.prefix { $0 != "=" }) })
        #expect(names.isSubset(of: Fixtures.inherited.union(["CI"])), "\(names.sorted())")
        #expect(seen.contains("CI=1\n") && seen.contains("HOME=/nowhere\n") && seen.contains("PATH="))
    }

    @Test func aStandInRuns() throws {
        try Fixtures.withFolder { folder in
            try Fixtures.putProgram("#!/bin/sh\necho \"$#: $1\"\n", at: folder + "/new/it's a tool")
            #expect(try Fixtures.run(folder + "/new/it's a tool", ["a b"]).text == "1: a b\n")
        }
    }
}
