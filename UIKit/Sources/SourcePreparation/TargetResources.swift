import Foundation

/// The files that a target brings along, laid out as the toolchain of Apple's systems lays out the bundle of a module.
///
/// A processed file lies at the top of the bundle, or in the folder of its language; catalogs and data models stay
/// whole; a copied file or folder keeps its name. Files of Interface Builder lie there under the name of their compiled
/// form too, by which code asks whether one is there.
struct TargetResources: Equatable {
    struct Rule: Equatable {
        enum Kind: Equatable {
            case process(localization: String?)
            case copy
        }
        var kind: Kind
        var path: String
    }

    /// Files that Xcode takes into a bundle where no rule names them.
    private static let implicit: Set<String> = [
        "xcassets", "xib", "storyboard", "nib", "strings", "stringsdict", "xcstrings", "xcdatamodeld", "xcdatamodel",
    ]
    /// Folders that are one file for whoever asks the bundle.
    private static let whole: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "scnassets", "mlmodelc", "xcmappingmodel",
    ]
    static let compiled = ["xib": "nib", "storyboard": "storyboardc"]
    /// How many files a bundle may have before the rest is left out.
    private static let maximumFiles = 50_000

    /// The files and folders of the bundle: where each lies there, and the original.
    private(set) var entries: [String: URL] = [:]
    /// Files that want a place which another one has.
    private(set) var crowdedOut: [String] = []

    /// - Parameter target: whose rules and folder count.
    init(of target: PackageDescription.Target) {
        // 1 what the manifest names
        for rule in target.resources {
            let place = target.origin.appendingPathComponent(rule.path).standardizedFileURL
            // A link or dots may lead out of the package.
            let folder = target.origin.resolvingSymlinksInPath().path
            guard place.resolvingSymlinksInPath().isBelow(folder) else { continue }
            switch rule.kind {
            case .copy: add(place, at: place.lastPathComponent)
            case .process(let localization):
                let language = localization.map { $0 == "base" ? "Base" : target.defaultLanguage ?? "en" }
                process(place, in: language)
            }
        }
        // 2 what Xcode takes by itself
        let named = target.resources.map { target.origin.appendingPathComponent($0.path).standardizedFileURL.path }
        Self.walk(target.origin) { file in
            if (named + target.excluded).contains(where: file.isBelow) { return true }
            guard Self.implicit.contains(file.pathExtension) else { return false }
            add(processed: file, in: nil)
            return true
        }
    }

    /// The files of a target whose manifest names none, as those of a pod, or from before Swift 5.3.
    static func loose(in target: PackageDescription.Target) -> [URL] {
        var found: [URL] = []
        walk(target.origin) { file in
            let isOut = target.excluded.contains(where: file.isBelow)
            if !isOut, !isFolder(file) { found.append(file) }
            return isOut
        }
        return found
    }

    private mutating func process(_ place: URL, in language: String?) {
        if Self.whole.contains(place.pathExtension) || !Self.isFolder(place) {
            return add(processed: place, in: language)
        }
        Self.walk(place) { file in
            let isWhole = Self.whole.contains(file.pathExtension)
            if isWhole || !Self.isFolder(file) { add(processed: file, in: language) }
            return isWhole
        }
    }

    /// Goes through a folder in the order of names; links are left alone.
    /// - Parameter visit: returns whether what is below is done.
    static func walk(_ folder: URL, _ visit: (URL) -> Bool) {
        let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        var files: [URL] = []
        for case let file as URL in found ?? .init() {
            guard files.count < maximumFiles else { break }
            if file.pathExtension == "swift" { continue }
            let isLink = (try? file.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) ?? false
            if isLink { continue }
            files.append(file.standardizedFileURL)
        }
        var done: [String] = []
        for file in files.sorted(by: { $0.path < $1.path }) where !done.contains(where: file.isBelow) {
            if visit(file) { done.append(file.path) }
        }
    }

    private mutating func add(processed file: URL, in language: String?) {
        let folder = file.deletingLastPathComponent()
        let own = folder.pathExtension == "lproj" ? folder.lastPathComponent : language.map { $0 + ".lproj" }
        let top = own.map { $0 + "/" } ?? ""
        add(file, at: top + file.lastPathComponent)
        guard let kind = Self.compiled[file.pathExtension] else { return }
        add(file, at: top + file.deletingPathExtension().lastPathComponent + "." + kind)
    }

    private mutating func add(_ file: URL, at place: String) {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        if let other = entries[place], other != file {
            crowdedOut.append(file.path)
        } else {
            entries[place] = file
        }
    }

    fileprivate static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension TargetResources {
    /// Writes the bundle; what is there already and as old stays, what belongs to it no more goes.
    /// - Parameter made: files that have no original, by their names.
    func write(to bundle: URL, beside made: [String: Data] = [:]) throws {
        let files = FileManager.default
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        var kept: Set<String> = []
        for (place, original) in entries.sorted(by: { $0.key < $1.key }) {
            try Self.copy(original, to: bundle.appendingPathComponent(place), at: place, &kept)
        }
        for (name, data) in made {
            kept.insert(name)
            let place = bundle.appendingPathComponent(name)
            if files.contents(atPath: place.path) != data { try data.write(to: place, options: .atomic) }
        }
        let present = files.enumerator(atPath: bundle.path)?.allObjects as? [String] ?? []
        for path in present.sorted(by: >) where !kept.contains(path) {
            let isNeeded = kept.contains { $0.hasPrefix(path + "/") }
            if !isNeeded { try? files.removeItem(at: bundle.appendingPathComponent(path)) }
        }
    }

    private static func copy(_ original: URL, to copy: URL, at place: String, _ kept: inout Set<String>) throws {
        let files = FileManager.default
        kept.insert(place)
        if isFolder(original) {
            try files.createDirectory(at: copy, withIntermediateDirectories: true)
            for name in try files.contentsOfDirectory(atPath: original.path).sorted() {
                let part = original.appendingPathComponent(name)
                guard (try? files.destinationOfSymbolicLink(atPath: part.path)) == nil else { continue }
                try Self.copy(part, to: copy.appendingPathComponent(name), at: place + "/" + name, &kept)
            }
            return
        }
        guard FileState.text(of: original) != FileState.text(of: copy) else { return }
        try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? files.removeItem(at: copy)
        try files.copyItem(at: original, to: copy)
        if let date = try files.attributesOfItem(atPath: original.path)[.modificationDate] as? Date {
            try files.setAttributes([.modificationDate: date], ofItemAtPath: copy.path)
        }
    }

    /// The code by which a module finds its bundle, as SwiftPM writes it.
    static func accessor(to bundle: URL) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = Bundle(path: \(ManifestText.quoted(bundle.path))) ?? .main
        }

        """
    }
}
