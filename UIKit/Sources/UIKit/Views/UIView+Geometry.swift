internal import LayoutEngine

extension UIView {
    func setFrame(_ frame: CGRect) {
        let old = viewState
        if viewState.transform.isIdentity {
            viewState.bounds.size = frame.size
            viewState.origin = frame.origin
        } else {
            // The frame of a transformed view is undefined in UIKit; the size is given back through the scale.
            let t = viewState.transform
            let scale = (max(hypot(t.a, t.b), 1e-9), max(hypot(t.c, t.d), 1e-9))
            viewState.bounds.size = CGSize(width: frame.width / scale.0, height: frame.height / scale.1)
            // From the middle to the anchor, as far as the transform takes that way.
            let size = viewState.bounds.size
            let way = CGPoint(x: (viewState.anchor.x - 0.5) * size.width, y: (viewState.anchor.y - 0.5) * size.height)
            viewState.center = CGPoint(
                x: frame.midX - t.tx + t.a * way.x + t.c * way.y, y: frame.midY - t.ty + t.b * way.x + t.d * way.y)
        }
        guard viewState.bounds != old.bounds || viewState.origin != old.origin else { return }
        sizeChanged(from: old.bounds.size)
        frameWasSet()
    }

    func setBounds(_ bounds: CGRect) {
        let old = viewState.bounds
        guard bounds != old else { return }
        let center = viewState.center
        viewState.bounds = bounds
        if bounds.size != old.size { viewState.center = center }
        sizeChanged(from: old.size)
        if bounds.origin != old.origin { setNeedsLayout() }
        if bounds.size != old.size { frameWasSet() }
    }

    /// Gives the view a frame that grows and shrinks with its superview.
    @discardableResult
    func following(_ frame: CGRect) -> UIView {
        self.frame = frame
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return self
    }
    /// The same for a view that may have had constraints of its own.
    func fill(_ frame: CGRect) {
        translatesAutoresizingMaskIntoConstraints = true
        following(frame)
    }

    /// A frame that code wrote is an input of layout where the view has no constraints of its own.
    func frameWasSet() {
        if translatesAutoresizingMaskIntoConstraints || ownSuperview == nil { markDirty() }
    }

    /// Takes over a frame that layout found: no input of layout, so nothing becomes dirty by it.
    func take(_ frame: CGRect) {
        // By the property: a class may observe it.
        if frame.size != viewState.bounds.size { bounds = CGRect(origin: viewState.bounds.origin, size: frame.size) }
        viewState.origin = frame.origin
    }

    private func sizeChanged(from old: CGSize) {
        guard viewState.bounds.size != old else { return }
        setNeedsLayout()
        // A controller's margins depend on the width of its view.
        if controller != nil { root.context?.note(self) }
        if let layer = layerIfAsked { layer.frameOfViewChanged() }
        guard autoresizesSubviews else { return }
        for view in viewState.subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.resize(from: old, to: viewState.bounds.size)
        }
    }

    /// Follows the superview by the autoresizing mask: flexible parts share the change in proportion to their lengths.
    private func resize(from old: CGSize, to new: CGSize) {
        guard autoresizingMask != [] else { return }
        let frame = viewState.frame
        let horizontal = UIView.share(
            (frame.minX, frame.width, old.width - frame.maxX), new.width - old.width,
            (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin), autoresizingMask)
        let vertical = UIView.share(
            (frame.minY, frame.height, old.height - frame.maxY), new.height - old.height,
            (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin), autoresizingMask)
        take(CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length))
        markDirty()
    }

    private static func share(
        _ parts: (CGFloat, CGFloat, CGFloat), _ change: CGFloat,
        _ masks: (AutoresizingMask, AutoresizingMask, AutoresizingMask), _ mask: AutoresizingMask
    ) -> (start: CGFloat, length: CGFloat) {
        let flexible = [mask.contains(masks.0), mask.contains(masks.1), mask.contains(masks.2)]
        let lengths = [parts.0, parts.1, parts.2]
        let sum = zip(flexible, lengths).reduce(CGFloat(0)) { $1.0 ? $0 + $1.1 : $0 }
        let count = flexible.count { $0 }
        guard count > 0 else { return (parts.0, parts.1) }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return sum > 0 ? change * lengths[index] / sum : change / CGFloat(count)
        }
        return (parts.0 + share(0), max(0, parts.1 + share(1)))
    }

    // MARK: Converting

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = pointInRoot(point)
        return view?.pointFromRoot(inRoot) ?? inRoot
    }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pointFromRoot(view?.pointInRoot(point) ?? point)
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        for view in sequence(first: self, next: { $0.superview }) {
            point.x += view.frame.minX - view.bounds.minX
            point.y += view.frame.minY - view.bounds.minY
        }
        return point
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        let own = pointInRoot(.zero)
        return CGPoint(x: point.x - own.x, y: point.y - own.y)
    }
}
