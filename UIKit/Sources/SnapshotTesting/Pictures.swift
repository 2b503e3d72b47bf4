import PNGCodec
import UIKit

extension Diffing where Value == UIImage {
    public static let image = Diffing.image()

    /// Pictures by their pixels.
    /// - Parameters:
    ///   - precision: the share of bytes that have to be alike.
    ///   - perceptualPrecision: how near a byte has to be to count as alike: within the rest of 255 steps, which stands in for
    ///     the perceived difference of colours that swift-snapshot-testing asks Core Image for.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        Diffing(
            toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() },
            diff: { old, new in
                difference(old, new, precision, perceptualPrecision).map { ($0, []) }
            })
    }

    private static func difference(
        _ old: UIImage, _ new: UIImage, _ precision: Float, _ perceptual: Float
    ) -> String? {
        guard let first = old.pngData(), let second = new.pngData() else { return "A picture is empty." }
        guard first != second else { return nil }
        guard let a = try? PNG.decode([UInt8](first)), let b = try? PNG.decode([UInt8](second)) else {
            return "A picture cannot be read."
        }
        guard (a.width, a.height) == (b.width, b.height) else {
            return "Newly-taken snapshot@(\(b.width), \(b.height)) does not match reference@(\(a.width), \(a.height))."
        }
        let reach = Int(((1 - max(0, min(1, perceptual))) * 255).rounded())
        let wrong = zip(a.pixels, b.pixels).reduce(0) { $0 + (abs(Int($1.0) - Int($1.1)) > reach ? 1 : 0) }
        let share = 1 - Float(wrong) / Float(max(1, a.pixels.count))
        return share >= precision ? nil : "Actual image precision \(share) is less than required \(precision)"
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    public static var image: Snapshotting { .image() }
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}
