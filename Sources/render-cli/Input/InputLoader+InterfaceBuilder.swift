import CLibrary
import Files
import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import Notation
import ProjectResources

extension InputLoader {
    /// The device, traits and language of one reading of a document.
    private struct Reading: Sendable {
        var device: DocumentDevice?
        var traits: TraitSet
        var localization: Localization?
        /// The file, or its copy for the language.
        var file: String
        var source: InterfaceBuilderSource
        /// The hash of the file's bytes, where whole files count; nil where the reading decides what counts.
        var hash: String?

        /// Whether the device lies on its side.
        var isTurned: Bool { device?.name.hasSuffix(".landscape") == true }
        /// The device among those with names; nil without a device.
        var known: Device? {
            device.flatMap { Device.found(isTurned ? String($0.name.dropLast(10)) : $0.name) }
        }

        /// Gives the roots of a .xib file the sizes that they have on the device.
        func fill(_ document: inout InterfaceBuilderDocument) {
            if let known { document.fill(known, isLandscape: isTurned) }
        }
    }

    /// What readings of a file share that one processor makes.
    private struct KeptPages {
        var readings = KeptReadings()
        /// The last bytes with their hash: most pages use the same bytes of a file.
        private var last: (bytes: [UInt8], hash: String) = ([], "")

        mutating func hash(of bytes: [UInt8]) -> String {
            if last.hash.isEmpty || last.bytes != bytes { last = (bytes, KeyHash.text(of: bytes)) }
            return last.hash
        }
    }

    /// What all readings of a file have in common.
    private struct ReadingModes: Sendable {
        var sizes: InterfaceBuilderReader.Sizes
        /// Nil: the document's own.
        var behavior: InterfaceBuilderReader.Behavior?
        var surroundings: Surroundings
        /// The canvas device that the command line names.
        var canvas: Device?
        /// Whether the pages' keys are asked for.
        var isHashed: Bool
        /// Row operations allowed for one solve.
        var workLimit: Int
        /// Whether views to which only the canvas gives a size have none.
        var leavesSizesOpen = false

        /// The flags --sizes and --behavior, for keys.
        var words: String { "\(sizes) \(behavior.map { "\($0)" } ?? "own")" }

        /// The documents of readings of one file, with their hashes, in the order of the readings. Neighbouring
        /// readings share page-independent work.
        func read(_ readings: [Reading]) -> [(document: InterfaceBuilderDocument, hash: String)] {
            parallelMap((readings.count + Self.run - 1) / Self.run) { place in
                var kept = KeptPages()
                return readings[place * Self.run..<min(place * Self.run + Self.run, readings.count)].map { reading in
                    var (document, hash) = read(reading, keeping: &kept)
                    if behavior != .canvas { reading.fill(&document) }
                    for scene in document.scenes.indices {
                        document.scenes[scene].environment.solving.workLimit = workLimit
                    }
                    return (document: document, hash: hash)
                }
            }.flatMap { $0 }
        }

        /// The readings in a row on one processor.
        private static let run = 4

        /// The document of a reading, and the hash of what the reading uses of the file; empty unless hashes are asked for.
        /// - Parameter kept: what readings of one file share.
        func read(
            _ reading: Reading, keeping kept: inout KeptPages
        ) -> (document: InterfaceBuilderDocument, hash: String) {
            let options = options(of: reading)
            let document = reading.source.read(options, keeping: &kept.readings)
            guard isHashed else { return (document, "") }
            let hash =
                reading.hash
                ?? kept.hash(of: reading.source.usedBytes(options, of: document, keeping: &kept.readings))
            return (document, hash)
        }

        private func options(of reading: Reading) -> InterfaceBuilderReader.Options {
            var options = InterfaceBuilderReader.Options()
            options.sizes = sizes
            options.behavior = behavior
            options.leavesSizesOpen = leavesSizesOpen
            options.device = reading.known
            options.isLandscape = reading.device == nil ? nil : reading.isTurned
            if reading.device == nil, let canvas {
                (options.device, options.isLandscape) = (canvas, reading.source.isDrawnInLandscape)
            }
            let (traits, localization) = (reading.traits, reading.localization)
            options.layoutDirection =
                traits.layoutDirection ?? localization?.layoutDirection ?? options.layoutDirection
            options.userInterfaceStyle = traits.userInterfaceStyle
            options.accessibilityContrast = traits.accessibilityContrast ?? options.accessibilityContrast
            options.contentSizeCategory = traits.contentSizeCategory
            options.release = traits.release
            options.surroundings = { [surroundings] references, environment in
                surroundings.resolve(references, in: environment, localization)
            }
            return options
        }
    }

