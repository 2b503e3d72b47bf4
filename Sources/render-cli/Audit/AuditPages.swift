import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutDocument
import LayoutEngine

/// Reads one file for the pages of an audit, one page after the other, so that few are in memory at a time.
struct AuditPages: Sendable {
    let file: String
    let limits: Limits
    let surroundings: Surroundings
    let wanted: AuditWishes

    /// The findings of the file, and how many screens were looked at.
    func audit(_ bytes: [UInt8], step: () throws(Failure) -> Void = {}) throws(Failure) -> AuditedFile {
        var flags: [String: String]?
        let audit = try fileAudit(bytes, step: step) { flags = $0 }
        let format = InputLoader.format(of: file, bytes)
        let missing = format == .interfaceBuilder ? missingLanguages : []
        let findings = audit.findings(named: wanted.named)
        return AuditedFile(
            findings: format == .interfaceBuilder ? findings : findings.map(\.judgedByTheRule),
            pages: audit.pages, worst: audit.worstPages,
            notices: Notice.doubts(of: wanted.namedLanguages ?? []) + missing, flags: flags)
    }

    /// The audit of all pages; after an edit of one screen, of that screen's pages.
    /// - Parameters:
    ///   - step: called before each page; what it throws ends the audit.
    ///   - takeFlags: called with the flags that choose the states and steps of a tree.json, by screen.
    func fileAudit(
        _ bytes: [UInt8], again part: FileAudit.Part? = nil, step: () throws(Failure) -> Void = {},
        takeFlags: ([String: String]) -> Void = { _ in }
    ) throws(Failure) -> FileAudit {
        let audit =
            switch InputLoader.format(of: file, bytes) {
            case .interfaceBuilder: try auditInterfaceBuilder(bytes, part, step)
            case .design: try auditDesign(bytes, step)
            case .document: try auditDocument(bytes, part, step, takeFlags)
            }
        try requireFrames(audit.unsolved)
        return audit
    }

    /// The named languages that the project lacks.
    private var missingLanguages: [Notice] {
        guard let named = wanted.namedLanguages else { return [] }
        let languages = Languages(around: surroundings)
        return named.compactMap { languages.localization(for: $0).fallbackNotice(file) }
    }

    // MARK: Interface Builder

    private func auditInterfaceBuilder(
        _ bytes: [UInt8], _ part: FileAudit.Part?, _ step: () throws(Failure) -> Void
    ) throws(Failure) -> FileAudit {
        let source = try source(bytes, file)
        let languages = Languages(around: surroundings)
        let shown = languages.all.filter { isShown($0) && !surroundings.lacksLanguage($0.wanted) }
        var kept = KeptReadings()
        // Without a project with sources there is no code to follow outlets to.
        let own = read(source, .own, nil, &kept, collectsObjects: surroundings.projectWithCode != nil)
        let code = DocumentCode(own.objects, surroundings)
        var plan = wanted.plan
        plan.allowed = allowed(source, own)
        plan.languages = wanted.languages(shown.map(\.wanted))
        var audit = FileAudit(file: displayName(file), own: own.scenes, again: part)
        note(shown, in: &audit.evidence)
        audit.evidence.code = code.evidence
        let isUnused = !source.isLaunchScreen && (surroundings.areWithoutUse || surroundings.areOfDemo)
        audit.evidence.unshown =
            isUnused
            ? Set(own.scenes.map(\.id))
            : source.unshownControllers { surroundings.projectWithCode?.namesScene($0) ?? true }.union(code.unshown)
        audit.evidence.code.isLetterboxed = surroundings.isLetterboxed
        audit.evidence.isLaunchScreen = source.isLaunchScreen
        audit.evidence.isDrawnInLandscape = source.isDrawnInLandscape
        if source.knowsLandscape { audit.evidence.turns = audit.evidence.turns ?? true }
        let names = MissingNames(source.references, surroundings, own.environment)
        for missing in names.resources {
            var missing = code.judged(missing)
            if isUnused || audit.areUnshown(missing.uses) { missing.severity = .information }
            audit.take(missing)
        }
        for missing in names.translations.compactMap(code.judged) { audit.take(missing) }
        audit.take(misplaced: source.references.misplacedViews)
        let repeated = Set(plan.pages.compactMap(\.atUsualTextSize))
        for page in plan.pages {
            try step()
            if let usual = page.atUsualTextSize, !kept.dependsOnTextSize, audit.takeAgain(usual, on: page) { continue }
            var localization = page.language.map(languages.localization)
            var scenes: [LayoutScene]
            if let copy = localization?.copy {
                guard let text = try? FileReader.read(copy.path, limit: limits.inputBytes, flag: "max-input"),
                    let parsed = try? self.source(text, file)
                else { continue }
                localization?.texts = [:]
                scenes = read(parsed, page, localization).scenes
            } else if let localization, localization.texts.isEmpty {
                // The page with the file's own texts exists already.
                continue
            } else {
                scenes = read(source, page, localization, &kept).scenes
            }
            if page.isLandscape { scenes.removeAll { code.upright.contains($0.id) } }
            if page.device.flatMap(Device.named)?.isPad == false { scenes.removeAll { code.ofPads.contains($0.id) } }
            audit.take(scenes, on: page, isRepeated: repeated.contains(page))
        }
        return audit
    }

