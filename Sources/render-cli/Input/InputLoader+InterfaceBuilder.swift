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
        var isFirst = true
        for device in selection.devices.isEmpty ? [nil] : devices {
            for set in traits.isEmpty ? [TraitSet()] : traits {
                let document = try readInterfaceBuilder(file, bytes, device, set)
                if isFirst {
                    notices += document.problems.map { "\(displayName(file)):\($0.description)" }
                    defects += document.problems.count
                }
                isFirst = false
                var asked = document.scenes.filter { isAsked($0) }
                let isSheet = joinsScenes && asked.count > 1 && asked.count == document.scenes.count
                if isSheet { asked.removeSubrange(1...) }
                let sceneNames = FileName.distinctNames(of: document.scenes.map { ($0.name, $0.id) })
                for scene in asked {
                    pages.append(
                        Page(
                            input: file, name: file == "-" ? "stdin" : stem(file), scene: scene.name,
                            device: device?.name ?? document.device.name, traits: set.name, state: "base",
                            step: "base", source: .interfaceBuilder(scene), sheet: isSheet ? document : nil,
                            distinctScene: sceneNames[scene.id]))
                }
            }
        }
        return pages
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
            var failure = Failure(lines: ["\(place): error: \(error.message)"], code: ExitStatus.impossible)
            failure.foreign = ForeignFile.reason(error)
            throw failure
        }
    }
}
