import LayoutEngine
import Notation
import XcodeProjects

/// What an `Info.plist` says that layout needs.
struct ProjectInfo: Sendable {
    /// From the root.
    var path: String
    /// File names that the app registers, without folders.
    var fonts: [String] = []
    /// As written, which may be a build setting's name.
    var developmentRegion: String?
    /// Whether a phone may lie on its side; nil where the list does not say.
    var turns: Bool?
    /// Whether a phone, and whether an iPad, always lies on its side; nil where the list does not say.
    var liesOnSide: (phone: Bool, pad: Bool)?
    /// `Light` or `Dark` where the app has one look alone.
    var style: String?
    /// Whether the list of an app names a launch screen; nil for a list that is no app's.
    var launches: Bool?
    /// The heights of the phones for which the list names launch pictures, in points.
    var launchHeights: [Double] = []
    /// Whether the list has a key of Apple's, is named `Info.plist`, or cannot be read. A service's list of keys, such
    /// as `GoogleService-Info.plist`, is none, nor are a library's and an extension's.
    var isOfBundle = true
    /// Whether the list has keys of an app: launching, orientations, or the package type.
    var isOfApp = false
    /// Why the list cannot be read.
    var mistake: StringTable.Problem?
}

extension ProjectInfo {
    /// Takes the values of the list at `path`.
    mutating func read(_ bytes: [UInt8]) {
        let list: PropertyList
        switch PropertyList.read(bytes) {
        case .success(let read): list = read
        case .failure(let mistake):
            self.mistake = PropertyList.isXML(bytes) ? mistake : nil
            return
        }
        isOfBundle =
            isOfBundle && !Self.isOfOtherBundle(list)
            && (ProjectPath.name(path) == "Info.plist"
                || list.keys.contains { key in Self.prefixes.contains(where: key.hasPrefix) })
        fonts = (list["UIAppFonts"]?.values ?? []).compactMap { $0.string.map(ProjectPath.name) }
        isOfApp =
            list["LSRequiresIPhoneOS"] != nil || list["CFBundlePackageType"]?.string == "APPL"
            || list.keys.contains { $0.hasPrefix("UILaunch") || $0.hasPrefix("UISupportedInterfaceOrientations") }
        developmentRegion = list["CFBundleDevelopmentRegion"]?.string
        let orientations =
            (list["UISupportedInterfaceOrientations~iphone"] ?? list["UISupportedInterfaceOrientations"])?.values
        style = list["UIUserInterfaceStyle"]?.string
        if list["LSRequiresIPhoneOS"] != nil { launches = list.keys.contains { $0.hasPrefix("UILaunchS") } }
        launchHeights = ((list["UILaunchImages~iphone"] ?? list["UILaunchImages"])?.values ?? []).compactMap {
            picture in
            picture["UILaunchImageSize"]?.string?.split { !$0.isNumber }.last.flatMap { Double(String($0)) }
        }
        turns = orientations?.contains { $0.string?.contains("Landscape") == true }
        let onPads = (list["UISupportedInterfaceOrientations~ipad"] ?? list["UISupportedInterfaceOrientations"])?
            .values
        if orientations != nil || onPads != nil {
            let (phone, pad) = (Self.areOnSide(orientations ?? []), Self.areOnSide(onPads ?? []))
            liesOnSide = (phone, pad)
        }
    }

    /// Whether a list is that of a library or of an extension, which says nothing of the app's screens.
    private static func isOfOtherBundle(_ list: PropertyList) -> Bool {
        if list["NSExtension"] != nil { return true }
        guard let kind = list["CFBundlePackageType"]?.string, !kind.contains("$") else { return false }
        return kind != "APPL"
    }

    /// Whether a list names orientations, and none of them is upright.
    private static func areOnSide(_ words: [PropertyList]) -> Bool {
        !words.isEmpty && words.allSatisfy { $0.string?.contains("Landscape") == true }
    }

    /// How the keys of bundles begin: Core Foundation's, UIKit's, Foundation's, Launch Services', Xcode's.
    private static let prefixes = ["CF", "UI", "NS", "LS", "IT", "DT"]
}

