import LayoutEngine
import Notation

/// What calls change: methods of an object, and functions that get an object.
extension SourceReader {
    /// A method of an object that changes the object: `label.setText(…)`, `[label setText:…]`, `button.addTarget(…)`.
    mutating func takeMethod(_ word: String, _ place: Int) {
        let isWhole = ["removeFromSuperview", "sizeToFit"].contains(word) && tokens.isSign(place + 1, "]")
        let isObjective =
            (tokens.isSign(place + 1, ":") || isWhole) && (tokens.isWord(place - 1) || tokens.isSign(place - 1, "]"))
        let isCall = tokens.isSign(place - 1, ".") && place > 1
        guard isObjective || isCall else { return }
        let names = tokens.object(endingAt: isObjective ? place - 1 : tokens.receiver(before: place - 1))
        guard !names.isEmpty else { return }
        var changes = CodeChanges(method: word)
        if word == "rx", tokens.isSign(place + 1, "."), tokens.isWord(place + 2) {
            let property = tokens.text(place + 2)
            changes = property == "tap" ? .action : CodeChanges(property: property)
        } else if let property = Self.property(setBy: word), word.dropFirst(3).first?.isUppercase == true,
            isObjective || tokens.isSign(place + 1, "(")
        {
            changes = CodeChanges(property: property)
            // setTitle:forState: and setTitle(_:for:): the text begins after the bracket or the colon.
            changes = tokens.narrowed(changes, by: place + 2, &pendingText)
            if word == "setHidden", tokens.isNo(place + 2) { changes = [] }
        }
        if isObjective || tokens.isSign(place + 1, "("), CodeChanges.fills(word) {
            let arguments = isObjective ? tokens.message(from: place) : tokens.arguments(from: place + 1)
            let filled = filling(word, arguments)
            if isObjective, !isOwnSetter(word, arguments) {
                for name in arguments.objects { record(filled, [name]) }
            }
            // What an object does with its own views is read where the method is.
            if changes.isEmpty, names != ["self"] { changes = filled }
        }
        record(changes, names)
    }

    /// Whether a call is a setter of UIKit, which changes the object before the dot and nothing else.
    private func isOwnSetter(_ name: String, _ arguments: CodeTokens.Arguments) -> Bool {
        guard let property = Self.property(setBy: name) else { return false }
        return !CodeChanges(property: property).isEmpty
            && arguments.labels.allSatisfy { [name, "for", "forState", "animated"].contains($0.name) }
    }

    /// `text` of `setText`; nil for a name that is no setter's.
    private static func property(setBy name: String) -> String? {
        guard name.hasPrefix("set"), let first = name.dropFirst(3).first else { return nil }
        return first.lowercased() + name.dropFirst(4)
    }

    /// `UIStoryboard(name: "Pier", bundle: nil)`, `[UIStoryboard storyboardWithName:@"Pier" bundle:nil]`, and the symbols that generators
    /// make of all names.
    mutating func takeStoryboard(_ word: String, _ place: Int) {
        var value = place + 2
        switch word {
        case "UIStoryboard":
            if tokens.isSign(place + 1, "."), tokens.isWord(place + 2, "init") { value += 2 }
            if tokens.isWord(place - 1, "extension") {
                file.storyboards.isOpen = true
                return
            }
            guard tokens.isSign(value - 1, "("), tokens.isWord(value, "name") else { return }
            value += 2
        case "storyboardWithName": if tokens.isSign(value, "@") { value += 1 }
        case "storyboard": if !tokens.isWord(place - 2, "R") { return takeMethod(word, place) }
        default: break
        }
        if tokens.all.indices.contains(value), case .text(isOpen: false) = tokens.all[value].kind,
            !tokens.isSign(value + 1, "+")
        {
            let name = tokens.text(value).utf8.dropFirst().dropLast()
            file.storyboards.names.insert(CodeTokens.hash(DocumentNames.compared(name)))
        } else {
            file.storyboards.isOpen = true
        }
    }

    /// `UIView.appearance().semanticContentAttribute = .forceLeftToRight`, `[[UIView appearance] setSemanticContentAttribute:…]`: the
    /// direction of all views. A choice between both directions names both.
    mutating func takeDirection(_ place: Int) {
        let before = place - 6..<place
        let isOfAll = ["UIView", "appearance"].allSatisfy { word in before.contains { tokens.isWord($0, word) } }
        for next in place + 1..<place + 20 where tokens.isWord(next) {
            let word = tokens.text(next)
            if isOfAll, word.hasSuffix("orceLeftToRight") { file.directions.leftToRight = true }
            if word.hasSuffix("orceRightToLeft") { file.directions.rightToLeft = true }
        }
    }

    /// `apply(style, to: label)`, `Texts.set("pier", on: label)`: a function that styles or fills, by its name, changes its
    /// arguments.
    mutating func takeCall(_ place: Int) {
        guard tokens.isWord(place - 1), !tokens.isWord(place - 2, "func") else { return }
        let name = tokens.text(place - 1)
        for view in tokens.viewsInFormat(of: name, at: place) { record(.layout, [view]) }
        let styles = CodeChanges.setsStyle(name)
        guard styles || CodeChanges.fills(name) else { return }
        let arguments = tokens.arguments(from: place)
        var changes: CodeChanges = styles ? [.font, .color, .background] : []
        if !isOwnSetter(name, arguments) { changes.formUnion(filling(name, arguments)) }
        for object in arguments.objects { record(changes, [object]) }
    }

    /// What a function of the project changes of the views that it fills.
    private func filling(_ name: String, _ arguments: CodeTokens.Arguments) -> CodeChanges {
        var changes = CodeChanges(filling: name, labels: arguments.labels.map(\.name))
        let texts = arguments.labels.filter { CodeChanges.isOfText($0.name) }.map(\.value)
        let values = texts.isEmpty ? arguments.first.map { [$0] } ?? [] : texts
        if !values.isEmpty, !values.contains(where: tokens.isOpen) { changes.remove(.openText) }
        return changes
    }
}
