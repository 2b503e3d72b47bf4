/// The views of a list by their reuse identifiers: how each is made, and those that are free for another row or item.
@MainActor
struct ReuseQueue<View: UIView> {
    private var classes: [String: View.Type] = [:]
    /// Views of nibs and prototypes.
    private var makers: [String: () -> View?] = [:]
    private var idle: [String: [View]] = [:]

    mutating func register(_ type: AnyClass?, _ identifier: String) {
        classes[identifier] = type as? View.Type
        makers[identifier] = nil
    }
    mutating func register(_ nib: UINib?, _ identifier: String) {
        makers[identifier] = nib.map { nib in { nib.instantiate(withOwner: nil).first as? View } }
    }
    /// A prototype of a storyboard.
    mutating func register(_ prototype: NibPrototype, _ identifier: String) {
        makers[identifier] = { prototype.make() as? View }
    }

    var identifiers: [String] { Set(classes.keys).union(makers.keys).sorted() }
    mutating func add(_ view: View, _ identifier: String?) {
        if let identifier { idle[identifier, default: []].append(view) }
    }
    mutating func takeIdle(_ identifier: String) -> View? { idle[identifier]?.popLast() }
    func make(_ identifier: String, _ make: (View.Type) -> View?) -> View? {
        makers[identifier]?() ?? classes[identifier].flatMap(make)
    }
}