    /// The pages of a .xib or .storyboard.
    mutating func loadInterfaceBuilder(_ file: String, _ bytes: [UInt8]) throws(Failure) -> [Page] {
        let surroundings = try surroundings(of: file)
        let readings = try readings(of: file, bytes, surroundings)
        noteProject(readings, of: file, surroundings)
        let modes = ReadingModes(
            sizes: selection.sizes, behavior: selection.behavior ?? (canvas == nil ? nil : .canvas),
            surroundings: surroundings, canvas: canvas, isHashed: hashing.isOn, workLimit: limits.solverWork)
        var canvasModes = modes
        (canvasModes.behavior, canvasModes.leavesSizesOpen) = (.canvas, true)
        var pages: [Page] = []
        var originals: [String: (translations: CutTranslations, hash: String)] = [:]
        // A copy for a language may have mistakes of its own.
        var told: Set<String> = []
        var next = 0
        while next < readings.count, pages.count <= limits.renders {
            // In batches, so that the limit is checked before all the work is done.
            let batch = Array(readings[next..<min(next + Self.batch, readings.count)])
            next += batch.count
            let canvases = readsCanvas ? canvasModes.read(batch).map(\.document) : []
            for (place, (reading, (document, hash))) in zip(batch, modes.read(batch)).enumerated() {
                if told.insert(reading.file).inserted { note(document, of: reading.file, surroundings) }
                var words = reading.traits
                words.locale = reading.localization?.wanted ?? words.locale
                let device = reading.device?.name ?? (canvas ?? document.device).name
                var found = self.pages(of: document, reading.file, device, words)
                var originalHash = hash
                if let localization = reading.localization, localization.copy != nil || !localization.texts.isEmpty {
                    let key = device + " " + reading.traits.name
                    if originals[key] == nil, let source = readings.first(where: { $0.file == file })?.source {
                        var plain = reading
                        (plain.localization, plain.source) = (nil, source)
                        if plain.hash != nil { plain.hash = hashing.fileHash }
                        var kept = KeptPages()
                        let (document, hash) = modes.read(plain, keeping: &kept)
                        originals[key] = (CutTranslations(document), hash)
                    }
                    for index in found.indices { found[index].translations = originals[key]?.translations ?? .init() }
                    originalHash = originals[key]?.hash ?? hashing.fileHash
                }
                let pictures = document.references.flatMap {
                    surroundings.pictures(of: $0.names, in: document.environment)
                }
                for index in found.indices { found[index].pictures = pictures }
                for index in found.indices where readsCanvas {
                    found[index].onCanvas = canvases[place].scenes.first { $0.id == found[index].sceneID }
                }
                if hashing.isOn {
                    let use = PageInputs.ResourceUse(
                        surroundings: surroundings, names: document.references?.names ?? ResourceNames(),
                        environment: document.environment, localization: reading.localization)
                    let inputs = PageInputs(
                        document: originalHash, shown: hash, reading: modes.words, resources: use)
                    for index in found.indices { found[index].inputs = inputs }
                }
                pages += found
            }
        }
        return pages
    }

    /// Reports broken files of the project that decide what a document shows.
    private mutating func noteProject(_ readings: [Reading], of file: String, _ surroundings: Surroundings) {
        guard let names = readings.first?.source.references.names else { return }
        let isTranslated = looksAround || readings.contains { $0.localization != nil }
        note(surroundings.mistakes(for: names, beside: file, isThorough: looksAround, readsTables: isTranslated))
    }

    /// Reports the mistakes of a document and the fonts that it lacks.
    private mutating func note(_ document: InterfaceBuilderDocument, of file: String, _ surroundings: Surroundings) {
        note(document.problems.map { FileMistake($0, in: displayName(file)) })
        remarks.notices += surroundings.notices(of: document.references?.names.fonts ?? []).map {
            .warning(displayName(file), $0)
        }
    }

