import LayoutAudit
import LayoutDocument
import LayoutEngine

/// tree.json.
extension AuditPages {
    func auditDocument(
        _ bytes: [UInt8], _ part: FileAudit.Part?, _ step: () throws(Failure) -> Void,
        _ takeFlags: ([String: String]) -> Void
    ) throws(Failure) -> FileAudit {
        let document = try InputLoader.document(bytes, file, limits, keepsPlaces: true)
        var flags: [String: String] = [:]
        for variant in document.variants where variant.kind != .base {
            flags[Self.screen(of: variant, document)] = "--\(variant.kind)=\(variant.name)"
        }
        takeFlags(flags)
        let resources = try DocumentResources(
            of: document, bytes, file, limits, isProjectNamed: surroundings.isNamed
        ) { _ throws(Failure) in surroundings }
        var plan = wanted.plan
        plan.allowed.pads = document.devices.contains(where: \.environment.isPad)
        plan.allowed.phones = document.devices.contains { !$0.environment.isPad }
        plan.named = document.devices.dropFirst().map(\.name).filter { DocumentDevice(named: $0) != nil }
        plan.languages = wanted.languages(resources?.languages ?? [])
        var audit = FileAudit(
            file: displayName(file), own: try scenes(of: document, resources, .own).scenes, again: part)
        for page in plan.pages {
            try step()
            audit.take(try scenes(of: document, resources, page).scenes, on: page)
        }
        return audit
    }

    /// The document with each of its states and steps.
    func scenes(
        of document: LayoutDocument, _ resources: DocumentResources?, _ page: AuditTraits
    ) throws(Failure) -> (scenes: [LayoutScene], pictures: DocumentPictures?) {
        var device = document.devices[0]
        if let name = page.device,
            let found = DocumentDevice(named: name + (page.isLandscape ? ".landscape" : ""))
        {
            device = device.environment.isOfAPart ? device.asPart(on: found) : found
        }
        var traits = document.traits[0]
        traits.layoutDirection = page.layoutDirection ?? traits.layoutDirection
        traits.contentSizeCategory = page.contentSizeCategory ?? traits.contentSizeCategory
        traits.userInterfaceStyle = page.style ?? traits.userInterfaceStyle
        traits.locale = page.language ?? traits.locale
        traits.release = page.release ?? traits.release
        let found = try resources?.document(for: device, traits)
        let shown = found?.document ?? document
        let scenes = shown.variants.map { variant in
            var scene = shown.scene(device: device, traits: traits, variant: variant)
            scene.id = Self.screen(of: variant, document)
            scene.name = scene.id
            if let pseudo = page.pseudo { scene.tree.translate(to: pseudo) }
            return scene
        }
        return (scenes, found?.pictures)
    }

    private static func screen(of variant: LayoutDocument.Variant, _ document: LayoutDocument) -> String {
        variant.kind == .base ? document.name : "\(document.name)/\(variant.name)"
    }
}

extension DocumentDevice {
    /// A part of a screen on another screen: as wide as that screen where it is as wide as a phone, else as large as before.
    fileprivate func asPart(on screen: DocumentDevice) -> DocumentDevice {
        var part = self
        if Device.distinctScreens.contains(where: { !$0.isPad && $0.width == environment.width }) {
            part.environment.width = screen.environment.width
        }
        part.environment.scale = screen.environment.scale
        part.environment.isPad = screen.environment.isPad
        return part
    }
}
