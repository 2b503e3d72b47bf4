/// The active constraints that name a view or one of its guides, whoever holds them: what has to go when the view leaves is
/// found without a look at all constraints of its superviews.
struct NamingConstraints {
    private var list: [Weak<NSLayoutConstraint>] = []
    /// How many were active when the list was last cleared of others.
    private var activeCount = 0

    /// In the order of activation; one that names the view twice is listed twice.
    @MainActor var all: [NSLayoutConstraint] { list.compactMap(\.object).filter(\.isActive) }

    @MainActor mutating func add(_ constraint: NSLayoutConstraint) {
        if list.count > 2 * activeCount + 8 {
            list.removeAll { !($0.object?.isActive ?? false) || $0.object === constraint }
            activeCount = list.count
        }
        list.append(Weak(constraint))
    }
}
