import LayoutEngine

/// Records what code changes.
extension SourceReader {
    /// Records a change of an object by the object's names.
    mutating func record(_ changes: CodeChanges, _ names: [String]) {
        let text = takePendingText()
        guard !changes.isEmpty, let last = names.last else { return }
        if names == ["self"] {
            note { $0.own.formUnion(text == nil ? changes : changes.union(.openText)) }
            return
        }
        // The size of a layer or of a size class is not that of the view.
        var members = changes.objects(of: names.filter { $0 != "self" })
        for alias in scopes.lazy.flatMap(\.aliases) {
            guard let place = members.firstIndex(of: alias.name) else { continue }
            members.replaceSubrange(place...place, with: alias.names)
        }
        members = members.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        note { code in for name in members { code.members[name, default: []].formUnion(changes) } }
        let isOfOther = names.count > 1 && last != "self"
        for name in members where isOfOther || CodeTokens.isTag(name) {
            file.members[name, default: []].formUnion(changes)
        }
        guard let text else { return }
        for name in members {
            file.namedTexts.append(
                SourceFile.NamedText(
                    owner: className, member: name, isOfOther: isOfOther || CodeTokens.isTag(name), text: text))
        }
    }

    /// The name of the text that a change sets, told once.
    mutating func takePendingText() -> UInt64? {
        defer { pendingText = nil }
        return pendingText
    }

    /// The number of a token; nil for hexadecimal numbers and other forms.
    func number(_ place: Int) -> Double? {
        Double(tokens.text(place).prefix { $0.isNumber || $0 == "." })
    }
}
