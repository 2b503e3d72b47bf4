import LayoutEngine

/// The objects that UIKit makes when a program loads a document: with their classes, attributes and connections.
///
/// The scenes say how the views are laid out; this list holds the classes and connections of the objects.
public struct DocumentObjects: Sendable, Equatable {
    /// An element with an id: a view, a controller, a constraint, a guide, a gesture recognizer, a placeholder ...
    public struct Object: Sendable, Equatable {
        /// The object id of the element, such as `k3J-xx-yyy`.
        public var id: String
        /// The element's name: `label`, `tableViewController`, `placeholder`.
        public var element: String
        /// The role of the object in the element around it: `view`, `contentView`, `navigationItem`.
        public var key: String?
        /// The class in the program; nil: UIKit's own.
        public var customClass: String?
        /// The module of the class; nil for classes of Objective-C and those of the file's own target.
        public var customModule: String?
        /// The element without an id directly around the object: `subviews`, `prototypes`, `rightBarButtonItems`.
        public var list: String?
        /// The index in `all` of the nearest element around the object that has an id.
        public var parent: Int?
        /// The frame that the file records, in points; nil for objects that are no views.
        public var frame: Rect?
        /// All attributes of the element, for the traits in question: `reuseIdentifier`, `title`, `tag`.
        public var attributes: [String: String] = [:]
        /// The attributes of children that are values of their own, by key: a rectangle, a size, an inset, a color.
        public var values: [String: [String: String]] = [:]
        /// The outlets, actions and segues whose source is the object, in the order of the file.
        public var connections: [Connection] = []
        /// The user-defined runtime attributes, in the order of the file, which UIKit sets after creating the object.
        public var runtimeAttributes: [RuntimeAttribute] = []
        /// The line of the element, from 1.
        public var line: Int
    }

    /// A connection from one object to another.
    public struct Connection: Sendable, Hashable {
        /// Outlets and outlet collections set a property of the source, an action connects a control's event, a segue
        /// leads to a controller.
        public enum Kind: String, Sendable, CaseIterable { case outlet, outletCollection, action, segue }

        /// The element's name: an outlet, an outlet collection, an action or a segue.
        public var kind: Kind
        /// The property of an outlet, the selector of an action, the identifier of a segue.
        public var name: String
        /// The id of the other object.
        public var destination: String
        /// Actions: touchUpInside, valueChanged. Segues: show, embed, relationship.
        public var detail: String
        /// Segues: rootViewController, viewControllers.
        public var relationship: String?
    }

    /// A user-defined runtime attribute.
    public struct RuntimeAttribute: Sendable, Hashable {
        /// The key path that the value is set for, such as `layer.cornerRadius`.
        public var keyPath: String
        /// string, number, boolean, color, point, size, rect, image, nil.
        public var type: String
        /// The value's attributes: `value`, `width`, `red` ...; a text without attributes is under `value`.
        public var value: [String: String]
        /// The value of a color.
        public var color: Color?
    }

    /// In document order.
    public private(set) var all: [Object] = []
    /// The place in `all` of each id; of an id that occurs twice the first.
    private var indices: [String: Int] = [:]
    /// The places of the objects directly inside each object.
    private var inner: [[Int]] = []

    /// An object by its id.
    public subscript(id: String) -> Object? { indices[id].map { all[$0] } }

    /// The objects directly inside another, in document order.
    public func children(of id: String) -> [Object] {
        guard let index = indices[id] else { return [] }
        return inner[index].map { all[$0] }
    }

    /// The objects that are inside no other one.
    public var outermost: [Object] { all.filter { $0.parent == nil } }

    /// No objects.
    package init() {}

    /// One pass over the elements. An element without an id belongs to the nearest object around it.
    init(document: XMLElement, context: DocumentContext) {
        // The nearest element with an id, by the index of each element.
        var owners: [Int: Int] = [:]
        for element in document.descendants {
            let owner = element.parent.flatMap { owners[$0.index] }
            guard let id = element.id, !Self.connectionNames.contains(element.name) else {
                owners[element.index] = owner
                continue
            }
            owners[element.index] = all.count
            if let owner { inner[owner].append(all.count) }
            inner.append([])
            if indices[id] == nil { indices[id] = all.count }
            all.append(Self.object(element, id: id, parent: owner, context))
        }
    }

    /// The elements of connections, which have ids and are no objects.
    private static let connectionNames = Set(Connection.Kind.allCases.map(\.rawValue))
    /// Children that are values and no objects.
    private static let valueNames: Set<String> = [
        "rect", "size", "inset", "point", "color", "edgeInsets", "directionalEdgeInsets",
        "accessibility", "textInputTraits", "state",
    ]

    /// Reads an object with its attributes, values, connections and runtime attributes.
    private static func object(_ element: XMLElement, id: String, parent: Int?, _ context: DocumentContext) -> Object {
        let varied = VariedElement(element, context.classes)
        var object = Object(id: id, element: element.name, parent: parent, line: element.line)
        for attribute in element.attributes {
            object.attributes[attribute.name] = varied[attribute.name] ?? attribute.value
        }
        object.key = element.key
        if let around = element.parent, around.id == nil { object.list = around.name }
        object.customClass = element["customClass"]
        object.customModule = element["customModule"]
        object.frame = element.recordedFrame
        for child in element.children {
            if let key = child.key, child.id == nil, valueNames.contains(child.name) {
                object.values[key] = attributes(of: child)
            }
        }
        for child in varied.child("connections")?.children.map({ $0 }) ?? [] {
            if let connection = connection(child) { object.connections.append(connection) }
        }
        for child in varied.child("userDefinedRuntimeAttributes")?.children.map({ $0 }) ?? [] {
            guard let path = child["keyPath"] else { continue }
            let value = child.child(key: "value")
            var attributes = value.map(attributes) ?? [:]
            if attributes["value"] == nil { attributes["value"] = child["value"] ?? value?.text }
            object.runtimeAttributes.append(
                RuntimeAttribute(
                    keyPath: path, type: child["type"] ?? value?.name ?? "nil", value: attributes,
                    color: value.flatMap(context.resources.colors.color)))
        }
        return object
    }

    /// All attributes of a value's element.
    private static func attributes(of element: XMLElement) -> [String: String] {
        Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// Reads a connection; nil for an element without a destination.
    private static func connection(_ element: XMLElement) -> Connection? {
        guard let kind = Connection.Kind(rawValue: element.name), let destination = element["destination"] else {
            return nil
        }
        let name: String?
        switch kind {
        case .outlet, .outletCollection: name = element["property"]
        case .action: name = element["selector"]
        case .segue: name = element["identifier"] ?? ""
        }
        guard let name else { return nil }
        return Connection(
            kind: kind, name: name, destination: destination, detail: element["eventType"] ?? element["kind"] ?? "",
            relationship: element["relationship"])
    }
}
