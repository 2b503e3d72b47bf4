import LayoutEngine
import Notation

/// Devices and traits.
///
/// A document's pages are the product of its devices, its trait sets and its variants (the base, states and steps).
///
///     "devices": ["iPhone8", "iPhone8.landscape", {"name": "kiosk", "size": [600, "fit"], "scale": 1}],
///     "traits": {"layoutDirection": ["leftToRight", "rightToLeft"], "userInterfaceStyle": ["light", "dark"]}
extension DocumentReader {
    /// Names are unique, since they are part of the names of pages and files. Nil where the value is no array.
    mutating func readDevices(_ node: Int) -> [DocumentDevice]? {
        guard var cursor = array(node, "an array of devices") else { return nil }
        var devices: [DocumentDevice] = []
        while let element = cursor.nextElement(in: arena) {
            guard let device = readDevice(element) else { continue }
            if devices.contains(where: { $0.name == device.name }) {
                report(element, "the device \(quoted(device.name)) is listed twice; a 'name' tells two apart")
            }
            devices.append(device)
        }
        if arena.count(node) == 0 { report(node, "'devices' lists one device at least") }
        return devices
    }

    /// The `expect` of each device, read when the ids of the tree are known; the order is that of the devices.
    mutating func readDeviceExpectations(_ node: Int) -> [[Expectation]] {
        guard arena.kind(node) == .array else { return [] }
        var expectations: [[Expectation]] = []
        var devices = arena.children(of: node)
        while let device = devices.nextElement(in: arena) {
            expectations.append([])
            guard arena.kind(device) == .object else { continue }
            var members = arena.children(of: device)
            while let (key, value) = members.nextMember(in: arena) {
                guard arena.string(key) == "expect" else { continue }
                expectations[expectations.count - 1] += readExpectations(value)
            }
        }
        return expectations
    }

    /// A device of Apple's by name, or a screen of the document's own. A device of the document's own is no
    /// controller's root view unless the document says so: margins and safe area are those of a plain view.
    private mutating func readDevice(_ node: Int) -> DocumentDevice? {
        if arena.kind(node) == .string { return namedDevice(node) }
        guard var cursor = object(node, "a device: a name or an object") else { return nil }
        var name: String?
        var hasSize = false
        var statedRelease: Release?
        var environment = LayoutEnvironment()
        environment.root.isControllerView = false
        // The members of an object change a device of Apple's, wherever its name stands among them.
        var search = cursor
        while let (key, value) = search.nextMember(in: arena) {
            guard arena.string(key) == "device", let text = string(value) else { continue }
            (name, hasSize) = (text, true)
            guard let device = namedDevice(value) else { continue }
            environment = device.environment
            name = device.name
        }
        var keyboard: LayoutDocument.Keyboard?
        while let (key, value) = cursor.nextMember(in: arena) {
            let word = arena.string(key)
            switch word {
            case "name":
                guard let text = string(value) else { continue }
                if !isPlainID(text) { reportName(value, text, "device name") }
                name = text
            case "device": break
            case "size":
                hasSize = true
                readSize(value, &environment)
            case "scale": environment.scale = number(value, in: Limits.scale) ?? environment.scale
            case "safeArea": environment.safeAreaInsets = insets(value) ?? .zero
            case "layoutMargins": environment.root.layoutMargins = insets(value)
            case "isControllerView": environment.root.isControllerView = bool(value) ?? false
            case "viewRespectsSystemMinimumLayoutMargins":
                environment.root.respectsSystemMinimumMargins = bool(value) ?? true
            case "isPad": environment.isPad = bool(value) ?? false
            case "horizontalSizeClass": environment.sizeClasses.horizontal = sizeClass(value)
            case "verticalSizeClass": environment.sizeClasses.vertical = sizeClass(value)
            case "keyboard": keyboard = self.keyboard(value)
            case "topLayoutGuideLength": environment.root.topLayoutGuideLength = length(value)
            case "bottomLayoutGuideLength": environment.root.bottomLayoutGuideLength = length(value)
            case "roundsToPixels": environment.solving.roundsToPixels = bool(value) ?? true
            case "expect": break
            case "ios": statedRelease = release(value) ?? statedRelease
            case "toolGeneration": statedRelease = releaseOfPlugIn(value) ?? statedRelease
            default: unknownKey(key, known: Self.deviceWords)
            }
        }
        guard let name, hasSize else {
            let own = Device.all.first { $0.name == name }.map { "; did you mean {\"device\": \"\($0.name)\"}?" }
            report(node, "a device needs 'device', or 'name' and 'size'" + (own ?? ""))
            return nil
        }
        environment.root.keyboardHeight = keyboard?.height(in: environment)
        var device = DocumentDevice(name: name, environment: environment)
        device.release = statedRelease
        return device
    }

