import LayoutEngine

/// Reads one view element without its children. The result is a record of the tree as a document in tree.json would
/// give it; where the canvas of some release differs from an app, `context.behavior` says so, and the reader asks it
/// at the place.
struct ViewReader {
    /// Resources, behaviours and options of the reading.
    let context: DocumentContext

    /// - Parameter fallbackID: the identifier for a view without an id.
    ///
    /// A hidden view that keeps its place in a stack on the canvas is read as a visible view with the alpha 0.
    func view(_ element: VariedElement, fallbackID: String, isArranged: Bool = false) -> View {
        var view = View(Self.kind(of: element.name), identifier: element.id ?? fallbackID)
        view.hasOwnIdentifier = element.id != nil
        if let name = element["customClass"] { view.className = name }
        if let label = element["userLabel"] { view.label = label }
        readGeometry(element, into: &view, isArranged: isArranged)
        readPriorities(element, into: &view)
        readMargins(element, into: &view)
        view.isHidden = element.flag("hidden")
        if isArranged, view.isHidden, keepsPlaceWhenHidden(view) {
            view.isHidden = false
            view.appearance.alpha = 0
        }
        readAppearance(element, into: &view)
        readContent(element, into: &view)
        readIntrinsicSize(element, into: &view)
        return view
    }

    /// In some releases of the canvas hidden views keep their place in a stack view; in others activity indicators
    /// alone.
    private func keepsPlaceWhenHidden(_ view: View) -> Bool {
        let isIndicator = view.kind == .activityIndicatorView
        return context.behavior.keepsHiddenViews || (isIndicator && context.behavior.keepsHiddenActivityIndicators)
    }

