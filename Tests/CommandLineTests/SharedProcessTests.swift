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
                #"\.random\(in: [^,]*$|\.random\(\)|\.(randomElement|shuffled)\(\)|SystemRandomNumberGenerator\(\)"#,
                "let seed = UInt64.random(in: 0...UInt64.max)", "fails in one run of many: use SeededGenerator"
            ),
        ])
    func disturbances(pattern: String, planted: String, reason: String) throws {
        #expect(try Fixtures.run("/usr/bin/env", ["grep", "-E", pattern], input: planted + "\n").status == 0)
        let found = try Fixtures.run(
            "/usr/bin/env",
            [
                "grep", "-rnE", "--include=*.swift", "--exclude=SharedProcessTests.swift", pattern,
                Fixtures.packageRoot + "/Tests",
            ])
        // The status of no line, other than that of an error.
        #expect(found.status == 1, "\(reason): \(found.text)\(found.errors)")
    }

    @Test func aStandInRuns() throws {
        try Fixtures.withFolder { folder in
            try Fixtures.putProgram("#!/bin/sh\necho \"$#: $1\"\n", at: folder + "/new/it's a tool")
            #expect(try Fixtures.run(folder + "/new/it's a tool", ["a b"]).text == "1: a b\n")
        }
    }
}
