import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutDiff
import LayoutDocument
import LayoutEngine

/// One page of a comparison of layouts, with both sides for the picture.
struct ComparedPage: Sendable {
    var scene: SceneDifference
    /// The page that names output files: the new page if there is one.
    var page: Page
    /// The page of the old layout, whose pictures it shows; nil: `page`.
    var oldPage: Page?
    var before: LayoutSide?
    var after: LayoutSide?
    /// Defects that only the newer of two releases has; empty unless two releases are compared.
    var defects: [Finding] = []
    /// What a picture calls the two sides.
    var captions = (before: "before", after: "after")
}

/// Lays out both versions of a file and compares them page by page.
struct LayoutComparison {
    let selection: SelectionOptions
    let limits: Limits
    /// Names of views whose changes are ignored, with descendants.
    let ignored: [String]
    /// Whether recorded sizes of two releases of the tool are made consistent; see `LayoutDiff.agree`.
    let agreesOnRecords: Bool
    /// The two releases in which one file is compared with itself, the old one first; empty for two files.
    var releases: [Release] = []
    /// Lines for standard error.
    private(set) var notices: [Notice] = []
    /// The names in the flags, and the names in the files.
    private(set) var names = AskedNames()

    /// Projects that were read already; nil: those around the files.
    private let projects: ProjectStore?

    init(
        selection: SelectionOptions, limits: Limits, ignored: [String], agreesOnRecords: Bool = false,
        projects: ProjectStore? = nil
    ) {
        self.projects = projects
        self.selection = selection
        self.limits = limits
        self.ignored = ignored
        self.agreesOnRecords = agreesOnRecords
    }

    /// A page before layout, or frames read from JSON.
    private enum Version {
        case scene(RecordedScene)
        case frames(LayoutSide)

        var side: LayoutSide {
            switch self {
            case .scene(let recorded): LayoutSide(recorded.scene)
            case .frames(let side): side
            }
        }

        /// The identifiers of the views that some names mean; frames alone have no other names.
        func identifiers(named names: [String]) -> [String] {
            switch self {
            case .scene(let recorded): recorded.scene.identifiers(named: names)
            case .frames: names
            }
        }

        /// Both versions laid out, with consistent recorded sizes.
        static func sides(_ before: Version, _ after: Version) -> (before: LayoutSide, after: LayoutSide) {
            guard let (old, new) = scenes(before, after) else { return (before.side, after.side) }
            return (LayoutSide(old), LayoutSide(new))
        }

        /// Both scenes, with consistent recorded sizes; nil where one version is frames alone.
        static func scenes(_ before: Version, _ after: Version) -> (before: LayoutScene, after: LayoutScene)? {
            guard case .scene(let one) = before, case .scene(let other) = after else { return nil }
            return LayoutDiff.agree(one, other)
        }
    }

