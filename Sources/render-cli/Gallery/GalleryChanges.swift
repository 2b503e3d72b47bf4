import LayoutDiff
import LayoutDocument
import LayoutGallery

/// What changed in the files of a gallery since another version of them.
struct GalleryChanges {
    let selection: SelectionOptions
    let settings: RenderSettings
    let site: GallerySite
    let excluded: [PathPattern]
    /// Which of how many parts of the pairs are compared; nil for all.
    let shard: (index: Int, count: Int)?

    /// The changes since a revision or a folder, the largest first, and the layouts of which nobody knows what changed.
    func found(
        since old: String, _ inputs: [String]
    ) throws(Failure) -> (changes: [GalleryChange], uncompared: [(file: String, failure: Failure)]) {
        // 1  The pairs of files.
        let pairs: [FilePair]
        let names = GalleryNames(inputs)
        let shown: (String) -> String
        if FileReader.status(old).kind == .folder {
            pairs = try FilePair.pairs(old, inputs[0], leavingOut: excluded).pairs
            let folder = names.name(of: inputs[0])
            shown = { FolderSearch.join(folder, $0) }
        } else {
            let around = FileReader.status(inputs[0]).kind == .folder ? inputs[0] : FileWriter.folder(of: inputs[0])
            guard let git = Git(around: around) else {
                throw Failure("\(old): no such folder, and \(around) is in no git repository to know it as a revision")
            }
            pairs = try GitRange(revisions: old, paths: inputs, limit: settings.limits.inputBytes).files(in: git)
            shown = { names.name(ofResolved: FolderSearch.join(git.top, $0)) }
        }
        // 2  The pages that differ. What a revision had and no program of ours reads is no screen.
        var uncompared: [(file: String, failure: Failure)] = []
        var compared: [(place: Int, page: ComparedPage)] = []
        for (place, pair) in pairs.enumerated() where shard.map({ place % $0.count == $0.index }) ?? true {
            guard DiffFile.kind((pair.after ?? pair.before)?.path ?? pair.name) == .layout else { continue }
            var comparison = LayoutComparison(
                selection: selection, limits: settings.limits, ignored: [], agreesOnRecords: true)
            let pages: [ComparedPage]
            do {
                pages = try comparison.compare(pair)
            } catch {
                if error.foreign == nil { uncompared.append((pair.name, error)) }
                continue
            }
            compared += pages.filter {
                $0.scene.isVisual && $0.page.names.state == "base" && $0.page.names.step == "base"
            }
            .map { (place, $0) }
        }
        // 3  Their pictures.
        let cases = try DifferencePainter.reportCases(compared.map(\.page), settings)
        var changes: [GalleryChange] = []
        for ((place, page), report) in zip(compared, cases) {
            let file = shown(pairs[place].name)
            var change = try change(page, file, reference: report.reference, report.actual, report.difference)
            change.file = place
            changes.append(change)
        }
        return (GalleryContents.sorted(changes), uncompared)
    }

    private func change(
        _ page: ComparedPage, _ file: String, reference: [UInt8], _ actual: [UInt8], _ difference: [UInt8]
    ) throws(Failure) -> GalleryChange {
        let kind: GalleryChange.Kind =
            switch page.scene.presence {
            case .both: .changed
            case .added: .added
            case .removed: .removed
            }
        var shown = page.page
        shown.galleryFile = file
        let name = [file] + page.scene.words.dropFirst().filter { !$0.isEmpty && $0 != "base" }
        var change = GalleryChange(
            kind: kind, screen: shown.galleryKey, name: name.joined(separator: "  "), message: page.scene.headline)
        change.before = try picture(reference)
        change.after = try picture(actual)
        change.difference = try picture(difference)
        change.moves = page.scene.difference.moves
        change.amount =
            kind == .changed
            ? page.scene.difference.views.reduce(0) { sum, view in
                sum + view.edges.reduce(0) { $0 + abs($1.after - $1.before) }
            } : .greatestFiniteMagnitude
        return change
    }

    /// A picture in the gallery's folder, with the size that its own head states.
    private func picture(_ bytes: [UInt8]) throws(Failure) -> GalleryScreen.Picture? {
        guard bytes.count > 24 else { return nil }
        // The header chunk of a PNG file: width and height, four bytes each, from byte 16.
        func number(_ place: Int) -> Double {
            Double(bytes[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) })
        }
        let scale = settings.scale ?? 1
        return try site.write(picture: bytes, width: number(16) / scale, height: number(20) / scale)
    }
}