    /// `true`, `false` or a height in points; nil after a message.
    mutating func keyboard(_ node: Int) -> LayoutDocument.Keyboard? {
        if arena.kind(node) == .number { return length(node).map { .height($0) } }
        return bool(node).map { $0 ? .standard : .hidden }
    }

    private mutating func sizeClass(_ node: Int) -> UserInterfaceSizeClass? { word(node, UserInterfaceSizeClass.self) }

    /// A device of Apple's by name; nil after a message.
    private mutating func namedDevice(_ node: Int) -> DocumentDevice? {
        let name = arena.string(node)
        let spellings = Device.all.flatMap(\.spellings)
        if let device = DocumentDevice(named: name),
            spellings.contains(name) || spellings.contains(where: { $0 + ".landscape" == name })
        {
            return device
        }
        // Of names that are equally near the newest device's is suggested.
        let known = Device.all.reversed().flatMap { [$0.name, $0.name + ".landscape"] }
        report(node, "unknown device \(quoted(name))" + hint(for: Device.ofSameScreen(as: name), in: known))
        return nil
    }

    /// The members of a device object.
    static let deviceWords = [
        "name", "device", "size", "scale", "safeArea", "layoutMargins", "isControllerView",
        "viewRespectsSystemMinimumLayoutMargins", "isPad", "horizontalSizeClass", "verticalSizeClass",
        "keyboard", "topLayoutGuideLength", "bottomLayoutGuideLength", "roundsToPixels", "expect", "ios",
    ]

    /// A release of iOS by its version: 18, or 18.4. Nil after a message.
    mutating func release(_ node: Int) -> Release? {
        guard arena.isKind(node, .number) else {
            let text = arena.isKind(node, .string) ? OtherWords.number(arena.string(node)) : nil
            let example = text.map { "as \($0), without quotes" } ?? "such as \(Release.newest.version)"
            expected("a release of iOS, \(example)", node)
            return nil
        }
        if let release = Release(version: PlainNumber.text(arena.double(node))) { return release }
        let known = Release.allCases.map(\.version).joined(separator: ", ")
        report(node, "iOS \(escapedForDisplay(arena.source(node))) is not known; known are \(known)")
        return nil
    }

    /// The release of an Interface Builder by the number of its plug-in, which documents stated before they had `ios`.
    private mutating func releaseOfPlugIn(_ node: Int) -> Release? {
        integer(node, in: 0...1_000_000).flatMap(XcodeRelease.init(plugIn:))?.release
    }

    /// `[width, height]`, where "fit" means systemLayoutSizeFitting along that axis.
    ///
    /// An axis with "fit" gets no length: the root view is as short as its constraints and content allow, as with
    /// `UIView.layoutFittingCompressedSize`.
    private mutating func readSize(_ node: Int, _ environment: inout LayoutEnvironment) {
        guard arena.kind(node) == .array, arena.count(node) == 2 else {
            return expected("[width, height], each a number or 'fit'", node)
        }
        var lengths: [Double?] = []
        var cursor = arena.children(of: node)
        while let element = cursor.nextElement(in: arena) {
            if arena.kind(element) == .string, arena.string(element) == "fit" {
                lengths.append(nil)
            } else if arena.kind(element) == .number {
                lengths.append(length(element) ?? 0)
            } else {
                expected("a number or 'fit'", element)
                lengths.append(0)
            }
        }
        environment.width = lengths[0]
        environment.height = lengths[1]
    }

