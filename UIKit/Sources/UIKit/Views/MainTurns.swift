/// What waits for the next turn of the main run loop: blocks that code on the main thread gives to the main queue, and completions of
/// animations, of which those that start themselves again would never return otherwise.
@MainActor
package enum MainTurns {
    /// Whether animations are on; `UIView.areAnimationsEnabled`.
    static var areEnabled = true
    private static var waiting: [() -> Void] = []
    private static var isScheduled = false

    static func call(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        call { completion(true) }
    }

    private static var isCalling = false

    static func call(_ completion: @escaping () -> Void) {
        if !areEnabled, !isCalling {
            isCalling = true
            defer { isCalling = false }
            return completion()
        }
        wait(completion)
    }

    static func wait(_ block: @escaping () -> Void) {
        waiting.append(block)
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { runTurn() } }
    }

    /// Calls those that wait now; what they begin waits for the next turn.
    private static func runTurn() {
        isScheduled = false
        let now = waiting
        waiting = []
        for completion in now { completion() }
    }

    /// Calls what waits, turn by turn, without a run loop: for a program that draws one picture and ends.
    /// - Parameter turns: the most, where code asks for the next one again and again.
    package static func finish(turns: Int = 8) {
        for _ in 0..<turns where !waiting.isEmpty { runTurn() }
    }
}

extension DispatchQueue {
    /// Takes the place of Dispatch's method: what code on the main thread gives to the main queue is done in a program without a run
    /// loop too. What other threads give is done by a run loop alone, so that a picture does not depend on their speed.
    public func async(execute work: @escaping @Sendable () -> Void) {
        guard label == "com.apple.main-thread", isOnMainQueue else { return async(group: nil, execute: work) }
        MainActor.assumeIsolated { MainTurns.wait(work) }
    }
}
