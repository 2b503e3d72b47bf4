import LayoutEngine

/// The properties of controls.
extension PropertyCatalog {
    @PropertyList static var controls: [Property] {
        Property(
            "isOn", KindSet(.switch), .control(.flag(.init(\.isOn) { $0.isOn = $1 })), .visual, example: "true",
            "Whether the switch is on.")
        Property(
            "value", KindSet(.slider, .progressView, .stepper),
            .control(.number(.init(\.value) { $0.value = $1 }, values)), .visual, example: "0.4",
            "The value of a slider or stepper from minimumValue to maximumValue, the progress from 0 to 1.")
        Property(
            "minimumValue", KindSet(.slider, .stepper),
            .control(.number(.init(\.minimumValue) { $0.minimumValue = $1 }, values)), .visual, example: "-10",
            "The value of a slider's leading end; of a stepper the value at which minus is pale.")
        Property(
            "maximumValue", KindSet(.slider),
            .control(.number(.init(\.maximumValue) { $0.maximumValue = $1 }, values)), .visual, example: "50",
            "The value of a slider's trailing end; of a stepper the value at which plus is pale.")
        Property(
            "maximumValue", KindSet(.stepper),
            .control(.number(.init(\.maximumValue) { $0.maximumValue = $1 }, values)), .visual, example: "50",
            "The value at which plus is pale.")
        Property(
            "wraps", KindSet(.stepper), .control(.flag(.init(\.wraps) { $0.wraps = $1 })), .visual, example: "true",
            "Whether the value goes on at the other end of the range, so that neither sign is pale.")
        Property(
            "segments", KindSet(.segmentedControl), .control(.texts(.init(\.segments) { $0.segments = $1 })), .visual,
            example: "[\"Day\", \"Week\"]", "The titles of the segments.")
        Property(
            "selectedSegmentIndex", KindSet(.segmentedControl),
            .control(.index(.init(\.selectedSegment) { $0.selectedSegment = $1 }, upTo: 1_000)), .visual, example: "0",
            "The selected segment, counted from 0; -1 for none.")
        Property(
            "selectedIndex", KindSet(.tabBar),
            .control(.index(.init(\.selectedSegment) { $0.selectedSegment = $1 }, upTo: 1_000)), .visual, example: "1",
            "The selected item, counted from 0, as UITabBarController.selectedIndex; -1, the default, for the first.")
        Property(
            "selectedRow", KindSet(.pickerView),
            .control(.index(.init(\.selectedSegment) { $0.selectedSegment = $1 }, upTo: 1_000)), .visual, example: "1",
            "The row of titles in the middle, counted from 0; -1, the default, for the first.")
        Property(
            "numberOfPages", KindSet(.pageControl),
            .control(.integer(.init(\.numberOfPages) { $0.numberOfPages = $1 }, 0...1_000)), .visual, example: "5",
            "The number of dots.")
        Property(
            "currentPage", KindSet(.pageControl),
            .control(.integer(.init(\.currentPage) { $0.currentPage = $1 }, 0...1_000)), .visual, example: "1",
            "The highlighted dot, counted from 0.")
        Property(
            "style", controlKinds, .control(.string(.init(\.style) { $0.style = $1 })), .visual, example: "\"large\"",
            "A table's style (plain, grouped, insetGrouped), or the style word of a control.")
        Property(
            "isAnimating", KindSet(.activityIndicatorView),
            .control(.flag(.init(\.isAnimating) { $0.isAnimating = $1 })), .visual, example: "false",
            "Whether the indicator turns: false hides the indicator, as hidesWhenStopped says; the default here is true."
        )
        Property(
            "hidesWhenStopped", KindSet(.activityIndicatorView),
            .control(.flag(.init(\.hidesWhenStopped) { $0.hidesWhenStopped = $1 })), .visual, example: "false",
            "Whether an indicator that does not turn is hidden.")
        Property(
            "titles", KindSet(.navigationBar, .toolbar, .tabBar, .pickerView),
            .control(.texts(.init(\.titles) { $0.titles = $1 })), .visual, example: "[\"Home\", \"Search\"]",
            "The titles of rows, or the short form of a bar's items; of a navigation bar its title, the leading and the trailing item."
        )
    }

    @PropertyList static var bars: [Property] {
        Property(
            "items", KindSet(.navigationBar),
            .control(.navigationItems(.init(\.bar.navigationItems) { $0.bar.navigationItems = $1 })), .visual,
            .reportedElsewhere,
            example: "[\"Trips\", \"Lake\"]",
            "The items of a bar: of a navigation bar its UINavigationItems, the last of which is shown.")
        Property(
            "items", KindSet(.toolbar),
            .control(.barItems(.init(\.bar.items) { $0.bar.items = $1 }, areTabs: false)), .visual,
            .reportedElsewhere, example: "[\"Edit\", \"Done\"]", "The items of a toolbar, from the leading edge.")
        Property(
            "items", KindSet(.tabBar),
            .control(.barItems(.init(\.bar.items) { $0.bar.items = $1 }, areTabs: true)), .visual,
            .reportedElsewhere, example: "[\"Home\", \"Search\"]", "The tabs of a tab bar.")
        Property(
            "prefersLargeTitles", KindSet(.navigationBar),
            .control(.flag(.init(\.bar.prefersLargeTitles) { $0.bar.prefersLargeTitles = $1 })), .visual,
            .reportedElsewhere, example: "true",
            "Whether the shown item's title is large, which makes the bar 52 points higher.")
    }

    /// UIKit's names of the colours of the parts of controls.
    static let controlColors: [Property] =
        ControlContent.activeColorNames.map { kind, name in
            controlColor(name, KindSet(kind), .init(\.activeColor) { $0.activeColor = $1 }, "is on, done or selected")
        }
        + ControlContent.restColorNames.map { kind, name in
            controlColor(name, KindSet(kind), .init(\.restColor) { $0.restColor = $1 }, "is not done or not selected")
        }
        + [
            controlColor(
                "thumbTintColor", KindSet(.switch, .slider), .init(\.thumbColor) { $0.thumbColor = $1 }, "moves")
        ]

    private static func controlColor(
        _ name: String, _ kinds: KindSet, _ access: PropertyAccess<ControlContent, Color?>, _ part: String
    ) -> Property {
        Property(
            name, kinds, .control(.color(access)), .visual, example: "\"systemPink\"",
            "The colour of the part that \(part).")
    }

    /// As large as the numbers that are read of an Interface Builder file.
    private static let values = -1_000_000.0...1_000_000.0
}
