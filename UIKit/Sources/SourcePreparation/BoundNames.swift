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
            var head = cursor
            let bound = cursor.boundNames(isExtension: false).classes
            head.skipSpace()
            let name = head.readName()
            guard !name.isEmpty, head.skipToBrace() else {
                // Behind a text without a brace to its end there is no head.
                if head.isAtEnd { break }
                continue
            }
            guard word == "protocol" else {
                if !bound.isEmpty { heads.append(Head(name: name, isProtocol: false, parents: [], bound: bound)) }
                continue
            }
            heads.append(readProtocol(name, bound, cursor, to: head))
            cursor = head
        }
        return heads
    }

    /// - Parameters:
    ///   - start: behind the word `protocol`.
    ///   - brace: at the brace of the body.
    private static func readProtocol(
        _ name: String, _ bound: Set<String>, _ start: SourceCursor, to brace: SourceCursor
    ) -> Head {
        var head = Head(name: name, isProtocol: true, parents: [], bound: bound)
        var cursor = start
        cursor.skipSpace()
        _ = cursor.readName()
        var isParent = true
        while cursor.place < brace.place {
            guard SourceCursor.isLetter(cursor.text[cursor.place]) else {
                cursor.place += 1
                continue
            }
            let word = cursor.readName()
            if word == "where" { isParent = false }
            if isParent { head.parents.append(word) }
        }
        if head.parents.contains(where: \.isOfUIKit) { head.bound.insert("Self") }
        var end = brace
        end.skipBraces()
        cursor = brace
        while let word = cursor.nextName(), cursor.place < end.place {
            guard word == "associatedtype" else { continue }
            cursor.skipSpace()
            let associated = cursor.readName()
            if cursor.boundType?.isOfUIKit == true { head.bound.insert(associated) }
        }
        return head
    }
}
