import LayoutEngine
import Notation

/// Words of UIButton.Configuration at a button that has no configuration: in UIKit there is nothing that could have them.
extension DocumentReader {
    private static let configured = [
        "subtitle", "titlePadding", "titleAlignment", "imagePlacement", "imagePadding", "buttonSize", "cornerStyle",
        "contentInsets", "baseForegroundColor", "baseBackgroundColor", "configurationBackgroundColor",
        "configurationCornerRadius", "showsActivityIndicator",
    ]
    private static let places = Set(configured.compactMap { PropertyCatalog.places[$0] })

    private static let menus = Set(
        ["showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction"].compactMap { PropertyCatalog.places[$0] })

    /// One remark for all such words of the node that is read; for a configured button one for the sign of a pop-up button.
    mutating func remarkButton(isConfigured: Bool) {
        let places = isConfigured ? Self.menus : Self.places
        var keys: [Int] = []
        for index in present.runs.indices {
            var cursor = arena.children(of: present.runs[index].node)
            while let (key, place) = cursor.nextProperty(in: arena) {
                guard let place, places.contains(place) else { continue }
                if !isConfigured || arena.isKind(key + 1, .true) { keys.append(key) }
            }
        }
        guard let first = keys.first else { return }
        guard isConfigured else { return remarkUnconfigured(first, keys.map { arena.string($0) }) }
        guard Set(keys.map { arena.string($0) }).count == Self.menus.count else { return }
        remark(
            first,
            "UIKit shows a sign behind the title of a pop-up button, which is not drawn; as a picture it is: "
                + #""image": {"systemName": "chevron.up.chevron.down"}, "imagePlacement": "trailing""#)
    }

    /// The same for a change of a state or a step, once all its changes are made.
    mutating func remarkUnconfigured(_ change: LayoutDocument.Change) {
        guard case .item(let item, let property) = change.target, Self.configured.contains(property),
            case .button(let button) = tree[item].content, button.configuration == nil
        else { return }
        remarkUnconfigured(change.keyNode, [property])
    }

    private mutating func remarkUnconfigured(_ key: Int, _ words: [String]) {
        remark(
            key,
            words.map { quoted($0) }.joined(separator: ", ") + (words.count == 1 ? " belongs" : " belong")
                + " to a button's configuration: \"configuration\": \"plain\", \"filled\" …")
    }
}
