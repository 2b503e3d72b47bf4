import LayoutEngine

/// Reads one `constraint` element.
struct ConstraintReader {
    /// The items of the scene by object id; a guide's id stands for a region of its view.
    let targets: [String: TreeBuilder.Target]
    /// The id of the element that contains the constraint, used if there is no `firstItem`.
    let holder: String
    /// Whether the top of a top layout guide is where its bottom is.
    let flattensTopGuides: Bool

    /// Why a constraint is not read; reported with its place.
    struct Refusal: Error {
        /// One sentence without the place.
        var message: String
    }

    /// Reads a constraint; without `firstItem` it belongs to the element that contains it. An unknown relation means
    /// `equal`. A multiplier, constant or priority that cannot be read refuses the whole constraint: with a default
    /// in its place the layout would be wrong without a message.
    func constraint(_ entry: VariedElement) throws(Refusal) -> LayoutConstraint {
        let first = try anchor(item: entry["firstItem"] ?? holder, attribute: entry["firstAttribute"] ?? "")
        var second: Anchor?
        if let attribute = entry["secondAttribute"] {
            second = try anchor(item: entry["secondItem"] ?? holder, attribute: attribute)
        }
        var constraint = LayoutConstraint(id: entry.id ?? "", first, .equal, second)
        switch entry["relation"] {
        case "greaterThanOrEqual": constraint.relation = .greaterThanOrEqual
        case "lessThanOrEqual": constraint.relation = .lessThanOrEqual
        default: break
        }
        if let text = entry["multiplier"] {
            guard let value = Multiplier.parse(text) else {
                throw Refusal(message: "multiplier \(quoted(text)) is not read")
            }
            constraint.multiplier = value
        }
        if let text = entry["constant"] {
            guard let value = finiteNumber(text) else {
                throw Refusal(message: "constant \(quoted(text)) is not a length")
            }
            constraint.constant = value
        }
        if let text = entry["priority"] {
            guard let value = finiteNumber(text), (1...1000).contains(value) else {
                throw Refusal(message: "priority \(quoted(text)) is not between 1 and 1000")
            }
            constraint.priority = Float(value)
        }
        if let identifier = entry["identifier"] { constraint.identifier = identifier }
        constraint.isPlaceholder = entry["placeholder"] == "YES"
        return constraint
    }

    /// The anchor of an id and an attribute's name.
    private func anchor(item id: String, attribute name: String) throws(Refusal) -> Anchor {
        guard let target = targets[id] else { throw Refusal(message: "no view \(quoted(id)) in this scene") }
        guard let attribute = Self.attribute(name) else {
            throw Refusal(message: "attribute \(quoted(name)) is not known")
        }
        let isFlat = flattensTopGuides && target.region == .topLayoutGuide && attribute == .top
        return Anchor(target.item, isFlat ? .bottom : attribute, region: target.region)
    }

    /// An attribute by its name; `baseline` is UIKit's older name of `lastBaseline`.
    private static func attribute(_ name: String) -> Attribute? {
        name == "baseline" ? .lastBaseline : Attribute(rawValue: name)
    }
}
