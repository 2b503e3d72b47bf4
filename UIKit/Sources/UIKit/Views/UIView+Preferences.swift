import Foundation

/// Properties that a picture does not show: transforms in space, accessibility, sizes of text, focus.
extension UIView {
    // MARK: Transforms in space

    /// The part in the plane is the view's `transform`; perspective is not drawn.
    public var transform3D: CATransform3D {
        get {
            let kept = kept(or: CATransform3DIdentity)
            return CATransform3DIsAffine(kept) ? CATransform3DMakeAffineTransform(transform) : kept
        }
        set {
            keep(newValue)
            guard CATransform3DIsAffine(newValue) else {
                return Missing.note("UIView.transform3D: views are drawn without perspective")
            }
            transform = CATransform3DGetAffineTransform(newValue)
        }
    }
    /// The point, as parts of the size, that `center` places and that transforms are about: another one moves the frame.
    public var anchorPoint: CGPoint {
        get { viewState.anchor }
        set {
            guard newValue != viewState.anchor else { return }
            let center = viewState.center
            viewState.anchor = newValue
            viewState.center = center
            frameWasSet()
        }
    }

    // MARK: Accessibility

    /// - Note: Kept without effect.
    public var accessibilityLanguage: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }

    // MARK: Sizes of text, large content, focus

    var ownMinimumContentSizeCategory: UIContentSizeCategory? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            Missing.note("UIView.minimumContentSizeCategory: the size of the screen holds")
        }
    }
    var ownMaximumContentSizeCategory: UIContentSizeCategory? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            Missing.note("UIView.maximumContentSizeCategory: the size of the screen holds")
        }
    }
    /// - Note: Kept without effect.
    public var largeContentImageInsets: UIEdgeInsets {
        get { kept(or: .zero) }
        set { keep(newValue) }
    }
    public var restorationIdentifier: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var focusGroupIdentifier: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }

    /// - Note: Does nothing.
    public func updateTraitsIfNeeded() {}

    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? { snapshotView(afterScreenUpdates: afterScreenUpdates) }
}
