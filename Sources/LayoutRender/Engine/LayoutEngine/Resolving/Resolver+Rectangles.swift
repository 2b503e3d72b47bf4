import Cassowary

extension Resolver {
    /// The numbers of all rectangles: solved unknowns, and the positions that follow in the short form.
    func rectangles(_ solved: [Double]) -> Rectangles<Double> {
        guard lowering.form.isShort else { return Rectangles(numbers: solved) }
        var values = Rectangles(numbers: [Double](equal: 0, count: lowering.unknowns.indices.numbers.count))
        for (place, unknown) in lowering.unknowns.indices.numbers.enumerated() where unknown >= 0 {
            values.numbers[place] = solved[Int(unknown)]
        }
        for id in lowering.outline.order where !lowering.items[id].shortParts.isEmpty {
            lowering.place(arrangedSubviewsOf: id, &values)
        }
        guard lowering.unknowns.independentCount > 0 else { return values }
        for id in lowering.outline.order where lowering.items[id].isIndependent {
            _ = lowering.place(frameOf: id, &values)
        }
        return values
    }

    /// The independent views with a length below 0.
    func viewsOfNegativeLength() -> [ItemID] {
        guard lowering.unknowns.independentCount > 0 else { return [] }
        return lowering.outline.order.filter {
            lowering.items[$0].isIndependent && lowering.hasNegativeLength($0, values)
        }
    }
}
