internal import LayoutEngine
internal import LayoutRender

/// A presented controller over a window: the screen behind dimmed, and the controller's view at its place.
///
/// On a phone: page sheets at their smallest detent or the selected one, since iOS 26 as a card that floats below the largest
/// detent; whole screens; alerts. On a pad: page sheets and form sheets in their sizes, without detents. Popovers on pads, and where
/// the delegate of a popover wants no other style, on phones.
final class PresentedScreen: UIView {
    let shown: UIViewController
    private let style: PresentedStyle
    /// The sheet, with its corners; the whole screen for other styles.
    private let card = UIView()
    /// The edge of the screen behind a large sheet, where the release moves that screen back.
    private let behind = UIView()
    private let grabber = UIView()
    private let arrow = PopoverArrow()
    /// The shadow below a popover.
    private var shade: UIView?

    init(_ shown: UIViewController, in window: UIWindow) {
        self.shown = shown
        style = shown.presentedStyle
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet {
            addSubview(behind)
            card.backgroundColor = .systemBackground
            card.clipsToBounds = true
        }
        if isPopover { dressPopover() }
        addSubview(card)
        let view = shown.view!
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(view)
        if isSheet {
            grabber.backgroundColor = .tertiaryLabel
            grabber.layer.cornerRadius = 2.5
            card.addSubview(grabber)
        }
        arrange()
    }
    required init?(coder: NSCoder) { nil }

    /// What holds the sheet or popover, if its backgrounds are those of the elevated level.
    var elevatedCard: UIView? { (isSheet || isPopover) && metrics.sheetsAreElevated ? card : nil }
    /// What holds contents that are compact in width on a wider screen.
    var compactCard: UIView? {
        guard isPopover || isSheet && shown.modalPresentationStyle == .formSheet else { return nil }
        return metrics.sheetsAreCompact ? card : nil
    }

    private var metrics: PlacementMetrics { PlacementMetrics(in: Surroundings.environment) }
    private var isSheet: Bool { style == .sheet }
    private var isPopover: Bool { style == .popover }
    private var isOnPad: Bool { Surroundings.environment.isPad }
    /// Whether the screen behind a large sheet is seen moved back, which pads do not do.
    private var movesScreenBack: Bool { metrics.sheetMovesScreenBack && !isOnPad }
    private var sheet: UISheetPresentationController? { shown.ownPresentation as? UISheetPresentationController }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() {
        if isPopover { return arrangePopover() }
        let inset = isSheet && !isOnPad ? CGFloat(metrics.sheetInset) : 0
        card.frame = isSheet ? sheetFrame : bounds
        shown.view.frame = card.bounds
        guard isSheet else { return }
        let isLarge = detentHeight == nil
        dim(isLarge: isLarge)
        // 1 the corners; a card has one radius for all four
        let usual = isLarge || inset == 0 ? metrics.sheetCorners : metrics.cardCorners
        card.layer.cornerRadius = sheet?.preferredCornerRadius ?? CGFloat(usual)
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let all: CACornerMask = [top, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        card.layer.maskedCorners = !isOnPad && (isLarge || inset == 0) ? top : all
        // 2 the grabber
        grabber.isHidden = sheet?.prefersGrabberVisible != true
        grabber.frame = CGRect(x: card.bounds.midX - 18, y: 5, width: 36, height: 5)
        // 3 the edge of the screen behind
        behind.isHidden = !isLarge || !movesScreenBack
        behind.frame = CGRect(x: 16, y: card.frame.minY - 10, width: bounds.width - 32, height: 40)
        behind.layer.cornerRadius = 10
        let paper = UIColor(metrics.behindSheet)
        behind.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : paper }
    }

    /// A sheet at its largest hides what the release moves back.
    private func dim(isLarge: Bool) {
        guard (detentHeight ?? .infinity) > undimmedHeight else {
            backgroundColor = nil
            return
        }
        backgroundColor = isLarge && movesScreenBack ? .black : UIColor(metrics.dimming)
    }

    /// The height up to which a sheet leaves the screen behind as it is: `largestUndimmedDetentIdentifier` and all smaller
    /// detents; 0 where the sheet names no detent of its own.
    private var undimmedHeight: CGFloat {
        guard let sheet, let identifier = sheet.largestUndimmedDetentIdentifier else { return 0 }
        guard let detent = sheet.detents.first(where: { $0.identifier == identifier }) else { return 0 }
        return height(of: detent) ?? .infinity
    }

    /// Whether the strip of the status bar is black, since the screen behind is moved back.
    var isOnBlack: Bool { isSheet && detentHeight == nil && movesScreenBack }

    // MARK: Sheets

