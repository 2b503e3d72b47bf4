import LayoutEngine
import Notation

/// One property into a draft: the routine behind node members, `with` and `set` alike.
extension DocumentReader {
    /// Applies a property that the kind has; structure and identity are not handled here.
    mutating func apply(_ key: PropertyKey, _ value: Int, scope: Int, to draft: inout ViewDraft) {
        switch key {
        case .class: draft.view.className = string(value) ?? draft.view.className
        case .label: draft.view.label = string(value) ?? draft.view.label
        case .frame:
            guard let frame = rect(value) else { return }
            if frame.width < 0 || frame.height < 0 {
                return report(value, "a frame's width and height cannot be negative")
            }
            draft.view.frame = frame
        case .recordedFrame: draft.view.recordedFrame = rect(value) ?? draft.view.recordedFrame
        case .autoresizingMask: draft.view.autoresizingMask = mask(value) ?? draft.view.autoresizingMask
        case .translatesAutoresizingMaskIntoConstraints:
            guard let translates = bool(value) else { return }
            draft.view.translatesAutoresizingMaskIntoConstraints = translates
            draft.statesTranslation = true
        case .intrinsicContentSize:
            draft.view.intrinsicContentSize = intrinsicSize(value) ?? draft.view.intrinsicContentSize
        case .contentHuggingPriority:
            let old = draft.view.contentHuggingPriority
            draft.view.contentHuggingPriority = axisPriority(value, into: old) ?? old
        case .contentCompressionResistancePriority:
            let old = draft.view.contentCompressionResistancePriority
            draft.view.contentCompressionResistancePriority = axisPriority(value, into: old) ?? old
        case .isHidden: draft.view.isHidden = bool(value) ?? draft.view.isHidden
        case .alignmentRectInsets: draft.view.alignmentRectInsets = insets(value) ?? draft.view.alignmentRectInsets
        case .baselineOffsets: draft.view.baselineOffsets = baselines(value) ?? draft.view.baselineOffsets
        case .layoutMargins, .directionalLayoutMargins:
            let old = draft.view.layoutMargins ?? Margins()
            draft.view.layoutMargins = margins(value, into: old, directional: key == .directionalLayoutMargins) ?? old
        case .preservesSuperviewLayoutMargins:
            draft.view.preservesSuperviewLayoutMargins = bool(value) ?? false
        case .insetsLayoutMarginsFromSafeArea:
            draft.view.insetsLayoutMarginsFromSafeArea = bool(value) ?? true
        case .layoutMarginsFollowReadableWidth:
            draft.view.layoutMarginsFollowReadableWidth = bool(value) ?? false
        case .semanticContentAttribute:
            guard let attribute = word(value, SemanticContentAttribute.self) else { return }
            draft.view.forcedLayoutDirection = attribute.direction
        case .alpha, .backgroundColor, .tintColor, .cornerRadius, .borderWidth, .borderColor, .clipsToBounds,
            .contentMode, .isUserInteractionEnabled:
            draft.setAppearance(key, value, &self)
        case .axis, .distribution, .alignment, .spacing, .isBaselineRelativeArrangement,
            .isLayoutMarginsRelativeArrangement:
            applyStack(key, value, scope: scope, &draft.view)
        case .contentOffset, .contentInset, .contentInsetAdjustmentBehavior:
            applyScroll(key, value, &draft.view)
        case .style where draft.view.kind == .tableView, .estimatedRowHeight, .sectionHeaderHeight,
            .sectionFooterHeight, .separatorInset, .separatorStyle:
            applyTable(key, value, &draft.view)
        case .rowHeight where draft.view.kind == .tableView: applyTable(key, value, &draft.view)
        case .rowHeight, .accessoryType, .reuseIdentifier: applyCell(key, value, &draft.view)
        default: draft.setContent(key, value, &self)
        }
    }

    private mutating func mask(_ node: Int) -> AutoresizingMask? {
        guard var cursor = array(node, "an array of flexible parts") else { return nil }
        var mask: AutoresizingMask = []
        while let element = cursor.nextElement(in: arena) {
            guard let text = string(element) else { continue }
            guard let place = AutoresizingMask.words.firstIndex(of: text) else {
                unknownWord(text, element, known: AutoresizingMask.words)
                continue
            }
            mask.insert(AutoresizingMask(rawValue: 1 << UInt8(place)))
        }
        return mask
    }

