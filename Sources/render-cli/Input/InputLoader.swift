import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import Notation

/// Turns paths into pages: finds files in folders, reads each by its extension, picks what the flags ask for.
struct InputLoader {
    var selection: SelectionOptions
    var limits: Limits
    /// Which states and steps are taken when no flag names any.
    var takesStates: Bool
    var takesSteps: Bool
    /// Whether the scenes of one Interface Builder file come as one sheet.
    var joinsScenes = false
    /// Files that do not stand on the disk under their names, such as those of a git revision.
    var contents: [String: [UInt8]] = [:]
    /// Lines for standard error that stop nothing.
    var notices: [String] = []
    /// States, steps and scenes that the flags name and some input has.
    private var metNames: Set<String> = []

    init(selection: SelectionOptions, limits: Limits, takesStates: Bool, takesSteps: Bool) {
        self.selection = selection
        self.limits = limits
        self.takesStates = takesStates
        self.takesSteps = takesSteps
    }

    static let extensions = ["json", "storyboard", "xib"]

    /// The files that paths mean; folders are searched, in the order of names.
    static func files(_ paths: [String]) throws(Failure) -> [String] {
        var files: [String] = []
        for path in paths {
            guard path != "-", FileReader.status(path).kind == .folder else {
                files.append(path)
                continue
            }
            let before = files.count
            var pending = [path]
            while let folder = pending.popLast() {
                var folders: [String] = []
                for name in try FileReader.names(in: folder) {
                    let child = folder.hasSuffix("/") ? folder + name : folder + "/" + name
                    switch FileReader.status(child).kind {
                    case .folder where FileReader.status(child, following: false).kind == .folder:
                        folders.append(child)
                    case .regular where extensions.contains(fileExtension(child)): files.append(child)
                    default: break
                    }
                }
                pending.append(contentsOf: folders.reversed())
            }
            guard files.count > before else {
                throw Failure("\(path): no .json, .storyboard or .xib file in this folder")
            }
        }
        return files
    }

    /// All pages of all files; every mistake of every file is in the failure.
    mutating func pages(of files: [String]) throws(Failure) -> [Page] {
        var pages: [Page] = []
        var problems: [String] = []
        var code = ExitStatus.impossible
        for file in files {
            do {
                pages += try load(file)
            } catch {
                problems += error.lines
                code = max(code, error.code)
            }
        }
        guard problems.isEmpty else { throw Failure(lines: problems, code: code) }
        try checkNames()
        guard pages.count <= limits.renders else {
            throw Failure("\(pages.count) pages; the limit is \(limits.renders), moved by --max-renders")
        }
        return pages
    }

    /// A name on the command line that no input knows is a mistake.
    private func checkNames() throws(Failure) {
        for (flag, names) in [
            ("state", selection.states), ("step", selection.steps), ("scene", selection.scenes),
        ] {
            for name in names where name != "all" && name != "base" && !metNames.contains("\(flag) \(name)") {
                throw Failure.usage("--\(flag) \(escapedForDisplay(name)): no input has such a \(flag)")
            }
        }
    }

    private mutating func load(_ file: String) throws(Failure) -> [Page] {
        let bytes: [UInt8]
        if let given = contents[file] {
            bytes = given
        } else {
            bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
        }
        if isXML(file, bytes) { return try loadInterfaceBuilder(file, bytes) }
        do {
            let name = file == "-" ? "stdin" : stem(file)
            return try pages(of: LayoutDocument.read(bytes, fallbackName: name, limits: limits), file)
        } catch let error as DocumentError {
            var lines = error.diagnostics.map { $0.description(file: displayName(file)) }
            let rest = error.total - error.diagnostics.count
            if rest > 0 { lines.append("\(displayName(file)): and \(rest) more; --max-diagnostics shows more") }
            throw Failure(lines: lines, code: ExitStatus.impossible)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("\(displayName(file)): \(error)")
        }
    }

    private func isXML(_ file: String, _ bytes: [UInt8]) -> Bool {
        if file != "-" { return fileExtension(file) == "xib" || fileExtension(file) == "storyboard" }
        return bytes.first { $0 > 32 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF } == UInt8(ascii: "<")
    }

