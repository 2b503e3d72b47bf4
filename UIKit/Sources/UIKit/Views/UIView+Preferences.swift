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

    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? { snapshotView(afterScreenUpdates: afterScreenUpdates) }
}
