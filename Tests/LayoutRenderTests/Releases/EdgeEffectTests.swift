import Testing

@testable import LayoutRender

/// When contents fade below bars. [UIKit 26.1 in the simulator of an iPhone 16: an inline bar that ends at 113, a tab bar from 769 on]
@Suite struct EdgeEffectTests {
    private func metrics(_ release: Release) -> EdgeEffectMetrics {
        var environment = LayoutEnvironment(width: 393, height: 852, scale: 3)
        environment.release = release
        return EdgeEffectMetrics(in: environment)
    }
    private let tree = LayoutTree(root: View(.scrollView, identifier: "scroll"))
    private let frame = Rect(x: 0, y: 0, width: 393, height: 852)

    private func top(_ start: Double, _ release: Release = .iOS26) -> EdgeEffect? {
        metrics(release).effect(
            of: tree.root, frame: frame, content: start...(start + 3000), edge: .top, bar: 113,
            gap: metrics(release).navigationBarGap)
    }
    private func bottom(_ end: Double, _ release: Release = .iOS26) -> EdgeEffect? {
        metrics(release).effect(
            of: tree.root, frame: frame, content: (end - 3000)...end, edge: .bottom, bar: 769, gap: 0)
    }

    @Test func contentsBelowTheGlassFade() {
        for scrolled in [0.0, 1, 2, 4, 8] { #expect(top(113 - scrolled) == nil, "\(scrolled) points") }
        for scrolled in [12.0, 16, 32, 100] { #expect(top(113 - scrolled)?.length == 113, "\(scrolled) points") }
        #expect(bottom(769) == nil && bottom(700) == nil)
        #expect(bottom(770)?.length == 83 && bottom(2000)?.edge == .bottom)
    }

    @Test func olderReleasesHaveNone() {
        #expect(top(0, .iOS18) == nil && bottom(2000, .iOS18) == nil)
    }

    @Test func viewsBesideTheBarHaveNone() {
        func effect(_ frame: Rect, _ content: ClosedRange<Double>, bar: Double = 113) -> EdgeEffect? {
            metrics(.iOS26).effect(of: tree.root, frame: frame, content: content, edge: .top, bar: bar, gap: 10)
        }
        #expect(effect(Rect(x: 0, y: 113, width: 393, height: 700), 0...900) == nil, "below the bar")
        #expect(effect(Rect(x: 0, y: 0, width: 393, height: 100), 0...900) == nil, "ends below the bar")
        #expect(effect(frame, 5...5) == nil, "without contents")
        #expect(effect(frame, 0...900, bar: .nan) == nil)
    }
}

/// Where popovers are.
@Suite struct PopoverPlaceTests {
    private let room = Rect(x: 10, y: 34, width: 800, height: 1136)
    private func place(
        _ size: Size, _ source: Rect, _ arrows: [PopoverPlace.Arrow] = PopoverPlace.Arrow.allCases
    ) -> PopoverPlace {
        PopoverPlace(size, at: source, arrows: arrows, in: room, arrow: Size(width: 26, height: 13))
    }

    @Test func theFirstSideWithRoomHasTheArrow() {
        let size = Size(width: 320, height: 400)
        // 1 below the source, in its middle
        let below = place(size, Rect(x: 400, y: 100, width: 44, height: 44))
        #expect(below.arrow == .up && below.tip == Point(x: 422, y: 144))
        #expect(below.card == Rect(x: 262, y: 157, width: 320, height: 400))
        // 2 near the end of the screen the card keeps to its room
        #expect(place(size, Rect(x: 780, y: 100, width: 30, height: 30)).card.maxX == 810)
        // 3 above where there is no room below
        let above = place(size, Rect(x: 400, y: 1000, width: 44, height: 44))
        #expect(above.arrow == .down && above.card.maxY == 987)
        // 4 beside it, if code wants that
        let beside = place(size, Rect(x: 100, y: 500, width: 50, height: 50), [.left])
        #expect(beside.arrow == .left && beside.card.x == 163 && beside.card.midY == 525)
    }

    @Test func aCardGivesWay() {
        let tall = place(Size(width: 320, height: 1100), Rect(x: 400, y: 500, width: 44, height: 44), [.down, .up])
        #expect(tall.arrow == .up && tall.card.y == 557 && tall.card.maxY == room.maxY, "the first with the most room")
        let free = place(Size(width: 320, height: 1100), Rect(x: 400, y: 500, width: 44, height: 44))
        #expect(free.arrow == .left && free.card.height == 1100, "the first with the room for all of it")
        let wide = place(Size(width: 5000, height: 50), Rect(x: 400, y: 500, width: 44, height: 44))
        #expect(wide.card.x == 10 && wide.card.width == 800)
        let alone = place(Size(width: 300, height: 100), Rect(x: 400, y: 500, width: 44, height: 44), [])
        #expect(alone.arrow == nil && alone.card == Rect(x: 272, y: 472, width: 300, height: 100))
        let outside = place(Size(width: 300, height: 100), Rect(x: -900, y: 5000, width: 1, height: 1))
        #expect(outside.card.x >= 10 && outside.card.width >= 0 && outside.card.height >= 0)
    }
}
