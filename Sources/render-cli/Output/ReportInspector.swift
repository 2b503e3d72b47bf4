import ArgumentParser
import LayoutDocument
import LayoutEngine
import LayoutInspector
import Regression

/// Whether a report page gets the inspector's page beside it, as a flag.
struct ReportInspectorOption: ParsableArguments {
    @Flag(
        name: .customLong("no-inspector"),
        help: "Beside --report page.html write no page.inspect.html, with the changed pages to look into.")
    var leavesOutInspector = false

    var inspector: Bool { !leavesOutInspector }
}

/// The inspector's page beside a report: the pages that a report links to.
///
/// A single page of HTML, since pages share data.
struct ReportInspector {
    /// A page with the view to select there, by identifier.
    struct Target {
        var page: Page
        var view: String?
        /// Targets with the same key are views of the same page; nil: of a page of its own.
        var key: String?
    }

    /// `report.inspect.html` for `report.html`; nil where the report is no file in a folder.
    static func path(beside report: String) -> String? {
        guard report != "-", [.regular, .missing].contains(FileReader.status(report).kind) else { return nil }
        let type = fileExtension(report)
        let stem = type.isEmpty ? report : String(report.dropLast(type.count + 1))
        return stem + ".inspect.html"
    }

    /// The addresses of the targets, relative to the report; nil for a target that the page has no room for.
    private(set) var links: [String?] = []
    private let page: InspectorPage?
    /// Lines for standard error.
    let notices: [Notice]

    /// - Parameters:
    ///   - targets: in the report's order; nil for what is no layout.
    ///   - path: of the inspector's page.
    init(_ targets: [Target?], path: String, settings: RenderSettings) throws(Failure) {
        // 1 as many pages as have room
        var room = settings.limits.inspectedViews
        var chosen: [Target] = []
        var places: [Int?] = []
        var leftOut = 0
        var met: [String: Int] = [:]
        for target in targets {
            if let key = target?.key, let place = met[key] {
                places.append(place)
                continue
            }
            let views = target?.page.makeScene().tree.count ?? 0
            guard let target, views <= room else {
                leftOut += target == nil ? 0 : 1
                places.append(nil)
                continue
            }
            room -= views
            if let key = target.key { met[key] = chosen.count }
            places.append(chosen.count)
            chosen.append(target)
        }
        let note: [Notice] =
            leftOut == 0
            ? []
            : [.note("no room for \(leftOut) of the pages; --max-inspected makes more", at: displayName(path))]
        guard !chosen.isEmpty else {
            (page, notices, links) = (nil, note, places.map { _ in nil })
            return
        }
        // 2 the page, and where each target is in it
        let run = try InspectRun(chosen.map(\.page), settings: settings)
        page = run.page
        notices = note
        links = zip(places, targets).map { place, target in
            place.map { place in
                let view = (target?.view).map { "&view=" + Self.encoded($0) } ?? ""
                return Self.encoded(lastComponent(path)) + "#page=" + Self.encoded(run.page.pages[place].id) + view
            }
        }
    }

    /// Nothing where no target is a layout.
    func write(to path: String, _ writer: FileWriter) throws(Failure) {
        guard let page else { return }
        try writer.write(Array(page.html.utf8), to: path)
    }

    /// Percent-encoded but for unreserved characters (RFC 3986, section 2.3).
    static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
            default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension TestReport {
    /// The inspector's page beside the report, for what did not pass; puts the links into the cases.
    mutating func inspect(_ plan: TestPlan<FlaggedPage>, html report: String, settings: RenderSettings) throws(Failure)
    {
        guard let path = ReportInspector.path(beside: report) else { return }
        let pages = Dictionary(plan.items.map { ($0.order, $0.page.page) }, uniquingKeysWith: { first, _ in first })
        let targets = cases.map { result -> ReportInspector.Target? in
            guard [.failed, .new].contains(result.status), let page = pages[result.order] else { return nil }
            return .init(page: page, view: Self.firstMoved(result, page))
        }
        let inspector = try ReportInspector(targets, path: path, settings: settings)
        try Notice.say(inspector.notices)
        try inspector.write(to: path, FileWriter())
        for (place, link) in inspector.links.enumerated() { cases[place].run.inspector = link ?? "" }
    }

    /// The first view of the table that the page still has.
    private static func firstMoved(_ result: CaseResult, _ page: Page) -> String? {
        guard !result.moves.isEmpty else { return nil }
        let tree = page.makeScene().tree
        var known: Set<String> = [tree[tree.root].identifier]
        tree.forEachDescendant(of: tree.root) { known.insert(tree[$0].identifier) }
        return result.moves.map(\.view).first { known.contains($0) }
    }
}
