package import UIKit

/// Texts and pictures for the empty labels, fields, buttons and image views that properties of a class hold, and rows for empty lists:
/// where nothing of a view shows, the code that fills the parts is another class's, or waits for data.
@MainActor
package struct EmptyParts {
    private var parts: [(name: String, view: UIView)] = []
    private var seen: Set<ObjectIdentifier> = []
    private static let maximumCount = 2_000
    private static let maximumDepth = 64

    /// Fills what is empty below a view.
    /// - Parameter owner: the view itself, or its controller.
    /// - Returns: what was made up, in the words of Swift.
    package static func fill(of owner: AnyObject, in view: UIView) -> [String] {
        let rows = MadeUpRows.fill(below: view)
        if !rows.isEmpty { view.layoutIfNeeded() }
        var found = EmptyParts()
        if let screen = fillContainer(owner) { return [screen] }
        if owner === view { found.parts.append((String(describing: type(of: view)), view)) }
        found.read(owner)
        found.readViews(below: view, depth: 0)
        return rows + found.parts.filter { $0.view.isDescendant(of: view) }.compactMap { fill($0.view, $0.name) }
    }

    /// A screen with a title for a controller of others that has none.
    private static func fillContainer(_ owner: AnyObject) -> String? {
        let (navigation, tabs) = (owner as? UINavigationController, owner as? UITabBarController)
        guard navigation?.viewControllers.isEmpty == true || tabs.map({ $0.viewControllers?.isEmpty != false }) == true
        else { return nil }
        let screen = UIViewController()
        screen.title = words(of: String(describing: type(of: owner)))
        screen.tabBarItem.image = UIImage(systemName: "photo")
        navigation?.viewControllers = [screen]
        tabs?.viewControllers = [screen]
        return "a screen \(screen.title ?? "")"
    }

    private mutating func readViews(below view: UIView, depth: Int) {
        guard depth < Self.maximumDepth, seen.count < Self.maximumCount else { return }
        read(view)
        for part in view.subviews { readViews(below: part, depth: depth + 1) }
    }

    /// Reads the properties that the program's classes give an object.
    private mutating func read(_ owner: AnyObject) {
        guard seen.insert(ObjectIdentifier(owner)).inserted else { return }
        let levels = sequence(first: Mirror(reflecting: owner)) { $0.superclassMirror }
        for child in levels.prefix(while: { !String(reflecting: $0.subjectType).hasPrefix("UIKit.") }).flatMap(
            \.children)
        {
            guard let name = child.label, let view = child.value as? UIView else { continue }
            parts.append((name.replacing("$__lazy_storage_$_", with: ""), view))
        }
    }

    private static func fill(_ view: UIView, _ name: String) -> String? {
        let text = words(of: name)
        switch view {
        case let label as UILabel where label.text?.isEmpty != false:
            label.text = text
        case let field as UITextField where field.text?.isEmpty != false && field.placeholder?.isEmpty != false:
            field.placeholder = text
        case let field as UITextView where field.text.isEmpty:
            field.text = text
        case let button as UIButton
        where button.configuration == nil && button.currentImage == nil && button.currentTitle?.isEmpty != false:
            button.setTitle(text, for: .normal)
        case let cell as UITableViewCell
        where cell.contentView.subviews.allSatisfy({ $0 === cell.textLabel })
            && !cell.subviews.contains(where: { $0 is UILabel }):
            cell.textLabel?.text = text
        case let picture as UIImageView where picture.image == nil:
            picture.image = UIImage(systemName: "photo")
            return "\(name).image = a photo"
        default: return nil
        }
        return "\(name) = \"\(text)\""
    }

    /// What a part is, which is not what it says.
    private static let kinds: Set<String> = ["label", "lbl", "field", "text", "view", "button", "btn", "txt"]

    /// The words of a property's name without its kind: `userNameLabel` is `User name`.
    private static func words(of name: String) -> String {
        let words = name.inWords.split(separator: " ").map(String.init)
        let own = words.filter { !kinds.contains($0) }
        let text = (own.isEmpty ? words : own).joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
