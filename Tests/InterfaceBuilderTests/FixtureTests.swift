import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Small documents whose recorded frames were worked out by hand from the constraints.
@Suite struct FixtureTests {
    @Test(arguments: fixturePaths(), InterfaceBuilderReader.Sizes.allCases)
    func framesAreTheRecordedOnes(path: String, sizes: InterfaceBuilderReader.Sizes) throws {
        var recorded = InterfaceBuilderReader.Options()
        recorded.sizes = .recorded
        var options = recorded
        options.sizes = sizes
        let wanted = try InterfaceBuilderReader.read(Fixtures.bytes(path), file: path, options: recorded)
        let document = try InterfaceBuilderReader.read(Fixtures.bytes(path), file: path, options: options)
        #expect(!document.scenes.isEmpty)
        #expect(document.problems.isEmpty)
        for (scene, expected) in zip(document.scenes, wanted.scenes) {
            let layout = scene.tree.resolve(in: scene.environment)
            for (index, item) in expected.tree.items.enumerated() {
                guard index > 0, let want = item.recordedFrame else { continue }
                let got = layout.items[index].frame
                let error = max(
                    abs(got.x - want.x), abs(got.y - want.y), abs(got.width - want.width), abs(got.height - want.height)
                )
                #expect(error <= 0.5, "\(path) \(item.identifier): got \(got), recorded \(want)")
            }
        }
    }

    @Test func storyboardKnowsItsScenesAndSegues() throws {
        let document = try readFixture("login.storyboard")
        #expect(document.isStoryboard)
        #expect(document.entryPoint == "nav")
        #expect(document.scenes.map(\.id).contains("login"))
        #expect(document.scenes.map(\.id).contains("badge"))
        #expect(document.segues.map(\.kind) == ["relationship", "show"])
        #expect(document.segues[1].source == "login" && document.segues[1].destination == "home")
        #expect(document.scenes.first { $0.id == "login" }?.canvasLocation == Point(x: 900, y: 0))
        #expect(document.coverage.isComplete)
    }

    @Test func anotherDeviceLaysTheSceneOutAgain() throws {
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhoneSe")
        let document = try readFixture("login.storyboard", options)
        let found = frames(of: document)
        #expect(found.first { $0.id == "root" }?.frame == Rect(x: 0, y: 0, width: 320, height: 568))
        #expect(found.first { $0.id == "form" }?.frame.width == 288)
        #expect(found.first { $0.id == "logo" }?.frame == Rect(x: 100, y: 482, width: 120, height: 60))
    }

    @Test func largeTextMakesTheFormTaller() throws {
        var options = InterfaceBuilderReader.Options()
        options.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let document = try readFixture("login.storyboard", options)
        #expect(document.scenes[0].environment.contentSizeCategory == .accessibilityExtraExtraExtraLarge)
    }
}