/// Some values of a project file, found by their names: the rest of it does not matter here.
struct ProjectFile: Sendable {
    /// Without quotes; nil if the file does not say.
    var developmentRegion: String?
    /// Sorted, without `Base`.
    var knownRegions: [String] = []
    /// Whether a supported orientation of phones is landscape; nil if the file does not say.
    var turns: Bool?
    /// Whether all supported orientations of phones, and of iPads, are landscape; nil if the file does not say.
    var liesOnSide: (phone: Bool, pad: Bool)?
    /// As written in the build setting; nil if the file does not say.
    var style: String?
    /// Whether a setting names a launch screen.
    var launches = false
    /// Whether a setting names launch pictures of a catalog.
    var hasLaunchPictures = false
    /// The kinds of the targets' products, one for each target.
    var products: [String] = []
    /// The names of the frameworks that the targets make.
    var frameworks: [String] = []
    /// The lists that settings name in place of `Info.plist`, from the folder around the project.
    var otherLists: [String] = []
    /// The names of the language folders in the paths of files.
    var languageFolders: Set<String> = []
    /// `1` for phones, `2` for iPads.
    var deviceFamilies: Set<String>?
    /// The oldest system on which the app runs; nil if the file does not say.
    var deploymentTarget: Release?
    /// Why Xcode could not read the file: cut off, an unfinished merge, too deep; nil for a whole one. The values above are what
    /// is left.
    var mistake: StringTable.Problem?

    /// Reads the first setting of each name, of deployment targets the oldest: targets and configurations are not told apart.
    init(_ bytes: [UInt8]) {
        // An empty file is a place holder; other tools than Xcode write lists in XML.
        if bytes.contains(where: { $0 > 0x20 }), !PropertyList.isXML(bytes) {
            mistake = ProjectValueReader.mistake(in: bytes).map {
                StringTable.Problem(message: $0.message, line: $0.line)
            }
        }
        let orientations = ["_iPhone", ""].lazy.compactMap {
            Self.value(of: "INFOPLIST_KEY_UISupportedInterfaceOrientations" + $0, in: bytes)
        }.first
        turns = orientations?.contains("Landscape")
        // Another target of the file may be the app.
        func areOnSide(_ device: String) -> Bool? {
            let lists = [device, ""].lazy.map {
                Self.values(of: "INFOPLIST_KEY_UISupportedInterfaceOrientations" + $0, in: bytes, count: 1_000)
            }.first { !$0.isEmpty }
            return lists.map { $0.allSatisfy { $0.contains("Landscape") && !$0.contains("Portrait") } }
        }
        let (phone, pad) = (areOnSide("_iPhone"), areOnSide("_iPad"))
        if phone != nil || pad != nil { liesOnSide = (phone ?? false, pad ?? false) }
        style = Self.value(of: "INFOPLIST_KEY_UIUserInterfaceStyle", in: bytes).map(Self.unquoted)
        let launching = ["StoryboardName", "Screen_Generation"].map { "INFOPLIST_KEY_UILaunch" + $0 }
        launches = launching.contains { Self.value(of: $0, in: bytes) != nil }
        hasLaunchPictures = Self.value(of: "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME", in: bytes) != nil
        let families = Self.values(of: "TARGETED_DEVICE_FAMILY", in: bytes, count: 1_000).map(Self.unquoted)
        deviceFamilies = families.first.flatMap(Self.families)
        deploymentTarget = Self.values(of: "IPHONEOS_DEPLOYMENT_TARGET", in: bytes, count: 1_000)
            .compactMap { Self.release(Self.unquoted($0)) }.min()
        otherLists = Set(Self.values(of: "INFOPLIST_FILE", in: bytes, count: 1_000).map(Self.unquoted))
            .filter { $0.hasSuffix(".plist") && !$0.hasSuffix("Info.plist") }
            .map { $0.replacing("$(SRCROOT)/", with: "") }.sorted()
        products = Self.values(of: "productType", in: bytes, count: 1_000).map(Self.unquoted)
        // Xcode's default; a file of settings may say otherwise, save for those of CocoaPods.
        let settings = Self.values(of: "baseConfigurationReference", in: bytes, count: 1_000)
        if families.isEmpty, products.contains(where: { $0.hasSuffix(".application") }),
            settings.allSatisfy({ $0.contains("Pods") })
        {
            deviceFamilies = ["1"]
        }
        frameworks = Self.values(of: "productReference", in: bytes, count: 1_000)
            .compactMap { $0.split(separator: " ").first { $0.hasSuffix(".framework") }.map(String.init) }
        developmentRegion = Self.value(of: "developmentRegion", in: bytes).map(Self.unquoted)
        languageFolders = Self.languageFolders(in: bytes)
        if let list = Self.value(of: "knownRegions", in: bytes), list.hasPrefix("(") {
            knownRegions = list.dropFirst().prefix { $0 != ")" }.split(separator: ",")
                .map { Self.unquoted($0.trimmingSpaces) }.filter { !$0.isEmpty && $0 != "Base" }.prefix(500).sorted()
        }
    }

