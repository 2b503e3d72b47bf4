import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// A scene has the source lines of its views and constraints.
@Suite struct PositionsTests {
    @Test(arguments: fixturePaths())
    func linesHoldTheIdsOfTheirElements(path: String) throws {
        let bytes = Fixtures.bytes(path)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        var found = 0
        for scene in try InterfaceBuilderReader.read(bytes, file: path).scenes {
            let positions = try #require(scene.positions)
            for index in scene.tree.items.indices {
                let view = scene.tree.items[index]
                // The title of a section is an attribute: its label has no element of its own.
                guard view.hasOwnIdentifier, !view.identifier.contains("/") else { continue }
                let line = try #require(positions.line(of: ItemID(index: Int32(index))))
                #expect(lines[line - 1].contains("id=\"\(view.identifier)\""))
                found += 1
            }
            for (index, constraint) in scene.tree.constraints.enumerated() where !constraint.id.isEmpty {
                let line = try #require(positions.line(ofConstraint: index))
                #expect(lines[line - 1].contains("id=\"\(constraint.id)\""))
                found += 1
            }
        }
        #expect(found > 5)
    }
}
