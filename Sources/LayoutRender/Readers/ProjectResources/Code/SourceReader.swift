import LayoutEngine
import Notation

/// Reads the classes of a source file and what the classes change of their views.
///
/// The reader knows names, brackets and assignments and no types. An answer is a hint to what code may do; the reader
/// never fails.
struct SourceReader {
    /// The file's words.
    let tokens: CodeTokens
    /// What was found so far.
    var file = SourceFile()
    /// The braces around the current token.
    private(set) var scopes: [Scope] = []
    /// The class whose declaration has begun and whose brace has not.
    private var pendingClass: String?
    /// The class of an `@implementation`, which has no brace.
    private var implementation: String?
    /// The method whose declaration has begun and whose brace has not.
    private var pendingRole: Role?
    /// The hash of the name of the text that the next change sets.
    var pendingText: UInt64?
    /// The names for which a loop's variable stands, whose brace has not begun.
    private var pendingAlias: (name: String, names: [String])?

    /// The methods whose contents are read.
    enum Role { case orientations, turning, rowHeight, appOrientations }

    /// A pair of braces.
    struct Scope {
        /// The class that the braces belong to.
        var className: String?
        /// The method that the braces belong to.
        var role: Role?
        /// Variables, and the names of the objects that they stand for: a loop's, and those of views found by their tags.
        var aliases: [(name: String, names: [String])] = []
        /// The words of the method that matter.
        var words: [String] = []
    }

    /// Reads a file of Swift or Objective-C.
    /// - Parameter names: those of the project's Interface Builder files.
    static func read(_ bytes: [UInt8], _ names: DocumentNames) -> SourceFile {
        var reader = Self(tokens: CodeTokens(bytes))
        reader.file.documents = names.found(in: reader.tokens)
        for place in reader.tokens.all.indices { reader.take(place) }
        return reader.file
    }

    /// - Parameter tokens: the file's words.
    private init(tokens: CodeTokens) {
        self.tokens = tokens
        file.heights = tokens.heights
        file.texts = tokens.textNames
    }

    /// The class around the current token.
    var className: String? { scopes.last { $0.className != nil }?.className ?? implementation }

    /// Changes what is known of the class around the current token.
    mutating func note(_ change: (inout ClassCode) -> Void) {
        guard let className else { return }
        change(&file.classes[className, default: ClassCode()])
    }

    /// Reads one token.
    private mutating func take(_ place: Int) {
        switch tokens.all[place].kind {
        case .word: takeWord(place)
        case .assignment: takeAssignment(place)
        case .sign(UInt8(ascii: "{")): open(place)
        case .sign(UInt8(ascii: "}")): close()
        case .sign(UInt8(ascii: "(")): takeCall(place)
        case .number:
            guard let role = scopes.last(where: { $0.role != nil })?.role, role == .rowHeight,
                tokens.isWord(place - 1, "return") || (tokens.isSign(place - 1, "{") && tokens.isSign(place + 1, "}"))
            else { return }
            noteRows(number(place).map { CodeRows(fixed: [$0]) } ?? CodeRows(isComputed: true))
        default: break
        }
    }

    /// Braces deeper than any source are not told apart.
    private static let mostScopes = 500

    /// A brace opens: of a class, of a method, of a loop.
    private mutating func open(_ place: Int) {
        guard scopes.count < Self.mostScopes else { return }
        var scope = Scope(className: pendingClass, role: pendingRole, aliases: pendingAlias.map { [$0] } ?? [])
        if tokens.isWord(place - 1, "forEach"), let names = tokens.list(endingAt: place - 3) {
            scope.aliases = [("$0", names)]
        }
        // A nested pair of braces inside a method belongs to the method.
        (pendingClass, pendingRole, pendingAlias) = (nil, nil, nil)
        scopes.append(scope)
    }

    /// A brace closes; of a method the words are judged.
    private mutating func close() {
        guard let scope = scopes.popLast() else { return }
        switch scope.role {
        case .orientations:
            let upright = CodeOrientations.areUpright(scope.words)
            note { $0.turning.isUpright = upright }
        case .turning: if scope.words == ["no"] { note { $0.turning.isFixed = true } }
        case .appOrientations:
            // Most screens stay upright where the app turns for some of them alone.
            let isByChoice = scope.words.contains("all") && scope.words.contains("upright")
            file.isUprightApp = isByChoice ? true : CodeOrientations.areUpright(scope.words)
        // Beside an automatic height, a computed one is that of other rows.
        case .rowHeight where scope.words.contains("automatic"): noteRows(CodeRows(isAutomatic: true))
        case .rowHeight: if !scope.words.isEmpty { noteRows(CodeRows(isComputed: true)) }
        case nil: break
        }
    }

    /// The heights of rows count for the file and for the class.
    private mutating func noteRows(_ rows: CodeRows) {
        file.rows.join(rows)
        note { $0.rows.join(rows) }
    }

    // MARK: Words

