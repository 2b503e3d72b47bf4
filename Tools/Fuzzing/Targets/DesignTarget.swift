@testable import FigmaDesigns
@testable import LayoutEngine
@testable import TestSupport

extension FuzzTarget {
    /// A design and its layouts: at its own size, and on another screen from right to left.
    static let design = FuzzTarget(
        name: "design",
        seeds: {
            designSeeds.map { Array($0.utf8) } + Fixtures.paths(in: "designs", suffix: ".json").map(Fixtures.bytes)
        },
        fault: { bytes in
            var options = FigmaDocument.Options()
            options.nodes = 2_000
            if let fault = fault(bytes, options) { return fault }
            options.screen = Size(width: 320, height: 568)
            options.layoutDirection = .rightToLeft
            return fault(bytes, options)
        })

    private static func fault(_ bytes: [UInt8], _ options: FigmaDocument.Options) -> String? {
        let design: FigmaDocument
        do {
            design = try FigmaDocument.read(bytes, options: options)
        } catch {
            return error.line >= 1 && error.column >= 1 && isPlain(error.description)
                ? nil : "not fit to show: \(error.description)"
        }
        for warning in design.warnings where warning.line < 1 || warning.column < 1 || !isPlain(warning.message) {
            return "not fit to show: \(warning)"
        }
        for scene in design.scenes.prefix(4) {
            var environment = scene.environment
            environment.solving.workLimit = 200_000
            if let fault = LayoutFault.fault(of: scene.tree.resolve(in: environment)) { return fault }
        }
        return nil
    }

    /// Small designs with the members that rules read.
    private static let designSeeds = [
        """
        {"nodes": {"1:2": {"document": {"id": "1:2", "name": "A", "type": "FRAME", "layoutMode": "HORIZONTAL",
        "layoutWrap": "WRAP", "itemSpacing": 4, "counterAxisSpacing": 6, "paddingLeft": 8, "strokes": [{"type": "SOLID"}],
        "strokesIncludedInLayout": true, "primaryAxisAlignItems": "CENTER", "counterAxisAlignItems": "MAX",
        "layoutSizingHorizontal": "FIXED", "layoutSizingVertical": "HUG",
        "absoluteBoundingBox": {"x": 0, "y": 0, "width": 100, "height": 50}, "children": [
        {"id": "1:3", "type": "RECTANGLE", "absoluteBoundingBox": {"x": 8, "y": 0, "width": 60, "height": 20}},
        {"id": "1:4", "type": "TEXT", "characters": "Hello", "layoutSizingHorizontal": "FILL", "maxWidth": 30,
        "style": {"fontFamily": "Inter", "fontSize": 14, "lineHeightPx": 20, "textAutoResize": "HEIGHT"},
        "absoluteBoundingBox": {"x": 8, "y": 26, "width": 60, "height": 20}}]}}}}
        """,
        """
        {"id": "2:1", "type": "FRAME", "layoutMode": "GRID", "gridColumnsSizing": "repeat(2,minmax(0,1fr)) 40px",
        "gridRowsSizing": "auto 1fr", "gridColumnGap": 8, "absoluteBoundingBox": {"x": 0, "y": 0, "width": 200,
        "height": 90}, "children": [{"id": "2:2", "type": "FRAME", "gridColumnAnchorIndex": 1, "gridColumnSpan": 2,
        "layoutSizingHorizontal": "FILL", "absoluteBoundingBox": {"x": 80, "y": 0, "width": 120, "height": 30}},
        {"id": "2:3", "type": "GROUP", "rotation": 1.5, "layoutPositioning": "ABSOLUTE", "constraints":
        {"horizontal": "CENTER", "vertical": "SCALE"}, "absoluteBoundingBox": {"x": 0, "y": 0, "width": 9, "height": 9},
        "children": [{"id": "2:4", "type": "VECTOR", "visible": false, "absoluteBoundingBox": null}]}]}
        """,
    ]
}
