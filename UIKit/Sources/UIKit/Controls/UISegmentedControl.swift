internal import LayoutEngine

/// Alternatives side by side.
open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    private var titles: [String] = []
    private var images: [Int: UIImage] = [:] {
        didSet { Missing.note("UISegmentedControl.setImage: pictures of segments are not drawn") }
    }
    private var font: UIFont?
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    @Kept open var isMomentary = false
    @Kept open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let title = item as? String { titles.append(title) }
            if let image = item as? UIImage {
                titles.append("")
                images[index] = image
            }
        }
    }

    open var numberOfSegments: Int { titles.count }
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        if titles.indices.contains(index) { titles[index] = title ?? "" }
        markDirty()
    }
    open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(0, index), titles.count))
        markDirty()
    }
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        let place = min(max(0, index), titles.count)
        images = Dictionary(uniqueKeysWithValues: images.map { ($0 < place ? $0 : $0 + 1, $1) })
        images[place] = image
        insertSegment(withTitle: nil, at: place, animated: animated)
    }
    /// A segment with the action's title; a choice of it runs no action.
    open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
        Missing.note("UISegmentedControl.insertSegment(action:): the action does not run")
        insertSegment(withTitle: action.title, at: index, animated: animated)
    }
    open func removeSegment(at index: Int, animated: Bool) {
        if titles.indices.contains(index) { titles.remove(at: index) }
        markDirty()
    }
    open func removeAllSegments() {
        titles = []
        markDirty()
    }
    open func setImage(_ image: UIImage?, forSegmentAt index: Int) { images[index] = image }
    /// - Note: Does nothing.
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
        Missing.note("UISegmentedControl.setWidth: segments are equally wide")
    }
    open func widthForSegment(at index: Int) -> CGFloat { 0 }
    open func actionForSegment(at index: Int) -> UIAction? { nil }
    open func setAction(_ action: UIAction, forSegmentAt index: Int) { setTitle(action.title, forSegmentAt: index) }
    open func dividerImage(
        forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? { nil }
    /// - Note: Does nothing.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType type: Segment, barMetrics: UIBarMetrics
    ) {}
    public enum Segment: Int, Sendable { case any, left, center, right, alone }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if state == .normal, let font = attributes?[.font] as? UIFont { self.font = font }
        markDirty()
    }

    override var kind: View.Kind { .segmentedControl }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.segments = titles
        control.selectedSegment = titles.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
        control.activeColor = selectedSegmentTintColor?.value
        control.font = font?.font
        return .control(control)
    }
}
