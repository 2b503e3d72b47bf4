internal import LayoutEngine

extension UIView {
    /// The view without a superview above this one.
    var root: UIView {
        var view = self
        while let next = view.ownSuperview { view = next }
        return view
    }

    /// The view and all around it, from the inside out.
    var upwards: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.ownSuperview } }

    /// The layout of the tree that the view is in.
    var layoutContext: LayoutContext { root.ownContext }

    private var ownContext: LayoutContext {
        if let context { return context }
        let made = LayoutContext(root: self)
        context = made
        return made
    }

    /// The environment of the screen with the styles that the views around ask for.
    var ownEnvironment: LayoutEnvironment {
        var environment = root.rootTraits.applied(to: Surroundings.environment)
        for view in upwards {
            if view.overrideUserInterfaceStyle != .unspecified {
                environment.userInterfaceStyle = view.overrideUserInterfaceStyle == .dark ? .dark : .light
                break
            }
            if let style = view.controller?.overrideUserInterfaceStyle, style != .unspecified {
                environment.userInterfaceStyle = style == .dark ? .dark : .light
                break
            }
        }
        if isCompact { environment.sizeClasses.horizontal = .compact }
        return environment
    }

    /// Whether the view is in a form sheet or popover that is compact in width on a wider screen.
    private var isCompact: Bool {
        guard Surroundings.environment.isPad else { return false }
        return upwards.contains { ($0.ownSuperview as? PresentedScreen)?.compactCard === $0 }
    }

    var ownTraits: UITraitCollection { UITraitCollection(ownEnvironment, level: isElevated ? .elevated : .base) }

    /// Whether the view is in a sheet over another screen.
    var isElevated: Bool { upwards.contains(where: \.raisesContents) }
    /// Whether the view is the card of such a sheet.
    var raisesContents: Bool { (ownSuperview as? PresentedScreen)?.elevatedCard === self }

    /// Traits of a root in place of the screen's.
    private var rootTraits: UITraitCollection { UITraitCollection() }

    /// What the view says of itself for layout was changed.
    func markDirty() {
        placement.intrinsic = nil
        root.context?.note(self)
        KeyValueObservers.check(self)
    }

    /// Something was changed that the records of other views depend on.
    func markTreeDirty() {
        placement.intrinsic = nil
        root.context?.isDirty = true
    }

    func commonAncestor(with other: UIView) -> UIView? { upwards.first { other.isDescendant(of: $0) } }

    /// Drops constraints that name anything in here and are held by a view outside.
    func removeConstraintsFromOutside() {
        var gone: [NSLayoutConstraint] = []
        var below = [self]
        while let next = below.popLast() {
            gone += next.viewState.naming.all.filter { !($0.holder?.isDescendant(of: self) ?? true) }
            below += next.viewState.subviews
        }
        guard !gone.isEmpty else { return }
        gone.sort { $0.activation < $1.activation }
        let context = root.context
        var listed: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
        var holders: [UIView] = []
        for constraint in gone {
            // Both ends may lie in here.
            guard let holder = constraint.holder else { continue }
            if listed[ObjectIdentifier(holder)] == nil { holders.append(holder) }
            listed[ObjectIdentifier(holder), default: []].insert(ObjectIdentifier(constraint))
            constraint.holder = nil
            context?.note(deactivationOf: constraint)
        }
        for holder in holders {
            let own = listed[ObjectIdentifier(holder)] ?? []
            holder.viewState.constraints.removeAll { own.contains(ObjectIdentifier($0)) }
        }
    }

    func removeConstraints(where isGone: (NSLayoutConstraint) -> Bool) {
        let gone = viewState.constraints.filter(isGone)
        guard !gone.isEmpty else { return }
        let context = root.context
        for constraint in gone {
            constraint.holder = nil
            context?.note(deactivationOf: constraint)
        }
        viewState.constraints.removeAll(where: isGone)
    }

    func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        upwards.flatMap(\.viewState.constraints).filter { constraint in
            (constraint.firstItem === self || constraint.secondItem === self)
                && constraint.firstAttribute.word?.axis == axis.word
        }
    }

    /// The intrinsic size that a subclass of the program gives; nil where it leaves UIKit's own.
    func statedIntrinsicSize() -> CGSize? {
        if placement.intrinsic == nil {
            placement.ownIntrinsic = nil
            placement.intrinsic = intrinsicContentSize
        }
        return placement.intrinsic == placement.ownIntrinsic ? nil : placement.intrinsic
    }

    func setMargins(
        left: CGFloat? = nil, right: CGFloat? = nil, leading: CGFloat? = nil, trailing: CGFloat? = nil, _ top: CGFloat,
        _ bottom: CGFloat
    ) {
        var margins = Margins()
        margins.top = Double(top)
        margins.bottom = Double(bottom)
        margins.left = left.map(Double.init)
        margins.right = right.map(Double.init)
        margins.leading = leading.map(Double.init)
        margins.trailing = trailing.map(Double.init)
        guard margins != viewState.margins || !viewState.hasMargins else { return }
        viewState.margins = margins
        viewState.hasMargins = true
        markDirty()
        setNeedsLayout()
        layoutMarginsDidChange()
    }

    func frame(of guide: UILayoutGuide) -> CGRect { layoutContext.frame(of: guide, in: self) }

    package func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        var environment = ownEnvironment
        environment.safeAreaInsets = .zero
        environment.root.isControllerView = false
        let writer = TreeWriter(self, fitting: true)
        let size = writer.tree.systemLayoutSizeFitting(
            writer.tree.root, target: target.measured, horizontalPriority: horizontal.rawValue,
            verticalPriority: vertical.rawValue, in: environment)
        return CGSize(size)
    }
}

extension UIView {
    /// Margins that a class brings itself: a stack none, a cell's content those of the table.
    var classMargins: Margins? {
        guard isContentOfCell else { return nil }
        let width = Double(window?.bounds.width ?? UIScreen.main.bounds.width)
        let side = Surroundings.environment.systemMinimumMargin(width: width)
        var margins = Margins(side)
        margins.top = 11
        margins.bottom = 11
        if let beside = (ownSuperview as? UITableViewCell)?.marginBesideAccessory {
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                margins.left = beside
            } else {
                margins.right = beside
            }
        }
        return margins
    }
}
