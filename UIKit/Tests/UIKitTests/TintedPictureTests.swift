import Foundation
import Testing
import UIKit
import UIKitTesting

/// Colours and stretching that a picture carries itself, and texts that stand apart from a text view's edges.
@MainActor
struct TintedPictureTests {
    private func square(_ color: UIColor, _ side: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 4, y: 4, width: side - 8, height: side - 8))
        }
    }
    private func shown(_ image: UIImage?, tint: UIColor = .blue, size: CGFloat = 20) throws -> Data {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: size, height: size))
        view.backgroundColor = .white
        view.tintColor = tint
        view.image = image
        return try view.png()
    }

    /// A view is told of another colour alone: one that sets its own where it is told sets it once.
    @Test func toldOfChanges() {
        final class Dots: UIView {
            var count = 0
            override func tintColorDidChange() {
                super.tintColorDidChange()
                count += 1
                let own = tintColor
                tintColor = own
            }
        }
        let dots = Dots()
        dots.tintColor = .red
        #expect(dots.count == 1)
        dots.tintColor = .red
        #expect(dots.count == 1)
    }

    /// A field's own views and its class say where the text stands; the colour of a placeholder may be its own.
    @Test func textsOfFields() throws {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
        }
        final class Floating: UITextField {
            override func drawPlaceholder(in rect: CGRect) {}
        }
        func picture(_ field: UITextField = UITextField(), _ change: (UITextField) -> Void) throws -> Data {
            field.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
            field.backgroundColor = .white
            field.attributedPlaceholder = NSAttributedString(string: "Name")
            change(field)
            return try field.png()
        }
        let plain = try picture { _ in }
        let padded = try picture(Padded()) { _ in }
        let beside = try picture { field in
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 0))
            field.leftViewMode = .always
        }
        #expect(beside == padded && plain != padded)
        #expect(try picture(Floating()) { _ in } == picture { $0.placeholder = nil })
        let red = [NSAttributedString.Key.foregroundColor: UIColor.red]
        #expect(try picture { $0.attributedPlaceholder = NSAttributedString(string: "Name", attributes: red) } != plain)
    }

    @Test func ownTint() throws {
        let red = try shown(square(.red))
        #expect(try shown(square(.black).withTintColor(.red)) == red)
        #expect(try shown(square(.black).withTintColor(.red, renderingMode: .alwaysOriginal)) == red)
        // A template takes the colour of its view.
        #expect(try shown(square(.black).withTintColor(.red, renderingMode: .alwaysTemplate)) == shown(square(.blue)))
        #expect(try shown(square(.black)) != red)
    }

    @Test func ownTintOfSymbols() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        let blue = try shown(star, tint: .blue)
        #expect(try shown(star.withTintColor(.red), tint: .blue) == blue)
        let original = star.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(original.size == star.size)
        #expect(try shown(original, tint: .blue) != blue)
        #expect(try shown(original, tint: .blue) == shown(original, tint: .green))
    }

    /// The ends of a resizable picture keep their size: the same margin around a larger middle.
    @Test func resizablePictures() throws {
        // The pixels of pictures and page are the same, so that nothing is resampled.
        func atPageScale(_ side: CGFloat) throws -> UIImage {
            UIImage(cgImage: try #require(square(.red, side).cgImage), scale: 2, orientation: .up)
        }
        let (small, large) = (try atPageScale(20), try atPageScale(60))
        let caps = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
        let image = small.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        #expect(image.capInsets == caps)
        #expect(image.resizingMode == .stretch)
        #expect(image.size == small.size)
        #expect(try shown(image, size: large.size.width) == shown(large, size: large.size.width))
        #expect(try shown(small, size: large.size.width) != shown(large, size: large.size.width))
    }

    @Test(arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 20, left: 30, bottom: 4, right: 10)])
    func insetsOfTextViews(_ inset: UIEdgeInsets) throws {
        let words = "A text of several words that wraps in a text view without scrolling"
        func laidOut(_ change: (UITextView) -> Void) -> UITextView {
            let board = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            let view = UITextView()
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 17)
            view.text = words
            change(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            board.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: board.topAnchor),
                view.leadingAnchor.constraint(equalTo: board.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: board.trailingAnchor),
            ])
            board.layoutIfNeeded()
            return view
        }
        let view = laidOut {
            $0.textContainerInset = inset
            $0.textContainer.lineFragmentPadding = 0
        }
        // As high as a label of the room that insets leave, and the insets.
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.text = words
        let text = label.sizeThatFits(CGSize(width: 200 - inset.left - inset.right, height: 0)).height
        #expect(abs(view.frame.height - (text + inset.top + inset.bottom)) <= 1)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.frame.height)
        // Drawn as in a text view of UIKit's own insets that stands where the text does.
        let same = laidOut { _ in }
        #expect(view.frame.height != same.frame.height)
        #expect(try view.png() != same.png())
    }

    /// A button without a configuration has a white title where no colour is set, and its picture has the tint.
    @Test func pictureOfACustomButton() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        button.tintColor = .label
        #expect(try ViewPicture(button).showsSomething())
    }
}
