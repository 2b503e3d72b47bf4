/// Insets by item; no list while all are zero, as the safe areas of most trees are.
struct InsetList: Equatable {
    let count: Int
    /// By item; empty while all are zero.
    private var values: [EdgeInsets] = []

    /// Zero for each item.
    init(count: Int) { self.count = count }

    static func == (a: InsetList, b: InsetList) -> Bool {
        a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
    }

    subscript(place: Int) -> EdgeInsets {
        @inline(__always) get { values.isEmpty ? .zero : values[place] }
        set {
            if values.isEmpty {
                guard newValue != .zero else { return }
                values = Array(equal: .zero, count: count)
            }
            values[place] = newValue
        }
    }
}
