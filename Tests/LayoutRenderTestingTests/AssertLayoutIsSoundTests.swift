import LayoutAudit
import LayoutEngine
import Testing

@testable import LayoutRenderTesting

@Suite struct AssertLayoutIsSoundTests {
    /// A row of a title and a button of 200 points, which only fit side by side on a screen of 375 points and more.
    private func row(bounded: Bool) -> LayoutTree {
        var tree = LayoutTree(root: View(.view, identifier: "row"))
        let root = tree.root
        var title = View(.label, identifier: "title")
        title.content = .text(TextContent(text: "Harbour and ferries"))
        let label = tree.addSubview(title, to: root)
        var pay = View(.button, identifier: "pay")
        pay.content = .button(ButtonContent(title: "Buy"))
        pay.backgroundColor = .named("systemBlue")
        let button = tree.addSubview(pay, to: root)
        tree.constraints = [
            LayoutConstraint(Anchor(label, .leading), .equal, Anchor(root, .leading), constant: 16),
            LayoutConstraint(Anchor(label, .top), .equal, Anchor(root, .top), constant: 80),
            LayoutConstraint(Anchor(button, .top), .equal, Anchor(root, .top), constant: 80),
            LayoutConstraint(Anchor(button, .width), .equal, nil, constant: 200),
        ]
        tree.constraints.append(
            bounded
                ? LayoutConstraint(Anchor(root, .trailing), .equal, Anchor(button, .trailing), constant: 16)
                : LayoutConstraint(Anchor(button, .leading), .equal, Anchor(root, .leading), constant: 170))
        if bounded {
            tree[label].content = .text(TextContent(text: "Ferries"))
        }
        return tree
    }

    @Test func aSoundLayoutPasses() {
        assertLayoutIsSound(of: row(bounded: true), devices: ["iPhone15", "iPhoneSe"])
    }

    @Test func aLayoutThatLeavesTheSmallScreenFails() throws {
        let messages = LayoutSoundness(row(bounded: false), ["iPhone15", "iPhoneSe"], []).messages(atLeast: .error)
        let message = try #require(messages.first)
        #expect(messages.count == 1)
        #expect(
            message.contains("beyond the right edge of the screen on iPhone SE") && message.hasSuffix("[off-screen]"))
        withKnownIssue { assertLayoutIsSound(of: row(bounded: false), devices: ["iPhone15", "iPhoneSe"]) }
        // On the larger screen alone, everything is there.
        #expect(LayoutSoundness(row(bounded: false), ["iPhone15"], []).messages(atLeast: .error).isEmpty)
    }

    @Test func aLongerLanguageFindsTextsThatDoNotFit() {
        var tree = row(bounded: true)
        let title = tree.item(named: "title")!
        tree.constraints.append(LayoutConstraint(Anchor(title, .width), .equal, nil, constant: 70))
        #expect(LayoutSoundness(tree, ["iPhone15"], []).messages(atLeast: .error).isEmpty)
        let messages = LayoutSoundness(tree, ["iPhone15"], [.long]).messages(atLeast: .error)
        #expect(messages.count == 1 && messages[0].contains("in longer texts"), "\(messages)")
    }

    @Test func anUnknownDeviceAndNoDeviceFail() {
        #expect(
            LayoutSoundness(row(bounded: true), ["iPhone99"], []).messages(atLeast: .error)
                == ["unknown device \"iPhone99\"; 'render-cli about devices' lists them"])
        #expect(LayoutSoundness(row(bounded: true), [], []).messages(atLeast: .error) == ["no device to look at"])
    }
}
