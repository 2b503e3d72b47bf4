import Dispatch
import Synchronization

/// The results of `make` for `0..<count`, in this order, computed on all processors.
func parallelMap<Output: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Output) -> [Output] {
    let workers = min(count, Processors.count)
    guard workers > 1 else { return (0..<count).map(make) }
    let outputs = Mutex([Output?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
        for place in stride(from: worker, to: count, by: workers) {
            let output = make(place)
            outputs.withLock { $0[place] = output }
        }
    }
    return outputs.withLock { $0.compactMap { $0 } }
}
