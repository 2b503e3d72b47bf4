/// What another program would make at run time.
extension Pruning {
    /// Members that Core Data would make (`@NSManaged`) get stand-ins: the compiler takes one without a body, the linker does not.
    mutating func replaceManagedMembers() {
        let word = Array("@NSManaged".utf8)
        for unit in outline.types.flatMap(\.unit.blocks).flatMap(\.units)
        where unit.kind == .member && unit.blocks.isEmpty {
            guard let found = outline.text[unit.range].firstRange(of: word) else { continue }
            let isFunction = unit.keyword == "func"
            guard isFunction || unit.keyword == "var" else { continue }
            let end = unit.range.upperBound
            let body = isFunction ? " { \(Self.stop) }" : " { get { \(Self.value) } set {} }"
            add(.init(range: found, text: "", reason: "", line: 0))
            add(
                .init(
                    range: end..<end, text: body, isInsertion: true, completed: unit.range, reason: "", line: 0))
        }
    }
}
