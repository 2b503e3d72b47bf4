import TestSupport
import Testing

@testable import LayoutRender

/// Controls keep their own sizes and follow the direction of the layout.
@Suite struct ControlDrawingTests {
    private static func shapes(
        _ view: View, frame: Rect, _ direction: LayoutDirection = .leftToRight
    ) -> [Rect] {
        var root = View(.view, identifier: "root")
        root.frame = Rect(x: 0, y: 0, width: 400, height: 400)
        var tree = LayoutTree(root: root)
        let id = tree.addSubview(view, to: tree.root)
        var layout = ResolvedLayout(items: [ResolvedItem(), ResolvedItem()])
        layout.items[0].absoluteFrame = root.frame ?? .zero
        layout.items[Int(id.index)].absoluteFrame = frame
        var environment = LayoutEnvironment(width: 400, height: 400)
        environment.layoutDirection = direction
        var options = RenderOptions()
        options.layers = [.content]
        options.text = .none
        let list = DisplayList(tree: tree, layout: layout, environment: environment, options: options)
        return list.items.compactMap { item in
            switch item {
            case .shape(let shape): shape.shape.bounds
            case .image(let image): image.frame
            default: nil
            }
        }
    }

    @Test func barsStandForTheRowsOfAPickerWithoutTitles() {
        func bars(_ titles: [String]) -> Int {
            var control = ControlContent()
            control.titles = titles
            var view = View(.pickerView, identifier: "a")
            view.content = .control(control)
            return Self.shapes(view, frame: Rect(x: 20, y: 20, width: 300, height: 216)).filter { $0.height == 8 }.count
        }
        #expect(bars([]) == 7)
        #expect(bars(["Terrace", "Window"]) == 0)
    }

    @Test func anActivityIndicatorHasTheSizeOfItsStyle() throws {
        for (style, side) in [(nil, 20.0), ("medium", 20), ("large", 37), ("whiteLarge", 37)] {
            var control = ControlContent()
            control.style = style
            var view = View(.activityIndicatorView, identifier: "a")
            view.content = .control(control)
            for frame in [
                Rect(x: 20, y: 20, width: 300, height: 300), Rect(x: 50, y: 60, width: 10, height: 10),
                Rect(x: 0, y: 0, width: 20, height: 37),
            ] {
                let shapes = Self.shapes(view, frame: frame)
                let reach = try #require(shapes.first).union(shapes.dropFirst().reduce(shapes[0]) { $0.union($1) })
                #expect(reach.width <= side && reach.width > side * 0.7)
                #expect(abs(reach.midX - frame.midX) < 0.01 && abs(reach.midY - frame.midY) < 0.01)
            }
        }
    }

