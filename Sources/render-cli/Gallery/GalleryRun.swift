import CLibrary
import Files
import LayoutDocument
import LayoutGallery
import Notation
import Synchronization

/// One run of `gallery`: files are read, drawn and described on all processors, then the page is written.
struct GalleryRun {
    private let command: GalleryCommand
    /// Which of how many parts of the files the run draws; nil for all of them.
    private let shard: (index: Int, count: Int)?
    private let painting: GalleryPainting
    private let store: ProjectStore

    init(_ command: GalleryCommand, shard: (index: Int, count: Int)?) throws(Failure) {
        self.command = command
        self.shard = shard
        let settings = command.drawing
        painting = GalleryPainting(
            site: GallerySite(command.output ?? "gallery"), settings: settings,
            cache: command.cache.map {
                GalleryCache($0, limit: max(settings.limits.pictures.pixels * 4 + 4_096, GallerySite.largestFile))
            })
        store = try ProjectStore(command.selection.project)
    }

    func run() throws {
        try painting.site.check()
        try painting.cache?.prepare()
        var inputs = try Self.inputs(of: command)
        let total = inputs.paths.count
        inputs.keep(shard)
        // 1  The screens of each file, drawn and audited.
        var passedOver = inputs.passedOver
        var names = AskedNames()
        let limit = command.drawing.limits.inputBytes
        let asked = try command.views.map { folder throws(Failure) in
            try GalleryViews(folder: folder).file(for: painting.site, limit: limit)
        }
        let isWhole = shard == nil && asked == nil
        let ofCode = isWhole ? GalleryViews.found(in: command.inputs, for: painting.site, limit: limit) : asked
        let hint = isWhole && ofCode == nil ? GalleryViews.hint(for: command.inputs) : nil
        let files = try kept(draw(inputs.paths), inputs, &names, &passedOver, beside: ofCode, hint)
        var told: Set<Notice> = []
        try Notice.say(files.flatMap(\.notices).filter { told.insert($0).inserted })
        // 2  What changed.
        var contents = GalleryContents(title: command.shownTitle, files: files)
        if let against = command.against {
            let changes = GalleryChanges(
                selection: command.selection, settings: painting.settings, site: painting.site,
                excluded: command.folders.patterns, shard: shard)
            let found = try changes.found(since: against, command.inputs)
            contents.changes = found.changes
            let isFolder = FileReader.status(against).kind == .folder
            contents.comparedWith = isFolder ? lastComponent(PathText.resolved(against) ?? against) : against
            var unread = PassedOver()
            for (file, failure) in found.uncompared {
                contents.uncompared.append(failure.lines.joined(separator: "; "))
                guard !passedOver.has(failure) else { continue }
                unread.add(failure, file: file)
                passedOver.add(failure, file: file)
            }
            contents.uncompared.sort()
            unread.say()
        }
        // 3  The page itself, or a part of it.
        try writePage(contents, names, total: total)
        // A launch screen is all that a project of code has.
        if let hint, files.reduce(0, { $0 + $1.screens.count }) < 2 { StandardStreams.say(hint) }
        try passedOver.finish()
    }

    /// The files; a project without any is told how its views of code are shown.
    private static func inputs(of command: GalleryCommand) throws(Failure) -> InputFiles {
        do { return try InputFiles(command.inputs, leavingOut: command.folders.patterns) } catch {
            throw Failure(
                lines: error.lines + (GalleryViews.hint(for: command.inputs).map { [$0] } ?? []), code: error.code)
        }
    }

    private func writePage(_ contents: GalleryContents, _ names: AskedNames, total: Int) throws(Failure) {
        let name = shard == nil ? GallerySite.page : GallerySite.part
        if let shard {
            let missing = names.missing(command.selection.askedNames)
            let part = GalleryPart(contents: contents, shard: shard, total: total, missingNames: missing)
            try painting.site.write(Array(part.json.compact.utf8), to: name)
        } else {
            try painting.site.write(Array(contents.page.html.utf8), to: name)
        }
        try painting.site.removeStale(showing: contents.addresses, written: name)
        contents.say(site: painting.site.path + "/" + name, countsDrawn: command.cache != nil)
    }

    // MARK: Files

    /// Workers take the next file: a large file keeps no other waiting.
    private func draw(_ paths: [String]) -> [Result<GalleryFile, Failure>] {
        let next = Mutex(0)
        let results = Mutex([Result<GalleryFile, Failure>?](repeating: nil, count: paths.count))
        let progress = ProgressBar(total: paths.count)
        let parts = GalleryFileReader.Parts(hasAudit: command.audit, hasInspector: command.inspector)
        let (words, names) = (command.keyWords, GalleryNames(command.inputs))
        concurrentPerform(iterations: max(1, min(paths.count, Processors.count))) { _ in
            var reader = GalleryFileReader(painting, store, command.selection, parts, words: words, names: names)
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
        }
        return results.withLock { $0.compactMap { $0 } }
    }

    /// The files that gave screens. Mistakes of named files end the run; files of folders that cannot be read are passed over.
    private func kept(
        _ results: [Result<GalleryFile, Failure>], _ inputs: InputFiles, _ names: inout AskedNames,
        _ passedOver: inout PassedOver, beside ofCode: GalleryFile?, _ hint: String?
    ) throws(Failure) -> [GalleryFile] {
        var files: [GalleryFile] = []
        var problems: [String] = []
        var unaudited = PassedOver()
        for (place, (path, result)) in zip(inputs.paths, results).enumerated() {
            switch result {
            case .success(var file):
                file.order = shard.map { place * $0.count + $0.index } ?? place
                files.append(file)
                names.merge(file.names)
                if let reason = file.unaudited { unaudited.add(reason, file: path) }
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
        unaudited.say()
        if let ofCode { files.append(ofCode) }
        // A part without a layout, or without a named scene, may have neighbours with them: 'merge' looks.
        guard shard == nil else { return files }
        if hint == nil { try passedOver.check(layouts: files.count) }
        if !files.isEmpty { try names.check(command.selection.askedNames) }
        guard files.contains(where: { !$0.screens.isEmpty }) else {
            throw Failure(lines: ["no screen to show"] + (hint.map { [$0] } ?? []), code: ExitStatus.impossible)
        }
        return files
    }
}
