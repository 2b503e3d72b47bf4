/// The properties of controls.
extension PropertyCatalog {
    @PropertyList static var controls: [Property] {
        Property(
            "isOn", KindSet(.switch), .control(.flag(.init(\.isOn) { $0.isOn = $1 })), .visual, example: "true",
            "Whether the switch is on.")
        Property(
            "value", KindSet(.slider, .progressView, .stepper),
            .control(.number(.init(\.value) { $0.value = $1 }, 0...1)), .visual, example: "0.4",
            "The value as a part of the range.")
        Property(
            "segments", KindSet(.segmentedControl), .control(.texts(.init(\.segments) { $0.segments = $1 })), .visual,
            example: "[\"Day\", \"Week\"]", "The titles of the segments.")
        Property(
            "selectedSegmentIndex", KindSet(.segmentedControl),
            .control(.index(.init(\.selectedSegment) { $0.selectedSegment = $1 }, upTo: 1_000)), .visual, example: "0",
            "The selected segment, counted from 0; -1 for none.")
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
            .control(.flag(.init(\.isAnimating) { $0.isAnimating = $1 })), .kept, example: "true",
            "Whether the indicator turns; without effect, since a picture shows no motion.")
        Property(
            "titles", KindSet(.navigationBar, .toolbar, .tabBar, .pickerView),
            .control(.texts(.init(\.titles) { $0.titles = $1 })), .visual, example: "[\"Home\", \"Search\"]",
            "The titles of bar items, tabs or rows.")
    }
}
