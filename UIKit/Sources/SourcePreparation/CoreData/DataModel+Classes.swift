import XcodeProjects

/// The code that Xcode makes from a model: a class for an entity, or its properties alone.
extension XcodeDataModel {
    /// The code of one file; empty where the program writes every class itself.
    static func code(for models: [XcodeDataModel]) -> String {
        let entities = models.flatMap(\.entities)
        let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
        let generated = entities.filter { $0.generation != .none && $0.type != nil }
        guard !generated.isEmpty else { return "" }
        return "import AppleCoreData\nimport Foundation\n\n"
            + generated.map { $0.code(classes) }.joined(separator: "\n")
    }
}

extension XcodeDataModel.Entity {
    /// - Parameter classes: the classes of all entities, by the entities' names.
    fileprivate func code(_ classes: [String: String]) -> String {
        var lines: [String] = []
        if generation == .whole {
            let above = parent.flatMap { classes[$0] } ?? "NSManagedObject"
            lines += ["public class \(className): \(above) {}", ""]
        }
        lines += [
            "extension \(className) {",
            "    public class func fetchRequest() -> NSFetchRequest<\(className)> { .init(entityName: \"\(name)\") }",
        ]
        lines += attributes.map { "    public var `\($0.name)`: \($0.propertyType) \(Self.body($0.name))" }
        for relationship in relationships { lines += relationship.code(classes) }
        lines.append("}")
        // An entity above has it already.
        if parent == nil { lines += ["", "extension \(className): Identifiable {}"] }
        return lines.joined(separator: "\n") + "\n"
    }

    fileprivate static func body(_ name: String) -> String {
        "{ get { \(ManagedMembers.read(name)) } set { \(ManagedMembers.write(name)) } }"
    }
}

extension XcodeDataModel.Attribute {
    private static let objects = [
        "String": "String?", "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?",
        "Decimal": "NSDecimalNumber?",
    ]
    private static let numbers = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool",
    ]

    /// As Xcode writes it: an object may always be missing.
    fileprivate var propertyType: String {
        if let object = Self.objects[type] { return object }
        if let number = Self.numbers[type] { return isScalar ? number : "NSNumber?" }
        return (customClass ?? "NSObject") + "?"
    }
}

extension XcodeDataModel.Relationship {
    fileprivate func code(_ classes: [String: String]) -> [String] {
        let other = destination.flatMap { classes[$0] } ?? "NSManagedObject"
        let body = XcodeDataModel.Entity.body(name)
        guard isToMany else { return ["    public var `\(name)`: \(other)? \(body)"] }
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        let end = name.prefix(1).uppercased() + name.dropFirst()
        let kinds = [("value", other), ("values", set)]
        var methods = ["addTo", "removeFrom"].flatMap { prefix in
            kinds.map { ("\(prefix)\(end)", "_ \($0.0): \($0.1)", [$0.0]) }
        }
        if isOrdered {
            methods += [
                ("insertInto\(end)", "_ value: \(other), at place: Int", ["value", "place"]),
                ("removeFrom\(end)", "at place: Int", ["place"]),
                ("replace\(end)", "at place: Int, with value: \(other)", ["place", "value"]),
            ]
        }
        return ["    public var `\(name)`: \(set)? \(body)"]
            + methods.map { method, parameters, names in
                "    public func \(method)(\(parameters)) { \(ManagedMembers.change(method, names)) }"
            }
    }
}
