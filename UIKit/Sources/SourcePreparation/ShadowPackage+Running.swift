import Foundation

/// Running the toolchain on the copies.
extension ShadowPackage {
    /// Runs `swift build` or `swift test` on the shadow, its output left to the terminal. Once UIKit is compiled, a build says only
    /// what is wrong, and a test what the tests say.
    /// - Parameter product: the program that a build makes; nil for modules.
    /// - Returns: the exit code.
    public func swift(_ arguments: [String], product: URL? = nil) throws -> Int32 {
        let talking: Set<String> = ["-v", "--verbose", "-vv", "--very-verbose", "-q", "--quiet"]
        let talk = talking.isDisjoint(with: arguments) ? talk : []
        let run = { try Toolchain.run(["swift"] + arguments + talk + places) }
        let code = try arguments.first == "build" ? building(arguments, product: product, run) : run()
        try checkOriginals()
        return code
    }

    /// Has the toolchain say only what is wrong where UIKit is compiled: a build takes no minutes then that its words would tell.
    var talk: [String] { compiled != nil || scratch.hasModules ? ["--quiet"] : [] }

    /// Builds the package and draws one of its classes.
    /// - Parameter arguments: of `DrawProgram`.
    /// - Returns: the exit code.
    public mutating func draw(_ arguments: [String]) throws -> Int32 {
        let code = try buildDrawProgram()
        guard code == 0 else { return code }
        return try DrawRun(program: drawProgramPlace).run(arguments)
    }

    /// Where the program is that draws.
    var drawProgramPlace: String {
        (isOfProject ? bundleFolder.appendingPathComponent(Self.drawProgram) : linkedProgram).path
    }

    private var bundleFolder: URL { scratch.build.appendingPathComponent("bundle") }

    private static let drawProgramWords = ["build", "--product", drawProgram]

    /// The program as it was linked, which an app's bundle gets a copy of.
    private var linkedProgram: URL { scratch.build.appendingPathComponent("debug/\(Self.drawProgram)") }

    /// Builds the program that draws, with example data.
    /// - Returns: the exit code.
    mutating func buildDrawProgram() throws -> Int32 {
        // 1 the program of the run before, where nothing has changed since
        if isPruned == isKept {
            var program = exampleProgram()
            if readExamples(&program) {
                try writeExamples(program)
                if isBuilt(Self.drawProgramWords, product: linkedProgram) {
                    if isPruned { finish() }
                    return try finishDrawProgram()
                }
            }
        }
        // 2 the modules
        guard try settle(Self.allGoal) else { return 1 }
        // 3 example data
        var program = exampleProgram()
        let isKnown = readExamples(&program)
        if !isKnown {
            if !isPruned {
                let code = try Toolchain.run(["swift", "build"] + Self.allGoal + talk + places, asTalk: true)
                guard code == 0 else { return code }
            }
            guard try settle(&program) else { return 1 }
        }
        try writeExamples(program)
        // 4 the program
        let code = try building(Self.drawProgramWords, product: linkedProgram) {
            let words = ["swift"] + Self.drawProgramWords + talk + places
            return try isPruned ? Toolchain.link(words, say) : Toolchain.run(words, asTalk: true)
        }
        try checkOriginals()
        guard code == 0 else { return code }
        if !isKnown { try keepExamples(program) }
        return try finishDrawProgram()
    }

    /// Says how much of an app is drawn, and lays its bundle out.
    private func finishDrawProgram() throws -> Int32 {
        for reality in realities { say(reality.text) }
        if isOfProject { try bundle.write(linkedProgram.resolvingSymlinksInPath(), to: bundleFolder) }
        return 0
    }

    /// Where the toolchain finds the copies, writes products, and finds UIKit.
    var places: [String] {
        ["--package-path", folder.path, "--scratch-path", scratch.build.path] + (compiled?.arguments ?? [])
            + (isPruned ? appArguments : [])
    }

    /// An app's warnings are for its own build in Xcode, and nobody reads them here: thousands of them take the package manager
    /// longer than the compiler needs for the module (an app of 93 files: 14 s of 22). Its index, a sixth of the compiler's
    /// time, is for finding tests. Its lines and variables for a debugger are a tenth.
    private var appArguments: [String] {
        ["-Xswiftc", "-suppress-warnings", "-debug-info-format", "none"]
            + (sources.contains { $0.target.type == "test" } ? [] : ["--disable-index-store"])
    }

    /// What was built is what the files say now: an editor may have written one meanwhile.
    func checkOriginals() throws {
        for (path, bytes) in originals.sorted(by: { $0.key < $1.key })
        where FileManager.default.contents(atPath: path) != bytes {
            throw PackageDescription.Failure(description: "\(path) changed during the build; run again")
        }
    }
}