    private mutating func pages(of document: LayoutDocument, _ file: String) throws(Failure) -> [Page] {
        let devices = try selection.namedDevices(in: document)
        let traits = try selection.namedTraits()
        let firstDevice = document.devices[0]
        let firstTraits = document.traits[0]
        var pages: [Page] = []
        for device in devices.isEmpty ? document.devices : devices {
            for traits in traits.isEmpty ? document.traits : traits {
                for variant in variants(of: document) {
                    pages.append(
                        Page(
                            input: file, name: document.name, scene: document.name, device: device.name,
                            traits: traits.name, state: variant.kind == .state ? variant.name : "base",
                            step: variant.kind == .step ? variant.name : "base",
                            source: .document(document, device, traits, variant),
                            isExpected: device == firstDevice && traits == firstTraits))
                    guard pages.count <= limits.renders else { return pages }
                }
            }
        }
        return pages
    }

    /// The base and what the flags name; without flags what the command usually takes.
    private mutating func variants(of document: LayoutDocument) -> [LayoutDocument.Variant] {
        let asksNothing = selection.states.isEmpty && selection.steps.isEmpty
        var found: [LayoutDocument.Variant] = []
        for variant in document.variants {
            let names: [String]
            switch variant.kind {
            case .base:
                let isAsked = selection.states.contains("base") || selection.states.contains("all")
                if asksNothing || isAsked { found.append(variant) }
                continue
            case .state: names = selection.states
            case .step: names = selection.steps
            }
            let takesAll = asksNothing && (variant.kind == .state ? takesStates : takesSteps)
            guard takesAll || names.contains("all") || names.contains(variant.name) else { continue }
            metNames.insert("\(variant.kind.rawValue) \(variant.name)")
            found.append(variant)
        }
        return found
    }

    private mutating func loadInterfaceBuilder(_ file: String, _ bytes: [UInt8]) throws(Failure) -> [Page] {
        var pages: [Page] = []
        let devices: [DocumentDevice?] = try selection.namedDevices(in: nil)
        let traits = try selection.namedTraits()
        var isFirst = true
        for device in devices.isEmpty ? [nil] : devices {
            for set in traits.isEmpty ? [TraitSet()] : traits {
                let document = try readInterfaceBuilder(file, bytes, device, set)
                if isFirst { notices += document.problems.map { "\(displayName(file)):\($0.description)" } }
                isFirst = false
                var asked = document.scenes.filter { isAsked($0) }
                let isSheet = joinsScenes && asked.count > 1 && asked.count == document.scenes.count
                if isSheet { asked.removeSubrange(1...) }
                for scene in asked {
                    pages.append(
                        Page(
                            input: file, name: file == "-" ? "stdin" : stem(file), scene: scene.name,
                            device: device?.name ?? document.device.name, traits: set.name, state: "base",
                            step: "base", source: .interfaceBuilder(scene), sheet: isSheet ? document : nil))
                }
            }
        }
        return pages
    }

    private mutating func isAsked(_ scene: LayoutScene) -> Bool {
        if selection.scenes.isEmpty { return true }
        for name in selection.scenes where name == scene.id || name == scene.name {
            metNames.insert("scene \(name)")
            return true
        }
        return selection.scenes.contains("all")
    }

    private func readInterfaceBuilder(
        _ file: String, _ bytes: [UInt8], _ device: DocumentDevice?, _ traits: TraitSet
    ) throws(Failure) -> InterfaceBuilderDocument {
        var options = InterfaceBuilderReader.Options()
        options.sizes = selection.sizes
        options.behavior = selection.behavior
        if let device {
            let isTurned = device.name.hasSuffix(".landscape")
            options.device = Device.named(isTurned ? String(device.name.dropLast(10)) : device.name)
            options.isLandscape = isTurned
        }
        options.layoutDirection = traits.layoutDirection ?? options.layoutDirection
        options.userInterfaceStyle = traits.userInterfaceStyle
        options.contentSizeCategory = traits.contentSizeCategory
        options.limits.bytes = limits.inputBytes
        do {
            return try InterfaceBuilderReader.read(bytes, file: displayName(file), options: options)
        } catch {
            let place = "\(escapedForDisplay(error.file, limit: 4_096)):\(error.line):\(error.column)"
            throw Failure(lines: ["\(place): error: \(error.message)"], code: ExitStatus.impossible)
        }
    }
}
