import LayoutEngine
import TestSupport
import Testing

/// Frames measured on Apple's code, and tested or derived ones of the libraries that the engine follows.
@Suite struct OracleTests {
    static let cases = OracleCase.load()

    @Test(.enabled(if: cases != nil, "../shared/oracle/cases.json is absent"), arguments: cases ?? [])
    func framesAgree(_ oracle: OracleCase) throws {
        if let reason = Self.reasonToSkip(oracle) {
            print("skipped \(oracle.id): \(reason)")
            return
        }
        let scene = oracle.scene()
        let layout = scene.tree.resolve(in: scene.environment)
        var compared = 0
        for (name, values) in oracle.expected {
            guard let actual = Self.value(name, scene, layout, oracle) else {
                Issue.record("\(oracle.id): nothing to compare \(name) with")
                continue
            }
            let tolerance =
                name.contains("layoutMargins(")
                ? [Double](repeating: oracle.marginTolerance, count: 4)
                : actual.count == 2
                    ? [oracle.sizeTolerance, oracle.sizeTolerance]
                    : [oracle.originTolerance, oracle.originTolerance, oracle.sizeTolerance, oracle.sizeTolerance]
            for (index, want) in values.enumerated() {
                guard let want else { continue }
                compared += 1
                #expect(
                    abs(actual[index] - want) <= tolerance[index] + 1e-9,
                    "\(oracle.id) \(name): got \(actual), want \(values)")
            }
        }
        for (name, values) in oracle.unrounded {
            guard let actual = Self.value(name, scene, layout, oracle) else { continue }
            for (index, want) in values.enumerated() {
                guard let want else { continue }
                #expect(
                    abs(actual[index] - want) <= 0.01, "\(oracle.id) \(name) unrounded: got \(actual), want \(values)")
            }
        }
        #expect(compared > 0 || oracle.expected.isEmpty, "\(oracle.id) compares nothing")
    }

    /// AppKit's stack view is another product; its cases contradict UIKit's on purpose.
    private static func reasonToSkip(_ oracle: OracleCase) -> String? {
        oracle.tree.kind == "NSStackView" ? "NSStackView is not UIStackView" : nil
    }

    /// A case's expectation, in the case's coordinates.
    private static func value(
        _ name: String, _ scene: LayoutScene, _ layout: ResolvedLayout, _ oracle: OracleCase
    ) -> [Double]? {
        if name.hasSuffix("(fittingSize)") {
            let size = scene.tree.systemLayoutSizeFitting(scene.tree.root, in: scene.environment)
            return [size.width, size.height]
        }
        if name.hasSuffix(".contentSize") {
            return layout.contentSize(of: scene.tree.root).map { [$0.width, $0.height] }
        }
        if name.hasSuffix("(frame in its superview)") {
            let recorded = scene.tree[scene.tree.root].recordedFrame ?? .zero
            let size = layout[scene.tree.root].frame.size
            return [recorded.x, recorded.y, size.width, size.height]
        }
        if name.contains(".layoutMargins(") {
            guard let id = scene.tree.item(named: String(name.prefix { $0 != "." })) else { return nil }
            let margins = layout[id].layoutMargins
            return [margins.top, margins.left, margins.bottom, margins.right]
        }
        if name.hasSuffix(".layoutMarginsGuide") {
            guard let id = scene.tree.item(named: String(name.prefix { $0 != "." })) else { return nil }
            let item = layout[id]
            return rect(Rect(origin: .zero, size: item.frame.size).inset(by: item.layoutMargins))
        }
        guard let id = scene.tree.item(named: name) else { return nil }
        var frame = layout[id].absoluteFrame
        if oracle.platform == "AppKit" { frame = floored(frame) }
        if oracle.coordinates?.contains("y up") == true {
            frame.y = layout[scene.tree.root].frame.height - frame.maxY
        }
        return rect(frame)
    }

    /// AppKit floors both edges when it resizes by the mask.
    private static func floored(_ frame: Rect) -> Rect {
        let x = (frame.minX + 1e-9).rounded(.down)
        let y = (frame.minY + 1e-9).rounded(.down)
        return Rect(
            x: x, y: y, width: (frame.maxX + 1e-9).rounded(.down) - x, height: (frame.maxY + 1e-9).rounded(.down) - y)
    }

    private static func rect(_ rect: Rect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }
}
