import LayoutEngine
import LayoutRender
import TestSupport
import Testing

@testable import LayoutExplain

/// What the pictures of explanations must keep, over random trees.
@Suite("Explanations drawn")
struct PictureLawTests {
    /// Where a line's end stands, by the solved values: places count from corner to corner.
    private static func place(_ end: Measure.End, _ axis: Axis, _ page: PageExplanation) -> Double {
        func value(_ start: LayoutTrace.Quantity) -> Double { page.values[start] ?? 0 }
        func start(_ id: ItemID) -> Double { value(axis == .horizontal ? .x(id) : .y(id)) }
        var sum = end.share * value(axis == .horizontal ? .width(end.item) : .height(end.item)) + end.offset
        var next: ItemID? = end.item
        while let item = next {
            sum += start(item)
            next = page.scene.tree[item].superview
        }
        return sum
    }

    @Test("a line is as long as its constraint says, and the line of the number as long as the number")
    func lengths() {
        var (results, lines) = (0, 0)
        for seed in UInt64(1)...30 {
            var generator = SeededGenerator(seed: seed)
            let random = RandomTree(using: &generator, views: 12)
            let page = PageExplanation(random.tree, in: random.environment)
            func length(_ span: EquationSpan) -> Double {
                Self.place(span.to, span.axis, page) - Self.place(span.from, span.axis, page)
            }
            for index in 0..<random.tree.count {
                let item = ItemID(index: Int32(index))
                for edge in ExplainedEdge.allCases where item != random.tree.root {
                    let explanation = page.explanation(of: item, edge)
                    let target = edge.terms(of: item, isMirrored: page.isMirrored(item))
                    let spans = page.scene.tree.spans(target)
                    results += 1
                    if spans.count != 1 || (length(spans[0]) - explanation.value).magnitude > 1e-6 {
                        Issue.record("seed \(seed): \(index).\(edge) \(explanation.value) is drawn as \(spans)")
                    }
                }
            }
            for equation in page.trace.equations where equation.isActive && !equation.isSetAside {
                let spans = page.scene.tree.spans(equation.terms.map { ($0.quantity, $0.coefficient) })
                // Several lengths, factors and helpers are words alone.
                let items = equation.terms.compactMap(\.quantity.item)
                guard let span = spans.first, spans.count == 1, items.count == equation.terms.count,
                    equation.terms.allSatisfy({ !$0.quantity.isOfContent && $0.coefficient.magnitude == 1 }),
                    Set(items).isSubset(of: [span.from.item, span.to.item])
                else { continue }
                lines += 1
                if (length(span).magnitude - equation.constant.magnitude).magnitude > 1e-6 {
                    Issue.record("seed \(seed): \(equation) is drawn as \(length(span))")
                }
            }
        }
        #expect(results > 3_000 && lines > 500, "too few lines: \(results), \(lines)")
    }

    @Test(
        "the numbers drawn are those printed: each constraint's on its lines and below the picture, once in its place")
    func numbers() {
        var drawn = 0
        for seed in UInt64(1)...12 {
            var generator = SeededGenerator(seed: seed)
            let random = RandomTree(using: &generator, views: 8)
            let page = PageExplanation(random.tree, in: random.environment)
            for index in 1..<random.tree.count {
                let explanation = page.explanation(of: ItemID(index: Int32(index)), .width)
                guard explanation.isDecided, explanation.steps.count < PageExplanation.captionLimit - 6 else {
                    continue
                }
                let chart = page.chart(explanation)
                let lines = page.lines(explanation).map(\.trimmed)
                #expect(chart.caption.first?.text == lines.first)
                for (place, step) in explanation.steps.enumerated() {
                    drawn += 1
                    let number = "\(place + 1): \(page.number(of: step))"
                    #expect(chart.caption[place + 1].text == "\(place + 1): \(lines[place + 1])")
                    #expect(lines[place + 1].hasPrefix(page.number(of: step) + "  "))
                    let equation = page.trace.equations[step.equation]
                    let spans = page.scene.tree.spans(equation.terms.map { ($0.quantity, $0.coefficient) })
                    let own = chart.measures.filter { $0.shortText == number }
                    #expect(own.count == spans.count, "seed \(seed): \(number)")
                    #expect(own.allSatisfy { $0.text.hasPrefix(number) })
                }
                #expect(chart.measures.first?.text.hasSuffix(lines[0].split(separator: " ")[2].trimmingComma) ?? true)
            }
        }
        #expect(drawn > 100, "too few numbers were drawn: \(drawn)")
    }

    @Test("every label of a chain stands in the picture, in SVG and PNG the same each time")
    func picture() throws {
        var tree = LayoutTree(root: View(.view, identifier: "card"))
        let title = tree.addSubview(View(.view, identifier: "title"), to: tree.root)
        tree.constraints = [
            LayoutConstraint(Anchor(title, .leading), .equal, Anchor(tree.root, .leading), constant: 16),
            LayoutConstraint(Anchor(title, .trailing), .equal, Anchor(tree.root, .trailing), constant: -16),
            LayoutConstraint(Anchor(title, .top), .equal, Anchor(tree.root, .top), constant: 16),
            LayoutConstraint(Anchor(title, .height), constant: 40),
            LayoutConstraint(Anchor(title, .width), constant: 200),
        ]
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 320, height: 100)))
        let conflict = try #require(ConflictExplanation.all(of: page).first)
        let explanation = page.explanation(of: title, .width)
        let chain = try #require(page.picture(of: [explanation], options: RenderOptions()))
        let set = page.picture(of: conflict, options: RenderOptions())
        var renderer = try Renderer()
        let svg = String(decoding: try renderer.svg(chain), as: UTF8.self)
        for text in ["1: - 16", "2: + 320", "3: - 16", "title.width 288"] { #expect(svg.contains(text)) }
        let broken = String(decoding: try renderer.svg(set), as: UTF8.self)
        for text in ["title.width == 200", "1: - 16", "2: + 320", "3: - 16"] { #expect(broken.contains(text)) }
        #expect(try renderer.png(set, scale: 1) == renderer.png(set, scale: 1))
        #expect(page.picture(of: conflict, options: RenderOptions()) == set)
    }

    @Test("a broken constraint's line ends where the constraint would have put the edge")
    func broken() {
        var found = 0
        for seed in UInt64(1)...40 {
            var generator = SeededGenerator(seed: seed)
            var random = RandomTree(using: &generator, views: 6)
            for _ in 0..<3 {
                let id = ItemID(index: Int32.random(in: 1..<Int32(random.tree.count), using: &generator))
                random.tree.constraints.append(
                    LayoutConstraint(
                        Anchor(id, .width), constant: Double(Int.random(in: 0...300, using: &generator))))
            }
            let page = PageExplanation(random.tree, in: random.environment)
            for conflict in ConflictExplanation.all(of: page) {
                let chart = page.chart(conflict)
                for measure in chart.measures where measure.style == .broken {
                    let length =
                        Self.place(measure.to, measure.axis, page) - Self.place(measure.from, measure.axis, page)
                    let equation = page.trace.equations[conflict.broken]
                    guard equation.key.role == .explicit, equation.terms.count == 1 else { continue }
                    found += 1
                    #expect((length - conflict.demanded).magnitude < 1e-6, "seed \(seed)")
                }
            }
        }
        #expect(found > 10, "too few conflicts: \(found)")
    }
}

extension Substring {
    fileprivate var trimmingComma: Substring { hasSuffix(",") || hasSuffix(";") ? dropLast() : self }
}
