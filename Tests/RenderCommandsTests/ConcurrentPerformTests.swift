import CLibrary
import Synchronization
import Testing

@Suite("Work on several threads") struct ConcurrentPerformTests {
    /// What is known of the thread that makes a call.
    private struct Caller: Sendable {
        var isSelf: Bool
        /// Bytes of the stack that were used.
        var depth: Int
        var blocksTermination: Bool
        var blocksFaults: Bool
    }

    private static func isBlocked(_ signal: Int32) -> Bool {
        var mask = sigset_t()
        guard pthread_sigmask(SIG_BLOCK, nil, &mask) == 0 else { return false }
        return sigismember(&mask, signal) == 1
    }

    /// Calls itself until that many bytes of the stack lie between the first call and this one; a crash where they do not.
    @inline(never) private static func dig(_ bytes: Int, below top: UInt? = nil) -> Int {
        var local = 0
        let here = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
        let depth = Int((top ?? here) - here)
        return depth >= bytes ? depth : max(dig(bytes, below: top ?? here), local)
    }

    @Test func eachNumberIsCalledOnce() {
        for count in [-1, 0, 1, 2, 3, 7, 1_000] {
            let calls = Mutex([Int](repeating: 0, count: max(count, 0)))
            concurrentPerform(iterations: count) { place in calls.withLock { $0[place] += 1 } }
            #expect(calls.withLock { $0.allSatisfy { $0 == 1 } }, "\(count)")
        }
    }

    @Test func allCallsHaveEndedAfterwards() {
        for _ in 0..<200 {
            let running = Atomic(0)
            concurrentPerform(iterations: 5) { _ in
                running.wrappingAdd(1, ordering: .relaxed)
                sched_yield()
                running.wrappingSubtract(1, ordering: .relaxed)
            }
            #expect(running.load(ordering: .relaxed) == 0)
        }
    }

    @Test func workWithinWork() {
        let sums = Mutex([Int](repeating: 0, count: 8))
        concurrentPerform(iterations: 8) { outer in
            concurrentPerform(iterations: 10) { inner in sums.withLock { $0[outer] += inner } }
        }
        #expect(sums.withLock { $0 } == [Int](repeating: 45, count: 8))
    }

    @Test("a further thread has the main thread's usual stack and leaves the process's signals to others")
    func furtherThreads() {
        guard Processors.count > 1 else { return print("skipped: one processor, so no thread is started") }
        let me = pthread_self()
        let callers = Mutex([Caller]())
        // Enough calls for a second thread to take one of them.
        concurrentPerform(iterations: 5_000) { _ in
            guard callers.withLock({ list in !list.contains { !$0.isSelf } }) else { return }
            usleep(1_000)
            let isSelf = pthread_equal(me, pthread_self()) != 0
            let caller = Caller(
                isSelf: isSelf, depth: isSelf ? 0 : Self.dig(7 << 20),
                blocksTermination: Self.isBlocked(SIGTERM), blocksFaults: Self.isBlocked(SIGSEGV))
            callers.withLock { $0.append(caller) }
        }
        let others = callers.withLock { $0.filter { !$0.isSelf } }
        #expect(!others.isEmpty)
        for other in others {
            #expect(other.depth >= 7 << 20 && other.blocksTermination && !other.blocksFaults)
        }
    }

    @Test func theCallersSignalsStayAsTheyWere() {
        let before = (Self.isBlocked(SIGTERM), Self.isBlocked(SIGINT))
        concurrentPerform(iterations: 4) { _ in }
        #expect((Self.isBlocked(SIGTERM), Self.isBlocked(SIGINT)) == before)
    }
}
