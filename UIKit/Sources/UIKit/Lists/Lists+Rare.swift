import Foundation

/// What code asks of lists besides rows and items.
extension UITableView {
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var dragInteractionEnabled: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var isPrefetchingEnabled: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    public var insetsContentViewsToSafeArea: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    public var selectionFollowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var allowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var fillerRowHeight: CGFloat {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
    public var separatorEffect: UIVisualEffect? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            Missing.note("UITableView.separatorEffect: separators have their colour")
        }
    }
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
    public var sectionIndexBackgroundColor: UIColor? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var hasUncommittedUpdates: Bool { false }
    public var hasActiveDrag: Bool { false }
    public var hasActiveDrop: Bool { false }
    public func reloadSectionIndexTitles() {}
    public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: position, animated: animated) }
    }
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
                .filter { rectForRow(at: $0).intersects(rect) }
        }
    }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { kept(or: .enabled) }
        set { keep(newValue) }
    }
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UICollectionView {
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var allowsSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var isEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var dragInteractionEnabled: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var selectionFollowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var allowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var remembersLastFocusedIndexPath: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    public var hasUncommittedUpdates: Bool { false }
    public var hasActiveDrag: Bool { false }
    public var hasActiveDrop: Bool { false }
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    public func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
    public func endInteractiveMovement() {}
    public func cancelInteractiveMovement() {}
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { kept(or: .enabled) }
        set { keep(newValue) }
    }
    public var reorderingCadence: ReorderingCadence {
        get { kept(or: .immediate) }
        set { keep(newValue) }
    }
}

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

// UIKit takes what changes as a closure that does not escape, which Swift has no word for where nil is allowed too.
extension UITableView {
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
extension UICollectionView {
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

/// Sections of a list by the first letters of names, in the order of the language.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }
    open var sectionTitles: [String] {
        (UnicodeScalar("A").value...UnicodeScalar("Z").value).compactMap(UnicodeScalar.init).map { String($0) } + ["#"]
    }
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle index: Int) -> Int { index }
    /// Texts alone are sorted in: the value of a selector is not asked.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        guard let text = object as? String else {
            Missing.note("UILocalizedIndexedCollation: sorts texts only")
            return sectionTitles.count - 1
        }
        let first = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: .current).prefix(1)
            .uppercased()
        return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
    }
    open func sortedArray(from objects: [Any], collationStringSelector selector: Selector) -> [Any] {
        guard let texts = objects as? [String] else {
            Missing.note("UILocalizedIndexedCollation: sorts texts only")
            return objects
        }
        return texts.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }
}

open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {}
    open func value(forAnimatedKey key: String) -> CGFloat { 0 }
    open var transitionProgress = CGFloat(0)
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = nextLayout
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
