import LayoutEngine

/// What every view has.
extension PropertyGroup {
    static var identity: PropertyGroup {
        PropertyGroup(
            isEqual: { $0.kind == $1.kind && $0.className == $1.className && $0.label == $1.label },
            properties: [
                ViewProperty(
                    name: "type", isVisual: true, text: { view, _ in view.kind.rawValue },
                    copy: { view, source in
                        view.kind = source.kind
                        view.content = source.content
                        view.stack = source.stack
                        view.scroll = source.scroll
                        view.table = source.table
                        view.cell = source.cell
                    }),
                .layout("class", \.className) { $0 },
                .layout("label", \.label) { $0 },
            ])
    }

    static var geometry: PropertyGroup {
        PropertyGroup(
            isEqual: {
                $0.frame == $1.frame && $0.autoresizingMask == $1.autoresizingMask
                    && $0.translatesAutoresizingMaskIntoConstraints == $1.translatesAutoresizingMaskIntoConstraints
                    && $0.intrinsicContentSize == $1.intrinsicContentSize
                    && $0.contentHuggingPriority == $1.contentHuggingPriority
                    && $0.contentCompressionResistancePriority == $1.contentCompressionResistancePriority
                    && $0.alignmentRectInsets == $1.alignmentRectInsets && $0.baselineOffsets == $1.baselineOffsets
            },
            properties: [
                // Auto Layout never asks for the frame of a view that it places.
                ViewProperty(
                    name: "frame", isVisual: false,
                    text: { view, _ in view.translatesAutoresizingMaskIntoConstraints ? view.frame?.text : nil },
                    copy: { $0.frame = $1.frame }),
                ViewProperty(
                    name: "autoresizingMask", isVisual: false,
                    text: { view, _ in
                        view.translatesAutoresizingMaskIntoConstraints ? view.autoresizingMask.text : nil
                    }, copy: { $0.autoresizingMask = $1.autoresizingMask }),
                .rule("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
                .layout("intrinsicContentSize", \.intrinsicContentSize) { $0?.intrinsicText },
                .layout("contentHuggingPriority", \.contentHuggingPriority) { $0 == AxisPair(250) ? nil : $0.text },
                .layout("contentCompressionResistancePriority", \.contentCompressionResistancePriority) {
                    $0 == AxisPair(750) ? nil : $0.text
                },
                .layout("alignmentRectInsets", \.alignmentRectInsets) { $0?.text },
                .layout("baselineOffsets", \.baselineOffsets) { offsets in
                    offsets.map { "first \($0.first.plain), last \($0.last.plain)" }
                },
            ])
    }

    static var margins: PropertyGroup {
        PropertyGroup(
            isEqual: {
                $0.layoutMargins == $1.layoutMargins
                    && $0.preservesSuperviewLayoutMargins == $1.preservesSuperviewLayoutMargins
                    && $0.insetsLayoutMarginsFromSafeArea == $1.insetsLayoutMarginsFromSafeArea
                    && $0.layoutMarginsFollowReadableWidth == $1.layoutMarginsFollowReadableWidth
                    && $0.forcedLayoutDirection == $1.forcedLayoutDirection
            },
            properties: [
                .layout("layoutMargins", \.layoutMargins) { $0?.text },
                .rule("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
                .rule("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, standard: true),
                .rule("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth),
                .layout("layoutDirection", \.forcedLayoutDirection) { $0?.rawValue },
            ])
    }

    static var look: PropertyGroup {
        PropertyGroup(
            isEqual: { $0.appearance == $1.appearance },
            properties: [
                .look("backgroundColor", \.backgroundColor) { $0?.text },
                .look("tintColor", \.tintColor) { $0?.text },
                .look("cornerRadius", \.cornerRadius) { radius in
                    switch radius {
                    case .points(let radius): radius.plain
                    case .heightDivided(let divisor): "height / " + divisor.plain
                    case .widthDivided(let divisor): "width / " + divisor.plain
                    case nil: nil
                    }
                },
                .look("borderWidth", \.borderWidth) { $0.plain },
                .look("borderColor", \.borderColor) { $0?.text },
                .look("clipsToBounds", \.clipsToBounds) { "\($0)" },
                .look("alpha", \.alpha) { $0.plain },
                .look("contentMode", \.contentMode) { $0.rawValue },
                .look("isUserInteractionEnabled", isVisual: false, \.isUserInteractionEnabled) { "\($0)" },
            ])
    }
}

extension ViewProperty {
    fileprivate static func look<Value>(
        _ name: String, isVisual: Bool = true, _ field: WritableKeyPath<Appearance, Value>,
        _ text: @escaping (Value) -> String?
    ) -> ViewProperty {
        ViewProperty(
            name: name, isVisual: isVisual, text: { view, _ in text(view.appearance[keyPath: field]) },
            copy: { $0.appearance[keyPath: field] = $1.appearance[keyPath: field] })
    }
}

extension Size {
    /// As tree.json writes an intrinsic size: -1 for none, null where the content decides.
    fileprivate var intrinsicText: String {
        "[\(width.isNaN ? "null" : width.plain), \(height.isNaN ? "null" : height.plain)]"
    }
}
