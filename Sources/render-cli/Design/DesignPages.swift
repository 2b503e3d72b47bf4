import DesignDiff
import LayoutDocument
import LayoutEngine
import Notation

/// The frames of a design as pages, and the page that shows a screen.
struct DesignPages {
    /// The design's file.
    let file: String
    private let sides: [DesignSide]

    /// Reads a design; its pages are not chosen by the flags for screens.
    init(_ file: String, limits: Limits) throws(Failure) {
        self.file = file
        var loader = InputLoader(selection: SelectionOptions(), limits: limits, takesStates: false, takesSteps: false)
        sides = try loader.load(file).map { DesignSide($0.makeScene()) }
        try Notice.say(loader.notices)
    }

    /// The page that shows a screen: the one with the most words of the screen's name, and of those the one with the most of
    /// its texts; the only page in any case. Nil where no page has a word or a text of the screen.
    func page(showing scene: LayoutScene) -> DesignSide? {
        if sides.count == 1 { return sides[0] }
        let words = DesignSide.words(scene.name)
        let texts = Set(DesignSide(scene).texts)
        var best: (side: DesignSide, words: Int, texts: Int)?
        for side in sides {
            let found = (
                DesignSide.words(side.scene.name).intersection(words).count, texts.intersection(side.texts).count
            )
            guard found != (0, 0), best.map({ found > ($0.words, $0.texts) }) ?? true else { continue }
            best = (side, found.0, found.1)
        }
        return best?.side
    }

    /// A screen beside its page; nil where no page shows the screen.
    /// - Parameter pairs: the partners that a person named, see `DesignPairs`.
    func compare(
        _ scene: LayoutScene, tolerance: Double, pairs: DesignPairs? = nil
    ) throws(Failure) -> DesignDifference? {
        guard let design = page(showing: scene) else { return nil }
        let screen = DesignDifference.screen(scene, for: design)
        let named = try pairs?.items(design, screen) ?? [:]
        do {
            return try DesignDifference(design: design, screen: screen, named: named, tolerance: tolerance)
        } catch {
            throw Failure("\(escapedForDisplay(scene.name)): too large to be compared with its design")
        }
    }
}

/// A design that screens are tested with.
struct DesignExpectation {
    let pages: DesignPages
    /// Numbers that differ by no more points pass.
    let tolerance: Double

    /// The numbers and looks of a screen that its design has otherwise; none for a screen that no frame shows.
    func failures(of scene: LayoutScene) -> [ExpectationFailure] {
        guard let found = try? pages.compare(scene, tolerance: tolerance) else { return [] }
        let numbers = found.numbers.map { number in
            ExpectationFailure(
                path: "", item: number.source, line: number.line ?? 1, column: 1, message: number.sentence(file: nil))
        }
        let looks = found.looks.map { look in
            ExpectationFailure(path: "", item: look.view, line: 1, column: 1, message: look.sentence)
        }
        return numbers + looks
    }
}

/// Partners that a person named in a file: a JSON object of layers with their views; null for a layer without a view.
struct DesignPairs {
    /// The file's name in messages.
    let file: String
    private let members: [(layer: String, view: String?)]

    /// Nil for a file that does not exist.
    init?(_ file: String, limits: Limits) throws(Failure) {
        guard FileReader.status(file).kind != .missing else { return nil }
        self.file = file
        let bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
        let value: JSONValue
        do {
            value = try JSONReading.parse(bytes)
        } catch {
            throw Failure("\(file):\(error.place.line):\(error.place.column): \(error.message)")
        }
        guard case .object(let members) = value else {
            throw Failure("\(file): must be an object of layers with views")
        }
        var pairs: [(String, String?)] = []
        for member in members {
            if case .null = member.value {
                pairs.append((member.key, nil))
            } else if let view = member.value.string {
                pairs.append((member.key, view))
            } else {
                throw Failure("\(file): \"\(escapedForDisplay(member.key))\" must name a view, or be null")
            }
        }
        self.members = pairs
    }

    /// The items of the names.
    func items(_ design: DesignSide, _ screen: DesignSide) throws(Failure) -> [ItemID: ItemID?] {
        var items: [ItemID: ItemID?] = [:]
        for (layer, view) in members {
            let from = try item(layer, design, "layer of the design")
            items[from] = .some(try view.map { name throws(Failure) in try item(name, screen, "view of the screen") })
        }
        return items
    }

    private func item(_ name: String, _ side: DesignSide, _ what: String) throws(Failure) -> ItemID {
        switch side.names.match(name) {
        case .item(let item): return item
        case .several(let items):
            throw Failure("\(file): \"\(escapedForDisplay(name))\" names \(items.count) of the \(what)s")
        case .none: throw Failure("\(file): \"\(escapedForDisplay(name))\" is no \(what)")
        }
    }

    /// A file with the partners of a comparison.
    static func text(_ difference: DesignDifference) -> String {
        let (design, screen, matching) = (difference.design, difference.screen, difference.matching)
        let pairs = matching.pairs.map { pair in
            JSONValue.Member(design.names.name(of: pair.layer), .string(screen.names.name(of: pair.view)))
        }
        let alone = matching.layersAlone.map { JSONValue.Member(design.names.name(of: $0), .null) }
        return JSONValue.object(pairs + alone).text
    }
}
