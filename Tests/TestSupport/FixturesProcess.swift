import Foundation

/// The exit status and the output of a finished command.
public struct Finished: Sendable {
    public var status: Int32
    public var output: [UInt8]
    public var errors: String

    public var text: String { String(decoding: output, as: UTF8.self) }
}

extension Fixtures {
    /// The command line that tests start: the program of a release, which `make test` names by `LAYOUT_PROGRAM`, else
    /// the one that was built with the tests, next to the test binary.
    public static let commandLine: String = {
        if let named = ProcessInfo.processInfo.environment["LAYOUT_PROGRAM"], !named.isEmpty {
            return URL(fileURLWithPath: named).path
        }
        return products + "/render-cli"
    }()

    /// The folder of what was built with the tests: modules, examples, and a program without optimisation.
    public static let products: String = {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }()

    /// The variables of this process that the programs of tests see.
    ///
    /// Nothing else is handed on: a CI system sets `CI`, `GITHUB_…` and `GIT_…`, a developer `NO_COLOR` or a locale, and a
    /// test has one result everywhere.
    public static let inherited: Set<String> = [
        "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LAYOUT_BUILD",
        "ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE",
    ]

    /// A program that is not started yet.
    ///
    /// - Parameter environment: variables besides those of `inherited`, or in their place.
    public static func process(
        _ program: String, _ arguments: [String], folder: String? = nil, environment: [String: String] = [:]
    ) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProcessInfo.processInfo.environment
            .filter { inherited.contains($0.key) }.merging(environment) { $1 }
        return process
    }

    /// Runs a program with its output in files, so that no pipe can fill up.
    public static func run(
        _ program: String, _ arguments: [String], input: String? = nil, folder: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Finished {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let out = place.appendingPathComponent("out")
        let err = place.appendingPathComponent("err")
        let source = place.appendingPathComponent("in")
        for url in [out, err] { _ = FileManager.default.createFile(atPath: url.path, contents: nil) }
        try Data((input ?? "").utf8).write(to: source)
        let process = Fixtures.process(program, arguments, folder: folder, environment: environment)
        process.standardInput = try FileHandle(forReadingFrom: source)
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        try process.run()
        process.waitUntilExit()
        return Finished(
            status: process.terminationReason == .uncaughtSignal
                ? -process.terminationStatus : process.terminationStatus,
            output: [UInt8](try Data(contentsOf: out)),
            errors: String(decoding: try Data(contentsOf: err), as: UTF8.self))
    }

    /// Writes a program, in a process of its own.
    ///
    /// A process that another test starts holds copies of this process's open files until the new program runs, and Linux
    /// refuses to run a file that some process may write ("Text file busy").
    public static func putProgram(_ text: String, at path: String) throws {
        let writing = "mkdir -p \"${1%/*}\" && cat >\"$1\" && chmod 755 \"$1\""
        let finished = try run("/bin/sh", ["-c", writing, "sh", path], input: text)
        guard finished.status == 0 else { throw Unusable(reason: finished.errors) }
    }

    /// Runs git as nobody in particular; throws when git refuses.
    public static func git(_ arguments: [String], folder: String) throws {
        let who = ["-c", "user.name=t", "-c", "user.email=t@example.invalid", "-c", "commit.gpgsign=false"]
        let finished = try run("/usr/bin/git", who + arguments, folder: folder)
        guard finished.status == 0 else { throw GitRefused(errors: finished.errors) }
    }

    /// Why a test cannot go on.
    public struct Unusable: Error {
        public var reason: String

        public init(reason: String) { self.reason = reason }
    }

    private struct GitRefused: Error { var errors: String }

    /// An empty folder that is removed afterwards.
    public static func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        return try body(place.path)
    }
}
