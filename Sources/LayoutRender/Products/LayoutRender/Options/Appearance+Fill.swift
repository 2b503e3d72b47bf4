import LayoutEngine

extension GradientLayer {
    /// One colour for readers of backgrounds: the mean of the stops, or the first colour where one has no numbers.
    package var mean: Color? {
        var sum = [0.0, 0, 0, 0]
        for stop in stops {
            guard case .rgba(let red, let green, let blue, let alpha) = stop.color else { return stops.first?.color }
            for (part, value) in [red, green, blue, alpha].enumerated() { sum[part] += value / Double(stops.count) }
        }
        return stops.isEmpty ? nil : .rgba(red: sum[0], green: sum[1], blue: sum[2], alpha: sum[3])
    }
}

extension Appearance {
    /// What fills the bounds, as one colour.
    package var fill: Color? { gradient?.mean ?? backgroundColor }
}
