import ArgumentParser
import InterfaceBuilder
import LayoutDocument
import LayoutEngine

/// `check`: prints diagnostics and failed expectations; draws nothing.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report conflicts, ambiguous frames and expectations that do not hold.",
        discussion: """
              render-cli check tree.json
              render-cli check fixtures/scenes --device iPhoneSe
              render-cli check --coverage Storyboards/

            A file in a folder that cannot be read is named and passed over; one of somebody else, such as a macOS \
            storyboard or package.json, does not count. \
            Exit code 0: nothing found; 1: something found; 2: a file could not be read.
            """)

    @Argument(
        help: ArgumentHelp("tree.json, .xib and .storyboard files, folders, or '-'.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Flag(help: "Say how many Interface Builder files were understood wholly, and what was ignored.")
    var coverage = false

    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup var limitOptions: LimitOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
        let files = try InputFiles(inputs, leavingOut: folders.patterns)
        if coverage {
            files.passedOver.say()
            return try CoverageReport(files: files.paths, limits: limitOptions.limits).print()
        }
        var loader = InputLoader(
            selection: selection, limits: limitOptions.limits, takesStates: true, takesSteps: true)
        let pages = try loader.pages(of: files)
        var found = loader.defects
        var pictures: Set<String> = []
        var explained = ""
        for page in pages {
            let (count, kinds) = try Self.check(page, &pictures, limitOptions.limits)
            found += count
            // One line per file: the command explains all pages of the file.
            guard explained != page.input, let line = ExplainLine(page, selection.flags).defects(kinds) else {
                continue
            }
            explained = page.input
            try StandardStreams.print(line)
        }
        let noun = pages.count == 1 ? "page" : "pages"
        StandardStreams.say(
            "\(pages.count) \(noun) checked, " + (found == 0 ? "nothing found" : "\(found) found")
                + loader.passedOver.counts)
        try loader.passedOver.finish()
        if found > 0 { throw ExitCode(ExitStatus.found) }
    }

    /// Prints the findings of one page; returns their number and the kinds of the layout's defects.
    /// - Parameter pictures: messages about pictures printed so far, since several pages show the same pictures.
    private static func check(_ page: Page, _ pictures: inout Set<String>, _ limits: Limits) throws -> (
        found: Int, kinds: [LayoutDiagnostic.Kind]
    ) {
        let report = FramesReport(page)
        let file = displayName(page.input)
        let findings = page.findings(in: report.layout)
        for diagnostic in findings {
            let words = DiagnosticText(scene: report.scene, diagnostic: diagnostic)
            try StandardStreams.print(
                "\(words.place(in: file)): \(report.scene.id): \(diagnostic.kind.rawValue): \(words.message)")
            for constraint in words.constraints(file: file) { try StandardStreams.print("    \(constraint)") }
        }
        let failures = page.failures(in: report.scene, report.layout)
        for failure in failures {
            try StandardStreams.print(
                "\(file):\(failure.line):\(failure.column): \(report.scene.id): expected: \(failure.message)")
        }
        let cuts = page.translations.lines(report.scene, report.layout, file: file)
        for line in cuts { try StandardStreams.print(line) }
        let files = ImageFiles(for: page, report.scene.tree, report.layout, scale: 1, limits: limits)
        let broken = files.notices.filter { pictures.insert($0).inserted }
        for line in broken { try StandardStreams.print(line) }
        let count = findings.reduce(0) { $0 + $1.count } + failures.count + cuts.count + broken.count
        return (count, findings.map(\.kind))
    }
}
