/// Reads the targets of a project: phases, settings, dependencies.
struct TargetReader<Files: CloneFiles> {
    let objects: ProjectObjects
    let tree: ProjectTree
    let folders: SynchronizedFolders
    let clone: Files
    /// The configuration that counts, usually `Debug`.
    let configuration: String

    /// Extensions of sources that another compiler takes.
    private static var foreign: Set<String> { ["m", "mm", "c", "cc", "cpp", "cxx", "s"] }
    /// Extensions of files in a folder that belong into no bundle.
    private static var unbundled: Set<String> {
        ["h", "hpp", "pch", "md", "xcconfig", "entitlements", "modulemap", "plist", "metal", "intentdefinition"]
    }
    /// Folders that are one file of a bundle.
    private static var whole: Set<String> {
        [
            "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "scnassets", "xcframework", "framework",
            "xcmappingmodel",
        ]
    }

    func target(_ id: String, _ object: ProjectValue) -> XcodeTarget? {
        guard let name = object["name"]?.text, objects.kind(object) == "PBXNativeTarget" else { return nil }
        let settings = settings(of: object, named: name)
        var target = XcodeTarget(
            name: name, kind: Self.kind(object["productType"]?.text ?? ""), module: module(settings, name))
        // 1 files, by phases and by folders
        for (_, phase) in objects.list(object, "buildPhases") {
            let kind = objects.kind(phase)
            guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
            for (_, file) in objects.list(phase, "files") {
                take(file, isSource: kind == "PBXSourcesBuildPhase", &target)
            }
        }
        for path in folders.files(of: (id, object), in: clone) { take(path, &target) }
        target.sources = Set(target.sources).sorted()
        target.foreignSources = Set(target.foreignSources).sorted()
        target.resources = Set(target.resources).sorted()
        // 2 settings
        take(settings, &target)
        // 3 what it needs
        target.dependencies = objects.list(object, "dependencies").compactMap { _, dependency in
            objects.object(dependency, "target")?["name"]?.text
        }
        target.products = products(of: object)
        target.host = settings["TEST_TARGET_NAME"] ?? host(settings["TEST_HOST"])
        return target
    }

    private static func kind(_ product: String) -> XcodeTarget.Kind {
        switch product {
        case "com.apple.product-type.application": .application
        case "com.apple.product-type.framework", "com.apple.product-type.library.static",
            "com.apple.product-type.library.dynamic", "com.apple.product-type.framework.static":
            .library
        case "com.apple.product-type.bundle.unit-test": .tests
        case "com.apple.product-type.bundle.ui-testing": .interfaceTests
        case _ where product.hasPrefix("com.apple.product-type.app-extension"): .appExtension
        default: .other
        }
    }

    // MARK: Files

    private func take(_ build: ProjectValue, isSource: Bool, _ target: inout XcodeTarget) {
        guard let id = build["fileRef"]?.text, let object = objects[id] else { return }
        // The languages of a file, or the versions of a model, are the members of a group.
        let kind = objects.kind(object)
        let members = kind == "PBXVariantGroup" ? object["children"]?.texts ?? [] : [id]
        for path in members.compactMap({ tree.paths[$0] }) {
            let form = FolderPath.fileExtension(path)
            if isSource, form == "swift" {
                target.sources.append(path)
            } else if isSource, Self.foreign.contains(form) {
                target.foreignSources.append(path)
            } else if !isSource || Self.whole.contains(form) {
                target.resources.append(path)
            }
        }
    }

    /// Takes a file of a synchronized folder by its extension.
    private func take(_ path: String, _ target: inout XcodeTarget) {
        let form = FolderPath.fileExtension(path)
        var folder = ""
        for part in FolderPath.components(FolderPath.folder(path)) {
            folder += (folder.isEmpty ? "" : "/") + part
            if Self.whole.contains(FolderPath.fileExtension(part)) {
                if target.resources.last != folder { target.resources.append(folder) }
                return
            }
        }
        if form == "swift" {
            target.sources.append(path)
        } else if Self.foreign.contains(form) {
            target.foreignSources.append(path)
        } else if !Self.unbundled.contains(form) {
            target.resources.append(path)
        }
    }

    // MARK: Settings

    private func settings(of object: ProjectValue, named name: String) -> BuildSettings {
        var settings = BuildSettings()
        settings.add([
            "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "CONFIGURATION": configuration,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": ".", "PROJECT_DIR": ".",
            "SOURCE_ROOT": ".",
        ])
        for owner in [objects.root, object] {
            guard let list = objects.object(owner, "buildConfigurationList") else { continue }
            let all = objects.list(list, "buildConfigurations").map(\.object)
            let wanted = [configuration, "Debug"].lazy.compactMap { name in
                all.first { $0["name"]?.text == name }
            }
            let first = all.first { $0["name"]?.text?.lowercased().contains("debug") == true } ?? all.first
            guard let own = wanted.first ?? first else { continue }
            if let file = own["baseConfigurationReference"]?.text.flatMap({ tree.paths[$0] }) {
                settings.add(ConfigurationFile.settings(at: file, in: clone))
            }
            guard case .table(let values)? = own["buildSettings"] else { continue }
            settings.add(values.compactMapValues { $0.text ?? $0.texts.joined(separator: " ") })
        }
        return settings
    }

    private func module(_ settings: BuildSettings, _ name: String) -> String {
        let stated = BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? "")
        return stated.isEmpty ? BuildSettings.identifier(name) : stated
    }

    private func take(_ settings: BuildSettings, _ target: inout XcodeTarget) {
        func file(_ key: String) -> String? {
            let words = settings[key].map { $0.filter { $0 != "\"" } } ?? ""
            return words.isEmpty ? nil : FolderPath.join(tree.origin, words)
        }
        target.infoList = file("INFOPLIST_FILE")
        target.settings = settings
        target.bridgingHeader = file("SWIFT_OBJC_BRIDGING_HEADER")
        target.swiftVersion = settings["SWIFT_VERSION"].flatMap { $0.isEmpty ? nil : $0 }
        target.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        var conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var isNext = false
        for word in settings.words("OTHER_SWIFT_FLAGS") {
            if isNext {
                conditions.append(word)
            } else if word.hasPrefix("-D"), word != "-D" {
                conditions.append(String(word.dropFirst(2)))
            }
            isNext = word == "-D"
        }
        // Whatever else is written there would be an argument of the compiler.
        var seen: Set<String> = []
        target.conditions = conditions.filter { $0 == BuildSettings.identifier($0) && seen.insert($0).inserted }
    }

    // MARK: Needs

    private func products(of object: ProjectValue) -> [XcodeTarget.PackageProduct] {
        var seen: Set<String> = []
        return objects.list(object, "packageProductDependencies").compactMap { _, product in
            guard let name = product["productName"]?.text, seen.insert(name).inserted else { return nil }
            let package = objects.object(product, "package")
            let local = package.flatMap { $0["relativePath"]?.text }.flatMap { FolderPath.join(tree.origin, $0) }
            return .init(name: name, folder: local, address: package.flatMap { $0["repositoryURL"]?.text })
        }
    }

    /// The target of `$(BUILT_PRODUCTS_DIR)/App.app/App`.
    private func host(_ path: String?) -> String? {
        path.map(FolderPath.name).flatMap { $0.isEmpty ? nil : $0 }
    }
}
