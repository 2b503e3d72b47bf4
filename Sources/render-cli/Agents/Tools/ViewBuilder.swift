import CLibrary
import Files
import Notation

/// Compiles a package's views and draws one, with the programs' words for the answer: nothing of theirs reaches the
/// server's own streams.
struct ViewBuilder {
    private let package: String
    private let turn: ToolTurn
    private let scratch: String
    /// The program that prepares and draws packages.
    private let program: String

    init(package: String, turn: ToolTurn) throws(Failure) {
        (self.package, self.turn) = (package, turn)
        let sources = try UIKitPackage(asked: nil)
        scratch = try sources.scratchFolder(asked: nil)
        let toolchain = try Toolchain()
        try turn.step(0, of: 2, "compiling the program that prepares packages")
        program = try toolchain.build("uikit", of: sources.folder, in: scratch + "/tool") { turn.isCancelled }
    }

    /// The picture of a class, and what the program said.
    func draw(_ name: String, _ options: [String]) throws(Failure) -> (file: [UInt8], notes: [String]) {
        try turn.step(1, of: 2, "compiling the package")
        // The picture lies in the folder of caches, which is the program's own.
        let picture = scratch + "/drawn-\(getpid()).png"
        defer { try? Enclosure(folder: scratch).remove(picture) }
        let words = ["draw", "--package", package, "--scratch-path", scratch, name, "-o", picture] + options
        let outcome = try Subprocess.run(
            program, words, environment: nil, limit: 4 << 20, isCancelled: { turn.isCancelled })
        let said = String(decoding: outcome.errors + outcome.output, as: UTF8.self).nonemptyLines.map(String.init)
        guard outcome.code == ExitStatus.fine else {
            let errors = said.filter { $0.firstPlace(of: "error:") != nil }
            throw Failure(
                lines: Array((errors.isEmpty ? Array(said.suffix(20)) : errors).prefix(20)), code: ExitStatus.impossible
            )
        }
        return (try FileReader.read(picture, limit: 8 << 20, flag: nil), Array(said.suffix(20)))
    }
}
