import Foundation
import Testing
import UIKit
import UIKitTesting

/// The views of a button's title and picture stand where the button draws the two, until code moves them.
@MainActor
struct ButtonPartTests {
    private func button(_ title: String = "Title", picture: Bool = false) -> UIButton {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 120, height: 40))
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
        if picture {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            button.setImage(image, for: .normal)
        }
        return button
    }

    private func board(_ button: UIButton) -> UIView {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 60))
        board.backgroundColor = .white
        board.addSubview(button)
        return board
    }

    @Test func framesOfTitleAndPicture() throws {
        let button = button(picture: true)
        let title = try #require(button.titleLabel?.frame)
        let picture = try #require(button.imageView?.frame)
        #expect(picture.size == CGSize(width: 20, height: 20))
        #expect(picture.midY == 20 && title.midY == 20)
        #expect(picture.maxX == title.minX)
        #expect(abs(picture.minX - (120 - title.maxX)) < 0.01)
        #expect(button.subviews.isEmpty)
    }

    /// A constraint with a title label holds against the place of the title.
    @Test func constraintWithTheTitle() throws {
        let button = button()
        let wheel = UIView()
        wheel.translatesAutoresizingMaskIntoConstraints = false
        button.addSubview(wheel)
        let title = try #require(button.titleLabel)
        let expected = title.frame
        NSLayoutConstraint.activate([
            wheel.trailingAnchor.constraint(equalTo: title.leadingAnchor, constant: -4),
            wheel.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            wheel.widthAnchor.constraint(equalToConstant: 10), wheel.heightAnchor.constraint(equalToConstant: 10),
        ])
        let board = board(button)
        board.layoutIfNeeded()
        // Frames of constraints lie on pixels, of a third of a point.
        #expect(abs(wheel.frame.maxX - (expected.minX - 4)) < 1.0 / 3)
        #expect(wheel.frame.midY == 20)
        #expect(title.superview === button)
        button.setTitle("A longer title", for: .normal)
        board.layoutIfNeeded()
        #expect(title.frame.width > expected.width)
        #expect(abs(wheel.frame.maxX - (title.frame.minX - 4)) < 1.0 / 3)
    }

    /// A button draws its title the same whether or not the label has joined the subviews.
    @Test func joinedTitleIsDrawnOnce() throws {
        let plain = button(picture: true)
        let before = try board(plain).png()
        let joined = button(picture: true)
        let width = try #require(joined.titleLabel).widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
        width.isActive = true
        #expect(try board(joined).png() == before)
    }

    /// Title and picture are subviews as soon as code asks for their superview, and the button looks the same.
    @Test func partsHaveASuperview() throws {
        let button = button(picture: true)
        #expect(button.imageView?.superview === button && button.titleLabel?.superview === button)
        #expect(try board(button).png() == board(self.button(picture: true)).png())
        let picture = try #require(button.imageView)
        picture.translatesAutoresizingMaskIntoConstraints = false
        let parent = try #require(picture.superview)
        picture.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 4).isActive = true
        picture.centerYAnchor.constraint(equalTo: parent.centerYAnchor).isActive = true
        board(button).layoutIfNeeded()
        #expect(picture.frame == CGRect(x: 4, y: 10, width: 20, height: 20))
    }

    private final class Stacked: UIButton {
        override func layoutSubviews() {
            super.layoutSubviews()
            imageView?.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            titleLabel?.frame = CGRect(x: 0, y: 20, width: 120, height: 20)
        }
    }
    private final class Aside: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: 0, y: 0, width: 20, height: 20)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: 0, y: 20, width: 120, height: 20)
        }
    }

    /// Frames that code sets, and rectangles that a class overrides, are where title and picture are drawn.
    @Test func movedPartsAreDrawnThere() throws {
        func drawn(_ button: UIButton) throws -> Data {
            let model = self.button(picture: true)
            button.frame = model.frame
            button.setTitle(model.currentTitle, for: .normal)
            button.setTitleColor(.black, for: .normal)
            button.setImage(model.currentImage, for: .normal)
            return try board(button).png()
        }
        let stacked = try drawn(Stacked())
        #expect(stacked == (try drawn(Aside())))
        #expect(stacked != (try drawn(UIButton())))
    }
}