    /// The selected detent, else the smallest.
    private var shownDetent: UISheetPresentationController.Detent? {
        guard let sheet else { return nil }
        if let selected = sheet.detents.first(where: { $0.identifier == sheet.selectedDetentIdentifier }) {
            return selected
        }
        return sheet.detents.min { height(of: $0) ?? .infinity < height(of: $1) ?? .infinity }
    }

    private var detentHeight: CGFloat? { metrics.hasDetents ? shownDetent.flatMap { height(of: $0) } : nil }

    /// Above the home indicator, too; nil for the largest.
    private func height(of detent: UISheetPresentationController.Detent) -> CGFloat? {
        let below = CGFloat(Surroundings.environment.safeAreaInsets.bottom)
        let most = bounds.height - top - below
        guard let value = detent.value(most: most, screen: bounds.height), value < most else { return nil }
        return value + below
    }

    /// The top edge of a large sheet.
    private var top: CGFloat {
        CGFloat(Surroundings.environment.safeAreaInsets.top) + (movesScreenBack ? 10 : 0)
    }

    private var sheetFrame: CGRect {
        if isOnPad { return padFrame }
        guard let height = detentHeight else {
            return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        }
        let inset = CGFloat(metrics.sheetInset)
        // The card is the sheet of the whole width, scaled to what the insets leave. [26: simulator]
        let scaled = (height * (bounds.width - 2 * inset) / max(bounds.width, 1)).rounded()
        return CGRect(
            x: inset, y: bounds.height - inset - scaled, width: bounds.width - 2 * inset, height: scaled)
    }

    private var padFrame: CGRect {
        let screen = bounds.size.measured
        guard shown.modalPresentationStyle == .formSheet else { return CGRect(metrics.padPageSheet(on: screen)) }
        return CGRect(metrics.padFormSheet(shown.wantedSize.measured, on: screen))
    }

    // MARK: Popovers

    private func dressPopover() {
        card.backgroundColor = .systemBackground
        card.clipsToBounds = true
        card.layer.cornerRadius = CGFloat(metrics.popoverCorners)
        let shade = UIView()
        shade.backgroundColor = .systemBackground
        shade.layer.cornerRadius = CGFloat(metrics.popoverCorners)
        shade.layer.shadowOpacity = Float(metrics.popoverShadow)
        shade.layer.shadowRadius = 20
        shade.layer.shadowOffset = .zero
        insertSubview(shade, at: 0)
        addSubview(arrow)
        self.shade = shade
    }

    private func arrangePopover() {
        let popover = shown.ownPresentation as? UIPopoverPresentationController
        let place = metrics.popover(
            shown.wantedSize.measured, at: popover?.source(in: self).rect ?? Rect(origin: .zero, size: .zero),
            arrows: popover?.permittedArrowDirections.places ?? [], on: bounds.size.measured)
        card.frame = CGRect(place.card)
        shade?.frame = card.frame
        shown.view.frame = card.bounds
        let inner = (shown as? UINavigationController)?.topViewController?.viewIfLoaded
        let ground = popover?.backgroundColor ?? shown.view.backgroundColor ?? inner?.backgroundColor
        if let own = popover?.backgroundColor { card.backgroundColor = own }
        popover?.shownDirection = place.arrow.map { UIPopoverPresentationController.ArrowDirection($0) }
        let color = (ground ?? .systemBackground).resolvedColor(with: card.traitCollection)
        arrow.point(from: place, base: metrics.popoverArrow, color)
        backgroundColor = nil
    }
}

/// The triangle between a popover and what it belongs to.
final class PopoverArrow: UIView {
    private var tip = CGPoint.zero
    private var base: [CGPoint] = []
    private var ground = UIColor.clear

    /// - Parameter size: the base and the height of the arrow.
    func point(from place: PopoverPlace, base size: LayoutEngine.Size, _ color: UIColor) {
        isHidden = place.arrow == nil
        guard let side = place.arrow else { return }
        let (half, card) = (CGFloat(size.width) / 2, CGRect(place.card))
        let point = CGPoint(x: place.tip.x, y: place.tip.y)
        tip = point
        switch side {
        case .up, .down:
            let y = side == .up ? card.minY : card.maxY
            base = [CGPoint(x: point.x - half, y: y), CGPoint(x: point.x + half, y: y)]
        case .left, .right:
            let x = side == .left ? card.minX : card.maxX
            base = [CGPoint(x: x, y: point.y - half), CGPoint(x: x, y: point.y + half)]
        }
        ground = color
        isOpaque = false
        let xs = (base + [tip]).map(\.x)
        let ys = (base + [tip]).map(\.y)
        let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
        frame = CGRect(
            x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y)
        base = base.map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
        tip = CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard base.count == 2 else { return }
        let path = UIBezierPath()
        path.move(to: base[0])
        path.addLine(to: tip)
        path.addLine(to: base[1])
        path.close()
        ground.setFill()
        path.fill()
    }
}

