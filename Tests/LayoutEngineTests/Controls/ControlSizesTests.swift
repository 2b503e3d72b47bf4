import LayoutEngine
import Testing

/// Baselines of standard controls; `Tests/Cases/frames/sizes-of-controls-by-release.txt` has their sizes.
@Suite struct ControlSizesTests {
    private func environment(_ release: Release, scale: Double = 2) -> LayoutEnvironment {
        var environment = LayoutEnvironment(scale: scale)
        environment.release = release
        return environment
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
