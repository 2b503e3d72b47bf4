/// How the sources use what nothing at hand declares.
extension StandInTypes {
    /// Notes by which labels the sources make objects of the types.
    mutating func noteCalls(in texts: [String]) {
        let names = Set(entries.keys).subtracting(calls.keys)
        let ms = Set(members.lazy.filter { !$0.isStatic }.map { "." + $0.name }).subtracting(calls.keys)
        guard !names.isEmpty || !ms.isEmpty else { return }
        for name in names.union(ms) { calls[name] = [] }
        for text in texts {
            var cursor = SourceCursor(text)
            while let name = cursor.nextName() {
                if ms.contains(".\(name)"), cursor.text[..<(cursor.place - name.utf8.count)].last == UInt8(ascii: ".") {
                    let behind = cursor.text[cursor.place...].prefix(200).prefix { $0 != UInt8(ascii: "}") }
                        .filter { !" \n(".utf8.contains($0) }
                    let isOfObject = behind.firstRange(of: Array("$0".utf8)) != nil
                    calls["." + name]?.insert([behind.first != UInt8(ascii: "{") ? "?" : isOfObject ? "$0" : "{"])
                }
                guard names.contains(name), !cursor.isAtEnd else { continue }
                if cursor.has("<") {
                    let end = cursor.text[cursor.place...].prefix(200).firstIndex(of: UInt8(ascii: ">"))
                    if let end { cursor.place = end + 1 }
                }
                if cursor.has(".") {
                    var ahead = cursor
                    ahead.place += 1
                    let member = ahead.readName()
                    if member.first?.isLowercase == true, !Self.languages.contains(member) { valued.insert(name) }
                }
                guard cursor.has("(") else { continue }
                // A call that is longer is left alone: calls in calls would be read again and again.
                let ahead = SourceCursor(bytes: cursor.text[cursor.place...].prefix(4_000))
                let end = ahead.endOfBrackets
                guard end < ahead.text.count else { continue }
                let labels = ahead.parts(in: 1..<end).filter { !$0.isEmpty }.map { argument in
                    let isLabelled = argument.count > 1 && ahead.has(":", at: argument[1])
                    return isLabelled ? ahead.name(at: argument[0]) ?? "_" : "_"
                }
                if labels.count <= 12 { calls[name, default: []].insert(labels) }
            }
        }
    }

    /// The method that configures an object, `label.then { $0.text = "" }`, for a member that is called with a closure alone.
    func configuring(_ member: Member) -> String? {
        let uses = calls["." + member.name, default: []]
        guard !member.isStatic, uses.contains(["$0"]), !uses.contains(["?"]) else { return nil }
        return
            "extension UIKitConfigured { @discardableResult func `\(member.name)`(_ body: (Self) -> Void) -> Self { body(self); return self } }"
    }
}
