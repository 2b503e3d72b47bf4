/// Gives each name once: `tag`, and `tag2` and `tag3` to the next of that name.
package struct UniqueNames: Sendable {
    /// Between a name and its number.
    private let separator: String
    private var taken: Set<String> = []
    /// The last number behind each name that was asked for.
    private var numbers: [String: Int] = [:]

    /// No name is taken.
    package init(separator: String = "") { self.separator = separator }

    /// The name if nothing has it, else the name with the next free number, from 2.
    package mutating func take(_ name: String) -> String {
        var candidate = name
        while !taken.insert(candidate).inserted {
            let number = numbers[name, default: 1] + 1
            numbers[name] = number
            candidate = name + separator + String(number)
        }
        return candidate
    }
}
