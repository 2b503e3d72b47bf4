import Foundation
import PNGCodec
import Testing
import UIKit
import UIKitDrawing

/// Shadows of views: where they are dark, and how they fade.
@MainActor
struct ShadowTests {
    /// The red of the points of a column of the picture: a white card of 40 x 40 at 30, 30 on white, with a black shadow.
    private func column(_ change: (UIView) -> Void, x: Int = 50) throws -> [Int] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
        card.backgroundColor = .white
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 4
        card.layer.shadowOffset = .zero
        change(card)
        root.addSubview(card)
        let pixels = try PNG.decode([UInt8](root.png(scale: 1)))
        return (0..<100).map { Int(pixels.pixels[($0 * pixels.width + x) * 4]) }
    }

    /// Half of the darkness lies at the edge of the shape, and nothing three radii away; the card covers the rest.
    @Test func aShadowFadesAroundItsView() throws {
        let column = try column { _ in }
        #expect(column[50] == 255)
        #expect(column[31] == 255 && column[68] == 255)
        #expect((95...160).contains(column[29]), "\(column[29])")
        #expect(column[14] >= 253 && column[5] == 255)
        for row in 5..<29 { #expect(column[row] >= column[row + 1], "\(row)") }
        for row in 0..<100 { #expect(abs(column[row] - column[99 - row]) <= 1, "\(row)") }
    }

    @Test func offsetOpacityAndClipping() throws {
        let low = try column { $0.layer.shadowOffset = CGSize(width: 0, height: 10) }
        // 4.5 points inside the shape: a Gaussian leaves 0.13 of the white there.
        #expect((24...42).contains(low[75]) && low[22] > 240, "\(low[75])")
        let pale = try column { $0.layer.shadowOpacity = 0.2 }
        #expect((220...245).contains(pale[29]), "\(pale[29])")
        #expect(try column { $0.clipsToBounds = true } == [Int](repeating: 255, count: 100))
        // A path is a shape of its own.
        let path = try column {
            $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 60, width: 40, height: 5)).cgPath
        }
        #expect(path[29] == 255 && path[92] < 200)
    }

    /// A text stays over the background that has the shadow, with a path of the same shape or without one.
    @Test func aTextStaysOverItsShadow() throws {
        func picture(_ change: (UILabel) -> Void) throws -> [UInt8] {
            let label = UILabel(frame: CGRect(x: 30, y: 30, width: 60, height: 30))
            label.backgroundColor = .white
            label.text = "Book"
            change(label)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
            root.backgroundColor = .white
            root.addSubview(label)
            let pixels = try PNG.decode([UInt8](root.png(scale: 1)))
            return (35..<55).flatMap { row in
                pixels.pixels[(row * pixels.width + 30) * 4..<(row * pixels.width + 90) * 4]
            }
        }
        let plain = try picture { _ in }
        let shadowed = try picture { $0.layer.shadowOpacity = 1 }
        let pathed = try picture {
            $0.layer.shadowOpacity = 1
            $0.layer.shadowPath = UIBezierPath(roundedRect: $0.bounds, cornerRadius: 0).cgPath
        }
        #expect(plain.contains { $0 < 100 } && shadowed == plain && pathed == plain)
    }
}
