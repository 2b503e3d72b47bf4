import Findings
import LayoutEngine
import LayoutRender
import Notation

/// Texts whose colour is too near to the colour beneath them, in light or in dark.
///
/// Nothing is said where the file and the asset catalogs do not tell both colours: over pictures, maps and blurs, over
/// the colour of a bar or of the tint, and over a ground that covers the text in part.
enum ContrastRule: ScreenRule {
    /// Only the own page is examined, in both styles: colours do not depend on the device. A text faint in both styles
    /// has one observation.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard own == nil else { return [] }
        let grounds = screen.order.indices.filter { maySetColor(screen.order[$0], screen) }
        return screen.order.enumerated().flatMap { place, id -> [Observation] in
            guard screen.isVisible(id), screen.isOfTheFile(id), let text = text(id, screen) else { return [] }
            let faint = UserInterfaceStyle.allCases.map { faintness(of: text, at: place, grounds, $0, screen) }
            if let light = faint[0], light == faint[1] { return [observation(id, light, "", screen)] }
            return zip(faint, ["light", "dark"]).compactMap { faint, detail in
                faint.map { observation(id, $0, detail, screen) }
            }
        }
    }

    /// A text with its colour, as far as the file says it.
    private struct Text {
        /// As the file names the colour.
        var color: Color
        /// The size of the letters at the standard text size.
        var points: Double
        /// Semibold and heavier.
        var isBold: Bool
        /// The part of the view that the letters cover.
        var ink: Rect
    }

    /// A contrast that is too small, in one style.
    private struct Faintness: Equatable {
        /// The colour of the letters on the ground.
        var text: RGBA
        /// The colour beneath.
        var ground: RGBA
        /// The contrast, 1 to 21.
        var ratio: Double
        /// The least contrast for a text of this size.
        var needed: Double
        /// Whether no code is known to change the two colours.
        var isSure: Bool
    }

    /// The text of an item whose contrast can be judged, with its colour and size.
    /// - Returns: nil for an item without text, for attributed texts, whose runs have colours of their own, and for
    ///   buttons whose drawn colours are not those of the file: disabled ones, those with a configuration or a background
    ///   picture, and those without a title colour.
    private static func text(_ id: ItemID, _ screen: AuditedScreen) -> Text? {
        guard let shown = screen.shownText(id), shown.runs.isEmpty, shown.text.contains(where: { !$0.isWhitespace })
        else { return nil }
        let color: Color?
        switch screen.tree[id].content {
        case .text(let text): color = text.isEnabled ? text.color ?? .named("label") : nil
        // A filled button has a ground of its own, and a title without a colour has the tint, which code may set.
        case .button(let button):
            color =
                button.isEnabled && button.configuration == nil && button.backgroundImage == nil
                ? button.titleColor : nil
        default: color = nil
        }
        guard let color else { return nil }
        let size = shown.font.textStyle?.standardSize ?? shown.font.size
        let bold: [Font.Weight] = [.semibold, .bold, .heavy, .black]
        let isBold =
            bold.contains(shown.font.weight) || shown.font.textStyle == .headline
            || shown.font.faceName?.lowercased().contains("bold") == true
        return Text(color: color, points: size, isBold: isBold, ink: OverlapRule.ink(id, screen))
    }

    /// Nil for a sufficient contrast, and where a colour is unknown.
    private static func faintness(
        of text: Text, at place: Int, _ grounds: [Int], _ style: UserInterfaceStyle, _ screen: AuditedScreen
    ) -> Faintness? {
        let id = screen.order[place]
        let style = screen.tree.overriddenStyle(of: id) ?? style
        guard let color = text.color.components(style, screen.scene.environment.release), color.alpha > 0,
            let ground = ground(beneath: text.ink, at: place, grounds, style, screen)
        else { return nil }
        let drawn = Contrast.over(color, alpha: screen.tree[id].appearance.alpha, ground.color)
        let ratio = Contrast.ratio(drawn, ground.color)
        let needed = Contrast.needed(points: text.points, isBold: text.isBold)
        guard ratio < needed else { return nil }
        let isSure =
            ground.isSure && !gainsContrast(text.color) && !screen.marks(id).contains(.hasOutlet)
            && screen.tree[id].className == nil
        return Faintness(text: drawn, ground: ground.color, ratio: ratio, needed: needed, isSure: isSure)
    }

    /// Whether the colour is one of UIKit's faint text colours, which the setting Increase Contrast makes stronger.
    private static func gainsContrast(_ color: Color) -> Bool {
        guard case .named(let name) = color else { return false }
        return ["secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"].contains(name)
    }

    /// Whether the release knows the dark: the app of an older file need not have a dark look.
    private static func knowsDark(_ screen: AuditedScreen) -> Bool {
        LookFacts.hasDarkMode[screen.scene.environment.release]
    }

    /// The opaque colour beneath a rectangle, from what is drawn before the text: views around the text, and views
    /// before the text in the order of the file. The views are visited from the text backwards in drawing order;
    /// translucent grounds are collected until an opaque colour is met, and laid over it. Nil where a view on the way
    /// draws more than a colour.
    /// - Parameter grounds: the places of the views that may draw anything, ascending.
    private static func ground(
        beneath ink: Rect, at place: Int, _ grounds: [Int], _ style: UserInterfaceStyle, _ screen: AuditedScreen
    ) -> (color: RGBA, isSure: Bool)? {
        var layers: [(color: RGBA, alpha: Double)] = []
        var isSure = true
        var next = grounds.partitioningIndex { $0 > place }
        while next > 0 {
            next -= 1
            let id = screen.order[grounds[next]]
            let common = screen.frame(id).intersection(ink)
            let isAround = id == screen.order[place] || screen.tree.isAncestor(id, of: screen.order[place])
            guard isAround || (common.width > 1 && common.height > 1) else { continue }
            let view = screen.tree[id]
            if !isAround || id != screen.order[place] {
                guard showsGround(view, isAround: isAround) else { return nil }
                if view.className != nil { isSure = false }
            }
            guard
                let background = view.appearance.fill
                    ?? screen.tree.ownBackground(ofCell: id).map(Color.named)
            else { continue }
            guard let color = background.components(style, screen.scene.environment.release) else { return nil }
            if color.alpha == 0 { continue }
            // A view that the text sticks out of, or that covers the text in part, leaves two grounds.
            guard common.width >= ink.width - 1, common.height >= ink.height - 1 else { return nil }
            guard color.alpha == 255, view.appearance.alpha >= 1 else {
                layers.append((color, view.appearance.alpha))
                continue
            }
            let mixed = layers.reversed().reduce(color) { Contrast.over($1.color, alpha: $1.alpha, $0) }
            return (mixed, isSure)
        }
        return nil
    }

    /// Whether a view can change what is beneath a text: a plain label without a background cannot, and most views are such.
    private static func maySetColor(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        guard screen.isVisible(id) else { return false }
        let view = screen.tree[id]
        return view.appearance.fill != nil || screen.tree.ownBackground(ofCell: id) != nil
            || view.className != nil || !showsGround(view, isAround: false)
    }

    /// Whether what a view draws is its background colour alone, as far as the file tells.
    private static func showsGround(_ view: View, isAround: Bool) -> Bool {
        switch view.kind {
        case .view, .stackView, .scrollView, .tableView, .tableViewCell, .collectionView, .collectionViewCell,
            .collectionReusableView:
            // A view of a custom class may draw, and its background is at least what the file says.
            view.className == nil || isAround || view.appearance.fill != nil
        case .label, .layoutGuide, .layoutContainer, .containerView: true
        default: false
        }
    }

    /// A warning where no code is known to change the colours and nobody reads the text with ease; else information.
    private static func observation(
        _ id: ItemID, _ faint: Faintness, _ detail: String, _ screen: AuditedScreen
    ) -> Observation {
        let style = detail.isEmpty ? "" : detail == "dark" ? " in the dark" : " in light"
        let isSure = faint.isSure && faint.ratio < unreadable && (detail != "dark" || knowsDark(screen))
        // Rounded down, so that a ratio that is too small is never told as enough.
        let ratio = PlainNumber.text((faint.ratio * 10).rounded(.down) / 10)
        var observation = Observation(
            .contrast, isSure ? .warning : .information,
            "\(screen.shortName(id)) has a contrast of \(ratio) to 1 with the colour beneath\(style), and needs "
                + PlainNumber.text(faint.needed),
            items: [id], detail: detail, extent: faint.needed - faint.ratio)
        observation.cause =
            "the text is \(faint.text.hexadecimal) on \(faint.ground.hexadecimal)"
        observation.isAboutSource = true
        return observation
    }
}

extension ContrastRule {
    /// A contrast at which letters are hard to read for everybody, of whatever size they are: the guidelines ask for 3 to 1
    /// of the largest letters, and a faint colour of 2 to 1 is what apps choose for texts that are out of use.
    private static let unreadable = 2.0
}

extension [Int] {
    /// The first place of ascending numbers at which a condition holds that holds from there on.
    fileprivate func partitioningIndex(_ isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension LayoutTree {
    /// The style that a view or the nearest view around it overrides; nil: the page's holds.
    fileprivate func overriddenStyle(of id: ItemID) -> UserInterfaceStyle? {
        lineage(of: id).lazy.compactMap { self[$0].appearance.overrideUserInterfaceStyle }.first
    }
}
