// The name, the traits and the size of each kind of view. The name of a new kind is entered in `Kind`; the
// compiler then asks for the kind's traits and size here, and for its look in the renderer's `OwnContent.swift`.

extension View {
    /// The class of the view as far as layout and drawing know classes. A custom class has the kind of its nearest
    /// UIKit superclass; `className` keeps its name.
    ///
    /// The first names are the element names that Interface Builder writes for UIView's subclasses. `layoutGuide` is
    /// UILayoutGuide. `layoutContainer` is a group of views without a view of its own, whose subviews lie in the
    /// coordinates of the container's owner.
    public enum Kind: String, Sendable, CaseIterable {
        case view, stackView, label, button, imageView
        case scrollView, tableView, tableViewCell, collectionView, collectionViewCell, collectionReusableView
        case textField, textView, `switch`, slider, stepper, segmentedControl, activityIndicatorView, progressView
        case pageControl, datePicker, pickerView, searchBar, navigationBar, toolbar, tabBar
        case visualEffectView, webView, mapView, containerView
        case layoutGuide, layoutContainer

        /// A rectangle that takes part in layout and is never drawn as content.
        package var isGuide: Bool { self == .layoutGuide || self == .layoutContainer }
    }
}

extension View.Kind {
    /// The groups of properties that the kind has, and the facts that others ask for instead of naming kinds.
    package var traits: KindTraits {
        switch self {
        case .view, .collectionReusableView, .visualEffectView, .webView, .mapView, .containerView, .layoutGuide,
            .layoutContainer:
            []
        case .label: [.text, .leaf]
        case .textField, .searchBar: [.text, .leaf, .touched]
        case .textView: [.text, .scroll, .leaf]
        case .button: [.button, .leaf, .touched]
        case .imageView: [.image, .leaf]
        case .switch, .stepper: [.control, .leaf, .touched, .fixedSize]
        case .slider, .segmentedControl, .datePicker: [.control, .leaf, .touched]
        case .activityIndicatorView: [.control, .leaf, .fixedSize]
        case .progressView, .pageControl, .pickerView: [.control, .leaf]
        case .navigationBar, .toolbar, .tabBar: .control
        case .stackView: .stack
        case .scrollView: .scroll
        case .collectionView: [.scroll, .collection]
        case .tableView: [.scroll, .table]
        case .tableViewCell, .collectionViewCell: .cell
        }
    }

    /// The natural size in points of a control or bar of the kind: a size of the alignment rectangle,
    /// `Size.noIntrinsicMetric` along an axis without one. Texts, buttons and pictures are measured by their contents.
    /// - Parameter control: the state on which some sizes depend, the titles of segments for instance.
    func controlSize(_ control: ControlContent, in environment: LayoutEnvironment) -> Size {
        func bar(_ height: Double) -> Size { Size(width: Size.noIntrinsicMetric, height: height) }
        return switch self {
        case .switch: environment[ControlFacts.switchSize]
        case .slider: bar(environment[ControlFacts.sliderHeight])
        case .stepper: environment[ControlFacts.stepperSize]
        case .segmentedControl: control.segmentedSize(in: environment)
        case .progressView: bar(environment[ControlFacts.progressHeight])
        case .activityIndicatorView: control.activityIndicatorSize
        case .pageControl: control.pageControlSize(in: environment)
        case .datePicker: control.datePickerSize(in: environment)
        case .pickerView: Size(width: 320, height: environment[ControlFacts.pickerHeight])
        case .searchBar: bar(environment[BarFacts.searchBarHeight] + environment.searchBarGrowth)
        case .navigationBar: bar(environment.navigationBarHeight + control.bar.extraHeight(in: environment))
        case .toolbar: bar(environment.toolbarHeight)
        case .tabBar: bar(environment.tabBarHeight)
        case .view, .stackView, .label, .button, .imageView, .scrollView, .tableView, .tableViewCell, .collectionView,
            .collectionViewCell, .collectionReusableView, .textField, .textView, .visualEffectView, .webView, .mapView,
            .containerView, .layoutGuide, .layoutContainer:
            .noIntrinsicMetrics
        }
    }

    /// Whether the kind's alignment rectangle may differ from its frame.
    var hasAlignmentInsets: Bool { self == .switch || self == .slider || self == .segmentedControl }

    /// The distances of the alignment rectangle from the frame of a kind that has such distances.
    func alignmentInsets(in environment: LayoutEnvironment) -> EdgeInsets {
        if self == .switch { return environment[ControlFacts.switchInsets] }
        // The frame of a segmented control is 1 point higher.
        return self == .slider
            ? environment[ControlFacts.sliderInsets] : EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }
}

extension View.Kind {
    /// A control in its initial state: a stepper counts to 100.
    package var freshControl: ControlContent {
        var control = ControlContent()
        if self == .stepper { control.maximumValue = 100 }
        return control
    }
}

extension View {
    /// A new view of a kind with the content that such views have, which holds every default.
    package static func fresh(_ kind: Kind) -> View {
        var view = View(kind, identifier: "")
        let traits = kind.traits
        if traits.contains(.text) { view.content = .text(TextContent(text: "")) }
        if traits.contains(.button) { view.content = .button(ButtonContent()) }
        if traits.contains(.control) { view.content = .control(kind.freshControl) }
        return view
    }
}

extension View {
    /// An image view's picture; nil for other kinds and for an image view without a picture.
    package var picture: ImageContent? {
        get { if case .image(let image) = content { image } else { nil } }
        set {
            switch content {
            case .image: break
            case .none: guard kind == .imageView else { return }
            case .text, .button, .control: return
            }
            if let newValue { content = .image(newValue) } else { content = .none }
        }
    }
}

extension ControlContent {
    /// UIKit's name of the colour of what is on, done or selected by the kind of control.
    package static let activeColorNames: KeyValuePairs<View.Kind, String> = [
        .switch: "onTintColor", .slider: "minimumTrackTintColor", .progressView: "progressTintColor",
        .pageControl: "currentPageIndicatorTintColor", .segmentedControl: "selectedSegmentTintColor",
        .activityIndicatorView: "color",
    ]
    /// UIKit's name of the colour of the other part by the kind of control.
    package static let restColorNames: KeyValuePairs<View.Kind, String> = [
        .slider: "maximumTrackTintColor", .progressView: "trackTintColor", .pageControl: "pageIndicatorTintColor",
    ]
}
