import LayoutDiff
import LayoutDocument
import LayoutEngine
import LayoutRender
import PictureDiff

/// Lays out pages and compares each with its references; one runner per thread.
struct TestRunner: ~Copyable {
    struct Settings: Sendable {
        var kinds: [SnapshotKind]
        var record: RecordMode
        var pictures: PictureOptions
        /// Names of views whose frames are not compared.
        var ignored: [String]
        /// The folder for reference, actual result and difference of a failure.
        var kept: KeptFolder
        /// The flags that select the pages of the run.
        var flags: [String]
    }

    private let settings: Settings
    private var painter: Painter

    init(_ settings: Settings, drawing: RenderSettings) throws(Failure) {
        self.settings = settings
        painter = try Painter(drawing)
    }

    /// The result of one page. A file that cannot be read or written fails only this page.
    mutating func run(_ item: TestPlan.Item) -> CaseResult {
        var result = CaseResult(
            order: item.order, file: displayName(item.page.input), name: lastComponent(item.stem), status: .passed)
        result.pictures = settings.kept.enclosure
        result.command = item.page.inspectCommand ?? ""
        let start = MonotonicClock.microseconds
        do throws(Failure) {
            try run(item, &result)
        } catch {
            result.isInterrupted = true
            result.status = .failed
            result.message = error.lines.first.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 } ?? ""
            result.details += error.lines.dropFirst()
        }
        result.cost = MonotonicClock.microseconds - start
        return result
    }

    private mutating func run(_ item: TestPlan.Item, _ result: inout CaseResult) throws(Failure) {
        let scene = item.page.makeScene()
        let layout = scene.tree.resolve(in: scene.environment)
        try item.page.requireFrames(layout, of: scene.id)
        // 1 the document's expectations
        for failure in item.page.failures(in: scene, layout) {
            let line = "\(result.file):\(failure.line):\(failure.column): expected: \(failure.message)"
            result.details.append(line)
            raise(&result, .failed, failure.message)
        }
        // 2 the references
        for kind in settings.kinds {
            switch kind {
            case .frames: try compareFrames(FramesSnapshot(tree: scene.tree, layout: layout), item, &result)
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

    private func reference(_ path: String) throws(Failure) -> [UInt8]? {
        try SnapshotPath.enclosure(of: path).read(path, limit: 256 << 20)
    }

    // MARK: Frames

    private mutating func compareFrames(
        _ actual: FramesSnapshot, _ item: TestPlan.Item, _ result: inout CaseResult
    ) throws(Failure) {
        let path = item.stem + ".txt"
        let text = Array(actual.text.utf8)
        let reference = try reference(path)
        let oldText = String(decoding: reference ?? [], as: UTF8.self)
        let old = FramesSnapshot(oldText)
        let ignored = settings.ignored
        let isEqual =
            reference == text || (old.map { $0.leavingOut(ignored).text == actual.leavingOut(ignored).text } ?? false)
        guard try !settle(path, text, isEqual: isEqual, hasReference: reference != nil, &result) else { return }
        var snapshot = SnapshotResult(path: path, status: .failed)
        try keep(reference ?? [], text, "txt", &snapshot)
        guard let old = old?.leavingOut(ignored) else {
            raise(&result, .failed, "\(path) is no reference of frames")
            result.snapshots.append(snapshot)
            return
        }
        let difference = FramesSnapshot.compare(reference: old, actual: actual.leavingOut(ignored))
        result.moves += difference.moves
        let line = ExplainLine(item.page, settings.flags).difference(difference, in: item.page.makeScene().tree)
        if let line { result.details.append(line) }
        result.details += FramesSnapshot.patch(
            reference: old.text, actual: actual.leavingOut(ignored).text)
        raise(&result, .failed, difference.isEmpty ? "gaps or diagnostics differ" : difference.headline)
        try keepPicture(old, item, difference, &snapshot, &result)
        result.snapshots.append(snapshot)
    }

    /// Draws the difference for the folder of the run and the report.
    private func keepPicture(
        _ old: FramesSnapshot, _ item: TestPlan.Item, _ difference: LayoutDifference, _ snapshot: inout SnapshotResult,
        _ result: inout CaseResult
    ) throws(Failure) {
        guard let before = old.side else { return }
        let scene = item.page.makeScene()
        let after = LayoutSide(
            tree: scene.tree, layout: scene.tree.resolve(in: scene.environment), environment: scene.environment)
        let picture: [UInt8]
        do throws(RenderError) {
            var renderer = try Renderer()
            let list = DifferencePicture.list(before: before, after: after, difference)
            picture = try renderer.png(list, scale: 2)
        } catch {
            result.details.append("no picture of what moved: \(error.description)")
            return
        }
        let path = SnapshotPath.kept(snapshot.path, "moves", "png", in: settings.kept.path)
        try settings.kept.enclosure.write(picture, to: path)
        snapshot.difference = path
    }

    // MARK: Pictures

    private mutating func comparePicture(
        _ kind: SnapshotKind, _ item: TestPlan.Item, _ result: inout CaseResult
    ) throws(Failure) {
        let path = item.stem + "." + kind.fileExtension
        let actual = try painter.paint(item.page, as: [kind == .png ? .png : .svg]).files[0]
        let reference = try reference(path)
        var difference: PictureDifference?
        if kind == .png, let reference, reference != actual {
            var options = settings.pictures
            options.ignored += painter.places(of: settings.ignored, on: item.page).map {
                PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
            }
            do {
                difference = try PictureComparison.compare(reference, actual, options: options)
            } catch {
                raise(&result, .failed, "\(path): \(error.description)")
            }
        }
        let isEqual = reference == actual || difference?.isTolerated ?? false
        guard try !settle(path, actual, isEqual: isEqual, hasReference: reference != nil, &result) else { return }
        var snapshot = SnapshotResult(path: path, status: .failed)
        try keep(reference ?? [], actual, kind.fileExtension, &snapshot)
        let mark = RendererMark.recorded(for: path)
        if let mark, mark != RendererMark.current {
            let note =
                "recorded by another renderer (\(mark), this is \(RendererMark.current)): see 'render-cli doctor'"
            raise(&result, .failed, note)
            result.details.append("\(path): \(note)")
        } else {
            raise(&result, .failed, difference?.text ?? "the drawings differ")
            if let difference, let reference {
                try keepOverlay(reference, actual, difference, &snapshot)
                result.details.append("\(path): \(difference.text)")
            }
        }
        result.snapshots.append(snapshot)
    }

    private func keepOverlay(
        _ reference: [UInt8], _ actual: [UInt8], _ difference: PictureDifference, _ snapshot: inout SnapshotResult
    ) throws(Failure) {
        guard let before = try? PNG.decode(reference), let after = try? PNG.decode(actual) else { return }
        let path = SnapshotPath.kept(snapshot.path, "difference", "png", in: settings.kept.path)
        let overlay = PNG.encode(ComparisonPicture.overlay(before, after, difference))
        try settings.kept.enclosure.write(overlay, to: path)
        snapshot.difference = path
    }

    // MARK: References

    /// Handles everything but a difference: equal, recorded, missing.
    /// - Returns: false for a difference that must be shown.
    private func settle(
        _ path: String, _ actual: [UInt8], isEqual: Bool, hasReference: Bool, _ result: inout CaseResult
    ) throws(Failure) -> Bool {
        if settings.record.records(hasReference: hasReference, isEqual: isEqual) {
            try SnapshotPath.enclosure(of: path).write(actual, to: path)
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
        snapshot.actual = SnapshotPath.kept(path, "actual", fileExtension(path), in: settings.kept.path)
        try settings.kept.enclosure.write(actual, to: snapshot.actual)
        result.snapshots.append(snapshot)
        raise(&result, .new, "no reference: \(path)")
        return true
    }

    private func keep(
        _ reference: [UInt8], _ actual: [UInt8], _ type: String, _ snapshot: inout SnapshotResult
    ) throws(Failure) {
        snapshot.reference = SnapshotPath.kept(snapshot.path, "reference", type, in: settings.kept.path)
        snapshot.actual = SnapshotPath.kept(snapshot.path, "actual", type, in: settings.kept.path)
        try settings.kept.enclosure.write(reference, to: snapshot.reference)
        try settings.kept.enclosure.write(actual, to: snapshot.actual)
    }
}
