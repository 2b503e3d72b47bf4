import LayoutGallery
import LayoutInspector

/// The screens of one file, drawn: what a worker of the gallery makes.
struct GalleryFile: Sendable {
    /// A screen with its pictures, before the variants of all files are known.
    struct Drawn: Sendable {
        var screen: GalleryScreen
        /// The id of the scene in its file; empty for a tree.json.
        var scene: String
        /// The words of each variant, one for each axis, with the picture.
        var pictures: [(words: [String], picture: GalleryScreen.Picture)] = []
    }

    /// The place of the file among all files of the gallery.
    var order = 0
    /// In the order in which a user of the app meets the screens.
    var screens: [Drawn] = []
    var notices: [Notice] = []
    /// The names in the flags that the file has.
    var names = AskedNames()
    /// Pages, and those of them that were drawn anew.
    var pages = 0
    var drawn = 0
    /// Warnings about the layouts, on all pages.
    var warnings = 0
}

/// Reads, draws and describes one file after the other; one for each thread.
struct GalleryFileReader: ~Copyable {
    let painting: GalleryPainting
    let planner: GalleryPlanner
    let writesInspector: Bool
    private var painter: Painter

    init(
        _ painting: GalleryPainting, _ store: ProjectStore, _ selection: SelectionOptions, writesInspector: Bool
    ) throws(Failure) {
        self.painting = painting
        planner = GalleryPlanner(
            selection: selection, limits: painting.settings.limits, store: store, hasKeys: painting.cache != nil)
        self.writesInspector = writesInspector
        painter = try Painter(painting.settings)
    }

    mutating func read(_ file: String) throws(Failure) -> GalleryFile {
        var result = GalleryFile()
        // 1  The screens with their pages.
        let planned = try planner.planned(file)
        (result.notices, result.names) = (planned.notices, planned.names)
        // 2  The pictures.
        for plan in planned.plans {
            var drawn = GalleryFile.Drawn(screen: plan.screen, scene: plan.scene)
            for (words, page) in plan.pages { drawn.pictures.append((words, try paint(page, &result))) }
            for page in plan.states {
                drawn.screen.states.append(.init(name: page.galleryState, picture: try paint(page, &result)))
            }
            result.screens.append(drawn)
        }
        // 3  The inspector's page.
        if writesInspector { try inspect(planned.plans, file, &result) }
        return result
    }

    private mutating func paint(_ page: Page, _ result: inout GalleryFile) throws(Failure) -> GalleryScreen.Picture {
        let made = try painting.picture(of: page, &painter)
        result.pages += 1
        result.drawn += made.isDrawn ? 1 : 0
        result.warnings += made.warnings
        return made.picture
    }

    // MARK: The inspector

    private func inspect(_ plans: [GalleryPlan], _ file: String, _ result: inout GalleryFile) throws(Failure) {
        guard let made = try GalleryInspector(plans, file, settings: painting.settings) else { return }
        try painting.site.write(Array(made.page.html.utf8), to: made.address)
        for place in plans.indices { result.screens[place].screen.inspector = made.addresses[place] }
    }
}

/// The inspector's page of a file, with all screens and states of the first variant.
struct GalleryInspector {
    let page: InspectorPage
    /// The file of the page, relative to the gallery's page.
    let address: String
    /// The address of each screen on the page; empty for a screen without a page.
    let addresses: [String]

    /// Nil for a file with more views than the inspector takes.
    init?(_ plans: [GalleryPlan], _ file: String, settings: RenderSettings) throws(Failure) {
        let shown = Self.pages(of: plans)
        addresses = Self.addresses(plans, file, settings: settings)
        guard addresses.contains(where: { !$0.isEmpty }) else { return nil }
        page = try InspectRun(shown, settings: settings).page
        address = GallerySite.inspectorPage(of: file)
    }

    /// The same addresses without the page.
    static func addresses(_ plans: [GalleryPlan], _ file: String, settings: RenderSettings) -> [String] {
        let shown = pages(of: plans)
        guard shown.reduce(0, { $0 + $1.itemCount }) <= settings.limits.inspectedViews else {
            return plans.map { _ in "" }
        }
        let ids = PageChoices(shown).ids
        return plans.map { plan in
            guard let own = plan.pages.first?.page,
                let index = shown.firstIndex(where: { $0.sceneID == own.sceneID && $0.galleryKey == own.galleryKey })
            else { return "" }
            return GallerySite.inspectorPage(of: file) + "#page=" + ReportInspector.encoded(ids[index])
        }
    }

    private static func pages(of plans: [GalleryPlan]) -> [Page] {
        plans.flatMap { plan in (plan.pages.first.map { [$0.page] } ?? []) + plan.states }
    }
}
