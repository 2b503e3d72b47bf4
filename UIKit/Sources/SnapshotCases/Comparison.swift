import PNGCodec
import UIKit
import UIKitDrawing

/// What a picture is taken of.
enum SnapshotSubject {
    case view(UIView)
    case layer(CALayer)

    init?(_ value: Any) {
        if let view = value as? UIView {
            self = .view(view)
        } else if let layer = value as? CALayer {
            self = .layer(layer)
        } else {
            return nil
        }
    }

    /// The picture, on a screen of a scale.
    func picture(scale: Int) throws -> Bitmap {
        try picture(scale: scale) { try ViewPicture($0, isClear: true).png(scale: $1) }
    }

    /// The same without its lines of text.
    func pictureWithoutTexts(scale: Int) throws -> Bitmap {
        try picture(scale: scale) { view, scale in
            let picture = ViewPicture(view, isClear: true)
            return try picture.pngWithoutTexts(scale: scale) ?? picture.png(scale: scale)
        }
    }

    private func picture(scale: Int, _ draw: @MainActor (UIView, Double) throws -> Data) throws -> Bitmap {
        try MainActor.assumeIsolated {
            var screen = Surroundings.environment
            screen.scale = Double(scale)
            return try Surroundings.with(screen) {
                let view = self.view
                guard view.bounds.width > 0, view.bounds.height > 0 else {
                    throw SnapshotFailure("The view has no size: \(view.bounds.width) x \(view.bounds.height) points.")
                }
                view.layoutIfNeeded()
                return try PNG.decode([UInt8](try draw(view, Double(scale))))
            }
        }
    }

    /// The view, or one with the layer in it where the layer is none of a view's.
    @MainActor private var view: UIView {
        switch self {
        case .view(let view): return view
        case .layer(let layer):
            if let view = layer.delegateView { return view }
            let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
            view.layer.addSublayer(layer)
            return view
        }
    }
}

/// Why a comparison failed.
struct SnapshotFailure: Error, CustomStringConvertible {
    let description: String
    /// Whether there is no reference.
    let isMissing: Bool

    init(_ description: String, isMissing: Bool = false) {
        (self.description, self.isMissing) = (description, isMissing)
    }
}

/// By how much pictures may differ and count as alike.
struct Tolerance {
    /// The share of its range by which each part of a pixel may be off.
    let pixel: CGFloat
    /// The share of the pixels that may be off by more.
    let overall: CGFloat

    /// - Returns: a sentence; nil for pictures that are alike.
    func difference(_ reference: Bitmap, _ picture: Bitmap) -> String? {
        guard (reference.width, reference.height) == (picture.width, picture.height) else {
            return
                "Images have different sizes: the reference \(reference.width) x \(reference.height) pixels, the picture "
                + "\(picture.width) x \(picture.height)."
        }
        guard pixel.isFinite, overall.isFinite else { return "A tolerance is not a number." }
        let reach = Int((max(0, min(1, pixel)) * 256).rounded(.down))
        var wrong = 0
        reference.pixels.withUnsafeBufferPointer { a in
            picture.pixels.withUnsafeBufferPointer { b in
                for start in stride(from: 0, to: a.count, by: 4)
                where (start..<start + 4).contains(where: { abs(Int(a[$0]) - Int(b[$0])) > reach }) { wrong += 1 }
            }
        }
        let count = reference.width * reference.height
        guard wrong > 0, CGFloat(wrong) > overall * CGFloat(count) else { return nil }
        return "Images are different: pixels that differ: \(wrong) of \(count)."
    }
}
