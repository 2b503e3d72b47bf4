import LayoutDocument
import Notation

extension InputLoader {
    /// The pages of a tree.json.
    mutating func loadDocument(_ file: String, _ bytes: [UInt8]) throws(Failure) -> [Page] {
        if let known = files.kept?.documents[file] { return try pages(of: known, bytes, file) }
        let document = try Self.document(bytes, file, limits, keepsPlaces: looksAround)
        files.kept?.documents[file] = document
        return try pages(of: document, bytes, file)
    }

    /// Reads one tree.json.
    /// - Parameter keepsPlaces: whether scenes know lines and columns.
    static func document(
        _ bytes: [UInt8], _ file: String, _ limits: Limits, keepsPlaces: Bool = false
    ) throws(Failure) -> LayoutDocument {
        do {
            return try LayoutDocument.read(
                bytes, fallbackName: file == "-" ? "stdin" : stem(file), limits: limits, keepsPlaces: keepsPlaces)
        } catch {
            var lines = error.diagnostics.map { $0.description(file: displayName(file)) }
            let rest = error.total - error.diagnostics.count
            if rest > 0 { lines.append("\(displayName(file)): and \(rest) more; --max-diagnostics shows more") }
            var failure = Failure(lines: lines, code: ExitStatus.impossible)
            failure.foreign = ForeignFile.reason(json: bytes)
            throw failure
        }
    }

    private mutating func pages(
        of document: LayoutDocument, _ bytes: [UInt8], _ file: String
    ) throws(Failure) -> [Page] {
        let devices = selection.namedDevices(in: document, &names)
        let traits = try selection.namedTraits()
        let sets = try selection.inReleases(traits.isEmpty ? document.traits : traits)
        let isNamed = selection.project.root != nil
        let resources = try DocumentResources(of: document, bytes, file, limits, isProjectNamed: isNamed) {
            inner throws(Failure) in try surroundings(of: file, inner: inner)
        }
        remarks.notices += document.remarks.map {
            .note($0.message, at: "\(displayName(file)):\($0.line):\($0.column)")
        }
        remarks.notices += resources?.notices ?? []
        note(resources?.mistakes ?? [])
        var locales = remarks.doubting(try selection.namedLocales())
        if let place = locales.firstIndex(of: "all") {
            locales.replaceSubrange(place...place, with: (resources?.languages ?? []).filter { !locales.contains($0) })
        }
        runPictures.add(document, input: file)
        if namesLeftOut { remarks.leftOut += leftOut(of: document).map { .note($0, at: displayName(file)) } }
        var pages: [Page] = []
        for device in selection.devices.isEmpty ? document.devices : devices {
            for traits in sets.inLanguages(locales) {
                let found = try resources?.document(for: device, traits)
                for variant in variants(of: document) {
                    var page = Page(
                        input: file,
                        names: Page.Names(
                            document: document.name, scene: document.name, device: device.name, traits: traits.name,
                            state: variant.kind == .state ? variant.name : "base",
                            step: variant.kind == .step ? variant.name : "base"),
                        source: .document(found?.document ?? document, device, traits, variant),
                        runPictures: runPictures)
                    page.pictures = found?.pictures
                    noteRelease(page, file)
                    if hashing.isOn {
                        page.inputs = PageInputs(
                            document: hashing.fileHash, shown: hashing.fileHash, resources: found?.use)
                    }
                    pages.append(page)
                    guard pages.count <= limits.renders else { return pages }
                }
            }
        }
        return pages
    }

    /// Says that the project decides the release of a page, since the document does not show this.
    private mutating func noteRelease(_ page: Page, _ file: String) {
        guard case .document(let document, let device, let traits, _) = page.source else { return }
        let chosen = document.chosenRelease(device: device, traits: traits)
        let note = Notice.note("laid out for \(chosen.words); the key 'ios' would state another", at: displayName(file))
        if chosen.origin == .deploymentTarget, !remarks.notices.contains(note) { remarks.notices.append(note) }
    }

    /// The states and the steps of a document that neither a flag nor the name of the output asks for.
    private func leftOut(of document: LayoutDocument) -> [String] {
        guard selection.states.isEmpty, selection.steps.isEmpty else { return [] }
        let kinds: [(LayoutDocument.Variant.Kind, Bool, String)] = [
            (.state, takesStates, "state"), (.step, takesSteps, "step"),
        ]
        return kinds.compactMap { kind, isTaken, word in
            let names = document.variants.filter { $0.kind == kind }.map(\.name)
            guard !isTaken, !names.isEmpty else { return nil }
            let shown = "\(countText(names.count, word)) (\(Folded.list(names, showing: 4)))"
            return "left out: \(shown); {\(word)} in the name of -o makes a file of each, --\(word) of one"
        }
    }

    /// The base and the variants in the flags; without flags the command's default.
    private mutating func variants(of document: LayoutDocument) -> [LayoutDocument.Variant] {
        let asksNothing = selection.states.isEmpty && selection.steps.isEmpty
        var found: [LayoutDocument.Variant] = []
        for variant in document.variants {
            let asked: [String]
            let kind: AskedNames.Kind
            switch variant.kind {
            case .base:
                let isAsked = selection.states.contains("base") || selection.states.contains("all")
                if asksNothing || isAsked { found.append(variant) }
                continue
            case .state: (kind, asked) = (.state, selection.states)
            case .step: (kind, asked) = (.step, selection.steps)
            }
            if !asked.isEmpty { names.offer(variant.name, kind) }
            let takesAll = asksNothing && (kind == .state ? takesStates : takesSteps)
            guard takesAll || asked.contains("all") || asked.contains(variant.name) else { continue }
            names.meet(variant.name, kind)
            found.append(variant)
        }
        return found
    }
}
