import ArgumentParser
import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import Notation

/// The flags that select pages of the inputs.
struct SelectionOptions: ParsableArguments {
    @Option(
        name: .customLong("device"),
        help: ArgumentHelp(
            """
            Lay out for this device instead of the document's, by name or 390x844@3; iPhone, iPad, all-phones, all-pads; \
            again for more.
            """,
            valueName: "name"),
        completion: Completion.devices)
    var devices: [String] = []

    @Option(
        name: .customLong("traits"),
        help: ArgumentHelp("Lay out with these traits, such as rtl,dark; again for more.", valueName: "words"),
        completion: Completion.traits)
    var traits: [String] = []

    @Option(
        name: .customLong("ios"),
        help: ArgumentHelp(
            "Lay out in this release of iOS instead of the document's, such as 26 or 18,26; 'all' for 12 to 26; again for more.",
            valueName: "release"),
        completion: Completion.releases)
    var ios: [String] = []

    @Option(
        name: .customLong("state"),
        help: ArgumentHelp("This state of the document, 'base' or 'all'; again for more.", valueName: "name"),
        completion: Completion.states)
    var states: [String] = []

    @Option(
        name: .customLong("step"),
        help: ArgumentHelp("This step of the document or 'all'; again for more.", valueName: "name"),
        completion: Completion.steps)
    var steps: [String] = []

    @Option(
        name: .customLong("scene"),
        help: ArgumentHelp("This scene of a storyboard, by id or name; again for more.", valueName: "name"),
        completion: Completion.scenes)
    var scenes: [String] = []

    @Option(
        name: .customLong("sizes"),
        help: ArgumentHelp(
            "Where a storyboard's unmeasurable sizes come from: recorded, or measured as 'check' has them.",
            valueName: "mode"
        ))
    var wantedSizes: InterfaceBuilderReader.Sizes?

    @Option(
        help: ArgumentHelp(
            "Whose ways a storyboard follows: Interface Builder's canvas (its own device), or app (others, and 'check').",
            valueName: "behavior"))
    var behavior: InterfaceBuilderReader.Behavior?

    @Option(
        name: .customLong("locale"),
        help: ArgumentHelp(
            "Texts and direction of this language, such as de or ar; 'all' for all; again for more.",
            valueName: "language"))
    var locales: [String] = []

    @OptionGroup var project: ProjectOptions

    /// The source of sizes: what the flag says, else the file's records.
    var sizes: InterfaceBuilderReader.Sizes {
        get { wantedSizes ?? .recorded }
        set { wantedSizes = newValue }
    }

    /// The same pages as an app lays them out, where no flag says otherwise: a size that the canvas recorded decides what no
    /// constraint does, and hides that nothing does.
    var inApp: SelectionOptions {
        var selection = self
        selection.wantedSizes = wantedSizes ?? .measured
        selection.behavior = behavior ?? .app
        return selection
    }

    /// The languages of `--locale`, each once; a word that is no language tag is wrong usage.
    func namedLocales() throws(Failure) -> [String] {
        var found: [String] = []
        for name in locales.flatMap({ $0.split(separator: ",").map(String.init) }) where !found.contains(name) {
            guard name == "all" || LocaleTag.isTag(name) else {
                throw Failure.usage("--locale \(escapedForDisplay(name)): no language tag, such as de or pt-BR")
            }
            found.append(name)
        }
        return found
    }

    /// The names of `--device`; `all-phones` and `all-pads` are a device of each screen that `devices` lists.
    var deviceNames: [String] {
        devices.flatMap { $0.split(separator: ",").map(String.init) }.flatMap { name in
            switch name {
            case "all-phones": Device.distinctScreens.filter { !$0.isPad }.map(\.name)
            case "all-pads": Device.distinctScreens.filter(\.isPad).map(\.name)
            default: [name]
            }
        }
    }

    /// The names that the flags ask for, by kind.
    var askedNames: [(kind: AskedNames.Kind, names: [String])] {
        [(.device, deviceNames), (.state, states), (.step, steps), (.scene, scenes)]
    }

    /// The devices of the flags: the document's own devices first, then the common devices.
    func namedDevices(in document: LayoutDocument?, _ names: inout AskedNames) -> [DocumentDevice] {
        var found: [DocumentDevice] = []
        for own in document?.devices ?? [] where !devices.isEmpty { names.offer(own.name, .device) }
        for name in deviceNames {
            let own = document?.devices.first { $0.name.lowercased() == name.lowercased() }
            guard
                let device = own ?? DocumentDevice(named: name) ?? DocumentDevice(current: name)
                    ?? DocumentDevice(sized: name)
            else {
                continue
            }
            names.meet(name, .device)
            found.append(device)
        }
        return found
    }

