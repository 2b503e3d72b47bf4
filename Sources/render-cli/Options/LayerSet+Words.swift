import ArgumentParser
import LayoutRender
import Synchronization

extension LayerSet {
    /// The layers that some words name; another word names none.
    init(named words: some Sequence<String>) {
        self = words.reduce(into: []) { $0.formUnion(LayerSet.named($1) ?? []) }
    }
}

/// The layers of a picture in one word.
enum LayerBase: String, EnumerableFlag {
    case plain, annotated

    var layers: LayerSet { self == .plain ? .plain : .annotated }

    static func help(for value: Self) -> ArgumentHelp? {
        value == .plain ? "The screen without annotations." : "The screen with frames, names, gaps and defects."
    }
}

/// The value of `--show` or `--hide`, with its place among all of them: the parser tells no order of different flags.
struct LayerWords: Sendable {
    let words: [String]
    let place: Int

    private static let count = Mutex(0)

    init(_ text: String) {
        words = text.split(separator: ",").map(String.init)
        place = Self.count.withLock { count in
            count += 1
            return count
        }
    }

    var layers: LayerSet { words.contains("all") ? .all : LayerSet(named: words) }
}
