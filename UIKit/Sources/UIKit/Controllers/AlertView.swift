internal import LayoutEngine
internal import LayoutRender

/// The card of an alert or action sheet over a dimmed screen, as the release has it.
final class AlertView: UIView {
    private weak var alert: UIAlertController?
    private let card = UIView()
    private let title = UILabel()
    private let message = UILabel()
    private var buttons: [UIView] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = UIColor(PlacementMetrics(in: Surroundings.environment).dimming)
        card.backgroundColor = AlertView.tone
        card.layer.cornerRadius = CGFloat(metrics.corners)
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor(metrics.rim).cgColor
        addSubview(card)
        for label in [title, message] {
            label.numberOfLines = 0
            card.addSubview(label)
        }
    }
    required init?(coder: NSCoder) { nil }

    /// A card's material over a dimmed screen: an even tone, since nothing blurs what lies below, and a translucent card would show
    /// the texts of the screen as they are.
    private static var tone: UIColor {
        let environment = Surroundings.environment
        let (fill, dim) = (AlertMetrics(in: environment).cardFill, PlacementMetrics(in: environment).dimming)
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            let (card, shade) = (fill.numbers(isDark: isDark), dim.numbers(isDark: isDark))
            let below = (isDark ? 0 : 1) * (1 - shade.alpha)
            func over(_ tone: Double) -> CGFloat { CGFloat(tone * card.alpha + below * (1 - card.alpha)) }
            return UIColor(red: over(card.red), green: over(card.green), blue: over(card.blue), alpha: 1)
        }
    }

    private var metrics: AlertMetrics { AlertMetrics(in: Surroundings.environment) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let alert else { return }
        let metrics = metrics
        let width = min(CGFloat(metrics.width), bounds.width)
        // 1 the texts
        dress(alert)
        var y = CGFloat(metrics.top)
        let inset = CGFloat(metrics.textInset)
        for label in [title, message] where label.text?.isEmpty == false {
            if label === message, y > CGFloat(metrics.top) { y += CGFloat(metrics.messageGap) }
            let size = label.sizeThatFits(CGSize(width: width - 2 * inset, height: 1e4))
            label.frame = CGRect(x: inset, y: y, width: width - 2 * inset, height: size.height)
            y += size.height
        }
        y += CGFloat(metrics.actionsTop)
        // 2 the actions
        y = placeButtons(of: alert, below: y, width: width)
        // 3 the card in the middle of the safe area
        let room = bounds.inset(by: safeAreaInsets)
        card.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: (room.midY - y / 2).rounded(), width: width, height: y)
    }

    /// A title or message alone is regular and in the middle.
    private func dress(_ alert: UIAlertController) {
        (title.text, message.text) = (alert.title, alert.message)
        let hasBoth = alert.title?.isEmpty == false && alert.message?.isEmpty == false
        let isAlone = !hasBoth && !metrics.isCentred
        title.font = .systemFont(ofSize: 17, weight: isAlone ? .regular : .semibold)
        message.font = .systemFont(ofSize: isAlone ? 17 : CGFloat(metrics.messageSize))
        message.textColor = hasBoth && !metrics.isCentred ? .secondaryLabel : .label
        for label in [title, message] { label.textAlignment = hasBoth && !metrics.isCentred ? .natural : .center }
    }

    /// Two actions stand side by side, the one that cancels first; more stand below each other, it last.
    /// - Returns: where the card ends.
    private func placeButtons(of alert: UIAlertController, below top: CGFloat, width: CGFloat) -> CGFloat {
        for button in buttons { button.removeFromSuperview() }
        buttons = []
        let metrics = metrics
        let cancels = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        let isRow = alert.actions.count == 2
        let order = isRow ? cancels + others : others + cancels
        let (inset, gap, height) = (
            CGFloat(metrics.actionInset), CGFloat(metrics.actionGap), CGFloat(metrics.actionHeight)
        )
        let share = isRow ? (width - 2 * inset - gap) / 2 : width - 2 * inset
        var end = top
        for (index, action) in order.enumerated() {
            let step = CGFloat(index)
            let frame = CGRect(
                x: inset + (isRow ? step * (share + gap) : 0), y: top + (isRow ? 0 : step * (height + gap)),
                width: share,
                height: height)
            add(button(action, alert), frame)
            if gap == 0 { addHairlines(at: frame, besides: isRow && index > 0) }
            end = frame.maxY
        }
        return end + inset
    }

    private func button(_ action: UIAlertAction, _ alert: UIAlertController) -> UILabel {
        let label = UILabel()
        label.text = action.title
        label.textAlignment = .center
        label.font = UIFont(metrics.actionFont)
        label.textColor = action.style == .destructive ? .systemRed : UIColor(metrics.actionColor)
        label.backgroundColor = UIColor(metrics.actionFill)
        let isPreferred = alert.preferredAction === action || (metrics.actionGap == 0 && action.style == .cancel)
        if isPreferred { label.font = .systemFont(ofSize: 17, weight: .semibold) }
        if alert.preferredAction === action, metrics.actionGap > 0 {
            label.backgroundColor = .systemBlue
            label.textColor = .white
        }
        if !action.isEnabled { label.textColor = .tertiaryLabel }
        return label
    }

    private func add(_ view: UIView, _ frame: CGRect) {
        view.frame = frame
        if metrics.actionGap > 0 {
            view.layer.cornerRadius = frame.height / 2
            view.clipsToBounds = true
        }
        card.addSubview(view)
        buttons.append(view)
    }

    /// Between actions without a gap.
    private func addHairlines(at frame: CGRect, besides: Bool) {
        let width = 1 / CGFloat(Surroundings.environment.scale)
        let above = UIView()
        above.backgroundColor = .separator
        add(above, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: width))
        guard besides else { return }
        let between = UIView()
        between.backgroundColor = .separator
        add(between, CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height))
    }
}
