import LayoutGallery

/// One file of a gallery that a server keeps up to date: its screens, and what the audit says of them.
struct LiveGalleryFile {
    /// The plans of the last version of the file that could be read.
    private(set) var plans: [GalleryPlan] = []
    /// The page of each picture's address, of this version and of the one before: a browser may still ask for that.
    private var pages: [String: Page] = [:]
    private var formerPages: [String: Page] = [:]
    /// The address of each page of the plans: variants first, then states.
    private var addresses: [[String]] = []
    /// Why the present version cannot be read, one line each.
    private(set) var troubles: [String] = []
    /// Whether the audit has looked at the present version.
    private(set) var isAudited = false
    /// By the keys of the screens.
    private var remarks: [String: [GalleryScreen.Remark]] = [:]
    /// The address of each screen on the inspector's page, which is made when a browser asks for it.
    private var inspectors: [String] = []

    /// Reads the file; what cannot be read leaves the former version, with the reason.
    init(
        _ path: String, _ planner: GalleryPlanner, _ pictures: LivePictures, hasInspector: Bool,
        before: LiveGalleryFile?
    ) {
        do throws(Failure) {
            let bytes = try FileReader.read(path, limit: planner.limits.inputBytes, flag: "max-input")
            plans = try planner.planned(path, bytes).plans
        } catch {
            // A file of a folder that never was a layout is none of the gallery; a layout with a mistake stays.
            let wasLayout = before?.plans.isEmpty == false
            if let before, wasLayout { self = before }
            troubles = error.foreign == nil || wasLayout ? error.lines : []
            isAudited = true
            return
        }
        // What the audit said holds until the audit has looked again.
        (formerPages, remarks) = (before?.pages ?? [:], before?.remarks ?? [:])
        for plan in plans {
            let own = (plan.pages.map(\.page) + plan.states).map { page in
                let address = pictures.address(of: page)
                pages[address] = page
                return address
            }
            addresses.append(own)
        }
        if hasInspector { inspectors = GalleryInspector.addresses(plans, settings: pictures.settings) }
    }

    /// The addresses of all pictures, also of those of the version before.
    var allAddresses: Set<String> { Set(pages.keys).union(formerPages.keys) }

    /// The page that is shown at an address.
    func page(_ address: String) -> Page? { pages[address] ?? formerPages[address] }

    /// The screens; a picture has a size once it was drawn.
    func screens(_ pictures: LivePictures) -> [GalleryFile.Drawn] {
        plans.indices.map { place in
            let (plan, addresses) = (plans[place], addresses[place])
            var drawn = GalleryFile.Drawn(screen: plan.screen, scene: plan.scene)
            let shown = addresses.map { pictures.picture($0) }
            drawn.pictures = zip(plan.pages, shown).map { ($0.words, $1) }
            drawn.screen.states = zip(plan.states, shown.dropFirst(plan.pages.count)).map {
                .init(name: $0.galleryState, picture: $1)
            }
            drawn.screen.remarks = remarks[plan.screen.key] ?? []
            if inspectors.indices.contains(place) { drawn.screen.inspector = inspectors[place] }
            return drawn
        }
    }

    /// Lets the audit look at the file.
    /// - Returns: whether the audit says something else than before.
    mutating func audit(_ path: String, _ settings: RenderSettings, _ store: ProjectStore) -> Bool {
        isAudited = true
        let found = GalleryRemarks(path, settings.limits, store)
        let new = Dictionary(
            plans.map { ($0.screen.key, found.remarks(of: $0.screen, scene: $0.scene)) },
            uniquingKeysWith: { first, _ in first })
        guard new != remarks else { return false }
        remarks = new
        return true
    }
}
