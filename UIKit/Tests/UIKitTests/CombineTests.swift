import AppleCombine
import Foundation
import Testing

/// The stand-in for Combine: what a chain hands on, and when.
struct CombineTests {
    private final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    /// What stands for a publisher that is not at hand publishes nothing.
    @Test func standIns() {
        var values: [Int] = []
        let publisher: AnyPublisher<Int, any Error> = UIKitStandIn.value("a")
        let open = publisher.sink(receiveCompletion: { _ in values.append(0) }, receiveValue: { values.append($0) })
        #expect(values.isEmpty)
        open.cancel()
    }

    /// The names of operators in the results of functions, and publishers that can fail behind one that cannot.
    @Test func statedOperators() {
        func lengths<P: Publisher>(_ words: P) -> Publishers.Map<Publishers.Filter<P>, Int> where P.Output == String {
            words.filter { !$0.isEmpty }.map(\.count)
        }
        var told: [Int] = []
        _ = lengths(["a", "", "bcd"].publisher).sink { told.append($0) }
        let risky: Publishers.FlatMap<AnyPublisher<Int, any Error>, Just<Int>> = Just(2).flatMap {
            Just($0 + 2).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
        _ = risky.sink(receiveCompletion: { _ in }, receiveValue: { told.append($0) })
        #expect(told == [1, 3, 4])
    }

    @Test func propertiesAndSubjects() {
        let model = Model()
        var told: [String] = []
        var bag: Set<AnyCancellable> = []
        model.$name.dropFirst().removeDuplicates().map { $0 + "!" }.sink { told.append($0) }.store(in: &bag)
        model.objectWillChange.sink { told.append("will \(model.name)") }.store(in: &bag)
        model.name = "b"
        model.name = "b"
        model.count = 1
        #expect(told == ["will a", "b!", "will b", "will b"])
        bag = []
        model.name = "c"
        #expect(told.count == 4)
        let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
        var pairs: [String] = []
        let both = Publishers.CombineLatest(a, b).sink { pairs.append("\($0)\($1)") }
        b.send("x")
        a.send(2)
        both.cancel()
        a.send(3)
        #expect(pairs == ["1x", "2x"])
    }

    private struct Broken: Error {}

    @Test func failuresAndDemands() {
        var told: [String] = []
        let chain = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Broken() } else { "\($0)" } }
            .catch { _ in Just("broken") }
        _ = chain.sink(receiveCompletion: { told.append("\($0)") }, receiveValue: { told.append($0) })
        #expect(told == ["1", "broken", "finished"])
        final class Two: Subscriber {
            var values: [Int] = []
            func receive(subscription: any Subscription) { subscription.request(.max(2)) }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let two = Two()
        [1, 2, 3].publisher.subscribe(two)
        #expect(two.values == [1, 2])
    }

    /// What ends early hands on nothing more, and ends once.
    @Test func endings() {
        var told: [String] = []
        func note<Values: Publisher>(_ values: Values) {
            _ = values.sink(receiveCompletion: { told.append("\($0)") }, receiveValue: { told.append("\($0)") })
        }
        note(PassthroughSubject<Int, Never>().prefix(0))
        note([1, 2, 3].publisher.prefix(2))
        note(Future<Int, Broken> { $0(.success(4)) })
        note(Fail<Int, Broken>(error: Broken()).replaceError(with: 5))
        note(Publishers.Merge(Just(6), Deferred { Empty<Int, Never>() }))
        note([7, 8].publisher.receive(on: ImmediateScheduler.shared).append(9).collect())
        #expect(
            told.joined(separator: " ")
                == "finished 1 2 finished 4 finished 5 finished 6 finished [7, 8, 9] finished")
    }
}
