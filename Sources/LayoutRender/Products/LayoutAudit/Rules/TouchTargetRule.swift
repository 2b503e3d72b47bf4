import Findings
import LayoutEngine
import Notation

/// Controls that are too small for a finger. Sizes between 30 and 44 points are not reported.
enum TouchTargetRule: ScreenRule {
    /// On the file's own page: enabled buttons whose shorter side is under 30 points, with a title under 22. Apple's
    /// Human Interface Guidelines ask for 44 by 44; under 24 without a title is a warning.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        // One page is enough: either the designer chose the length, or another rule reports that the page squeezed the
        // control.
        guard own == nil else { return [] }
        var found: [Observation] = []
        for id in screen.order where screen.isVisible(id) && isTarget(id, screen) {
            let size = screen.frame(id).size
            let least = min(size.width, size.height)
            guard least > 0, least < 30 else { continue }
            let isText = hasTitle(id, screen)
            // The title of a text button makes the button wide enough; a low button within a text is common and hard to
            // hit.
            guard !isText || least < 22, !isCovered(id, screen) else { continue }
            let isBound = isText || hasShorterLength(id, screen)
            let isOpen = !isBound && isLeftOpen(id, screen)
            var observation = Observation(
                .touchTarget, isSmall(size) && !isText && !isOpen && !hasOwnGlyph(id, screen) ? .warning : .information,
                "\(screen.shortName(id)) is \(PlainNumber.text(size.width)) by \(PlainNumber.text(size.height)), "
                    + "less than 44 by 44",
                items: [id], extent: 44 - least)
            (observation.isOfGuess, observation.isAboutAnyText) = (isOpen, isBound)
            if screen.tree[id].showsItsFrame {
                observation.remedy =
                    "let the button take touches around its frame: override point(inside:with:) in its class"
            }
            let holder = screen.holder(of: id, size.height <= size.width ? .vertical : .horizontal)
            observation.cause = holder.constraint == nil ? "" : holder.words
            observation.constraints = holder.constraint.map { [$0] } ?? []
            found.append(observation)
        }
        return found
    }

    /// Whether both sides are shorter than a finger is wide, and one of them much shorter: a long button is hit at its
    /// other end.
    private static func isSmall(_ size: Size) -> Bool {
        min(size.width, size.height) < 24 && max(size.width, size.height) < 44
    }

    /// Whether a constraint of the button decides its shorter length.
    private static func hasShorterLength(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let size = screen.frame(id).size
        let shorter: Attribute = size.width < size.height ? .width : .height
        return screen.activeConstraints(of: id).contains { $0.first.item == id && $0.first.attribute == shorter }
    }

    /// Whether the button has no picture, and code has an outlet to it: what code shows in the button decides how large it is.
    private static func isLeftOpen(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        guard case .button(let button) = screen.tree[id].content else { return false }
        return screen.marks(id).contains(.hasOutlet) && button.image == nil && button.backgroundImage == nil
    }

    /// Whether the button's picture and size are UIKit's own.
    private static func hasOwnGlyph(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        guard case .button(let button) = screen.tree[id].content else { return false }
        return [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(button.kind)
    }

    /// Whether the view is an enabled button that takes touches.
    private static func isTarget(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        guard view.kind == .button, view.appearance.isUserInteractionEnabled else { return false }
        if case .button(let button) = view.content, !button.isEnabled { return false }
        return true
    }

    /// Whether a larger button above takes the touches.
    private static func isCovered(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let (frame, place) = (screen.frame(id), screen.order.firstIndex(of: id) ?? 0)
        return screen.order[(place + 1)...].contains { other in
            guard isTarget(other, screen), screen.isVisible(other) else { return false }
            let around = screen.frame(other)
            return around.minX <= frame.minX && around.minY <= frame.minY && around.maxX >= frame.maxX
                && around.maxY >= frame.maxY
        }
    }

    /// Whether the button shows a text.
    private static func hasTitle(_ id: ItemID, _ screen: AuditedScreen) -> Bool { screen.shownText(id) != nil }
}

extension View {
    /// Whether a button has a background, a border or round corners: people see how large its frame is.
    var showsItsFrame: Bool {
        if appearance.borderWidth > 0 || appearance.cornerRadius != nil { return true }
        if let color = appearance.backgroundColor, color != .named("clear") { return true }
        guard case .button(let button) = content else { return false }
        return button.backgroundImage != nil || button.configured.backgroundColor != nil
            || button.configuration.map { ![.plain, .borderless].contains($0) } ?? false
    }
}
