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
        for _ in 0..<8 {
            var isDone = true
            for head in heads where head.isProtocol {
                for parent in head.parents {
                    guard let more = bound[parent], !more.isSubset(of: bound[head.name] ?? []) else { continue }
                    bound[head.name, default: []].formUnion(more)
                    isDone = false
                }
            }
            if isDone { break }
        }
        bound[members] = metatypes.results(for: sources).reduce(into: []) { $0.formUnion($1) }
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
        var cursor = SourceCursor(source)
        var heads: [Head] = []
        while let word = cursor.nextName() {
            guard word == "protocol" || word == "class" || word == "struct" || word == "enum" else { continue }
            let bound = cursor.boundNames(isExtension: false).classes
            guard let head = TypeHead(&cursor) else { continue }
            if word == "protocol" {
                heads.append(readProtocol(head, bound, cursor))
            } else if !bound.isEmpty {
                heads.append(Head(name: head.path[0], isProtocol: false, parents: [], bound: bound))
            }
        }
        return heads
    }

    /// - Parameter cursor: behind the brace of the body.
    private static func readProtocol(_ head: TypeHead, _ bound: Set<String>, _ cursor: SourceCursor) -> Head {
        var found = Head(name: head.name, isProtocol: true, parents: head.inherited, bound: bound)
        if found.parents.contains(where: \.isOfUIKit) { found.bound.insert("Self") }
        var (body, end) = (cursor, cursor)
        end.place = head.brace
        end.skipBraces()
        while let word = body.nextName(), body.place < end.place {
            guard word == "associatedtype" else { continue }
            body.skipSpace()
            let associated = body.readName()
            if body.boundType?.isOfUIKit == true { found.bound.insert(associated) }
        }
        return found
    }
}
