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
        let prefix: String
        if FileReader.status(old).kind == .folder {
            (pairs, prefix) = (try FilePair.pairs(old, inputs[0], leavingOut: excluded).pairs, inputs[0])
        } else {
            let range = GitRange(revisions: old, paths: inputs, limit: settings.limits.inputBytes)
            (pairs, prefix) = (try range.files(), "")
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
            compared += pages.filter { $0.scene.isVisual && $0.page.state == "base" && $0.page.step == "base" }
                .map { (place, $0) }
        }
        // 3  Their pictures.
        let cases = try DifferencePainter.reportCases(compared.map(\.page), settings)
        var changes: [GalleryChange] = []
        for ((place, page), report) in zip(compared, cases) {
            var change = try change(page, reference: report.reference, report.actual, report.difference, prefix)
            change.file = place
            changes.append(change)
        }
        return (GalleryContents.sorted(changes), uncompared)
    }

    private func change(
        _ page: ComparedPage, reference: [UInt8], _ actual: [UInt8], _ difference: [UInt8], _ prefix: String
    ) throws(Failure) -> GalleryChange {
        let kind: GalleryChange.Kind =
            switch page.scene.presence {
            case .both: .changed
            case .added: .added
            case .removed: .removed
            }
        var shown = page.page
        if !prefix.isEmpty, !shown.input.hasPrefix(prefix) { shown.input = FolderSearch.join(prefix, shown.input) }
        var change = GalleryChange(
            kind: kind, screen: shown.galleryKey, name: page.scene.title, message: page.scene.headline)
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
