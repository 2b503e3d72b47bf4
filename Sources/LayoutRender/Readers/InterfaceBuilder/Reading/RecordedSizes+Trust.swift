import LayoutEngine
import Notation

extension RecordedSizes {
    /// How exactly a view's content can be measured here. The tolerance follows from it: 5 % for the system font's
    /// table, 30 % for named fonts, also for those whose file the project holds: the canvas may have used another font in
    /// the file's place. [recorded: 70 of 70 views of two projects]
    enum Trust {
        /// The system font's table is an estimate: a recorded length near the estimate is more exact.
        case estimate
        /// Another font: its metrics are unknown, or the machine that recorded the length may have lacked its file.
        case otherFont
        /// The content cannot be measured.
        case unknown

        /// Nil for content that is measured exactly, or for no content.
        ///
        /// - Parameter prefersFontFiles: a text in a font whose file is known is measured with the file, whatever the
        ///   canvas recorded: no recorded length tells of another screen.
        init?(_ view: View, in environment: LayoutEnvironment, prefersFontFiles: Bool) {
            // A class of the program's own chooses its font, insets or size in code, which the canvas runs. [recorded: 147
            // of 152 labels and buttons]
            if view.className != nil, view.kind == .label || view.kind == .button {
                self = .unknown
                return
            }
            switch view.content {
            case .text(let text):
                if view.kind == .textView, text.isScrollEnabled { return nil }
                let metrics = text.fonts.map { FontMetrics($0, in: environment) }
                if prefersFontFiles, metrics.allSatisfy({ $0.typeface != nil }) { return nil }
                let isExact = metrics.allSatisfy { $0.isExact && (prefersFontFiles || $0.typeface == nil) }
                self = isExact ? .estimate : .otherFont
            case .button(let button):
                self = button.isPlainText(in: environment, withFontFiles: prefersFontFiles) ? .estimate : .unknown
            case .image(let image):
                guard image.size == nil || image.isSystemSymbol else { return nil }
                self = .unknown
            case .control:
                guard view.kind == .segmentedControl || view.kind == .pageControl || view.kind == .datePicker else {
                    return nil
                }
                self = .unknown
            case .none:
                guard let name = view.className, !Self.sizeless.contains(name), view.kind == .view,
                    view.subviews.isEmpty
                else { return nil }
                self = .unknown
            }
        }

        /// The system's classes of views without a size of their own, which a file may name as a view's class.
        private static let sizeless: Set<String> = [
            "UIView", "UIControl", "UIScrollView", "UITableView", "UICollectionView", "UIVisualEffectView",
            "UIInputView",
            "MKMapView", "WKWebView",
        ]

        /// Whether a recorded length can be the natural length: within 5 % or 2 points of the estimate; for another
        /// font within 30 % or 4 points; any length where nothing is estimated.
        func accepts(_ length: Double, estimate: Double) -> Bool {
            switch self {
            case .unknown: return true
            case .estimate:
                guard estimate > 0 else { return false }
                return abs(length - estimate) <= max(2, estimate * 0.05)
            case .otherFont:
                guard estimate > 0 else { return false }
                return abs(length - estimate) <= max(4, estimate * 0.3)
            }
        }
    }
}

extension TextContent {
    /// All fonts of the text.
    var fonts: [Font] { runs.isEmpty ? [font] : runs.map { $0.font ?? font } }
}

extension ButtonContent {
    /// Whether the title is only text in the system font or, `withFontFiles`, in font files.
    fileprivate func isPlainText(in environment: LayoutEnvironment, withFontFiles: Bool) -> Bool {
        configuration == nil && image == nil && backgroundImage == nil
            && ([effectiveFont] + attributedTitle.compactMap(\.font)).allSatisfy {
                let metrics = FontMetrics($0, in: environment)
                return metrics.isExact && (withFontFiles || metrics.typeface == nil)
            }
    }
}
