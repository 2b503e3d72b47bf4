import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import ProjectResources

/// What the project's sources say of one Interface Builder file: its outlets are followed to the classes of their
/// owners.
struct DocumentCode {
    /// The objects of the file.
    private let objects: DocumentObjects
    /// The project's sources; nil where there is no project.
    private let code: ProjectCode?
    /// What code changes of the file's views.
    private(set) var evidence = CodeEvidence()
    /// The ids of the roots of a .xib file whose controller no code makes, and of scenes that cannot be loaded.
    private(set) var unshown: Set<String> = []
    /// The ids of scenes that their controllers keep upright.
    private(set) var upright: Set<String> = []
    /// The ids of scenes whose controllers are for iPads by their names.
    private(set) var ofPads: Set<String> = []
    /// The ids of views to which an outlet leads.
    private var connected: Set<String> = []

    /// Nothing is read where the file names no class.
    init(_ objects: DocumentObjects?, _ surroundings: Surroundings) {
        self.objects = objects ?? DocumentObjects()
        for object in self.objects.all {
            let changes = object.runtimeAttributes.reduce(into: CodeChanges()) {
                $0.formUnion(.init(attribute: $1.keyPath))
            }
            if !changes.isEmpty { evidence.changes[object.id] = changes }
        }
        unshown = Self.unloadable(self.objects)
        let isPlain = !self.objects.all.contains { $0.customClass != nil }
        code = isPlain ? nil : surroundings.code
        guard let code else { return }
        for object in self.objects.all { takeOutlets(of: object, code) }
        // What no outlet and no tag leads to code leaves alone.
        for object in self.objects.all where !connected.contains(object.id) && object.attributes["tag"] == nil {
            evidence.changes[object.id] = evidence.changes[object.id] ?? []
        }
        evidence.moved = Self.moved(self.objects, evidence.changes)
        if let project = surroundings.projectWithCode {
            evidence.unshown = Self.unusedPrototypes(self.objects, code, project.namesScene)
        }
        takeSurroundings(code)
        for object in self.objects.all where object.element == "button" { takeIdle(object, code) }
        takeUpright(code)
        let owner = self.objects["-1"]
        if let name = owner?.customClass, code.isUnused(name) {
            unshown.formUnion(owner?.connections.filter { $0.name == "view" }.map(\.destination) ?? [])
        }
    }

    // MARK: Outlets

    /// The changes of all views and constraints that an object has outlets to, and of the object itself.
    private mutating func takeOutlets(of object: DocumentObjects.Object, _ code: ProjectCode) {
        for connection in object.connections
        where connection.kind == .outlet || connection.kind == .outletCollection {
            if connection.name == "gestureRecognizers" { continue }
            connected.insert(connection.destination)
            guard let owner = object.customClass, code.knows(owner) else { continue }
            let changes = code.changes(of: connection.name, in: owner)
            evidence.changes[connection.destination, default: []].formUnion(changes)
        }
        guard let name = object.customClass else { return }
        let own = code.ownChanges(of: name)
        if !own.isEmpty { evidence.changes[object.id, default: []].formUnion(own) }
    }

    /// A button that does nothing: no action in the file, and no outlet, or an outlet by which code adds none.
    private mutating func takeIdle(_ button: DocumentObjects.Object, _ code: ProjectCode) {
        let acts = button.connections.contains { connection in
            connection.kind == .action || connection.kind == .segue || connection.name == "gestureRecognizers"
        }
        guard !acts, button.customClass == nil, (button.attributes["tag"] ?? "0") == "0" else { return }
        guard connected.contains(button.id) else {
            evidence.idle.insert(button.id)
            return
        }
        if let changes = evidence.changes[button.id], !changes.contains(.action) { evidence.idle.insert(button.id) }
    }

    // MARK: The classes around

    /// The properties whose colour is the ground of what a class shows.
    static let grounds = ["view", "tableView", "collectionView", "contentView", "cell", "backgroundView"]

