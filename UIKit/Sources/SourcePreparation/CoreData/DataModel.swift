import Foundation

/// A model of Core Data's: what the program's list of it has, and what classes are made from.
struct DataModel: Equatable, Encodable {
    struct Attribute: Equatable, Encodable {
        var name: String
        /// In the words of the model: `Integer 16`, `String`.
        var type: String
        var isOptional: Bool
        var isTransient: Bool
        /// The default value.
        var standard: String?
        /// Whether its property is a number, not an object.
        var isScalar: Bool
        /// The class of a transformable value.
        var customClass: String?
    }
    struct Relationship: Equatable, Encodable {
        var name: String
        var destination: String?
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var isOptional: Bool
        /// In the words of the model: `Cascade`.
        var rule: String
    }
    struct Entity: Equatable, Encodable {
        /// Who writes the class: the program, Xcode, or both.
        enum Generation: String, Encodable { case none, category, whole }
        var name: String
        /// The class with its module.
        var type: String?
        var parent: String?
        var isAbstract: Bool
        var generation: Generation
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []

        /// The class without its module.
        var className: String { type?.split(separator: ".").last.map(String.init) ?? "NSManagedObject" }
    }

    var entities: [Entity] = []

    /// The bytes of a version that are read at most.
    static let maximumBytes = 8 << 20
    /// The entities, and the properties of each, that are read at most.
    static let maximumParts = 4_000

    /// Reads the current version of a model.
    /// - Parameters:
    ///   - folder: `NAME.xcdatamodeld` or `NAME.xcdatamodel`.
    ///   - module: the module whose classes it names.
    /// - Throws: `PackageDescription.Failure` with the file and the line for a text that is no model.
    init(at folder: URL, module: String) throws {
        let file = Self.version(of: folder).appendingPathComponent("contents")
        guard let data = Self.contents(of: file, in: folder) else {
            throw PackageDescription.Failure(
                description: "\(folder.path): no version of the model can be read, or one of more than "
                    + "\(Self.maximumBytes) bytes")
        }
        do { self = try DataModelReader.read(data, module: module) } catch let trouble as DataModelReader.Trouble {
            throw PackageDescription.Failure(description: "\(file.path):\(trouble.line): \(trouble.message)")
        }
    }

    init(entities: [Entity]) { self.entities = entities }

    /// The bytes of a file of the model: no link, none behind a link, and no more than the limit.
    private static func contents(of file: URL, in folder: URL) -> Data? {
        let files = FileManager.default
        guard let attributes = try? files.attributesOfItem(atPath: file.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            (attributes[.size] as? Int ?? .max) <= maximumBytes,
            file.resolvingSymlinksInPath().path.hasPrefix(folder.resolvingSymlinksInPath().path + "/")
        else { return nil }
        return files.contents(atPath: file.path)
    }

    /// The version that the list beside the versions names, else the one with the model's name, else the first.
    private static func version(of folder: URL) -> URL {
        guard folder.pathExtension == "xcdatamodeld" else { return folder }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let list = contents(of: folder.appendingPathComponent(".xccurrentversion"), in: folder)
        let current =
            list.flatMap {
                try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
            }?["_XCCurrentVersionName"] as? String
        let own = folder.deletingPathExtension().lastPathComponent + ".xcdatamodel"
        let chosen = [current, own].compactMap { $0 }.first(where: names.contains) ?? names.first ?? own
        return folder.appendingPathComponent(chosen)
    }

    /// The list that the program reads in place of Xcode's compiled model.
    func list() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try encoder.encode(self)
    }
}
