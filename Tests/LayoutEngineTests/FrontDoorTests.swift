import LayoutDocument
import LayoutEngine
import Testing

/// Trees written in Swift: anchors with operators, priorities, factories, and UIKit's names.
@Suite struct FrontDoorTests {
    /// A card with an avatar and a title, by hand and by the front door.
    @Test func operatorsSayWhatRecordsSay() {
        var tree = LayoutTree(root: .view(identifier: "card"))
        let card = tree.root
        let avatar = tree.addSubview(.image("face", size: Size(width: 44, height: 44)), to: card)
        let title = tree.addSubview(.label("Hello"), to: card)
        tree.activate(
            avatar.leading == card.leading + 16, avatar.top >= card.layoutMarginsGuide.top,
            avatar.width == avatar.height * 1.5 - 2, avatar.height <= 44, title.width == card.width / 2)
        tree.activate(title.leading == avatar.trailing, priority: .defaultHigh)
        tree.activate(
            title.height == 0.5 * title.height, title.centerY <= card.safeAreaLayoutGuide.bottom - 8, priority: 9)
        func anchor(_ item: ItemID, _ attribute: Attribute, _ region: Anchor.Region = .item) -> Anchor {
            Anchor(item, attribute, region: region)
        }
        #expect(
            tree.constraints == [
                LayoutConstraint(anchor(avatar, .leading), .equal, anchor(card, .leading), constant: 16),
                LayoutConstraint(anchor(avatar, .top), .greaterThanOrEqual, anchor(card, .top, .layoutMargins)),
                LayoutConstraint(
                    anchor(avatar, .width), .equal, anchor(avatar, .height), multiplier: 1.5, constant: -2),
                LayoutConstraint(anchor(avatar, .height), .lessThanOrEqual, constant: 44),
                LayoutConstraint(anchor(title, .width), .equal, anchor(card, .width), multiplier: 0.5),
                LayoutConstraint(anchor(title, .leading), .equal, anchor(avatar, .trailing), priority: 750),
                LayoutConstraint(
                    anchor(title, .height), .equal, anchor(title, .height), multiplier: 0.5, priority: 9),
                LayoutConstraint(
                    anchor(title, .centerY), .lessThanOrEqual, anchor(card, .bottom, .safeArea), constant: -8,
                    priority: 9),
            ])
    }

    /// Each attribute of an item has an anchor, but for those that UIKit calls by a guide.
    @Test func everyAttributeHasAnAnchor() {
        let item = ItemID(index: 3)
        let horizontal = [item.leading, item.trailing, item.left, item.right, item.centerX].map(\.anchor)
        let vertical = [item.top, item.bottom, item.centerY, item.firstBaseline, item.lastBaseline].map(\.anchor)
        let anchors = horizontal + vertical + [item.width, item.height].map(\.anchor)
        #expect(anchors.allSatisfy { $0.item == item && $0.region == .item })
        let margins = Attribute.allCases.filter { $0.rawValue.contains("Margin") }
        #expect(Set(anchors.map(\.attribute)) == Set(Attribute.allCases).subtracting(margins))
        #expect(horizontal.allSatisfy { $0.attribute.axis == .horizontal })
        #expect(vertical.allSatisfy { $0.attribute.axis == .vertical })
    }

    /// A view without an identifier gets a generated one, unique in its tree.
    @Test func madeUpNames() {
        var tree = LayoutTree(root: .stack(.vertical, spacing: 8, identifier: "column"))
        let views: [View] = [.label("a"), .label("b", identifier: "b"), .button("c"), .of(.switch), .label("d")]
        for view in views { tree.addArrangedSubview(view, to: tree.root) }
        #expect(tree.items.map(\.identifier) == ["column", "label#1", "b", "button#3", "switch#4", "label#5"])
        #expect(tree.items.map(\.hasOwnIdentifier) == [true, false, true, false, false, false])
    }

    @Test func factoriesLayOut() {
        var tree = LayoutTree(root: .stack(.vertical, spacing: 8, alignment: .center, identifier: "column"))
        let title = tree.addArrangedSubview(.label("Hello") { $0.font = .system(20, weight: .bold) }, to: tree.root)
        let go = tree.addArrangedSubview(.button("Go"), to: tree.root)
        tree[tree.root].setCustomSpacing(20, after: title)
        let layout = tree.resolve(in: LayoutEnvironment(width: 320))
        #expect(layout[go].frame.minY == layout[title].frame.maxY + 20)
        #expect(abs(layout[title].frame.midX - 160) <= 0.25)
    }

    /// UIKit's names on a view: each with a kind that has the property and a value that is not its default.
    static let properties: [(name: String, kind: View.Kind, set: @Sendable (inout View) -> Void)] = [
        ("backgroundColor", .view, { $0.backgroundColor = .named("systemRed") }), ("alpha", .view, { $0.alpha = 0.5 }),
        ("tintColor", .view, { $0.tintColor = .named("systemRed") }),
        ("clipsToBounds", .view, { $0.clipsToBounds = true }),
        ("contentMode", .imageView, { $0.contentMode = .center }),
        ("cornerRadius", .view, { $0.cornerRadius = .points(3) }),
        ("text", .label, { $0.text = "Hello" }), ("textColor", .textField, { $0.textColor = .named("systemRed") }),
        ("textAlignment", .label, { $0.textAlignment = .right }), ("font", .textView, { $0.font = .system(9) }),
        ("numberOfLines", .label, { $0.numberOfLines = 2 }),
        ("lineBreakMode", .label, { $0.lineBreakMode = .byClipping }),
        ("title", .button, { $0.title = "Go" }), ("image", .button, { $0.image = ImageContent(name: "star") }),
        ("image", .imageView, { $0.image = ImageContent(name: "star") }), ("axis", .stackView, { $0.axis = .vertical }),
        ("spacing", .stackView, { $0.spacing = 8 }), ("alignment", .stackView, { $0.alignment = .center }),
        ("distribution", .stackView, { $0.distribution = .equalSpacing }),
        ("isLayoutMarginsRelativeArrangement", .stackView, { $0.isLayoutMarginsRelativeArrangement = true }),
        (
            "contentHuggingPriority", .label,
            { $0.setContentHuggingPriority(.required, for: .vertical) }
        ),
        (
            "contentCompressionResistancePriority", .label,
            { $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
        ),
    ]

    /// A property that is set under UIKit's name is the catalogued one of the same name, whole and alone.
    @Test(arguments: properties.indices)
    func namesAreCatalogued(_ place: Int) throws {
        let (name, kind, set) = Self.properties[place]
        let property = try #require(PropertyCatalog.property(name), "\(name)")
        var changed = View.of(kind, identifier: "x")
        let fresh = changed
        set(&changed)
        #expect(changed != fresh, "\(name)")
        var copy = fresh
        for field in property.fields where field.kinds.contains(kind) { field.place.copy(changed, into: &copy) }
        #expect(copy == changed, "\(name) of a \(kind)")
    }

    /// Setting a property that the kind does not have has no effect.
    @Test func namesOfOtherKinds() {
        var view = View.of(.slider, identifier: "x")
        let fresh = view
        view.text = "Hello"
        view.numberOfLines = 3
        view.spacing = 9
        view.title = "Go"
        view.image = ImageContent(name: "star")
        #expect(view == fresh)
        #expect(view.text.isEmpty && view.numberOfLines == 1 && view.spacing == 0 && view.image == nil)
    }

    @Test func prioritiesAreUIKits() {
        let named: [LayoutPriority] = [.fittingSizeLevel, .defaultLow, .defaultHigh, .required]
        #expect(named.map(\.rawValue) == [50, 250, 750, 1000])
        #expect(named == named.sorted() && LayoutPriority(999) < .required && 49.5 < LayoutPriority.fittingSizeLevel)
    }
}
