import LayoutEngine

/// Gives container views the scenes of their embed segues.
struct EmbeddedScenes {
    /// Which container view shows which controller.
    let graph: ControllerGraph

    /// Gives the container views of all scenes their embedded scenes, level by level.
    func apply(to scenes: inout [LayoutScene]) {
        guard !graph.embedded.isEmpty else { return }
        var places: [String: Int] = [:]
        for (place, scene) in scenes.enumerated() where places[scene.id] == nil { places[scene.id] = place }
        let inner = Set(graph.embedded.values)
        for index in scenes.indices where inner.contains(scenes[index].id) { scenes[index].facts?.isEmbedded = true }
        // Each round embeds scenes of the previous round: a cycle of segues ends with the rounds.
        let alone = scenes
        for _ in 0..<Self.depth {
            let before = scenes
            var budget = Self.mostScenes
            for index in scenes.indices {
                scenes[index].embedded = embedded(in: alone[index], places, before, &budget)
            }
        }
    }

    /// - Parameter budget: embedded scenes that may still be made, shared by all scenes of a round: a file of
    ///   container views inside each other would else multiply.
    private func embedded(
        in scene: LayoutScene, _ places: [String: Int], _ scenes: [LayoutScene], _ budget: inout Int
    ) -> [EmbeddedScene] {
        var found: [EmbeddedScene] = []
        for index in 0..<scene.tree.count where scene.tree.items[index].kind == .containerView {
            guard let target = graph.embedded[scene.tree.items[index].identifier],
                let id = graph.shown(by: target, isScene: { places[$0] != nil }), id != scene.id,
                let place = places[id]
            else { continue }
            var shown = scenes[place]
            let weight = Self.weight(shown)
            guard weight <= budget else { continue }
            budget -= weight
            shown.chrome = Self.embeddedChrome(of: shown, isDirect: id == target)
            found.append(
                EmbeddedScene(container: ItemID(index: Int32(truncatingIfNeeded: index)), scene: shown))
        }
        return found
    }

    /// The number of scenes in a scene, including itself.
    private static func weight(_ scene: LayoutScene) -> Int {
        var count = 0
        var pending = [scene]
        while let next = pending.popLast() {
            count += 1
            pending += next.embedded.map(\.scene)
        }
        return count
    }

    /// Inside a container view only the embedded controller's own bars remain, at the container's edges.
    private static func embeddedChrome(of scene: LayoutScene, isDirect: Bool) -> ScreenChrome? {
        guard !isDirect, let chrome = scene.chrome else { return nil }
        var own = ScreenChrome(screen: Rect(origin: .zero, size: chrome.screen.size))
        own.tint = chrome.tint
        own.navigationBar = chrome.navigationBar
        own.navigationBar?.frame.y = 0
        return own
    }

    /// Levels of nested container views.
    private static let depth = 3
    /// The maximum number of embedded scenes.
    private static let mostScenes = 2_000
}
