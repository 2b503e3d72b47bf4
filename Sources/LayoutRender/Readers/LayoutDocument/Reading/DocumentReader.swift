import LayoutEngine
import Notation

/// The state of reading one document: tokens in, tree and messages out.
///
/// A value on purpose: a finished reader is kept by its document, and each state of the document is made by a copy
/// that goes on writing into the copy's tree.
///
/// The reader's files follow the order of reading: `+Document` the top level, `+Nodes` the tree (`+PlainNodes` most of
/// it), `+Members` and `+Properties` one node, `+Values` and `+Compounds` one value, `+Names` what refers to other nodes,
/// `Constraints` the constraints, `+Variants` states and steps, `+Problems` the messages. Every function that reads a
/// value reports a wrong one and answers nil, so that all mistakes of a document come in one run.
struct DocumentReader: Sendable {
    /// The tokens of the document; every `node` of the reader is an index in its list.
    private(set) var arena: JSONArena
    /// The caller's limits.
    let limits: Limits
    /// Where the items and the constraints come from.
    var origins: Origins
    /// What was found for the names of the document; nil: nothing was looked for.
    let surroundings: DocumentSurroundings?
    /// The resources that the document names.
    var names = ResourceNames()
    /// The properties by a key's `place`.
    let properties = PropertyCatalog.all

    /// What is said of the document.
    var messages = Messages()
    /// What the document gives a name.
    var defined = Defined()
    /// Views, guides and containers made so far.
    var tree = LayoutTree(root: View(identifier: ""))
    /// True once the root has been made.
    var hasRoot = false
    /// Whether expressions may add layout guides to the tree; false where the tree is not the reader's own.
    var makesGuides = true
    /// The node that is being made.
    var present = Present()
    /// What has to wait.
    var waiting = Waiting()
    /// How much there is, and may be.
    var counts = Counts()
    /// What states and steps changed in the tree, to be put back; a copy of the tree for each would cost too much.
    var journal = ChangeJournal()

    /// A mistake before its line, column and key path are known, which takes a walk through the text.
    struct Problem: Sendable, Hashable {
        /// The byte of the document.
        var offset: Int
        /// The node whose key path is shown; -1 for none.
        var node: Int
        /// One sentence.
        var message: String
    }

    /// The names inside one component instance.
    struct Scope: Sendable {
        /// The scope around it; the document's own has none.
        var parent: Int?
        /// Put before every id made inside: `avatar/`.
        var prefix = ""
        /// The component that it is an instance of.
        var component: String?
        /// The number of component instances around the scope.
        var depth = 0
        /// How many names were made up so far, by their stem: of components, and of kinds by their place.
        private var componentNumbers: [String: Int] = [:]
        private var kindNumbers: [Int] = []

        /// The scope of the document itself has no parent and no prefix.
        init(parent: Int? = nil, prefix: String = "", component: String? = nil, depth: Int = 0) {
            self.parent = parent
            self.prefix = prefix
            self.component = component
            self.depth = depth
        }

        /// The next made-up name of a view: `label#3`.
        mutating func name(of known: KnownKind) -> String {
            let place = known.bit.trailingZeroBitCount
            if kindNumbers.isEmpty { kindNumbers = Array(repeating: 0, count: UInt64.bitWidth) }
            kindNumbers[place] += 1
            return name(KnownKind.stems[place], kindNumbers[place])
        }

        /// The next made-up name of an instance of a component.
        mutating func name(ofComponent component: String) -> String {
            componentNumbers[component, default: 0] += 1
            return name(component + "#", componentNumbers[component, default: 0])
        }

        /// Prefix, stem and number: `avatar/label#3`.
        private func name(_ stem: String, _ number: Int) -> String {
            var name = prefix.isEmpty ? stem : prefix + stem
            name += String(number)
            return name
        }
    }

