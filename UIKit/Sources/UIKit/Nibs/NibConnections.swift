internal import InterfaceBuilder

/// Connects one object of a nib with the others.
@MainActor
struct NibConnections {
    private let run: NibRun
    private let source: AnyObject

    init(_ run: NibRun, _ source: AnyObject) {
        (self.run, self.source) = (run, source)
    }

    func connect(_ object: DocumentObjects.Object) {
        var collections: [(name: String, values: [AnyObject])] = []
        for connection in object.connections {
            switch connection.kind {
            case .outlet: connectOutlet(connection)
            case .outletCollection:
                guard let value = run.object(connection.destination) else { continue }
                if let index = collections.firstIndex(where: { $0.name == connection.name }) {
                    collections[index].values.append(value)
                } else {
                    collections.append((connection.name, [value]))
                }
            case .action: connectAction(connection)
            case .segue: connectSegue(connection)
            }
        }
        for (name, values) in collections {
            if name == "gestureRecognizers", let view = source as? UIView {
                for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            } else {
                set(values, name)
            }
        }
    }

    private func connectOutlet(_ connection: DocumentObjects.Connection) {
        // A view that the present size classes leave out stays nil.
        guard let value = run.object(connection.destination) else { return }
        set(value, connection.name)
    }

    private func set(_ value: Any, _ name: String) {
        if Members.set(value, name, on: source) || KnownOutlets.set(value, name, on: source) { return }
        Missing.note(
            "nib \(run.file.name): \(Swift.type(of: source)) has no outlet \(name) among those prepared for Linux")
    }

    private func connectAction(_ connection: DocumentObjects.Connection) {
        let selector = Selector(connection.name)
        // The first responder is no object: the action goes up from the sender.
        let target = run.object(connection.destination)
        switch source {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: .named(connection.detail) ?? control.primaryEvent)
        case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: selector) }
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        default: Missing.note("nib \(run.file.name): an action of \(Swift.type(of: source)) is not sent")
        }
    }

    private func connectSegue(_ connection: DocumentObjects.Connection) {
        guard connection.detail != "embed", connection.detail != "relationship" else { return }
        let file = run.file
        let follow: @MainActor (Any?) -> Void = { [weak controller = run.controller] sender in
            guard let controller else { return }
            StoryboardSegues.follow(connection, from: controller, in: file, sender: sender, asks: true)
        }
        switch source {
        case let control as UIControl:
            control.addAction(UIAction { follow($0.sender) }, for: control.primaryEvent)
        case let item as UIBarButtonItem: item.primaryAction = UIAction { _ in follow(item) }
        case is UIViewController: break
        default:
            Missing.note(
                "nib \(run.file.name): a segue of \(Swift.type(of: source)) is followed by its identifier only")
        }
    }
}

/// UIKit's own outlets, which no table of a program has.
@MainActor
enum KnownOutlets {
    static func set(_ value: Any, _ name: String, on source: AnyObject) -> Bool {
        switch (name, source) {
        case ("view", let owner as UIViewController): owner.view = value as? UIView
        case ("delegate", let view as UITextField): view.delegate = value as? any UITextFieldDelegate
        case ("delegate", let view as UITableView): view.delegate = value as? any UITableViewDelegate
        case ("delegate", let view as UICollectionView): view.delegate = value as? any UICollectionViewDelegate
        case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
        case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
        case ("delegate", let view as UISearchBar): view.delegate = value as? any UISearchBarDelegate
        case ("delegate", let view as UIPickerView): view.delegate = value as? any UIPickerViewDelegate
        case ("delegate", let recognizer as UIGestureRecognizer):
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case ("delegate", let controller as UINavigationController):
            controller.delegate = value as? any UINavigationControllerDelegate
        case ("delegate", is UITabBar), ("delegate", is UINavigationBar), ("delegate", is UIToolbar): break
        case ("dataSource", let view as UITableView): view.dataSource = value as? any UITableViewDataSource
        case ("dataSource", let view as UICollectionView): view.dataSource = value as? any UICollectionViewDataSource
        case ("dataSource", let view as UIPickerView): view.dataSource = value as? any UIPickerViewDataSource
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = value as? UIView
        case ("backgroundView", let view as UITableView): view.backgroundView = value as? UIView
        case ("backgroundView", let view as UICollectionView): view.backgroundView = value as? UIView
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = value as? UIView
        case ("leftView", let field as UITextField): field.leftView = value as? UIView
        case ("rightView", let field as UITextField): field.rightView = value as? UIView
        case ("titleView", let item as UINavigationItem): item.titleView = value as? UIView
        case ("refreshControl", let view as UIScrollView): view.refreshControl = value as? UIRefreshControl
        // Of a table or collection controller: its view.
        case ("tableView", is UITableViewController), ("collectionView", is UICollectionViewController): break
        case ("searchDisplayController", _), ("prefetchDataSource", _), ("dragDelegate", _), ("dropDelegate", _): break
        default: return false
        }
        return true
    }
}

extension UIControl.Event {
    /// Interface Builder's word of an event.
    static func named(_ name: String) -> UIControl.Event? {
        let words: [String: Self] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
            "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
            "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        return words[name]
    }
}

extension UIControl {
    /// What the control tells when it is used.
    var primaryEvent: Event {
        switch self {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        default: .valueChanged
        }
    }
}
