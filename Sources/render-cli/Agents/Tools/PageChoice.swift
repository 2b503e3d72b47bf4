import AgentProtocol
import LayoutEngine
import Notation

/// The page of an answer that shows one: the first of those selected, or the first with a view.
struct PageChoice {
    let page: WarmPage
    /// The scenes of the pages that are not shown, each once.
    private(set) var others: [String] = []

    /// - Parameter view: an id that the page has to have; nil: any page.
    init(_ pages: [WarmPage], view: String?) throws(Failure) {
        var found: WarmPage?
        if let view {
            for page in pages {
                let tree = page.page.makeScene().tree
                if tree.item(named: view) != nil {
                    found = page
                    break
                }
            }
        }
        guard let page = found ?? pages.first else { throw Failure("no page to show") }
        self.page = page
        for other in pages where other !== page {
            let name =
                other.page.sceneID.isEmpty
                ? other.page.names.device + " " + other.page.names.traits : other.page.sceneID
            if !others.contains(name) { others.append(name) }
        }
        others = Array(others.prefix(40))
    }

    /// The schema of `members` and `others`.
    static let output: [JSONSchema.Property] = [
        .init("page", .text()), .init("device", .text()), .init("traits", .text()),
        .init("size", .list(.number(), "Of the page: width, height.")),
        .init("otherScreens", .list(.text(), "Selected too, and not shown.")),
    ]

    /// What a model has to know of the other pages.
    var lines: [String] { others.isEmpty ? [] : ["not shown: " + others.joined(separator: ", ")] }

    /// The members that name the page.
    func members(_ report: FramesReport) -> [JSONValue.Member] {
        let size = report.layout[report.scene.tree.root].frame.size
        return [
            .init("page", .string(report.scene.id)), .init("device", .string(page.page.names.device)),
            .init("traits", .string(page.page.names.traits)),
            .init("size", .array([.measure(size.width), .measure(size.height)])),
        ]
    }
}