    /// The relation of an item to its parent.
    enum Role: Sendable {
        case root, subview, arranged, guide, contentView, tableHeader, tableFooter
        case textLabel, detailTextLabel, cellImage, accessoryView
        /// A field's own view, which UIKit shows by the field's mode.
        case side(isTrailing: Bool, isShown: Bool)
        case row(section: Int)
        case sectionHeader(section: Int)
        case sectionFooter(section: Int)

        /// The kind of a node without a type: what UITableViewCell has under this name; nil where any view may stand.
        var kind: View.Kind? {
            switch self {
            case .textLabel, .detailTextLabel: .label
            case .cellImage: .imageView
            case .contentView: .view
            default: nil
            }
        }
    }

    /// A node whose parent has been made.
    struct PendingNode: Sendable {
        /// The token of the node's object.
        var node: Int
        /// The token behind the siblings that are made after the node in the same way; 0: the node is the only one.
        var end = 0
        /// The superview; of a node in a layout container the container's owner.
        var parent: ItemID
        /// The member of the parent in which the node lies.
        var role: Role
        var scope: Int
        /// The layout container through which it is added.
        var container: ItemID?
        /// Levels of nodes from the root, which is 1.
        var depth: Int
    }

    /// An object whose members describe the node that is being made, and the scope of its names.
    struct Run: Sendable, BitwiseCopyable {
        var node: Int
        var scope: Int
    }

    /// One member of a node or of the components it is made from.
    struct Member: Sendable {
        /// The key's place in the catalogue.
        var place: Int
        /// Nil: the declaration says how it is read.
        var special: SpecialProperty?
        /// The token of the key, for messages about the member.
        var keyNode: Int
        /// The token after the key.
        var value: Int
        var scope: Int

        /// The member's key.
        var name: String { PropertyCatalog.names[place] }
    }

    /// A member that names other nodes, and the item that has the member.
    struct DeferredMember: Sendable {
        var member: Member
        var item: ItemID
    }

    /// A member of `with` whose path leads to a child of the instance.
    struct DeferredOverride: Sendable {
        var path: String
        /// The token of the path.
        var keyNode: Int
        /// The token of the new value.
        var value: Int
        var scope: Int
    }

    /// The most problems that are kept; the others are counted.
    static let problemCap = 10_000
    /// Problems that get a suggestion; looking for near words among thousands would take longer than reading.
    static let suggestionCap = 30

    init(
        arena: JSONArena, limits: Limits, surroundings: DocumentSurroundings? = nil, keepsPlaces: Bool = false
    ) {
        origins = Origins(areKept: keepsPlaces)
        self.arena = arena
        self.limits = limits
        self.surroundings = surroundings
    }

    /// Forgets the text, its tokens and the names in it; no node may be asked for afterwards.
    mutating func releaseTokens() {
        arena = JSONArena(bytes: [], nodes: [])
        defined.items = NameTable()
        messages.sourceText = nil
    }

    /// Where the items and the constraints are in the text, found in one walk; the nodes are released.
    mutating func takePositions() -> SourcePositions {
        let offsets = (origins.items + origins.constraints).map { arena.offset(Int($0)) }
        var places = [(line: Int, column: Int)](repeating: (1, 1), count: offsets.count)
        var (line, column, next) = (1, 1, arena.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        for place in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
            while next < offsets[place] {
                if arena.bytes[next] == 10 { (line, column) = (line + 1, 0) }
                if arena.bytes[next] & 0xC0 != 0x80 { column += 1 }
                next += 1
            }
            places[place] = (line, column)
        }
        var positions = SourcePositions()
        positions.isHandwritten = true
        for (index, place) in places.prefix(origins.items.count).enumerated() {
            positions.set(place.line, column: place.column, of: ItemID(index: Int32(index)))
        }
        for place in places.dropFirst(origins.items.count) {
            positions.appendConstraint(place.line, column: place.column)
        }
        (origins.items, origins.constraints) = ([], [])
        return positions
    }
}
