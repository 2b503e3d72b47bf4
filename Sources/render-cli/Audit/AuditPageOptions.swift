import ArgumentParser
import LayoutAudit
import LayoutDocument
import LayoutEngine
import Notation

/// Which pages an audit looks at, as flags.
struct AuditPageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("These devices, such as iPhoneSe,iPad9, instead of the usual ones.", valueName: "names"),
        completion: Completion.devices)
    var devices: [String] = []

    @Option(
        help: ArgumentHelp(
            "These languages, such as de,ar, or 'none', instead of all of the project.", valueName: "tags"))
    var languages: [String] = []

    @Option(
        name: .customLong("text-sizes"),
        help: ArgumentHelp("These text sizes, such as accessibilityLarge, or 'none'.", valueName: "names"))
    var textSizes: [String] = []

    @Option(
        name: .customLong("ios"),
        help: ArgumentHelp(
            "The screens in these releases of iOS too, such as 26: what an app built with another SDK gets.",
            valueName: "releases"),
        completion: Completion.releases)
    var ios: [String] = []

    @Option(help: ArgumentHelp("portrait, or both: whether devices are turned on their sides.", valueName: "which"))
    var orientations: Orientations?

    @Option(
        help: ArgumentHelp(
            "long, accented or mirrored texts in place of translations; again for more.", valueName: "kind"))
    var pseudo: [PseudoLanguage] = []

    @Flag(help: "The file's own device alone.")
    var quick = false

    @Flag(help: "All devices and text sizes, and each language on each device.")
    var thorough = false

    enum Orientations: String, ExpressibleByArgument, CaseIterable { case portrait, both }

    func validate() throws {
        if quick && thorough { throw ValidationError("--quick and --thorough: ask for one") }
    }

    private static func words(_ lists: [String]) -> [String] {
        lists.flatMap { $0.split(separator: ",").map(String.init) }
    }

    func wishes() throws(Failure) -> AuditWishes {
        var wishes = AuditWishes()
        wishes.plan.extent = quick ? .quick : thorough ? .thorough : .standard
        wishes.plan.turns = orientations.map { $0 == .both }
        wishes.plan.pseudo = pseudo
        if !devices.isEmpty { wishes.plan.devices = try Self.words(devices).map(Self.device) }
        for word in Self.words(ios) { wishes.plan.releases += try Release.named(word) }
        if !textSizes.isEmpty {
            wishes.plan.textSizes = try Self.words(textSizes).filter { $0 != "none" }.map(Self.category)
        }
        if !languages.isEmpty {
            var tags: [String] = []
            for tag in Self.words(languages) where tag != "none" {
                guard LocaleTag.isTag(tag) else {
                    throw Failure.usage("--languages \(escapedForDisplay(tag)): no language tag, such as de or pt-BR")
                }
                tags.append(tag)
            }
            wishes.namedLanguages = tags
        }
        return wishes
    }

    private static func device(_ name: String) throws(Failure) -> String {
        guard let device = Device.named(name) else {
            let hint = UnknownWord.hint(name, among: Device.all.map(\.name), called: "devices")
            throw Failure.usage("unknown device '\(escapedForDisplay(name))'\(hint)")
        }
        return device.name
    }

    private static func category(_ name: String) throws(Failure) -> ContentSizeCategory {
        guard let category = ContentSizeCategory(rawValue: name) else {
            let known = ContentSizeCategory.allCases.map(\.rawValue)
            throw Failure.usage(
                "unknown text size '\(escapedForDisplay(name))'\(UnknownWord.hint(name, among: known, called: "text sizes"))"
            )
        }
        return category
    }
}

extension PseudoLanguage: ExpressibleByArgument {}
