import Markup

/// A version of a model of Core Data's: `<model><entity ...><attribute .../><relationship .../></entity></model>`.
public struct XcodeDataModel: Equatable, Encodable, Sendable {
    /// A value that objects of an entity have.
    public struct Attribute: Equatable, Encodable, Sendable {
        /// A name of Swift's.
        public let name: String
        /// In the words of the model: `Integer 16`, `String`.
        public let type: String
        /// Whether an object may have none.
        public let isOptional: Bool
        /// Whether the value is kept in no file.
        public let isTransient: Bool
        /// The default value.
        public let standard: String?
        /// Whether its property is a number, not an object.
        public let isScalar: Bool
        /// The class of a transformable value.
        public let customClass: String?
    }

    /// Other objects that those of an entity lead to.
    public struct Relationship: Equatable, Encodable, Sendable {
        /// A name of Swift's.
        public let name: String
        /// The entity of the others.
        public let destination: String?
        /// The relationship of theirs that leads back.
        public let inverse: String?
        /// Whether several others are meant.
        public let isToMany: Bool
        /// Whether these have an order.
        public let isOrdered: Bool
        /// Whether there may be no other.
        public let isOptional: Bool
        /// In the words of the model: `Cascade`.
        public let rule: String
    }

    /// A kind of objects.
    public struct Entity: Equatable, Encodable, Sendable {
        /// Who writes the class: the program, Xcode, or both.
        public enum Generation: String, Encodable, Sendable { case none, category, whole }
        /// A name of Swift's.
        public let name: String
        /// The class with its module; nil for an entity without a class of its own.
        public let type: String?
        /// The entity above.
        public let parent: String?
        /// Whether no object is of this entity alone.
        public let isAbstract: Bool
        /// Who writes the class.
        public let generation: Generation
        /// In the order of the model.
        public let attributes: [Attribute]
        /// In the order of the model.
        public let relationships: [Relationship]

        /// The class without its module.
        public var className: String { type?.split(separator: ".").last.map(String.init) ?? "NSManagedObject" }
    }

    /// Why a text is no model.
    public struct Failure: Error, CustomStringConvertible {
        /// The line, from 1, and one sentence: `3: an entity without a name of Swift's`.
        public let description: String
    }

    /// In the order of the model.
    public let entities: [Entity]

    /// The entities, and the properties of each, that are read at most.
    private static let maximumParts = 4_000

    /// Reads the text of a version.
    /// - Parameter module: the module whose classes the model names.
    public init(_ bytes: [UInt8], module: String) throws(Failure) {
        let tree: XMLTree
        do { tree = try XMLTree.parse(bytes, limits: XMLLimits(), textElements: []) } catch {
            throw Failure(description: "\(error.line): \(error.message)")
        }
        guard let model = tree.root, model.name == "model" else {
            throw Failure(description: "1: this is no model of Core Data's")
        }
        var entities: [Entity] = []
        for element in model.children where element.name == "entity" {
            guard entities.count < Self.maximumParts, let name = Self.name(element) else {
                throw Failure(description: "\(element.line): an entity without a name of Swift's, or too many entities")
            }
            let properties = element.children.filter { ["attribute", "relationship"].contains($0.name) }
            if let wrong = properties.dropFirst(Self.maximumParts).first
                ?? properties.first(where: { Self.name($0) == nil })
            {
                throw Failure(
                    description: "\(wrong.line): a property without a name of Swift's, or too many properties")
            }
            entities.append(Entity(element, named: name, properties, module: module))
        }
        self.entities = entities
    }

    /// The stated name of an element; nil for a name that is no name in Swift, or a class without a name.
    private static func name(_ element: XMLElement) -> String? {
        let stated = [
            element["name"] ?? "", element["representedClassName"]?.split(separator: ".").last.map(String.init),
        ]
        let isName = stated.compactMap { $0 }.allSatisfy {
            !$0.isEmpty && $0.utf8.count <= 200 && BuildSettings.identifier($0) == $0
        }
        return isName ? stated[0] : nil
    }
}

extension XcodeDataModel.Entity {
    fileprivate init(_ element: XMLElement, named name: String, _ properties: [XMLElement], module: String) {
        self.name = name
        let own = element["representedClassName"]?.split(separator: ".").last
        type = own.flatMap { $0 == "NSManagedObject" ? nil : module + "." + $0 }
        parent = element["parentEntity"]
        isAbstract = element["isAbstract"] == "YES"
        generation =
            switch element["codeGenerationType"] {
            case "class": .whole
            case "category": .category
            default: .none
            }
        attributes = properties.filter { $0.name == "attribute" }.map { .init($0) }
        relationships = properties.filter { $0.name == "relationship" }.map { .init($0) }
    }
}

extension XcodeDataModel.Attribute {
    fileprivate init(_ element: XMLElement) {
        name = element["name"] ?? ""
        type = element["attributeType"] ?? ""
        isOptional = element["optional"] == "YES"
        isTransient = element["transient"] == "YES"
        standard = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
        isScalar = element["usesScalarValueType"] == "YES"
        // Nothing that ends the declaration in which the type is to stand: `[String: Any]`.
        customClass = element["customClassName"].flatMap { text in
            let words = text.filter { !"[]<>:,.? ".contains($0) }
            return text.utf8.count <= 200 && BuildSettings.identifier(words) == words ? text : nil
        }
    }
}

extension XcodeDataModel.Relationship {
    fileprivate init(_ element: XMLElement) {
        name = element["name"] ?? ""
        destination = element["destinationEntity"]
        inverse = element["inverseName"]
        isToMany = element["toMany"] == "YES"
        isOrdered = element["ordered"] == "YES"
        isOptional = element["optional"] == "YES"
        rule = element["deletionRule"] ?? "Nullify"
    }
}
