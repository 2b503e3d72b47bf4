import Files
import LayoutDiff
import LayoutEngine
import LayoutRender
import PictureDiff

/// Lays out pages and compares each with its references; one runner per thread. The runner decides nothing about
/// files and arguments: the plan has the pages, the settings say what is compared and recorded, and the result has
/// every message that a report prints.
///
/// A difference is kept as files (reference, actual, difference) in the folder of the run, from which the report
/// takes its pictures and `approve` the new reference.
package struct TestRunner<Painter: PagePainter & ~Copyable>: ~Copyable {
    /// The kinds of references, tolerances, ignored views, and what is recorded.
    private let settings: TestSettings
    /// Draws the pages of this thread; fonts and caches are its own.
    private var painter: Painter

    package init(_ settings: TestSettings, painter: consuming Painter) {
        self.settings = settings
        self.painter = painter
    }

    /// The result of one page. A file that cannot be read or written fails only this page.
    package mutating func run(_ item: TestPlan<Painter.Page>.Item) -> CaseResult {
        var result = CaseResult(
            order: item.order, file: item.page.shownInput, name: PathText.lastComponent(item.stem), status: .passed)
        result.run.pictures = settings.kept.enclosure
        result.words = item.page.words
        result.command = item.page.inspectCommand ?? ""
        result.key = item.page.key ?? ""
        let start = ThreadClock.microseconds
        do throws(RegressionError) {
            try run(item, &result)
        } catch {
            result.run.isInterrupted = true
            result.status = .failed
            result.message = error.lines.first.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 } ?? ""
            result.details += error.lines.dropFirst()
        }
        result.run.cost = ThreadClock.microseconds - start
        return result
    }

    /// Lays the page out once. A page without frames is an error of the run and no difference: zeros would be recorded
    /// as a reference.
    private mutating func run(_ item: TestPlan<Painter.Page>.Item, _ result: inout CaseResult) throws(RegressionError) {
        let scene = item.page.makeScene()
        let layout = scene.tree.resolve(in: scene.environment)
        result.release = scene.environment.release.version
        if let problem = layout.lackOfFrames("\(item.page.shownInput): \(scene.id)") {
            throw RegressionError(problem)
        }
        // 1 the document's expectations
        for failure in item.page.failures(in: scene, layout) {
            let line = "\(result.file):\(failure.line):\(failure.column): expected: \(failure.message)"
            result.details.append(line)
            raise(&result, .failed, failure.message)
        }
        // 2 the references
        for kind in settings.kinds {
            switch kind {
            case .frames:
                let release = scene.environment.release
                try compareFrames(FramesSnapshot(tree: scene.tree, layout: layout, release: release), item, &result)
            case .png, .svg: try comparePicture(kind, item, &result)
            }
        }
        if result.message.isEmpty { result.message = "passed" }
    }

    /// Keeps the worst status and the first message.
    private func raise(_ result: inout CaseResult, _ status: ReportCase.Status, _ message: String) {
        let order: [ReportCase.Status] = [.failed, .new, .recorded, .deleted, .passed]
        let isWorse = (order.firstIndex(of: status) ?? 0) < (order.firstIndex(of: result.status) ?? 0)
        if isWorse { result.status = status }
        if result.message.isEmpty || isWorse { result.message = message }
    }

    /// The reference's bytes, 256 MB at most; nil where there is none.
    private func reference(_ path: String) throws(RegressionError) -> [UInt8]? {
        try RegressionError.of { () throws(FileTrouble) in
            try SnapshotPath.enclosure(of: path).read(path, limit: 256 << 20)
        }
    }

    // MARK: Frames

    /// 1 the comparison, 2 what is equal, recorded or new, 3 the kept files, 4 the moved views with their explanation,
    /// 5 a picture of what moved.
    private mutating func compareFrames(
        _ actual: FramesSnapshot, _ item: TestPlan<Painter.Page>.Item, _ result: inout CaseResult
    ) throws(RegressionError) {
        let path = item.stem + ".txt"
        let text = Array(actual.text.utf8)
        let reference = try reference(path)
        let ignored = settings.ignored.isEmpty ? [] : item.page.makeScene().identifiers(named: settings.ignored)
        let found = SnapshotDifference.ofFrames(reference ?? [], actual, leavingOut: ignored)
        guard try !settle(path, text, isEqual: found == nil, hasReference: reference != nil, &result) else { return }
        var snapshot = SnapshotResult(path: path, status: .failed)
        try keep(reference ?? [], text, "txt", &snapshot)
        guard case .frames(let old, var difference, let patch) = found else {
            raise(&result, .failed, "\(path) is no reference of frames")
            result.snapshots.append(snapshot)
            return
        }
        let scene = item.page.makeScene()
        difference.takeNames(of: scene)
        result.moves += difference.moves
        result.changes += difference.seen
        if let note = old.releaseNote(for: actual) { result.details.append(note) }
        let line = item.page.explanation(of: difference, in: scene.tree)
        if let line { result.details.append(line) }
        result.details += patch
        raise(&result, .failed, difference.isEmpty ? "gaps or diagnostics differ" : difference.headline)
        try keepPicture(old, item, scene, difference, &snapshot, &result)
        result.snapshots.append(snapshot)
    }

    /// Draws the difference for the folder of the run and the report. Without a readable reference nothing is drawn,
    /// and a failing renderer costs the picture alone.
    private func keepPicture(
        _ old: FramesSnapshot, _ item: TestPlan<Painter.Page>.Item, _ scene: LayoutScene,
        _ difference: LayoutDifference, _ snapshot: inout SnapshotResult, _ result: inout CaseResult
    ) throws(RegressionError) {
        guard let before = old.side else { return }
        let after = LayoutSide(shown: scene)
        let picture: [UInt8]
        do throws(RenderError) {
            var renderer = try Renderer()
            let options = painter.options(of: item.page, scene, after.layout)
            let list = DifferencePicture.list(before: before, after: after, difference, options: options)
            picture = try renderer.png(list, scale: 2)
        } catch {
            result.details.append("no picture of what moved: \(error.description)")
            return
        }
        let path = SnapshotPath.kept(snapshot.path, "moves", "png", in: settings.kept.path)
        try write(picture, to: path)
        snapshot.difference = path
    }

    // MARK: Pictures

    /// 1 a reference made from the same drawing, 2 the comparison, 3 what is equal, recorded or new, 4 the kept files, 5
    /// the verdict: another renderer's reference says so instead of counting pixels, for every text would differ.
    private mutating func comparePicture(
        _ kind: SnapshotKind, _ item: TestPlan<Painter.Page>.Item, _ result: inout CaseResult
    ) throws(RegressionError) {
        let path = item.stem + "." + kind.fileExtension
        let drawing = try painter.drawing(of: item.page, as: kind)
        if drawing.list.isBlank { result.run.isBlank = true }
        let reference = try reference(path)
        let actual = try DrawingMark.picture(
            of: drawing.list, scale: drawing.scale, as: kind, unlessOn: settings.trustsMarks ? reference : nil
        ) { () throws(RegressionError) in try painter.picture(of: drawing, as: kind) }
        guard let actual else {
            result.snapshots.append(SnapshotResult(path: path, status: .passed))
            return
        }
        var found: SnapshotDifference?
        if let reference {
            found = .ofPicture(reference, actual, as: kind, tolerance(on: item.page))
            if case .noPicture(let reason) = found { raise(&result, .failed, "\(path): \(reason)") }
        }
        let isEqual = reference != nil && found == nil
        guard try !settle(path, actual, isEqual: isEqual, hasReference: reference != nil, &result) else { return }
        var snapshot = SnapshotResult(path: path, status: .failed)
        try keep(reference ?? [], actual, kind.fileExtension, &snapshot)
        let renderer = RendererMark.recorded(for: path)
        if let renderer, renderer != RendererMark.current {
            let note =
                "recorded by another renderer (\(renderer), this is \(RendererMark.current)): see 'render-cli about'"
            raise(&result, .failed, note)
            result.details.append("\(path): \(note)")
        } else {
            var difference: PictureDifference?
            if case .picture(let pixels) = found { difference = pixels }
            raise(&result, .failed, difference?.text ?? "the drawings differ")
            if let difference, let reference {
                try keepOverlay(reference, actual, difference, &snapshot)
                result.details.append("\(path): \(difference.text)")
            }
        }
        result.snapshots.append(snapshot)
    }

    /// The run's options for pictures, without the places of the ignored views on the page.
    private func tolerance(on page: Painter.Page) -> PictureOptions {
        var options = settings.pictures
        options.ignored += painter.places(of: settings.ignored, on: page)
        return options
    }

    /// Both pictures over each other with the differing pixels marked; nothing where one of the files is no picture.
    private func keepOverlay(
        _ reference: [UInt8], _ actual: [UInt8], _ difference: PictureDifference, _ snapshot: inout SnapshotResult
    ) throws(RegressionError) {
        guard let before = try? PNG.decode(reference), let after = try? PNG.decode(actual) else { return }
        let path = SnapshotPath.kept(snapshot.path, "difference", "png", in: settings.kept.path)
        let overlay = PNG.encode(ComparisonPicture.overlay(before, after, difference))
        try write(overlay, to: path)
        snapshot.difference = path
    }

    // MARK: References

    /// Handles everything but a difference: equal, recorded, missing.
    /// - Returns: false for a difference that must be shown.
    private func settle(
        _ path: String, _ actual: [UInt8], isEqual: Bool, hasReference: Bool, _ result: inout CaseResult
    ) throws(RegressionError) -> Bool {
        if settings.record.records(hasReference: hasReference, isEqual: isEqual) {
            try RegressionError.of { () throws(FileTrouble) in
                try SnapshotPath.enclosure(of: path).write(actual, to: path)
            }
            result.snapshots.append(SnapshotResult(path: path, status: .recorded))
            raise(&result, .recorded, hasReference ? "recorded anew: \(path)" : "recorded: \(path)")
            return true
        }
        if isEqual {
            result.snapshots.append(SnapshotResult(path: path, status: .passed))
            return true
        }
        if hasReference { return false }
        var snapshot = SnapshotResult(path: path, status: .new)
        snapshot.actual = SnapshotPath.kept(path, "actual", PathText.fileExtension(path), in: settings.kept.path)
        try write(actual, to: snapshot.actual)
        result.snapshots.append(snapshot)
        raise(&result, .new, "no reference: \(path)")
        return true
    }

    /// Reference and actual result, side by side in the folder of the run.
    private func keep(
        _ reference: [UInt8], _ actual: [UInt8], _ type: String, _ snapshot: inout SnapshotResult
    ) throws(RegressionError) {
        snapshot.reference = SnapshotPath.kept(snapshot.path, "reference", type, in: settings.kept.path)
        snapshot.actual = SnapshotPath.kept(snapshot.path, "actual", type, in: settings.kept.path)
        try write(reference, to: snapshot.reference)
        try write(actual, to: snapshot.actual)
    }

    /// Keeps a file of the run.
    private func write(_ bytes: [UInt8], to path: String) throws(RegressionError) {
        try RegressionError.of { () throws(FileTrouble) in try settings.kept.enclosure.write(bytes, to: path, .remade) }
    }
}