    /// Reports mistakes of files, each once for all files of the run.
    mutating func note(_ found: [FileMistake]) {
        for mistake in found where !remarks.mistakes.contains(mistake) {
            remarks.mistakes.append(mistake)
            remarks.notices.append(Notice(mistake))
        }
    }

    /// Number of readings in a batch.
    private static let batch = 16

    /// Each device with each set of traits in each language; each file is parsed once.
    private mutating func readings(
        of file: String, _ bytes: [UInt8], _ surroundings: Surroundings
    ) throws(Failure) -> [Reading] {
        let devices: [DocumentDevice?] = selection.namedDevices(in: nil, &names)
        let traits = try selection.namedTraits()
        let sets = try selection.inReleases(traits.isEmpty ? [TraitSet()] : traits)
        var sources = PathTable<InterfaceBuilderSource>()
        var languages: [(localization: Localization?, file: String, source: InterfaceBuilderSource)] = []
        var hashes = PathTable<String>()
        for localization in localizations(remarks.doubting(try selection.namedLocales()), surroundings, file) {
            let shown = localization?.copy.map { Self.path(beside: file, of: $0) } ?? file
            if let known = sources[shown] {
                noteMissingTable(localization, known, file)
                languages.append((localization, shown, known))
                continue
            }
            var text = bytes
            if let known = files.kept?.bytes[shown] {
                text = known
            } else if let copy = localization?.copy {
                text = try read(copy.path)
                files.kept?.bytes[shown] = text
            }
            let parsed = try source(of: shown, text)
            noteMissingTable(localization, parsed, file)
            sources[shown] = parsed
            if hashing.isOn, hashing.takesWholeFiles { hashes[shown] = files.hash(of: text, shown) }
            languages.append((localization, shown, parsed))
        }
        return (selection.devices.isEmpty ? [nil] : devices).flatMap { device in
            sets.flatMap { set in
                languages.map {
                    Reading(
                        device: device, traits: set, localization: $0.localization, file: $0.file, source: $0.source,
                        hash: hashes[$0.file])
                }
            }
        }
    }

    /// The parsed file, of a kept one parsed once.
    mutating func source(of file: String, _ bytes: [UInt8]) throws(Failure) -> InterfaceBuilderSource {
        if let known = files.kept?.sources[file] { return known }
        var xml = XMLLimits()
        xml.bytes = limits.inputBytes
        do {
            let source = try InterfaceBuilderSource(bytes, file: displayName(file), limits: xml)
            files.kept?.sources[file] = source
            return source
        } catch {
            throw Self.failure(error)
        }
    }

    /// The selected scenes, or all scenes on one sheet.
    private mutating func pages(
        of document: InterfaceBuilderDocument, _ file: String, _ device: String, _ traits: TraitSet
    ) -> [Page] {
        var asked = document.scenes.filter { isAsked($0) }
        let isSheet = joinsScenes && asked.count > 1 && asked.count == document.scenes.count
        if isSheet { asked.removeSubrange(1...) }
        let sceneNames = FileName.distinctNames(of: document.scenes.map { ($0.name, $0.id) })
        return asked.map { scene in
            Page(
                input: file,
                names: Page.Names(
                    document: file == "-" ? "stdin" : stem(file), scene: scene.name, device: device,
                    traits: traits.name, distinctScene: sceneNames[scene.id]),
                source: .scene(scene), sheet: isSheet ? document : nil, canvas: canvas ?? document.device)
        }
    }

    /// Whether the flags ask for a scene by its name or its id.
    mutating func isAsked(_ scene: LayoutScene) -> Bool {
        if selection.scenes.isEmpty { return true }
        names.offer(scene.name, .scene)
        var isAsked = selection.scenes.contains("all")
        for name in selection.scenes where name == scene.id || name == scene.name {
            names.meet(name, .scene)
            isAsked = true
        }
        return isAsked
    }

    static func failure(_ error: InterfaceBuilderError) -> Failure {
        let place = "\(escapedForDisplay(error.file, limit: 4_096)):\(error.line):\(error.column)"
        var failure = Failure(lines: ["\(place): error: \(error.message)"], code: ExitStatus.impossible)
        failure.foreign = ForeignFile.reason(error)
        return failure
    }
}
