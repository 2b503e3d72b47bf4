internal import LayoutEngine
internal import LayoutRender

/// The shape of a view whose layer has some round corners only, or a mask.
@MainActor
enum LayerOutline {
    /// Nil for an upright rectangle with four corners alike and no mask.
    /// - Parameter isRoot: whether the view is the picture, which shows it as it is before its own transform.
    static func outline(of view: UIView, isRoot: Bool) -> ViewOutline? {
        var outline = ViewOutline()
        if let layer = view.layerIfAsked ?? (view.mask == nil ? nil : view.layer) {
            outline.edge = edge(of: layer, view)
            outline.mask = mask(of: layer, view)
        }
        if !isRoot { outline.transform = transform(of: view.viewState) }
        return outline == ViewOutline() ? nil : outline
    }

    /// How a view is turned and scaled, in its own coordinates; nil for one that is moved only.
    private static func transform(of state: ViewState) -> AffineMatrix? {
        guard !state.transform.isTranslation else { return nil }
        return matrix(state.transform, about: state.anchor, state.bounds.size.measured)
    }

    /// The same of a layer that is no view's.
    static func transform(of layer: CALayer, _ size: LayoutEngine.Size) -> AffineMatrix? {
        guard CATransform3DIsAffine(layer.transform) else {
            Missing.note("CALayer.transform: layers are drawn without perspective")
            return nil
        }
        let transform = CATransform3DGetAffineTransform(layer.transform)
        return transform.isIdentity ? nil : matrix(transform, about: layer.anchorPoint, size)
    }

    private static func matrix(
        _ transform: CGAffineTransform, about anchor: CGPoint, _ size: LayoutEngine.Size
    ) -> AffineMatrix {
        AffineMatrix(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty
        ).about(Point(x: anchor.x * size.width, y: anchor.y * size.height))
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
