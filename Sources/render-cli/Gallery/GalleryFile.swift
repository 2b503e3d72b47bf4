import LayoutDocument
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
    let store: ProjectStore
    let selection: SelectionOptions
    let writesInspector: Bool
    private var painter: Painter

    init(
        _ painting: GalleryPainting, _ store: ProjectStore, _ selection: SelectionOptions, writesInspector: Bool
    ) throws(Failure) {
        self.painting = painting
        self.store = store
        self.selection = selection
        self.writesInspector = writesInspector
        painter = try Painter(painting.settings)
    }

    mutating func read(_ file: String) throws(Failure) -> GalleryFile {
        var result = GalleryFile()
        // 1  The pages of each wish, by screen.
        var screens = try planned(file, &result)
        // 2  What the file says of the screens, and their order.
        if InputLoader.isInterfaceBuilder(file), let facts = GalleryFacts(file, limits: painting.settings.limits) {
            facts.describe(&screens.plans)
        }
        // 3  The pictures.
        for plan in screens.plans {
            var drawn = GalleryFile.Drawn(screen: plan.screen, scene: plan.scene)
            if let page = plan.pages.first?.page { drawn.screen.texts = page.makeScene().tree.shownTexts }
            for (words, page) in plan.pages { drawn.pictures.append((words, try paint(page, &result))) }
            for page in plan.states {
                let name = page.step == "base" ? page.state : "step \(page.step)"
                drawn.screen.states.append(.init(name: name, picture: try paint(page, &result)))
            }
            result.screens.append(drawn)
        }
        // 4  The inspector's page.
        if writesInspector { try inspect(screens.plans, file, &result) }
        return result
    }

    private mutating func paint(_ page: Page, _ result: inout GalleryFile) throws(Failure) -> GalleryScreen.Picture {
        let made = try painting.picture(of: page, &painter)
        result.pages += 1
        result.drawn += made.isDrawn ? 1 : 0
        result.warnings += made.warnings
        return made.picture
    }

    // MARK: Pages

    private struct Screens {
        var plans: [GalleryPlan] = []
        var places: [String: Int] = [:]
    }

    private func planned(_ file: String, _ result: inout GalleryFile) throws(Failure) -> Screens {
        var loader = InputLoader(
            selection: selection, limits: painting.settings.limits, takesStates: true, takesSteps: true, projects: store
        )
        loader.hashesInputs = painting.cache != nil
        var screens = Screens()
        for (number, wish) in GalleryVariants.wishes(selection).enumerated() {
            loader.selection.devices = wish.devices
            loader.selection.traits = wish.traits
            loader.selection.locales = wish.locales
            loader.selection.ios = wish.ios
            let pages = try loader.load(file)
            for page in pages where Self.isShown(page, pages[0], wish) {
                take(page, wish, takesStates: number == 0, &screens)
            }
        }
        for notice in loader.notices where !result.notices.contains(notice) { result.notices.append(notice) }
        result.names = loader.names
        return screens
    }

    /// Of the devices and traits that a document lists, its first ones are its own look.
    private static func isShown(_ page: Page, _ first: Page, _ wish: GalleryVariants.Wish) -> Bool {
        (!wish.devices.isEmpty || page.device == first.device)
            && (!wish.traits.isEmpty || ownTraits(of: page) == ownTraits(of: first))
    }

    /// The traits that a document states for a page, without what the wishes state; nil for Interface Builder files.
    private static func ownTraits(of page: Page) -> TraitSet? {
        guard case .document(_, _, var traits, _) = page.source else { return nil }
        (traits.release, traits.locale) = (nil, nil)
        return traits
    }

    private func take(_ page: Page, _ wish: GalleryVariants.Wish, takesStates: Bool, _ screens: inout Screens) {
        let identity = page.galleryKey + "\u{0}" + page.sceneID
        let place = screens.places[identity] ?? screens.plans.count
        if place == screens.plans.count {
            screens.places[identity] = place
            screens.plans.append(GalleryPlan(page))
        }
        if selection.ios.isEmpty, !wish.ios.isEmpty, let own = screens.plans[place].pages.first?.page,
            case .document = page.source, own.release == page.release
        {
            return  // The document's own look is that of the usual wish's release.
        }
        let words = GalleryVariants.words(of: page, wish)
        if page.state == "base", page.step == "base" {
            if !screens.plans[place].pages.contains(where: { $0.words == words }) {
                screens.plans[place].pages.append((words, page))
            }
        } else if takesStates, screens.plans[place].pages.first.map({ $0.words == words }) ?? true {
            screens.plans[place].states.append(page)
        }
    }

    // MARK: The inspector

    /// One page of the inspector for the file, with all screens and states of the first variant.
    private func inspect(_ plans: [GalleryPlan], _ file: String, _ result: inout GalleryFile) throws(Failure) {
        let shown = plans.flatMap { plan in (plan.pages.first.map { [$0.page] } ?? []) + plan.states }
        let views = shown.reduce(0) { $0 + $1.itemCount }
        guard !shown.isEmpty, views <= painting.settings.limits.inspectedViews else { return }
        let run = try InspectRun(shown, settings: painting.settings)
        let name = "inspector/" + KeyHash.text(of: Array(file.utf8)).prefix(16) + ".html"
        try painting.write(Array(run.page.html.utf8), to: name)
        for (place, plan) in plans.enumerated() {
            guard let page = plan.pages.first?.page,
                let index = shown.firstIndex(where: { $0.sceneID == page.sceneID && $0.galleryKey == page.galleryKey })
            else { continue }
            result.screens[place].screen.inspector =
                name + "#page=" + ReportInspector.encoded(run.page.pages[index].id)
        }
    }
}

/// A screen with the pages that show it, before they are drawn.
struct GalleryPlan {
    var screen: GalleryScreen
    /// The id of the scene in its file; empty for a tree.json.
    var scene: String
    /// The page of each variant, with the words of the variant.
    var pages: [(words: [String], page: Page)] = []
    /// The pages of the document's other states and steps, in the first variant.
    var states: [Page] = []

    /// The screen of a page.
    init(_ page: Page) {
        let name = page.distinctScene ?? page.scene
        screen = GalleryScreen(
            key: page.galleryKey, name: name.isEmpty ? page.name : name, file: displayName(page.input))
        scene = page.sceneID
    }
}

extension Page {
    /// The name of a page's screen in addresses: the file and, where the file has several, the scene.
    var galleryKey: String {
        let scene = distinctScene ?? scene
        return displayName(input) + (scene.isEmpty || sceneID.isEmpty ? "" : "/" + scene)
    }
}