    /// Right to left, each shape is at the mirrored place of the shape left to right.
    @Test(arguments: [View.Kind.slider, .progressView, .pageControl, .switch, .segmentedControl, .tabBar])
    func rightToLeftIsTheMirrorImage(_ kind: View.Kind) {
        var control = ControlContent()
        control.value = 0.3
        control.isOn = true
        control.segments = ["a", "b", "c"]
        control.selectedSegment = 2
        control.numberOfPages = 4
        control.currentPage = 1
        control.titles = ["a", "b", "c"]
        var view = View(kind, identifier: "a")
        view.content = .control(control)
        let frame = Rect(x: 40, y: 40, width: 200, height: 40)
        func rounded(_ rects: [Rect]) -> [[Int]] {
            rects.map { [$0.minX, $0.minY, $0.maxX, $0.maxY].map { Int(($0 * 8).rounded()) } }
                .sorted { $0.lexicographicallyPrecedes($1) }
        }
        let plain = Self.shapes(view, frame: frame)
        let mirrored = plain.map {
            Rect(x: frame.minX + frame.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
        #expect(rounded(Self.shapes(view, frame: frame, .rightToLeft)) == rounded(mirrored))
    }

    /// A button's picture stays within the button, whatever the picture's size and position.
    @Test func aButtonsPictureStaysInTheButton() {
        var random = PictureRandom(seed: 11)
        for _ in 0..<200 {
            var button = ButtonContent(title: ["", "Skip"].randomElement(using: &random) ?? "")
            let side = Double.random(in: 1...200, using: &random)
            button.image = ImageContent(
                name: "photo", size: Size(width: side, height: Double.random(in: 1...200, using: &random)))
            button.configured.imagePlacement = [.leading, .trailing].randomElement(using: &random) ?? .leading
            button.kind = .custom
            var view = View(.button, identifier: "b")
            view.content = .button(button)
            let frame = Rect(
                x: 60, y: 60, width: Double.random(in: 8...120, using: &random),
                height: Double.random(in: 8...60, using: &random))
            for shape in Self.shapes(view, frame: frame) {
                #expect(frame.insetBy(-0.01).contains(shape), "\(shape) in \(frame)")
            }
        }
    }

    /// A button that is as large as its natural size has room for its whole title. `imagePadding` belongs to configurations.
    @Test func aButtonOfItsNaturalSizeShowsItsTitle() throws {
        let environment = LayoutEnvironment(width: 400, height: 400)
        for configuration in [nil, .plain, .filled] as [ButtonContent.Configuration?] {
            for placement in ButtonContent.ImagePlacement.allCases {
                for padding in [0.0, 4, 12] {
                    var button = ButtonContent(title: "Show all")
                    button.image = ImageContent(name: "photo", size: Size(width: 17, height: 17))
                    button.configuration = configuration
                    button.configured.imagePlacement = placement
                    button.configured.imagePadding = padding
                    var view = View(.button, identifier: "b")
                    view.content = .button(button)
                    let size = view.naturalSize(in: environment)
                    let box = button.contentBox(in: Rect(x: 0, y: 0, width: size.width, height: size.height))
                    let shown = try #require(button.arrangement(in: box, isMirrored: false, environment: environment))
                    let title = button.titleContent(isMirrored: false).measure(wrappingAt: nil, in: environment).size
                    #expect(shown.title.width > title.width - 0.01, "\(placement) \(padding)")
                }
            }
        }
    }

    /// Leading and trailing change their sides with the direction, left and right do not.
    @Test func alignmentsAreSidesOfTheDirection() {
        let frame = Rect(x: 0, y: 0, width: 100, height: 40)
        func place(_ alignment: ButtonContent.HorizontalAlignment, _ direction: LayoutDirection) -> Double {
            var button = ButtonContent(title: "")
            button.image = ImageContent(name: "photo", size: Size(width: 20, height: 20))
            button.kind = .custom
            button.contentAlignment.horizontal = alignment
            var view = View(.button, identifier: "b")
            view.content = .button(button)
            return Self.shapes(view, frame: frame, direction)[0].minX
        }
        for (alignment, leftToRight, rightToLeft) in [
            (.natural, 0, 80), (.left, 0, 0), (.center, 40, 40), (.right, 80, 80), (.trailing, 80, 0),
        ] as [(ButtonContent.HorizontalAlignment, Double, Double)] {
            #expect(place(alignment, .leftToRight) == leftToRight, "\(alignment)")
            #expect(place(alignment, .rightToLeft) == rightToLeft, "\(alignment)")
        }
    }

    /// Insets move image and title as their rooms move, and take no letters from a title that has room.
    @Test func insetsMoveWhatHasRoom() {
        var button = ButtonContent(title: "")
        button.image = ImageContent(name: "photo", size: Size(width: 20, height: 20))
        button.kind = .custom
        var view = View(.button, identifier: "b")
        let frame = Rect(x: 0, y: 0, width: 100, height: 40)
        view.content = .button(button)
        let plain = Self.shapes(view, frame: frame)[0]
        button.insets.image = EdgeInsets(top: 0, left: 10, bottom: 6, right: 0)
        view.content = .button(button)
        let moved = Self.shapes(view, frame: frame)[0]
        #expect(moved == plain.offset(by: Point(x: 5, y: -3)))
    }
}
