@testable import InterfaceBuilder
@testable import LayoutDocument
@testable import LayoutEngine
@testable import TestSupport

extension FuzzTarget {
    /// A tree.json or an Interface Builder file, written as tree.json and read back.
    static let convert = FuzzTarget(
        name: "convert", seeds: { json.seeds() + xml.seeds() },
        fault: { bytes in
            for scene in readScenes(bytes) {
                if let fault = writingFault(scene, layingOut: true) { return fault }
            }
            return nil
        })

    private static func readScenes(_ bytes: [UInt8]) -> [LayoutScene] {
        if bytes.first == UInt8(ascii: "<") {
            let document = try? InterfaceBuilderReader.read(bytes, file: "a.xib")
            return Array(document?.scenes.prefix(4) ?? [])
        }
        guard case .read(let document) = DocumentReading(bytes) else { return [] }
        return Array(scenes(of: document).prefix(4))
    }

    /// The law of `convert`: the written document can be read, has the same constraints and gives the same frames.
    ///
    /// Items are paired by their places in a walk from the root, since the written document may have another order and
    /// other ids.
    static func writingFault(_ scene: LayoutScene, layingOut: Bool) -> String? {
        var scene = scene
        scene.environment.solving.workLimit = 50_000
        var writer = DocumentWriter(scene)
        let text = writer.write()
        guard writer.notices.isEmpty else { return nil }
        let again: LayoutDocument
        do {
            again = try LayoutDocument.read(Array(text.utf8))
        } catch {
            return "what was written is refused: \(error.diagnostics.first?.description(file: "") ?? "")"
        }
        var copy = again.scene(device: again.devices[0], traits: again.traits[0], variant: again.variants[0])
        copy.environment.solving.workLimit = 50_000
        let (old, new) = (Walk(scene.tree), Walk(copy.tree))
        guard old.items.count == new.items.count else {
            return "\(old.items.count) items are \(new.items.count) after writing and reading"
        }
        let before = scene.tree.constraints.filter { old.holds($0) }.map(old.text)
        let after = copy.tree.constraints.map(new.text)
        if before != after {
            let place = zip(before, after).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            return "constraints change in writing and reading, from \(place ?? -1) on: \(before) \(after)"
        }
        return layingOut ? movingFault(scene, old, copy, new) : nil
    }

    private static func movingFault(_ scene: LayoutScene, _ old: Walk, _ copy: LayoutScene, _ new: Walk) -> String? {
        let before = scene.tree.resolve(in: scene.environment, findingAmbiguity: false)
        let after = copy.tree.resolve(in: copy.environment, findingAmbiguity: false)
        if (before.diagnostics + after.diagnostics).contains(where: { $0.kind == .workLimit }) { return nil }
        for (id, other) in zip(old.items, new.items) {
            let (a, b) = (before[id].frame, after[other].frame)
            if a != b { return "\(scene.tree[id].identifier) is at \(a), and after writing and reading at \(b)" }
        }
        return nil
    }
}

/// The items of a tree in the order of a walk from its root.
private struct Walk {
    let tree: LayoutTree
    var items: [ItemID] = []
    private var places: [ItemID: Int] = [:]

    init(_ tree: LayoutTree) {
        self.tree = tree
        var found: [ItemID] = []
        tree.forEachDescendant(of: tree.root) { found.append($0) }
        items = found
        for (place, id) in found.enumerated() { places[id] = place }
    }

    func holds(_ constraint: LayoutConstraint) -> Bool {
        places[constraint.first.item] != nil && (constraint.second.map { places[$0.item] != nil } ?? true)
    }

    /// The constraint with places for items; a zero is a zero, whatever its sign.
    func text(_ constraint: LayoutConstraint) -> String {
        func name(_ anchor: Anchor) -> String { "\(places[anchor.item] ?? -1).\(anchor.region).\(anchor.attribute)" }
        return "\(name(constraint.first)) \(constraint.relation) \(constraint.multiplier) * "
            + "\(constraint.second.map(name) ?? "") + \(constraint.constant + 0) @\(constraint.priority) "
            + "\(constraint.isActive) \(constraint.isPlaceholder)"
    }
}
