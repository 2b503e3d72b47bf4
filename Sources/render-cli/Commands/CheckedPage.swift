import Findings
import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import LayoutExplain
import Notation

/// What `check` finds on one page: as lines for a person, and as findings for reports.
struct CheckedPage {
    private(set) var entries: [Entry] = []
    private(set) var findings: [Finding] = []
    /// The kinds of the layout's defects.
    private var kinds: [LayoutDiagnostic.Kind] = []
    /// Whether something is ambiguous on the canvas alone.
    private var isAmbiguousOnCanvas = false
    /// How much is wrong: a diagnostic may stand for several defects.
    private(set) var count = 0

    /// What was found, as lines.
    struct Entry {
        var lines: [String]
        /// The same without the page's name: what other pages of the file say too.
        var content: [String]
    }

    private let page: Page
    private let scene: LayoutScene
    private let file: String

    /// - Parameter notes: of the pages so far.
    init(_ page: Page, _ notes: inout CheckNotes, _ limits: Limits) {
        let report = FramesReport(page)
        (self.page, scene, file) = (page, report.scene, displayName(page.input))
        notes.add(report, of: file)
        // 1 what the layout has to say
        let certain = ambiguitiesBesidePlaceholders()
        for diagnostic in page.findings(in: report.layout)
        where diagnostic.kind != .ambiguous || certain?(diagnostic) != false {
            add(diagnostic, in: scene)
        }
        if let canvas = page.onCanvas { addAmbiguities(of: canvas, beyond: report.layout) }
        // 2 ties of stacks that squeeze a view
        for tie in scene.stackTies(in: report.layout) { add(tie) }
        // 3 what the document expects
        for failure in page.failures(in: scene, report.layout) {
            append(
                ["\(file):\(failure.line):\(failure.column): error: \(scene.id): expected: \(failure.message)"],
                content: ["\(failure.line):\(failure.column): \(failure.message)"])
            add(CheckRule.expectation, failure.message, line: failure.line, column: failure.column, [failure.item])
        }
        // 4 texts that a translation cuts
        for cut in page.translations.cuts(scene, report.layout) {
            append(
                [cut.notice(in: file, scene).description], content: ["\(cut.line ?? 0): \(cut.name): \(cut.message)"])
            add(CheckRule.cut, cut.message, line: cut.line, column: nil, [cut.name])
        }
        // 5 pictures that cannot be read
        let files = ImageFiles(for: page, scene.tree, report.layout, scale: 1, limits: limits)
        for (notice, trouble) in zip(files.notices, files.troubles) where notes.pictures.insert(notice).inserted {
            append([notice.description], content: [notice.description])
            add(CheckRule.picture, trouble.message, line: trouble.line, column: trouble.column, [])
        }
        for name in files.missing { notes.add(picture: name) }
    }

    private mutating func append(_ lines: [String], content: [String]) {
        entries.append(Entry(lines: lines, content: content))
    }

    /// The command that explains the defects; nil where there is none.
    /// - Parameter selection: the flags of the command.
    func explainLine(_ selection: SelectionOptions) -> String? {
        var selection = selection
        if !page.sceneID.isEmpty { selection = selection.inApp }
        if isAmbiguousOnCanvas, kinds.isEmpty { selection.behavior = .canvas }
        return ExplainLine(page, selection.flags).defects(isAmbiguousOnCanvas ? kinds + [.ambiguous] : kinds)
    }

    /// Whether an ambiguity stays with the constraints that Xcode removes at build time, in whose place code adds others in the
    /// app; nil where the file has none.
    private func ambiguitiesBesidePlaceholders() -> ((LayoutDiagnostic) -> Bool)? {
        var tree = scene.tree
        var isAny = false
        for place in tree.constraints.indices where tree.constraints[place].isPlaceholder {
            isAny = isAny || !tree.constraints[place].isActive
            tree.constraints[place].isActive = true
        }
        guard isAny else { return nil }
        let left = tree.resolve(in: scene.environment).diagnostics.filter { $0.kind == .ambiguous }
        return { one in
            left.contains { $0.axis == one.axis && !Set($0.items + $0.followers).isDisjoint(with: one.items) }
        }
    }

    /// What only the canvas leaves open.
    private mutating func addAmbiguities(of canvas: LayoutScene, beyond layout: ResolvedLayout) {
        let known = layout.diagnostics.filter { $0.kind == .ambiguous }
        let named = Set(known.flatMap { ($0.items + $0.followers).map { scene.tree[$0].identifier } })
        let open = CanvasAmbiguities(canvas, beyond: named).found
        for diagnostic in open { add(diagnostic, in: canvas, " on Interface Builder's canvas") }
        // What order decides, nothing but a mark shows.
        guard !open.isEmpty, kinds.isEmpty else { return }
        isAmbiguousOnCanvas = canvas.tree.resolve(in: canvas.environment).diagnostics.contains { $0.kind == .ambiguous }
    }

