import LayoutEngine

/// Switches, sliders, segmented controls and other controls, and the titles of bars.
extension ViewReader {
    /// The state of a standard control or bar.
    ///
    /// One record for all controls: attributes that an element does not have leave the defaults. A slider's value is
    /// kept as a share of its range.
    func control(_ element: VariedElement) -> ControlContent {
        var control = ControlContent()
        control.isEnabled = element.flag("enabled", default: true)
        control.isOn = element.flag("on")
        control.font = element.child("fontDescription").flatMap(FontReader.font)
        control.isAnimating = element.flag("animating")
        control.style = element["style"] ?? element["datePickerStyle"] ?? element["barStyle"]
        switch element.name {
        case "slider", "stepper": control.value = share(element)
        case "progressView": control.value = min(max(element.number("progress") ?? 0, 0), 1)
        case "segmentedControl": readSegments(element, into: &control)
        case "pageControl":
            control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 1_000)
            if hidesPages(element) { control.numberOfPages = 0 }
            control.currentPage = max(element.integer("currentPage") ?? 0, 0)
        case "toolbar", "tabBar", "navigationBar":
            control.titles = element.child("items")?.children.map { $0["title"] ?? "" } ?? []
        default: break
        }
        return control
    }

    /// Whether a page control hides its dots, as there is at most one page.
    func hidesPages(_ element: VariedElement) -> Bool {
        element.name == "pageControl" && element.flag("hidesForSinglePage")
            && (element.integer("numberOfPages") ?? 0) <= 1
    }

    /// Titles, the selected segment, and whether segments are as wide as their titles.
    private func readSegments(_ element: VariedElement, into control: inout ControlContent) {
        control.segments = element.child("segments")?.children.map { $0["title"] ?? "" } ?? []
        if element.flag("apportionsSegmentWidthsByContent") { control.style = "apportioned" }
        if let selected = element.integer("selectedSegmentIndex"), control.segments.indices.contains(selected) {
            control.selectedSegment = selected
        }
    }

    /// The value as a fraction of the range from minimum to maximum, 0...1.
    private func share(_ element: VariedElement) -> Double {
        let low = element.number("minValue") ?? element.number("minimumValue") ?? 0
        let high = element.number("maxValue") ?? element.number("maximumValue") ?? 1
        guard high > low else { return 0 }
        return min(max(((element.number("value") ?? 0) - low) / (high - low), 0), 1)
    }
}
