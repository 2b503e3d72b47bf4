import Foundation
import UIKit
import XCTest

/// Builds the pages of fixtures/conformance with UIKit's public API and compares where their views stand.
///
/// This file needs nothing else of the project: add it to the tests of any app, and name the folder by the environment
/// variable `CONFORMANCE` of the scheme, or add the folder to the bundle of the tests as a folder reference. Run on a simulator
/// whose screen has the scale of the pages that are to be compared; the others are named and passed over. The test fails with
/// every number that differs, and writes what it measured to the file that `CONFORMANCE_REPORT` names: for each document
/// and page the members of `expect`. It was run with this package's UIKit and never with Apple's.
final class ConformanceTests: XCTestCase {
    func testPages() async throws { try await compare() }

    @MainActor private func compare() throws {
        let named = ProcessInfo.processInfo.environment["CONFORMANCE"].map { URL(fileURLWithPath: $0) }
        guard let folder = named ?? Bundle(for: Self.self).url(forResource: "conformance", withExtension: nil) else {
            throw XCTSkip("CONFORMANCE names no folder")
        }
        var (report, passed, passedOver) = ([String: [String: [String: [Double]]]](), 0, [String: Int]())
        for (file, page) in try ConformancePage.all(in: folder) {
            do {
                if let scale = page.scale, scale != UIScreen.main.scale {
                    throw ConformancePage.Unbuilt(reason: "measured at \(scale) pixels a point")
                }
                let found = try page.measure()
                report[file, default: [:]][page.name] = found
                let differences = page.differences(found)
                for difference in differences { XCTFail("\(file) \(page.name): \(difference)") }
                passed += differences.isEmpty ? 1 : 0
            } catch let unbuilt as ConformancePage.Unbuilt {
                passedOver[unbuilt.reason, default: 0] += 1
            }
        }
        for (reason, count) in passedOver.sorted(by: { $0.key < $1.key }) { print("\(count) passed over: \(reason)") }
        print("\(passed) pages are as they were measured")
        guard let path = ProcessInfo.processInfo.environment["CONFORMANCE_REPORT"] else { return }
        try JSONSerialization.data(withJSONObject: report, options: [.prettyPrinted, .sortedKeys])
            .write(to: URL(fileURLWithPath: path))
    }
}

/// One page of a document: the tree with the changes of a state, on one device.
@MainActor
struct ConformancePage {
    /// `base`, or the name of a state or device: the key of the page in index.json.
    let name: String
    /// Pixels a point of the screen that the page was measured on; nil: in no window.
    let scale: CGFloat?
    private let device: [String: Any]
    private let traits: [String: Any]
    private let root: [String: Any]
    private let tolerance: (origin: Double, size: Double)
    private let expected: [String: [Double?]]
    private let compatibility: String?

    /// What UIKit's API does not build.
    struct Unbuilt: Error { let reason: String }

    /// The pages of every document below a folder, in the order of the index.
    static func all(in folder: URL) throws -> [(file: String, page: ConformancePage)] {
        let index = try object(folder.appendingPathComponent("index.json"))
        return try (index["files"] as? [String: Any] ?? [:]).keys.sorted().flatMap { file in
            pages(of: try object(folder.appendingPathComponent(file))).map { (file, $0) }
        }
    }

    private static func object(_ url: URL) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    /// The document as written, its states, and the devices with an `expect` of their own.
    static func pages(of document: [String: Any]) -> [ConformancePage] {
        let devices = document["devices"] as? [[String: Any]] ?? []
        var pages = devices.filter { $0["expect"] != nil }.map {
            ConformancePage(document, $0, $0["name"] as? String ?? "", [:], $0["expect"])
        }
        guard let device = devices.first else { return [] }
        if let expected = document["expect"] { pages.append(ConformancePage(document, device, "base", [:], expected)) }
        for (name, state) in (document["states"] as? [String: [String: Any]] ?? [:]).sorted(by: { $0.key < $1.key }) {
            let set = state["set"] as? [String: Any] ?? [:]
            pages.append(ConformancePage(document, device, name, set, state["expect"]))
        }
        return pages
    }

    private init(
        _ document: [String: Any], _ device: [String: Any], _ name: String, _ set: [String: Any], _ expected: Any?
    ) {
        self.name = name
        self.device = device
        scale = (device["scale"] as? Double).map { CGFloat($0) }
        traits = document["traits"] as? [String: Any] ?? [:]
        root = Self.changed(document["root"] as? [String: Any] ?? [:], set)
        compatibility = document["compat"] as? String
        let render = document["render"] as? [String: Any]
        let both = render?["tolerance"] as? [String: Double]
        let one = render?["tolerance"] as? Double ?? 0.5
        tolerance = (both?["origin"] ?? one, both?["size"] ?? one)
        self.expected = (expected as? [String: Any] ?? [:]).compactMapValues { value in
            (value as? [Any])?.map { $0 as? Double }
        }
    }