    /// - Parameter setting: what is said behind the message: where the diagnostic holds.
    private mutating func add(_ diagnostic: LayoutDiagnostic, in scene: LayoutScene, _ setting: String = "") {
        let words = DiagnosticText(scene: scene, diagnostic: diagnostic)
        let constraints = words.constraints(file: file)
        let reason = diagnostic.items.first.flatMap { item in
            diagnostic.axis.flatMap { scene.tree.reasonOfOpenContent(item, $0) }
        }
        let why = reason.map { "; \($0.cause): \($0.remedy)" } ?? ""
        let text = words.message + words.followers + setting + why
        let (place, message) = (words.place(in: file), "\(diagnostic.kind.rawValue): \(text)")
        append(
            ["\(place): \(CheckRule(diagnostic.kind).severity.rawValue): \(scene.id): \(message)"]
                + constraints.map { "    \($0)" },
            content: [place, message] + constraints)
        if setting.isEmpty { kinds.append(diagnostic.kind) }
        let items = diagnostic.items.map { scene.tree[$0].identifier }
        let position = words.position
        add(CheckRule(diagnostic.kind), text, line: position?.line, column: position?.column, items, diagnostic.count)
        findings[findings.count - 1].elements = (diagnostic.items + diagnostic.followers).map { item in
            Finding.Element(
                id: scene.tree[item].identifier, caption: scene.tree.caption(of: item),
                line: scene.positions?.line(of: item))
        }
        findings[findings.count - 1].constraints = constraints.map { Finding.Constraint(id: "", text: $0) }
    }

    private mutating func add(_ tie: StackTie) {
        let message = tie.sentence { item in
            DiagnosticText.captions(scene)
                ? DiagnosticText.name(item, in: scene.tree) : escapedForDisplay(scene.tree[item].identifier)
        }
        let position = tie.items.first.flatMap { scene.positions?.position(of: $0) }
        let place = position.map { DiagnosticText.place($0, in: file) } ?? file
        let rule = CheckRule.equalPriorities
        append(
            ["\(place): \(rule.severity.rawValue): \(scene.id): tie: \(message)"], content: [place, message])
        add(rule, message, line: position?.line, column: position?.column, tie.items.map { scene.tree[$0].identifier })
    }

    private mutating func add(
        _ rule: CheckRule, _ message: String, line: Int?, column: Int?, _ items: [String], _ count: Int = 1
    ) {
        self.count += count
        let screen = page.names.distinctScene ?? page.names.scene
        var finding = Finding(
            rule: rule.rawValue, kind: rule.kind, severity: rule.severity, message: message, file: file,
            fingerprint: Findings.Fingerprint.make([rule.rawValue, lastComponent(file), screen] + items))
        (finding.line, finding.column) = (line, column)
        (finding.screen, finding.screenName) = (screen, screen)
        finding.pages = [scene.id]
        finding.devices = [page.names.device]
        findings.append(finding)
    }
}

extension Finding {
    /// A mistake in a file that leaves pages to lay out.
    init(_ mistake: FileMistake) {
        self.init(mistake.message, in: mistake.file, mistake.isError ? .error : CheckRule.document.severity)
        (line, column) = (mistake.line, mistake.column)
    }

    /// Why a file cannot be read.
    init(_ message: MessageObject, in file: String) {
        self.init(message.message, in: file, .error)
        (line, column) = (message.position.first, message.position.dropFirst().first)
    }

    private init(_ message: String, in file: String, _ severity: Severity) {
        let rule = CheckRule.document
        self.init(
            rule: rule.rawValue, kind: rule.kind, severity: severity, message: message, file: file,
            fingerprint: Findings.Fingerprint.make([rule.rawValue, lastComponent(file), message]))
    }
}

/// What is said of several pages in the same words, once with all of them.
struct PooledFindings {
    private(set) var findings: [Finding] = []
    /// The place of each finding by what it says.
    private var places: [String: Int] = [:]

    mutating func add(_ more: [Finding]) {
        for finding in more {
            let key = [finding.fingerprint, finding.file, finding.message, "\(finding.line ?? 0)"].joined(
                separator: "\u{0}")
            guard let place = places[key] else {
                places[key] = findings.count
                findings.append(finding)
                continue
            }
            findings[place].pages += finding.pages
            for device in finding.devices where !findings[place].devices.contains(device) {
                findings[place].devices.append(device)
            }
        }
    }
}
