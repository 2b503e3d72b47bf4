internal import LayoutEngine
internal import LayoutRender

/// Where a navigation controller shows the search bar of its top screen: below the title, or floating at the bottom.
@MainActor
struct SearchPlacement {
    /// What covers the screen's upper part, besides the bar.
    var top: CGFloat = 0
    /// What covers the screen's lower part, besides the home indicator.
    var bottom: CGFloat = 0
    /// In the coordinates of the navigation controller's view.
    var frame = CGRect.zero

    /// - Parameters:
    ///   - bounds: of the navigation controller's view.
    ///   - bar: the lower edge of the navigation bar.
    ///   - safe: the home indicator's strip, and a tab bar.
    init(_ item: UINavigationItem, bounds: CGRect, below bar: CGFloat, safe: CGFloat) {
        let metrics = PlacementMetrics(in: Surroundings.environment)
        guard Self.isAtBottom(item) else {
            top = CGFloat(metrics.stackedSearchHeight)
            // Beside the bar's margins, to which the field has half of its own inset.
            frame = CGRect(x: 8, y: bar, width: bounds.width - 16, height: top)
            return
        }
        let (height, margin) = (CGFloat(metrics.bottomSearchHeight), CGFloat(metrics.floatingMargin))
        // Above a tab bar the field keeps its distance from that bar.
        let home = CGFloat(Surroundings.environment.safeAreaInsets.bottom)
        let below = safe > home ? safe : margin
        bottom = max(0, below + height - safe)
        frame = CGRect(
            x: margin, y: bounds.height - below - height, width: bounds.width - 2 * margin, height: height)
    }

    /// Whether the search bar floats at the bottom, which an item may refuse.
    static func isAtBottom(_ item: UINavigationItem) -> Bool {
        guard PlacementMetrics(in: Surroundings.environment).searchIsAtBottom else { return false }
        switch item.preferredSearchBarPlacement {
        case .stacked: return false
        default: return true
        }
    }
}

/// What a navigation bar's background is below the search bar that the bar shows: the line that ends the bar is below both.
final class SearchBacking: UIView {
    private let line = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(line)
    }
    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - look: the bar's.
    ///   - search: the frame of the search bar.
    ///   - width: the bar's, in points.
    func continues(_ look: ScreenChrome.BarLook, at search: CGRect, width: CGFloat) {
        frame = CGRect(x: 0, y: search.minY, width: width, height: search.height)
        line.frame = CGRect(x: 0, y: search.height - 0.5, width: width, height: 0.5)
        let metrics = PlacementMetrics(in: Surroundings.environment)
        // As for the bar: a colour replaces material and line, glass has neither.
        let isOwn = look.background == nil && !look.isTransparent && !metrics.barsAreGlass
        line.isHidden = !isOwn
        func own(_ color: LayoutEngine.Color) -> UIColor { UIColor(look.isBlack ? color.fixed(isDark: true) : color) }
        backgroundColor = look.background.map { UIColor($0) } ?? (isOwn ? own(metrics.barMaterial) : nil)
        line.backgroundColor = own(metrics.barHairline)
    }
}

/// A search field on glass: a magnifier, the text or placeholder, and a microphone.
final class FloatingSearchField: UIView {
    private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private let words = UILabel()
    private let microphone = UIImageView(image: UIImage(systemName: "mic.fill"))

    init() {
        super.init(frame: .zero)
        // The tones and the shadow of glass over an even backdrop. [26: simulator]
        backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 25 / 255 : 253 / 255, alpha: 1) }
        layer.shadowOpacity = 0.075
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        words.font = .systemFont(ofSize: 17)
        for picture in [magnifier, microphone] {
            picture.tintColor = .label
            picture.contentMode = .scaleAspectFit
        }
        for view in [magnifier, words, microphone] { addSubview(view) }
    }
    required init?(coder: NSCoder) { nil }

    func show(_ bar: UISearchBar) {
        let text = bar.text ?? ""
        words.text =
            text.isEmpty ? bar.placeholder ?? SystemWord.search.text(in: Surroundings.environment.texts.language) : text
        words.textColor = text.isEmpty ? .secondaryLabel : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let middle = bounds.midY
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let x = isMirrored ? bounds.width - start - width : start
            view.frame = CGRect(x: x, y: middle - height / 2, width: width, height: height)
        }
        place(magnifier, 14, 20, 20)
        place(words, 42, max(0, bounds.width - 84), 22)
        place(microphone, bounds.width - 34, 20, 20)
    }
}
