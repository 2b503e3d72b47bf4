import Foundation
import Testing

@testable import SourcePreparation

/// Tests run class by class, each in a process of its own. The program that runs is that of these tests, with the classes of
/// `HostileTests.swift`.
struct TestRunTests {
    private func run(_ arguments: [String], limit: Double = 30) throws -> (verdicts: [TestVerdict], shown: String) {
        var environment = ProcessInfo.processInfo.environment
        environment[Hostility.key] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        var shown: [UInt8] = []
        var run = TestRun(
            program: program, folder: FileManager.default.temporaryDirectory, limit: limit, environment: environment)
        run.show = { shown += $0 }
        let groups = try run.groups(try TestChoice(arguments))
        let verdicts = try run.verdicts(on: groups)
        return (verdicts, String(decoding: shown, as: UTF8.self))
    }

    /// References lie where the clone's scheme says, below the project's folder.
    @Test func schemes() throws {
        try ScratchFiles.withFolder { folder in
            let variable =
                "<EnvironmentVariable key=\"FB_REFERENCE_IMAGE_DIR\" value=\"$(SOURCE_ROOT)/$(PROJECT_NAME)Tests/References\""
            try ScratchFiles.put(
                "<Scheme><TestAction shouldUseLaunchSchemeArgsEnv=\"YES\"/><LaunchAction><EnvironmentVariables>"
                    + "\(variable) isEnabled=\"YES\"/></EnvironmentVariables></LaunchAction></Scheme>",
                "App/Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme", in: folder)
            #expect(
                SchemeVariables.read(in: folder)
                    == ["FB_REFERENCE_IMAGE_DIR": "\(folder.path)/App/ShopTests/References"])
            try ScratchFiles.put("<Scheme><", "App/Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme", in: folder)
            #expect(SchemeVariables.read(in: folder).isEmpty)
        }
    }

    /// A class that crashes or ends the process early is the failure of that class, and the others run.
    @Test func whatCrashesOrEndsFailsAlone() throws {
        let (verdicts, shown) = try run(["--filter", "Hostile(Trap|End|Quiet)", "--skip=Mixed"])
        #expect(
            verdicts.map(\.line) == [
                "UIKitTests.HostileEndCase: ended with exit code 0 before its tests were done, in testEnd",
                "UIKitTests.HostileQuietCase: passed, 2 tests",
                "UIKitTests.HostileTrapCase: crashed (signal 4, Illegal instruction), in testTrap",
                "UIKitTests.HostileTrapSuite: crashed (signal 4, Illegal instruction), in trap()",
            ])
        #expect(shown.hasSuffix("1 of 4 test classes passed\n"))
        let document = TestVerdict.document(verdicts)
        #expect(
            document.contains("<testcase classname=\"UIKitTests.HostileQuietCase\" name=\"HostileQuietCase.testOne\""))
        #expect(document.contains("<testsuite name=\"UIKitTests.HostileQuietCase\" tests=\"2\" failures=\"0\">"))
        #expect(
            document.contains(
                "name=\"trap()\"><failure message=\"crashed (signal 4, Illegal instruction), in trap()\">"))
        #expect(document.contains("<testsuite name=\"UIKitTests.HostileTrapCase\" tests=\"2\" failures=\"1\">"))
    }

    /// A class that hangs is ended at its limit, with what it has started.
    @Test func whatHangsIsEnded() throws {
        let clock = ContinuousClock()
        var verdicts: [TestVerdict] = []
        let time = try clock.measure {
            verdicts = try run(["--filter", "HostileHang"], limit: 2).verdicts
        }
        #expect(
            verdicts.map(\.line) == [
                "UIKitTests.HostileHangCase: not done within 2 s, in testHang",
                "UIKitTests.HostileHangSuite: not done within 2 s, in hang()",
            ])
        #expect(time < .seconds(40), "the process that a test had started was waited for")
    }

    /// Output is bounded, a failure has its names, and single tests are chosen.
    @Test func outputAndNames() throws {
        let (verdicts, shown) = try run(["--filter", "HostileTalk|HostileMixedSuite/(fails|passes|Inner)"])
        #expect(
            verdicts.map(\.line) == [
                "UIKitTests.HostileTalkCase: failed, 1 of 1 test: testTalk",
                "UIKitTests.HostileMixedSuite: failed, 1 of 3 tests: fails()",
            ])
        #expect(shown.utf8.count < TestRun.mostOutput + 10_000)
        #expect(shown.contains("more output of UIKitTests.HostileTalkCase is not shown"))
        let one = try run(["--filter", "HostileMixedSuite/passes", "--disable-xctest"]).verdicts
        #expect(one.map(\.line) == ["UIKitTests.HostileMixedSuite: passed, 1 test"])
    }

    /// A class that cannot be started leaves the others their lines, and what is kept of issues is bounded.
    @Test func whatDoesNotStart() throws {
        let groups = TestGroup.read(xctest: "A.B/testC\n", swiftTesting: "")
        let run = TestRun(program: "/nowhere", folder: FileManager.default.temporaryDirectory, limit: 1, show: { _ in })
        let verdicts = try run.verdicts(on: groups + groups)
        #expect(verdicts.count == 2 && verdicts.allSatisfy { !$0.isPassed && $0.line.hasPrefix("A.B: not started: ") })
        var log = TestLog(.xctest)
        let issue = "f:1: error: A.b : " + String(repeating: "a", count: 4_000) + "\n"
        for _ in 0..<2_000 { log.read(Array(("Test Case 'A.b' started at 1\n" + issue).utf8)) }
        #expect(log.tests.flatMap(\.issues).reduce(0) { $0 + $1.utf8.count } <= 1 << 20)
    }

    /// What Swift Testing says is read with the colours that it has for a terminal.
    @Test func colours() {
        var log = TestLog(.swiftTesting)
        let lines = [
            "\u{1B}[90m◇\u{1B}[0m Test run started.", "\u{1B}[90m◇\u{1B}[0m Test fits() started.",
            "\u{1B}[92m✔\u{1B}[0m Test fits() passed after 0.004 seconds.",
            "\u{1B}[92m✔\u{1B}[0m Test run with 1 test in 0 suites passed after 0.007 seconds.",
        ]
        log.read(Array((lines.joined(separator: "\n") + "\n").utf8))
        #expect(log.isClosed && log.tests.map(\.name) == ["fits()"] && log.tests[0].state == .passed)
    }

    @Test func groupsOfTests() {
        let groups = TestGroup.read(
            xctest: "Listing 2 tests in debug.xctest:\n\nA.B/testC\nA.B/testD\n",
            swiftTesting: "A.B/c()\nA.D/E/f()\nA.free()\nA.`a / b.c`()\nnonsense\n")
        #expect(groups.map(\.name) == ["A.B", "A.B", "A.D", "functions of A"])
        #expect(groups.map(\.tests.count) == [2, 1, 1, 2])
        #expect(groups[0].arguments == ["A.B"])
        #expect(groups[0].choosing { $0.hasSuffix("D") }?.arguments == ["A.B/testD"])
        #expect(groups[2].arguments == ["--testing-library", "swift-testing", "--filter", "^A\\.D/"])
        #expect(groups[3].arguments.last == "^A\\.`a / b\\.c`\\(\\)/")
    }

    @Test func argumentsOfTests() throws {
        let choice = try TestChoice(["-c", "release", "--skip", "Slow", "--xunit-output=a.xml", "-Xswiftc", "-O"])
        #expect(choice.building == ["-c", "release", "-Xswiftc", "-O", "-Xswiftc", "-enable-testing"])
        #expect(choice.configuration == "release" && choice.xunitOutput == "a.xml" && choice.foreign == nil)
        #expect(choice.isChosen("A.B/testC") && !choice.isChosen("A.SlowB/testC"))
        #expect(try TestChoice(["--parallel"]).foreign == "--parallel")
        #expect(throws: PackageDescription.Failure.self) { try TestChoice(["--filter", "("]) }
        #expect(throws: PackageDescription.Failure.self) { try TestChoice(["--filter"]) }
    }
}
