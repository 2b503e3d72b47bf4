/// What a look may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What the program itself adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    @Kept public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    @Kept public var isFocused = false
    @Kept public var isPinned = false
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState {
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }
    public var traitCollection: UITraitCollection
    @Kept public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    @Kept public var isFocused = false
    @Kept public var isPinned = false
    public var isEditing = false
    @Kept public var isExpanded = false
    @Kept public var cellDropState = DropState.none
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A cell or a header that brings its look up to date before it is shown, and when its state changes.
@MainActor
protocol ConfiguredPart: UIView {
    associatedtype State: UIConfigurationState
    var needsConfiguration: Bool { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var configurationState: State { get }
    func updateConfiguration(using state: State)
}

extension ConfiguredPart {
    /// The look is brought up to date at the next layout.
    func noteNewState() {
        needsConfiguration = true
        setNeedsLayout()
    }
    /// Gives the content the look of a state; the standard content has one look for all states here.
    func updateContent(for state: State) {
        guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            !(content is UIListContentConfiguration)
        else { return }
        contentConfiguration = content.updated(for: state)
    }
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
    }
}

/// What is behind the contents of cells and headers.
extension UIView {
    func take(_ look: UIBackgroundConfiguration?) {
        if let look, look.backgroundColor != nil { backgroundColor = look.resolvedColor(for: tintColor) }
    }
    /// Puts the view into another, with its edges at those of the other.
    package func tie(to other: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        other.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
            topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
    }
    func putBehind(_ new: UIView?, _ old: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new.following(bounds), at: 0) }
    }
}

extension UITableViewCell: ConfiguredPart {}
extension UITableViewHeaderFooterView: ConfiguredPart {}
extension UICollectionViewCell: ConfiguredPart {}