    /// The objects of an Interface Builder file with their outlets; nil for other files.
    func objects(_ bytes: [UInt8]) -> DocumentObjects? {
        guard InputLoader.isXML(file, bytes), let source = try? source(bytes, file) else { return nil }
        return read(source, .own, nil, collectsObjects: true).objects
    }

    /// A page without frames has no findings, which would pass for a page without defects.
    /// - Parameter unsolved: the first page without frames, with the limit; nil if there is none.
    func requireFrames(_ unsolved: String?) throws(Failure) {
        guard let unsolved else { return }
        throw Failure("\(displayName(file)): \(unsolved), and no frame is known; --max-work moves the limit")
    }

    /// Whether the file is shown in a language. A file in the folder of one language, unlike the file of `Base.lproj`, is
    /// not shown in languages that have copies of their own.
    private func isShown(_ language: Localization) -> Bool {
        guard let own = surroundings.ownLanguage, own != "Base" else { return true }
        return language.copy == nil || language.wanted == own
    }

    private func source(_ bytes: [UInt8], _ file: String) throws(Failure) -> InterfaceBuilderSource {
        var xml = XMLLimits()
        xml.bytes = limits.inputBytes
        do {
            return try InterfaceBuilderSource(bytes, file: displayName(file), limits: xml)
        } catch {
            throw InputLoader.failure(error)
        }
    }

    // MARK: Pictures

    /// The scenes of one page again, with the pictures of the project.
    func scenes(_ bytes: [UInt8], on page: AuditTraits) throws(Failure) -> (
        scenes: [LayoutScene], pictures: DocumentPictures?
    ) {
        let format = InputLoader.format(of: file, bytes)
        if format == .design { return (try scenes(ofDesign: bytes, on: page), nil) }
        guard format == .interfaceBuilder else {
            let document = try InputLoader.document(bytes, file, limits, keepsPlaces: true)
            let resources = try DocumentResources(
                of: document, bytes, file, limits, isProjectNamed: surroundings.isNamed
            ) { _ throws(Failure) in surroundings }
            return try scenes(of: document, resources, page)
        }
        let localization = page.language.map(Languages(around: surroundings).localization)
        var shown = bytes
        if let copy = localization?.copy {
            shown = try FileReader.read(copy.path, limit: limits.inputBytes, flag: "max-input")
        }
        let document = read(try source(shown, file), page, localization)
        return (
            document.scenes,
            document.references.flatMap { surroundings.pictures(of: $0.names, in: document.environment) }
        )
    }

    private func read(
        _ source: InterfaceBuilderSource, _ page: AuditTraits, _ localization: Localization?,
        collectsObjects: Bool = false
    ) -> InterfaceBuilderDocument {
        var kept = KeptReadings()
        return read(source, page, localization, &kept, collectsObjects: collectsObjects)
    }