    /// Every combination, with the first trait varying slowest.
    ///
    /// The number of combinations is checked before they are made: five lists of ten words are 100,000 pages. The two
    /// lists of the example above give four sets in the order `ltr,light`, `ltr,dark`, `rtl,light`, `rtl,dark`. A
    /// list that is missing leaves its trait as the device's environment has it. A mistake in one list does not
    /// discard the others.
    mutating func readTraits(_ node: Int) -> [TraitSet] {
        guard var cursor = object(node, "an object of trait lists") else { return [TraitSet()] }
        var directions: [LayoutDirection?] = [nil]
        var styles: [UserInterfaceStyle?] = [nil]
        var contrasts: [AccessibilityContrast?] = [nil]
        var categories: [ContentSizeCategory?] = [nil]
        var locales: [String?] = [nil]
        var releases: [Release?] = [nil]
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "layoutDirection": directions = words(value, LayoutDirection.self) ?? directions
            case "userInterfaceStyle": styles = words(value, UserInterfaceStyle.self) ?? styles
            case "accessibilityContrast": contrasts = words(value, AccessibilityContrast.self) ?? contrasts
            case "preferredContentSizeCategory": categories = words(value, ContentSizeCategory.self) ?? categories
            case "locale": locales = readLocales(value) ?? locales
            case "ios": releases = readReleases(value) ?? releases
            default:
                unknownKey(
                    key,
                    known: [
                        "layoutDirection", "userInterfaceStyle", "accessibilityContrast",
                        "preferredContentSizeCategory", "locale", "ios",
                    ])
            }
        }
        let counts = [
            directions.count, styles.count, contrasts.count, categories.count, locales.count, releases.count,
        ]
        var total = 1
        for count in counts {
            let (product, overflow) = total.multipliedReportingOverflow(by: count)
            guard !overflow, product <= limits.renders else {
                report(node, "more than \(countText(limits.renders, "combination")); --max-renders moves the limit")
                return [TraitSet()]
            }
            total = product
        }
        var sets = [TraitSet()]
        func vary<Value>(_ trait: WritableKeyPath<TraitSet, Value?>, _ values: [Value?]) {
            sets = sets.flatMap { set in
                values.map { value in
                    var set = set
                    set[keyPath: trait] = value
                    return set
                }
            }
        }
        vary(\.layoutDirection, directions)
        vary(\.userInterfaceStyle, styles)
        vary(\.accessibilityContrast, contrasts)
        vary(\.contentSizeCategory, categories)
        vary(\.locale, locales)
        vary(\.release, releases)
        return sets
    }

    /// The releases of a list; nil after a message about the list or for an empty one.
    private mutating func readReleases(_ node: Int) -> [Release?]? {
        guard var list = array(node, "an array of releases") else { return nil }
        var found: [Release?] = []
        while let element = list.nextElement(in: arena) {
            guard let release = release(element) else { continue }
            if found.contains(release) { report(element, "\(release) is listed twice") }
            found.append(release)
        }
        return found.isEmpty ? nil : found
    }

    /// The languages of a list; nil after a message about the list or for an empty one.
    private mutating func readLocales(_ node: Int) -> [String?]? {
        guard var list = array(node, "an array of locales") else { return nil }
        var found: [String?] = []
        while let element = list.nextElement(in: arena) {
            guard let text = string(element) else { continue }
            if LocaleTag(text) == nil {
                report(element, "\(quoted(text)) is no locale; it is a language tag such as ar, pt-BR or zh-Hant")
            }
            if let doubt = LocaleTag.doubt(text) { remark(element, doubt) }
            if found.contains(text) { report(element, "\(quoted(text)) is listed twice") }
            found.append(text)
        }
        return found.isEmpty ? nil : found
    }

    /// The words of a list; nil after a message or for an empty list, which means: no choice.
    private mutating func words<Value: DocumentWord & Hashable>(
        _ node: Int, _ type: Value.Type
    ) -> [Value?]? {
        guard var cursor = array(node, "an array of words") else { return nil }
        var found: [Value] = []
        while let element = cursor.nextElement(in: arena) {
            guard let value = word(element, type) else { continue }
            if found.contains(value) { report(element, "\(quoted(value.rawValue)) is listed twice") }
            found.append(value)
        }
        return found.isEmpty ? nil : found
    }
}
