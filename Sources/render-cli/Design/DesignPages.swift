import DesignDiff
import LayoutDocument
import LayoutEngine
import Notation

/// The frames of a design as pages, and the page that shows a screen.
struct DesignPages {
    /// The design's file.
    let file: String
    private let frames: [(scene: LayoutScene, words: PageWords)]

    /// Reads a design; its frames are not chosen by the flags for screens.
    /// - Parameter kept: files that were read already.
    init(
        _ file: String, _ selection: SelectionOptions, limits: Limits, kept: KeptFiles? = nil
    ) throws(Failure) {
        self.file = file
        var selection = selection
        (selection.scenes, selection.devices, selection.traits) = ([], [], [])
        var loader = InputLoader(selection: selection, limits: limits, takesStates: false, takesSteps: false)
        loader.files.kept = kept
        frames = try loader.load(file).map { page in
            let scene = page.makeScene()
            return (scene, PageWords(scene))
        }
        try Notice.say(loader.remarks.notices)
    }

    /// The frame that shows a screen: the likest with the same name or half of the texts. A screen that is the only one has
    /// the likest frame in any case.
    private func frame(showing screen: LayoutScene, isOnly: Bool) -> LayoutScene? {
        PageWords(screen).likest(of: frames.map(\.words), isOnly: isOnly).map { frames[$0].scene }
    }

    /// A screen beside its frame; nil where no frame shows the screen.
    /// - Parameters:
    ///   - isOnly: whether no other screen is compared.
    ///   - pairs: the partners that a person named, see `DesignPairs`.
    func compare(
        _ scene: LayoutScene, tolerance: Double, isOnly: Bool = false, pairs: DesignPairs? = nil
    ) throws(Failure) -> DesignDifference? {
        guard let frame = frame(showing: scene, isOnly: isOnly) else { return nil }
        let design = DesignSide(frame, isDesign: true)
        try design.layout.requireFrames("\(displayName(file)): \(frame.name)")
        let screen = DesignDifference.screen(scene, for: design)
        try screen.layout.requireFrames(scene.name)
        let named = try pairs?.items(design, screen) ?? [:]
        do {
            return try DesignDifference(design: design, screen: screen, named: named, tolerance: tolerance)
        } catch {
            throw Failure(
                "\(escapedForDisplay(scene.name)): too large to be compared with its design: \(error); --max-work moves the limit"
            )
        }
    }
}

/// A design that screens are tested with.
struct DesignExpectation {
    let pages: DesignPages
    /// Numbers that differ by no more points pass.
    let tolerance: Double

    /// The numbers and looks of a screen that its design has otherwise, or why the two cannot be compared; none for a screen
    /// that no frame shows.
    func failures(of scene: LayoutScene) -> [ExpectationFailure] {
        let compared: DesignDifference?
        do throws(Failure) {
            compared = try pages.compare(scene, tolerance: tolerance)
        } catch {
            return [ExpectationFailure(item: scene.name, line: 1, message: error.lines.joined(separator: "; "))]
        }
        guard let found = compared else { return [] }
        let numbers = found.numbers.map { number in
            ExpectationFailure(
                item: number.source, line: number.line ?? 1, message: number.sentence(file: nil))
        }
        let looks = found.looks.map { look in
            ExpectationFailure(item: look.view, line: 1, message: look.sentence)
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
