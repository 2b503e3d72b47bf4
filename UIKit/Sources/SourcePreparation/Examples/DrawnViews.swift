import Foundation

/// The list beside the pictures of `draw --all`: what each class is, and what was said of it. A gallery shows the list, and the
/// next run draws again only what follows from something else than before.
struct DrawnViews: Codable {
    struct View: Codable {
        /// With its module.
        var `class`: String
        var file = ""
        var line = 0
        /// Whether it is a view, not the screen of a controller.
        var part = false
        /// The picture's file in the folder; empty for a class that gives none.
        var picture = ""
        /// In points.
        var width = 0
        var height = 0
        /// Whether something in the picture stands for what is not at hand.
        var hasStandIns = false
        var showsSomething = false
        /// What the program said, a sentence each.
        var remarks: [String] = []
    }

    private static let name = "views.json"

    /// What the pictures follow from: the program, its files and its arguments.
    let key: String
    var views: [View] = []

    /// The list of the run before, where its pictures follow from the same.
    init(in folder: URL, key: String) {
        self.key = key
        guard let kept = Self.kept(at: folder.appendingPathComponent(Self.name)), kept.key == key else { return }
        views = kept.views.filter { view in
            !view.picture.isEmpty
                && FileManager.default.fileExists(atPath: folder.appendingPathComponent(view.picture).path)
        }
    }

    func write(to folder: URL) throws {
        try keep(
            at: folder.appendingPathComponent(Self.name), [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// Draws a class.
    /// - Parameter scale: pixels a point.
    static func drawn(
        _ name: String, by run: DrawRun, to folder: URL, _ arguments: [String], scale: Double
    ) throws -> View {
        var view = View(class: name)
        let file = folder.appendingPathComponent(name + ".png")
        try? FileManager.default.removeItem(at: file)
        let outcome = try run.outcome([name, "-o", file.path] + arguments)
        let own = outcome.said.filter { $0.hasPrefix("uikit: ") }.map { String($0.dropFirst("uikit: ".count)) }
        view.remarks = own.isEmpty ? Array(outcome.said.suffix(1)) : own
        (view.hasStandIns, view.showsSomething) = (outcome.hasStandIns, outcome.showsSomething)
        guard outcome.isDrawn, let data = FileManager.default.contents(atPath: file.path) else { return view }
        view.picture = file.lastPathComponent
        let pixels = [16, 20].map { start in data.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        (view.width, view.height) = (Int(Double(pixels[0]) / scale), Int(Double(pixels[1]) / scale))
        return view
    }
}

extension ShadowPackage {
    /// Draws each view and each controller of the package into a folder, those again whose pictures follow from something else
    /// than before.
    /// - Parameter arguments: of `DrawProgram`, without a class.
    /// - Returns: the exit code: 1 where a class gives no picture.
    public mutating func drawAll(to output: URL, _ arguments: [String]) throws -> Int32 {
        let code = try buildDrawProgram()
        guard code == 0 else { return code }
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let run = DrawRun(program: drawProgramPlace)
        let (program, places, whole) = (exampleProgram(), placesOfClasses, Set(realities.flatMap(\.wholeViews)))
        let scale = arguments.firstIndex(of: "--scale").flatMap { arguments.dropFirst($0 + 1).first }.flatMap(
            Double.init)
        let kept = DrawnViews(in: output, key: drawingKey(arguments, besides: output))
        var (list, untouched) = (kept, 0)
        list.views = []
        for name in program.classNames.filter({ isOwn(places[$0]?.file ?? "") }).sorted() {
            var view =
                try kept.views.first { $0.class == name }
                ?? DrawnViews.drawn(name, by: run, to: output, arguments, scale: scale ?? 2)
            (view.file, view.line) = places[name] ?? ("", 0)
            view.part = program.viewNames.contains(name)
            list.views.append(view)
            let isWhole = !isPruned || whole.contains(name.split(separator: ".").last.map(String.init) ?? name)
            if view.showsSomething, !view.hasStandIns, isWhole { untouched += 1 }
            let state = view.picture.isEmpty ? "not drawn" : view.hasStandIns ? "with stand-ins" : "drawn"
            let reason = view.remarks.last.map { ": " + $0 } ?? ""
            print(displayLine("\(name): \(state)\(isWhole ? "" : " in parts")\(reason)"))
            fflush(stdout)
        }
        try list.write(to: output)
        let lacking = missingModules.filter { $1 > 0 && !ProvidedModules.ofNames.contains($0) }
        let missing = lacking.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
            .map { "\($0.key) in \(counted($0.value, "file"))\(addresses[place: $0.key])" }.joined(separator: ", ")
        if !missing.isEmpty { print(displayLine("not at hand: \(missing); --packages takes clones with a manifest")) }
        let drawn = list.views.count { !$0.picture.isEmpty }
        print(
            "\(drawn) of \(list.views.count) listed drawn, "
                + "\(list.views.count(where: \.showsSomething)) with something on them, \(untouched) of these whole")
        return drawn == list.views.count ? 0 : 1
    }

    /// Whether a file is one of the project's, not one of a package or pod that was fetched.
    private func isOwn(_ file: String) -> Bool {
        !file.hasPrefix("/") && CloneFolder.foreign.isDisjoint(with: file.split(separator: "/").map(String.init))
    }

    /// Where each class is declared.
    private var placesOfClasses: [String: (file: String, line: Int)] {
        var found: [String: (file: String, line: Int)] = [:]
        for module in sources {
            for (file, text) in zip(module.files, module.texts) {
                let outline = SourceOutline.declarations(of: text)
                var (line, place) = (1, 0)
                for (path, unit) in outline.types where unit.keyword == "class" {
                    line += outline.text[place..<unit.keywordStart].count { $0 == UInt8(ascii: "\n") }
                    place = unit.keywordStart
                    found["\(module.target.name).\(path.joined(separator: "."))"] = (shownPath(of: file), line)
                }
            }
        }
        return found
    }

    /// What pictures follow from: the program, the files of the clone that are no sources, and the arguments.
    private func drawingKey(_ arguments: [String], besides output: URL) -> String {
        var hash = StableHash()
        hash.combine(arguments.joined(separator: "\n"))
        hash.combine(FileState.text(of: URL(fileURLWithPath: drawProgramPlace)) ?? "")
        let clone = CloneFolder(package)
        let own = clone.path(of: output).map { $0 + "/" }
        for path in clone.walk(
            "", skipping: CloneFolder.made, where: { $0.pathExtension != "swift" })
        where own.map(path.hasPrefix) != true {
            hash.combine("\n\(path) \(clone.place(path).flatMap(FileState.text) ?? "")")
        }
        return hash.digits
    }
}
