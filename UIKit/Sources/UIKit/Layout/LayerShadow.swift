internal import LayoutEngine
internal import LayoutRender

/// The shadow of a view in the shape of its `shadowPath`, moved, blurred and in one colour. In the shape of an opaque background the
/// engine draws it.
///
/// Core Animation's blur is taken for a Gaussian one with the shadow's radius as its standard deviation: three box blurs, whose
/// sum is close to it. The pixels are points, for a blurred edge has no finer detail.
@MainActor
struct LayerShadow {
    /// In the coordinates of the view.
    let frame: Rect
    let bitmap: Bitmap

    /// Nil without a shadow, and where the shape is a background's.
    init?(of view: UIView, isDark: Bool) {
        guard let layer = view.layerIfAsked, layer.shadowOpacity > 0, !view.clipsToBounds,
            !Self.isOfBackground(view, isDark: isDark)
        else { return nil }
        let background = view.backgroundColor?.value.numbers(isDark: isDark).alpha ?? 0
        guard let path = layer.shadowPath, background == 0 || background >= 1 else {
            Missing.note(
                "CALayer.shadowOpacity: shadows of views without an opaque background or a shadow path are not drawn")
            return nil
        }
        self.init(path.boundingBox, layer, isDark)
    }

    /// Whether the shape is that of an opaque background.
    static func isOfBackground(_ view: UIView, isDark: Bool) -> Bool {
        guard view.backgroundColor?.value.numbers(isDark: isDark).alpha ?? 0 >= 1 else { return false }
        guard let path = view.layerIfAsked?.shadowPath?.boundingBox else { return true }
        return path.insetBy(dx: -1, dy: -1).contains(view.bounds) && view.bounds.insetBy(dx: -1, dy: -1).contains(path)
    }

    /// The standard deviation of a shadow's blur, in points, within bounds.
    static func blur(of layer: CALayer) -> Double { min(max(Double(layer.shadowRadius), 0), 100) }

    private init?(_ shape: CGRect, _ layer: CALayer, _ isDark: Bool) {
        let sigma = Self.blur(of: layer)
        let reach = (sigma * 3).rounded(.up) + 1
        let (width, height) = (Double(shape.width), Double(shape.height))
        guard width > 0, height > 0, width < 4_000, height < 4_000 else { return nil }
        frame = Rect(
            x: Double(shape.minX + layer.shadowOffset.width) - reach,
            y: Double(shape.minY + layer.shadowOffset.height) - reach,
            width: width.rounded(.up) + 2 * reach, height: height.rounded(.up) + 2 * reach)
        let (columns, rows) = (Int(frame.width), Int(frame.height))
        // 1 the shape: how much of each pixel it covers
        let radius = min(Double(layer.cornerRadius), width / 2, height / 2)
        var mask = [Float](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                // The distance from the edge of the rounded rectangle, negative inside.
                let x = abs(Double(column) + 0.5 - reach - width / 2) - width / 2 + radius
                let y = abs(Double(row) + 0.5 - reach - height / 2) - height / 2 + radius
                let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
                let distance = outside + min(max(x, y), 0) - radius
                mask[row * columns + column] = Float(min(max(0.5 - distance, 0), 1))
            }
        }
        // 2 the blur
        for half in Self.boxes(sigma) where half > 0 {
            Self.blur(&mask, lines: rows, length: columns, lineStep: columns, step: 1, half)
            Self.blur(&mask, lines: columns, length: rows, lineStep: 1, step: columns, half)
        }
        // 3 the colour
        let color = (layer.shadowColor?.value ?? .black).numbers(isDark: isDark)
        let opacity = color.alpha * Double(min(layer.shadowOpacity, 1))
        var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
        let tone = [color.red, color.green, color.blue].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        for (index, coverage) in mask.enumerated() where coverage > 0 {
            for place in 0..<3 { pixels[index * 4 + place] = tone[place] }
            pixels[index * 4 + 3] = UInt8((min(max(opacity * Double(coverage), 0), 1) * 255).rounded())
        }
        guard let bitmap = Bitmap(width: columns, height: rows, pixels: pixels) else { return nil }
        self.bitmap = bitmap
    }

    /// The half widths of three boxes whose variances, (width² - 1) / 12, add up to nearly the Gaussian's: the odd widths below
    /// and above the one that three equal boxes would have.
    private static func boxes(_ sigma: Double) -> [Int] {
        let variance = sigma * sigma
        let lower = Int((((4 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
        func own(_ half: Int) -> Double { Double(half * (half + 1)) / 3 }
        let step = own(lower + 1) - own(lower)
        let larger = Int(((variance - 3 * own(lower)) / step).rounded())
        return (0..<3).map { lower + ($0 < larger ? 1 : 0) }
    }

    /// The mean of each value and its neighbours on both sides, line by line; beyond the ends is nothing.
    private static func blur(
        _ values: inout [Float], lines: Int, length: Int, lineStep: Int, step: Int, _ half: Int
    ) {
        let share = 1 / Float(2 * half + 1)
        var line = [Float](repeating: 0, count: length)
        for number in 0..<lines {
            let start = number * lineStep
            var sum = Float(0)
            for place in 0..<min(half, length) { sum += values[start + place * step] }
            for place in 0..<length {
                if place + half < length { sum += values[start + (place + half) * step] }
                if place - half - 1 >= 0 { sum -= values[start + (place - half - 1) * step] }
                line[place] = max(0, sum * share)
            }
            for place in 0..<length { values[start + place * step] = line[place] }
        }
    }
}