    /// A node with the members that `set` gives to it, to nodes below it and to its constraints.
    private static func changed(_ node: [String: Any], _ set: [String: Any]) -> [String: Any] {
        var node = node
        for (path, value) in set {
            let parts = path.split(separator: ".").map(String.init)
            if parts.count == 2, parts[0] == node["id"] as? String { node[parts[1]] = value }
        }
        for list in ["subviews", "arrangedSubviews", "guides", "constraints"] {
            node[list] = (node[list] as? [Any])?.map { ($0 as? [String: Any]).map { changed($0, set) } ?? $0 }
        }
        return node
    }

    /// The numbers that differ from the expected ones by more than the tolerance.
    func differences(_ found: [String: [Double]]) -> [String] {
        expected.keys.sorted().compactMap { path in
            guard let wanted = expected[path], let numbers = found[path] else { return "\(path) is not measured" }
            let isFrame = path.hasSuffix(".absoluteFrame")
            let isSame = zip(wanted, numbers).enumerated().allSatisfy { place, pair in
                let allowed = (isFrame && place < 2 ? tolerance.origin : tolerance.size) + 1e-9
                return pair.0.map { abs($0 - pair.1) <= allowed } ?? true
            }
            let texts = wanted.map { $0.map { "\($0)" } ?? "null" }.joined(separator: ", ")
            return isSame ? nil : "\(path) is \(numbers), expected [\(texts)]"
        }
    }

    /// Builds the page, lays it out and measures what it expects.
    func measure() throws -> [String: [Double]] {
        if compatibility != nil { throw Unbuilt(reason: "a stack view that is not UIKit's") }
        if device["isPad"] as? Bool == true, UIDevice.current.userInterfaceIdiom != .pad {
            throw Unbuilt(reason: "measured on an iPad")
        }
        // Margins of a controller's view follow the size classes of the screen.
        let (screen, lengths) = (UIScreen.main.bounds.size, device["size"] as? [Double] ?? [0, 0])
        if device["isControllerView"] != nil, (screen.width > screen.height) != (lengths[0] > lengths[1]) {
            throw Unbuilt(reason: "measured on a screen turned the other way")
        }
        let builder = ConformanceBuilder(
            category: (traits["preferredContentSizeCategory"] as? [String])?.first,
            isRightToLeft: (traits["layoutDirection"] as? [String])?.first == "rightToLeft")
        let view = try builder.view(root)
        try builder.activate()
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        let size = size(of: view)
        view.translatesAutoresizingMaskIntoConstraints = true
        if device["isControllerView"] as? Bool == true {
            window.frame = CGRect(origin: .zero, size: size)
            controller.view = view
            window.rootViewController = controller
            window.isHidden = false
            let (wanted, own) = (UIEdgeInsets(edges: device["safeArea"]), window.safeAreaInsets)
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: wanted.top - own.top, left: wanted.left - own.left, bottom: wanted.bottom - own.bottom,
                right: wanted.right - own.right)
        } else if scale != nil {
            window.isHidden = false
            window.addSubview(view)
        }
        view.frame = CGRect(origin: .zero, size: size)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        var found: [String: [Double]] = [:]
        for path in expected.keys { found[path] = try builder.number(path, in: view) }
        window.isHidden = true
        return found
    }

    /// The root's frame, else the device's size, in which "fit" is as little as the constraints allow.
    private func size(of view: UIView) -> CGSize {
        if let frame = root["frame"] as? [Double] { return CGRect(numbers: frame).size }
        let lengths = (device["size"] as? [Any] ?? []).map { ($0 as? Double).map { CGFloat($0) } }
        guard lengths.count == 2 else { return .zero }
        if let width = lengths[0], let height = lengths[1] { return CGSize(width: width, height: height) }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: lengths[0] ?? 0, height: lengths[1] ?? 0),
            withHorizontalFittingPriority: lengths[0] == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: lengths[1] == nil ? .fittingSizeLevel : .required)
        return CGSize(width: lengths[0] ?? fitting.width, height: lengths[1] ?? fitting.height)
    }
}

/// Builds views by the nodes of a document.
@MainActor
private final class ConformanceBuilder {
    private let category: String?
    private let isRightToLeft: Bool
    private var views: [String: UIView] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private var constraints: [String] = []

