import LayoutEngine

/// Pictures outside catalogs: `foo.png`, `foo@2x.png`, `foo@3x~ipad.png`. On a phone with three pixels a point `foo`
/// is looked for as `foo@3x~iphone.png`, `foo@2x~iphone.png`, `foo~iphone.png`, then the same without the device.
struct LooseImages {
    /// The project whose index has the files.
    let project: Project
    /// The order of folders, the document's own first.
    let nearness: Nearness
    /// The scale and the device of the page.
    let traits: AssetTraits

    /// A file that a name may refer to.
    private struct Candidate {
        /// Relative to the project's root.
        var path: String
        /// By the file's name: 2 for `@2x`.
        var scale: Double
        /// The rank among the candidates in one folder.
        var rank: Int
    }

    /// The file of a name, with its size; nil if there is none.
    ///
    /// A name without extension means `.png`. The nearest folder wins, then the device's own file, then the scale: the
    /// screen's, the next larger, the largest.
    func find(_ name: String) -> ResolvedImage? {
        var candidates = candidates(name, in: project.index.images) { $0 }
        var differsInCase = false
        if candidates.isEmpty {
            candidates = self.candidates(name, in: project.index.imagesIgnoringCase) { $0.lowercased() }
            differsInCase = true
        }
        let ordered = nearness.sorted(candidates) { $0.path }
        guard let nearest = ordered.first else { return nil }
        let folder = ProjectPath.folder(nearest.path)
        guard let best = candidates.filter({ ProjectPath.folder($0.path) == folder }).min(by: { $0.rank < $1.rank }),
            let header = project.header(best.path)
        else { return ResolvedImage(name: name, kind: .missing, reason: .unreadable) }
        var image = ResolvedImage(name: name, kind: .loose)
        image.path = best.path
        image.format = header.format
        image.scale = header.format.isVector ? 1 : best.scale
        image.size = header.size.map { Project.points($0, scale: image.scale, slicing: nil) }
        image.others = ordered.map(\.path).filter { ProjectPath.folder($0) != folder }
        if differsInCase { image.notes.append("the file's name differs in case, which a device does not forgive") }
        return image
    }

    /// The other files of the name, for reports.
    func folders(of name: String) -> [String] {
        nearness.sorted(candidates(name, in: project.index.images) { $0 }) { $0.path }.map(\.path)
    }

    /// The files of a name, best first: those of the device before those of any device, then by scale.
    private func candidates(
        _ name: String, in table: [String: [String]], _ spelling: (String) -> String
    ) -> [Candidate] {
        guard !table.isEmpty, ProjectPath.isPlainName(name) else { return [] }
        let (base, suffix) = Self.parts(of: name)
        var candidates: [Candidate] = []
        var rank = 0
        for device in [traits.isPad ? "~ipad" : "~iphone", ""] {
            for scale in scales {
                let mark = scale == 1 ? "" : "@\(Int(scale))x"
                for path in table[spelling(base + mark + device + suffix)] ?? [] {
                    candidates.append(Candidate(path: path, scale: scale, rank: rank))
                }
                rank += 1
            }
        }
        return candidates
    }

    /// A name without its extension, and the extension; a name without one means a file `.png`.
    private static func parts(of name: String) -> (base: String, suffix: String) {
        let known = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp"]
        guard known.contains(ProjectPath.fileExtension(name)) else { return (name, ".png") }
        let stem = ProjectPath.stem(name)
        return (stem, String(name.dropFirst(stem.count)))
    }

    /// The files of a name for any device and scale, and those whose names differ in case alone.
    static func all(_ name: String, in index: ProjectIndex, _ nearness: Nearness) -> [String] {
        guard ProjectPath.isPlainName(name) else { return [] }
        let (base, suffix) = parts(of: name)
        let names = ["", "@2x", "@3x"].flatMap { mark in
            ["~ipad", "~iphone", ""].map { (base + mark + $0 + suffix).lowercased() }
        }
        return nearness.sorted(names.flatMap { index.imagesIgnoringCase[$0] ?? [] })
    }

    /// The screen's scale, then the larger scales, then the smaller scales from the largest.
    private var scales: [Double] {
        let all = [1.0, 2, 3]
        return all.filter { $0 == traits.scale } + all.filter { $0 > traits.scale }
            + all.filter { $0 < traits.scale }.reversed()
    }
}
