import Foundation
import FoundationXML

/// Reads the text of a model: `<model><entity …><attribute …/><relationship …/></entity></model>`.
final class DataModelReader: NSObject, XMLParserDelegate {
    struct Trouble: Error {
        let line: Int
        let message: String
    }

    private let module: String
    private var entities: [DataModel.Entity] = []
    private var isModel = false
    /// How many elements are open.
    private var depth = 0
    /// Whether an entity is open.
    private var isInEntity = false
    private var trouble: Trouble?

    private init(module: String) { self.module = module }

    static func read(_ data: Data, module: String) throws -> DataModel {
        let reader = DataModelReader(module: module)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isRead = parser.parse()
        if let trouble = reader.trouble { throw trouble }
        guard isRead, reader.isModel, reader.depth == 0 else {
            throw Trouble(line: max(parser.lineNumber, 1), message: "this is no model of Core Data's")
        }
        return DataModel(entities: reader.entities)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        switch name {
        case "model": isModel = true
        case "entity" where isModel && !isInEntity:
            guard entities.count < DataModel.maximumParts, let entity = entity(attributes) else {
                return fail(parser, "an entity without a name of Swift's, or too many entities")
            }
            isInEntity = true
            entities.append(entity)
        case "attribute", "relationship":
            guard isInEntity, let place = entities.indices.last else { return }
            guard entities[place].attributes.count + entities[place].relationships.count < DataModel.maximumParts,
                let own = attributes["name"], Self.isIdentifier(own)
            else { return fail(parser, "a property without a name of Swift's, or too many properties") }
            if name == "attribute" {
                entities[place].attributes.append(Self.attribute(own, attributes))
            } else {
                entities[place].relationships.append(Self.relationship(own, attributes))
            }
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        depth -= 1
        if name == "entity" { isInEntity = false }
    }

    private func fail(_ parser: XMLParser, _ message: String) {
        trouble = trouble ?? Trouble(line: max(parser.lineNumber, 1), message: message)
        parser.abortParsing()
    }

    // MARK: Elements

    private func entity(_ attributes: [String: String]) -> DataModel.Entity? {
        guard let name = attributes["name"], Self.isIdentifier(name) else { return nil }
        let stated = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
        guard stated.map(Self.isIdentifier) ?? true else { return nil }
        let generation: DataModel.Entity.Generation =
            switch attributes["codeGenerationType"] {
            case "class": .whole
            case "category": .category
            default: .none
            }
        return DataModel.Entity(
            name: name, type: stated == "NSManagedObject" ? nil : stated.map { module + "." + $0 },
            parent: attributes["parentEntity"], isAbstract: attributes["isAbstract"] == "YES", generation: generation)
    }

    private static func attribute(_ name: String, _ attributes: [String: String]) -> DataModel.Attribute {
        DataModel.Attribute(
            name: name, type: attributes["attributeType"] ?? "", isOptional: attributes["optional"] == "YES",
            isTransient: attributes["transient"] == "YES",
            standard: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"],
            isScalar: attributes["usesScalarValueType"] == "YES",
            customClass: attributes["customClassName"].flatMap { isType($0) ? $0 : nil })
    }

    private static func relationship(_ name: String, _ attributes: [String: String]) -> DataModel.Relationship {
        DataModel.Relationship(
            name: name, destination: attributes["destinationEntity"], inverse: attributes["inverseName"],
            isToMany: attributes["toMany"] == "YES", isOrdered: attributes["ordered"] == "YES",
            isOptional: attributes["optional"] == "YES", rule: attributes["deletionRule"] ?? "Nullify")
    }

    // MARK: Names

    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, SourceCursor.isLetter(first), !(0x30...0x39).contains(first) else {
            return false
        }
        return name.utf8.count <= 200 && name.utf8.allSatisfy(SourceCursor.isLetter)
    }

    /// A type without anything that ends the declaration it stands in: `[String: Any]`.
    private static func isType(_ text: String) -> Bool {
        text.utf8.count <= 200
            && text.utf8.allSatisfy { SourceCursor.isLetter($0) || Array("[]<>:,.? ".utf8).contains($0) }
    }
}
