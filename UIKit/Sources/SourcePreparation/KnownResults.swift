import Dispatch
import Foundation

/// The results of a function that follow from its argument alone, each computed once: an app's files are prepared again in every
/// round of its pruning, and most of them are the same as in the round before.
final class KnownResults<Argument: Hashable, Result>: @unchecked Sendable {
    private let function: (Argument) -> Result
    private let lock = NSLock()
    private var results: [Argument: Result] = [:]
    /// How many results are kept: some rounds of a large app.
    private static var maximumCount: Int { 8_192 }

    init(_ function: @escaping (Argument) -> Result) { self.function = function }

    /// The results in the order of the arguments; those that are not known are computed on all cores.
    func results(for arguments: [Argument]) -> [Result] {
        // 1 what is known
        let known = lock.withLock { arguments.map { results[$0] } }
        let missing = Array(Set(zip(arguments, known).lazy.filter { $1 == nil }.map(\.0)))
        // 2 the rest, side by side
        var computed = [Result?](repeating: nil, count: missing.count)
        computed.withUnsafeMutableBufferPointer { places in
            nonisolated(unsafe) let places = places
            DispatchQueue.concurrentPerform(iterations: missing.count) { places[$0] = function(missing[$0]) }
        }
        let new = Dictionary(uniqueKeysWithValues: zip(missing, computed.lazy.compactMap(\.self)))
        // 3 kept
        lock.withLock {
            if results.count + new.count > Self.maximumCount { results = [:] }
            results.merge(new) { $1 }
        }
        return zip(arguments, known).map { $1 ?? new[$0] ?? function($0) }
    }
}
