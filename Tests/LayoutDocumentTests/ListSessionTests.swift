import LayoutEngine
import TestSupport
import Testing

@testable import LayoutDocument

/// Sessions over cell styles and flow layouts: after each edit the frames are those of a fresh layout.
@Suite struct ListSessionTests {
    private static func scene(_ name: String) throws -> (tree: LayoutTree, environment: LayoutEnvironment) {
        let document = try LayoutDocument.read(Fixtures.bytes(Fixtures.packageRoot + "/fixtures/rules/\(name).json"))
        let scene = document.scene(
            device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
        return (scene.tree, scene.environment)
    }

    private static func check(_ session: LayoutSession, _ environment: LayoutEnvironment, _ edit: String) {
        let fresh = session.tree.resolve(in: environment)
        for (place, (own, other)) in zip(session.layout.items, fresh.items).enumerated() {
            #expect(own.frame == other.frame, "\(edit): \(session.tree.items[place].identifier)")
        }
    }

    @Test(arguments: ["cell-styles", "cell-styles-26"])
    func textsOfCellStyles(_ name: String) throws {
        let (tree, environment) = try Self.scene(name)
        let session = LayoutSession(tree, in: environment)
        _ = session.layout
        for place in tree.items.indices {
            guard case .text(var text) = tree.items[place].content else { continue }
            for words in ["A", "Some more words than before", ""] {
                text.text = words
                session.update { $0[ItemID(index: Int32(place))].content = .text(text) }
                Self.check(session, environment, "\(tree.items[place].identifier) \(words)")
            }
        }
    }

    @Test func cellsThatDecideTheirSizeInAFlow() throws {
        let (tree, environment) = try Self.scene("collection-flow")
        let session = LayoutSession(tree, in: environment)
        _ = session.layout
        for place in tree.constraints.indices where tree.constraints[place].second == nil {
            for length in [25.0, 150, 60] {
                session.update { $0.constraints[place].constant = length }
                Self.check(session, environment, "\(tree.describe(tree.constraints[place])) \(length)")
            }
        }
    }
}
