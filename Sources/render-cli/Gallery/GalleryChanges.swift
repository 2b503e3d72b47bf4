import LayoutDiff
import LayoutDocument
import LayoutGallery

/// What changed in the files of a gallery since another version of them.
struct GalleryChanges {
    let selection: SelectionOptions
    let settings: RenderSettings
    let painting: GalleryPainting
    let excluded: [PathPattern]

    /// The changes since a revision or a folder, the largest first.
    func found(since old: String, _ inputs: [String]) throws(Failure) -> [GalleryChange] {
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
        var compared: [ComparedPage] = []
        for pair in pairs where DiffFile.kind((pair.after ?? pair.before)?.path ?? pair.name) == .layout {
            var comparison = LayoutComparison(
                selection: selection, limits: settings.limits, ignored: [], agreesOnRecords: true)
            guard let pages = try? comparison.compare(pair) else { continue }
            compared += pages.filter { $0.scene.isVisual && $0.page.state == "base" && $0.page.step == "base" }
        }
        // 3  Their pictures.
        let cases = try DifferencePainter.reportCases(compared, settings)
        var changes: [GalleryChange] = []
        for (page, report) in zip(compared, cases) {
            changes.append(try change(page, reference: report.reference, report.actual, report.difference, prefix))
        }
        // 4  The largest first; equal ones in the order of the files.
        return changes.enumerated().sorted { ($1.element.amount, $0.offset) < ($0.element.amount, $1.offset) }
            .map(\.element)
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
        return try painting.write(picture: bytes, width: number(16) / scale, height: number(20) / scale)
    }
}
