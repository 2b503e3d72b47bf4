/// Views in one expression: `tree.addArrangedSubview(.label("Hello") { $0.numberOfLines = 2 }, to: column)`.
///
/// Without an identifier the tree makes one up, such as `label#3`.
extension View {
    /// A view of a kind without required content, such as `.of(.switch)`.
    public static func of(_ kind: Kind, identifier: String = "", _ change: (inout View) -> Void = { _ in }) -> View {
        var view = View.fresh(kind)
        view.identifier = identifier
        change(&view)
        return view
    }

    /// A plain view.
    public static func view(identifier: String = "", _ change: (inout View) -> Void = { _ in }) -> View {
        of(.view, identifier: identifier, change)
    }

    /// A label of one line.
    public static func label(_ text: String, identifier: String = "", _ change: (inout View) -> Void = { _ in }) -> View
    {
        of(.label, identifier: identifier) { view in
            view.text = text
            change(&view)
        }
    }

    /// A system button.
    public static func button(_ title: String, identifier: String = "", _ change: (inout View) -> Void = { _ in })
        -> View
    {
        of(.button, identifier: identifier) { view in
            view.title = title
            change(&view)
        }
    }

    /// An image view.
    /// - Parameter size: the picture's natural size in points; nil where nobody knows it.
    public static func image(
        _ name: String, size: Size? = nil, identifier: String = "", _ change: (inout View) -> Void = { _ in }
    ) -> View {
        of(.imageView, identifier: identifier) { view in
            view.image = ImageContent(name: name, size: size)
            change(&view)
        }
    }

    /// A stack view.
    /// - Parameter spacing: the gap between arranged subviews, in points.
    public static func stack(
        _ axis: Axis, spacing: Double = 0, alignment: StackAttributes.Alignment = .fill,
        distribution: StackAttributes.Distribution = .fill, identifier: String = "",
        _ change: (inout View) -> Void = { _ in }
    ) -> View {
        of(.stackView, identifier: identifier) { view in
            view.axis = axis
            view.spacing = spacing
            view.alignment = alignment
            view.distribution = distribution
            change(&view)
        }
    }
}
