import ArgumentParser
import LayoutDiff
import Notation

/// `approve`: the actual files of the last run become the references.
struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Take over what the last test run made as the new references.",
        discussion: """
              render-cli approve --all
              render-cli approve hotel.iPhone8.base
              render-cli approve fixtures/scenes/hotel.json

            A name is a page's name, a file, or a reference's path, as 'test' prints them.
            Exit code 0: taken over; 1: nothing to take over; 2: could not; 64: wrong usage.
            """)

    @Argument(help: ArgumentHelp("Which pages.", valueName: "name"))
    var names: [String] = []

    @Flag(help: "All that failed or has no reference yet.")
    var all = false

    @Option(help: ArgumentHelp("Where the last run kept its files.", valueName: "folder"))
    var artifacts: String?

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if names.isEmpty != all { throw ValidationError("name pages, or say --all") }
    }

    func run() throws {
        let folder = LastRun.folder(artifacts)
        let reports = try LastRun.reports(in: folder)
        guard !reports.isEmpty else {
            throw Failure("\(folder): no test run kept anything here; run 'render-cli test' first")
        }
        var taken: [String] = []
        var met: Set<String> = []
        var known: [String] = []
        for result in reports.flatMap(\.cases) {
            for snapshot in result.snapshots where !snapshot.actual.isEmpty {
                let wanted = [result.name, result.file, snapshot.path]
                if known.last != result.name { known.append(result.name) }
                guard all || names.contains(where: wanted.contains) else { continue }
                met.formUnion(wanted)
                let bytes = try FileReader.read(snapshot.actual, limit: 256 << 20, flag: "max-input")
                try SnapshotPath.write(bytes, to: snapshot.path)
                taken.append(snapshot.path)
                try StandardStreams.print("approved  \(snapshot.path)")
            }
        }
        try RendererMark.keep(for: taken.filter { fileExtension($0) == "png" })
        for name in names where !met.contains(name) {
            let hint = known.isEmpty ? "" : UnknownWord.hint(name, among: known, called: "pages to approve")
            StandardStreams.sayError("nothing to approve: \(escapedForDisplay(name, limit: 4_096))\(hint)")
        }
        if taken.isEmpty || names.contains(where: { !met.contains($0) }) { throw ExitCode(ExitStatus.found) }
    }
}