/// As what a window shows a presented controller.
enum PresentedStyle {
    case screen, sheet, popover
}

extension UIPopoverPresentationController {
    /// What the arrow points to, in a view's coordinates: `sourceRect`, or the whole of the source view, or the bar's item.
    fileprivate func source(in view: UIView) -> CGRect {
        let anchor = sourceView ?? (sourceItem as? UIView)
        if let anchor {
            let rect = sourceRect == .zero || sourceRect.isNull ? anchor.bounds : sourceRect
            return anchor.convert(rect, to: view)
        }
        // The frames of bar items are the renderer's: the end of the bar at which such an item is.
        let top = CGFloat(Surroundings.environment.safeAreaInsets.top)
        let width = CGFloat(44)
        return CGRect(x: view.bounds.width - width - 16, y: top, width: width, height: 44)
    }
}

extension UIPopoverPresentationController.ArrowDirection {
    /// In the order in which they are tried.
    private static let all: [(own: Self, place: PopoverPlace.Arrow)] = [
        (.up, .up), (.down, .down), (.left, .left), (.right, .right),
    ]
    fileprivate var places: [PopoverPlace.Arrow] { Self.all.filter { contains($0.own) }.map(\.place) }
    fileprivate init(_ place: PopoverPlace.Arrow) { self = Self.all.first { $0.place == place }?.own ?? [] }
}

extension UIViewController {
    /// Whether the controller is shown as a sheet once another presents it.
    var isPresentedAsSheet: Bool { presentedStyle == .sheet }

    /// As what the controller is shown once another presents it. Popovers and sheets ask their delegate on phones.
    var presentedStyle: PresentedStyle {
        guard !(self is UIAlertController) else { return .screen }
        if Surroundings.environment.isPad { return shownStyle(of: modalPresentationStyle) }
        switch modalPresentationStyle {
        case .popover, .pageSheet, .formSheet, .automatic:
            guard let presentation = ownPresentation, let delegate = presentation.delegate else { break }
            let wanted = delegate.adaptivePresentationStyle(for: presentation, traitCollection: traitCollection)
            if wanted == .automatic { break }
            return shownStyle(of: wanted == .none ? modalPresentationStyle : wanted)
        default: break
        }
        // [UIModalPresentationStyle.popover: a form sheet in compact environments since iOS 13]
        return shownStyle(of: modalPresentationStyle == .popover ? .automatic : modalPresentationStyle)
    }

    private func shownStyle(of style: UIModalPresentationStyle) -> PresentedStyle {
        switch style {
        case .automatic: PlacementMetrics(in: Surroundings.environment).sheetsAreUsual ? .sheet : .screen
        case .popover: .popover
        case .pageSheet, .formSheet: .sheet
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: .screen
        }
    }

    /// The preferred size, of a navigation controller that has none that of its top screen and the bar.
    fileprivate var wantedSize: CGSize {
        guard preferredContentSize == .zero, let navigation = self as? UINavigationController,
            let top = navigation.topViewController?.preferredContentSize, top != .zero
        else { return preferredContentSize }
        return CGSize(width: top.width, height: top.height > 0 ? top.height + navigation.barHeight : 0)
    }

    /// What a controller or one of its children presents.
    fileprivate var presentedInside: UIViewController? {
        presentedViewController ?? children.lazy.compactMap(\.presentedInside).first
    }
}

extension UIWindow {
    /// Shows what the window's controllers present, and takes away what none presents any more. Of a chain of presented
    /// screens the first eight are shown.
    func arrangePresentations() {
        guard !isHidden, !isArranging, let root = rootViewController, root.viewIfLoaded?.superview === self else {
            return
        }
        isArranging = true
        defer { isArranging = false }
        var count = 0
        var next = root.presentedInside
        while let controller = next, count < 8 {
            if presentations.count <= count || presentations[count].shown !== controller {
                dropPresentations(from: count)
                controller.loadViewIfNeeded()
                controller.viewWillAppear(false)
                let screen = PresentedScreen(controller, in: self)
                presentations.append(screen)
                addSubview(screen)
                layoutIfNeeded()
                controller.appeared()
            }
            count += 1
            next = controller.presentedInside
        }
        dropPresentations(from: count)
    }

    private func dropPresentations(from first: Int) {
        for screen in presentations.dropFirst(first).reversed() {
            screen.shown.disappear()
            screen.shown.view.removeFromSuperview()
            screen.removeFromSuperview()
        }
        presentations.removeLast(max(0, presentations.count - first))
    }
}
