internal import LayoutEngine
package import LayoutRender

// MARK: Coming, moving and leaving

extension UIView {
    func insert(_ view: UIView, beside sibling: UIView, _ distance: Int) {
        let own = viewState.subviews.filter { $0 !== view }
        insert(view, at: own.firstIndex { $0 === sibling }.map { $0 + distance } ?? own.count)
    }

    /// Shows another view in the place of one, and asks for layout.
    func replace(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        setNeedsLayout()
    }

    func reorder(_ view: UIView, to index: Int) {
        if viewState.subviews.last === view, index >= viewState.subviews.count - 1 { return }
        viewState.subviews.removeAll { $0 === view }
        viewState.subviews.insert(view, at: min(index, viewState.subviews.count))
        root.context?.note(subviewsOf: self)
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(view !== self && !isDescendant(of: view), "Can't add a view as a subview of itself")
        if view.ownSuperview === self { return reorder(view, to: index) }
        view.leaveSuperview()
        view.willMove(toSuperview: self)
        let oldWindow = view.window
        if let window, oldWindow !== window { view.tellMove(to: window) }
        viewState.subviews.insert(view, at: min(max(index, 0), viewState.subviews.count))
        view.ownSuperview = self
        view.placement = Placement()
        // What it was laid out by as a root of its own.
        view.context = nil
        markDirty()
        if let context = root.context {
            context.wantsConstraints = true
            context.note(subviewsOf: self)
        }
        view.flagLayout()
        view.flagConstraints()
        setNeedsLayout()
        view.didMoveToSuperview()
        if let window, oldWindow !== window { view.tellMoved(to: window) }
        didAddSubview(view)
    }

    /// Leaves without telling: constraints that ancestors hold on anything in here are removed.
    func leaveSuperview() {
        guard let parent = ownSuperview else { return }
        parent.willRemoveSubview(self)
        removeConstraintsFromOutside()
        root.context?.note(departureOf: self)
        (parent as? UIStackView)?.forget(self)
        // Nearly always what came last goes first.
        if let place = parent.viewState.subviews.lastIndex(where: { $0 === self }) {
            parent.viewState.subviews.remove(at: place)
        }
        parent.markDirty()
        parent.setNeedsLayout()
        ownSuperview = nil
        placement = Placement()
    }

    func tellMove(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in viewState.subviews { view.tellMove(to: window) }
    }

    func tellMoved(to window: UIWindow?) {
        didMoveToWindow()
        for view in viewState.subviews { view.tellMoved(to: window) }
    }
}

extension UIView {
    /// Draws the view with what lies in it into the current context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        return drawHierarchy(in: rect, into: context)
    }

    @discardableResult
    func drawHierarchy(in rect: CGRect, into context: CGContext) -> Bool {
        let writer = scene()
        guard bounds.width > 0, bounds.height > 0 else { return false }
        let layout = writer.scene.tree.resolve(in: writer.scene.environment, findingAmbiguity: false)
        var options = writer.renderOptions
        options.background = .transparent
        let list = DisplayList(scene: writer.scene, layout: layout, options: options)
        guard let bitmap = Drawing.bitmap(list, scale: Surroundings.environment.scale) else { return false }
        context.list.image(bitmap, in: rect.applying(context.ctm).rect)
        return true
    }
}

extension UIView {
    /// A view with a picture of this one.
    public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return UIView(frame: bounds) }
        let picture = UIGraphicsImageRenderer(size: bounds.size).image { context in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), into: context.cgContext)
        }
        let view = UIImageView(image: picture)
        view.frame = bounds
        return view
    }
}

extension SceneWriter {
    /// How a renderer shows the scene.
    package var renderOptions: RenderOptions {
        var options = RenderOptions()
        options.layers = .unclipped
        options.images = pictures.bitmaps
        options.imageTraits.sizes = pictures.sizes
        options.imageTraits.templates = pictures.templates
        options.imageTraits.originals = pictures.originals
        options.imageTraits.slices = pictures.slices
        options.outlines = outlines
        return options
    }
}
