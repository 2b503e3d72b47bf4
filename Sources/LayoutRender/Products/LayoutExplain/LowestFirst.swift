/// Numbers that leave from the lowest to the highest while others enter: a binary heap.
struct LowestFirst {
    private var numbers: [Int] = []

    /// Adds a number.
    mutating func insert(_ number: Int) {
        numbers.append(number)
        var place = numbers.count - 1
        while place > 0, numbers[place] < numbers[(place - 1) / 2] {
            numbers.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Removes the lowest number; nil for an empty heap.
    mutating func next() -> Int? {
        guard let lowest = numbers.first, let last = numbers.popLast() else { return nil }
        guard !numbers.isEmpty else { return lowest }
        numbers[0] = last
        var place = 0
        while true {
            let below = [2 * place + 1, 2 * place + 2].filter { $0 < numbers.count && numbers[$0] < numbers[place] }
            guard let least = below.min(by: { numbers[$0] < numbers[$1] }) else { return lowest }
            numbers.swapAt(place, least)
            place = least
        }
    }
}
