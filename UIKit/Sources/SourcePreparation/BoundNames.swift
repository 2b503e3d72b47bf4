/// The names that stand for a class of UIKit's in an extension, though its head does not say so: parameters of a generic type,
/// associated types of a protocol, and `Self` of a protocol that only such classes have.
enum BoundNames {
    /// By the name of the type.
    typealias Found = [String: Set<String>]

    /// Stands for no type: the properties and parameters that are a class of UIKit's.
    static let members = "."
    private static let metatypes = KnownResults<String, Set<String>> { SourceCursor.metatypes(in: $0).declared }

    /// - Parameter sources: the files of a module and of those that it imports.
    static func find(in sources: [String]) -> Found {
        let heads = scanned.results(for: sources).joined()
        var bound = heads.reduce(into: Found()) { $0[$1.name, default: []].formUnion($1.bound) }
        // A protocol has what those above it have.
        var before = Found()
        for _ in 0..<8 where bound != before {
            before = bound
            for head in heads where head.isProtocol {
                for parent in head.parents { bound[head.name, default: []].formUnion(bound[parent] ?? []) }
            }
        }
        bound[members] = Set(metatypes.results(for: sources).joined())
        return bound.filter { !$0.value.isEmpty }
    }

    private struct Head {
        var name: String
        var isProtocol: Bool
        var parents: [String]
        var bound: Set<String>
    }

    private static let scanned = KnownResults<String, [Head]> { source in
        guard source.hasBytes(of: "UI") || source.hasBytes(of: "protocol") else { return [] }
        let outline = SourceOutline.declarations(of: source)
        var cursor = SourceCursor(bytes: outline.text)
        // A class of UIKit's by another name: `typealias ConstraintView = UIView`
        let aliases = outline.units.filter { unit in
            unit.keyword == "typealias"
                && Declaration(unit, in: cursor).value?.split(separator: ".").last.map(String.init)?
                    .isOfUIKit == true
        }.map { Head(name: $0.name, isProtocol: false, parents: [], bound: ["Self"]) }
        return aliases
            + outline.types.compactMap { _, unit in
                guard unit.keyword != "extension", let head = outline.head(of: unit) else { return nil }
                cursor.place = unit.nameStart
                var found = Head(
                    name: head.path[0], isProtocol: unit.keyword == "protocol", parents: head.inherited,
                    bound: cursor.boundNames(isExtension: false).classes)
                guard found.isProtocol else { return found }
                if found.parents.contains(where: \.isOfUIKit) { found.bound.insert("Self") }
                for member in unit.blocks.flatMap(\.units) where member.keyword == "associatedtype" {
                    guard let (name, type, _) = Declaration(member, in: cursor).variables.first else { continue }
                    if type?.prefix(while: { $0.isLetter }).description.isOfUIKit == true { found.bound.insert(name) }
                }
                return found
            }
    }
}
