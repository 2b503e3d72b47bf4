import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import Notation

extension InputLoader {
    /// The pages of a .xib or .storyboard.
    mutating func loadInterfaceBuilder(_ file: String, _ bytes: [UInt8]) throws(Failure) -> [Page] {
        var pages: [Page] = []
        let devices: [DocumentDevice?] = selection.namedDevices(in: nil, &names)
        let traits = try selection.namedTraits()
        let surroundings = try surroundings(of: file)
        let localizations = localizations(try selection.namedLocales(), surroundings, file)
        var isFirst = true
        for device in selection.devices.isEmpty ? [nil] : devices {
            for set in traits.isEmpty ? [TraitSet()] : traits {
                for localization in localizations {
                    let document = try read(file, bytes, device, set, surroundings, localization)
                    if isFirst {
                        notices += document.problems.map { "\(displayName(file)):\($0.description)" }
                        defects += document.problems.count
                    }
                    isFirst = false
                    var words = set
                    words.locale = localization?.wanted ?? set.locale
                    var found = self.pages(of: document, file, device?.name ?? document.device.name, words)
                    let pictures = surroundings.pictures(of: document)
                    for index in found.indices { found[index].pictures = pictures }
                    pages += found
                    guard pages.count <= limits.renders else { return pages }
                }
            }
        }
        return pages
    }

    /// The scenes asked for, or all on one sheet.
    private mutating func pages(
        of document: InterfaceBuilderDocument, _ file: String, _ device: String, _ traits: TraitSet
    ) -> [Page] {
        var asked = document.scenes.filter { isAsked($0) }
        let isSheet = joinsScenes && asked.count > 1 && asked.count == document.scenes.count
        if isSheet { asked.removeSubrange(1...) }
        let sceneNames = FileName.distinctNames(of: document.scenes.map { ($0.name, $0.id) })
        return asked.map { scene in
            Page(
                input: file, name: file == "-" ? "stdin" : stem(file), scene: scene.name, device: device,
                traits: traits.name, state: "base", step: "base", source: .interfaceBuilder(scene),
                sheet: isSheet ? document : nil, distinctScene: sceneNames[scene.id])
        }
    }

    /// The languages to lay out in; nil: as the file says.
    private mutating func localizations(
        _ wanted: [String], _ surroundings: Surroundings, _ file: String
    ) -> [Localization?] {
        guard !wanted.isEmpty else { return [nil] }
        let languages = Languages(around: surroundings)
        var found: [Localization] = []
        for name in wanted {
            for localization in name == "all" ? languages.all : [languages.localization(for: name)] {
                if found.contains(where: { $0.wanted == localization.wanted }) { continue }
                if localization.isFallback {
                    notices.append(
                        "\(displayName(file)): no \(escapedForDisplay(name)) in the project; the development language "
                            + "\(escapedForDisplay(localization.language)) stands in")
                }
                found.append(localization)
            }
        }
        return found
    }

    private mutating func isAsked(_ scene: LayoutScene) -> Bool {
        if selection.scenes.isEmpty { return true }
        names.offer(scene.name, .scene)
        var isAsked = selection.scenes.contains("all")
        for name in selection.scenes where name == scene.id || name == scene.name {
            names.meet(name, .scene)
            isAsked = true
        }
        return isAsked
    }

    private func read(
        _ file: String, _ bytes: [UInt8], _ device: DocumentDevice?, _ traits: TraitSet, _ surroundings: Surroundings,
        _ localization: Localization?
    ) throws(Failure) -> InterfaceBuilderDocument {
        var options = InterfaceBuilderReader.Options()
        options.sizes = selection.sizes
        options.behavior = selection.behavior
        if let device {
            let isTurned = device.name.hasSuffix(".landscape")
            options.device = Device.named(isTurned ? String(device.name.dropLast(10)) : device.name)
            options.isLandscape = isTurned
        }
        options.layoutDirection =
            traits.layoutDirection ?? localization?.layoutDirection ?? options.layoutDirection
        options.userInterfaceStyle = traits.userInterfaceStyle
        options.contentSizeCategory = traits.contentSizeCategory
        options.limits.bytes = limits.inputBytes
        options.surroundings = { references, environment in
            surroundings.resolve(references, in: environment, localization)
        }
        do {
            return try InterfaceBuilderReader.read(bytes, file: displayName(file), options: options)
        } catch {
            throw Self.failure(error)
        }
    }

    static func failure(_ error: InterfaceBuilderError) -> Failure {
        let place = "\(escapedForDisplay(error.file, limit: 4_096)):\(error.line):\(error.column)"
        var failure = Failure(lines: ["\(place): error: \(error.message)"], code: ExitStatus.impossible)
        failure.foreign = ForeignFile.reason(error)
        return failure
    }
}