    mutating func compare(_ pair: FilePair) throws(Failure) -> [ComparedPage] {
        var (before, after) = try pages(of: pair)
        let canvas = try layOutOnNewCanvas(&before, &after, pair)
        let partners = self.partners(before.map(\.page), after.map(\.page))
        var result: [ComparedPage] = []
        var isTaken = [Bool](repeating: false, count: before.count)
        for (place, new) in after.enumerated() {
            var scene = SceneDifference(title: title(new.page, in: pair.name), presence: .added)
            scene.words = new.page.words(in: pair.name, traits: traits(new.page))
            guard let partner = partners[place] else {
                let side = new.version.side
                try new.page.requireFrames(side.layout, of: scene.title)
                result.append(ComparedPage(scene: scene, page: new.page, after: side))
                continue
            }
            isTaken[partner] = true
            let sides = Version.sides(before[partner].version, new.version)
            try before[partner].page.requireFrames(sides.before.layout, of: scene.title)
            try new.page.requireFrames(sides.after.layout, of: scene.title)
            scene.presence = .both
            scene.difference = LayoutDiff.compare(before: sides.before, after: sides.after)
                .leavingOut(
                    before[partner].version.identifiers(named: ignored) + new.version.identifiers(named: ignored),
                    sides.before, sides.after)
            scene.difference.hasOtherPicture =
                scene.difference.hasOtherPicture
                || !scene.difference.isVisual && showsOtherImages(before[partner].page, new.page, sides)
            var compared = ComparedPage(
                scene: scene, page: new.page, oldPage: before[partner].page, before: sides.before, after: sides.after)
            if !releases.isEmpty, let scenes = Version.scenes(before[partner].version, new.version) {
                compared.defects = ReleaseChange.defects(
                    in: pair.name, scenes.before, scenes.after, device: new.page.names.device)
            }
            result.append(compared)
        }
        for (place, old) in before.enumerated() where !isTaken[place] {
            var scene = SceneDifference(title: title(old.page, in: pair.name), presence: .removed)
            scene.words = old.page.words(in: pair.name, traits: traits(old.page))
            let side = old.version.side
            try old.page.requireFrames(side.layout, of: scene.title)
            result.append(ComparedPage(scene: scene, page: old.page, before: side))
        }
        // The canvas is the file's, not a scene's.
        if let canvas, !result.isEmpty { (result[0].scene.file, result[0].scene.fileChanges) = (pair.name, [canvas]) }
        return result
    }

    /// Lays out the pages of both files on the canvas of the new one, where no device is asked for and the files differ in
    /// the device that their canvas shows: the scenes are then compared, and the canvas is one difference of the file.
    ///
    /// - Returns: the change of the canvas's device; nil if there is none.
    private mutating func layOutOnNewCanvas(
        _ before: inout [(page: Page, version: Version)], _ after: inout [(page: Page, version: Version)],
        _ pair: FilePair
    ) throws(Failure) -> PropertyChange? {
        guard selection.devices.isEmpty, let old = before.first?.page, let new = after.first?.page,
            old.names.device != new.names.device, old.canvas != nil, let device = new.canvas
        else { return nil }
        before = try pages(of: pair.before, on: device, in: releases.first)
        after = try pages(of: pair.after, on: device, in: releases.last)
        return PropertyChange("canvas device", before: old.names.device, after: new.names.device, isVisual: false)
    }

    /// The pages of both sides; if neither side can be read, the failure has the mistakes of both. A file counts as
    /// foreign only if no side of the pair is a layout.
    private mutating func pages(
        of pair: FilePair
    ) throws(Failure) -> (before: [(page: Page, version: Version)], after: [(page: Page, version: Version)]) {
        let before: [(page: Page, version: Version)]
        do {
            before = try pages(of: pair.before, in: releases.first)
        } catch let old {
            var failure = old
            do {
                if !(try pages(of: pair.after, in: releases.last)).isEmpty { failure.foreign = nil }
            } catch let new {
                failure.lines += new.lines.filter { !failure.lines.contains($0) }
                if new.foreign == nil { failure.foreign = nil }
            }
            throw failure
        }
        do {
            return (before, try pages(of: pair.after, in: releases.last))
        } catch let new {
            var failure = new
            if pair.before != nil { failure.foreign = nil }
            throw failure
        }
    }

    /// Whether the two documents' folders of images contain different pictures.
    private func showsOtherImages(
        _ before: Page, _ after: Page, _ sides: (before: LayoutSide, after: LayoutSide)
    ) -> Bool {
        func files(_ page: Page, _ side: LayoutSide) -> ImageFiles {
            ImageFiles(for: page, side.tree, side.layout, scale: side.environment.scale, limits: limits)
        }
        let (old, new) = (files(before, sides.before), files(after, sides.after))
        return old.images != new.images || old.sizes != new.sizes
    }

