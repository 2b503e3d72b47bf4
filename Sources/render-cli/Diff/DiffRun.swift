import LayoutAudit
import LayoutDiff
import LayoutDocument
import LayoutRender
import Notation
import PictureDiff
import Regression

/// The state of one `diff`: the comparisons in their order, and the outputs.
struct DiffRun {
    private let command: DiffCommand
    private var entries: [Entry] = []
    private var notices: [Notice] = []
    private var names = AskedNames()
    /// Whether the files were found in folders or revisions.
    private var isSearched = false
    /// The command that explains the first change of a layout that is on the disk.
    private var explanation: String?
    /// Files of folders and revisions that are no layouts of this program.
    private(set) var passedOver: PassedOver
    private var uncompared = UncomparedFiles()

    private enum Entry {
        case layout(ComparedPage)
        /// The difference is nil for files with equal bytes.
        case picture(PictureFiles, PictureDifference?)
        /// A picture or drawing that one side lacks, or an SVG compared as text.
        case other(name: String, text: String, isFound: Bool)
    }

    init(command: DiffCommand, passedOver: PassedOver) {
        self.command = command
        self.passedOver = passedOver
    }

    /// Whether there is any visible difference.
    var hasFound: Bool {
        entries.contains { entry in
            switch entry {
            case .layout(let page): page.scene.isVisual
            case .picture(_, let difference): difference.map { !$0.isTolerated } ?? false
            case .other(_, _, let isFound): isFound
            }
        }
    }

    /// Compares all pairs; an unreadable pair is skipped unless the command line names the files. Git shows no further file
    /// after a driver that fails.
    mutating func compare(_ pairs: [FilePair]) throws(Failure) {
        var compared = 0
        if pairs.isEmpty, command.gitDriver { uncompared.addRemoved(command.inputs[0]) }
        isSearched = pairs.contains { !$0.isNamed }
        for pair in pairs {
            do {
                try compare(pair)
                compared += 1
            } catch {
                guard !pair.isNamed || command.gitDriver, error.code != ExitStatus.usage else { throw error }
                if error.foreign == nil || command.gitDriver {
                    uncompared.add(pair, error, limit: command.settings.limits.inputBytes)
                }
                if !command.gitDriver { passedOver.add(error, file: pair.name) }
            }
        }
        passedOver.say()
        try passedOver.check(layouts: compared)
        if compared > 0 { try names.check(command.selection.askedNames) }
    }

    private mutating func compare(_ pair: FilePair) throws(Failure) {
        let kind = DiffFile.kind((pair.after ?? pair.before)?.path ?? pair.name)
        switch kind {
        case .layout:
            var comparison = LayoutComparison(
                selection: command.selection, limits: command.settings.limits, ignored: command.tolerance.views,
                agreesOnRecords: true)
            if try command.comparesReleases() { comparison.releases = try command.selection.namedReleases() }
            let pages = try comparison.compare(pair)
            if let after = pair.after, after.bytes == nil {
                for page in pages where explanation == nil {
                    explanation = page.explanation(comparison.newSelection.flags)
                }
            }
            entries += pages.map { .layout($0) }
            notices += comparison.notices
            names.merge(comparison.names)
        case .png where pair.before != nil && pair.after != nil:
            let files = PictureFiles(
                pair: pair, options: command.tolerance.pictures, limits: command.settings.limits)
            entries.append(.picture(files, try files.compare()))
        case .png, .svg:
            let found = try TextComparison.compare(pair, limit: command.settings.limits.inputBytes)
            entries.append(.other(name: pair.name, text: found.text, isFound: found.isDifferent))
        case nil:
            throw Failure.usage("\(pair.name): diff compares .json, .xib, .storyboard, .png and .svg files")
        }
    }

    // MARK: Products

