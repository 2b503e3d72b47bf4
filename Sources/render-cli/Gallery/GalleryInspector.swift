import LayoutGallery
import LayoutInspector

/// The inspector's page of a file, with all screens and states of the first variant.
struct GalleryInspector {
    let page: InspectorPage
    /// The file of the page, relative to the gallery's page.
    let address: String
    /// The address of each screen on the page; empty for a screen without a page.
    let addresses: [String]

    /// Nil for a file with more views than the inspector takes.
    init?(_ plans: [GalleryPlan], settings: RenderSettings) throws(Failure) {
        let shown = Self.pages(of: plans)
        addresses = Self.addresses(plans, settings: settings)
        guard addresses.contains(where: { !$0.isEmpty }) else { return nil }
        page = try InspectRun(shown, settings: settings).page
        address = GallerySite.inspectorPage(of: shown.first?.shownFile ?? "")
    }

    /// The same addresses without the page.
    static func addresses(_ plans: [GalleryPlan], settings: RenderSettings) -> [String] {
        let shown = pages(of: plans)
        guard shown.reduce(0, { $0 + $1.itemCount }) <= settings.limits.inspectedViews else {
            return plans.map { _ in "" }
        }
        let ids = PageChoices(shown).ids
        return plans.map { plan in
            guard let own = plan.pages.first?.page,
                let index = shown.firstIndex(where: { $0.sceneID == own.sceneID && $0.galleryKey == own.galleryKey })
            else { return "" }
            return GallerySite.inspectorPage(of: own.shownFile) + "#page=" + ReportInspector.encoded(ids[index])
        }
    }

    private static func pages(of plans: [GalleryPlan]) -> [Page] {
        plans.flatMap { plan in (plan.pages.first.map { [$0.page] } ?? []) + plan.states }
    }
}
