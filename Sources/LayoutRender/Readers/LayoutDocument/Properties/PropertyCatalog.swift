import LayoutEngine

/// All properties of a node of tree.json, in the order in which a written document, the schema and reports list them.
package enum PropertyCatalog {
    /// Properties of the same key in several groups (`numberOfLines` of labels and of buttons) are joined into one,
    /// at the place of the first.
    package static var all: [Property] { catalog.all }

    /// The index of each key in `all`.
    package static var places: [String: Int] { catalog.places }

    private static let catalog: (all: [Property], places: [String: Int]) = {
        let groups = [
            identity, geometry, margins, appearance, stack, arranger, FlexProperties.all, scroll, captions, texts,
            ButtonProperties.all,
            controls, bars, controlColors, table,
            ListProperties.cell, ListProperties.collection, structure, RareProperties.all, RareProperties.controls,
            BehaviorProperties.all,
        ]
        let count = groups.reduce(0) { $0 + $1.count }
        var all: [Property] = []
        var places = [String: Int](minimumCapacity: count)
        all.reserveCapacity(count)
        for property in groups.joined() {
            if let place = places[property.name] {
                all[place] = all[place].joined(with: property)
            } else {
                places[property.name] = all.count
                all.append(property)
            }
        }
        return (all, places)
    }()

    /// All keys in their order.
    package static let names = all.map(\.name)

    /// A property by its key.
    package static func property(_ name: String) -> Property? { places[name].map { all[$0] } }
}

extension PropertyCatalog {
    /// In points, for numbers that may be negative.
    static let coordinates = -Size.longest...Size.longest
    /// In points.
    static let lengths = 0.0...Size.longest
    /// In points.
    static let fontSizes = 0.0...2_000
    /// 0 for any number of lines, as `numberOfLines`.
    static let lines = 0...1_000_000
}
