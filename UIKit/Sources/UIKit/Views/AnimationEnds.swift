/// Completions of animations, which code expects after the turn of the main run loop that began them: an animation that
/// starts itself again would never return otherwise.
@MainActor
package enum AnimationEnds {
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
        waiting.append(completion)
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { MainActor.assumeIsolated { runTurn() } }
    }

    /// Calls those that wait now; what they begin waits for the next turn.
    private static func runTurn() {
        isScheduled = false
        let now = waiting
        waiting = []
        for completion in now { completion() }
    }

    /// Calls what waits, turn by turn, without a run loop: for a program that draws one picture and ends.
    package static func finish(turns: Int) {
        for _ in 0..<turns where !waiting.isEmpty { runTurn() }
    }
}
