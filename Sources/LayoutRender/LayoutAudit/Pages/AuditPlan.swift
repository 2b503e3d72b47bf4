import LayoutEngine

/// Which pages an audit looks at.
public struct AuditPlan: Sendable {
    /// What a file allows.
    public struct Allowed: Sendable {
        public var phones = true
        public var pads = true
        public var landscape = true
        public init() {}
    }

    /// How many pages.
    public enum Extent: String, Sendable, CaseIterable { case quick, standard, thorough }

    public var extent = Extent.standard
    public var allowed = Allowed()
    /// Of the project, without its development language.
    public var languages: [String] = []
    /// Nil: the plan's own.
    public var devices: [String]?
    public var textSizes: [ContentSizeCategory]?
    /// Whether devices lie on their sides too; nil: where the file allows.
    public var turns: Bool?
    public var pseudo: [PseudoLanguage] = []

    public init() {}

    /// The pages besides the file's own one, each once.
    ///
    /// One thing differs at a time from the file's own page or from the smallest phone's: a defect of two things
    /// together, such as German at the largest text size, is looked for by `thorough` alone.
    public var pages: [AuditTraits] {
        var pages: [AuditTraits] = []
        func add(_ traits: AuditTraits) { if traits != .own, !pages.contains(traits) { pages.append(traits) } }
        let turned = turns ?? allowed.landscape
        let small = smallest
        // 1 screens
        for device in screens {
            add(AuditTraits(device: device))
            if turned { add(AuditTraits(device: device, isLandscape: true)) }
        }
        // 2 the other direction
        if extent != .quick {
            var page = AuditTraits(device: small)
            page.layoutDirection = .rightToLeft
            add(page)
        }
        // 3 sizes of text
        for size in categories {
            var page = AuditTraits(device: small)
            page.contentSizeCategory = size
            add(page)
        }
        // 4 languages
        for language in languages {
            var page = AuditTraits(device: extent == .quick ? nil : small)
            page.language = language
            add(page)
        }
        for pseudo in pseudo {
            var page = AuditTraits(device: extent == .quick ? nil : small)
            page.pseudo = pseudo
            if pseudo == .mirrored { page.layoutDirection = .rightToLeft }
            add(page)
        }
        if extent == .thorough { for page in combinations { add(page) } }
        return pages
    }

    /// The devices that stand for the others: the narrowest, a large phone with rounded corners, a pad.
    private var screens: [String] {
        if let devices { return devices }
        switch extent {
        case .quick: return []
        case .standard:
            return (allowed.phones ? ["iPhoneSe", "iPhone16ProMax"] : []) + (allowed.pads ? ["iPad9"] : [])
        case .thorough:
            return Device.all.filter { $0.isPad ? allowed.pads : allowed.phones }.map(\.name)
        }
    }

    /// Where texts have the least room.
    private var smallest: String? {
        let named = screens.compactMap(Device.named)
        return named.min { ($0.width, $0.height, $0.name) < ($1.width, $1.height, $1.name) }?.name
    }

    private var categories: [ContentSizeCategory] {
        if let textSizes { return textSizes }
        switch extent {
        case .quick: return []
        case .standard: return [.extraExtraExtraLarge, .accessibilityLarge]
        case .thorough: return ContentSizeCategory.allCases
        }
    }

    /// Each language on each screen, and at each size of text on the smallest.
    private var combinations: [AuditTraits] {
        var pages: [AuditTraits] = []
        for language in languages {
            for device in screens {
                var page = AuditTraits(device: device)
                page.language = language
                pages.append(page)
            }
            for size in categories where size > .large {
                var page = AuditTraits(device: smallest)
                page.language = language
                page.contentSizeCategory = size
                pages.append(page)
            }
        }
        return pages
    }
}
