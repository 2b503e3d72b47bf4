import LayoutRender
import PNGCodec

/// The interpolation between two pictures: items of both pictures move, items of one picture fade.
///
/// Two items are partners if they are in partner groups and have the same key; of several items with the same key the
/// first of one list is the partner of the first of the other, and so on.
///
/// A view has a group of its own name in both pictures: its frame, colours and text meet by name, whatever their
/// order. Within a group, items of one kind meet in their order. The result is a list of items with two states each,
/// from which any moment of the animation follows without another layout: UIKit animates between two layouts in the
/// same way.
struct Morph: Sendable {
    /// One item of painting, with its start and end values.
    enum Item: Sendable {
        /// A group in its first and in its last state.
        case begin(DisplayGroup, DisplayGroup, Fade)
        /// The end of the innermost group.
        case end
        /// A shape, text or picture in its first and in its last state.
        case leaf(DisplayItem, DisplayItem, Fade)
    }

    /// Whether a part fades; an item inside a fading group does not fade by itself.
    enum Fade: Sendable { case none, out, into }

    /// The first picture.
    let from: DisplayList
    /// The last picture.
    let to: DisplayList
    /// All items of both pictures in the order of painting.
    private(set) var items: [Item] = []
    /// The pictures of both lists, without duplicates.
    let images: [Bitmap]

    /// Linear in the number of items.
    init(from: DisplayList, to: DisplayList) {
        self.from = from
        self.to = to
        var images = to.images
        let imagesOfOld = from.images.map { bitmap in
            if let place = images.firstIndex(of: bitmap) { return place }
            images.append(bitmap)
            return images.count - 1
        }
        self.images = images
        var merger = Merger(old: DisplayNodes(from), new: DisplayNodes(to), imagesOfOld: imagesOfOld)
        items = merger.merge()
    }

    /// Whether start and end are the same picture.
    var isStill: Bool { from == to }

    /// The picture at the fraction `share` (0...1) of the animation. Titles and bounds are those of the last state.
    /// Nothing is laid out or decoded, so a frame costs one pass over the items.
    func list(at share: Double) -> DisplayList {
        var list = to
        if let start = from.background, let end = to.background { list.background = start.blended(with: end, share) }
        list.images = images
        list.items = []
        list.items.reserveCapacity(items.count)
        for item in items {
            switch item {
            case .begin(let start, let end, let fade):
                var group = end
                group.opacity = start.opacity.blended(with: end.opacity, share) * fade.opacity(share)
                if let clip = start.clip, let other = end.clip { group.clip = clip.blended(with: other, share) }
                list.items.append(.begin(group))
            case .end: list.items.append(.end)
            case .leaf(let start, let end, let fade):
                guard fade != .none else {
                    list.items.append(start.blended(with: end, share))
                    continue
                }
                list.group(DisplayGroup(opacity: fade.opacity(share))) {
                    $0.items.append(start.blended(with: end, share))
                }
            }
        }
        return list
    }
}

extension Morph.Fade {
    /// The factor on the opacity of the part.
    func opacity(_ share: Double) -> Double {
        switch self {
        case .none: 1
        case .out: 1 - share
        case .into: share
        }
    }
}

extension DisplayItem: Blendable {
    /// A text keeps its letters and its font; place and colour blend.
    func blended(with other: DisplayItem, _ share: Double) -> DisplayItem {
        switch (self, other) {
        case (.shape(let from), .shape(var to)):
            to.shape = from.shape.blended(with: to.shape, share)
            if let start = from.fill, let end = to.fill { to.fill = start.blended(with: end, share) }
            if let start = from.stroke, let end = to.stroke { to.stroke = start.blended(with: end, share) }
            return .shape(to)
        case (.text(let from), .text(var to)):
            to.origin = from.origin.blended(with: to.origin, share)
            to.color = from.color.blended(with: to.color, share)
            return .text(to)
        case (.image(let from), .image(var to)):
            to.frame = from.frame.blended(with: to.frame, share)
            return .image(to)
        default: return other
        }
    }
}

extension DisplayItem {
    /// The item's text; nil for other items.
    fileprivate var text: TextRun? { if case .text(let run) = self { run } else { nil } }
}

extension TextRun {
    /// Whether two texts look alike but for their letters.
    fileprivate func isSet(like other: TextRun) -> Bool {
        face == other.face && size == other.size && anchor == other.anchor
    }
}

/// The state of one merging of two lists.
private struct Merger {
    /// The first picture as a tree.
    let old: DisplayNodes
    /// The last picture as a tree.
    let new: DisplayNodes
    /// For each picture of the old list, its index among the pictures of both lists.
    let imagesOfOld: [Int]
    /// The result so far.
    private var items: [Morph.Item] = []

    /// A merging before its first item.
    init(old: DisplayNodes, new: DisplayNodes, imagesOfOld: [Int]) {
        self.old = old
        self.new = new
        self.imagesOfOld = imagesOfOld
    }

