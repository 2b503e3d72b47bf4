import Foundation

/// The programs that a preparation calls: Swift's own, and nothing that a package names.
enum Toolchain {
    /// What `swift ARGUMENT...` prints.
    static func output(_ arguments: [String]) throws -> String {
        let process = process(["swift"] + arguments)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw PackageDescription.Failure(
                description: "swift \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Runs a program with the terminal's output.
    /// - Parameter asTalk: whether the output goes to standard error, since standard output is for a product.
    /// - Returns: the exit code.
    static func run(_ words: [String], asTalk: Bool = false) throws -> Int32 {
        let process = process(words)
        if asTalk { process.standardOutput = FileHandle.standardError }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static func process(_ words: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        return process
    }
}
