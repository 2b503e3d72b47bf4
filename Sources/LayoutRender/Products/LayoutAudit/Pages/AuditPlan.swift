import LayoutEngine

/// The pages that an audit lays out: which devices, directions, text sizes and languages.
public struct AuditPlan: Sendable {
    /// The devices and orientations that a file or its app supports.
    public struct Allowed: Sendable {
        /// iPhones.
        public var phones = true
        /// iPads.
        public var pads = true
        /// The devices on their sides.
        public var landscape = true
        /// iPhones upright.
        public var uprightPhones = true
        /// iPads upright.
        public var uprightPads = true
        /// The height in points of the highest iPhone that the app fills; nil: of any.
        public var tallestPhone: Double?
        /// Everything is supported.
        public init() {}
    }

    /// The number of pages: `quick` is the file's own page and the languages; `standard` adds the smallest and a large
    /// phone, a pad, the other direction and two text sizes; `thorough` adds all devices, all text sizes and the
    /// combinations with languages.
    public enum Extent: String, Sendable, CaseIterable { case quick, standard, thorough }

    /// Default: `standard`.
    public var extent = Extent.standard
    /// Default: everything.
    public var allowed = Allowed()
    /// Language tags of the project's translations, without its development language.
    public var languages: [String] = []
    /// Names of devices, with `.landscape` at the end on their sides; nil: those of the extent, on their sides too where the
    /// file allows.
    public var devices: [String]?
    /// The devices that a document names besides the device of its own page, in the form of `devices`; audited where
    /// `devices` is nil, and not in a quick audit.
    public var named: [String] = []
    /// Nil: those of the extent.
    public var textSizes: [ContentSizeCategory]?
    /// Pseudo languages besides the project's languages.
    public var pseudo: [PseudoLanguage] = []

    /// Releases of iOS besides the file's own, for the defects of an app built with another SDK.
    public var releases: [Release] = []

    /// The standard pages without languages.
    public init() {}

    /// The pages besides the file's own page, each once.
    ///
    /// Each page differs in one respect from the file's own page or from the smallest phone's. Defects of two
    /// respects together, such as German at the largest text size, are found by `thorough` alone. `standard` with
    /// German and everything allowed has ten pages besides the own: three devices upright and on their sides, one
    /// from right to left, two text sizes, and German; a language costs one page.
    public var pages: [AuditTraits] {
        var pages: [AuditTraits] = []
        func add(_ traits: AuditTraits) {
            var traits = traits
            if liesOnSide(traits.device) { traits.isLandscape = true }
            if traits != .own, !pages.contains(traits) { pages.append(traits) }
        }
        let small = smallest
        // 1 screens
        for name in devices ?? (extent == .quick ? [] : named) {
            add(AuditTraits(device: Self.upright(name), isLandscape: name.hasSuffix(Self.turned)))
        }
        if devices == nil {
            for device in screens {
                add(AuditTraits(device: device))
                if allowed.landscape { add(AuditTraits(device: device, isLandscape: true)) }
            }
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
        // 5 releases of iOS
        for release in releases {
            for device in extent == .quick ? [nil] : [nil, small] {
                var page = AuditTraits(device: device)
                page.release = release
                add(page)
            }
        }
        if extent == .thorough { for page in combinations { add(page) } }
        return pages
    }

    /// The end of the name of a device on its side.
    package static let turned = ".landscape"

    private static func upright(_ name: String) -> String {
        name.hasSuffix(turned) ? String(name.dropLast(turned.count)) : name
    }

    /// The devices of the extent: the narrowest phone, a large phone with rounded corners, a pad.
    private var screens: [String] {
        if let devices { return devices.map(Self.upright) }
        switch extent {
        case .quick: return []
        case .standard:
            return phones + (allowed.pads ? ["iPad9"] : [])
        case .thorough:
            return Device.distinctScreens.filter { $0.isPad ? allowed.pads : allowed.phones && isFilled($0) }.map(
                \.name)
        }
    }

    /// The narrowest phone and the largest that the app fills.
    private var phones: [String] {
        guard allowed.phones else { return [] }
        let largest = Device.distinctScreens.last { !$0.isPad && $0.height == allowed.tallestPhone }
        let names = ["iPhoneSe", largest?.name ?? "iPhone16ProMax"]
        return largest.map { $0.height <= 568 } == true ? [names[1]] : names
    }

    private func isFilled(_ phone: Device) -> Bool { allowed.tallestPhone.map { phone.height <= $0 } ?? true }

    /// Whether an app shows itself on a device only while the device lies on its side.
    private func liesOnSide(_ device: String?) -> Bool {
        guard let device = device.flatMap(Device.named) else { return false }
        return device.isPad ? !allowed.uprightPads : !allowed.uprightPhones
    }

    /// The smallest of the devices, where texts have the least room.
    private var smallest: String? {
        let named = screens.compactMap(Device.named)
        return named.min { ($0.width, $0.height, $0.name) < ($1.width, $1.height, $1.name) }?.name
    }

    /// The text sizes besides the file's own: the requested ones; else none in a quick audit, a large and an
    /// accessibility size in a standard one, and all in a thorough one.
    private var categories: [ContentSizeCategory] {
        if let textSizes { return textSizes }
        switch extent {
        case .quick: return []
        case .standard: return [.extraExtraExtraLarge, .accessibilityLarge]
        case .thorough: return ContentSizeCategory.allCases
        }
    }

    /// Each language on each screen, and at each larger text size on the smallest screen.
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
