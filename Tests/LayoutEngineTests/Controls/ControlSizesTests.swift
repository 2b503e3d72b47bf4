import LayoutEngine
import Testing

/// Sizes that Interface Builder recorded for the standard controls.
@Suite struct ControlSizesTests {
    private func environment(_ release: Release, scale: Double = 2) -> LayoutEnvironment {
        var environment = LayoutEnvironment(scale: scale)
        environment.release = release
        return environment
    }

    /// The frame of a lone control at its natural size.
    private func frame(_ view: View, _ release: Release) -> Size {
        let environment = environment(release)
        let size = view.naturalSize(in: environment)
        let insets = view.alignmentInsets(in: environment)
        return Size(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    @Test func switchesByRelease() {
        let view = View(.switch, identifier: "s")
        #expect(frame(view, .iOS17) == Size(width: 51, height: 31))
        #expect(frame(view, .iOS26) == Size(width: 63, height: 28))
    }

    @Test func segmentedControlsByRelease() {
        let view = View(.segmentedControl, identifier: "s")
        #expect(frame(view, .iOS12).height == 29)
        #expect(frame(view, .iOS17).height == 32)
    }

    @Test(arguments: [(12.0, 27.0), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (24, 41), (30, 48)])
    func systemButtonsRoundUpToWholePoints(point: Double, height: Double) {
        var content = ButtonContent(title: "Cancel")
        content.font = .system(point)
        var view = View(.button, identifier: "b")
        view.content = .button(content)
        #expect(frame(view, .iOS17).height == height)
    }

    @Test func shortButtonTitlesKeepTheMinimumWidth() {
        var view = View(.button, identifier: "b")
        view.content = .button(ButtonContent(title: "OK"))
        #expect(frame(view, .iOS17) == Size(width: 30, height: 30))
    }

    @Test func imageOnlyButtonsAreAsLargeAsTheImage() {
        var content = ButtonContent()
        content.kind = .custom
        content.image = ImageContent(name: "trash", size: Size(width: 22, height: 22))
        var view = View(.button, identifier: "b")
        view.content = .button(content)
        #expect(frame(view, .iOS14) == Size(width: 22, height: 22))
    }

    @Test func imageOnlyButtonsAreNoLowerThanTheirFont() {
        var content = ButtonContent()
        content.kind = .custom
        content.image = ImageContent(name: "left", size: Size(width: 9, height: 17))
        var view = View(.button, identifier: "b")
        view.content = .button(content)
        #expect(frame(view, .iOS10) == Size(width: 9, height: 22))
    }

    @Test func aBackgroundAloneGivesAButtonItsSize() {
        var content = ButtonContent()
        content.backgroundImage = ImageContent(name: "attention", size: Size(width: 23, height: 23))
        var view = View(.button, identifier: "b")
        view.content = .button(content)
        #expect(frame(view, .iOS10) == Size(width: 23, height: 23))
    }

    /// Recorded widths: a segment is its title in whole points and 18 wide, with a point between two.
    @Test(arguments: [
        ("Top Bottom Center", 194.0), ("Regular Light Subtle", 200), ("Flat Native", 117), ("Light Dark Auto", 152),
        ("None Gray Color Blur", 211),
    ])
    func segmentsAreAsWideAsTheWidestTitle(titles: String, width: Double) {
        var control = ControlContent()
        control.segments = titles.split(separator: " ").map(String.init)
        var view = View(.segmentedControl, identifier: "s")
        view.content = .control(control)
        #expect(frame(view, .iOS17) == Size(width: width, height: 32))
    }

    @Test(arguments: [(17.0, Release.iOS10, 21.0), (18, .iOS11, 22), (17, .iOS17, 22), (18, .iOS13, 23)])
    func fieldsWithoutBorderByRelease(point: Double, release: Release, height: Double) {
        var view = View(.textField, identifier: "f")
        view.content = .text(TextContent(text: "Name", font: .system(point)))
        #expect(frame(view, release).height == height)
    }

    @Test func anOverrideOfOneAxisLeavesTheOtherToTheContent() {
        var view = View(.label, identifier: "l")
        view.content = .text(TextContent(text: "Label"))
        view.intrinsicContentSize = Size(width: 240, height: .nan)
        #expect(view.naturalSize(in: environment(.iOS17)) == Size(width: 240, height: 20.5))
    }

    /// Recorded case: of two labels on one baseline, a label squeezed to 14 points and a label of natural height have
    /// the same top.
    @Test func baselinesOfALabelKeepTheirDistances() throws {
        var view = View(.label, identifier: "l")
        view.content = .text(TextContent(text: "Label"))
        let natural = try #require(view.baselines(size: Size(width: 42, height: 20.5), in: environment(.iOS17)))
        let squeezed = try #require(view.baselines(size: Size(width: 42, height: 14), in: environment(.iOS17)))
        #expect(natural == squeezed)
    }

    /// Recorded: the ascender of 16.19 counts as 16 in pixels of half a point and 16.33 in thirds, and the rest of the
    /// rounded height is below.
    @Test(arguments: [(2.0, 16.0, 4.5), (3, 49 / 3.0, 4)])
    func baselinesOfALabelAreOnPixels(scale: Double, first: Double, last: Double) throws {
        var view = View(.label, identifier: "l")
        view.content = .text(TextContent(text: "Label"))
        var environment = environment(.iOS17)
        environment.scale = scale
        let natural = try #require(view.baselines(size: view.naturalSize(in: environment), in: environment))
        #expect(abs(natural.first - first) < 1e-9 && abs(natural.last - last) < 1e-9)
    }

    @Test func baselinesOfAButtonStandInItsMiddle() throws {
        var view = View(.button, identifier: "b")
        view.content = .button(ButtonContent(title: "Send"))
        let natural = try #require(view.baselines(size: Size(width: 42, height: 30), in: environment(.iOS17)))
        let tall = try #require(view.baselines(size: Size(width: 42, height: 50), in: environment(.iOS17)))
        #expect(abs(tall.first - natural.first - 10) < 1e-9 && abs(tall.last - natural.last - 10) < 1e-9)
    }

    /// Recorded: two buttons of a stated height, of which one's first baseline is the other's last. A distance from an edge at
    /// the natural height would contradict the height in the first pass.
    @Test(arguments: [View.Kind.button, .textField])
    func baselinesOfTextsInTheMiddleHoldAtEveryHeight(kind: View.Kind) throws {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        tree[tree.root].frame = Rect(x: 0, y: 0, width: 300, height: 300)
        let views = ["a", "b"].map { id -> ItemID in
            var view = View(kind, identifier: id)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.content =
                kind == .button
                ? .button(ButtonContent(title: "OK")) : .text(TextContent(text: "OK", font: .system(17)))
            return tree.addSubview(view, to: tree.root)
        }
        func add(_ a: Anchor, _ b: Anchor?, _ constant: Double = 0) {
            tree.constraints.append(LayoutConstraint(a, .equal, b, constant: constant))
        }
        add(Anchor(views[0], .top), Anchor(tree.root, .top))
        add(Anchor(views[0], .leading), Anchor(tree.root, .leading))
        add(Anchor(views[1], .leading), Anchor(views[0], .trailing))
        add(Anchor(views[0], .height), nil, 46)
        add(Anchor(views[1], .height), Anchor(views[0], .height))
        add(Anchor(views[1], .firstBaseline), Anchor(views[0], .lastBaseline))
        let layout = tree.resolve(in: environment(.iOS17))
        #expect(layout.diagnostics.filter { $0.kind == .conflict }.isEmpty)
        #expect(views.map { layout[$0].frame.height } == [46, 46])
    }

    @Test func everyKindAnswers() {
        for release in Release.allCases {
            for kind in View.Kind.allCases {
                let size = View(kind, identifier: "v").naturalSize(in: environment(release))
                #expect(size.width.isFinite && size.height.isFinite)
            }
        }
    }
}
