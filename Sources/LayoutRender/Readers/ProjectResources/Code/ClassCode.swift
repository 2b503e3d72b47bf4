import LayoutEngine

/// What the source of a class says that layout depends on.
package struct ClassCode: Sendable, Equatable {
    /// The class that the class inherits from, where the source says so.
    var superclass: String?
    /// What the class changes of its properties, by their names.
    var members: [String: CodeChanges] = [:]
    /// What the class changes of itself.
    var own: CodeChanges = []
    /// The orientations that the class allows.
    var turning = Turning()
    /// The heights of rows that the class decides.
    var rows = CodeRows()
    /// Whether the class sets what a navigation bar shows of a controller.
    var namesNavigationItem = false
    /// Whether the class mentions the header or the footer of a table.
    var namesHeader = false
    /// Whether the class measures a view, or sets a height.
    var measures = false
    /// Whether the class loads objects of an Interface Builder file.
    var loadsFile = false

    /// The orientations of a class.
    struct Turning: Sendable, Equatable {
        /// Whether `supportedInterfaceOrientations` names the upright alone on phones; nil where the class does not say,
        /// or asks another controller.
        var isUpright: Bool?
        /// Whether `shouldAutorotate` is false.
        var isFixed = false
    }

    /// Joins the source of the same class in another file.
    mutating func join(_ other: Self) {
        superclass = superclass ?? other.superclass
        members.merge(other.members) { $0.union($1) }
        own.formUnion(other.own)
        // Two classes of one name that say different things say nothing.
        if let upright = turning.isUpright, let second = other.turning.isUpright, upright != second {
            turning.isUpright = nil
        } else {
            turning.isUpright = turning.isUpright ?? other.turning.isUpright
        }
        turning.isFixed = turning.isFixed || other.turning.isFixed
        rows.join(other.rows)
        namesNavigationItem = namesNavigationItem || other.namesNavigationItem
        namesHeader = namesHeader || other.namesHeader
        measures = measures || other.measures
        loadsFile = loadsFile || other.loadsFile
    }
}

/// The heights that code gives the rows of tables.
package struct CodeRows: Sendable, Equatable {
    /// Heights that are numbers in the source.
    package var fixed: Set<Double> = []
    /// The names of properties, variables and constants that the source has for heights.
    package var named: Set<String> = []
    /// Whether a table measures rows: `automaticDimension`, or an estimate.
    package var isAutomatic = false
    /// Whether code computes a height.
    package var isComputed = false

    /// Whether the source says anything.
    package var isKnown: Bool { !fixed.isEmpty || !named.isEmpty || isAutomatic || isComputed }

    /// Whether a table measures all rows: nothing else decides a height.
    package var isMeasured: Bool { isAutomatic && fixed.isEmpty && named.isEmpty && !isComputed }

    /// Nothing is known.
    package init(
        fixed: Set<Double> = [], named: Set<String> = [], isAutomatic: Bool = false, isComputed: Bool = false
    ) {
        (self.fixed, self.named, self.isAutomatic, self.isComputed) = (fixed, named, isAutomatic, isComputed)
    }

    /// Joins the heights of other code.
    package mutating func join(_ other: Self) {
        fixed.formUnion(other.fixed)
        named.formUnion(other.named)
        isAutomatic = isAutomatic || other.isAutomatic
        isComputed = isComputed || other.isComputed
    }
}

/// The facts of one source file.
struct SourceFile: Sendable {
    /// The classes that the file declares or extends.
    var classes: [String: ClassCode] = [:]
    /// What the file changes of the properties of other objects: `cell.titleLabel.text = name`.
    var members: [String: CodeChanges] = [:]
    /// The hashes of the words with a capital letter: the types that the file may use.
    var mentions: Set<UInt64> = []
    /// The hashes of the types that the file declares or extends.
    private(set) var declared: Set<UInt64> = []
    /// The hashes of these types as names of files, and of scenes.
    private(set) var ownNames: Set<UInt64> = []
    /// The hashes of the names of Interface Builder files and scenes that the file has; where a name is only the value of constants that the
    /// file itself does not use, with the hashes of these.
    var documents: [UInt64: Set<UInt64>] = [:]
    /// The hashes of the storyboards that the file loads by texts, and whether the file loads others.
    var storyboards: (names: Set<UInt64>, isOpen: Bool) = ([], false)
    /// The names of texts.
    var texts = CodeTokens.TextNames()
    /// The views whose texts names decide.
    var namedTexts: [NamedText] = []
    /// The constants of heights.
    var heights: [(name: String, value: Double)] = []
    /// The heights of rows anywhere in the file.
    var rows = CodeRows()
    /// Whether the file pushes controllers, or makes navigation controllers.
    var pushes = false
    /// Whether the file makes all views left to right, and whether it names the direction from right to left.
    var directions: (leftToRight: Bool, rightToLeft: Bool) = (false, false)
    /// Whether the file puts controllers into others, and the hashes of the classes whose views the file adds to stack views.
    var embeds: (controllers: Bool, stacked: Set<UInt64>) = (false, [])
    /// Whether the app's delegate allows the upright alone.
    var isUprightApp: Bool?

    /// Notes a type that the file declares or extends.
    mutating func declare(_ name: String) {
        declared.insert(CodeTokens.hash(name.utf8))
        ownNames.formUnion([
            CodeTokens.hash(DocumentNames.compared(name.utf8)), DocumentNames.scene(Array(name.utf8)),
        ])
        // Only words with a capital letter are known to be used.
        if let first = name.utf8.first, first >= UInt8(ascii: "a") { mentions.insert(Self.open) }
    }

    /// Notes a constant that the file declares.
    mutating func declare(constant name: String) { declared.insert(CodeTokens.hash(name.utf8)) }

    /// A view that shows the text of a name.
    struct NamedText: Sendable {
        /// The class around.
        var owner: String?
        /// The view.
        var member: String
        /// Whether the view is another object's.
        var isOfOther: Bool
        /// The hash of the text's name.
        var text: UInt64
    }
}
