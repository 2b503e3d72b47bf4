import Foundation
internal import LayoutEngine
internal import LayoutRender

/// The shape of a view whose layer has some round corners only, or a mask.
@MainActor
enum LayerOutline {
    /// Nil for a rectangle with four corners alike and no mask.
    static func outline(of view: UIView) -> ViewOutline? {
        guard let layer = view.layerIfAsked ?? (view.mask == nil ? nil : view.layer) else { return nil }
        let outline = ViewOutline(edge: edge(of: layer, view), mask: mask(of: layer, view))
        return outline.edge == nil && outline.mask == nil ? nil : outline
    }

    private static func edge(of layer: CALayer, _ view: UIView) -> Shape? {
        guard layer.cornerRadius > 0, layer.maskedCorners.rawValue & 15 != 15 else { return nil }
        return path(CGRect(origin: .zero, size: view.bounds.size), layer)
    }

    /// A rectangle with those corners round that the layer says.
    private static func path(_ rect: CGRect, _ layer: CALayer) -> Shape {
        let pairs: [(CACornerMask, UIRectCorner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
            (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
        ]
        let corners = pairs.reduce(into: UIRectCorner()) { if layer.maskedCorners.contains($1.0) { $0.insert($1.1) } }
        let radii = CGSize(width: layer.cornerRadius, height: layer.cornerRadius)
        return .path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath.elements)
    }

    /// The mask as a shape: where it is painted, the view shows.
    private static func mask(of layer: CALayer, _ view: UIView) -> Shape? {
        guard let mask = view.mask?.layer ?? layer.mask else { return nil }
        let frame = mask.frame
        if let shape = mask as? CAShapeLayer {
            guard let path = shape.path, isOpaque(shape.fillColor), mask.backgroundColor == nil else {
                return unknown("the path's inside alone masks, fully")
            }
            if shape.fillRule == .evenOdd {
                Missing.note("CAShapeLayer.fillRule: a mask is filled by the nonzero rule")
            }
            let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            return .path(path.elements.map { $0.applying(move) })
        }
        guard !mask.paintsItself, isOpaque(mask.backgroundColor), mask.sublayers == nil,
            view.mask.map({ $0.kind == .view && $0.subviews.isEmpty }) ?? true
        else { return unknown("masks that fade or hold other layers are not drawn") }
        return path(frame, mask)
    }

    private static func isOpaque(_ color: CGColor?) -> Bool {
        guard let color else { return false }
        return color.value.numbers(isDark: false).alpha >= 1
    }

    private static func unknown(_ why: String) -> Shape? {
        Missing.note("CALayer.mask: \(why)")
        return nil
    }
}