    private mutating func pages(
        of file: DiffFile?, on canvas: Device? = nil, in release: Release? = nil
    ) throws(Failure) -> [(page: Page, version: Version)] {
        guard let file else { return [] }
        let bytes = try file.read(limit: limits.inputBytes)
        if let frames = try FramesDocument.pages(bytes, file: file.path) {
            return frames.map { ($0.page, .frames($0.side)) }
        }
        var selection = selection
        if let release { selection.ios = [release.version] }
        var loader = InputLoader(
            selection: selection, limits: limits, takesStates: true, takesSteps: true, projects: projects)
        loader.files.contents = [file.path: bytes]
        loader.canvas = canvas
        let pages = try loader.load(file.path)
        names.merge(loader.names)
        for notice in loader.remarks.notices where !notices.contains(notice) { notices.append(notice) }
        var measured: [Page] = []
        if agreesOnRecords, selection.sizes == .recorded, pages.contains(where: { !$0.sceneID.isEmpty }) {
            loader.selection.sizes = .measured
            measured = try loader.load(file.path)
        }
        return pages.enumerated().map { place, page in
            let bare = measured.indices.contains(place) ? measured[place].makeScene().tree : nil
            return (page, .scene(RecordedScene(page.makeScene(), measured: bare)))
        }
    }

    /// For every new page the index of the old page with the same scene (by its id, or else by its name), device,
    /// traits, state and step.
    private func partners(_ before: [Page], _ after: [Page]) -> [Int?] {
        var partners = [Int?](repeating: nil, count: after.count)
        var isTaken = [Bool](repeating: false, count: before.count)
        for key in [{ $0.sceneID }, { $0.names.scene }] as [(Page) -> String] {
            var places: [[String]: [Int]] = [:]
            for (place, page) in before.enumerated().reversed() where !isTaken[place] {
                places[words(page, key(page)), default: []].append(place)
            }
            for (place, page) in after.enumerated() where partners[place] == nil {
                guard let found = places[words(page, key(page))]?.popLast() else { continue }
                partners[place] = found
                isTaken[found] = true
            }
        }
        return partners
    }

    private func words(_ page: Page, _ scene: String) -> [String] {
        [scene, page.names.device, traits(page), page.names.state, page.names.step]
    }

    /// The traits by which pages are paired: without the release where two releases are compared.
    private func traits(_ page: Page) -> String {
        guard !releases.isEmpty else { return page.names.traits }
        let words = page.names.traits.split(separator: ",").filter { $0 != "ios" + page.release.version }
        return words.isEmpty ? "default" : words.joined(separator: ",")
    }

    /// The flags' pages of the new side.
    var newSelection: SelectionOptions {
        var selection = selection
        if let release = releases.last { selection.ios = [release.version] }
        return selection
    }

    private func title(_ page: Page, in file: String) -> String {
        var words = [file]
        if page.names.scene != page.names.document { words.append(page.names.scene) }
        words.append(page.names.device)
        let traits = traits(page)
        if traits != "default" { words.append(traits) }
        if page.names.state != "base" { words.append("state " + page.names.state) }
        if page.names.step != "base" { words.append("step " + page.names.step) }
        return words.joined(separator: "  ")
    }
}

extension Page {
    /// Identifies a scene in its file; a document has one scene, whatever its name.
    var sceneID: String {
        if case .scene(let scene) = source { return scene.id }
        return ""
    }
}

extension LayoutDifference {
    /// The difference without the views of these identifiers and their descendants.
    func leavingOut(_ identifiers: [String], _ before: LayoutSide, _ after: LayoutSide) -> LayoutDifference {
        guard !identifiers.isEmpty else { return self }
        func isIgnored(_ item: ItemID?, _ tree: LayoutTree) -> Bool {
            tree.lineage(of: item).contains { identifiers.contains(tree[$0].identifier) }
        }
        var copy = self
        copy.views.removeAll { isIgnored($0.after, after.tree) || isIgnored($0.before, before.tree) }
        return copy
    }
}
