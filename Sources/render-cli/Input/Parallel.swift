import CLibrary
import Synchronization

/// The results of `make` for `0..<count`, in this order, computed on all processors.
func parallelMap<Output: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Output) -> [Output] {
    let outputs = Mutex([Output?](repeating: nil, count: count))
    concurrentPerform(iterations: count) { place in
        let output = make(place)
        outputs.withLock { $0[place] = output }
    }
    return outputs.withLock { $0.compactMap { $0 } }
}
