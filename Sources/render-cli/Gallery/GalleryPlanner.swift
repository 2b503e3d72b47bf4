import CLibrary
import LayoutDocument
import LayoutEngine
import LayoutGallery

/// Reads files into screens and the pages that show them; nothing is drawn.
struct GalleryPlanner: Sendable {
    let selection: SelectionOptions
    let limits: Limits
    let store: ProjectStore
    /// The names of files on the page.
    let names: GalleryNames
    /// Whether pages have keys: hashes of the input.
    let hasKeys: Bool
    /// Whether a person waits for the screens of one file: files then count with all their bytes in the keys, since a picture
    /// is drawn faster than it is found what the picture does not use, and the wishes are read on all processors.
    var isWaitedFor = false

    /// What was read for one wish.
    private typealias Reading = (pages: Result<[Page], Failure>, notices: [Notice], names: AskedNames)

    private struct Screens {
        var plans: [GalleryPlan] = []
        var places: [String: Int] = [:]
    }

    /// The screens of a file, and what was met on the way.
    struct Planned {
        /// Screens with pages and the file's facts, in a user's order.
        var plans: [GalleryPlan]
        var notices: [Notice]
        var names: AskedNames
        /// What the file asks of its project.
        var questions: ProjectQuestions
    }

    /// - Parameter bytes: the file's bytes.
    func planned(_ file: String, _ bytes: [UInt8]) throws(Failure) -> Planned {
        // 1  The pages of each wish, by screen; the file is parsed once.
        var loader = InputLoader(
            selection: selection, limits: limits, takesStates: true, takesSteps: true, projects: store)
        (loader.hashing.isOn, loader.hashing.takesWholeFiles) = (hasKeys, isWaitedFor)
        var kept = KeptFiles()
        kept.bytes[file] = bytes
        loader.files.kept = kept
        FileSource.tell(read: file, bytes)
        let wishes = GalleryVariants.wishes(selection)
        var loaded = [try load(file, wishes[0], &loader)]
        let parsed = loader
        let read: @Sendable (Int) -> Reading = { place in
            var loader = parsed
            (loader.remarks.notices, loader.names) = ([], AskedNames())
            let pages = Result { () throws(Failure) in try load(file, wishes[place + 1], &loader) }
            return (pages: pages, notices: loader.remarks.notices, names: loader.names)
        }
        let others =
            isWaitedFor ? parallelMap(wishes.count - 1, read) : (0..<(wishes.count - 1)).map(read)
        for other in others {
            loaded.append(try other.pages.get())
            loader.remarks.notices += other.notices
            loader.names.merge(other.names)
        }
        var screens = Screens()
        for (number, (wish, pages)) in zip(wishes, loaded).enumerated() {
            for page in pages where Self.isShown(page, pages[0], wish) {
                take(page, wish, takesStates: number == 0, &screens)
            }
        }
        // 2  What the file says of the screens, and their order.
        var questions = hasKeys ? try loader.questions(of: file) : ProjectQuestions()
        if let source = loader.files.kept?.sources[file] {
            let facts = GalleryFacts(source)
            facts.describe(&screens.plans)
            questions.outlets = facts.outlets
        }
        // 3  The texts, for the search, and whether the layout is a screen.
        for place in screens.plans.indices {
            guard let page = screens.plans[place].pages.first?.page else { continue }
            let scene = page.makeScene()
            screens.plans[place].screen.texts = scene.tree.shownTexts
            screens.plans[place].screen.isDesign = page.isDesign
            screens.plans[place].screen.isPart = scene.environment.isSmallerThanAnyPhone
        }
        return Planned(
            plans: screens.plans, notices: loader.remarks.notices, names: loader.names, questions: questions)
    }

    private func load(
        _ file: String, _ wish: GalleryVariants.Wish, _ loader: inout InputLoader
    ) throws(Failure) -> [Page] {
        loader.selection.devices = wish.devices
        loader.selection.traits = wish.traits
        loader.selection.locales = wish.locales
        loader.selection.ios = wish.ios
        var pages = try loader.load(file)
        for place in pages.indices { pages[place].galleryFile = names.name(of: file) }
        return pages
    }

    /// A document's own look is the first device and traits listed.
    private static func isShown(_ page: Page, _ first: Page, _ wish: GalleryVariants.Wish) -> Bool {
        (!wish.devices.isEmpty || page.names.device == first.names.device)
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
        if page.names.state == "base", page.names.step == "base" {
            if !screens.plans[place].pages.contains(where: { $0.words == words }) {
                screens.plans[place].pages.append((words, page))
            }
        } else if takesStates, screens.plans[place].pages.first.map({ $0.words == words }) ?? true {
            screens.plans[place].states.append(page)
        }
    }
}

/// A screen with the pages to draw.
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
        let name = page.names.distinctScene ?? page.names.scene
        screen = GalleryScreen(
            key: page.galleryKey, name: name.isEmpty ? page.names.document : name, file: page.shownFile)
        scene = page.sceneID
    }
}

extension LayoutEnvironment {
    /// Whether the layout has no size of its own, or one below 320 points, the width of the smallest phone.
    fileprivate var isSmallerThanAnyPhone: Bool {
        guard let width, let height else { return true }
        return min(width, height) < 320
    }
}

extension Page {
    /// The name of a page that is another state or step of its document.
    var galleryState: String { names.step == "base" ? names.state : "step \(names.step)" }

    /// The name of a page's screen in addresses: the file and, where the file has several, the scene.
    var galleryKey: String {
        let scene = names.distinctScene ?? names.scene
        return shownFile + (scene.isEmpty || sceneID.isEmpty ? "" : "/" + scene)
    }
}
