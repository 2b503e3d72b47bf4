import LayoutEngine

/// The constraints of the document, in the order of the file.
extension TreeBuilder {
    /// Adds the constraints of all elements in the order of the file, since ties depend on the order, without those
    /// that the size classes leave out. Entries without an attribute are no constraints of layout.
    mutating func addConstraints() {
        for (element, id) in holders {
            guard let list = element.child("constraints") else { continue }
            let excluded = element.excluded(from: "constraints")
            for entry in list.children where entry.name == "constraint" {
                guard entry["firstAttribute"] != nil else { continue }
                if let own = entry.id, excluded.contains(own) { continue }
                addConstraint(VariedElement(entry, context.classes), holder: id)
            }
        }
    }

    /// One entry of the file. A constraint that cannot be read is a problem with its line and column, and the others
    /// are still used; one that names an absent view is left out without a word.
    private mutating func addConstraint(_ entry: VariedElement, holder: String) {
        if absent.contains(entry["firstItem"] ?? "") || absent.contains(entry["secondItem"] ?? "") { return }
        do {
            let reader = ConstraintReader(
                targets: targets, holder: holder, flattensTopGuides: context.behavior.flattensTopGuides)
            var constraint = try reader.constraint(entry)
            if constraint.isPlaceholder { constraint.isActive = context.behavior.usesPlaceholderConstraints }
            tree.constraints.append(constraint)
            positions.appendConstraint(entry.base.line)
        } catch {
            problems.append(.init(message: error.message, line: entry.base.line, column: entry.base.column))
        }
    }
}
