import LayoutEngine
import Notation

/// Switches, sliders, segmented controls and other controls, and the titles of bars.
extension ViewReader {
    /// The state of a standard control or bar.
    ///
    /// One record for all controls: attributes that an element does not have leave the defaults.
    func control(_ element: VariedElement) -> ControlContent {
        var control = ControlContent()
        control.isEnabled = element.flag("enabled", default: true)
        control.isOn = element.flag("on")
        control.font = element.child("fontDescription").flatMap(FontReader.font)
        if element.name == "activityIndicatorView" {
            // The canvas draws the indicator either way.
            control.isAnimating = element.flag("animating")
            if !control.isAnimating { control.hidesWhenStopped = false }
        }
        control.activeColor = color(named: ControlContent.activeColorNames, of: element)
        control.restColor = color(named: ControlContent.restColorNames, of: element)
        control.thumbColor = context.resources.colors.color("thumbTintColor", of: element)
        control.style = element["style"] ?? element["datePickerStyle"] ?? element["barStyle"]
        switch element.name {
        case "slider", "stepper":
            control.value = element.number("value") ?? 0
            control.minimumValue = element.number("minValue") ?? element.number("minimumValue") ?? 0
            control.maximumValue =
                element.number("maxValue") ?? element.number("maximumValue") ?? (element.name == "stepper" ? 100 : 1)
            control.wraps = element.flag("wraps")
        case "datePicker":
            control.datePicker = datePicker(element)
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

    /// The mode, the date and its range. Files hold moments; they are shown in the time of Greenwich. A picker that starts with
    /// the current date has none.
    private func datePicker(_ element: VariedElement) -> DatePickerContent {
        func date(_ key: String) -> CalendarDate? {
            // Seconds since the beginning of 2001.
            element.child(key: key)?["timeIntervalSinceReferenceDate"].flatMap { PlainNumber.decimal($0) }.flatMap {
                CalendarDate(secondsSince1970: $0 + 978_307_200)
            }
        }
        var picker = DatePickerContent()
        picker.mode = element["datePickerMode"].flatMap(DatePickerMode.init) ?? .dateAndTime
        picker.date = element.flag("useCurrentDate", default: true) ? nil : date("date")
        (picker.minimumDate, picker.maximumDate) = (date("minimumDate"), date("maximumDate"))
        picker.minuteInterval = min(max(element.integer("minuteInterval") ?? 1, 1), 30)
        picker.countDownDuration = min(max(element.number("countDownDuration") ?? 0, 0), 86_400)
        return picker
    }

    /// The colour that a control of this kind has under a name of its own.
    private func color(named names: KeyValuePairs<View.Kind, String>, of element: VariedElement) -> Color? {
        names.first { $0.key.rawValue == element.name }.flatMap {
            context.resources.colors.color($0.value, of: element)
        }
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
}
