import LayoutEngine
import Markup

/// The recorded rectangles of a document that a reading may not need: those of subviews that Auto Layout places.
///
/// All of them are left out at first; `keep` puts back, step by step, the rectangles without which the reading differs.
struct RecordedRectangles: Sendable {
    /// The parts of a rectangle that a document keeps.
    private enum Kept: Int, Comparable, Sendable {
        case nothing, size, everything

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// The whole document.
    private let root: XMLElement
    /// The record of each element with an id; of equal ids the first.
    private var elements: [String: Int] = [:]
    /// The record of a rectangle by that of its view.
    private var rectangles: [Int: Int] = [:]
    /// The kept parts by the record of a rectangle.
    private var kept: [Int: Kept] = [:]

    /// The rectangles of all subviews that translate no mask. A rectangle with an attribute that is no finite number is not
    /// among them: its mistake is reported.
    init(of root: XMLElement) {
        self.root = root
        for element in root.descendants {
            if let id = element.id, elements[id] == nil { elements[id] = element.index }
            guard element.key == "frame" || element.key == "frameInset", let view = element.parent,
                let list = view.parent, list.name == "subviews", rectangles[view.index] == nil,
                view["fixedFrame"] != "YES",
                view["translatesAutoresizingMaskIntoConstraints"] == "NO" || list.parent?.name == "stackView",
                element.attributes.allSatisfy({ $0.name == "key" || finiteNumber($0.value) != nil })
            else { continue }
            rectangles[view.index] = element.index
            kept[element.index] = .nothing
        }
    }

    /// Whether there is no rectangle that could be left out.
    var isEmpty: Bool { kept.values.allSatisfy { $0 == .everything } }

    /// Whether two copies of the rectangles keep equal parts.
    func keepsSame(as other: RecordedRectangles) -> Bool { kept == other.kept }

    /// Puts back more of the rectangles of views: the sizes; where that is not enough the positions, and the sizes of the views
    /// around them, which a view's own properties may depend on.
    /// - Returns: whether there was more to put back.
    mutating func keep(_ views: Set<String>) -> Bool {
        let before = kept
        var around: Set<Int> = []
        for id in views {
            // A content view without an id has that of its cell, and a word.
            let name = elements[id] == nil ? String(id.prefix { $0 != "/" }) : id
            guard let view = elements[name] else { continue }
            if let place = rectangles[view] {
                guard kept[place] != .nothing else {
                    kept[place] = .size
                    continue
                }
                kept[place] = .everything
            }
            var ancestor = XMLElement(tree: root.tree, index: view).parent
            while let element = ancestor, around.insert(element.index).inserted { ancestor = element.parent }
        }
        for view in around {
            if let place = rectangles[view] { kept[place] = max(kept[place] ?? .size, .size) }
        }
        return kept != before
    }

    /// The document without the parts of rectangles that are not kept; missing numbers are read as 0.
    var bareDocument: XMLElement {
        let tree = root.tree
        var records = tree.records
        var attributes: [XMLTree.Attribute] = []
        attributes.reserveCapacity(tree.attributes.count)
        for place in records.indices {
            let first = attributes.count
            let parts = kept[place] ?? .everything
            for index in records[place].attributes where Self.isKept(tree.attributes[index].name, parts) {
                attributes.append(tree.attributes[index])
            }
            records[place].attributes = first..<attributes.count
        }
        return XMLElement(tree: XMLTree(records: records, attributes: attributes), index: root.index)
    }

    private static func isKept(_ name: String, _ parts: Kept) -> Bool {
        switch parts {
        case .everything: true
        case .size: name == "key" || name == "width" || name == "height"
        case .nothing: name == "key"
        }
    }
}

/// What a reading made of a document, as far as layout and drawing depend on it.
struct ReadScenes {
    /// Every scene, and after each the scenes in its bars and container views.
    private var scenes: [LayoutScene]
    private let document: InterfaceBuilderDocument

    init(_ document: InterfaceBuilderDocument) {
        self.document = document
        scenes = document.scenes.flatMap { [$0] + $0.shownScenes }.map(Self.used)
    }

    /// How two readings of a document differ.
    enum Comparison {
        case equal
        /// In views alone, by their ids.
        case differentViews(Set<String>)
        case different
    }

    /// Compares with another reading.
    func compared(with other: ReadScenes) -> Comparison {
        let (one, two) = (document, other.document)
        guard scenes.count == other.scenes.count, one.segues == two.segues, one.containers == two.containers,
            one.problems == two.problems, one.device == two.device,
            Self.used(one.environment) == Self.used(two.environment)
        else { return .different }
        var views: Set<String> = []
        var hasOthers = false
        for (first, second) in zip(scenes, other.scenes) where first != second {
            let (items, others) = (first.tree.items, second.tree.items)
            guard items.count == others.count, zip(items, others).allSatisfy({ $0.identifier == $1.identifier })
            else { return .different }
            let changed = zip(items, others).filter { $0 != $1 }.map(\.0.identifier)
            views.formUnion(changed)
            hasOthers = hasOthers || changed.isEmpty
        }
        // A text size that the recorded lines tell changes the environment with the views.
        if views.isEmpty { return hasOthers ? .different : .equal }
        return .differentViews(views)
    }

    /// An environment without the faces of fonts, which the document's rectangles have no part in.
    private static func used(_ environment: LayoutEnvironment) -> LayoutEnvironment {
        var environment = environment
        environment.texts.typefaces = Typefaces()
        return environment
    }

    /// A scene without recorded frames that no layout reads. NaN, which is unequal to itself, becomes a length that no size has.
    private static func used(_ scene: LayoutScene) -> LayoutScene {
        var scene = scene.withoutShownScenes
        scene.environment = used(scene.environment)
        let read = scene.tree.itemsWithReadRecordedFrames
        for index in scene.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            if let recorded = scene.tree[id].recordedFrame {
                // A layout reads the lengths alone.
                scene.tree[id].recordedFrame = read.contains(id) ? Rect(origin: .zero, size: recorded.size) : nil
            }
            guard var size = scene.tree[id].intrinsicContentSize else { continue }
            if size.width.isNaN { size.width = -1 }
            if size.height.isNaN { size.height = -1 }
            scene.tree[id].intrinsicContentSize = size
        }
        return scene
    }
}

extension XMLElement {
    /// The element and its descendants as unambiguous bytes: names, lines, attributes and texts, each with its length.
    /// The column of an element follows the length of a rectangle before it.
    var canonicalBytes: [UInt8] {
        var bytes: [UInt8] = []
        func add(_ text: String) {
            bytes += Array("\(text.utf8.count):".utf8)
            bytes += Array(text.utf8)
        }
        for element in [self] + descendants {
            let record = tree.records[element.index]
            add(record.name)
            bytes += Array("\(record.parent ?? -1) \(record.line) \(record.attributes.count) ".utf8)
            for attribute in element.attributes {
                add(attribute.name)
                add(attribute.value)
            }
            add(record.text)
        }
        return bytes
    }
}