    /// A piece of output, kept in a list instead of on the call stack: groups may be nested deeply.
    private enum Task {
        /// Two partners, by their places in the two lists.
        case pair(Int, Int)
        /// - Parameter isInside: whether a group around it fades already.
        case leaving(Int, isInside: Bool)
        /// An item of the new list alone, with the items inside.
        case entering(Int, isInside: Bool)
        /// Two texts at one place, such as a changed number: cross-faded while both move.
        case change(TextRun, TextRun)
        /// The end of a group, after its items.
        case end
    }

    /// Each item of both lists is taken once; the cost is linear but for the search for changed texts, which is
    /// bounded.
    mutating func merge() -> [Morph.Item] {
        var tasks = Array(pairs(old.roots, new.roots).reversed())
        while let task = tasks.popLast() {
            switch task {
            case .end: items.append(.end)
            case .pair(let one, let other):
                guard case .begin(let start) = old[one], case .begin(let end) = new[other] else {
                    items.append(.leaf(moved(old[one]), new[other], .none))
                    continue
                }
                items.append(.begin(start, end, .none))
                tasks.append(.end)
                tasks += pairs(old.children[one] ?? [], new.children[other] ?? []).reversed()
            case .change(let old, let new):
                var (gone, come) = (old, new)
                gone.origin = new.origin
                come.origin = old.origin
                items.append(.leaf(.text(old), .text(gone), .out))
                items.append(.leaf(.text(come), .text(new), .into))
            case .leaving(let place, let isInside):
                write(moved(old[place]), isInside ? .none : .out)
                guard old.isGroup(place) else { continue }
                tasks.append(.end)
                tasks += (old.children[place] ?? []).reversed().map { .leaving($0, isInside: true) }
            case .entering(let place, let isInside):
                write(new[place], isInside ? .none : .into)
                guard new.isGroup(place) else { continue }
                tasks.append(.end)
                tasks += (new.children[place] ?? []).reversed().map { .entering($0, isInside: true) }
            }
        }
        return items
    }

    /// An item without a partner has the same start and end.
    private mutating func write(_ item: DisplayItem, _ fade: Morph.Fade) {
        if case .begin(let group) = item {
            items.append(.begin(group, group, fade))
        } else {
            items.append(.leaf(item, item, fade))
        }
    }

    /// An item of the old list, with the index of its picture among the pictures of both lists.
    private func moved(_ item: DisplayItem) -> DisplayItem {
        guard case .image(var image) = item, imagesOfOld.indices.contains(image.index) else { return item }
        image.index = imagesOfOld[image.index]
        return .image(image)
    }

    /// Partners in the new order; an item of the old list alone follows its predecessor in the old list. The drawing
    /// order is that of the new picture, since the last frame must equal it exactly.
    private func pairs(_ mine: [Int], _ theirs: [Int]) -> [Task] {
        var waiting: [ItemKey: [Int]] = [:]
        for (place, item) in mine.enumerated().reversed() {
            let key = ItemKey(old[item], image: { imagesOfOld.indices.contains($0) ? imagesOfOld[$0] : $0 })
            waiting[key, default: []].append(place)
        }
        var partners = [Int?](repeating: nil, count: theirs.count)
        var places = [Int?](repeating: nil, count: mine.count)
        for (place, item) in theirs.enumerated() {
            let key = ItemKey(new[item], image: { $0 })
            guard let found = waiting[key]?.popLast() else { continue }
            partners[place] = found
            places[found] = place
        }
        // A text without a partner takes the first unpaired text with the same face, size and anchor.
        var changes: [Int: (TextRun, TextRun)] = [:]
        // With very many texts, nobody sees the single text, and searching would cost too much.
        var lonely = mine.indices.filter { places[$0] == nil && old[mine[$0]].text != nil }
        if lonely.count > 100 { lonely = [] }
        for (place, item) in theirs.enumerated() where partners[place] == nil {
            guard case .text(let new) = new[item] else { continue }
            let found = lonely.firstIndex { old[mine[$0]].text.map { $0.isSet(like: new) } ?? false }
            guard let found, let text = old[mine[lonely[found]]].text else { continue }
            changes[place] = (text, new)
            places[lonely.remove(at: found)] = place
        }
        // The new item after which each unpaired old item is drawn; -1: before all new items.
        var followers: [Int: [Int]] = [:]
        var last = -1
        for (place, item) in mine.enumerated() {
            if let found = places[place] { last = found } else { followers[last, default: []].append(item) }
        }
        var tasks: [Task] = (followers[-1] ?? []).map { .leaving($0, isInside: false) }
        for (place, item) in theirs.enumerated() {
            if let (old, new) = changes[place] {
                tasks.append(.change(old, new))
            } else {
                tasks.append(partners[place].map { .pair(mine[$0], item) } ?? .entering(item, isInside: false))
            }
            tasks += (followers[place] ?? []).map { .leaving($0, isInside: false) }
        }
        return tasks
    }
}
