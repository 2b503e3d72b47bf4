import LayoutEngine

/// What looks otherwise on pages than on a device, since something else stands in.
package struct StandIns: Sendable {
    /// The ways to stand in, each with the words before the names.
    private enum Kind: String, CaseIterable {
        case alike = "symbols drawn as others"
        case outline = "symbols drawn as outlines, since nothing in their drawings can be filled"
        case picture = "pictures without a file here, drawn as tiles"
        case font = "fonts without a file here, drawn in another font and measured by estimate"
        case emoji = "emoji without a font here, drawn as discs"
        case effect = "effects drawn as an even tone, without blur"
        case shadow = "shadows of texts and pictures, which are not drawn"
        case offset = "views bound to the outside of a scroll view, drawn where they are at the content offset 0"
        case glass = "buttons of glass, which UIKit has from iOS 26 on"
    }

    /// Symbols without a drawing, in the order of the views.
    package private(set) var undrawn: [String] = []
    private var names: [Kind: [String]] = [:]
    private var met: Set<String> = []
    private let hasEmojiFont: Bool

    /// The most names that are noted.
    private static let nameCap = 100

    /// - Parameter hasEmojiFont: whether emoji can be drawn; true also where drawing itself names those that cannot.
    package init(hasEmojiFont: Bool = Renderer.hasEmojiFont) { self.hasEmojiFont = hasEmojiFont }

    /// The words of each way that was met, with the names of what is replaced.
    package var lists: [(words: String, names: [String])] {
        Kind.allCases.compactMap { kind in names[kind].map { (kind.rawValue, $0) } }
    }

    /// Notes what stands in on a page.
    package mutating func add(_ scene: LayoutScene) {
        addBound(scene.tree)
        for view in scene.tree.items {
            guard met.count < Self.nameCap else { return }
            for picture in view.shownPictures where picture.image.isSystemSymbol { add(symbol: picture.image.name) }
            for font in view.shownFonts {
                guard let name = font.faceName ?? font.family,
                    FontMetrics(font, in: scene.environment).typeface == nil
                else { continue }
                add(name, .font)
            }
            if !hasEmojiFont {
                for scalar in view.shownTexts.lazy.flatMap(\.unicodeScalars)
                where scalar.properties.isEmojiPresentation {
                    add("U+" + String(scalar.value, radix: 16, uppercase: true), .emoji)
                }
            }
            if view.lacksShadow { add(view.identifier, .shadow) }
            if view.kind == .visualEffectView, let effect = view.appearance.effect { add(effect.rawValue, .effect) }
            guard scene.environment.release < .iOS26, let own = view.content.button?.configuration else { continue }
            if [.glass, .clearGlass, .prominentGlass, .prominentClearGlass].contains(own) { add(own.rawValue, .glass) }
        }
    }

    /// Notes a picture without a file.
    package mutating func add(picture name: String) { add(name, .picture) }

    private mutating func add(_ name: String, _ kind: Kind) {
        if met.insert(kind.rawValue + name).inserted { names[kind, default: []].append(name) }
    }

    /// Layout counts from the content offset 0, where a constraint between scrolled content and what does not scroll may place
    /// otherwise.
    private mutating func addBound(_ tree: LayoutTree) {
        guard tree.items.contains(where: \.isScrolled) else { return }
        // The innermost scrolled view around each view.
        var around = [ItemID?](repeating: nil, count: tree.items.count)
        var waiting = [tree.root]
        while let id = waiting.popLast() {
            let own = tree[id].isScrolled ? id : around[Int(id.index)]
            for child in tree[id].subviews + tree[id].guides {
                around[Int(child.index)] = own
                waiting.append(child)
            }
        }
        func space(_ anchor: Anchor, _ other: Anchor) -> ItemID? {
            let isContent = around[Int(other.item.index)] == anchor.item
            return isContent ? anchor.item : around[Int(anchor.item.index)]
        }
        for constraint in tree.constraints where constraint.isActive {
            guard let second = constraint.second, !constraint.first.attribute.isDimension else { continue }
            let spaces = (space(constraint.first, second), space(second, constraint.first))
            guard spaces.0 != spaces.1 else { continue }
            add(tree[spaces.0 == nil ? second.item : constraint.first.item].identifier, .offset)
        }
    }

    /// A symbol with a drawing whose name begins as that of a symbol without one; nil if there is none.
    package static func drawnSymbol(near name: String) -> String? {
        var rest = name[...]
        while rest.utf8.count <= nameCap, let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            if SymbolName(String(rest)) != nil { return String(rest) }
        }
        return nil
    }

    private mutating func add(symbol name: String) {
        guard let symbol = SymbolName(name) else {
            if met.insert(name).inserted { undrawn.append(name) }
            return
        }
        if symbol.isUnfilled { add(name, .outline) }
        if let other = SymbolShapes.other(name) { add("\(name) as \(other)", .alike) }
    }
}

extension View {
    /// Whether the content of a scroll view is moved.
    fileprivate var isScrolled: Bool { scroll.map { $0.contentOffset != .zero } ?? false }

    /// Whether the view's shadow would be that of letters or of a picture.
    fileprivate var lacksShadow: Bool {
        guard appearance.shadow.opacity > 0, !appearance.hasBackground, !clipsToBounds else { return false }
        return switch content {
        case .text(let text): !text.text.isEmpty
        case .image: true
        case .button(let button): button.configuration == nil || button.configuration == .plain
        case .control, .none: false
        }
    }
}

extension SymbolName {
    /// Whether the name asks for a filled symbol, and the drawing consists of open lines.
    fileprivate var isUnfilled: Bool {
        isFilled && frame == nil && badge == nil && !(drawing.prefix { $0 != "|" }.contains { "ZORor".contains($0) })
    }
}
