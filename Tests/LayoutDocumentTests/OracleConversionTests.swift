import LayoutDocument
import LayoutEngine
import TestSupport
import Testing

/// Every measured case written as a tree.json gives the same layout when it is read again.
@Suite struct OracleConversionTests {
    static let cases = OracleCase.load()

    @Test(.enabled(if: cases != nil, "../shared/oracle/cases.json is absent"))
    func casesSurviveTheirDocument() throws {
        var compared = 0
        for oracle in Self.cases ?? [] where oracle.tree.kind != "NSStackView" {
            let scene = oracle.scene()
            var writer = DocumentWriter(scene)
            let text = writer.write()
            let document = try LayoutDocument.read(Array(text.utf8), fallbackName: oracle.id)
            let device = try #require(document.devices.first)
            let traits = try #require(document.traits.first)
            let variant = try #require(document.variants.first)
            var again = document.scene(device: device, traits: traits, variant: variant)
            // The one thing that is no part of a document: whether frames go to the pixel grid.
            again.environment.roundsToPixels = scene.environment.roundsToPixels
            let a = scene.tree.resolve(in: scene.environment, findingAmbiguity: false)
            let b = again.tree.resolve(in: again.environment, findingAmbiguity: false)
            for item in scene.tree.items {
                guard let first = scene.tree.item(named: item.identifier) else { continue }
                let second = try #require(
                    again.tree.item(named: item.identifier), "\(oracle.id): \(item.identifier) is missing in\n\(text)")
                let (x, y) = (a[first].frame, b[second].frame)
                let distance = max(
                    abs(x.x - y.x), abs(x.y - y.y), abs(x.width - y.width), abs(x.height - y.height))
                #expect(distance < 0.01, "\(oracle.id) \(item.identifier): \(x) became \(y)\n\(text)")
                compared += 1
            }
        }
        #expect(compared > 500)
    }
}
