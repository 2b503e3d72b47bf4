import Files
import LayoutGallery

/// Reads, draws, audits and describes one file after the other; one for each thread.
struct GalleryFileReader: ~Copyable {
    private let painting: GalleryPainting
    private let planner: GalleryPlanner
    private let store: ProjectStore
    private let parts: Parts
    private let words: [(String, String)]
    private let names: GalleryNames
    /// Made for the first picture that is drawn.
    private var painter: Painter?

    /// What is made of a file beside its pictures.
    struct Parts: Sendable {
        var hasAudit: Bool
        var hasInspector: Bool
    }

    /// - Parameter words: all that decides what is said of a file, beside the file and its project, as labels and values.
    init(
        _ painting: GalleryPainting, _ store: ProjectStore, _ selection: SelectionOptions, _ parts: Parts,
        words: [(String, String)], names: GalleryNames
    ) {
        (self.painting, self.store, self.parts, self.words) = (painting, store, parts, words)
        self.names = names
        planner = GalleryPlanner(
            selection: selection, limits: painting.settings.limits, store: store, names: names,
            hasKeys: painting.cache != nil)
    }

    /// The file with its pictures and its inspector's page in the folder of the gallery: taken from the cache as a whole, or
    /// made of the file's pages, of which the cache may have pictures.
    mutating func read(_ file: String) throws(Failure) -> GalleryFile {
        let limits = painting.settings.limits
        let bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
        guard let cache = painting.cache,
            let key = GalleryFileKey(
                file, bytes, store, limits, words: words + [("name", names.name(of: file))])
        else {
            return try make(file, bytes).record.file
        }
        // 1  What an earlier run made.
        switch cache.firstLook(key.first) {
        case .foreign(let failure): throw failure
        case .questions(let questions):
            if let second = key.second(questions), let record = cache.record(second),
                try painting.restore(record, of: names.name(of: file), second)
            {
                return record.file
            }
        case nil: break
        }
        // 2 The screens of this run, kept for later runs.
        let made: Made
        do throws(Failure) {
            made = try make(file, bytes)
        } catch {
            if error.foreign != nil { cache.keep(.foreign(error), key.first) }
            throw error
        }
        // A file that was saved meanwhile may have been audited as it is now.
        let now = try? FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
        guard now == bytes else { return made.record.file }
        cache.keep(.questions(made.questions), key.first)
        if let second = key.second(made.questions) { cache.keep(made.record, inspector: made.inspector, second) }
        return made.record.file
    }

    // MARK: Making

    private struct Made {
        var record = GalleryRecord()
        var questions: ProjectQuestions
        /// The inspector's page.
        var inspector: [UInt8]?
    }

    private mutating func make(_ file: String, _ bytes: [UInt8]) throws(Failure) -> Made {
        // 1  The screens with their pages.
        let planned = try planner.planned(file, bytes)
        var made = Made(questions: planned.questions)
        (made.record.file.notices, made.record.file.names) = (planned.notices, planned.names)
        // 2  The pictures.
        for plan in planned.plans {
            var drawn = GalleryFile.Drawn(screen: plan.screen, scene: plan.scene)
            for (words, page) in plan.pages { drawn.pictures.append((words, try paint(page, &made.record))) }
            for page in plan.states {
                drawn.screen.states.append(.init(name: page.galleryState, picture: try paint(page, &made.record)))
            }
            made.record.file.screens.append(drawn)
        }
        // 3  What the audit finds.
        if parts.hasAudit, !planned.plans.isEmpty { audit(file, &made.record.file) }
        // 4  The inspector's page.
        guard parts.hasInspector,
            let inspector = try GalleryInspector(planned.plans, settings: painting.settings)
        else { return made }
        let page = Array(inspector.page.html.utf8)
        try painting.site.write(page, to: inspector.address)
        (made.inspector, made.record.inspectorBytes) = (page, page.count)
        for place in planned.plans.indices {
            made.record.file.screens[place].screen.inspector = inspector.addresses[place]
        }
        return made
    }

    private mutating func paint(
        _ page: Page, _ record: inout GalleryRecord
    ) throws(Failure) -> GalleryScreen.Picture {
        let made = try painting.picture(of: page, &painter)
        record.file.pages += 1
        record.file.drawn += made.isDrawn ? 1 : 0
        record.file.warnings += made.warnings
        if let kept = made.kept { record.pictures[made.picture.address] = kept }
        return made.picture
    }

    private func audit(_ file: String, _ result: inout GalleryFile) {
        let found = GalleryRemarks(file, painting.settings.limits, store)
        result.unaudited = found.failure
        for place in result.screens.indices {
            let drawn = result.screens[place]
            result.screens[place].screen.remarks = found.remarks(of: drawn.screen, scene: drawn.scene)
        }
    }
}
