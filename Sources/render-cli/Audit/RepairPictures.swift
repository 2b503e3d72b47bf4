import Findings
import LayoutAudit
import LayoutDocument
import LayoutRender

/// The screen of a finding before and after a repair, on the page that the finding is about: files to look at before the
/// question is answered.
struct RepairPictures: Sendable {
    /// The folder to write.
    let folder: String
    let limits: Limits

    /// Writes the pictures of one repair: `1-before.png`, `1-after.png` and, with a runner-up, `1-else.png`.
    /// - Parameters:
    ///   - number: that of the question, from 1; of several files behind the file's, `2-1`.
    ///   - page: the page that the finding's message is about.
    ///   - before: the file as it is.
    /// - Returns: the paths in the order in which they are named.
    func write(
        _ number: String, _ choice: RepairChoice, on page: AuditTraits, _ pages: AuditPages, from before: [UInt8]
    ) throws(Failure) -> [String] {
        var renderer: Renderer
        do { renderer = try Renderer() } catch { throw Failure(error.description) }
        var shown = [("before", before), ("after", choice.best.bytes)]
        if let other = choice.runnerUp { shown.append(("else", other.bytes)) }
        var paths: [String] = []
        for (word, bytes) in shown {
            let (scenes, pictures) = try pages.scenes(bytes, on: page)
            guard let scene = scenes.first(where: { $0.id == choice.finding.screen }),
                let png = AuditPictures.png(scene, pictures, marking: choice.finding, &renderer, limits)
            else { continue }
            let path = FolderSearch.join(folder, "\(number)-\(word).png")
            try FileWriter().write(png, to: path)
            paths.append(path)
        }
        return paths
    }
}
