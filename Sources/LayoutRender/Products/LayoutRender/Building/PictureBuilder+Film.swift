/// What a picture needs for a film: names shared with the other pictures, and groups to pair.
extension PictureBuilder {
    /// Whether the picture is one of a film.
    var isFilm: Bool { options.film != nil }

    /// The name of an item's groups, which no other item has.
    func groupName(of id: ItemID) -> String {
        guard let names = options.film?.names, names.indices.contains(Int(id.index)) else { return tree[id].identifier }
        return names[Int(id.index)]
    }

    /// The item's size at rest.
    func settledSize(of id: ItemID) -> Size {
        let sizes = options.film?.settledSizes ?? []
        return sizes.indices.contains(Int(id.index)) ? sizes[Int(id.index)] : self[id].frame.size
    }

    /// Begins the shapes that an annotation layer draws for one item. In a film these shapes are a group named after
    /// the item, so that the group has a partner in the next picture.
    mutating func beginPart(_ part: String, of id: ItemID) { beginPart(part + "-" + groupName(of: id)) }

    /// - Parameter name: unique in the picture's layer.
    mutating func beginPart(_ name: String) {
        guard isFilm else { return }
        annotations.part = name
        annotations.partStart = list.items.count
        list.append(.begin(DisplayGroup(id: uniqueID(name))))
    }

    /// Ends the part; a part without shapes leaves no group.
    mutating func endPart() {
        guard isFilm else { return }
        annotations.part = nil
        if list.items.count == annotations.partStart + 1 {
            list.items.removeLast()
        } else {
            list.append(.end)
        }
    }
}
