import Foundation

/// The programs that a preparation calls: Swift's own, and nothing that a package names.
enum Toolchain {
    /// What `swift ARGUMENT...` prints.
    static func output(_ arguments: [String]) throws -> String {
        let process = try process(["swift"] + arguments)
        let pipe = Pipe()
        process.standardOutput = pipe
        var data = Data()
        try Interruption.handedOn(to: process) { data = pipe.fileHandleForReading.readDataToEndOfFile() }
        guard process.terminationStatus == 0 else {
            throw PackageDescription.Failure(
                description: "swift \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The longest output that is kept; what follows is read and dropped.
    private static let maximumOutput = 64 << 20
    /// A day, for a program that may run for as long as it wants.
    static let longest = 86_400.0
    /// The exit code that stands for a run which was ended: no signal has such a number.
    static let late: Int32 = 255

    /// What a program writes on both of its streams, and its exit code.
    /// - Parameter seconds: after which it is ended, with what it has started.
    static func result(_ words: [String], within seconds: Double = longest) throws -> (code: Int32, output: String) {
        let run = BoundedRun(
            program: try place(of: words[0]).path,
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        var data: [UInt8] = []
        let end = try run.run(Array(words.dropFirst()), within: seconds) { part in
            if data.count < maximumOutput { data += part }
        }
        let output = String(decoding: data, as: UTF8.self)
        return switch end {
        case .code(let code): (code, output)
        case .signal(let signal): (128 + signal, output)
        case .outOfTime: (late, output)
        // Half a build is no answer.
        case .interrupted: exit(128 + SIGINT)
        case .notStarted(let reason): throw PackageDescription.Failure(description: reason)
        }
    }

    /// Runs a program with the terminal's output.
    /// - Parameters:
    ///   - words: a path or a name on PATH, and the arguments.
    ///   - asTalk: whether the output goes to standard error, since standard output is for a product.
    /// - Returns: the exit code.
    static func run(_ words: [String], asTalk: Bool = false) throws -> Int32 {
        let process = try process(words)
        if asTalk { process.standardOutput = FileHandle.standardError }
        try Interruption.handedOn(to: process) {}
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Builds a program, where the linker refuses names that no library defines once more with address 0 for them: a system's
    /// library may have fewer functions than Apple's, and a call of such a function ends one run of the program.
    /// - Parameter say: gets the names.
    /// - Returns: the exit code.
    static func link(_ words: [String], _ say: (String) -> Void) throws -> Int32 {
        var (code, output) = try result(words)
        let parts = output.components(separatedBy: "undefined reference to '").dropFirst()
        let names = Set(parts.map { String($0.prefix { $0 != "'" && $0 != "\n" }) }).sorted()
        if code != 0, !names.isEmpty {
            say("not at hand, a call ends the program: \(few(names))")
            (code, output) = try result(words + ["-Xlinker", "--weak-unresolved-symbols"])
        }
        FileHandle.standardError.write(Data(output.utf8))
        return code
    }

    private static func process(_ words: [String]) throws -> Process {
        let process = Process()
        process.executableURL = try place(of: words[0])
        process.arguments = Array(words.dropFirst())
        return process
    }

    /// A program in the absolute folders of PATH: the current folder may be a stranger's.
    static func place(of program: String) throws -> URL {
        guard !program.contains("/") else { return URL(fileURLWithPath: program) }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }
        guard let found = paths.first(where: FileManager.default.isExecutableFile) else {
            throw PackageDescription.Failure(description: "there is no \(program) on PATH")
        }
        return URL(fileURLWithPath: found)
    }
}
