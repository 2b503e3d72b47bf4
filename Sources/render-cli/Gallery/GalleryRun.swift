import CLibrary
import Files
import Findings
import LayoutAudit
import LayoutDocument
import LayoutGallery
import Notation
import Synchronization

/// One run of `gallery`: files are read, drawn and described on all processors, then the page is written.
struct GalleryRun {
    private let command: GalleryCommand
    /// The folder to write.
    private let site: String
    private let painting: GalleryPainting
    private let store: ProjectStore

    init(_ command: GalleryCommand) throws(Failure) {
        self.command = command
        let folder = command.output
        site = folder.utf8.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var settings = command.settings
        // The pictures of a page of thumbnails: a point is a pixel unless a flag says otherwise.
        settings.scale = settings.scale ?? 1
        painting = GalleryPainting(
            site: site, settings: settings,
            cache: command.cache.map { GalleryCache($0, limit: settings.limits.pixels * 4 + 4_096) })
        store = try ProjectStore(command.selection.project)
    }

    func run() throws {
        try checkFolder()
        let inputs = try InputFiles(command.inputs, leavingOut: command.folders.patterns)
        // 1  The screens of each file, drawn.
        var passedOver = inputs.passedOver
        let files = try kept(draw(inputs.paths), inputs, &passedOver)
        try Notice.say(files.reduce(into: []) { all, file in all += file.notices.filter { !all.contains($0) } })
        // 2  The variants of all files, and a picture or none of each for every screen.
        var (page, variants) = assembled(files)
        // 3  What the audit finds.
        if command.audit { try audit(&page, files, inputs.paths) }
        // 4  What changed.
        if let against = command.against {
            let changes = GalleryChanges(
                selection: command.selection, settings: painting.settings, painting: painting,
                excluded: command.folders.patterns)
            page.changes = try changes.found(since: against, command.inputs)
            page.comparedWith = against
        }
        // 5  The page itself.
        try painting.write(Array(page.html.utf8), to: "index.html")
        try removeStale(page)
        say(files, variants: variants)
        try passedOver.finish()
    }

    /// A folder with other files in it is not written into: the run removes pictures that no screen has any more.
    private func checkFolder() throws(Failure) {
        switch FileReader.status(site).kind {
        case .missing: return
        case .folder: break
        default: throw Failure.usage("\(site): is no folder")
        }
        let names = try Failure.of { () throws(FileTrouble) in try Enclosure(folder: site).names(in: site) }
        guard names.isEmpty || names.contains("index.html") && names.contains("pictures") else {
            throw Failure.usage("\(site): has files of something else; name an empty folder, or that of a gallery")
        }
    }

    // MARK: Files

