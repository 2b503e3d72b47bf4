import LayoutEngine
import Testing

/// systemLayoutSizeFitting with its priorities, and stacks' fitting sizes by formula.
@Suite struct FittingTests {
    static func stack(_ distribution: StackAttributes.Distribution, _ lengths: [Double]) -> LayoutTree {
        var root = View(.stackView, identifier: "stack")
        root.stack?.distribution = distribution
        root.stack?.spacing = 5
        var tree = LayoutTree(root: root)
        for (index, length) in lengths.enumerated() {
            var view = View(.view, identifier: "v\(index)")
            view.intrinsicContentSize = Size(width: length, height: 20)
            tree.addArrangedSubview(view, to: tree.root)
        }
        return tree
    }

    /// Measured on UIStackView: 40, 60, 10, 25 with spacing 5.
    @Test(arguments: [
        (StackAttributes.Distribution.fill, 150.0), (.fillEqually, 255), (.fillProportionally, 150),
        (.equalSpacing, 150), (.equalCentering, 197.5),
    ])
    func naturalWidth(distribution: StackAttributes.Distribution, width: Double) {
        let tree = Self.stack(distribution, [40, 60, 10, 25])
        let size = tree.systemLayoutSizeFitting(tree.root, in: LayoutEnvironment())
        #expect(abs(size.width - width) < 1e-6 && abs(size.height - 20) < 1e-6)
    }

    /// A text that wraps: the required width decides the height.
    @Test func requiredWidthWrapsText() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        var label = View(.label, identifier: "label")
        var content = TextContent(text: "several words that do not fit on a line of a hundred points")
        content.numberOfLines = 0
        label.content = .text(content)
        let id = tree.addSubview(label, to: tree.root)
        for attribute in [Attribute.leading, .trailing, .top, .bottom] {
            tree.constraints.append(LayoutConstraint(Anchor(id, attribute), .equal, Anchor(tree.root, attribute)))
        }
        let environment = LayoutEnvironment()
        let wide = tree.systemLayoutSizeFitting(tree.root, in: environment)
        let narrow = tree.systemLayoutSizeFitting(
            tree.root, target: Size(width: 100, height: 0), horizontalPriority: 1000, in: environment)
        #expect(narrow.width == 100)
        #expect(narrow.height >= 3 * wide.height && wide.width > 300)
    }

    /// A target width acts as a constraint of its priority: it compresses the contents if it is stronger than their
    /// resistance.
    @Test(arguments: [(Float(50), 150.0), (749, 150), (751, 80)])
    func targetPriority(priority: Float, width: Double) {
        let tree = Self.stack(.fill, [40, 60, 10, 25])
        let size = tree.systemLayoutSizeFitting(
            tree.root, target: Size(width: 80, height: 0), horizontalPriority: priority, in: LayoutEnvironment())
        #expect(abs(size.width - width) < 1e-6)
    }
}
