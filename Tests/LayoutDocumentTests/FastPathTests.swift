import Cassowary
import Foundation
import LayoutDocument
import Notation
import TestSupport
import Testing

@testable import LayoutEngine

/// Each fast path of the engine serves documents: a path that no fixture enters serves a benchmark alone, and goes.
@Suite("Fast paths")
struct FastPathTests {
    /// The fast paths, each with the folder or file that has the path.
    private enum Path: String, CaseIterable {
        case shortForm = "Stacks/ShortForm: rows of lengths alone"
        case independentFrames = "Lowering/IndependentFrames: frames without unknowns"
        case sharedPresolve = "Reductions/PresolveMemory: another page of the same shape"
        case edit = "Session/Resolver+Update: units that are lowered again"
    }

    private static let files = ["scenes", "rules", "conformance"].flatMap { folder in
        let path = Fixtures.packageRoot + "/fixtures/" + folder
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".json") && $0 != "index.json" }.sorted().map { "\(path)/\($0)" }
    }

    @Test("documents of fixtures enter each fast path")
    func entries() throws {
        var counts = [Path: Int](uniqueKeysWithValues: Path.allCases.map { ($0, 0) })
        for file in Self.files {
            guard let document = try? LayoutDocument.read(Fixtures.bytes(file), fallbackName: file) else { continue }
            let scene = document.scene(
                device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
            for path in Self.paths(scene.tree, scene.environment) { counts[path, default: 0] += 1 }
        }
        for path in Path.allCases { #expect(counts[path, default: 0] > 0, "\(path.rawValue): \(counts)") }
    }

    /// The paths that a layout of a tree enters, the layout of another page, and an edit of each content size.
    private static func paths(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> [Path] {
        var paths: [Path] = []
        let memory = LayoutMemory()
        var first = resolver(tree, environment, memory)
        first.settle()
        if first.lowering.items.indices.contains(where: { !first.lowering.items[$0].shortParts.isEmpty }) {
            paths.append(.shortForm)
        }
        if first.lowering.unknowns.independentCount > 0 { paths.append(.independentFrames) }
        var other = environment
        other.width = environment.width.map { $0 + 40 }
        var second = resolver(tree, other, nil)
        second.settle()
        if memory.presolves.knows(second.solver.program) {
            paths.append(.sharedPresolve)
        }
        let session = LayoutSession(tree, in: environment)
        for index in tree.items.indices where tree.items[index].intrinsicContentSize != nil {
            session.update { $0[ItemID(index: Int32(index))].intrinsicContentSize?.width += 3 }
            if session.wholeLayoutCount == 1, !paths.contains(.edit) { paths.append(.edit) }
        }
        return paths
    }

    private static func resolver(
        _ tree: LayoutTree, _ environment: LayoutEnvironment, _ memory: LayoutMemory?
    ) -> Resolver {
        var environment = environment
        environment.memory = memory
        return Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
    }
}