    /// A word: a declaration, a method's name, or a word of a method that is read.
    private mutating func takeWord(_ place: Int) {
        let word = tokens.text(place)
        if let first = word.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
            file.mentions.insert(CodeTokens.hash(word.utf8))
            if tokens.isConstant(place) { file.declare(constant: word) }
        } else if tokens.isWord(place - 2, "nib"), tokens.isSign(place - 1, ".") {
            // `R.nib.pierCell` is the file `PierCell.xib`, and mostly a class of that name.
            file.mentions.insert(CodeTokens.hash((word.prefix(1).uppercased() + word.dropFirst()).utf8))
        }
        if let role = scopes.indices.last(where: { scopes[$0].role != nil }) { takeBody(word, place, role) }
        switch word {
        case "class", "struct", "extension", "enum", "actor": declare(word, place)
        case "protocol" where !tokens.isSign(place - 1, "@"): declare(word, place)
        case "implementation" where tokens.isSign(place - 1, "@"):
            scopes = []
            implementation = tokens.text(place + 1)
            file.declare(tokens.text(place + 1))
        case "interface" where tokens.isSign(place - 1, "@"):
            guard tokens.isSign(place + 2, ":"), tokens.isWord(place + 3) else { return }
            file.classes[tokens.text(place + 1), default: ClassCode()].superclass = tokens.text(place + 3)
            file.declare(tokens.text(place + 1))
        case "end" where tokens.isSign(place - 1, "@"): (implementation, scopes) = (nil, [])
        case "UIApplicationMain": file.mentions.insert(SourceFile.start)
        case "main" where tokens.isSign(place - 1, "@"): file.mentions.insert(SourceFile.start)
        case "public" where tokens.isWord(place + 1), "open" where tokens.isWord(place + 1),
            "func" where isGlobal(place), "let" where isGlobal(place), "var" where isGlobal(place):
            file.mentions.insert(SourceFile.open)
        case "NSClassFromString" where tokens.isSign(place + 1, "("):
            let name = tokens.text(tokens.isSign(place + 2, "@") ? place + 3 : place + 2).filter { $0 != "\"" }
            file.mentions.insert(CodeTokens.hash(name.utf8))
        case "supportedInterfaceOrientations" where isDeclared(place): pendingRole = .orientations
        case "shouldAutorotate" where isDeclared(place): pendingRole = .turning
        case "supportedInterfaceOrientationsFor" where tokens.isWord(place + 1),
            "supportedInterfaceOrientationsForWindow" where isParameter(place):
            pendingRole = .appOrientations
        case "heightForRowAt" where tokens.isWord(place + 1), "heightForRowAtIndexPath" where isParameter(place),
            "heightForHeaderInSection" where tokens.isWord(place + 1) || isParameter(place):
            pendingRole = .rowHeight
        case "estimatedRowHeight", "estimatedHeightForRowAt", "estimatedHeightForRowAtIndexPath":
            noteRows(CodeRows(isAutomatic: true))
        case "tableHeaderView", "tableFooterView": note { $0.namesHeader = true }
        case "systemLayoutSizeFitting", "systemLayoutSizeFittingSize": note { $0.measures = true }
        case "sizeToFit":
            note { $0.measures = true }
            takeMethod(word, place)
        case "loadNibNamed", "instantiateWithOwner", "withOwner": note { $0.loadsFile = true }
        case "navigationItem": note { $0.namesNavigationItem = true }
        case "pushViewController": file.pushes = true
        case _ where word.hasSuffix("NavigationController"): file.pushes = true
        case "UIStoryboard", "storyboardWithName", "StoryboardScene", "storyboard": takeStoryboard(word, place)
        case "addChild", "addChildViewController": file.embeds.controllers = true
        case "addArrangedSubview", "insertArrangedSubview":
            if let owner = tokens.ownerOfView(at: place + 2) { file.embeds.stacked.insert(CodeTokens.hash(owner.utf8)) }
            takeMethod(word, place)
        case "semanticContentAttribute", "setSemanticContentAttribute": takeDirection(place)
        case "in": takeLoop(place)
        case "viewWithTag": takeTag(place)
        default: takeMethod(word, place)
        }
    }

    /// Whether a word is the name of a property or a method without parameters that is declared here.
    private func isDeclared(_ place: Int) -> Bool {
        tokens.isWord(place - 1, "var") || (tokens.isSign(place - 1, ")") && tokens.isSign(place + 1, "{"))
    }

    /// Whether a declaration is one of all sources.
    private func isGlobal(_ place: Int) -> Bool { scopes.isEmpty && !tokens.text(place - 1).hasSuffix("private") }

    /// Whether a word of Objective-C is a part of a method's declaration, before the type of a parameter.
    private func isParameter(_ place: Int) -> Bool { tokens.isSign(place + 1, ":") && tokens.isSign(place + 2, "(") }

    /// A class with the class that it inherits from; `class` is also a word of other declarations.
    private mutating func declare(_ word: String, _ place: Int) {
        guard tokens.isWord(place + 1), !tokens.isSign(place - 1, "."), !tokens.isSign(place - 1, ":"),
            !["func", "var", "let", "override"].contains(tokens.text(place + 1))
        else { return }
        var end = place + 1
        while tokens.isSign(end + 1, "."), tokens.isWord(end + 2) { end += 2 }
        let name = tokens.text(end)
        pendingClass = name
        file.declare(name)
        guard word == "class" else { return }
        var next = end + 1
        if tokens.isSign(next, "<") {
            while next < end + 200, tokens.all.indices.contains(next), !tokens.isSign(next, ">") { next += 1 }
            next += 1
        }
        guard tokens.isSign(next, ":"), tokens.isWord(next + 1) else { return }
        next += 1
        while tokens.isSign(next + 1, "."), tokens.isWord(next + 2) { next += 2 }
        file.classes[name, default: ClassCode()].superclass = tokens.text(next)
    }

    /// `for label in [title, subtitle] {`: the variable stands for the names.
    private mutating func takeLoop(_ place: Int) {
        guard tokens.isWord(place - 2, "for"), tokens.isWord(place - 1), tokens.isSign(place + 1, "[") else { return }
        var end = place + 2
        while end < place + 400, tokens.all.indices.contains(end), !tokens.isSign(end, "]") { end += 1 }
        if let names = tokens.list(endingAt: end) { pendingAlias = (tokens.text(place - 1), names) }
    }

    /// `let title = cell.viewWithTag(3) as? UILabel`: the variable stands for the view with that tag.
    private mutating func takeTag(_ place: Int) {
        guard let scope = scopes.indices.last, scopes[scope].aliases.count < Self.mostAliases,
            let name = tokens.assigned(before: place)
        else { return }
        scopes[scope].aliases.append((name, [tokens.tag(at: place)]))
    }

    /// The variables of a pair of braces that are told apart.
    private static let mostAliases = 100

    /// A word of a method that is read.
    /// - Parameter scope: the method's braces, as a place in `scopes`.
    private mutating func takeBody(_ word: String, _ place: Int, _ scope: Int) {
        switch scopes[scope].role {
        case .orientations, .appOrientations:
            if let kind = CodeOrientations.kind(of: word) { scopes[scope].words.append(kind) }
        case .turning:
            if ["return", "get"].contains(word) { return }
            scopes[scope].words.append(["false", "NO"].contains(word) ? "no" : "other")
        case .rowHeight:
            if word.hasSuffix("utomaticDimension") {
                scopes[scope].words.append("automatic")
            } else if tokens.isWord(place - 1, "return") {
                let name = tokens.constant(at: place).flatMap { $0.hasSuffix("utomaticDimension") ? nil : $0 }
                if let name { noteRows(CodeRows(named: [name])) } else { scopes[scope].words.append("computed") }
            }
        case nil: break
        }
    }

    // MARK: Changes

    /// `titleLabel.text = name`, `_constraint.constant += 4`, and inside a view `textColor = .red`.
    private mutating func takeAssignment(_ place: Int) {
        var end = place - 1
        if tokens.isSign(end, "+") || tokens.isSign(end, "-") { end -= 1 }
        guard tokens.isWord(end) else { return }
        let property = tokens.text(end)
        if property == "rowHeight" || property == "sectionHeaderHeight" { takeRowHeight(place + 1) }
        var changes = CodeChanges(property: property)
        guard !changes.isEmpty else { return }
        changes = tokens.narrowed(changes, by: place + 1, &pendingText)
        if property.lowercased().hasSuffix("hidden"), tokens.isNo(place + 1) { return }
        // `x = 4` is a variable, `button.center.x = 4` a place.
        let isPlace = ["origin", "x", "y", "center", "transform"].contains(property)
        if isPlace, !tokens.isSign(end - 1, ".") { return }
        if changes == .size, !isPlace { note { $0.measures = true } }
        if tokens.isSign(end - 1, ".") {
            record(changes, tokens.object(endingAt: tokens.receiver(before: end - 1)))
        } else if !tokens.isWord(end - 1, "var"), !tokens.isWord(end - 1, "let"), !tokens.isSign(end - 1, ":") {
            let own = takePendingText() == nil ? changes : changes.union(.openText)
            note { $0.own.formUnion(own) }
        }
    }

    /// The height that a table's property gets.
    private mutating func takeRowHeight(_ start: Int) {
        var place = start
        while tokens.isWord(place), tokens.isSign(place + 1, ".") { place += 2 }
        guard tokens.all.indices.contains(place) else { return }
        if tokens.all[place].kind == .number {
            noteRows(number(place).map { CodeRows(fixed: [$0]) } ?? CodeRows(isComputed: true))
        } else {
            let isAutomatic = tokens.text(place).hasSuffix("utomaticDimension")
            let named = tokens.constant(at: place).map { CodeRows(named: [$0]) }
            noteRows(isAutomatic ? CodeRows(isAutomatic: true) : named ?? CodeRows(isComputed: true))
        }
    }
}
