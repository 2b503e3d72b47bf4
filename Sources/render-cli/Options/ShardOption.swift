import ArgumentParser

/// `--shard i/n`: this part of the work.
struct ShardOption {
    /// From 0.
    let part: (index: Int, count: Int)

    /// - Throws: for anything but i/n with i from 1 to n, and n at most 1,000.
    init(_ text: String) throws(ValidationError) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1, count <= 1000,
            (1...count).contains(index)
        else { throw ValidationError("--shard \(text): use i/n with i from 1 to n, such as 1/4") }
        part = (index - 1, count)
    }
}