    /// What stands between `name =` and the next `;`. Project files have megabytes: bytes are compared, not characters.
    private static func value(of name: String, in bytes: [UInt8]) -> String? {
        values(of: name, in: bytes, count: 1).first
    }

    /// The first settings of a name, at most `count`.
    private static func values(of name: String, in bytes: [UInt8], count: Int) -> [String] {
        let wanted = Array((name + " = ").utf8)
        var found: [String] = []
        var place = 0
        while place + wanted.count <= bytes.count, found.count < count {
            if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
                let rest = bytes[(place + wanted.count)...].prefix(20_000).prefix { $0 != UInt8(ascii: ";") }
                found.append(String(decoding: rest, as: UTF8.self).trimmingSpaces)
                place += wanted.count
            } else {
                place += 1
            }
        }
        return found
    }

    /// A version such as `15.0`; nil where it is none, as of a reference to another setting.
    private static func release(_ text: String) -> Release? {
        let numbers = text.split(separator: ".", maxSplits: 2).map { Int($0) }
        guard let major = numbers.first ?? nil else { return nil }
        return Release(major: major, minor: numbers.count > 1 ? numbers[1] ?? 0 : 0)
    }

    /// A value without its quotes.
    private static func unquoted(_ text: String) -> String { text.filter { $0 != "\"" } }
}

/// The devices and the languages of the app.
extension ProjectFile {
    /// Reads a file whose targets may be for other devices than the project.
    /// - Parameters:
    ///   - path: the file's path.
    ///   - contents: the bytes of a file; nil for one that cannot be read.
    init(_ bytes: [UInt8], at path: String, contents: @escaping (String) -> [UInt8]?) {
        self.init(bytes)
        let all = Self.values(of: "TARGETED_DEVICE_FAMILY", in: bytes, count: 1_000)
        guard Set(all.map(Self.unquoted)).count > 1 else { return }
        // The settings of the targets that are apps count before those of the project and of tests.
        let apps =
            ProjectMembers.project(of: path, contents: contents)?.targets.filter { $0.kind == .application } ?? []
        let families = apps.compactMap { $0.settings["TARGETED_DEVICE_FAMILY"].flatMap(Self.families) }
        if !families.isEmpty { deviceFamilies = families.reduce(into: []) { $0.formUnion($1) } }
    }

    /// Whether the file names folders of translations, and not that of a language.
    func lacks(_ language: String) -> Bool {
        let own = developmentRegion ?? "en"
        let named = languageFolders.union(knownRegions).subtracting(["Base"])
        // An app of one language may get its translations when the app is built.
        return !languageFolders.isEmpty && !named.allSatisfy { LanguageChoice.isSame($0, own) }
            && !named.union([own]).contains { LanguageChoice.isSame($0, language) }
    }

    /// The devices of a setting; nil for a watch, a television and what is no list of devices.
    private static func families(_ setting: String) -> Set<String>? {
        let found = Set(setting.split(separator: ",").map { $0.filter(\.isNumber) })
        return found.isDisjoint(with: ["1", "2"]) ? nil : found
    }

    /// The names before `.lproj` in the paths of a file.
    private static func languageFolders(in bytes: [UInt8]) -> Set<String> {
        let ending = Array(".lproj".utf8)
        var isEnd = Array(repeating: false, count: 256)
        for byte in "/\"'=; \t\n".utf8 { isEnd[Int(byte)] = true }
        var found: Set<String> = []
        var start = 0
        for place in bytes.indices {
            if isEnd[Int(bytes[place])] {
                start = place + 1
            } else if bytes[place] == ending[0], (1...50).contains(place - start), bytes[place...].starts(with: ending)
            {
                found.insert(String(decoding: bytes[start..<place], as: UTF8.self))
            }
        }
        return found
    }
}
