import LayoutDiff
import LayoutDocument
import LayoutEngine
import LayoutRender

/// Draws both sides of compared pages and what lies between them.
struct DifferencePainter: ~Copyable {
    private var renderer: Renderer
    private let settings: RenderSettings

    init(_ settings: RenderSettings) throws(Failure) {
        self.settings = settings
        renderer = try settings.makeRenderer()
    }

    /// The picture of the difference; the one side alone for a page that was added or removed.
    mutating func paint(_ page: ComparedPage, as format: PictureFormat) throws(Failure) -> [UInt8]? {
        let list: DisplayList
        if let before = page.before, let after = page.after {
            list = DifferencePicture.list(
                before: before, after: after, page.scene.difference, options: options(page.page))
        } else if let side = page.after ?? page.before {
            list = self.list(side, page.page)
        } else {
            return nil
        }
        return try play(list, page, format)
    }

    /// The page for a report, with pictures where something changed.
    mutating func reportCase(_ page: ComparedPage) throws(Failure) -> ReportCase {
        let status: ReportCase.Status =
            switch page.scene.presence {
            case .added: .new
            case .removed: .deleted
            case .both: page.scene.isVisual ? .failed : .passed
            }
        var result = ReportCase(name: page.scene.title, status: status, message: page.scene.headline)
        result.describe(page.scene.difference)
        guard page.scene.isVisual else { return result }
        if let before = page.before { result.reference = try play(list(before, page.page), page, .png) }
        if let after = page.after { result.actual = try play(list(after, page.page), page, .png) }
        if page.before != nil, page.after != nil { result.difference = try paint(page, as: .png) ?? [] }
        return result
    }

    private func options(_ page: Page) -> RenderOptions {
        var options = settings.options(for: page.renderOptions)
        options.title = page.scene
        options.scale = scale(page)
        return options
    }

    private func scale(_ page: Page) -> Double { settings.scale ?? page.renderOptions.scale ?? 2 }

    private func list(_ side: LayoutSide, _ page: Page) -> DisplayList {
        DisplayList(scene: side.scene, layout: side.layout, options: options(page))
    }

    private mutating func play(
        _ list: DisplayList, _ page: ComparedPage, _ format: PictureFormat
    ) throws(Failure) -> [UInt8] {
        do {
            switch format {
            case .png: return try renderer.png(list, scale: scale(page.page))
            case .svg: return try renderer.svg(list)
            case .pdf: return try renderer.pdf(list)
            }
        } catch {
            throw Failure("\(page.scene.title): \(error.description)")
        }
    }
}

extension PictureFiles {
    /// The pictures for a report.
    func reportCase(_ difference: PictureDifference?) throws(Failure) -> ReportCase {
        let isPassed = difference?.isTolerated ?? true
        var result = ReportCase(
            name: pair.name, status: isPassed ? .passed : .failed,
            message: difference?.text ?? DiffCommand.noVisualChange)
        guard let difference, difference.pixels > 0, let before = pair.before, let after = pair.after else {
            return result
        }
        let limit = max(limits.inputBytes, limits.pixels * 4)
        result.reference = try before.read(limit: limit)
        result.actual = try after.read(limit: limit)
        result.difference = try overlay(difference)
        return result
    }
}
