import Foundation

/// Running the toolchain on the copies.
extension ShadowPackage {
    /// Runs `swift build` or `swift test` on the shadow, its output left to the terminal. Once UIKit is compiled, a build says only
    /// what is wrong, and a test what the tests say.
    /// - Returns: the exit code.
    public func swift(_ arguments: [String]) throws -> Int32 {
        for command in Self.commands(arguments, isQuiet: scratch.hasModules) {
            let code = try Toolchain.run(["swift"] + command + places)
            try checkOriginals()
            if code != 0 { return code }
        }
        return 0
    }

    /// The commands of the toolchain for one of ours. Arguments that the tests and their build share are understood by one command
    /// only, which then talks.
    static func commands(_ arguments: [String], isQuiet: Bool) -> [[String]] {
        let verb = arguments.first ?? ""
        let talking: Set<String> = ["-v", "--verbose", "-vv", "--very-verbose", "-q", "--quiet"]
        guard isQuiet, talking.isDisjoint(with: arguments) else { return [arguments] }
        if verb == "build" { return [arguments + ["--quiet"]] }
        let shared: Set<String> = [
            "-c", "--configuration", "--sanitize", "--skip-build", "list", "--enable-code-coverage",
        ]
        guard verb == "test", shared.isDisjoint(with: arguments), !arguments.contains(where: { $0.hasPrefix("-X") })
        else { return [arguments] }
        return [["build", "--build-tests", "--quiet"], arguments + ["--skip-build"]]
    }

    /// Builds the package and draws one of its classes.
    /// - Parameter arguments: of `DrawProgram`.
    /// - Returns: the exit code.
    public mutating func draw(_ arguments: [String]) throws -> Int32 {
        guard try settle(["--product", Self.drawProgram]) else { return 1 }
        for reality in realities {
            FileHandle.standardError.write(Data((displayed("uikit: " + reality.text) + "\n").utf8))
        }
        // The first build takes minutes, which the compiler's words tell; later ones say only what is wrong.
        let talk = scratch.hasModules ? ["--quiet"] : []
        let code = try Toolchain.run(
            ["swift", "build", "--product", Self.drawProgram] + talk + places, asTalk: true)
        try checkOriginals()
        guard code == 0 else { return code }
        return try Toolchain.run([scratch.build.appendingPathComponent("debug/\(Self.drawProgram)").path] + arguments)
    }

    var places: [String] { ["--package-path", folder.path, "--scratch-path", scratch.build.path] }

    /// What was built is what the files say now: an editor may have written one meanwhile.
    func checkOriginals() throws {
        for (path, bytes) in originals.sorted(by: { $0.key < $1.key })
        where FileManager.default.contents(atPath: path) != bytes {
            throw PackageDescription.Failure(description: "\(path) changed during the build; run again")
        }
    }
}
