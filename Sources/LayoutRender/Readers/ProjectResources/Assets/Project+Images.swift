import LayoutEngine

extension Project {
    /// Resolves a picture's name: a catalog's set before a loose file, the nearest candidate first, in the project,
    /// then in fetched packages, then in the repository around the root.
    ///
    /// UIImage(named:) finds a picture by its name in the whole bundle; a project on disk may have several of one
    /// name, in several targets. The nearest to the document is taken, and `others` names the rest.
    ///
    /// - Parameter folder: the document's folder, absolute.
    public func image(_ name: String, near folder: String, for traits: AssetTraits) -> ResolvedImage {
        let found = ownImage(name, near: folder, for: traits)
        guard found.kind == .missing, found.reason == .noSuchName else { return found }
        if let setName = AssetSet.name(ofFile: name) {
            var set = image(setName, near: folder, for: traits)
            if set.kind != .missing || set.reason != .noSuchName {
                set.name = name
                return set
            }
        }
        for project in packages + [wider].compactMap(\.self) {
            var other = project.image(name, near: folder, for: traits)
            guard other.kind != .missing, !isOfBundle(other, of: project) else { continue }
            other.path = other.path.map { relativePath(project.absolute($0)) }
            other.others = other.others.map { relativePath(project.absolute($0)) }
            return other
        }
        return found
    }

    /// Whether a package keeps a picture in a bundle of its own, which the picture's plain name does not open.
    private func isOfBundle(_ image: ResolvedImage, of project: Project) -> Bool {
        project.root.sign == .folder && image.path?.holds(".bundle/") == true
    }

    /// The picture of this project: sets before loose files; if no candidate can be read, the reason of the first one.
    private func ownImage(_ name: String, near folder: String, for traits: AssetTraits) -> ResolvedImage {
        let nearness = nearness(to: folder)
        let sets = sets(named: name, kinds: [.image, .symbol], nearness)
        let loose = LooseImages(project: self, nearness: nearness, traits: traits)
        var failure: ResolvedImage?
        for set in sets {
            var image = resolve(name, set, traits)
            image.others = sets.map(\.path).filter { $0 != set.path } + loose.folders(of: name)
            if image.kind != .missing { return image }
            failure = failure ?? image
        }
        return loose.find(name) ?? failure ?? ResolvedImage(name: name, kind: .missing, reason: .noSuchName)
    }

    /// The sets of a name, the nearest first.
    func sets(named name: String, kinds: [AssetSet.Kind], _ nearness: Nearness) -> [AssetSet] {
        let leaf = ProjectPath.name(name)
        let index = index
        return kinds.flatMap { kind in
            nearness.sorted((index.sets[AssetSet.Key(kind: kind, name: leaf)] ?? []).filter { fullName($0) == name }) {
                $0.path
            }
        }
    }

    /// The picture of a set, from the slot for the traits. A slot whose file is missing is passed over; the reason is
    /// told where no slot is left.
    private func resolve(_ name: String, _ set: AssetSet, _ traits: AssetTraits) -> ResolvedImage {
        guard let contents = imageSet(set), !contents.slots.isEmpty else {
            let isBroken = mistake(in: set) != nil
            var image = ResolvedImage(name: name, kind: .missing, reason: isBroken ? .unreadable : .emptySlot)
            if let refused = imageSet(set)?.refused, refused > 0 {
                image.notes.append("a slot names a file outside its set")
            }
            return image
        }
        let present = contents.slots.filter { isReadable(set.path + "/" + $0.file) }
        guard let slot = traits.choose(present, { $0.conditions }) ?? present.first else {
            return ResolvedImage(name: name, kind: .missing, reason: .fileMissing)
        }
        let path = set.path + "/" + slot.file
        guard let header = header(path) else {
            return ResolvedImage(name: name, kind: .missing, reason: .unreadable)
        }
        var image = ResolvedImage(name: name, kind: set.kind == .symbol ? .symbol : .catalog)
        image.path = path
        image.format = header.format
        image.rendering = contents.rendering
        image.preservesVector = contents.preservesVector
        image.scale = header.format.isVector ? 1 : slot.conditions.scale ?? 1
        // A vector picture is sliced in points. [measured: a page of 301 x 387 points recorded as 31 x 107]
        image.slicing = slot.slicing
        image.fileSize = header.size.map { Self.points($0, scale: image.scale, slicing: nil) }
        // A symbol's size follows from its configuration, not from its template's page.
        if set.kind == .image {
            image.size = header.size.map { Self.points($0, scale: image.scale, slicing: image.slicing) }
        }
        return image
    }

    /// Pixels divided by the scale, not rounded; a sliced picture is as large as its caps and its middle. A picture
    /// of 60 pixels at `@2x` is 30 points wide; of 31 at `@2x` 15.5.
    static func points(_ pixels: Size, scale: Double, slicing: ImageSlicing?) -> Size {
        var size = pixels
        if let slicing {
            if let middle = slicing.centerWidth { size.width = min(slicing.left + middle + slicing.right, size.width) }
            if let middle = slicing.centerHeight {
                size.height = min(slicing.top + middle + slicing.bottom, size.height)
            }
        }
        return Size(width: size.width / scale, height: size.height / scale)
    }
}