    init(category: String?, isRightToLeft: Bool) {
        self.category = category
        self.isRightToLeft = isRightToLeft
    }

    /// A view whose content is a size.
    private final class SizedView: UIView {
        var contentSize = CGSize(width: -1, height: -1)
        override var intrinsicContentSize: CGSize { contentSize }
    }

    /// What is read of a node; a page with another member is passed over.
    private static let members: Set<String> = [
        "type", "id", "frame", "recordedFrame", "intrinsicContentSize", "isHidden", "layoutMargins",
        "preservesSuperviewLayoutMargins", "contentHuggingPriority", "autoresizingMask", "text", "numberOfLines",
        "font",
        "axis", "distribution", "alignment", "spacing", "customSpacing", "isLayoutMarginsRelativeArrangement", "guides",
        "subviews", "arrangedSubviews", "constraints",
    ]

    func view(_ node: [String: Any], isArranged: Bool = false) throws -> UIView {
        if node["arranger"] != nil { throw ConformancePage.Unbuilt(reason: "an arrangement of another library") }
        if let unknown = node.keys.filter({ !Self.members.contains($0) }).min() {
            throw ConformancePage.Unbuilt(reason: "the member \(unknown)")
        }
        let view: UIView =
            switch node["type"] as? String {
            case "stackView": UIStackView()
            case "label": UILabel()
            case "scrollView": UIScrollView()
            case "switch": UISwitch()
            case "slider": UISlider()
            default: SizedView()
            }
        if let id = node["id"] as? String { views[id] = view }
        view.translatesAutoresizingMaskIntoConstraints = false
        // Masks follow from the size that a root has when its subviews come.
        if let frame = (node["recordedFrame"] ?? node["frame"]) as? [Double], !isArranged {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = CGRect(numbers: frame)
        }
        if let size = node["intrinsicContentSize"] as? [Double], let sized = view as? SizedView {
            sized.contentSize = CGSize(width: size[0], height: size[1])
        }
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.isHidden = node["isHidden"] as? Bool ?? false
        if node["layoutMargins"] != nil { view.layoutMargins = UIEdgeInsets(edges: node["layoutMargins"]) }
        view.preservesSuperviewLayoutMargins = node["preservesSuperviewLayoutMargins"] as? Bool ?? false
        if let level = node["contentHuggingPriority"] as? Double {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(Float(level)), for: axis)
            }
        }
        view.autoresizingMask = Self.mask(node["autoresizingMask"] as? [String] ?? [])
        if let label = view as? UILabel { fill(label, node) }
        for guide in node["guides"] as? [[String: Any]] ?? [] {
            if guide["frame"] != nil { throw ConformancePage.Unbuilt(reason: "a guide with a frame") }
            let made = UILayoutGuide()
            view.addLayoutGuide(made)
            guides[guide["id"] as? String ?? ""] = made
        }
        for child in node["subviews"] as? [[String: Any]] ?? [] { view.addSubview(try self.view(child)) }
        if let stack = view as? UIStackView { try fill(stack, node) }
        for constraint in node["constraints"] as? [Any] ?? [] {
            if let text = constraint as? String { constraints.append(text) }
            guard let object = constraint as? [String: Any], object["isActive"] as? Bool ?? true else { continue }
            constraints.append(object["expr"] as? String ?? "")
        }
        return view
    }

    private func fill(_ label: UILabel, _ node: [String: Any]) {
        label.text = node["text"] as? String
        label.numberOfLines = node["numberOfLines"] as? Int ?? 1
        guard let style = (node["font"] as? [String: String])?["textStyle"] else { return }
        let styles: [String: UIFont.TextStyle] = [
            "body": .body, "headline": .headline, "subheadline": .subheadline, "title1": .title1,
        ]
        let categories: [String: UIContentSizeCategory] = [
            "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
            "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
            "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
            "accessibilityExtraLarge": .accessibilityExtraLarge,
            "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
            "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
        ]
        let category = UITraitCollection(preferredContentSizeCategory: categories[category ?? "large"] ?? .large)
        label.font = .preferredFont(
            forTextStyle: styles[style] ?? .body,
            compatibleWith: category)
    }

    private func fill(_ stack: UIStackView, _ node: [String: Any]) throws {
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
            "bottom": .bottom,
        ]
        stack.axis = node["axis"] as? String == "vertical" ? .vertical : .horizontal
        stack.distribution = distributions[node["distribution"] as? String ?? "fill"] ?? .fill
        stack.alignment = alignments[node["alignment"] as? String ?? "fill"] ?? .fill
        stack.spacing = (node["spacing"] as? Double).map { CGFloat($0) } ?? 0
        if node["spacing"] as? String == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        stack.isLayoutMarginsRelativeArrangement = node["isLayoutMarginsRelativeArrangement"] as? Bool ?? false
        for child in node["arrangedSubviews"] as? [[String: Any]] ?? [] {
            stack.addArrangedSubview(try view(child, isArranged: true))
        }
        for (id, gap) in node["customSpacing"] as? [String: Double] ?? [:] {
            if let view = views[id] { stack.setCustomSpacing(CGFloat(gap), after: view) }
        }
    }

    private static func mask(_ words: [String]) -> UIView.AutoresizingMask {
        let all: [String: UIView.AutoresizingMask] = [
            "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
            "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
            "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
        ]
        return words.reduce(into: []) { mask, word in mask.formUnion(all[word] ?? []) }
    }

    // MARK: Constraints

    /// `item[.region].attribute == [multiplier * item[.region].attribute] [+ constant] [@priority]`
    func activate() throws {
        for text in constraints { try constraint(text).isActive = true }
    }

    private func constraint(_ text: String) throws -> NSLayoutConstraint {
        var words = text.split(separator: " ").map(String.init)
        var priority = UILayoutPriority.required
        if let last = words.last, last.hasPrefix("@") {
            priority = UILayoutPriority(Float(last.dropFirst()) ?? 1000)
            words.removeLast()
        }
        guard words.count >= 3 else { throw ConformancePage.Unbuilt(reason: "the constraint \(text)") }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        let (first, attribute) = try anchor(words[0])
        var (multiplier, constant, second) = (
            CGFloat(1), CGFloat(0), (item: AnyObject, NSLayoutConstraint.Attribute)?.none
        )
        var rest = words[2...]
        if rest.count > 1, rest[rest.startIndex + 1] == "*" {
            multiplier = CGFloat(Double(rest.removeFirst()) ?? 1)
            rest.removeFirst()
        }
        if let word = rest.first, let number = Double(word) {
            constant = CGFloat(number)
        } else if let word = rest.first {
            second = try anchor(word)
            if rest.count == 3, let number = Double(rest[rest.startIndex + 2]) {
                constant = CGFloat(rest[rest.startIndex + 1] == "-" ? -number : number)
            }
        }
        let made = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relations[words[1]] ?? .equal, toItem: second?.item,
            attribute: second?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        made.priority = priority
        return made
    }

    private func anchor(_ text: String) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
        let attributes: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        ]
        let parts = text.split(separator: ".").map(String.init)
        guard let attribute = parts.last.flatMap({ attributes[$0] }), let item = parts.first,
            let owner: AnyObject = views[item] ?? guides[item]
        else { throw ConformancePage.Unbuilt(reason: "the anchor \(text)") }
        guard parts.count == 3, let view = owner as? UIView else { return (owner, attribute) }
        return (parts[1] == "safeArea" ? view.safeAreaLayoutGuide : view.layoutMarginsGuide, attribute)
    }

    // MARK: Numbers

    /// What a path of `expect` names.
    func number(_ path: String, in root: UIView) throws -> [Double] {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count == 2 else { throw ConformancePage.Unbuilt(reason: "the path \(path)") }
        if let guide = guides[parts[0]], let owner = guide.owningView {
            return owner.convert(guide.layoutFrame, to: root).numbers
        }
        guard let view = views[parts[0]] else { throw ConformancePage.Unbuilt(reason: "the path \(path)") }
        switch parts[1] {
        case "absoluteFrame": return view.convert(view.bounds, to: root).numbers
        case "contentSize": return [(view as? UIScrollView)?.contentSize ?? .zero].flatMap { [$0.width, $0.height] }
        case "fittingSize":
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return [Double(size.width), Double(size.height)]
        case "layoutMargins":
            let margins = view.layoutMargins
            return [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) }
        default: throw ConformancePage.Unbuilt(reason: "the path \(path)")
        }
    }
}

extension CGRect {
    fileprivate init(numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}

extension UIEdgeInsets {
    /// An object of edges; an edge that is missing is 0.
    fileprivate init(edges: Any?) {
        let edges = (edges as? [String: Double] ?? [:]).mapValues { CGFloat($0) }
        self.init(
            top: edges["top"] ?? 0, left: edges["left"] ?? 0, bottom: edges["bottom"] ?? 0, right: edges["right"] ?? 0)
    }
}
