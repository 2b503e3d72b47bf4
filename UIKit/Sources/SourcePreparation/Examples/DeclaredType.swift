/// What a type's declaration says of how a value of it is made and filled.
struct DeclaredType {
    enum Kind: String {
        case structure = "struct", object = "class", actor, enumeration = "enum", protocolType = "protocol"
    }

    struct Property {
        var name: String
        /// Nil where the compiler infers it.
        var type: String?
        var isLet = false
        var hasDefault = false
        var isStatic = false
        /// Whether another file can neither read it nor give it.
        var isHidden = false
        /// Whether another file can set it.
        var isSettable = true
        var isStored = true
        var isObserved = false
        /// The class or function whose call gives the first value.
        var maker: String?
        /// Whether something else fills it: an outlet, a weak reference, a lazy value.
        var isFilledElsewhere = false
    }

    struct Case {
        var name: String
        var parameters: [ParameterList.Parameter]
    }

    /// What the code of a type says of values and views.
    struct Uses {
        /// The names in methods that tell a list how many rows it has.
        var counted: Set<String> = []
        /// The names of optional values that the code takes to be there.
        var forced: Set<String> = []
        /// The names in the method that makes a controller's view.
        var loaded: Set<String> = []
        /// The names in a type that makes the rows or items of a list.
        var listed: Set<String> = []
        /// The value that the method gives which tells a table how high all rows are.
        var rowHeight: String?

        /// Takes in what an extension says.
        mutating func add(_ more: Uses) {
            counted.formUnion(more.counted)
            forced.formUnion(more.forced)
            loaded.formUnion(more.loaded)
            listed.formUnion(more.listed)
            rowHeight = rowHeight ?? more.rowHeight
        }
    }

    var kind: Kind
    /// Names from the outermost type in.
    var path: [String]
    var module: String
    /// The names between `<` and `>`.
    var generics: [String] = []
    /// What a class below gives for these, in a line of superclasses.
    var given: [String: TypeShape] = [:]
    /// The entries behind the colon, of extensions too.
    var inherited: [String] = []
    var initializers: [Declaration] = []
    /// Whether the declaration itself has an initialiser, so that the compiler makes none.
    var declaresInitializer = false
    /// Whether an initialiser or a property that another file does not see stands in the way.
    var hidesMemberwise = false
    var properties: [Property] = []
    var methods: [Declaration] = []
    var uses = Uses()
    var cases: [Case] = []

    var name: String { path.joined(separator: ".") }

    /// A type as the declaration writes it, with what a class below gives for generic names.
    func shape(_ text: String?) -> TypeShape? {
        text.flatMap { TypeShape($0)?.mapNames { given[$0] ?? .named($0, $1) } }
    }
}
