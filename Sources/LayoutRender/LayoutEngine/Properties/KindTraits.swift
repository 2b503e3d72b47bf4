/// The groups of properties that a kind of view has besides those of every view.
package struct KindTraits: OptionSet, Sendable {
    package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Written out and inlined: the standard library's is called for each view of a document, unspecialised.
    @inlinable package func contains(_ other: KindTraits) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// `Content.text`, `.button`, `.image` and `.control`: a kind has one of them at most.
    @inlinable package static var text: KindTraits { KindTraits(rawValue: 1) }
    @inlinable package static var button: KindTraits { KindTraits(rawValue: 2) }
    @inlinable package static var image: KindTraits { KindTraits(rawValue: 4) }
    @inlinable package static var control: KindTraits { KindTraits(rawValue: 8) }
    @inlinable package static var stack: KindTraits { KindTraits(rawValue: 16) }
    @inlinable package static var scroll: KindTraits { KindTraits(rawValue: 32) }
    @inlinable package static var table: KindTraits { KindTraits(rawValue: 64) }
    @inlinable package static var cell: KindTraits { KindTraits(rawValue: 128) }

    /// True where a view of the kind shows something of its own.
    package var hasContent: Bool { !isDisjoint(with: [.text, .button, .image, .control]) }
}

extension View.Kind {
    /// The property groups of the kind; a new kind has to state them here.
    package var traits: KindTraits {
        switch self {
        case .view, .collectionReusableView, .visualEffectView, .webView, .mapView, .containerView, .layoutGuide,
            .layoutContainer:
            []
        case .label, .textField, .searchBar: .text
        case .textView: [.text, .scroll]
        case .button: .button
        case .imageView: .image
        case .switch, .slider, .stepper, .segmentedControl, .activityIndicatorView, .progressView, .pageControl,
            .datePicker, .pickerView, .navigationBar, .toolbar, .tabBar:
            .control
        case .stackView: .stack
        case .scrollView, .collectionView: .scroll
        case .tableView: [.scroll, .table]
        case .tableViewCell, .collectionViewCell: .cell
        }
    }
}

extension View {
    /// A new view of a kind with the content that such views have, which holds every default.
    package static func fresh(_ kind: Kind) -> View {
        var view = View(kind, identifier: "")
        let traits = kind.traits
        if traits.contains(.text) { view.content = .text(TextContent(text: "")) }
        if traits.contains(.button) { view.content = .button(ButtonContent()) }
        if traits.contains(.control) { view.content = .control(ControlContent()) }
        return view
    }
}
