import LayoutDocument
import LayoutEngine
import TestSupport
import Testing

@testable import LayoutRender

/// A picture that can be taken apart.
@Suite struct LayeredPictureTests {
    private static func scene(_ path: String) throws -> LayoutScene {
        let document = try LayoutDocument.read(Fixtures.bytes(path), fallbackName: Fixtures.name(path))
        return document.scene(device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
    }

    /// What is drawn in the group of a layer, in order, its labels left out.
    private static func drawn(in name: String, of list: DisplayList) -> [DisplayItem] {
        var found: [DisplayItem] = []
        var open: [Bool] = []
        for item in list.items {
            switch item {
            case .begin(let group):
                let isLabels = (group.id ?? "").hasPrefix("layer-labels")
                open.append((open.last == true || group.id == name) && !isLabels)
            case .end: open.removeLast()
            default: if open.last == true { found.append(item) }
            }
        }
        return found
    }

    @Test("each layer draws what it draws alone", arguments: Fixtures.paths(in: "scenes"))
    func layers(path: String) throws {
        let scene = try Self.scene(path)
        let layout = scene.tree.resolve(in: scene.environment)
        let all = LayeredPicture(scene: scene, layout: layout, options: RenderOptions()).list
        for (layer, group) in [
            (LayerSet.gaps, "layer-gaps"), (.frames, "layer-frames"), (.margins, "layer-layout-margins"),
            (.constraints, "layer-constraints"), (.guides, "layer-layout-guides"), (.safeArea, "layer-safe-area"),
            (.baselines, "layer-baselines"), (.hidden, "layer-hidden-views"),
            (.ambiguity, "layer-conflicts-and-ambiguity"),
        ] {
            var options = RenderOptions()
            options.layers = layer.union([.content, .chrome, .scrollContent, .hidden])
            let alone = DisplayList(scene: scene, layout: layout, options: options)
            #expect(Self.drawn(in: group, of: all) == Self.drawn(in: group, of: alone), "\(group)")
        }
        // No label outside of a layer.
        #expect(Self.drawn(in: "layer-labels", of: all).isEmpty)
    }

    @Test("the content is drawn as in a plain picture", arguments: Fixtures.paths(in: "scenes"))
    func content(path: String) throws {
        let scene = try Self.scene(path)
        let layout = scene.tree.resolve(in: scene.environment)
        var options = RenderOptions()
        let all = LayeredPicture(scene: scene, layout: layout, options: options).list
        options.layers = .plain
        let plain = DisplayList(scene: scene, layout: layout, options: options)
        #expect(Self.drawn(in: "content", of: all) == Self.drawn(in: "content", of: plain))
        #expect(!Self.drawn(in: "content", of: all).isEmpty)
    }
}
