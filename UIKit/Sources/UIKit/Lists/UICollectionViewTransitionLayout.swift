open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    @Kept open var transitionProgress = CGFloat(0)
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        (self.currentLayout, self.nextLayout) = (currentLayout, nextLayout)
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
