import Testing

@testable import LayoutRender

/// Storyboard sheets: scenes keep their places, never cover each other, and arrows join what exists.
@Suite struct SheetTests {
    private static func scene(_ id: String, _ location: Point?, size: Size = Size(width: 100, height: 200))
        -> Sheet.Scene
    {
        var picture = DisplayList(size: size)
        picture.group(DisplayGroup(id: "view", title: id)) { $0.fill(.rect(Rect(origin: .zero, size: size)), .white) }
        return Sheet.Scene(id: id, name: id, location: location, picture: picture)
    }

    private static func sheet(_ scenes: [Sheet.Scene], _ arrows: [Sheet.Arrow] = []) -> Sheet {
        Sheet(title: "sheet", scenes: scenes, arrows: arrows, entryPoint: scenes.first?.id)
    }

    @Test func scenesKeepTheirPlaces() {
        let sheet = Self.sheet([
            Self.scene("a", Point(x: 0, y: 0)), Self.scene("b", Point(x: 300, y: -50)), Self.scene("c", nil),
        ])
        let frames = sheet.placements()
        #expect(frames[0].origin == Point(x: 0, y: 0))
        #expect(frames[1].origin == Point(x: 300, y: -50))
        // A scene without a position follows below the others.
        #expect(frames[2].minY > 200)
    }

    @Test func scenesNeverCoverEachOther() {
        let places = (0..<12).map { (place: Int) in Point(x: Double(place % 3) * 40, y: Double(place / 3) * 60) }
        let scenes = places.enumerated().map { Self.scene("s\($0.offset)", $0.element) }
        let frames = Self.sheet(scenes).placements()
        for a in frames.indices {
            for b in frames.indices where a < b {
                let apart =
                    frames[a].maxX <= frames[b].minX || frames[b].maxX <= frames[a].minX
                    || frames[a].maxY <= frames[b].minY || frames[b].maxY <= frames[a].minY
                #expect(apart, "\(a) and \(b)")
            }
        }
    }

    @Test func segueLabelsKeepClearOfEachOther() {
        let arrows = ["show", "modal", "custom", "custom", "popover", "unwind", "custom"].map {
            Sheet.Arrow(from: "a", to: "b", label: $0, isRelationship: false)
        }
        // Too low for a fan of arrows: all of them leave and arrive at the middle.
        let low = Size(width: 100, height: 20)
        let list = Self.sheet(
            [Self.scene("a", Point(x: 0, y: 0), size: low), Self.scene("b", Point(x: 300, y: 0), size: low)], arrows
        ).displayList()
        let labels = list.items.compactMap { item in
            if case .text(let run) = item, run.size == 12 { run } else { nil }
        }
        #expect(labels.map(\.text) == ["show", "modal", "custom × 3", "popover", "unwind"])
        for (one, other) in zip(labels, labels.dropFirst()) { #expect(other.origin.y - one.origin.y >= 20) }
    }

    @Test func idsStayUniqueAndArrowsToNowhereAreLeftOut() {
        let list = Self.sheet(
            [Self.scene("a", Point(x: 0, y: 0)), Self.scene("b", Point(x: 300, y: 0))],
            [
                Sheet.Arrow(from: "a", to: "b", label: "show", isRelationship: false),
                Sheet.Arrow(from: "a", to: "missing", label: "lost", isRelationship: false),
            ]
        ).displayList()
        let ids = list.items.compactMap { item in
            if case .begin(let group) = item { group.id } else { nil }
        }
        #expect(Set(ids).count == ids.count && ids.count == 2)
        let texts = list.items.compactMap { item in
            if case .text(let run) = item { run.text } else { nil }
        }
        #expect(texts.contains("show") && !texts.contains("lost"))
    }
}
