import Foundation
import LayoutDocument
import LayoutEngine
import LayoutExplain
import LayoutInspector
import LayoutRender
import TestSupport
import Testing

@testable import LayoutInspector

/// The data for the page's scripts agrees with the layout.
@Suite struct InspectorPageTests {
    private static func pages(of path: String) throws -> [InspectedPage] {
        let document = try LayoutDocument.read(Fixtures.bytes(path), fallbackName: Fixtures.name(path))
        var renderer = try Renderer()
        return try document.variants.enumerated().map { index, variant in
            let scene = document.scene(device: document.devices[0], traits: document.traits[0], variant: variant)
            return try InspectedPage(
                id: "\(index)", choices: [.init("page", "\(index)")], explanation: PageExplanation(scene),
                options: RenderOptions(), renderer: &renderer)
        }
    }

    private static func data(_ pages: [InspectedPage]) -> String {
        let page = InspectorPage(title: "t", pages: pages)
        return page.data(content: page.content)
    }

    /// Places behind ranges, as the scripts read them.
    private static func places(_ value: Any?) -> [Int] {
        (value as? String ?? "").split(separator: " ").flatMap { range -> [Int] in
            let ends = range.split(separator: "-").compactMap { Int($0) }
            return ends.isEmpty ? [] : Array(ends[0]...(ends.last ?? ends[0]))
        }
    }

    /// Hundreds of names would bury the picture: the switch is off until somebody asks for them.
    @Test func namesOfVeryManyViewsAreOff() throws {
        func layers(rows: Int) throws -> LayerSet {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            for row in 0..<rows { tree.addSubview(View(.view, identifier: "row\(row)"), to: tree.root) }
            let scene = LayoutScene(id: "s", name: "s", tree: tree, environment: LayoutEnvironment(width: 300))
            var renderer = try Renderer()
            return try InspectedPage(
                id: "0", choices: [], explanation: PageExplanation(scene), options: RenderOptions(), renderer: &renderer
            ).layers
        }
        #expect(try layers(rows: 100).contains(.names))
        #expect(try !layers(rows: 500).contains(.names) && layers(rows: 500).contains(.frames))
    }

    /// The place of each row follows from all rows above: chains of a thousand rows hold a million constraints.
    @Test func chainsOfVeryManyRowsAreLeftOut() throws {
        func reasons(rows: Int, limit: Int) -> Int {
            var tree = LayoutTree(root: View(.stackView, identifier: "root"))
            tree[tree.root].stack?.axis = .vertical
            for row in 0..<rows {
                var view = View(.view, identifier: "row\(row)")
                view.intrinsicContentSize = Size(width: 30, height: 20)
                tree.addArrangedSubview(view, to: tree.root)
            }
            let scene = LayoutScene(
                id: "s", name: "s", tree: tree, environment: LayoutEnvironment(width: 300))
            return InspectedPage.reasons(of: PageExplanation(scene), limit: limit).count
        }
        #expect(reasons(rows: 100, limit: InspectedPage.maximumSteps) == 101)
        // Ten times the rows have a hundred times the steps.
        #expect(reasons(rows: 30, limit: 2_000) == 31)
        #expect(reasons(rows: 100, limit: 2_000) == 0)
    }

    @Test("frames, equations and sums of every page", arguments: Fixtures.paths(in: "scenes"))
    func data(path: String) throws {
        let pages = try Self.pages(of: path)
        let data = Data(Self.data(pages).utf8)
        let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let shared = try #require(document["shared"] as? [Any])
        let lines = try #require(document["lines"] as? [String])
        let records = try #require(document["pages"] as? [[String: Any]])
        #expect(records.count == pages.count)
        for (page, record) in zip(pages, records) {
            // 1 the picture is whole
            #expect(Self.places(record["lines"]).map { lines[$0] } == page.lines)
            // 2 each view has its frame
            let views = Self.places(record["views"]).compactMap { shared[$0] as? [String: Any] }
            let frames = Self.places(record["frames"]).compactMap { shared[$0] as? [String: Any] }
            #expect(views.map { $0["i"] as? Int } == page.items.map { Int($0.index) })
            for (item, frame) in zip(page.items, frames) {
                let rect = page.explanation.layout[item].frame
                let numbers = frame["f"] as? [Double] ?? []
                #expect(
                    zip(numbers, [rect.x, rect.y, rect.width, rect.height]).allSatisfy { ($0 - $1).magnitude < 0.001 })
                #expect(numbers.count == 4)
            }
            // 3 the summands of each number add up to the number, and name equations of the page
            let equations = Self.places(record["equations"])
            #expect((record["states"] as? String ?? "").split(separator: " ").count == equations.count)
            let known = Set(equations)
            let reasons = Self.places(record["why"]).flatMap { shared[$0] as? [[Any]] ?? [] }
            #expect(reasons.count == 4 * views.count)
            for reason in reasons {
                guard let value = reason[1] as? Double, let steps = reason[3] as? [[Double]] else { continue }
                #expect((steps.reduce(0) { $0 + $1[2] } - value).magnitude < 0.001 * Double(steps.count + 1))
                #expect(steps.allSatisfy { known.contains(Int($0[0])) })
            }
        }
    }

    @Test("what pages have in common is written once")
    func sharing() throws {
        let pages = try Self.pages(of: Fixtures.packageRoot + "/fixtures/scenes/profile-cell.json")
        let one = Self.data([pages[0]]).utf8.count
        let ten = Self.data(Array(repeating: pages[0], count: 10)).utf8.count
        #expect(Double(ten) < 1.2 * Double(one), "\(one), \(ten)")
    }

    @Test(
        "ranges hold what they were made of",
        arguments: [[], [3], [1, 2, 3], [1, 2, 4, 3, 2], [0, 0, 1], [5, 6, 8, 9, 7]] as [[Int]])
    func ranges(list: [Int]) { #expect(Self.places(SharedValues.ranges(list)) == list) }
}
