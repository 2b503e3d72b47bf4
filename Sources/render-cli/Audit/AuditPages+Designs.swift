import FigmaDesigns
import LayoutAudit
import LayoutDocument
import LayoutEngine

extension AuditPages {
    /// The frames of a design on the pages of the plan, before anybody builds them: there is no code, and no translation,
    /// for which longer texts stand in.
    func auditDesign(_ bytes: [UInt8], _ step: () throws(Failure) -> Void) throws(Failure) -> FileAudit {
        var plan = wanted.plan
        plan.allowed.pads = false
        plan.languages = wanted.languages([])
        if wanted.namedLanguages == nil, plan.pseudo.isEmpty, plan.extent != .quick { plan.pseudo = [.long] }
        var audit = FileAudit(file: displayName(file), own: try scenes(ofDesign: bytes, on: .own))
        for page in plan.pages {
            try step()
            audit.take(try scenes(ofDesign: bytes, on: page), on: page)
        }
        return audit
    }

    /// The frames of a design on one page.
    func scenes(ofDesign bytes: [UInt8], on page: AuditTraits) throws(Failure) -> [LayoutScene] {
        let device = page.device.flatMap { DocumentDevice(named: $0 + (page.isLandscape ? ".landscape" : "")) }
        var traits = TraitSet()
        traits.layoutDirection = page.layoutDirection
        traits.contentSizeCategory = page.contentSizeCategory
        traits.userInterfaceStyle = page.style
        traits.release = page.release
        var design = try InputLoader.design(bytes, file, limits, device: device, traits)
        _ = design.take(fontsOf: surroundings, file)
        if let pseudo = page.pseudo {
            for place in design.scenes.indices { design.scenes[place].tree.translate(to: pseudo) }
        }
        return design.scenes
    }
}
