import FigmaDesigns
import LayoutDocument
import LayoutEngine
import Notation

extension InputLoader {
    /// The pages of a design: its top-level frames, each at its own size or in the size of a device.
    mutating func loadDesign(_ file: String, _ bytes: [UInt8]) throws(Failure) -> [Page] {
        let devices: [DocumentDevice?] = selection.namedDevices(in: nil, &names)
        let traits = try selection.namedTraits()
        let sets = try selection.inReleases(traits.isEmpty ? [TraitSet()] : traits)
        var pages: [Page] = []
        for device in selection.devices.isEmpty ? [nil] : devices {
            for set in sets {
                var design = try Self.design(bytes, file, limits, device: device, set)
                let surroundings = try surroundings(of: file)
                for notice in design.take(fontsOf: surroundings, file) where !remarks.notices.contains(notice) {
                    remarks.notices.append(notice)
                }
                for warning in design.warnings {
                    let place = "\(displayName(file)):\(warning.line):\(warning.column)"
                    let notice = Notice.warning(place, warning.message)
                    if !remarks.notices.contains(notice) { remarks.notices.append(notice) }
                }
                pages += self.pages(of: design, file, device?.name ?? "design", set)
            }
        }
        return pages
    }

    /// Reads one design.
    static func design(
        _ bytes: [UInt8], _ file: String, _ limits: Limits, device: DocumentDevice?, _ traits: TraitSet
    ) throws(Failure) -> FigmaDocument {
        var options = FigmaDocument.Options()
        (options.nesting, options.nodes, options.textScalars) = (limits.nesting, limits.nodes, limits.textScalars)
        if let width = device?.environment.width, let height = device?.environment.height {
            options.screen = Size(width: width, height: height)
        }
        options.layoutDirection = traits.layoutDirection ?? options.layoutDirection
        options.contentSizeCategory = traits.contentSizeCategory ?? options.contentSizeCategory
        do {
            var design = try FigmaDocument.read(bytes, options: options)
            for place in design.scenes.indices {
                design.scenes[place].environment.solving.workLimit = limits.solverWork
            }
            return design
        } catch {
            throw Failure(lines: ["\(displayName(file)):\(error)"], code: ExitStatus.impossible)
        }
    }

    private mutating func pages(
        of design: FigmaDocument, _ file: String, _ device: String, _ traits: TraitSet
    ) -> [Page] {
        let sceneNames = FileName.distinctNames(of: design.scenes.map { ($0.name, $0.id) })
        return design.scenes.filter { isAsked($0) }.map { scene in
            var page = Page(
                input: file,
                names: Page.Names(
                    document: file == "-" ? "stdin" : stem(file), scene: scene.name, device: device,
                    traits: traits.name, distinctScene: sceneNames[scene.id]),
                source: .scene(scene))
            page.isDesign = true
            page.tiles = scene.tree.tintedTiles
            if hashing.isOn {
                page.inputs = PageInputs(document: hashing.fileHash, shown: hashing.fileHash, resources: nil)
            }
            return page
        }
    }
}

extension FigmaDocument {
    /// Gives the scenes the fonts of a project.
    /// - Returns: a message for each font that another one stands in for.
    mutating func take(fontsOf surroundings: Surroundings, _ file: String) -> [Notice] {
        guard !names.fonts.isEmpty, let environment = scenes.first?.environment else { return [] }
        let typefaces = surroundings.resolve(names, in: environment, nil).typefaces
        for place in scenes.indices { scenes[place].environment.texts.typefaces = typefaces }
        let missing = names.fonts.filter { typefaces[$0.name] == nil }.map(\.name)
        var notices = surroundings.notices(of: names.fonts).map { Notice.warning(displayName(file), $0) }
        if !missing.isEmpty {
            let list = Folded.list(missing.map { escapedForDisplay($0) }, showing: 8)
            notices.append(
                .note(
                    "no file of the fonts \(list) in the project; texts that change are measured by estimates",
                    at: displayName(file)))
        }
        return notices
    }
}

extension LayoutTree {
    /// The names of the pictures that are drawn as tiles in their tint: a design's drawings, of which no path is read.
    var tintedTiles: Set<String> {
        var names: Set<String> = []
        for view in items {
            if case .image(let image) = view.content, view.appearance.tintColor != nil { names.insert(image.name) }
        }
        return names
    }
}