    /// What the classes around a view say of the view.
    private struct Around {
        /// The classes of the project, the nearest last.
        var classes: [String] = []
        /// Whether one of the classes sets colours.
        var isColored = false
        /// Whether the ground is a view that an outlet colours.
        var isPainted = false
        /// Whether code gives the header around another height.
        var isResized = false
        /// Whether the controller is shown below a navigation bar.
        var isPushed = false
        /// Who decides the height of the row around.
        var row: CodeEvidence.RowHeight?
        /// Whether a table measures the row around.
        var isMeasured = false
        /// Whether code states the height of the row around, so that no table measures the row.
        var isStated = false
        /// Whether code gives the row around another height than the file has, by a number, a computation or constraints.
        var isReheighted = false
        /// Whether code puts the controller into another.
        var isEmbedded = false
        /// Whether code adds the controller's view to a stack view.
        var isStacked = false
        /// Whether code changes the axis of a stack view around.
        var isTurned = false
    }

    /// Follows the objects from the outside in.
    private mutating func takeSurroundings(_ code: ProjectCode) {
        var owner = Around()
        if let name = objects.all.first(where: { $0.id == "-1" })?.customClass { join(name, to: &owner, code) }
        var around: [Around] = []
        around.reserveCapacity(objects.all.count)
        for object in objects.all {
            var own = object.parent.map { around[$0] } ?? owner
            if let name = object.customClass, object.element != "placeholder" { join(name, to: &own, code) }
            if object.key == "tableHeaderView" || object.key == "tableFooterView" {
                own.isResized = own.classes.contains(where: code.resizesHeader)
            }
            let name = object.customClass ?? viewClass(ofOwnerOf: object, code)
            let isRoot = object.parent == nil && name != nil
            // A table's header that is no header of a section keeps the width of its file until the table has one, and a
            // collection view's has the size of its layout attributes from the first.
            let base = isRoot ? name.flatMap(code.base) : nil
            if base == "UIView" || base == "UICollectionReusableView" { own.isStated = true }
            if object.element == "tableViewCell" || isRoot {
                let rows = rows(name, own.classes, code)
                let isOfOwner = object.element == "view" && object.customClass == nil
                own.row = isOfOwner && rows?.isKnown != true ? nil : rows.map { height(of: object, $0) }
                own.isMeasured = object.element == "tableViewCell" && rows?.isMeasured == true
                let isGiven = rows.map { !$0.isAutomatic && ($0.isComputed || !$0.fixed.isEmpty) } ?? false
                own.isReheighted = isGiven && own.row == .open
                // No separator takes from a header.
                if own.row == .fixed, isRoot, object.element == "view" { own.row = .kept }
                own.isStated = own.isStated || (rows?.isKnown == true && rows?.isAutomatic == false)
            }
            if object.element.hasSuffix("ViewCell"), let name,
                code.changes(of: ["contentView"], only: name).contains(.tied)
            {
                own.isReheighted = true
            }
            if isRoot, let name, code.unmasks(name, outlets: Set(object.connections.map(\.name))) {
                evidence.unmasked.insert(object.id)
            }
            if own.isTurned { evidence.changes[object.id, default: []].insert(.axis) }
            if evidence.changes[object.id]?.contains(.axis) == true { own.isTurned = true }
            // What an outlet colours is the ground of the views inside, up to one with a colour of its own.
            if object.values["backgroundColor"] != nil { own.isPainted = false }
            let isPainted = own.isPainted
            if evidence.changes[object.id]?.contains(.background) == true { own.isPainted = true }
            around.append(own)
            takeTag(of: object, own.classes, code)
            if own.isColored || isPainted { evidence.colored.insert(object.id) }
            if own.isPushed { evidence.pushed.insert(object.id) }
            if own.isResized { evidence.resized.insert(object.id) }
            if let row = own.row { evidence.rows[object.id] = row }
            if own.isMeasured { evidence.measured.insert(object.id) }
            if own.isStated { evidence.stated.insert(object.id) }
            if own.isReheighted { evidence.reheighted.insert(object.id) }
            if own.isEmbedded { evidence.embedded.insert(object.id) }
            if own.isStacked { evidence.stacked.insert(object.id) }
        }
    }

