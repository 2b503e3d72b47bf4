import LayoutEngine

extension DocumentReader {
    /// What is said of the document.
    struct Messages: Sendable {
        /// What is wrong so far, in the order of finding.
        var problems = OnceList<Problem>(capacity: DocumentReader.problemCap)
        /// What may be meant otherwise; not a mistake.
        var remarks = OnceList<Problem>(capacity: DocumentReader.problemCap)
        /// Lines of the text, made when the first position is asked for.
        var sourceText: SourceText?
        /// Set when a limit stopped the expansion; later messages about missing things would be noise.
        var stopped = false
    }

    /// The nodes from which the items and the constraints were made, for whoever asks for lines and columns.
    struct Origins: Sendable {
        /// Whether the nodes are kept.
        let areKept: Bool
        /// The node of each item, in the order of the tree.
        var items: [Int32] = []
        /// The node of each constraint, in the order of the tree.
        var constraints: [Int32] = []
    }

    /// What the document gives a name.
    struct Defined: Sendable {
        /// Named numbers, by name.
        var metrics = NameTable<Double>()
        /// The node of every component, by name.
        var components: [String: Int] = [:]
        /// Items by full identifier: `avatar/vip`; to be found once all nodes are made.
        var items = NameTable<ItemID>()
        /// The names that hold inside each component instance; 0 is the document itself.
        var scopes: [Scope] = [Scope()]
        /// Places in `tree.constraints` by constraint id.
        var constraintPlaces: [String: [Int]] = [:]
        /// Pictures, colours and fonts that the document brings along.
        var assets = LayoutDocument.Assets()
    }

    /// The node that is being made.
    struct Present: Sendable {
        /// The objects behind the node: the node itself, then its components.
        var runs = ReusedList<Run>()
        /// True when a member of the node or of its components holds other nodes or constraints: only then are children
        /// looked for.
        var hasStructure = false
        /// True when a node has the member `with`. The members of `with` are then read in a pass of their own.
        var hasOverrides = false
        /// True while a state or a step changes a property, which null takes away.
        var isChange = false
        /// True while a node of an unknown type is made.
        var kindIsUnknown = false
        /// The type of the last plain node: its bytes, their number, and the kind.
        var lastPlainType: (block: UInt64, count: Int, kind: View.Kind) = (0, 0, .view)
    }

    /// What has to wait.
    struct Waiting: Sendable {
        /// Nodes still to be made, the next one last.
        var pending: [PendingNode] = []
        /// What has to wait until every id is known.
        var deferred: [DeferredMember] = []
        /// Overrides that reach into a component instance, applied from the inside out.
        var overrides: [DeferredOverride] = []
        /// The nodes of the ids of `Defined.items`, in the same order, until the items can be found.
        var idNodes: [Int32] = []

        /// Goes on to the next sibling of the last pending node; behind the last sibling the node is done.
        mutating func goOn(to sibling: Int, before end: Int) {
            if sibling < end { pending[pending.count - 1].node = sibling } else { pending.removeLast() }
        }
    }

    /// How much there is, and may be.
    struct Counts: Sendable {
        /// Scalars of all texts.
        var textScalars = 0
        /// How many nodes and ids to make room for at once; components may make more.
        var expectedNodes = 0
        /// As many as the scanner counted keys `id`.
        var expectedNames = 0
        /// Changes of all states and steps so far.
        var changeCount = 0
        /// Items compared with `*` paths so far.
        var wildcardWork = 0
    }
}
