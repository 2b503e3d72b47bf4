import Synchronization

/// The processors of this machine.
package enum Processors {
    /// How many are at work, at least 1.
    package static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// Calls `body` once with each of `0..<iterations`, on this thread and on further ones, at most one for each processor, and
/// returns when all calls have ended.
///
/// A thread takes the lowest number that no thread has taken. Where the system starts no further thread, those that
/// run do the work of all.
package func concurrentPerform(iterations: Int, execute body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
        let work = SharedWork(iterations, body)
        var threads = unsafe [StartedThread]()
        for _ in 1..<max(1, min(iterations, Processors.count)) {
            guard let thread = unsafe work.start() else { break }
            unsafe threads.append(thread)
        }
        work.run()
        // The threads hold no reference to `work`.
        withExtendedLifetime(work) { while let thread = unsafe threads.popLast() { unsafe thread.join() } }
    }
}

/// The results of `make` for `0..<count`, in this order, computed on all processors.
package func parallelMap<Output: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Output) -> [Output] {
    let outputs = Mutex([Output?](repeating: nil, count: count))
    concurrentPerform(iterations: count) { place in
        let output = make(place)
        outputs.withLock { $0[place] = output }
    }
    return outputs.withLock { $0.compactMap { $0 } }
}

/// The numbers of a piece of work, each taken once by the thread that asks next.
package final class SharedNumbers: Sendable {
    private let count: Int
    /// The lowest number that no thread has taken.
    private let lowest = Atomic(0)

    /// The numbers `0..<count`.
    package init(count: Int) { self.count = count }

    /// The lowest number that no thread has taken; nil where none is left.
    package func next() -> Int? {
        let number = lowest.wrappingAdd(1, ordering: .relaxed).oldValue
        return number < count ? number : nil
    }
}

/// Numbered calls that several threads make, each the next one.
private final class SharedWork: Sendable {
    private let numbers: SharedNumbers
    private let body: @Sendable (Int) -> Void

    init(_ iterations: Int, _ body: @escaping @Sendable (Int) -> Void) {
        numbers = SharedNumbers(count: iterations)
        self.body = body
    }

    /// Makes calls until no number is left.
    func run() { while let place = numbers.next() { body(place) } }

    /// A thread that runs the work, to be joined before the object goes; nil where the system starts none.
    ///
    /// Starts the thread with a stack of 8 MB, the usual stack of a main thread: trees are walked by recursion, and
    /// Darwin's threads have half a megabyte. The thread blocks all signals but its own errors: signals of the process go
    /// to the process's own threads.
    @unsafe func start() -> StartedThread? {
        var attributes = pthread_attr_t()
        guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        guard unsafe pthread_attr_setstacksize(&attributes, 8 << 20) == 0 else { return nil }
        var (blocked, before) = (sigset_t(), sigset_t())
        unsafe sigfillset(&blocked)
        for signal in [SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] { unsafe sigdelset(&blocked, signal) }
        // A thread starts with the mask of the thread that starts it.
        guard unsafe pthread_sigmask(SIG_SETMASK, &blocked, &before) == 0 else { return nil }
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        return unsafe StartedThread(&attributes, Unmanaged.passUnretained(self).toOpaque()) { argument in
            let address: UnsafeMutableRawPointer? = unsafe argument
            if let address = unsafe address {
                unsafe Unmanaged<SharedWork>.fromOpaque(address).takeUnretainedValue().run()
            }
            return nil
        }
    }
}
