import LayoutEngine

/// What the sources of a project say of the classes and outlets of its Interface Builder files.
///
/// Made of names alone: what a project does not spell out is unknown, and an unknown class has no answer.
package struct ProjectCode: Sendable {
    /// All classes that the project declares or extends.
    private let classes: [String: ClassCode]
    /// The files that change or measure anything, in the order of their paths.
    private let files: [SourceFile]
    /// Whether the app's delegate allows the upright alone.
    package let isUprightApp: Bool
    /// Whether code makes all views of the app left to right, whatever the language.
    package let isLeftToRight: Bool
    /// The types and constants that live files name which do not declare them.
    private var used: Set<UInt64> = []
    /// The hashes of the names of Interface Builder files and of scenes by which code may load them.
    private var documents: Set<UInt64> = []
    /// The hashes of the names of all storyboards that code loads; nil where code may load others.
    private var storyboards: Set<UInt64>?
    /// The constants of heights, by their names; without names that stand for several heights.
    private var heights: [String: Double] = [:]
    /// The types that the files of upright page view controllers name: their pages among them.
    private var pages: Set<UInt64> = []

    /// Joins the files of a project.
    /// - Parameters:
    ///   - parts: of the project's Interface Builder files.
    ///   - listed: the hashes of the names in lists of properties.
    init(_ files: [SourceFile], _ parts: [LiveSources.Part], listed: Set<UInt64>) {
        var classes: [String: ClassCode] = [:]
        for file in files {
            for (name, code) in file.classes { classes[name, default: ClassCode()].join(code) }
        }
        let opened = Self.opened(files, &classes)
        self.classes = classes
        self.files = opened.filter {
            !$0.members.isEmpty || $0.rows.isKnown || $0.pushes || $0.embeds.controllers || !$0.embeds.stacked.isEmpty
        }
        let rows = classes.filter { !$0.value.loadsFile && $0.value.superclass.map(Self.rows.contains) == true }.keys
        let live = LiveSources(files, parts, listed: listed, rows: Set(rows.map { CodeTokens.hash($0.utf8) }))
        (used, documents) = (live.used, live.documents)
        let loaded = Set(files.flatMap { $0.storyboards.names })
        storyboards = loaded.isEmpty || files.contains { $0.storyboards.isOpen } ? nil : loaded
        heights = Dictionary(grouping: files.flatMap(\.heights), by: { $0.name })
            .compactMapValues { found in Set(found.map { $0.value }).count == 1 ? found[0].value : nil }
        let said = files.compactMap(\.isUprightApp)
        isUprightApp = !said.isEmpty && said.allSatisfy { $0 }
        isLeftToRight = files.contains { $0.directions.leftToRight } && !files.contains { $0.directions.rightToLeft }
        for file in files where file.classes.keys.contains(where: { isPageController($0) && ownUpright($0) == true }) {
            pages.formUnion(file.mentions)
        }
    }

    /// The classes of which lists make rows.
    private static let rows: Set<String> = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
    ]

    /// The files and classes in which a text is open that a name stands for, unless the name stands for texts of the sources alone.
    private static func opened(_ files: [SourceFile], _ classes: inout [String: ClassCode]) -> [SourceFile] {
        let open = files.reduce(into: Set<UInt64>()) { $0.formUnion($1.texts.open) }
        let known = files.reduce(into: Set<UInt64>()) { $0.formUnion($1.texts.known) }.subtracting(open)
        var files = files
        for place in files.indices {
            for text in files[place].namedTexts where !known.contains(text.text) {
                if let owner = text.owner { classes[owner]?.members[text.member]?.insert(.openText) }
                if text.isOfOther { files[place].members[text.member]?.insert(.openText) }
            }
        }
        return files
    }

    /// Whether code may load a file by its name.
    /// - Parameters:
    ///   - hash: of the name as it is compared.
    ///   - isStoryboard: whether the file is a storyboard: where all sources load storyboards by texts alone, nothing else loads one.
    func namesDocument(_ hash: UInt64, isStoryboard: Bool) -> Bool {
        if isStoryboard, let storyboards { return storyboards.contains(hash) }
        return documents.contains(hash)
    }

    /// Stands for the names of files and scenes that sources have: with other names there is another number.
    var names: UInt64 { documents.reduce(0, ^) }

    /// Whether code may make a scene by its identifier.
    func namesScene(_ name: [UInt8]) -> Bool {
        documents.contains(DocumentNames.scene(name))
    }

    /// Reads the sources at some paths, in their order, within the limits.
    /// - Parameter contents: the bytes of a source; nil where the file is larger than the limit or cannot be read.
    static func read(
        _ paths: [String], _ names: DocumentNames, _ parts: [LiveSources.Part], listed: Set<UInt64>,
        _ limits: ProjectLimits,
        contents: (String, _ limit: Int) -> [UInt8]?
    ) -> Self {
        var room = limits.sourceBytes
        var files: [SourceFile] = []
        for path in paths.prefix(limits.sourceFiles) {
            guard let bytes = contents(path, limits.sourceFileBytes), bytes.count <= room else { continue }
            room -= bytes.count
            files.append(SourceReader.read(bytes, names))
        }
        return Self(files, parts, listed: listed)
    }

    /// Whether the project declares the class.
    package func knows(_ name: String) -> Bool { classes[name] != nil }

    /// A class and the classes that the class inherits from, as far as the project declares them.
    private func lineage(_ name: String) -> [(name: String, code: ClassCode)] {
        var found: [(name: String, code: ClassCode)] = []
        var next: String? = name
        while let name = next, let code = classes[name], found.count < 20, !found.contains(where: { $0.name == name }) {
            found.append((name, code))
            next = code.superclass
        }
        return found
    }

    /// What code changes of a property of a class: in the class, in its superclasses, and in files that name the class.
    package func changes(of member: String, in owner: String) -> CodeChanges {
        let line = lineage(owner)
        guard !line.isEmpty else { return [] }
        var changes = line.reduce(into: CodeChanges()) { $0.formUnion($1.code.members[member] ?? []) }
        let hashes = line.map { CodeTokens.hash($0.name.utf8) }
        for file in files {
            guard let other = file.members[member], hashes.contains(where: file.mentions.contains) else { continue }
            changes.formUnion(other)
        }
        return changes
    }

    /// Whether a class turns off its mask, or that of an object of the file that the class loads.
    /// - Parameter outlets: the names of the class's outlets, whose masks are their own.
    package func unmasks(_ owner: String, outlets: Set<String>) -> Bool {
        let line = lineage(owner)
        return ownChanges(of: owner).contains(.mask)
            || line.contains {
                $0.code.loadsFile
                    && $0.code.members.contains { $0.value.contains(.mask) && !outlets.contains($0.key) }
            }
    }

    /// What code changes of a view that it finds by a tag: in a class around the view, and in files that name the class.
    package func changes(ofTag tag: String, in owner: String) -> CodeChanges {
        changes(of: "#" + tag, in: owner).union(changes(of: "#", in: owner))
    }

    /// What a class changes of itself. An extension of UIKit's class changes nothing until somebody calls its method.
    package func ownChanges(of owner: String) -> CodeChanges {
        lineage(owner).reduce(into: CodeChanges()) { if $1.code.superclass != nil { $0.formUnion($1.code.own) } }
    }

    /// What a controller changes of its view: `view.backgroundColor`.
    package func changes(of names: [String], only owner: String) -> CodeChanges {
        lineage(owner).reduce(into: CodeChanges()) { changes, line in
            for name in names { changes.formUnion(line.code.members[name] ?? []) }
        }
    }

    /// Whether a controller's class keeps its screen upright on phones; nil where the class does not say.
    package func isUpright(_ owner: String) -> Bool? {
        // A page turns as the page view controller around it does, whatever the page's own class says.
        if !isPageController(owner), pages.contains(CodeTokens.hash(owner.utf8)) { return true }
        return ownUpright(owner)
    }

    /// Whether a class inherits from `UIPageViewController`.
    private func isPageController(_ name: String) -> Bool {
        lineage(name).contains { $0.code.superclass == "UIPageViewController" }
    }

    /// What a class and its superclasses say of the orientations.
    private func ownUpright(_ owner: String) -> Bool? {
        for line in lineage(owner) {
            if line.code.turning.isFixed { return true }
            if let upright = line.code.turning.isUpright { return upright }
        }
        return nil
    }

    /// Whether a class gives the header or the footer of its table another height.
    package func resizesHeader(_ owner: String) -> Bool {
        let line = lineage(owner)
        return line.contains { $0.code.namesHeader } && line.contains { $0.code.measures }
    }

    /// The heights of rows that a class decides.
    package func rows(in owner: String) -> CodeRows {
        valued(lineage(owner).reduce(into: CodeRows()) { $0.join($1.code.rows) })
    }

    /// Rows with the heights of the project's constants in place of their names.
    private func valued(_ rows: CodeRows) -> CodeRows {
        var rows = rows
        for name in rows.named {
            if let height = heights[name] { rows.fixed.insert(height) } else { rows.isComputed = true }
        }
        rows.named = []
        return rows
    }

    /// The class of UIKit or of a library that a class of the project inherits from.
    package func base(of name: String) -> String? { lineage(name).last?.code.superclass }

    /// Whether no file but the class's own names a class that the project declares.
    package func isUnused(_ name: String) -> Bool { knows(name) && !used.contains(CodeTokens.hash(name.utf8)) }

    /// Whether a file that names a controller's class, and does not declare it, puts controllers into others.
    package func isEmbedded(_ owner: String) -> Bool {
        let hash = CodeTokens.hash(owner.utf8)
        return files.contains { $0.embeds.controllers && $0.mentions.contains(hash) && $0.classes[owner] == nil }
    }

    /// Whether code adds the view of a controller's class to a stack view, in which the view is as high as its contents.
    package func isStacked(_ owner: String) -> Bool {
        let hash = CodeTokens.hash(owner.utf8)
        return files.contains { $0.embeds.stacked.contains(hash) }
    }

    /// Whether a controller's class sets what a navigation bar shows, or a file that names the class pushes controllers, or makes
    /// navigation controllers.
    package func isPushed(_ owner: String) -> Bool {
        if lineage(owner).contains(where: \.code.namesNavigationItem) { return true }
        let hash = CodeTokens.hash(owner.utf8)
        return files.contains { $0.pushes && $0.mentions.contains(hash) }
    }

    /// What code changes of the views that a class finds by their tags, by the tag.
    private func tags(in owner: String) -> [(tag: String, changes: CodeChanges)] {
        let hashes = lineage(owner).map { CodeTokens.hash($0.name.utf8) }
        var names = Set(lineage(owner).flatMap(\.code.members.keys).filter(CodeTokens.isTag))
        for file in files where hashes.contains(where: file.mentions.contains) {
            names.formUnion(file.members.keys.filter(CodeTokens.isTag))
        }
        return names.sorted().map { ($0, changes(of: $0, in: owner)) }
    }

    /// The heights of rows in the files that name a class of cells.
    package func rows(of cell: String) -> CodeRows {
        let hash = CodeTokens.hash(cell.utf8)
        return valued(files.reduce(into: CodeRows()) { if $1.mentions.contains(hash) { $0.join($1.rows) } })
    }

    /// All answers about some classes, as text: equal texts mean equal answers.
    /// - Parameter outlets: by class the outlets that are asked for.
    package func answers(about outlets: [String: Set<String>], grounds: [String]) -> String {
        func words(_ rows: CodeRows) -> String { "\(rows.fixed.sorted()) \(rows.isAutomatic) \(rows.isComputed)" }
        var lines = ["upright \(isUprightApp) \(isLeftToRight)"]
        for (name, members) in outlets.sorted(by: { $0.key < $1.key }) {
            let upright = isUpright(name).map { "\($0)" } ?? "unsaid"
            lines.append(
                "\(name) \(knows(name)) \(ownChanges(of: name).rawValue) \(changes(of: grounds, only: name).rawValue) "
                    + "\(isPushed(name)) \(isEmbedded(name)) \(isStacked(name)) \(isUnused(name)) \(base(of: name) ?? "none") \(resizesHeader(name)) \(upright) \(words(rows(in: name))) \(words(rows(of: name)))"
            )
            for (tag, changes) in tags(in: name) { lines.append("  \(tag) \(changes.rawValue)") }
            for member in members.sorted() { lines.append("  \(member) \(changes(of: member, in: name).rawValue)") }
        }
        return lines.joined(separator: "\n")
    }
}