    /// Each worker takes the next file, so that a large file keeps no other file waiting.
    private func draw(_ paths: [String]) -> [Result<GalleryFile, Failure>] {
        let next = Mutex(0)
        let results = Mutex([Result<GalleryFile, Failure>?](repeating: nil, count: paths.count))
        let progress = ProgressBar(total: paths.count)
        concurrentPerform(iterations: max(1, min(paths.count, Processors.count))) { _ in
            do throws(Failure) {
                var reader = try GalleryFileReader(
                    painting, store, command.selection, writesInspector: command.inspector)
                while true {
                    let place = next.withLock { next in
                        next += 1
                        return next - 1
                    }
                    guard place < paths.count else { return }
                    let result = Result { () throws(Failure) in try reader.read(paths[place]) }
                    results.withLock { $0[place] = result }
                    progress.advance(paths[place])
                }
            } catch {
                results.withLock { results in
                    for place in paths.indices where results[place] == nil { results[place] = .failure(error) }
                }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }

    /// The files that gave screens. Mistakes of named files end the run; files of folders that cannot be read are passed over.
    private func kept(
        _ results: [Result<GalleryFile, Failure>], _ inputs: InputFiles, _ passedOver: inout PassedOver
    ) throws(Failure) -> [GalleryFile] {
        var files: [GalleryFile] = []
        var names = AskedNames()
        var problems: [String] = []
        for (path, result) in zip(inputs.paths, results) {
            switch result {
            case .success(let file):
                files.append(file)
                names.merge(file.names)
            case .failure(let failure):
                guard failure.code != ExitStatus.usage else { throw failure }
                if inputs.named.contains(path) {
                    problems += failure.lines
                } else {
                    passedOver.add(failure, file: path)
                }
            }
        }
        guard problems.isEmpty else { throw Failure(lines: problems, code: ExitStatus.impossible) }
        passedOver.say()
        try passedOver.check(layouts: files.count)
        if !files.isEmpty { try names.check(command.selection.askedNames) }
        guard files.contains(where: { !$0.screens.isEmpty }) else { throw Failure("no screen to show") }
        return files
    }

    private func assembled(_ files: [GalleryFile]) -> (page: GalleryPage, variants: Int) {
        var variants = GalleryVariants()
        let drawn = files.flatMap(\.screens)
        let places = drawn.map { $0.pictures.map { variants.place(of: $0.words) } }
        let screens = zip(drawn, places).map { drawn, places in
            var screen = drawn.screen
            screen.pictures = Array(repeating: nil, count: variants.all.count)
            for (place, entry) in zip(places, drawn.pictures) { screen.pictures[place] = entry.picture }
            return screen
        }
        let (axes, values) = variants.varying
        var page = GalleryPage(title: title, axes: axes, variants: values, screens: screens)
        page.group()
        return (page, variants.all.count)
    }

    private var title: String {
        if let title = command.title { return title }
        guard command.inputs.count == 1 else { return countText(command.inputs.count, "folder") }
        let name = lastComponent(PathText.resolved(command.inputs[0]) ?? command.inputs[0])
        return name.isEmpty ? "Gallery" : name
    }

    // MARK: Findings

    private func audit(_ page: inout GalleryPage, _ files: [GalleryFile], _ paths: [String]) throws(Failure) {
        let shown = Set(page.screens.map(\.file))
        let run = AuditRun(
            files: InputFiles(found: paths.filter { shown.contains(displayName($0)) }),
            limits: painting.settings.limits, wishes: AuditWishes(), project: command.selection.project)
        let found = Dictionary(
            grouping: try run.findings(store).findings.filter { $0.severity > .information }, by: \.file)
        let scenes = Dictionary(
            files.flatMap(\.screens).map { ($0.screen.key, $0.scene) }, uniquingKeysWith: { first, _ in first })
        for place in page.screens.indices {
            let screen = page.screens[place]
            let name = scenes[screen.key].flatMap { $0.isEmpty ? nil : $0 } ?? screen.name
            let own = (found[screen.file] ?? []).filter { $0.screen == name || $0.screen.hasPrefix(name + "/") }
            let sorted = own.enumerated().sorted {
                ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
            }
            page.screens[place].remarks = sorted.map(\.element).map {
                .init(severity: $0.severity.rawValue, rule: $0.rule, message: $0.message, line: $0.line)
            }
        }
    }

    // MARK: The folder

    /// Removes pictures of former runs that the page shows no more. Nothing but files that a gallery names is removed.
    private func removeStale(_ page: GalleryPage) throws(Failure) {
        let shown = page.addresses
        try Failure.of { () throws(FileTrouble) in
            let folder = Enclosure(folder: site)
            for name in try folder.names(in: site + "/pictures") {
                let isOurs = name.hasSuffix(".png") && name.utf8.count == 36
                if isOurs, !shown.contains("pictures/" + name) { try folder.remove(site + "/pictures/" + name) }
            }
        }
    }

    private func say(_ files: [GalleryFile], variants: Int) {
        let screens = files.reduce(0) { $0 + $1.screens.count }
        let (pages, drawn) = (files.reduce(0) { $0 + $1.pages }, files.reduce(0) { $0 + $1.drawn })
        let warnings = files.reduce(0) { $0 + $1.warnings }
        var line =
            "\(countText(screens, "screen")) in \(countText(variants, "variant")), \(countText(pages, "picture"))"
        if command.cache != nil { line += ", \(drawn) of them drawn" }
        if warnings > 0 { line += "; \(countText(warnings, "warning")) about layouts, which 'check' names" }
        StandardStreams.say(line)
        StandardStreams.sayWritten([site + "/index.html"])
    }
}
