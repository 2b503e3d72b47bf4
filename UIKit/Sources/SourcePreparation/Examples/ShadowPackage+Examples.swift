import Foundation

/// Example data for the classes of a package or a project.
extension ShadowPackage {
    /// Rounds in which the compiler is asked for what was made up.
    private static let exampleRounds = 12

    /// The file in which a person writes examples, below the folder of the package or the project.
    static let examplesPath = "Layout/Examples.swift"

    private struct KeptExamples: Codable {
        var key: String
        var refused: [String: Int]
    }

    private var keptExamplesPlace: URL { folder.appendingPathComponent("examples.json") }

    /// A person's file of examples: in the folder of the project, else in that of the clone.
    private var ownExamples: (path: String, text: String)? {
        for place in [examplesFolder, package] {
            let file = place.appendingPathComponent(Self.examplesPath)
            let real = file.resolvingSymlinksInPath().path
            guard real.hasPrefix(package.resolvingSymlinksInPath().path + "/"),
                let data = FileManager.default.contents(atPath: file.path), data.count < 4 << 20
            else { continue }
            return (file.path, String(decoding: data, as: UTF8.self))
        }
        return nil
    }

    /// The sources that give example data, as far as the texts say.
    func exampleProgram() -> ExampleProgram {
        let files = sources.filter { $0.target.type != "test" }.flatMap { module in
            zip(module.files, module.texts).map { file, text in
                (SourceOutline.declarations(of: prunings[file.path]?.apply() ?? text), module.target.name)
            }
        }
        let own = Set(sources.map(\.target.name))
        let imports = Set(sources.flatMap(\.imports))
        let provided = ProvidedModules.products(for: imports, beside: own).filter { $0.hasPrefix("Apple") }
        return ExampleProgram(files, modules: modules, imports: provided, own: ownExamples)
    }

    /// Asks the compiler, and writes what it refuses in another way.
    /// - Returns: whether all compiles.
    mutating func settle(_ program: inout ExampleProgram) throws -> Bool {
        let call = try CompilerCall(of: Self.drawProgram, in: scratch.build)
        let files = ["main.swift"] + ExampleProgram.names
        for round in 0..<Self.exampleRounds {
            try writeExamples(program)
            let said = try call.typeCheck(files.map { examplePlace($0).path })
            guard said.contains(where: \.isError) else { return true }
            let isAnswered = program.answer(
                said, made: examplePlace(ExampleProgram.madeName).path,
                previews: examplePlace(ExampleProgram.previewsName).path, atOnce: round > Self.exampleRounds / 2)
            guard !isAnswered else { continue }
            let ownPath = ownExamples?.path
            if said.contains(where: { $0.isError && $0.path == ownPath }) {
                for message in said where message.isError {
                    let line = "\(message.path):\(message.line):\(message.column): error: \(message.message)"
                    FileHandle.standardError.write(Data((displayLine(line) + "\n").utf8))
                }
                return false
            }
            break
        }
        // Without examples the classes are drawn as they are made.
        let first = try call.typeCheck(files.map { examplePlace($0).path }).first { $0.isError }
        say("no example data: the compiler refuses it: \(first?.message ?? "")")
        program = ExampleProgram([], modules: [], imports: [], own: nil)
        try writeExamples(program)
        return true
    }

    // MARK: The run before

    private var examplesKey: String { StableHash(of: key + (ownExamples?.text ?? "")).digits }

    /// Takes what the compiler refused in the run before, if nothing changed since.
    func readExamples(_ program: inout ExampleProgram) -> Bool {
        guard let kept = KeptExamples.kept(at: keptExamplesPlace), kept.key == examplesKey else { return false }
        program.take(kept.refused)
        return true
    }

    func keepExamples(_ program: ExampleProgram) throws {
        try KeptExamples(key: examplesKey, refused: program.refused).keep(at: keptExamplesPlace)
    }
}
