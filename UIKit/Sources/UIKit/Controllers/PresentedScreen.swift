import Foundation
internal import LayoutEngine

/// A presented controller over a window: the screen behind dimmed, and the controller's view at its place.
///
/// On a phone: page sheets at their smallest detent or the selected one, since iOS 26 as a card that floats below the largest
/// detent; whole screens; alerts. On a pad: page sheets and form sheets in their sizes, without detents.
final class PresentedScreen: UIView {
    let shown: UIViewController
    /// The sheet, with its corners; the whole screen for other styles.
    private let card = UIView()
    /// The edge of the screen behind a large sheet, where the release moves that screen back.
    private let behind = UIView()
    private let grabber = UIView()

    init(_ shown: UIViewController, in window: UIWindow) {
        self.shown = shown
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet {
            addSubview(behind)
            card.backgroundColor = .systemBackground
            card.clipsToBounds = true
        }
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

    /// What holds the sheet, if its backgrounds are those of the elevated level.
    var elevatedCard: UIView? { isSheet && metrics.sheetsAreElevated ? card : nil }

    private var metrics: PlacementMetrics { PlacementMetrics(in: Surroundings.environment) }
    private var isSheet: Bool { shown.isPresentedAsSheet }
    private var isOnPad: Bool { Surroundings.environment.isPad }
    /// Whether the screen behind a large sheet is seen moved back, which pads do not do.
    private var movesScreenBack: Bool { metrics.sheetMovesScreenBack && !isOnPad }
    private var sheet: UISheetPresentationController? { shown.ownPresentation as? UISheetPresentationController }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() {
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

    private var detentHeight: CGFloat? { isOnPad ? nil : shownDetent.flatMap { height(of: $0) } }

    /// Above the home indicator, too; nil for the largest.
    private func height(of detent: UISheetPresentationController.Detent) -> CGFloat? {
        let below = CGFloat(Surroundings.environment.safeAreaInsets.bottom)
        let most = bounds.height - top - below
        guard let value = detent.value(most: most, screen: bounds.height), value < most else { return nil }
        return value + below
    }

    /// Of a large sheet.
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
        return CGRect(metrics.padFormSheet(shown.preferredContentSize.measured, on: screen))
    }
}

extension UIViewController {
    /// Whether the controller is shown as a sheet once another presents it. Popovers on pads are not drawn as such: they fill
    /// the window.
    var isPresentedAsSheet: Bool {
        guard !(self is UIAlertController) else { return false }
        let isUsual = PlacementMetrics(in: Surroundings.environment).sheetsAreUsual
        switch modalPresentationStyle {
        case .automatic: return isUsual
        case .popover: return isUsual && !Surroundings.environment.isPad
        case .pageSheet, .formSheet: return true
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: return false
        }
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