    func writeProducts() throws(Failure) {
        let writer = FileWriter(inputs: command.inputs, .remade)
        if let path = command.output { try writePictures(path, writer) }
        if let path = command.files.path(as: .json) { try writer.write(Array(try document.text.utf8), to: path) }
        if let path = command.files.path(as: .markdown) {
            try writer.write(Array(try markdown.utf8), to: path)
        }
        if let path = command.files.path(as: .html) { try writePage(path, writer) }
    }

    private func writePictures(_ path: String, _ writer: FileWriter) throws(Failure) {
        var writer = writer
        let template = try OutputTemplate(path, format: nil, asksForFilm: command.film.isAskedFor)
        var painter = try DifferencePainter(command.settings)
        let subjects = changedEntries.compactMap { entry -> (any OutputSubject, String)? in
            switch entry {
            case .layout(let page): (page.page, page.page.input)
            case .picture(let files, _): (files.pair, files.pair.name)
            case .other: nil
            }
        }
        var outputs = OutputPaths(subjects, [template.name])
        try Notice.say(outputs.notices)
        var targets: [String] = []
        for (index, entry) in changedEntries.enumerated() {
            switch entry {
            case .layout(let page): targets.append(try outputs.path(of: page.page, at: index, template.name))
            case .picture(let files, _): targets.append(try outputs.path(of: files.pair, at: index, template.name))
            case .other: targets.append("")
            }
        }
        for target in targets where !target.isEmpty { try writer.check(target, madeBy: template.name) }
        var written: [String] = []
        for (entry, target) in zip(changedEntries, targets) {
            switch entry {
            case .layout(let page):
                guard let bytes = try painter.paint(page, as: template.kind, command.film.timing) else { continue }
                try writer.write(bytes, to: target)
            case .picture(let files, let difference):
                guard let difference else { continue }
                switch template.kind {
                case .picture: try writer.write(try files.panels(difference), to: target)
                case .film(let format):
                    try writer.write(
                        try painter.paint(try files.film(), named: files.pair.name, as: format, command.film.timing),
                        to: target)
                }
            case .other: continue
            }
            written.append(target)
        }
        StandardStreams.sayWritten(written)
        let reason = uncompared.isEmpty ? PictureFiles.noVisualChange : "nothing to draw"
        if written.isEmpty { StandardStreams.say("\(reason): \(path) was not written") }
    }

    private var changedEntries: [Entry] {
        entries.filter { entry in
            switch entry {
            case .layout(let page): page.scene.isVisual
            case .picture(_, let difference): (difference?.pixels ?? 0) > 0
            case .other(_, _, let isFound): isFound
            }
        }
    }

    private var scenes: [SceneDifference] {
        entries.compactMap { if case .layout(let page) = $0 { page.scene } else { nil } }
    }

    /// What becomes of the screens in the newer of two releases; nil for another comparison.
    private var releases: ReleaseSummary? {
        get throws(Failure) {
            guard try command.comparesReleases() else { return nil }
            let named = try command.selection.namedReleases()
            return ReleaseSummary(
                from: named[0], to: named[1],
                screens: entries.compactMap { entry in
                    guard case .layout(let page) = entry else { return nil }
                    return ReleaseChange(page.scene, defects: page.defects)
                })
        }
    }

    private var lines: [String] {
        entries.compactMap { entry in
            switch entry {
            case .layout: nil
            case .picture(let files, let difference):
                "\(files.pair.name): \(difference?.text ?? PictureFiles.noVisualChange)"
            case .other(let name, let text, _): "\(name): \(text)"
            }
        } + uncompared.lines
    }

    private var markdown: String {
        get throws(Failure) {
            var text = try releases?.markdown ?? ""
            text += scenes.isEmpty ? "" : scenes.markdown
            for line in lines { text += "- " + markdownText(line) + "\n" }
            return text
        }
    }

