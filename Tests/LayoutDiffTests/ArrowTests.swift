import LayoutDiff
import LayoutEngine
import LayoutRender
import Testing

/// The arrows of a difference picture.
@Suite struct ArrowTests {
    /// When all centred views of a column move down, their arrows do not overlap.
    @Test func arrowsDoNotShareALine() throws {
        func side(_ shift: Double) throws -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            for index in 0..<5 {
                var view = View(.view, identifier: "v\(index)")
                view.frame = Rect(x: 100, y: Double(index) * 30 + shift * Double(index + 1), width: 120, height: 20)
                view.translatesAutoresizingMaskIntoConstraints = true
                tree.addSubview(view, to: tree.root)
            }
            return LayoutSide(tree, in: LayoutEnvironment(width: 320, height: 480))
        }
        let (before, after) = (try side(0), try side(30))
        let difference = LayoutDiff.compare(before: before, after: after)
        let list = DifferencePicture.list(before: before, after: after, difference)
        let lines = list.items.compactMap { item -> (x: Double, low: Double, high: Double)? in
            guard case .shape(let shape) = item, case .line(let from, let to) = shape.shape, from.x == to.x,
                shape.stroke?.width == 1.5
            else { return nil }
            return (from.x, min(from.y, to.y), max(from.y, to.y))
        }
        #expect(lines.count == 5)
        for (index, one) in lines.enumerated() {
            for other in lines.dropFirst(index + 1) where one.low < other.high && other.low < one.high {
                #expect(abs(one.x - other.x) > 4, "\(one) and \(other)")
            }
        }
    }

    /// Frames stand where the pale page shows their views: at a scroll view's offset, and below its inset at rest.
    @Test(arguments: [Point(x: 0, y: 40), .zero])
    func framesFollowTheScrolledContent(offset: Point) throws {
        func side(_ y: Double) throws -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            var scroll = View(.scrollView, identifier: "scroll")
            scroll.frame = Rect(x: 0, y: 0, width: 320, height: 480)
            scroll.translatesAutoresizingMaskIntoConstraints = true
            scroll.scroll?.contentOffset = offset
            scroll.scroll?.contentInset.top = 30
            let id = tree.addSubview(scroll, to: tree.root)
            var view = View(.view, identifier: "v")
            view.frame = Rect(x: 10, y: y, width: 100, height: 20)
            view.translatesAutoresizingMaskIntoConstraints = true
            tree.addSubview(view, to: id)
            return LayoutSide(tree, in: LayoutEnvironment(width: 320, height: 480))
        }
        let (before, after) = (try side(100), try side(120))
        let difference = LayoutDiff.compare(before: before, after: after)
        let list = DifferencePicture.list(before: before, after: after, difference)
        let frames = list.items.compactMap { item -> Rect? in
            guard case .shape(let shape) = item, case .rect(let frame) = shape.shape, shape.stroke?.width == 1,
                frame.width == 100
            else {
                return nil
            }
            return frame
        }
        let shift = offset == .zero ? 30.0 : -40
        #expect(frames.map(\.y) == [100 + shift, 120 + shift])
    }
}
