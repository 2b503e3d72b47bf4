import LayoutEngine
import Synchronization
import Testing

@testable import LayoutDocument

/// The work of telling mistakes is counted, not timed.
@Suite("Mistakes are told once")
struct OnceListTests {
    /// A message that counts how often messages are compared.
    private struct Message: Hashable, Sendable {
        final class Counter: Sendable {
            let comparisons = Atomic(0)
        }

        let number: Int
        let counter: Counter

        static func == (first: Message, second: Message) -> Bool {
            first.counter.comparisons.add(1, ordering: .relaxed)
            return first.number == second.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("each mistake is compared with few others, below the capacity and beyond", arguments: [1, 2])
    func comparisons(times: Int) {
        let counter = Message.Counter()
        var list = OnceList<Message>(capacity: 5_000)
        for _ in 0..<times {
            for number in 0..<20_000 { list.add(Message(number: number, counter: counter)) }
        }
        #expect(list.elements.map(\.number) == Array(0..<5_000))
        #expect(list.droppedCount == times * 15_000)
        let count = counter.comparisons.load(ordering: .relaxed)
        #expect(count <= times * 4 * 20_000, "\(count)")
    }

    /// The reader keeps what it tells in such lists: every instance has the mistakes of its component.
    @Test("a mistake and a remark of a component are told once, those of nodes each")
    func instances() {
        func problems(_ count: Int, _ node: String) -> Int {
            let nodes = Array(repeating: node, count: count).joined(separator: ",")
            let component = #""components": {"Bar": {"type": "stackView", "subviews": [], "spacin": 3}}"#
            let text = #"{"version": 1, \#(component), "root": {"type": "view", "subviews": [\#(nodes)]}}"#
            var limits = Limits()
            limits.diagnostics = 100
            return messages(text, limits: limits).count
        }
        #expect(problems(50, #"{"type": "Bar"}"#) == 1)
        #expect(problems(50, #"{"type": "view", "spacin": 3}"#) == 50)
    }
}