    /// The document on one page.
    /// - Parameter kept: what the pages of the document share.
    private func read(
        _ source: InterfaceBuilderSource, _ page: AuditTraits, _ localization: Localization?,
        _ kept: inout KeptReadings, collectsObjects: Bool = false
    ) -> InterfaceBuilderDocument {
        var options = InterfaceBuilderReader.Options()
        options.collectsObjects = collectsObjects
        options.wantsScenesOnly = true
        options.device = page.device.flatMap(Device.named)
        options.isLandscape = page.device == nil ? nil : page.isLandscape
        options.layoutDirection = page.layoutDirection ?? localization?.layoutDirection ?? .leftToRight
        options.contentSizeCategory = page.contentSizeCategory
        options.userInterfaceStyle = page.style
        options.release = page.release
        let surroundings = surroundings
        options.surroundings = { references, environment in
            surroundings.resolve(references, in: environment, localization)
        }
        var document = source.read(options, keeping: &kept)
        if let device = page.device.flatMap(Device.named) {
            document.fill(device, isLandscape: page.isLandscape)
        }
        for place in document.scenes.indices {
            document.scenes[place].environment.solving.workLimit = limits.solverWork
        }
        if let pseudo = page.pseudo {
            for place in document.scenes.indices { document.scenes[place].tree.translate(to: pseudo) }
        }
        if let state = page.state { document.scenes = document.scenes.map { $0.inState(state) } }
        return document
    }

    /// The devices that a file is for, by name, kind and canvas.
    private func allowed(_ source: InterfaceBuilderSource, _ own: InterfaceBuilderDocument) -> AuditPlan.Allowed {
        var allowed = AuditPlan.Allowed()
        allowed.landscape = surroundings.turns ?? true
        let liesOnSide = surroundings.liesOnSide
        (allowed.uprightPhones, allowed.uprightPads) = (liesOnSide?.phone != true, liesOnSide?.pad != true)
        allowed.tallestPhone = surroundings.tallestPhone
        if let families = surroundings.deviceFamilies { (allowed.phones, allowed.pads) = families }
        let name = stem(file).lowercased()
        // The canvas of a file with a chosen device shows the device that somebody looked at last.
        let isDrawnForPads = own.device.isPad && !source.hasChosenDevice
        if name.hasSuffix("~ipad") || source.isForPadsAlone || isDrawnForPads { allowed.phones = false }
        if name.hasSuffix("~iphone") { allowed.pads = false }
        switch DeviceInName(name) {
        case .pad: allowed.phones = false
        case .phone: allowed.pads = false
        case .model: (allowed.phones, allowed.pads) = (false, false)
        case nil: break
        }
        return allowed
    }

    /// The languages whose texts are longer than English ones by a third: a translation of them grows no further.
    private static let longLanguages: Set<String> = ["de", "fi", "hu", "nl", "el", "German", "Dutch"]

    private func note(_ languages: [Localization], in evidence: inout AuditEvidence) {
        let turnsRound = languages.contains { $0.layoutDirection == .rightToLeft }
        let isLeftToRight = turnsRound && surroundings.code?.isLeftToRight == true
        evidence.isTranslatedRightToLeft = turnsRound && !isLeftToRight
        evidence.isTranslated = languages.count > 1
        evidence.isLeftToRight = isLeftToRight || (!turnsRound && surroundings.hasInfo)
        evidence.hasOneLanguage = languages.count <= 1 && surroundings.hasInfo
        let own = surroundings.ownLanguage.flatMap { $0 == "Base" ? nil : $0 } ?? surroundings.developmentLanguage
        let language = own.map { String($0.prefix { $0 != "-" && $0 != "_" }) }
        evidence.hasLongWords = language.map(Self.longLanguages.contains) ?? false
        evidence.turns = surroundings.turns
        evidence.onlyStyle = surroundings.onlyStyle
        evidence.knowsStyles = surroundings.hasInfo
        evidence.runsOnPads = surroundings.deviceFamilies?.pads
    }
}