    /// The releases of `--ios`, each once; none without the flag.
    func namedReleases() throws(Failure) -> [Release] {
        var found: [Release] = []
        for word in ios.flatMap({ $0.split(separator: ",").map(String.init) }) {
            for release in try Release.named(word) where !found.contains(release) { found.append(release) }
        }
        if !ios.isEmpty, found.isEmpty { throw Failure.usage("--ios: name a release of iOS, such as 26") }
        return found
    }

    /// Sets of traits, each in every release of `--ios`.
    func inReleases(_ sets: [TraitSet]) throws(Failure) -> [TraitSet] {
        let releases = try namedReleases()
        guard !releases.isEmpty else { return sets }
        return sets.flatMap { set in
            releases.map { release in
                var set = set
                set.release = release
                return set
            }
        }
    }

    /// All sets of traits in the flags.
    func namedTraits() throws(Failure) -> [TraitSet] {
        var found: [TraitSet] = []
        for words in traits {
            do {
                found.append(try TraitSet(words: words))
            } catch {
                let known = UnknownWord.list(TraitSet.words, called: "traits", afterSentence: error.nearest != nil)
                throw Failure.usage(error.description + (Self.otherFlag(for: error) ?? known))
            }
        }
        return found
    }

    /// The flag that takes a word which is no trait: a turned device, a language.
    private static func otherFlag(for error: TraitSet.UnknownTrait) -> String? {
        if ["landscape", "portrait"].contains(error.word.lowercased()) {
            return "; a device is turned by its name: --device iPhone17.landscape"
        }
        guard error.nearest == nil, LocaleTag.isTag(error.word), LocaleTag.doubt(error.word) == nil else { return nil }
        return "; a language is asked for by --locale \(error.word)"
    }
}

extension Release {
    /// The releases that a word of `--ios` stands for: one, or the matrix for `all`.
    static func named(_ word: String) throws(Failure) -> [Release] {
        if word == "all" { return matrix }
        guard let release = Release(version: word) else {
            let known = allCases.map(\.version)
            throw Failure.usage(
                "--ios \(escapedForDisplay(word)): no known release of iOS; known are "
                    + known.joined(separator: ", ") + " and all")
        }
        return [release]
    }
}

extension Device {
    /// A screen by its size in points, `390x844`, with the scale `390x844@3`, else 2: without a safe area, and a pad where
    /// the shorter side has 700 points or more. Nil for anything else.
    init?(sized text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count <= 2, sides.count == 2, let width = Self.number(sides[0], to: 9999),
            let height = Self.number(sides[1], to: 9999)
        else { return nil }
        var scale = 2.0
        if parts.count == 2 {
            guard let given = Self.number(parts[1], to: 4) else { return nil }
            scale = given
        }
        self.init(name: text, width: width, height: height, scale: scale, isPad: min(width, height) >= 700)
    }

    /// A number from 1, of ASCII digits without a sign or a leading zero.
    private static func number(_ text: Substring, to limit: Int) -> Double? {
        guard text.utf8.first != UInt8(ascii: "0"), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(text), number <= limit
        else { return nil }
        return Double(number)
    }

    /// A known device, or a screen by its size.
    static func found(_ name: String) -> Device? { named(name) ?? Device(sized: name) }
}

extension DocumentDevice {
    /// The current device of a family: `iPhone` is the iPhone 17, and `iPad` the iPad with A16, whose screen is that of the
    /// tenth generation. Letter case is ignored, and `.landscape` turns the device. Nil for another name.
    init?(current name: String) {
        let word = name.lowercased()
        let isTurned = word.hasSuffix(".landscape")
        let current: String
        switch isTurned ? String(word.dropLast(".landscape".count)) : word {
        case "iphone": current = "iPhone17"
        case "ipad": current = "iPad10"
        default: return nil
        }
        self.init(named: isTurned ? current + ".landscape" : current)
    }

    init?(sized text: String) {
        guard let device = Device(sized: text) else { return nil }
        self.init(name: text, environment: device.environment())
    }
}

extension InterfaceBuilderReader.Sizes: ExpressibleByArgument {}

extension InterfaceBuilderReader.Behavior: ExpressibleByArgument {}
