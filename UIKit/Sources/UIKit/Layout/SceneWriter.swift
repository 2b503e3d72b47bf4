package import LayoutEngine
package import LayoutRender

/// Writes a laid out view as a scene for the renderer: every view at the frame that it has, with what it shows.
///
/// The frames are those of the views, not of constraints: code may have moved a view after layout.
@MainActor
package struct SceneWriter {
    package private(set) var scene: LayoutScene
    package let pictures: Pictures
    /// Views whose layers are no upright rectangles with four corners alike.
    package private(set) var outlines: [ItemID: ViewOutline] = [:]
    /// How layers that are no view's are turned and scaled, by the names of their records, until these are in the tree.
    private var turnedLayers: [String: AffineMatrix] = [:]
    private var names = Names()
    private let isDark: Bool
    /// Whether bars of containers are drawn among the views, since another screen lies over them.
    private let hasScreensOver: Bool

    package init(_ root: UIView) {
        let environment = SceneWriter.environment(of: root)
        hasScreensOver = (root as? UIWindow)?.presentations.isEmpty == false
        isDark = environment.userInterfaceStyle == .dark
        pictures = Pictures(isDark: isDark)
        let record = View(identifier: "root")
        scene = LayoutScene(id: "view", name: "view", tree: LayoutTree(root: record), environment: environment)
        scene.tree[scene.tree.root] = self.record(of: root, isRoot: true)
        note(root, scene.tree.root)
        write(below: root, scene.tree.root)
        scene.chrome = chrome(of: root)
    }

    private static func environment(of root: UIView) -> LayoutEnvironment {
        var environment = root.ownEnvironment
        environment.width = Double(root.bounds.width)
        environment.height = Double(root.bounds.height)
        environment.root.isControllerView = false
        environment.safeAreaInsets = .zero
        environment.solving.roundsToPixels = false
        return environment
    }

    private mutating func note(_ view: UIView, _ id: ItemID) {
        if let scroll = view as? UIScrollView { scene.edgeEffects += scroll.edgeEffects(id) }
        if hasScreensOver, view.raisesContents { scene.elevatedViews.insert(id) }
        if let outline = LayerOutline.outline(of: view, isRoot: id == scene.tree.root) { outlines[id] = outline }
        if hasScreensOver, let bar = screenBar(view) {
            var placed = ViewBar(view: id, contents: bar)
            placed.isOfScreen = true
            scene.viewBars.append(placed)
        } else if let bar = view.bar(pictures) {
            scene.viewBars.append(ViewBar(view: id, contents: bar))
        }
    }

    private mutating func write(below view: UIView, _ id: ItemID) {
        // 1 what code draws, over the background and below the subviews
        for drawing in drawings(of: view) {
            let drawn = scene.tree.addSubview(drawing, to: id)
            if let transform = turnedLayers[drawing.identifier] { outlines[drawn] = ViewOutline(transform: transform) }
        }
        // 2 subviews
        let apart = (view as? UIButton)?.partsApart()
        for part in [apart?.title, apart?.picture] where part?.ownSuperview == nil {
            if let part { scene.tree.addSubview(record(of: part, isRoot: false), to: id) }
        }
        for child in view.viewState.subviews {
            if isDrawnWithScreen(child) { continue }
            if child is any ButtonPart, child !== apart?.title, child !== apart?.picture { continue }
            let childID = scene.tree.addSubview(record(of: child, isRoot: false), to: id)
            note(child, childID)
            write(below: child, childID)
        }
    }

    /// Bars of containers belong to the screen, unless another screen lies over them.
    private func isDrawnWithScreen(_ view: UIView) -> Bool {
        !hasScreensOver && ((view as? UINavigationBar)?.owner != nil || (view as? UITabBar)?.owner != nil)
    }

    /// A container's bar as its screen shows it.
    private func screenBar(_ view: UIView) -> ViewBar.Contents? {
        if let owner = (view as? UINavigationBar)?.owner { return owner.chrome(pictures).map { .navigationBar($0) } }
        if let owner = (view as? UITabBar)?.owner { return owner.chrome(pictures).map { .tabBar($0) } }
        return nil
    }

    /// A record at a frame that nothing in it changes.
    private mutating func placed(_ kind: View.Kind, _ name: String, _ frame: Rect) -> View {
        var record = View(kind, identifier: names.unique(name))
        record.frame = frame
        record.translatesAutoresizingMaskIntoConstraints = true
        record.contentHuggingPriority = AxisPair(1)
        record.contentCompressionResistancePriority = AxisPair(1)
        record.intrinsicContentSize = LayoutEngine.Size(width: -1, height: -1)
        return record
    }

    private mutating func record(of view: UIView, isRoot: Bool) -> View {
        var kind = view.kind
        // Frames are given: what arranges or scrolls would arrange and scroll once more.
        if kind == .stackView || kind == .scrollView || kind == .layoutContainer { kind = .view }
        // The rows of a picker are views.
        if (view as? UIPickerView)?.dataSource != nil { kind = .view }
        if kind == .textView, !view.viewState.subviews.isEmpty { kind = .label }
        if (view as? UITextView)?.textFrame != nil { kind = .view }
        // The frame of a button's part that is no subview is the button's to say.
        let frame = view is any ButtonPart ? view.frame : view.viewState.drawnFrame
        let origin = view.ownSuperview?.bounds.origin ?? .zero
        var record = placed(
            kind, view.accessibilityIdentifier ?? String(describing: type(of: view)),
            isRoot
                ? Rect(origin: .zero, size: view.bounds.size.measured)
                : frame.offsetBy(dx: -origin.x, dy: -origin.y).rect)
        record.translatesAutoresizingMaskIntoConstraints = !isRoot
        record.hasOwnIdentifier = view.accessibilityIdentifier != nil
        record.isHidden = view.isHidden
        switch view.semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: record.forcedLayoutDirection = .leftToRight
        case .forceRightToLeft: record.forcedLayoutDirection = .rightToLeft
        case .unspecified: break
        }
        record.content = content(of: view)
        record.appearance = appearance(of: view)
        // Without a picture nothing is drawn; the engine draws a sign for a picture that is not at hand.
        if let empty = view as? UIImageView, empty.isEmpty {
            record.content = .none
            record.appearance.backgroundColor = record.appearance.backgroundColor ?? .named("clear")
        }
        if kind == .textView { record.scroll = nil }
        // The frames inside already contain the offset, and with it the insets.
        record.scroll?.insetAdjustment = .never
        record.scroll?.clipsToBounds = view.clipsToBounds
        return record
    }

    private func content(of view: UIView) -> Content {
        if let label = view as? UILabel {
            label.textRect = nil
            label.drawText(in: label.bounds)
            // A label whose class draws the text elsewhere gets it in a view of its own.
            if label.textRect != label.bounds { return .none }
        }
        if let textView = view as? UITextView, textView.textFrame != nil { return .none }
        let content = view.content(pictures)
        if let field = view as? UITextField, case .text(let shown) = content {
            GraphicsStack.push(CGContext(size: field.bounds.size, isDark: isDark))
            defer { GraphicsStack.pop() }
            guard field.drawnFrame() != field.insideBorder(field.bounds) else { return content }
            // Only the border.
            var empty = TextContent(text: "", font: shown.font)
            empty.borderStyle = shown.borderStyle
            return .text(empty)
        }
        guard let button = view as? UIButton, case .button(var own) = content else { return content }
        let apart = button.partsApart()
        if apart.title != nil { (own.title, own.attributedTitle) = ("", []) }
        if apart.picture != nil { own.image = nil }
        return .button(own)
    }

    private func appearance(of view: UIView) -> Appearance {
        var look = Appearance()
        let ground = view.backgroundColor ?? (view as? UISearchBar)?.ground
        look.backgroundColor = fixed(ground?.value, in: view)
        look.alpha = Double(view.alpha)
        look.clipsToBounds = view.clipsToBounds
        look.contentMode = view.contentMode.word
        look.tintColor = fixed(view.viewState.tintColor?.value, in: view)
        look.isUserInteractionEnabled = view.isUserInteractionEnabled
        guard let layer = view.layerIfAsked else { return look }
        if layer.cornerRadius > 0 { look.cornerRadius = .points(Double(layer.cornerRadius)) }
        look.borderWidth = Double(layer.borderWidth)
        look.borderColor = fixed(layer.borderColor?.value, in: view)
        if layer.shadowOpacity > 0, LayerShadow.isOfBackground(view, isDark: isDark) {
            look.shadow.opacity = Double(min(layer.shadowOpacity, 1))
            look.shadow.radius = LayerShadow.blur(of: layer)
            look.shadow.offset = Point(x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height))
            look.shadow.color = fixed(layer.shadowColor?.value, in: view)
        }
        return look
    }

    /// A colour in the style of its view, where that is not the picture's.
    private func fixed(_ color: Color?, in view: UIView) -> Color? {
        let own = view.ownEnvironment.userInterfaceStyle == .dark
        return own == isDark ? color : color?.fixed(isDark: own, isElevated: hasScreensOver && view.isElevated)
    }

    // MARK: Drawings

    /// What a view's layers and its `draw(_:)` paint.
    private mutating func drawings(of view: UIView) -> [View] {
        var found: [View] = []
        let size = view.bounds.size.measured
        guard size.width > 0, size.height > 0 else { return [] }
        // 0 the shadow of its path, and the background once more over that; that of the background is drawn with it
        if let shadow = LayerShadow(of: view, isDark: isDark) {
            var record = item(pictures.add(shadow.bitmap, size: shadow.frame.size), shadow.frame, view)
            record.appearance.cornerRadius = nil
            record.appearance.clipsToBounds = false
            found.append(record)
            if view.backgroundColor != nil {
                var cover = placed(.view, "background", Rect(origin: .zero, size: size))
                cover.appearance = appearance(of: view)
                cover.appearance.alpha = 1
                cover.appearance.clipsToBounds = false
                found.append(cover)
            }
        }
        // 1 the view's own layer, where its class paints
        if let layer = view.layerIfAsked {
            if layer.paintsItself, let drawn = drawn(size, { layer.paint(size, isDark: isDark, into: &$0) }) {
                found.append(item(drawn, Rect(origin: .zero, size: size), view))
            }
            // 2 layers in it
            for inner in layer.sublayers ?? [] { found += self.layer(inner, in: view) }
        }
        // 3 what its code draws
        let context = CGContext(size: view.bounds.size, isDark: isDark)
        GraphicsStack.push(context)
        view.draw(view.bounds)
        let field = view as? UITextField
        let fieldFrame = field?.drawnFrame()
        GraphicsStack.pop()
        if !context.list.items.isEmpty, let bitmap = Drawing.bitmap(context.finished, scale: scene.environment.scale) {
            found.append(item(pictures.add(bitmap, size: size), Rect(origin: .zero, size: size), view))
        }
        // 4 a text that does not fill its view as UIKit's own does
        if let label = view as? UILabel, let rect = label.textRect, rect != label.bounds {
            found.append(text(.label, label.content(pictures), rect))
        }
        if let textView = view as? UITextView, let rect = textView.textFrame {
            found.append(text(.textView, textView.content(pictures), rect))
        }
        if let field, let rect = fieldFrame, rect != field.insideBorder(field.bounds),
            case .text(var shown) = field.content(pictures)
        {
            shown.borderStyle = .none
            found.append(text(.textField, .text(shown), rect))
        }
        return found
    }

    /// A text in a view of its own.
    private mutating func text(_ kind: View.Kind, _ content: Content, _ frame: CGRect) -> View {
        var record = placed(kind, "text", frame.rect)
        record.content = content
        return record
    }

    private func drawn(_ size: LayoutEngine.Size, _ paint: (inout DisplayList) -> Void) -> ImageContent? {
        var list = DisplayList(size: size, background: nil)
        paint(&list)
        guard !list.items.isEmpty, let bitmap = Drawing.bitmap(list, scale: scene.environment.scale) else { return nil }
        return pictures.add(bitmap, size: size)
    }

    private mutating func item(_ image: ImageContent, _ frame: Rect, _ view: UIView) -> View {
        var record = placed(.imageView, "drawing", frame)
        record.content = .image(image)
        if let radius = view.layerIfAsked?.cornerRadius, radius > 0, frame.origin == .zero {
            record.appearance.cornerRadius = .points(Double(radius))
            record.appearance.clipsToBounds = true
        }
        return record
    }

    /// A layer of its own as a view: its background, corners and border, and what it paints.
    private mutating func layer(_ layer: CALayer, in view: UIView) -> [View] {
        guard !layer.isHidden, layer.opacity > 0 else { return [] }
        var frame = layer.frame.rect
        // A layer without a frame paints in its superlayer's coordinates.
        if frame.width <= 0 || frame.height <= 0 {
            guard layer.paintsItself else { return [] }
            frame = Rect(origin: frame.origin, size: view.bounds.size.measured)
        }
        var found: [View] = []
        defer {
            let transform = LayerOutline.transform(of: layer, frame.size)
            for record in found where transform != nil { turnedLayers[record.identifier] = transform }
        }
        if let bitmap = layer.masked(frame.size, isDark: isDark, scale: scene.environment.scale) {
            found.append(item(pictures.add(bitmap, size: frame.size), frame, view))
            found[0].appearance.alpha = Double(layer.opacity)
            return found
        }
        if layer.backgroundColor != nil || layer.borderWidth > 0 {
            var record = placed(.view, "layer", frame)
            record.appearance.backgroundColor = layer.backgroundColor?.value
            if layer.cornerRadius > 0 { record.appearance.cornerRadius = .points(Double(layer.cornerRadius)) }
            record.appearance.borderWidth = Double(layer.borderWidth)
            record.appearance.borderColor = layer.borderColor?.value
            record.appearance.alpha = Double(layer.opacity)
            found.append(record)
        }
        if layer.paintsItself, let drawn = drawn(frame.size, { layer.paint(frame.size, isDark: isDark, into: &$0) }) {
            var record = item(drawn, frame, view)
            record.appearance.alpha = Double(layer.opacity)
            if layer.cornerRadius > 0 {
                record.appearance.cornerRadius = .points(Double(layer.cornerRadius))
                record.appearance.clipsToBounds = true
            }
            found.append(record)
        }
        return found
    }

    // MARK: Screen

    /// The bars of a window's screen.
    private func chrome(of root: UIView) -> ScreenChrome? {
        guard let window = root as? UIWindow else { return nil }
        let device = Surroundings.environment
        var chrome = ScreenChrome(screen: Rect(origin: .zero, size: window.bounds.size.measured))
        chrome.tint = window.viewState.tintColor?.value
        var controller = window.rootViewController
        var style = UIStatusBarStyle.default
        var hidesStatus = false
        while let current = controller {
            style = current.preferredStatusBarStyle
            hidesStatus = current.prefersStatusBarHidden
            if let tabs = current as? UITabBarController {
                if !hasScreensOver { chrome.tabBar = tabs.chrome(pictures) }
                controller = tabs.selectedViewController
            } else if let navigation = current as? UINavigationController {
                if !hasScreensOver { chrome.navigationBar = navigation.chrome(pictures) }
                controller = navigation.topViewController
            } else {
                controller = nil
            }
        }
        let ofApp = Bundle.main.infoDictionary ?? [:]
        if ofApp["UIViewControllerBasedStatusBarAppearance"] as? Bool == false {
            style = ofApp["UIStatusBarStyle"] as? String == "UIStatusBarStyleLightContent" ? .lightContent : .default
            hidesStatus = ofApp["UIStatusBarHidden"] as? Bool == true
        }
        let insets = device.safeAreaInsets
        if insets.top > 0, !hidesStatus {
            let frame = Rect(x: 0, y: 0, width: chrome.screen.width, height: insets.top)
            let isOnBlack = window.presentations.contains(where: \.isOnBlack)
            chrome.statusBar = .init(frame: frame, isLight: style == .lightContent || isOnBlack)
        }
        if insets.bottom > 0 {
            let width = min((chrome.screen.width * 0.36).rounded(), 320)
            chrome.homeIndicator = Rect(
                x: ((chrome.screen.width - width) / 2).rounded(), y: chrome.screen.maxY - 13, width: width, height: 5)
        }
        return chrome
    }
}

extension UIView {
    /// Lays out and writes what a renderer needs.
    package func scene() -> SceneWriter {
        layoutIfNeeded()
        return SceneWriter(self)
    }

    /// The tree with its constraints, as it was laid out.
    package func laidOut() -> (tree: LayoutTree, environment: LayoutEnvironment, layout: ResolvedLayout) {
        layoutContext.laidOut()
    }

    /// Counts of layouts from scratch and by differences.
    package var layoutCounts: (fresh: Int, edited: Int) { (layoutContext.freshLayouts, layoutContext.editedLayouts) }
    /// Solutions of the whole tree since the session of the tree was made.
    package var wholeLayouts: Int { layoutContext.wholeLayouts }
    /// What the layout of the view's root holds.
    package var heldByLayout: (items: Int, constraints: Int, records: Int) { layoutContext.held }
    /// Records and constraints that were written for layout so far.
    package var writtenRecords: Int { layoutContext.writtenRecords }
    /// Views that layout has looked at so far.
    package var visitedViews: Int { layoutContext.visitedViews }
}
