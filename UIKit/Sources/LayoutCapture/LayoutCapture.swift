import Foundation
import UIKit

/// Writes a view as a tree.json, with the frames that UIKit gave it as `expect`.
///
/// For an app or its tests on a simulator, with public API of UIKit alone; it has been compiled and run with this package's
/// UIKit, and never on Apple's. What it writes: classes, identifiers, hierarchy, stacks, constraints between what it writes,
/// priorities, margins, own guides, texts and fonts of labels, colors of backgrounds. Every other control has its intrinsic
/// size in place of its content.
///
///     try LayoutCapture.json(of: controller.view).write(to: url)
@MainActor
public struct LayoutCapture {
    private var ids: [ObjectIdentifier: String] = [:]
    private var used: Set<String> = []
    private var expected: [String: Any] = [:]

    private init() {}

    /// - Parameters:
    ///   - view: is laid out before it is written.
    ///   - name: of the document.
    /// - Returns: the file's bytes; the same view gives the same bytes.
    public static func json(of view: UIView, name: String = "captured") throws -> Data {
        view.layoutIfNeeded()
        var capture = LayoutCapture()
        capture.name(view)
        var root = capture.node(view, isRoot: true, isArranged: false)
        let size = view.bounds.size
        root["frame"] = capture.list(0, 0, size.width, size.height)
        let area = view.safeAreaInsets
        let document: [String: Any] = [
            "version": 1, "name": name, "root": root, "expect": capture.expected,
            "devices": [
                [
                    "name": "captured", "size": [number(size.width), number(size.height)],
                    "scale": number(UIScreen.main.scale), "isControllerView": false,
                    "safeArea": insets(area.top, area.left, area.bottom, area.right),
                ] as [String: Any]
            ],
        ]
        return try JSONSerialization.data(
            withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    // MARK: Names

    /// Gives everything below a view an id: its accessibility identifier, else the name of its class.
    private mutating func name(_ view: UIView) {
        let own = view.accessibilityIdentifier ?? String(describing: type(of: view))
        ids[ObjectIdentifier(view)] = unique(own)
        for guide in ownGuides(of: view) { ids[ObjectIdentifier(guide)] = unique(guide.identifier) }
        for child in view.subviews { name(child) }
    }

    private mutating func unique(_ text: String) -> String {
        let letters = text.unicodeScalars.map { scalar -> Character in
            let isPlain =
                scalar.isASCII && (CharacterSet.alphanumerics.contains(scalar) || scalar == "_" || scalar == "-")
            return isPlain ? Character(scalar) : "_"
        }
        var stem = String(letters.drop { $0 == "-" })
        // An id that is a word of expressions or a number would mean something else.
        if stem.isEmpty || stem.first?.isNumber == true { stem = "v" + stem }
        if ["parent", "self", "container"].contains(stem) { stem += "-view" }
        var candidate = stem
        var count = 1
        while !used.insert(candidate).inserted {
            count += 1
            candidate = "\(stem)-\(count)"
        }
        return candidate
    }

    private func id(_ object: AnyObject) -> String? { ids[ObjectIdentifier(object)] }

    /// Guides that code added: those of the view itself are regions.
    private func ownGuides(of view: UIView) -> [UILayoutGuide] {
        view.layoutGuides.filter {
            type(of: $0) == UILayoutGuide.self && regions(of: view)[ObjectIdentifier($0)] == nil
        }
    }

    // MARK: Nodes

    private mutating func node(_ view: UIView, isRoot: Bool, isArranged: Bool) -> [String: Any] {
        var node: [String: Any] = ["type": kind(view)]
        if let id = id(view) {
            node["id"] = id
            let frame = view.frame
            let origin = isRoot ? .zero : frame.origin
            expected["\(id).frame"] = list(origin.x, origin.y, view.bounds.width, view.bounds.height)
        }
        let own = String(describing: type(of: view))
        if !own.hasPrefix("UI"), !own.contains("<") { node["class"] = own }
        if view.isHidden { node["isHidden"] = true }
        if let color = view.backgroundColor.flatMap(hex) { node["backgroundColor"] = color }
        if !isRoot, !isArranged, view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.frame
            node["frame"] = list(frame.minX, frame.minY, frame.width, frame.height)
            let mask = words(view.autoresizingMask)
            if !mask.isEmpty { node["autoresizingMask"] = mask }
        }
        writePriorities(view, into: &node)
        writeMargins(view, into: &node)
        writeContent(view, into: &node)
        let guides = ownGuides(of: view).compactMap { id($0) }
        if !guides.isEmpty { node["guides"] = guides.map { ["type": "layoutGuide", "id": $0] } }
        // Parts of a control belong to its content.
        guard !(view is UIControl), !(view is UILabel), !(view is UIImageView) else {
            return withConstraints(view, node)
        }
        let arranged = (view as? UIStackView)?.arrangedSubviews ?? []
        if !arranged.isEmpty {
            node["arrangedSubviews"] = arranged.map { self.node($0, isRoot: false, isArranged: true) }
        }
        let others = view.subviews.filter { child in !arranged.contains { $0 === child } }
        if !others.isEmpty { node["subviews"] = others.map { self.node($0, isRoot: false, isArranged: false) } }
        return withConstraints(view, node)
    }

    private func withConstraints(_ view: UIView, _ node: [String: Any]) -> [String: Any] {
        var node = node
        let constraints = view.constraints.compactMap(constraint)
        if !constraints.isEmpty { node["constraints"] = constraints }
        return node
    }

    private func kind(_ view: UIView) -> String {
        switch view {
        case is UIStackView: "stackView"
        case is UILabel: "label"
        case is UIButton: "button"
        case is UIImageView: "imageView"
        case is UITextField: "textField"
        case is UISwitch: "switch"
        case is UISlider: "slider"
        case is UIProgressView: "progressView"
        case is UIActivityIndicatorView: "activityIndicatorView"
        case is UIPageControl: "pageControl"
        case is UISegmentedControl: "segmentedControl"
        case is UIStepper: "stepper"
        case is UITextView: "textView"
        // Rows and items are written at their frames.
        case is UITableView, is UICollectionView: "view"
        case is UIScrollView: "scrollView"
        default: "view"
        }
    }

    private func writePriorities(_ view: UIView, into node: inout [String: Any]) {
        func pair(_ read: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> [String: Any] {
            [
                "horizontal": Self.number(CGFloat(read(.horizontal).rawValue)),
                "vertical": Self.number(CGFloat(read(.vertical).rawValue)),
            ]
        }
        node["contentHuggingPriority"] = pair(view.contentHuggingPriority)
        node["contentCompressionResistancePriority"] = pair(view.contentCompressionResistancePriority)
    }

    /// Margins without the part of the safe area that the view adds itself.
    private func writeMargins(_ view: UIView, into node: inout [String: Any]) {
        let (margins, area) = (view.layoutMargins, view.safeAreaInsets)
        let adds = view.insetsLayoutMarginsFromSafeArea
        let own = UIEdgeInsets(
            top: margins.top - (adds ? area.top : 0), left: margins.left - (adds ? area.left : 0),
            bottom: margins.bottom - (adds ? area.bottom : 0), right: margins.right - (adds ? area.right : 0))
        if own != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
            node["layoutMargins"] = Self.insets(own.top, own.left, own.bottom, own.right)
        }
        if !adds { node["insetsLayoutMarginsFromSafeArea"] = false }
    }

    private func writeContent(_ view: UIView, into node: inout [String: Any]) {
        if let stack = view as? UIStackView {
            node["axis"] = stack.axis == .vertical ? "vertical" : "horizontal"
            let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
            let alignments = ["fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline"]
            if distributions.indices.contains(stack.distribution.rawValue) {
                node["distribution"] = distributions[stack.distribution.rawValue]
            }
            if alignments.indices.contains(stack.alignment.rawValue) {
                node["alignment"] = alignments[stack.alignment.rawValue]
            }
            let isSystem = stack.spacing == UIStackView.spacingUseSystem
            node["spacing"] = isSystem ? "standard" : Self.number(stack.spacing)
            node["isLayoutMarginsRelativeArrangement"] = stack.isLayoutMarginsRelativeArrangement
            node["isBaselineRelativeArrangement"] = stack.isBaselineRelativeArrangement
            var custom: [String: Any] = [:]
            for view in stack.arrangedSubviews {
                let spacing = stack.customSpacing(after: view)
                guard let id = id(view), spacing != UIStackView.spacingUseDefault else { continue }
                custom[id] = Self.number(spacing == UIStackView.spacingUseSystem ? 8 : spacing)
            }
            if !custom.isEmpty { node["customSpacing"] = custom }
        } else if let label = view as? UILabel {
            node["text"] = label.text ?? ""
            node["numberOfLines"] = label.numberOfLines
            if let font = label.font { node["font"] = self.font(font) }
        } else {
            let size = view.intrinsicContentSize
            if size.width >= 0 || size.height >= 0 {
                node["intrinsicContentSize"] = [Self.number(size.width), Self.number(size.height)]
            }
        }
    }

    /// The system font by size and weight, another one by its name.
    private func font(_ font: UIFont) -> [String: Any] {
        let size = Self.number(font.pointSize)
        let name = font.fontName
        guard name.hasPrefix(".") else { return ["faceName": name, "family": font.familyName, "size": size] }
        let weights = ["ultralight": "ultraLight"]
        let last = name.split(separator: "-").last.map { $0.lowercased() } ?? "regular"
        let word = weights[last] ?? last
        let known = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return ["size": size, "weight": known.contains(word) ? word : "regular"]
    }

    // MARK: Constraints

    /// A constraint of the program; those that UIKit made itself follow from what is written already.
    private func constraint(_ constraint: NSLayoutConstraint) -> [String: Any]? {
        guard type(of: constraint) == NSLayoutConstraint.self, constraint.isActive,
            !(constraint.identifier ?? "").hasPrefix("UI"),
            let first = anchor(constraint.firstItem, constraint.firstAttribute)
        else { return nil }
        let sign = constraint.relation == .equal ? "==" : constraint.relation == .lessThanOrEqual ? "<=" : ">="
        var text = "\(first) \(sign) "
        if constraint.secondItem != nil {
            guard let second = anchor(constraint.secondItem, constraint.secondAttribute) else { return nil }
            text += constraint.multiplier == 1 ? second : "\(Self.text(constraint.multiplier)) * \(second)"
            if constraint.constant != 0 {
                text += " \(constraint.constant < 0 ? "-" : "+") \(Self.text(abs(constraint.constant)))"
            }
        } else {
            text += Self.text(constraint.constant)
        }
        if constraint.priority != .required { text += " @\(Self.text(CGFloat(constraint.priority.rawValue)))" }
        var result: [String: Any] = ["expr": text]
        if let identifier = constraint.identifier { result["identifier"] = identifier }
        return result
    }

    private func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
        let names: [NSLayoutConstraint.Attribute: String] = [
            .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing",
            .width: "width", .height: "height", .centerX: "centerX", .centerY: "centerY",
            .lastBaseline: "lastBaseline", .firstBaseline: "firstBaseline", .leftMargin: "leftMargin",
            .rightMargin: "rightMargin", .topMargin: "topMargin", .bottomMargin: "bottomMargin",
            .leadingMargin: "leadingMargin", .trailingMargin: "trailingMargin",
            .centerXWithinMargins: "centerXWithinMargins", .centerYWithinMargins: "centerYWithinMargins",
        ]
        guard let item, let name = names[attribute] else { return nil }
        if let id = id(item) { return "\(id).\(name)" }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let id = id(owner),
            let region = regions(of: owner)[ObjectIdentifier(guide)]
        else { return nil }
        return "\(id).\(region).\(name)"
    }

