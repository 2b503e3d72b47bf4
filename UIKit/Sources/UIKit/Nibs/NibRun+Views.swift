internal import InterfaceBuilder
internal import LayoutEngine

/// What a nib says of a view, in the order of UIKit's own decoding: the view, what is in it, what its class adds.
extension NibRun {
    func decode(_ view: UIView, _ item: ItemID, _ object: DocumentObjects.Object?) {
        guard let record = tree?[item] else { return }
        views[Int(item.index)] = view
        decodeGeometry(view, record, object)
        decodeLook(view, record, object)
        NibContents(self, record, object, facts: facts?[item] ?? []).decode(view)
        for child in record.subviews { add(child, to: view) }
    }

    private func decodeGeometry(_ view: UIView, _ record: View, _ object: DocumentObjects.Object?) {
        if let frame = object?.frame { view.frame = CGRect(frame) }
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(record.autoresizingMask.rawValue))
        // A row is placed by its table, a root by whoever shows it.
        let isPlaced = record.superview != nil && record.cell == nil
        view.translatesAutoresizingMaskIntoConstraints = !isPlaced || record.translatesAutoresizingMaskIntoConstraints
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(record.contentHuggingPriority[axis.word]), for: axis)
            view.setContentCompressionResistancePriority(
                UILayoutPriority(record.contentCompressionResistancePriority[axis.word]), for: axis)
        }
        view.preservesSuperviewLayoutMargins = record.preservesSuperviewLayoutMargins
        view.insetsLayoutMarginsFromSafeArea = record.insetsLayoutMarginsFromSafeArea
        if let margins = object?.values["layoutMargins"] {
            view.layoutMargins = UIEdgeInsets(
                top: margins.length("top"), left: margins.length("left"), bottom: margins.length("bottom"),
                right: margins.length("right"))
        } else if let margins = object?.values["directionalLayoutMargins"] {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.length("top"), leading: margins.length("leading"), bottom: margins.length("bottom"),
                trailing: margins.length("trailing"))
        }
        switch record.forcedLayoutDirection {
        case .leftToRight?: view.semanticContentAttribute = .forceLeftToRight
        case .rightToLeft?: view.semanticContentAttribute = .forceRightToLeft
        case nil: break
        }
    }

    private func decodeLook(_ view: UIView, _ record: View, _ object: DocumentObjects.Object?) {
        let look = record.appearance
        view.isHidden = record.isHidden
        if let color = look.backgroundColor { view.backgroundColor = UIColor(color) }
        if let color = look.tintColor { view.tintColor = UIColor(color) }
        view.alpha = CGFloat(look.alpha)
        view.clipsToBounds = record.clipsToBounds
        view.contentMode = UIView.ContentMode(look.contentMode) ?? .scaleToFill
        view.isUserInteractionEnabled = look.isUserInteractionEnabled
        if let tag = object?.attributes["tag"].flatMap(Int.init) { view.tag = tag }
        guard let accessibility = object?.values["accessibilityConfiguration"] else { return }
        view.accessibilityIdentifier = accessibility["identifier"]
        view.accessibilityLabel = accessibility["label"]
        view.accessibilityHint = accessibility["hint"]
    }

    /// A child by its role: a subview, or what its key says.
    private func add(_ child: ItemID, to view: UIView) {
        guard let record = tree?[child] else { return }
        let object = file.objects[record.identifier]
        if object?.key == "contentView" || record.identifier.hasSuffix("/content"), let content = view.nibContent {
            note(content, object)
            return decode(content, child, object)
        }
        switch (object?.key, view) {
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = self.view(child)
        case ("tableFooterView", let table as UITableView): table.tableFooterView = self.view(child)
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = self.view(child)
        case ("sectionHeaderView", let collection as UICollectionView):
            collection.register(prototype(child, object), kind: UICollectionView.elementKindSectionHeader)
        case ("sectionFooterView", let collection as UICollectionView):
            collection.register(prototype(child, object), kind: UICollectionView.elementKindSectionFooter)
        case (_, let collection as UICollectionView) where record.cell != nil:
            collection.register(prototype(child, object), kind: "cell")
        case (_, let table as UITableView) where record.cell != nil: addCell(child, object, to: table)
        // The bands of section titles, which the table makes itself.
        case (_, is UITableView) where object == nil: break
        case (_, let stack as UIStackView): stack.addArrangedSubview(self.view(child))
        default: view.addSubview(self.view(child))
        }
    }

    private func addCell(_ item: ItemID, _ object: DocumentObjects.Object?, to table: UITableView) {
        let section = object?.parent.map { file.objects.all[$0] }
        guard let section, section.element == "tableViewSection" else {
            return table.register(prototype(item, object))
        }
        guard let cell = view(item) as? UITableViewCell else { return }
        let rows = table.staticRows ?? StaticRows()
        table.staticRows = rows
        let height = object?.attributes["rowHeight"].flatMap(Double.init).map { CGFloat($0) }
        rows.add(
            cell, height: height, section: section.id, header: section.attributes["headerTitle"],
            footer: section.attributes["footerTitle"])
    }

    /// A view that is made anew each time, with what is in it.
    private func prototype(_ item: ItemID, _ object: DocumentObjects.Object?) -> NibPrototype {
        NibPrototype(file: file, tree: tree, item: item, object: object, controller: controller, facts: facts)
    }
}

/// A cell or supplementary view of a nib, made as often as its table or collection needs another one.
@MainActor
struct NibPrototype {
    let file: NibFile
    let tree: LayoutTree?
    let item: ItemID
    let object: DocumentObjects.Object?
    weak var controller: UIViewController?
    let facts: DesignFacts?

    var identifier: String { object?.attributes["reuseIdentifier"] ?? "" }

    func make() -> UIView? {
        guard let tree else { return nil }
        let run = NibRun(file, owner: controller)
        if let controller, let id = controller.nibID { run.note(controller, file.objects[id], isFresh: false) }
        let view = run.view(of: tree, facts, from: item)
        run.finish()
        return view
    }
}

extension UIView {
    /// The view that takes what a nib has in the content view.
    fileprivate var nibContent: UIView? {
        (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
            ?? (self as? UIVisualEffectView)?.contentView
    }
}

extension [String: String] {
    /// A length by its name; zero if there is none.
    func length(_ name: String) -> CGFloat {
        guard let number = self[name].flatMap(Double.init), number.isFinite else { return 0 }
        return CGFloat(number)
    }
}
