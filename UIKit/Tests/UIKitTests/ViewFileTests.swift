import PNGCodec
import Testing
import UIKit
import UIKitDrawing

/// What view files of apps ask besides layout.
@MainActor
struct ViewFileTests {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let bitmap = try PNG.decode([UInt8](try #require(image.pngData())))
        let scale = bitmap.width / Int(image.size.width)
        let place = (y * scale * bitmap.width + x * scale) * 4
        return Array(bitmap.pixels[place..<place + 4])
    }

    @Test func gradientsOfContexts() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray,
                locations: [0, 1]))
        let size = CGSize(width: 40, height: 20)
        let picture = UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 40, height: 10))
            context.cgContext.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: .drawsAfterEndLocation)
        }
        #expect(try pixel(picture, 4, 4) == [0, 0, 0, 0])
        let middle = try pixel(picture, 20, 4)
        #expect(abs(Int(middle[0]) - 128) < 16 && middle[3] == 255)
        #expect(try pixel(picture, 36, 4) == [255, 255, 255, 255])
        #expect(try pixel(picture, 36, 14)[3] == 0)
        let round = UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.translateBy(x: 20, y: 10)
            context.cgContext.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 8, options: [])
        }
        #expect(try pixel(round, 20, 10)[0] < 32)
        #expect(try pixel(round, 26, 10)[0] > 128)
        #expect(try pixel(round, 4, 4)[3] == 0)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor] as CFArray, locations: []) == nil)
    }

    /// A view drawn into a context looks as it does on the screen.
    @Test func hierarchiesAreDrawn() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        for draws in [
            { _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) },
            { view.layer.render(in: UIGraphicsGetCurrentContext()!) },
        ] {
            let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in draws() }
            #expect(try pixel(picture, 10, 10) == [255, 0, 0, 255])
            #expect(try pixel(picture, 30, 10) == [0, 0, 255, 255])
        }
        #expect((view.snapshotView(afterScreenUpdates: true) as? UIImageView)?.image?.size == view.bounds.size)
        #expect(UIView().snapshotView(afterScreenUpdates: true)?.bounds == .zero)
        #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    @Test func textIsEditedAtItsSelection() throws {
        let field = UITextField()
        field.text = "abcd"
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
        #expect(field.selectedTextRange?.isEmpty == true)
        let two = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        #expect(field.position(from: two, offset: 3) == nil)
        #expect(field.position(from: two, offset: .max) == nil)
        field.selectedTextRange = field.textRange(from: two, to: field.endOfDocument)
        #expect(try field.text(in: #require(field.selectedTextRange)) == "cd")
        field.replace(try #require(field.selectedTextRange), withText: "é")
        #expect(field.text == "abé")
        field.text = ""
        #expect(field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) } == 0)
        let view = UITextView()
        view.text = "one two"
        view.selectedRange = NSRange(location: 4, length: 30)
        #expect(try view.text(in: #require(view.selectedTextRange)) == "two")
    }

    @Test func layersKnowTheirPlacesAndTimes() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let (inner, other) = (CALayer(), CALayer())
        inner.frame = CGRect(x: 30, y: 30, width: 20, height: 20)
        other.frame = CGRect(x: 60, y: 0, width: 20, height: 20)
        view.layer.sublayers = [inner, other]
        #expect(inner.superlayer === view.layer)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: -29, y: 31))
        #expect(inner.convert(CGPoint(x: 1, y: 1), from: other) == CGPoint(x: 31, y: -29))
        #expect(view.layer.hitTest(CGPoint(x: 45, y: 55)) === inner)
        #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
        view.layer.replaceSublayer(inner, with: CALayer())
        #expect(inner.superlayer == nil)
        #expect(view.layer.sublayers?.count == 2)
        view.layer.sublayers = nil
        #expect(other.superlayer == nil)
        inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        #expect(inner.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
        (inner.speed, inner.beginTime, inner.timeOffset) = (2, 10, 1)
        #expect(inner.convertTime(12, from: nil) == 5)
        #expect(inner.convertTime(5, to: nil) == 12)
    }

    /// A cell brings its look up to date before it is shown, and when its state changes.
    @Test func cellsAreConfigured() {
        final class Cell: UICollectionViewListCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                states.append(state.isSelected)
            }
        }
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(cell.states == [false, true])
    }

    @Test func pointsOfTheScreen() {
        let (window, view) = (
            UIWindow(frame: UIScreen.main.bounds), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        )
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        window.addSubview(view)
        view.addSubview(inner)
        #expect(inner.convert(inner.bounds, to: UIScreen.main.fixedCoordinateSpace).origin == CGPoint(x: 11, y: 22))
        #expect(inner.convert(CGPoint.zero, from: UIScreen.main.coordinateSpace) == CGPoint(x: -11, y: -22))
        #expect(inner.convert(CGPoint.zero, to: view) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(CGPoint.zero, to: view as any UICoordinateSpace) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
    }

    @Test func literals() {
        let literals = Literals()
        #expect(literals.color.cgColor.components == [1, 0.5, 0, 1])
        #expect(literals.image.size == .zero)
    }

    @Test func layoutManagersMeasure() {
        let storage = NSTextStorage(
            string: "some words that take more than one line", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 120, height: 1000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
        let used = manager.usedRect(for: container)
        #expect(used.width <= 120 && used.height > 40)
        storage.removeLayoutManager(manager)
        #expect(manager.usedRect(for: container) == .zero)
    }
}