    /// The guides that every view has, by the words of tree.json.
    private func regions(of view: UIView) -> [ObjectIdentifier: String] {
        var regions = [
            ObjectIdentifier(view.safeAreaLayoutGuide): "safeArea",
            ObjectIdentifier(view.layoutMarginsGuide): "layoutMargins",
            ObjectIdentifier(view.readableContentGuide): "readableContent",
        ]
        if let scroll = view as? UIScrollView {
            regions[ObjectIdentifier(scroll.contentLayoutGuide)] = "contentLayout"
            regions[ObjectIdentifier(scroll.frameLayoutGuide)] = "frameLayout"
        }
        return regions
    }

    // MARK: Values

    private func words(_ mask: UIView.AutoresizingMask) -> [String] {
        let all: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
            (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
            (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
        ]
        return all.filter { mask.contains($0.0) }.map(\.1)
    }

    private func hex(_ color: UIColor) -> String? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return [red, green, blue, alpha].reduce("#") { text, part in
            let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text + (byte.count == 1 ? "0" : "") + byte
        }
    }

    private func list(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Any] {
        [x, y, width, height].map(Self.number)
    }
    private static func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> [String: Any] {
        ["top": number(top), "left": number(left), "bottom": number(bottom), "right": number(right)]
    }
    /// A length of six places: solved numbers carry an error in their last ones.
    private static func number(_ length: CGFloat) -> Any {
        let rounded = (Double(length) * 1e6).rounded() / 1e6
        return Int(exactly: rounded).map { $0 as Any } ?? rounded
    }
    private static func text(_ length: CGFloat) -> String {
        let value = Double(length)
        return Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