    /// The report, and beside it the inspector's page of the layouts that changed and still are.
    private func writePage(_ path: String, _ writer: FileWriter) throws(Failure) {
        var cases = try cases()
        if command.beside.inspector, let place = ReportInspector.path(beside: path) {
            try writer.check(place)
            let targets = entries.map { entry -> ReportInspector.Target? in
                guard case .layout(let page) = entry, page.scene.isVisual, page.after?.trace != nil else { return nil }
                let moved = page.scene.difference.views.first { $0.isVisual && $0.absoluteFrame.after != nil }
                return .init(page: page.page, view: moved?.identifier)
            }
            let inspector = try ReportInspector(targets, path: place, settings: command.settings)
            try Notice.say(inspector.notices)
            try inspector.write(to: place, writer)
            for (index, link) in inspector.links.enumerated() { cases[index].inspector = link ?? "" }
        }
        var report = ReportPage(title: "Layout difference", cases: cases, words: .difference)
        if let releases = try releases {
            report.title = "\(releases.before) -> \(releases.after.version)"
            report.captions = ("\(releases.before)", "\(releases.after)")
            report.notes = releases.lines
        }
        try writer.write(Array(report.html.utf8), to: path)
    }

    private func cases() throws(Failure) -> [ReportCase] {
        let pages = entries.compactMap { if case .layout(let page) = $0 { page } else { nil } }
        var painted = try DifferencePainter.reportCases(pages, command.settings)[...]
        let comparesReleases = try releases != nil
        var cases: [ReportCase] = []
        for entry in entries {
            switch entry {
            case .layout(let page):
                guard var next = painted.popFirst() else { continue }
                if comparesReleases {
                    next.details.insert(
                        contentsOf: ReleaseSummary.lines(of: ReleaseChange(page.scene, defects: page.defects)), at: 0)
                }
                cases.append(next)
            case .picture(let files, let difference): cases.append(try files.reportCase(difference))
            case .other(let name, let text, let isFound):
                cases.append(ReportCase(name: name, status: isFound ? .failed : .passed, message: text))
            }
        }
        return cases + uncompared.cases
    }

    /// The report for machines.
    private var document: JSONValue {
        get throws(Failure) {
            let releases = try releases.map { [JSONValue.Member("releases", $0.json)] } ?? []
            return .object(
                [
                    .init("changed", .bool(hasFound || !uncompared.isEmpty)),
                    .init("uncompared", uncompared.json),
                    .init("scenes", .array(scenes.map(\.json))),
                    .init("pictures", .array(entries.compactMap(pictureJSON))),
                ] + releases)
        }
    }

    func report() throws(Failure) {
        try Notice.say(notices)
        switch command.format {
        case .text: break
        case .json: return try StandardStreams.write(try document.text.utf8)
        case .markdown: return try StandardStreams.write(try markdown.utf8)
        }
        // Git prints nothing of its own before a driver's output, so the first line names the file.
        var lines = command.gitDriver ? ["layout of \(command.inputs[0])"] : []
        lines += command.gitDriver ? [] : onlyFile.map { [$0] } ?? []
        lines += scenes.isEmpty ? [] : StandardStreams.lines(of: scenes.text(isWhole: Talk.isVerbose))
        lines += entries.isEmpty && uncompared.isEmpty ? ["no visual change"] : self.lines
        lines += try releases?.lines ?? []
        if let explanation, !command.gitDriver { lines.append(explanation) }
        try StandardStreams.print(report: lines)
    }

    /// The file of all changes, where the command line did not name the file.
    private var onlyFile: String? {
        let files = Set(scenes.filter(\.isVisual).compactMap(\.words.first))
        return files.count == 1 && isSearched && Set(scenes.compactMap(\.words.first)).count == 1 ? files.first : nil
    }

    private func pictureJSON(_ entry: Entry) -> JSONValue? {
        switch entry {
        case .layout: return nil
        case .other(let name, let text, let isFound):
            return .object([
                .init("name", .string(name)), .init("changed", .bool(isFound)), .init("summary", .string(text)),
            ])
        case .picture(let files, let difference): return files.json(difference)
        }
    }
}