    /// The frame, the mask and who decides the frame. A view that Interface Builder fixes (`fixedFrame`) keeps its
    /// frame and translates its mask, whatever the file says of the mask; an arranged subview never has its own frame.
    private func readGeometry(_ element: VariedElement, into view: inout View, isArranged: Bool) {
        let rect = element.base.recordedFrame
        let isFixed = element.flag("fixedFrame")
        let isLaidOut = element["translatesAutoresizingMaskIntoConstraints"] == "NO" && !isFixed
        view.translatesAutoresizingMaskIntoConstraints = !(isLaidOut || isArranged)
        if view.translatesAutoresizingMaskIntoConstraints { view.frame = rect ?? .zero }
        // With `measured`, recorded frames that Auto Layout decides are not stored, so that no rule can use them.
        if view.translatesAutoresizingMaskIntoConstraints || context.options.sizes == .recorded {
            view.recordedFrame = rect
        }
        if let mask = element.child("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    }

    /// A frame with missing numbers as 0 and without negative lengths. `nan` and other texts that are no number count
    /// as 0.
    static func rect(_ element: XMLElement, x: String = "x", y: String = "y") -> Rect {
        func number(_ name: String) -> Double { element[name].flatMap(finiteNumber) ?? 0 }
        return Rect(x: number(x), y: number(y), width: max(number("width"), 0), height: max(number("height"), 0))
    }

    /// UIView.AutoresizingMask from Interface Builder's names: `flexibleMinX` is the left margin, `flexibleMaxX` the
    /// right one.
    private static func mask(_ element: XMLElement) -> AutoresizingMask {
        var mask: AutoresizingMask = []
        if element["flexibleMinX"] == "YES" { mask.insert(.flexibleLeftMargin) }
        if element["widthSizable"] == "YES" { mask.insert(.flexibleWidth) }
        if element["flexibleMaxX"] == "YES" { mask.insert(.flexibleRightMargin) }
        if element["flexibleMinY"] == "YES" { mask.insert(.flexibleTopMargin) }
        if element["heightSizable"] == "YES" { mask.insert(.flexibleHeight) }
        if element["flexibleMaxY"] == "YES" { mask.insert(.flexibleBottomMargin) }
        return mask
    }

    /// Priorities outside 1...1000 are left out, and UIKit's defaults stay. Fractions are kept: 999.5 and 49.001
    /// occur in files.
    private func readPriorities(_ element: VariedElement, into view: inout View) {
        func priority(_ name: String) -> Float? {
            element.number(name).flatMap { (1...1000).contains($0) ? Float($0) : nil }
        }
        if let value = priority("horizontalHuggingPriority") { view.contentHuggingPriority.horizontal = value }
        if let value = priority("verticalHuggingPriority") { view.contentHuggingPriority.vertical = value }
        if let value = priority("horizontalCompressionResistancePriority") {
            view.contentCompressionResistancePriority.horizontal = value
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.contentCompressionResistancePriority.vertical = value
        }
    }

    /// The margins' flags, the direction that the view forces, and its margins: four absolute numbers, or directional
    /// ones where the file has no absolute ones.
    private func readMargins(_ element: VariedElement, into view: inout View) {
        view.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins")
        view.insetsLayoutMarginsFromSafeArea =
            !context.behavior.leavesSafeAreaOutOfMargins
            && element.flag("insetsLayoutMarginsFromSafeArea", default: true)
        view.layoutMarginsFollowReadableWidth = element.flag("layoutMarginsFollowReadableWidth")
        switch element["semanticContentAttribute"] {
        case "forceLeftToRight", "playback", "spatial": view.forcedLayoutDirection = .leftToRight
        case "forceRightToLeft": view.forcedLayoutDirection = .rightToLeft
        default: break
        }
        func number(_ element: XMLElement, _ name: String) -> Double? { element[name].flatMap(finiteNumber) }
        if let insets = element.child(key: "layoutMargins") {
            var margins = Margins()
            margins.top = number(insets, "top")
            margins.left = number(insets, "left")
            margins.bottom = number(insets, "bottom")
            margins.right = number(insets, "right")
            view.layoutMargins = margins
        } else if let insets = element.child(key: "directionalLayoutMargins") {
            var margins = Margins()
            margins.top = number(insets, "top")
            margins.leading = number(insets, "leading")
            margins.bottom = number(insets, "bottom")
            margins.trailing = number(insets, "trailing")
            view.layoutMargins = margins
        }
    }

    /// Sizes from the designer or a designable class; `.nan` leaves an axis to the content.
    ///
    /// The placeholder of the size inspector wins over the size of a designable class, axis by axis. A text that is
    /// no finite number (`infinite` occurs) is UIView.noIntrinsicMetric.
    private func readIntrinsicSize(_ element: VariedElement, into view: inout View) {
        if let id = element.id, let size = context.resources.designableSizes[id], !isPlain(view, designable: size) {
            view.intrinsicContentSize = Size(
                width: size.width < 0 ? Size.noIntrinsicMetric : size.width,
                height: size.height < 0 ? Size.noIntrinsicMetric : size.height)
            if view.kind == .label { inferFont(of: &view, oneLine: size) }
        }
        func length(_ name: String) -> Double? {
            guard let text = element[name] else { return nil }
            return finiteNumber(text) ?? Size.noIntrinsicMetric
        }
        let width = length("placeholderIntrinsicWidth")
        let height = length("placeholderIntrinsicHeight")
        guard width != nil || height != nil else { return }
        let own = view.intrinsicContentSize
        view.intrinsicContentSize = Size(width: width ?? own?.width ?? .nan, height: height ?? own?.height ?? .nan)
    }

    /// Whether the recorded frame shows that the canvas used the plain class instead of the designable class: its
    /// height is a line of the plain font.
    private func isPlain(_ view: View, designable size: Size) -> Bool {
        guard view.kind == .label || view.kind == .button, let recorded = view.recordedFrame?.size,
            !view.translatesAutoresizingMaskIntoConstraints
        else { return false }
        let plain = view.naturalSize(in: context.environment).height
        return abs(recorded.height - plain) < 0.5 && abs(recorded.height - size.height) > 0.5
            && abs(recorded.width - size.width) > 0.5
    }

    /// A designable label's size is that of one unwrapped line. Its height reveals the class's real font, which
    /// decides the baselines and the line breaks at the label's own width. A text with a line break is left alone;
    /// the weight stays.
    private func inferFont(of view: inout View, oneLine size: Size) {
        guard case .text(var text) = view.content, !text.text.contains("\n"), size.height > 0 else { return }
        let scale = context.environment.scale
        let lineHeight = FontMetrics(.system(100)).lineHeight / 100
        // The largest size whose line height, rounded up to pixels, is no higher.
        let point = (size.height / lineHeight * scale).rounded(.down) / scale
        let whole = point.rounded(.down)
        text.font = .system(
            (whole * lineHeight * scale).rounded(.up) / scale == size.height ? whole : point, weight: text.font.weight)
        view.content = .text(text)
        if text.numberOfLines != 1 { view.intrinsicContentSize = Size(width: size.width, height: .nan) }
    }

    /// Runtime attributes that are lengths for drawing.
    static let drawnLengths: Set<String> = ["layer.cornerRadius", "cornerRadius", "layer.borderWidth", "borderWidth"]

    /// Attributes first, then runtime attributes that a layer draws: corner radius, border width and border colour.
    /// Other runtime attributes are left to the app's code.
    private func readAppearance(_ element: VariedElement, into view: inout View) {
        view.clipsToBounds = element.flag("clipsSubviews")
        var look = view.appearance
        let colors = context.resources.colors
        look.backgroundColor = colors.color("backgroundColor", of: element)
        look.tintColor = colors.color("tintColor", of: element)
        if element.name == "label", let shadow = colors.color("shadowColor", of: element) {
            look.shadow.color = shadow
            let offset = element.base.child(key: "shadowOffset", name: "size")
            if let x = offset?["width"].flatMap(finiteNumber), let y = offset?["height"].flatMap(finiteNumber) {
                look.shadow.offset = Point(x: x, y: y)
            }
        }
        if let alpha = element.number("alpha") { look.alpha *= min(max(alpha, 0), 1) }
        look.effect = element.child("blurEffect")?["style"].flatMap(BlurStyle.init)
        look.contentMode = element["contentMode"].flatMap(ContentMode.init) ?? .scaleToFill
        look.isUserInteractionEnabled = element.flag("userInteractionEnabled", default: true)
        for attribute in element.child("userDefinedRuntimeAttributes")?.children.map({ $0 }) ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            let value = attribute.child(key: "value")
            switch path {
            case "layer.cornerRadius", "cornerRadius":
                if let radius = value?["value"].flatMap(finiteNumber) { look.cornerRadius = .points(max(radius, 0)) }
            case "layer.borderWidth", "borderWidth":
                if let width = value?["value"].flatMap(finiteNumber) { look.borderWidth = max(width, 0) }
            case "borderColor", "layer.borderColor", "layer.borderUIColor":
                look.borderColor = value.flatMap(colors.color)
            default: break
            }
        }
        if look != Appearance() { view.appearance = look }
    }
}
