import CLibrary
import Files
import Notation

/// Compiles packages' views and draws one, with the programs' words for the answer: nothing of theirs reaches the
/// server's own streams.
///
/// A class, since UIKit is looked for once a server.
final class ViewBuilds {
    private let sources: UIKitPackage
    /// UIKit and the program that prepares and draws packages; nil before the first call.
    private var compiled: CompiledUIKit?

    init(_ sources: UIKitPackage) { self.sources = sources }

    /// The picture of a class, and what a person should know of it.
    /// - Parameter package: the folder of the package, absolute.
    func draw(
        _ name: String, of package: String, _ options: [String], _ turn: ToolTurn
    ) throws(Failure) -> (file: [UInt8], notes: [String]) {
        let scratch = try sources.scratchFolder(asked: nil)
        let compiled = try compiledUIKit(in: scratch, turn)
        try turn.step(1, of: 2, "compiling the package")
        // The picture lies in the folder of caches, which is the program's own.
        let picture = scratch + "/drawn-\(getpid()).png"
        defer { try? Enclosure(folder: scratch).remove(picture) }
        let words =
            ["draw", "--package", package] + compiled.arguments(scratch: scratch) + [name, "-o", picture] + options
        let outcome = try compiled.program.outcome(of: words, limit: 4 << 20, isCancelled: { turn.isCancelled })
        let said = String(decoding: outcome.errors + outcome.output, as: UTF8.self).nonemptyLines.map(String.init)
        guard outcome.code == ExitStatus.fine else {
            let errors = said.filter { $0.firstPlace(of: "error:") != nil && !$0.hasPrefix(" ") }
            throw Failure(
                lines: Array((errors.isEmpty ? Array(said.suffix(20)) : errors).prefix(20)), code: ExitStatus.impossible
            )
        }
        return (try FileReader.read(picture, limit: 8 << 20, flag: nil), Self.notes(said, package))
    }

    private func compiledUIKit(in scratch: String, _ turn: ToolTurn) throws(Failure) -> CompiledUIKit {
        if let compiled, FileReader.status(compiled.program.path).kind == .regular { return compiled }
        try turn.step(0, of: 2, "looking for a compiled UIKit, which is compiled where there is none")
        let words = Toolchain.Words.kept(isCancelled: { turn.isCancelled })
        let found = try CompiledUIKit(of: sources, scratch: scratch, try Toolchain(), words)
        compiled = found
        return found
    }

    /// What UIKit says of the view, and the compiler's warnings about the package's own files.
    private static func notes(_ said: [String], _ package: String) -> [String] {
        let own = said.filter { line in
            line.hasPrefix("uikit: ") || line.hasPrefix("UIKit: ")
                || line.hasPrefix(package + "/") && line.firstPlace(of: ": warning: ") != nil
        }
        return Array(own.prefix(20))
    }
}
