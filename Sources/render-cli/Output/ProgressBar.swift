import CLibrary
import Notation
import Synchronization

/// How far a long run is: a line that is drawn over itself on a terminal, after half a second, with a bar, the rate, the
/// time left and what was done last. Nothing where standard error is no terminal, and nothing with `--quiet`.
///
/// A class because threads share one count.
final class ProgressBar: Sendable {
    private let total: Int
    private let start = MonotonicClock.milliseconds
    private let isShown: Bool
    private let state = Mutex(State())

    private struct State {
        /// When the line was drawn last, 0 for never.
        var drawn = 0
        var done = 0
    }

    /// Milliseconds before the first line, and between two lines.
    private static let patience = 500
    private static let pause = 100
    /// What all terminals have, less the column of the cursor.
    private static let width = 79

    init(total: Int) {
        self.total = total
        isShown = total > 1 && StandardStreams.showsProgress
    }

    /// One more is done; called on any thread.
    /// - Parameter name: a file.
    func advance(_ name: @autoclosure () -> String) {
        guard isShown else { return }
        let now = MonotonicClock.milliseconds
        state.withLock { state in
            state.done += 1
            let isLast = state.done == total
            guard isLast ? state.drawn > 0 : now - start >= Self.patience && now - state.drawn >= Self.pause else {
                return
            }
            state.drawn = now
            // Nothing stays of the line when all is done.
            let line =
                isLast
                ? "" : Self.line(done: state.done, total: total, milliseconds: now - start, name(), width: Self.width)
            StandardStreams.redraw(line)
        }
    }

    /// `[########------------] 280/690  93/s  0:05 left  Views/Main.storyboard`, at most `width` columns of Latin text.
    static func line(done: Int, total: Int, milliseconds: Int, _ name: String, width: Int) -> String {
        let cells = 20
        let full = max(0, min(cells, total > 0 ? Int(Double(cells) * Double(done) / Double(total)) : 0))
        let bar = String(repeating: "#", count: full) + String(repeating: "-", count: cells - full)
        var line = "[\(bar)] \(done)/\(total)"
        if milliseconds > 0, done > 0 {
            let rate = Double(done) * 1_000 / Double(milliseconds)
            let left = Double(max(0, total - done)) / rate
            // 3.4 a second, 93 a second.
            let words = PlainNumber.text(rate < 10 ? (rate * 10).rounded() / 10 : rate.rounded())
            line += "  \(words)/s  \(clock(left)) left"
        }
        let room = width - line.count - 2
        guard room >= 8, !name.isEmpty else { return String(line.prefix(width)) }
        let shown = displayLine(name)
        // The end of a path tells more than its beginning.
        return line + "  " + (shown.count <= room ? shown : "..." + shown.suffix(room - 3))
    }

    /// `0:05`, `12:40`, `3:00:00`.
    private static func clock(_ seconds: Double) -> String {
        let all = Int(min(max(0, seconds.rounded()), 359_999))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, rest) = (all / 60, two(all % 60))
        return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\(two(minutes % 60)):\(rest)"
    }
}

/// A clock that nobody sets.
enum MonotonicClock {
    static var milliseconds: Int { microseconds / 1_000 }

    static var microseconds: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
    }
}