    /// What the classes around a view change of views that they find by the view's tag.
    private mutating func takeTag(of object: DocumentObjects.Object, _ classes: [String], _ code: ProjectCode) {
        guard let tag = object.attributes["tag"], tag != "0" else { return }
        let changes = classes.reduce(into: CodeChanges()) { $0.formUnion(code.changes(ofTag: tag, in: $1)) }
        if !changes.isEmpty { evidence.changes[object.id, default: []].formUnion(changes) }
    }

    /// Adds a class of the project to those around a view.
    private func join(_ name: String, to around: inout Around, _ code: ProjectCode) {
        guard code.knows(name) else { return }
        around.classes.append(name)
        if code.isPushed(name) { around.isPushed = true }
        if code.isEmbedded(name) { around.isEmbedded = true }
        if code.isStacked(name) { around.isStacked = true }
        let changes = code.changes(of: Self.grounds, only: name).union(code.ownChanges(of: name))
        if changes.contains(.background) { around.isColored = true }
    }

    /// A row's heights by the source of the classes around and of files that name the row's class; nil where no class
    /// around is known.
    private func rows(_ cell: String?, _ classes: [String], _ code: ProjectCode) -> CodeRows? {
        guard !classes.isEmpty else { return nil }
        var rows = CodeRows()
        for name in classes { rows.join(code.rows(in: name)) }
        if let cell { rows.join(code.rows(of: cell)) }
        return rows
    }

    /// The class of a view that loads its contents from the file of a root without a class.
    private func viewClass(ofOwnerOf root: DocumentObjects.Object, _ code: ProjectCode) -> String? {
        guard root.parent == nil, root.element == "view", let owner = objects["-1"]?.customClass,
            let base = code.base(of: owner), ["UIView", "UITableViewHeaderFooterView"].contains(base)
        else { return nil }
        return owner
    }

    /// Who decides a row's height.
    private func height(of cell: DocumentObjects.Object, _ rows: CodeRows) -> CodeEvidence.RowHeight {
        let recorded = [cell.frame?.size.height, cell.attributes["rowHeight"].flatMap(Double.init)].compactMap { $0 }
        return !rows.isAutomatic && recorded.contains(where: rows.fixed.contains) ? .fixed : .open
    }

    // MARK: Orientations

    /// The scenes whose controllers, or whose controllers' containers, stay upright.
    private mutating func takeUpright(_ code: ProjectCode) {
        var containers: [String: String] = [:]
        for object in objects.all {
            for connection in object.connections where connection.relationship != nil {
                containers[connection.destination] = containers[connection.destination] ?? object.id
            }
        }
        func isUpright(_ id: String, _ depth: Int) -> Bool? {
            if depth < 5, let container = containers[id], let word = isUpright(container, depth + 1) { return word }
            return objects[id]?.customClass.flatMap(code.isUpright)
        }
        for object in objects.all {
            let views = [object.id] + objects.children(of: object.id).map(\.id)
            if code.isUprightApp || isUpright(object.id, 0) == true { upright.formUnion(views) }
            if object.customClass.flatMap({ DeviceInName($0.lowercased()) }) == .pad { ofPads.formUnion(views) }
        }
        // The root of a file belongs to the controller that loads the file.
        let owner = objects.all.first { $0.id == "-1" }?.customClass
        if code.isUprightApp || owner.flatMap(code.isUpright) == true {
            for object in objects.outermost { upright.insert(object.id) }
        }
    }

    // MARK: Names

    /// A picture that code replaces is missed for a moment at most.
    func judged(_ missing: MissingResource) -> MissingResource {
        var missing = missing
        let isReplaced =
            missing.kind == .picture && !missing.uses.isEmpty
            && missing.uses.allSatisfy { evidence.changes[$0.id]?.contains(.picture) == true }
        if isReplaced { missing.severity = .information }
        return missing
    }

    /// The texts that code leaves alone; nil where code replaces all.
    func judged(_ missing: MissingTranslation) -> MissingTranslation? {
        var missing = missing
        for place in missing.gaps.indices {
            missing.gaps[place].uses.removeAll { evidence.changes[$0.id]?.contains(.text) == true }
        }
        missing.gaps.removeAll(where: \.uses.isEmpty)
        return missing.gaps.isEmpty ? nil : missing
    }
}
