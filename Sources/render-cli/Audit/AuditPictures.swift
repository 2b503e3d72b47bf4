import Findings
import LayoutAudit
import LayoutDocument
import LayoutEngine
import LayoutRender

/// Draws the screens of findings: as the file has them, and on the page where they break.
struct AuditPictures: ~Copyable {
    private let store: ProjectStore
    private let limits: Limits
    private let audited: AuditResult
    private var renderer: Renderer
    /// The scenes drawn last; findings come by file.
    private var recent: (file: String, bytes: [UInt8], pages: [AuditTraits: Drawn]) = ("", [], [:])

    private struct Drawn {
        var scenes: [LayoutScene]
        var pictures: DocumentPictures?
    }

    /// A page with more pictures would be too large to send.
    private static let drawnFindings = 150

    init(_ store: ProjectStore, _ limits: Limits, _ audited: AuditResult) throws(Failure) {
        self.store = store
        self.limits = limits
        self.audited = audited
        do {
            renderer = try Renderer()
        } catch {
            throw Failure(error.description)
        }
    }

    /// The findings with their pictures; those beyond the limit, and information, are told without.
    mutating func cases(of findings: [Finding]) -> [FindingsPage.Case] {
        var drawn = 0
        var cases: [FindingsPage.Case] = []
        for finding in findings {
            var entry = FindingsPage.Case(finding)
            if finding.severity > .information, drawn < Self.drawnFindings, finding.file != displayName("-") {
                drawn += 1
                let page = audited.page(of: finding)
                entry.before = picture(of: finding, on: .own) ?? []
                if page != .own { entry.after = picture(of: finding, on: page) ?? [] }
            }
            cases.append(entry)
        }
        if findings.count(where: { $0.severity > .information }) > drawn {
            StandardStreams.say("pictures of the first \(drawn) findings are drawn")
        }
        return cases
    }

    /// The pages of the findings that are drawn, with their first views, for the inspector.
    mutating func targets(of findings: [Finding]) -> [ReportInspector.Target?] {
        var drawn = 0
        return findings.map { finding in
            guard finding.severity > .information, drawn < Self.drawnFindings, finding.file != displayName("-") else {
                return nil
            }
            drawn += 1
            let traits = audited.page(of: finding)
            guard let shown = try? self.drawn(finding.file, traits),
                let scene = shown.scenes.first(where: { $0.id == finding.screen })
            else { return nil }
            var page = Page(
                input: finding.file,
                names: Page.Names(
                    document: stem(finding.file), scene: scene.name, device: traits.deviceWord,
                    traits: traits.flagWords.joined(separator: ",")),
                source: .scene(scene))
            page.pictures = shown.pictures
            let key = [finding.file, finding.screen, traits.words].joined(separator: "\u{0}")
            return ReportInspector.Target(page: page, view: finding.elements.first?.id, key: key)
        }
    }

    private mutating func picture(of finding: Finding, on page: AuditTraits) -> [UInt8]? {
        guard let drawn = try? drawn(finding.file, page),
            let scene = drawn.scenes.first(where: { $0.id == finding.screen })
        else { return nil }
        return Self.png(scene, drawn.pictures, marking: finding, &renderer, limits)
    }

    /// A screen with the views of a finding marked; nil where the picture cannot be drawn.
    static func png(
        _ scene: LayoutScene, _ pictures: DocumentPictures?, marking finding: Finding, _ renderer: inout Renderer,
        _ limits: Limits
    ) -> [UInt8]? {
        let layout = scene.tree.resolve(in: scene.environment, findingAmbiguity: false)
        var options = RenderOptions()
        options.title = scene.name
        options.scale = 1
        options.layers = .unclipped
        _ = pictures?.fill(&options, scene, layout, limits)
        let list = DisplayList(
            marking: finding.elements.map(\.id), label: finding.rule, in: scene, layout: layout, options: options)
        return try? renderer.png(list, scale: 1)
    }

    private mutating func drawn(_ file: String, _ page: AuditTraits) throws(Failure) -> Drawn {
        if recent.file != file {
            recent = (file, try FileReader.read(file, limit: limits.inputBytes, flag: "max-input"), [:])
        }
        if let known = recent.pages[page] { return known }
        let pages = AuditPages(
            file: file, limits: limits, surroundings: store.surroundings(of: file), wanted: AuditWishes())
        let (scenes, pictures) = try pages.scenes(recent.bytes, on: page)
        let drawn = Drawn(scenes: scenes, pictures: pictures)
        recent.pages[page] = drawn
        return drawn
    }
}
