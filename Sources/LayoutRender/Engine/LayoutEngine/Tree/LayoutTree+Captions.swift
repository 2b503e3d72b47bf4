import Notation

extension LayoutTree {
    /// A description of an item by its look: `UILabel "Hello"`, its class with its text or display name.
    public func caption(of item: ItemID) -> String {
        let view = self[item]
        let name = escapedForDisplay(view.className ?? view.kind.className, limit: Self.captionLimit)
        if let label = view.label, !label.isEmpty {
            return "\(name) \"\(escapedForDisplay(label, limit: Self.captionLimit))\""
        }
        guard let text = view.shownText, !text.isEmpty else { return name }
        return "\(name) \"\(escapedForDisplay(text, limit: Self.captionLimit))\""
    }

    /// The maximum number of characters of a quoted text.
    private static let captionLimit = 40
}

extension View {
    /// The first text of the view; nil if it has none.
    package var shownText: String? {
        switch content {
        case .text(let text):
            text.runs.isEmpty
                ? text.text.isEmpty ? text.placeholder : text.text : text.runs.map(\.text).joined()
        case .button(let button): button.title
        case .control(let control): control.segments.first ?? control.titles.first
        case .image, .none: nil
        }
    }
}

extension View.Kind {
    /// The class in UIKit, WebKit or MapKit.
    var className: String {
        switch self {
        case .webView: "WKWebView"
        case .mapView: "MKMapView"
        case .containerView, .layoutContainer: "UIView"
        default: "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}
