import LayoutEngine

/// The kinds of view that a property belongs to.
struct KindSet: Sendable, Equatable {
    private let bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    init(_ kinds: View.Kind...) {
        bits = kinds.reduce(0) { $0 | Self.bit($1) }
    }

    func contains(_ kind: View.Kind) -> Bool { bits & Self.bit(kind) != 0 }

    /// The same with the bit of a kind at hand.
    func contains(bit: UInt64) -> Bool { bits & bit != 0 }

    func union(_ other: KindSet) -> KindSet { KindSet(bits: bits | other.bits) }

    var kinds: [View.Kind] { View.Kind.allCases.filter(contains) }

    static func bit(_ kind: View.Kind) -> UInt64 {
        1 << UInt64(kindPlaces[kind] ?? 63)
    }

    private static let kindPlaces: [View.Kind: Int] = {
        var places: [View.Kind: Int] = [:]
        for (place, kind) in View.Kind.allCases.enumerated() { places[kind] = place }
        return places
    }()

    static let all = KindSet(bits: .max)
    static let guides = KindSet(.layoutGuide, .layoutContainer)
    /// Everything that is drawn.
    static let views = KindSet(bits: ~guides.bits)
    static let notGuide = KindSet(bits: ~KindSet(.layoutGuide).bits)
    static let stack = KindSet(.stackView)
    static let label = KindSet(.label)
    static let text = KindSet(.label, .textField, .textView, .searchBar)
    static let attributed = KindSet(.label, .textField, .textView)
    static let field = KindSet(.textField)
    static let placeholder = KindSet(.textField, .searchBar)
    static let fitting = KindSet(.label, .textField)
    static let button = KindSet(.button)
    static let lines = KindSet(.label, .button)
    static let font = KindSet(.label, .textField, .textView, .searchBar, .button, .segmentedControl)
    static let image = KindSet(.imageView, .button)
    static let scroll = KindSet(.scrollView, .tableView, .collectionView, .textView)
    static let table = KindSet(.tableView)
    static let tableCell = KindSet(.tableViewCell)
    static let rowHeight = KindSet(.tableView, .tableViewCell)
    static let cell = KindSet(.tableViewCell, .collectionViewCell)
    /// What holds a `ControlContent`.
    static let control = KindSet(
        .switch, .slider, .stepper, .segmentedControl, .activityIndicatorView, .progressView, .pageControl,
        .datePicker, .pickerView, .navigationBar, .toolbar, .tabBar)
    static let enabled = control.union(button)
    static let style = control.union(table)
    static let value = KindSet(.slider, .progressView, .stepper)
    static let titles = KindSet(.navigationBar, .toolbar, .tabBar, .pickerView)
}
