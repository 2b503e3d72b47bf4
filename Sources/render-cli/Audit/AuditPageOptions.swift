import ArgumentParser
import LayoutAudit
import LayoutDocument
import LayoutEngine
import Notation

/// Which pages an audit looks at, as flags.
struct AuditPageOptions: ParsableArguments {
    @Option(
        name: .customLong("device"),
        help: ArgumentHelp(
            """
            These devices, such as iPhoneSe,iPad9.landscape, instead of the usual ones; 'own': the file's own page alone; \
            'all': all devices and text sizes, and each language on each device.
            """, valueName: "names"),
        completion: Completion.devices)
    var devices: [String] = []

    @Option(
        name: .customLong("locale"),
        help: ArgumentHelp(
            """
            These languages, such as de,ar, or 'none', instead of all of the project; besides, 'long', 'accented' or \
            'mirrored' texts in place of translations.
            """, valueName: "tags"))
    var languages: [String] = []

    @Option(
        name: .customLong("traits"),
        help: ArgumentHelp("These text sizes, such as accessibilityLarge, or 'none'.", valueName: "names"))
    var textSizes: [String] = []

    @Option(
        name: .customLong("ios"),
        help: ArgumentHelp(
            "The screens in these releases of iOS too, such as 26: what an app built with another SDK gets.",
            valueName: "releases"),
        completion: Completion.releases)
    var ios: [String] = []

    private static func words(_ lists: [String]) -> [String] {
        lists.flatMap { $0.split(separator: ",").map(String.init) }
    }

    func wishes() throws(Failure) -> AuditWishes {
        var wishes = AuditWishes()
        let devices = Self.words(devices)
        switch devices {
        case []: break
        case ["own"]: wishes.plan.extent = .quick
        case ["all"]: wishes.plan.extent = .thorough
        default: wishes.plan.devices = try devices.map(Self.device)
        }
        for word in Self.words(ios) { wishes.plan.releases += try Release.named(word) }
        if !textSizes.isEmpty {
            wishes.plan.textSizes = try Self.words(textSizes).filter { $0 != "none" }.map(Self.category)
        }
        var tags: [String] = []
        var isNarrowed = false
        for word in Self.words(languages) where word != "all" {
            if let pseudo = PseudoLanguage(rawValue: word) {
                wishes.plan.pseudo.append(pseudo)
                continue
            }
            isNarrowed = true
            guard word != "none" else { continue }
            guard LocaleTag.isTag(word) else {
                throw Failure.usage("--locale \(escapedForDisplay(word)): no language tag, such as de or pt-BR")
            }
            tags.append(word)
        }
        if isNarrowed { wishes.namedLanguages = tags }
        return wishes
    }

    private static func device(_ name: String) throws(Failure) -> String {
        let isTurned = name.hasSuffix(AuditPlan.turned)
        let upright = isTurned ? String(name.dropLast(AuditPlan.turned.count)) : name
        guard let device = Device.named(upright) else {
            let hint = UnknownWord.hint(
                Device.ofSameScreen(as: upright), among: Device.all.map(\.name), called: "devices")
            throw Failure.usage("unknown device '\(escapedForDisplay(upright))'\(hint)")
        }
        return device.name + (isTurned ? AuditPlan.turned : "")
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
