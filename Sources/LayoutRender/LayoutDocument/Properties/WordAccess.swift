import LayoutEngine

/// A field whose values are words: the cases of an enumeration, or a flag or an optional that UIKit spells as one.
package struct WordAccess<Root>: FieldAccess {
    /// All words, those of aliases included.
    package let words: [String]
    /// The index of the word for nil; nil if the value is never nil.
    package let unset: Int?
    /// The index of the word in `words`; nil if no word means the value.
    private let read: @Sendable (Root) -> Int?
    /// Sets what the word at an index means.
    private let write: @Sendable (inout Root, Int) -> Void
    /// Compares the values, not the words: two values without a word may differ.
    private let agree: @Sendable (Root, Root) -> Bool
    /// From the first record into the second.
    private let assign: @Sendable (Root, inout Root) -> Void

    /// - Parameters:
    ///   - spellings: words with their meanings; of several words for one meaning, the first is written.
    ///   - unset: the word for nil.
    ///   - preferred: the word that is written instead of the first of its meaning.
    @inline(__always)
    init<Value: Equatable & Sendable>(
        _ access: PropertyAccess<Root, Value>, _ spellings: [(String, Value)], unset: String? = nil,
        preferred: String? = nil
    ) {
        let words = spellings.map(\.0)
        let values = spellings.map(\.1)
        let first = preferred.flatMap { words.firstIndex(of: $0) }
        self.words = words
        self.unset = unset.flatMap { words.firstIndex(of: $0) }
        read = { root in
            let value = access.get(root)
            if let first, values[first] == value { return first }
            return values.firstIndex(of: value)
        }
        let set = access.set
        write = { root, place in set(&root, values[place]) }
        agree = { access.get($0) == access.get($1) }
        assign = { set(&$1, access.get($0)) }
    }

    /// The word for the record's value; nil if no word means the value.
    package func word(of root: Root) -> String? { read(root).map { words[$0] } }

    /// True where the value is nil.
    package func isUnset(_ root: Root) -> Bool { unset != nil && read(root) == unset }

    /// Sets the value that a word means.
    package func set(_ root: inout Root, place: Int) { write(&root, place) }

    package func isEqual(_ one: Root, _ other: Root) -> Bool { agree(one, other) }

    package func copy(_ source: Root, into target: inout Root) { assign(source, &target) }
}

extension PropertyShape {
    /// The cases of an enumeration as words.
    static func words<Value: CaseIterable & RawRepresentable<String> & Equatable & Sendable>(
        _ get: @escaping @Sendable (Root) -> Value, set: @escaping @Sendable (inout Root, consuming Value) -> Void
    ) -> Self { .word(WordAccess(PropertyAccess(get, set: set), Value.words)) }

    /// The cases of an enumeration as words; none is left out of a document.
    static func words<Value: CaseIterable & RawRepresentable<String> & Equatable & Sendable>(
        _ get: @escaping @Sendable (Root) -> Value?, set: @escaping @Sendable (inout Root, consuming Value?) -> Void
    ) -> Self { .word(WordAccess(PropertyAccess(get, set: set), Value.words.map { ($0, $1) })) }
}
