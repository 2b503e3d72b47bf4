import LayoutEngine

/// A field whose values are words: the cases of an enumeration, or a flag or an optional that UIKit spells as one.
package struct WordAccess<Root>: FieldAccess {
    /// The word for nil; nil if the value is never nil.
    package let unset: String?
    /// All words, those of aliases included.
    private let list: @Sendable () -> [String]
    /// The word for the record's value; nil if no word means the value.
    private let read: @Sendable (Root) -> String?
    /// Sets what a word means; false for another word.
    private let write: @Sendable (inout Root, String) -> Bool
    /// Compares the values, not the words: two values without a word may differ.
    private let agree: @Sendable (Root, Root) -> Bool
    /// From the first record into the second.
    private let assign: @Sendable (Root, inout Root) -> Void

    /// - Parameters:
    ///   - spellings: words with their meanings, listed where a document has the property; of several words for one
    ///     meaning, the first is written.
    ///   - unset: the word for nil.
    ///   - preferred: the word that is written instead of the first of its meaning.
    init<Value: Equatable & Sendable>(
        _ access: PropertyAccess<Root, Value>, _ spellings: @escaping @autoclosure @Sendable () -> [(String, Value)],
        unset: String? = nil, preferred: String? = nil
    ) {
        self.unset = unset
        list = { spellings().map(\.0) }
        read = { root in
            let value = access.get(root)
            let meant = spellings().filter { $0.1 == value }
            return (meant.first { $0.0 == preferred } ?? meant.first)?.0
        }
        write = { root, word in
            guard let spelling = spellings().first(where: { $0.0 == word }) else { return false }
            access.set(&root, spelling.1)
            return true
        }
        agree = { access.get($0) == access.get($1) }
        assign = { access.set(&$1, access.get($0)) }
    }

    /// All words, those of aliases included.
    package var words: [String] { list() }

    /// The word for the record's value; nil if no word means the value.
    package func word(of root: Root) -> String? { read(root) }

    /// True where the value is nil.
    package func isUnset(_ root: Root) -> Bool { unset != nil && read(root) == unset }

    /// Sets the value that a word means.
    /// - Returns: false for a word that the field does not have.
    package func set(_ root: inout Root, _ word: String) -> Bool { write(&root, word) }

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