    /// `[width, height]` where -1 is UIView.noIntrinsicMetric and null leaves the length to the content.
    private mutating func intrinsicSize(_ node: Int) -> Size? {
        guard arena.kind(node) == .array, arena.count(node) == 2 else {
            expected("[width, height]", node)
            return nil
        }
        var lengths: [Double] = []
        var cursor = arena.children(of: node)
        while let element = cursor.nextElement(in: arena) {
            if arena.kind(element) == .null {
                lengths.append(.nan)
                continue
            }
            guard let length = number(element, in: -1...Limits.coordinate) else { return nil }
            guard length >= 0 || length == Size.noIntrinsicMetric else {
                report(element, "an intrinsic length is 0 or more, -1 for none, or null for the content's own")
                return nil
            }
            lengths.append(length)
        }
        return Size(width: lengths[0], height: lengths[1])
    }

    private mutating func baselines(_ node: Int) -> BaselineOffsets? {
        guard var cursor = object(node, "an object with 'first' and 'last'") else { return nil }
        var offsets = BaselineOffsets(first: 0, last: 0)
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "first": offsets.first = number(value) ?? 0
            case "last": offsets.last = number(value) ?? 0
            default: unknownKey(key, known: ["first", "last"])
            }
        }
        return offsets
    }

    /// `layoutMargins` knows absolute edges, `directionalLayoutMargins` leading and trailing.
    private mutating func margins(_ node: Int, into old: Margins, directional: Bool) -> Margins? {
        guard let written = margins(node) else { return nil }
        var result = old
        result.top = written.top ?? old.top
        result.bottom = written.bottom ?? old.bottom
        if directional {
            result.leading = written.leading ?? written.left ?? old.leading
            result.trailing = written.trailing ?? written.right ?? old.trailing
        } else {
            result.left = written.left ?? old.left
            result.right = written.right ?? old.right
            result.leading = written.leading ?? old.leading
            result.trailing = written.trailing ?? old.trailing
        }
        return result
    }

    /// Points, a metric, or `height / 2`.
    fileprivate mutating func cornerRadius(_ node: Int) -> Appearance.CornerRadius? {
        guard arena.kind(node) == .string else { return length(node).map { .points($0) } }
        let text = arena.string(node)
        if let metric = metrics[text] { return .points(max(metric, 0)) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        let divisor = parts.count == 2 ? PlainNumber.decimal(parts[1]) : parts.count == 1 ? 1 : nil
        if let divisor, divisor >= 1, divisor <= Limits.coordinate {
            if parts[0] == "height" { return .heightDivided(by: divisor) }
            if parts[0] == "width" { return .widthDivided(by: divisor) }
        }
        report(node, "a corner radius is a number, a metric, 'height / N' or 'width / N', not \(quoted(text))")
        return nil
    }
}

extension Appearance {
    mutating func set(_ key: PropertyKey, _ value: Int, _ reader: inout DocumentReader) {
        switch key {
        case .alpha: alpha = reader.number(value, in: 0...1) ?? alpha
        case .backgroundColor: backgroundColor = reader.color(value) ?? backgroundColor
        case .tintColor: tintColor = reader.color(value) ?? tintColor
        case .borderWidth: borderWidth = reader.length(value) ?? borderWidth
        case .borderColor: borderColor = reader.color(value) ?? borderColor
        case .clipsToBounds: clipsToBounds = reader.bool(value) ?? clipsToBounds
        case .contentMode: contentMode = reader.word(value, ContentMode.self) ?? contentMode
        case .isUserInteractionEnabled: isUserInteractionEnabled = reader.bool(value) ?? true
        case .cornerRadius: cornerRadius = reader.cornerRadius(value) ?? cornerRadius
        default: break
        }
    }
}

/// UISemanticContentAttribute, as far as layout direction goes.
enum SemanticContentAttribute: String, DocumentWord {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    static let wordTable = NameTable(Self.self)

    var direction: LayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension AutoresizingMask {
    /// The words in the order of the bits.
    static let words = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
        "flexibleBottomMargin",
    ]
}
