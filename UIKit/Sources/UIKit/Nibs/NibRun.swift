internal import InterfaceBuilder
internal import LayoutEngine

/// One making of a nib's objects, or of a scene's: what is made, what is to be connected.
///
/// The driver, in the order of UIKit: 1 the objects by `init(coder:)`, outer views before what is in them, 2 the
/// constraints, 3 the runtime attributes, 4 outlets and actions, 5 `awakeFromNib`.
@MainActor
final class NibRun {
    let file: NibFile
    /// Where classes without a module are looked for.
    private let modules: [String]
    /// The tree of the views; nil in a run without views.
    var tree: LayoutTree?
    /// The views by the index of their items.
    var views: [Int: UIView] = [:]
    /// The objects by their ids, those of outside too.
    private var made: [String: AnyObject] = [:]
    /// The objects of this run in the order of their making.
    private var fresh: [(object: DocumentObjects.Object, value: AnyObject)] = []
    /// The screen that segues and guides belong to.
    weak var controller: UIViewController?
    var facts: DesignFacts?

    init(_ file: NibFile, owner: Any?) {
        self.file = file
        controller = owner as? UIViewController
        var modules: [String] = []
        if let owner {
            for module in lineage(of: Swift.type(of: owner as AnyObject)).map(Members.module)
            where !(["UIKit", "Foundation"] + modules).contains(module) {
                modules.append(module)
            }
        }
        self.modules = modules + ProgramFiles.modules.filter { !modules.contains($0) }
    }

    // MARK: Objects

    /// Tells the run of an object by its id; one of outside is neither connected nor awakened.
    func note(_ value: AnyObject, _ object: DocumentObjects.Object?, isFresh: Bool = true) {
        guard let object, made[object.id] == nil else { return }
        made[object.id] = value
        if isFresh { fresh.append((object, value)) }
    }

    func type(of object: DocumentObjects.Object?) -> AnyClass? { NibClasses.named(object, modules: modules) }

    /// An object by its id, made now if it is none of the views: a gesture recognizer, an object of the program.
    func object(_ id: String) -> AnyObject? {
        if let known = made[id] { return known }
        guard let object = file.objects[id] else { return nil }
        if let recognizer = NibClasses.recognizer(object.element) {
            recognizer.decode(object)
            note(recognizer, object)
            return recognizer
        }
        guard object.element == "customObject" else { return nil }
        let type = type(of: object) as? NSObject.Type
        let value = type.map(NSObject.make) ?? NSObject()
        note(value, object)
        return value
    }

    /// The views of a tree.
    /// - Parameter root: the item to begin at; nil: the whole tree.
    func view(of tree: LayoutTree, _ facts: DesignFacts?, from root: ItemID? = nil) -> UIView {
        (self.tree, self.facts) = (tree, facts)
        views = [:]
        let made = view(root ?? tree.root)
        activateConstraints()
        return made
    }

    func view(_ item: ItemID) -> UIView {
        guard let record = tree?[item] else { return UIView(frame: .zero) }
        let object = file.objects[record.identifier]
        let base = NibClasses.view(object?.element ?? record.kind.rawValue)
        let coder = NibCoder(self, object, item: item)
        let own = (type(of: object) as? UIView.Type) ?? base
        let view = own.init(coder: coder) ?? base.init(coder: coder) ?? UIView(frame: .zero)
        views[Int(item.index)] = view
        note(view, object)
        return view
    }

    /// Connects and awakens what was made.
    func finish() {
        for (object, value) in fresh {
            for attribute in object.runtimeAttributes { NibAttributes.set(attribute, on: value) }
        }
        // Connecting may make further objects.
        var place = 0
        while place < fresh.count {
            connect(fresh[place].object, fresh[place].value)
            place += 1
        }
        for (_, value) in fresh {
            (value as? UIView)?.awakeFromNib()
            (value as? UIViewController)?.awakeFromNib()
            (value as? any UIKitAwaking)?.awakeFromNib()
        }
    }

    /// Connects an object of outside: the file's owner, a controller whose view is loaded now.
    func connect(_ object: DocumentObjects.Object, _ source: AnyObject) {
        NibConnections(self, source).connect(object)
    }

    // MARK: Constraints

    private func activateConstraints() {
        guard let tree else { return }
        for constraint in tree.constraints where constraint.isActive {
            guard let first = target(constraint.first) else { continue }
            var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
            if let anchor = constraint.second {
                guard let found = target(anchor) else { continue }
                second = found
            }
            let made = NSLayoutConstraint(
                item: first.item, attribute: first.attribute, relatedBy: .init(constraint.relation),
                toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
                multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant))
            made.priority = UILayoutPriority(constraint.priority)
            made.identifier = constraint.identifier
            note(made, file.objects[constraint.id])
            made.isActive = true
        }
    }

    private func target(_ anchor: Anchor) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let view = views[Int(anchor.item.index)],
            let attribute = NSLayoutConstraint.Attribute(anchor.attribute)
        else { return nil }
        let item: AnyObject =
            switch anchor.region {
            case .item: view
            case .safeArea: view.safeAreaLayoutGuide
            case .layoutMargins: view.layoutMarginsGuide
            case .readableContent: view.readableContentGuide
            case .contentLayout: (view as? UIScrollView)?.contentLayoutGuide ?? view
            case .frameLayout: (view as? UIScrollView)?.frameLayoutGuide ?? view
            case .topLayoutGuide: controller.map { $0.layoutGuide(.topLayoutGuide, in: view) } ?? view
            case .bottomLayoutGuide: controller.map { $0.layoutGuide(.bottomLayoutGuide, in: view) } ?? view
            case .keyboard: view.keyboardLayoutGuide
            }
        return (item, attribute)
    }
}

extension NSLayoutConstraint.Attribute {
    init?(_ word: Attribute) {
        guard let found = (1...20).lazy.compactMap(Self.init).first(where: { $0.word == word }) else { return nil }
        self = found
    }
}

extension NSLayoutConstraint.Relation {
    init(_ word: LayoutEngine.Relation) {
        switch word {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
