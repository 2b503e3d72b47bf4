import Foundation
import TestSupport
import Testing

/// Inside a target the arrows between files go one way: a file that uses a type of another is not used by that one in
/// turn, as far as names tell. Two or three files may belong together. The check is shown to find a planted circle first.
@Suite struct CircleTests {
    /// The cycles of references among a target's files, each with more than one file.
    static func circles(_ files: [(name: String, source: SwiftSource)]) -> [[String]] {
        var owners: [Substring: Int] = [:]
        for (place, file) in files.enumerated() {
            for type in declaredTypes(file.source.code) where owners[type] == nil { owners[type] = place }
        }
        let uses = files.enumerated().map { place, file in
            Set(usedTypes(file.source.code).compactMap { owners[$0] }).subtracting([place]).sorted()
        }
        return components(uses).filter { $0.count > 1 }.map { $0.map { files[$0].name }.sorted() }
    }

    /// Top-level types that are not private.
    private static func declaredTypes(_ code: String) -> [Substring] {
        let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        let modifiers: Set<Substring> = ["public", "package", "internal", "final", "indirect"]
        var depth = 0
        var types: [Substring] = []
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            if depth == 0 {
                let words = line.split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
                let rest = words.drop { modifiers.contains($0) || $0.hasPrefix("@") }
                if rest.count > 1, let first = rest.first, keywords.contains(first) {
                    types.append(rest[rest.startIndex + 1])
                }
            }
            for character in line.utf8 {
                if character == UInt8(ascii: "{") { depth += 1 }
                if character == UInt8(ascii: "}") { depth -= 1 }
            }
        }
        return types
    }

    /// Capitalised words that no dot precedes: a nested type is found by the type around it.
    private static func usedTypes(_ code: String) -> Set<Substring> {
        var types: Set<Substring> = []
        var previous: Character = " "
        var start: String.Index?
        for index in code.indices {
            let character = code[index]
            let isWord = character.isLetter || character.isNumber || character == "_"
            if let first = start {
                if !isWord {
                    types.insert(code[first..<index])
                    start = nil
                }
            } else if isWord, character.isUppercase, previous != ".", !(previous.isLetter || previous.isNumber) {
                start = index
            }
            previous = character
        }
        return types
    }

    /// Strongly connected components (Tarjan, without recursion).
    private static func components(_ edges: [[Int]]) -> [[Int]] {
        var order = [Int?](repeating: nil, count: edges.count)
        var low = [Int](repeating: 0, count: edges.count)
        var isOpen = [Bool](repeating: false, count: edges.count)
        var open: [Int] = []
        var found: [[Int]] = []
        var next = 0
        for root in edges.indices where order[root] == nil {
            var path: [(node: Int, edge: Int)] = [(root, 0)]
            while let (node, edge) = path.last {
                if edge == 0 {
                    order[node] = next
                    low[node] = next
                    next += 1
                    open.append(node)
                    isOpen[node] = true
                }
                if edge < edges[node].count {
                    path[path.count - 1].edge += 1
                    let target = edges[node][edge]
                    if let place = order[target] {
                        if isOpen[target] { low[node] = min(low[node], place) }
                    } else {
                        path.append((target, 0))
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                guard low[node] == order[node] else { continue }
                var component: [Int] = []
                repeat {
                    component.append(open.removeLast())
                    isOpen[component[component.count - 1]] = false
                } while component.last != node
                found.append(component)
            }
        }
        return found
    }

    @Test func plantedCircle() {
        let files = [
            ("A", "struct A { var b: B }"), ("B", "struct B { func c() -> C {} }"), ("C", "enum C { case d(D) }"),
            ("D", "extension E { func a() { A.make() } }\nstruct D { let a: [A] }"), ("E", "struct E { let a: A }"),
        ].map { (name: $0.0, source: SwiftSource($0.1)) }
        #expect(Self.circles(files) == [["A", "B", "C", "D", "E"]])
        #expect(Self.circles(Array(files.dropLast(2))).isEmpty)
    }

    @Test func whatIsNoUse() {
        let files = [
            ("A", "struct A { let text = \"B\" } // B\n"), ("B", "struct B { let a = C.A() }\nprivate struct A {}"),
        ].map { (name: $0.0, source: SwiftSource($0.1)) }
        #expect(Self.circles(files).isEmpty)
    }

    @Test(arguments: ArchitectureTests.allowed.map(\.folder) + ["render-cli"])
    func arrowsGoOneWay(_ folder: String) throws {
        let files = try ArchitectureTests.files(in: folder).map { file in
            (name: String((file.path.split(separator: "/").last ?? "").dropLast(6)), source: file.source)
        }
        #expect(!files.isEmpty)
        let circles = Self.circles(files).filter { $0.count > 3 }
        #expect(circles.isEmpty, "\(circles)")
    }
}
