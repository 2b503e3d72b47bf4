/// Turns a source file that needs Objective-C into one that the compiler for Linux takes: word by word, outside comments and
/// strings, and with every character at its line and column.
///
/// What is rewritten: attributes of Objective-C are blanked, `#selector(x)` becomes `ObjCSel("x")`, `#keyPath(x)`
/// `String("x")`, conditions on iOS and UIKit become what they are on a device, Apple's graphics modules become UIKit, and tests
/// on the main actor become `async`.
public struct SourceRewriter {
    /// A rule that changed something.
    public enum Rule: String, CaseIterable, Comparable, Sendable {
        case attribute, selector, keyPath, condition, importedModule
        /// A test on the main actor waits for it: XCTest for Linux calls tests that do not from nowhere, which fails.
        case mainActorTest
        /// `#available` and `#unavailable`, which the release of the picture answers.
        case availability
        /// A table of outlets and methods by name, behind the file's own code.
        case memberTable
        /// A member of an extension that overrides, or that a subclass overrides.
        case movedMember
        /// A preview of Xcode's.
        case preview
        /// A method that the module exchanges by its name.
        case exchangedMethod
        /// A question mark behind an optional method of UIKit's, which every delegate has here.
        case optionalMethod
        /// An object of a class that only a generic parameter names, which Swift makes by no initialiser of UIKit's, or
        /// an error without arguments.
        case madeByType
        /// A member of a protocol of the module that a class may have or not.
        case optionalRequirement
        /// A member that Core Data or Core Animation makes at run time.
        case managedMember
        /// A member asked of `AnyObject` by its name.
        case dynamicMember
        /// An override in an extension of a class of another module, which nothing calls here.
        case unreachedOverride
        /// A body of a view of SwiftUI's, which nothing draws.
        case undrawnBody

        public static func < (a: Rule, b: Rule) -> Bool { a.rawValue < b.rawValue }
    }

    /// The number of changes by rule.
    public internal(set) var changes: [Rule: Int] = [:]
    var cursor: SourceCursor
    private var makers: GenericMakers
    /// How many interpolations enclose the code.
    private var depth = 0
    /// How many braces enclose the code.
    private var braces = 0

    /// Attributes that only Objective-C knows.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "UIApplicationMain", "NSApplicationMain",
        "NSCopying", "GKInspectable", "nonobjc",
    ]
    /// Conditions and their answers on an iPhone.
    private static let conditions: [(String, String)] = [
        ("os(iOS)", "true"), ("os(Linux)", "false"), ("canImport(UIKit)", "true"), ("canImport(ObjectiveC)", "true"),
        ("canImport(CoreGraphics)", "true"), ("canImport(QuartzCore)", "true"),
        ("arch(arm64)", "true"), ("arch(x86_64)", "false"),
    ]
    private static let standInConditions = ProvidedModules.importable.map { ("canImport(\($0))", "true") }
    static let modules: Set<String> = [
        "Accessibility", "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreFoundation", "CoreText", "CoreAnimation",
        "CoreImage", "ImageIO",
    ]

    struct Task: Hashable {
        var source: String
        /// Whether the source belongs to a module of views; other modules stay what they are on Linux.
        var isOfViews: Bool
        /// The names that a question mark and a call may follow.
        var optionalMethods: Set<String>
        var bounds: BoundNames.Found
        /// Whether a file of the module names a detector, which is a regular expression.
        var namesDetectors: Bool
    }
    let task: Task
    var isOfViews: Bool { task.isOfViews }

    /// Whether the source sees UIKit's names, so that it can ask for the release.
    private let seesUIKit: Bool

    /// Whether the source names what Foundation brings along on Apple's systems, and UIKit here.
    private let namesCoreTypes: Bool
    /// The parts of Foundation that are modules of their own on Linux, where the source names a type of theirs.
    private let partsOfFoundation: [String]
    private let imported: Set<String>
    /// Stand-ins for the modules that Foundation brings along.
    private let broughtAlong: [String]
    /// Whether code here is compiled where a condition holds.
    private var conditions = 0
    private var isInCondition: Bool { conditions > 0 }

    private init(_ source: String, _ task: Task) {
        self.task = task
        cursor = SourceCursor(source)
        makers = GenericMakers(task.bounds, in: source)
        seesUIKit = task.isOfViews && source.hasBytes(of: "import UIKit")
        namesCoreTypes =
            FoundationNames.isOfUIKit(source) || (task.namesDetectors && source.hasBytes(of: "NSRegularExpression"))
        partsOfFoundation = FoundationParts.needed(by: source)
        imported = ImportedModules.names(in: source)
        broughtAlong =
            task.isOfViews
            ? FoundationNames.modules(neededBy: source, importing: imported).compactMap { ProvidedModules.renamed[$0] }
            : []
    }

    /// - Parameters:
    ///   - isOfViews: false for a module that has nothing to do with UIKit: its conditions on systems stay, for it runs on
    ///     Linux with Linux's libraries.
    ///   - optionalMethods: first parts of the names of methods that a question mark and a call may follow; those of UIKit's
    ///     delegates where none are given.
    ///   - texts: the sources of the modules that the sources import.
    /// - Returns: the source for Linux, and how often each rule was used.
    public static func rewrite(
        _ sources: [String], isOfViews: Bool = true, optionalMethods: Set<String>? = nil, beside texts: [String] = []
    ) -> [(text: String, changes: [Rule: Int])] {
        let methods = optionalMethods ?? (isOfViews ? OptionalMethods.names : [])
        let bounds = isOfViews ? BoundNames.find(in: sources + texts) : [:]
        let namesDetectors = isOfViews && sources.contains { $0.hasBytes(of: "NSDataDetector") }
        return known.results(
            for: sources.map {
                Task(
                    source: $0, isOfViews: isOfViews, optionalMethods: methods, bounds: bounds,
                    namesDetectors: namesDetectors)
            })
    }

    private static let known = KnownResults<Task, (text: String, changes: [Rule: Int])> { task in
        let tests = MainActorTests.edit(task.source)
        var rewriter = SourceRewriter(tests.text, task)
        rewriter.run()
        if tests.count > 0 { rewriter.changes[.mainActorTest] = tests.count }
        return (String(decoding: rewriter.cursor.text, as: UTF8.self), rewriter.changes)
    }

    private mutating func run() {
        while !cursor.isAtEnd {
            var code: [Range<Int>] = []
            if cursor.skipCommentOrString(interpolations: &code) {
                for range in code.reversed() { rewriteInterpolation(range) }
                continue
            }
            switch cursor.text[cursor.place] {
            case UInt8(ascii: "#"): readHash()
            case UInt8(ascii: "@"): readAttribute()
            case let byte where SourceCursor.isLetter(byte): readWord()
            case UInt8(ascii: "{"):
                braces += 1
                makers.open()
                cursor.place += 1
            case UInt8(ascii: "}"):
                braces -= 1
                makers.close()
                cursor.place += 1
            default: cursor.place += 1
            }
        }
    }

    /// Rewrites the code of an interpolation behind which the cursor stands.
    private mutating func rewriteInterpolation(_ range: Range<Int>) {
        guard depth < 16 else { return }
        let (before, around, names) = (changes, (braces, conditions), makers.state)
        var code = SourceCursor(bytes: cursor.text[range])
        swap(&cursor, &code)
        depth += 1
        run()
        depth -= 1
        swap(&cursor, &code)
        (braces, conditions) = around
        makers.restore(names)
        guard changes != before else { return }
        cursor.text.replaceSubrange(range, with: code.text)
        cursor.place += code.text.count - range.count
    }

    // MARK: What is rewritten

    private mutating func readHash() {
        if cursor.has("#selector(") { return replaceCall("#selector(", "ObjCSel(\"", .selector) }
        if cursor.has("#keyPath(") { return replaceCall("#keyPath(", "String(\"", .keyPath) }
        if isOfViews, cursor.has("#Preview") { return dropPreview() }
        if cursor.has("#if ") { conditions += 1 }
        if cursor.has("#endif") { conditions -= 1 }
        if seesUIKit {
            if cursor.has("#available(") { return readAvailability("#available(", ">=") }
            if cursor.has("#unavailable(") { return readAvailability("#unavailable(", "<") }
        }
        if isOfViews, cursor.has("#if ") || cursor.has("#elseif ") { return readCondition() }
        cursor.place += 1
    }

    /// Puts a text in place of a range, behind which the cursor stands then.
    mutating func put(_ text: String, in range: Range<Int>, _ rule: Rule) {
        cursor.text.replaceSubrange(range, with: Array(text.utf8))
        cursor.place = range.lowerBound + text.utf8.count
        changes[rule, default: 0] += 1
    }

    /// Takes out a preview of Xcode's, which no program calls: `#Preview("a") { b }`.
    private mutating func dropPreview() {
        let start = cursor.place
        cursor.place += "#Preview".utf8.count
        guard cursor.isAtEnd || !SourceCursor.isLetter(cursor.text[cursor.place]) else { return }
        cursor.skipSpace()
        if cursor.has("(") { cursor.skipParentheses() }
        var ahead = cursor
        ahead.skipSpace()
        if ahead.has("{") {
            ahead.skipBraces()
            cursor = ahead
        }
        blank(start..<cursor.place, .preview)
    }

    /// A class in a type is known to the table behind the code if its file knows it, and the types that it names with it.
    private mutating func widenPrivateType(from start: Int) {
        var ahead = cursor
        func word() -> String {
            while ahead.has(" ") { ahead.place += 1 }
            return ahead.readName()
        }
        var next = word()
        if next == "final" || next == "indirect" { next = word() }
        guard ["class", "struct", "enum", "protocol", "typealias"].contains(next),
            !["func", "var", "let"].contains(word())
        else { return }
        put("fileprivate", in: start..<cursor.place, .memberTable)
    }

    /// The argument becomes a string, which takes the room of the longer word.
    private mutating func replaceCall(_ old: String, _ new: String, _ rule: Rule) {
        let start = cursor.place
        cursor.place += old.utf8.count - 1
        cursor.skipParentheses()
        let inside = cursor.text[(start + old.utf8.count)..<max(cursor.place - 1, start + old.utf8.count)]
        // A string has no line breaks; those of the argument follow it.
        let breaks = inside.filter { $0 == UInt8(ascii: "\n") }
        var words = breaks.isEmpty ? Array(inside) : inside.filter { $0 > UInt8(ascii: " ") }
        if rule == .keyPath { words = Self.withoutTypes(words) }
        let call = new + String(decoding: words + [UInt8(ascii: "\"")] + breaks, as: UTF8.self) + ")"
        put(call, in: start..<cursor.place, rule)
    }

    /// A path of keys names no type: that of `Book.shelf.title` is `shelf.title`.
    private static func withoutTypes(_ words: [UInt8]) -> [UInt8] {
        let names = words.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let keys = names.dropLast().drop { name in name.first.map { (0x41...0x5A).contains($0) } ?? false }
        return Array((keys + names.suffix(1)).joined(separator: [UInt8(ascii: ".")]))
    }

    private mutating func readCondition() {
        let start = cursor.place
        cursor.skipLine()
        var line = String(decoding: cursor.text[start..<cursor.place], as: UTF8.self)
        for (condition, answer) in Self.conditions + Self.standInConditions {
            while let found = line.firstRange(of: condition) {
                line.replaceSubrange(
                    found, with: answer + String(repeating: " ", count: condition.count - answer.count))
                changes[.condition, default: 0] += 1
            }
        }
        cursor.text.replaceSubrange(start..<cursor.place, with: Array(line.utf8))
    }

    private mutating func readAttribute() {
        let start = cursor.place
        cursor.place += 1
        let name = cursor.readName()
        if name == "convention", isOfViews, cursor.has("(block)") || isOfMethod {
            // Closures and implementations of methods are Swift's functions here.
            cursor.skipParentheses()
            return blank(start..<cursor.place, .attribute)
        }
        guard Self.attributes.contains(name) else { return }
        // A name in Objective-C: @objc(name:)
        if name == "objc", cursor.has("(") { cursor.skipParentheses() }
        blank(start..<cursor.place, .attribute)
    }

    /// Calls of classes that Foundation on Linux makes in another way than Apple's: with some arguments only, where no extension
    /// can give an initialiser without, by the identifier of a framework, which is a part of the one program here, or as a set
    /// that refuses each change.
    private static let made = [
        ("NSError", "()", "(domain: \"\", code: 0)"), ("Bundle", "()", ".main"), ("ProcessInfo", "()", ".processInfo"),
        ("Bundle", "(identifier:", "(ofModuleWithIdentifier:"), ("NSMutableCharacterSet", "(", ".uikitMade("),
        ("NSMutableString", "()", "(string: \"\")"),
    ]

    /// What Foundation says of Linux's version, and UIKit of the release of iOS.
    private static let systemVersions = [
        "isOperatingSystemAtLeast": "uikitIsOperatingSystemAtLeast", "operatingSystemVersion": "uikitSystemVersion",
    ]

    /// Whether a name is a member of the process's information: other types may have members of its names.
    private func isBehindProcessInfo(_ start: Int) -> Bool {
        ["processInfo.", "ProcessInfo()."].contains { words in
            let begin = start - words.utf8.count
            return begin >= 0 && cursor.text[begin..<start].elementsEqual(words.utf8)
        }
    }

    private mutating func readWord() {
        let start = cursor.place
        let word = cursor.readName()
        if word == "private", isOfViews, braces > 0, cursor.has(" ") { return widenPrivateType(from: start) }
        if task.optionalMethods.contains(word), cursor.has("?(") || cursor.has("? {") || cursor.has("?{") {
            return dropQuestionMark(behind: start)
        }
        if task.optionalMethods.contains(word), cursor.has("!("), start > 0, cursor.text[start - 1] == UInt8(ascii: ".")
        {
            return blank(cursor.place..<cursor.place + 1, .optionalMethod)
        }
        if isOfViews, let (_, call, made) = Self.made.first(where: { $0.0 == word && cursor.has($0.1) }) {
            return put(made, in: cursor.place..<cursor.place + call.utf8.count, .madeByType)
        }
        if isOfViews, let own = Self.systemVersions[word], isBehindProcessInfo(start) {
            return put(own, in: start..<cursor.place, .availability)
        }
        if isOfViews, let (range, maker) = makers.maker(for: word, from: start, cursor) {
            return put(maker, in: range, .madeByType)
        }
        if isOfViews, word == "AnyObject", isWantedOfMember(start) {
            return put(padded("Any", start..<cursor.place), in: start..<cursor.place, .attribute)
        }
        if readQualifier(word, from: start) { return }
        if isOfViews, readDescription(word, from: start) || readExpression(word, from: start) { return }
        guard word == "import",
            start == 0 || cursor.text[start - 1] == UInt8(ascii: "\n") || cursor.text[start - 1] == UInt8(ascii: " ")
        else { return }
        readImport()
    }

    /// Whether a name is wanted of a type's member, `where A.B: AnyObject`: of Apple's protocols only those of Objective-C meet it.
    private func isWantedOfMember(_ start: Int) -> Bool {
        let before = String(decoding: cursor.text[max(0, start - 200)..<start], as: UTF8.self)
        return before.contains(#/(,|where)\s+\w+\.\w+\s*:\s*$/#)
    }

    /// Reads the module behind `import`.
    private mutating func readImport() {
        while cursor.has(" ") { cursor.place += 1 }
        var begin = cursor.place
        var module = cursor.readName()
        // One declaration of a module: import func QuartzCore.CACurrentMediaTime
        if SourceOutline.Unit.kinds.contains(module), cursor.has(" ") {
            let kind = begin..<cursor.place
            cursor.place += 1
            begin = cursor.place
            module = cursor.readName()
            let isStoodIn = ProvidedModules.renamed[module] != nil && isOfViews
            if Self.modules.contains(module) || module == "UIKit" || isStoodIn { blank(kind, .importedModule) }
        }
        let more = ["Foundation", "UIKit"].contains(module) ? partsOfFoundation + broughtAlong : []
        if isOfViews, module == "XCTest" || (module == "Foundation" && namesCoreTypes), isAtEndOfLine {
            // Apple's XCTest brings UIKit along, and its Foundation some types that are UIKit's here; nothing stands behind
            // it on the line.
            importToo(["UIKit"] + more)
        } else if !more.isEmpty, isAtEndOfLine || module == "Foundation" && cursor.has(".") {
            skipQualifiedName()
            importToo(more)
        } else if module == "Darwin" {
            // Linux's library of C.
            importInstead("Glibc", from: begin)
        } else if let standIn = ProvidedModules.renamed[module], isOfViews || !isInCondition {
            skipQualifiedName()
            put(standIn, in: begin..<cursor.place, .importedModule)
        } else if Self.modules.contains(module) || (isOfViews && ProvidedModules.ofNames.contains(module)) {
            // The stand-ins for what is not at hand are in the module that tests import.
            importInstead("UIKit", from: begin)
        } else if module == "UIKit", cursor.has(".") {
            // A header of UIKit: import UIKit.UIGestureRecognizerSubclass
            let dot = cursor.place
            skipQualifiedName()
            blank(dot..<cursor.place, .importedModule)
        }
    }

    private var isAtEndOfLine: Bool { cursor.isAtEnd || cursor.text[cursor.place] == UInt8(ascii: "\n") }

    private mutating func skipQualifiedName() {
        while !cursor.isAtEnd,
            cursor.text[cursor.place] == UInt8(ascii: ".") || SourceCursor.isLetter(cursor.text[cursor.place])
        { cursor.place += 1 }
    }

    private mutating func importInstead(_ module: String, from begin: Int) {
        skipQualifiedName()
        put(padded(module, begin..<cursor.place), in: begin..<cursor.place, .importedModule)
    }

    /// A name with spaces up to the length of what it stands for.
    private func padded(_ name: String, _ range: Range<Int>) -> String {
        name + String(repeating: " ", count: max(0, range.count - name.utf8.count))
    }

    private mutating func importToo(_ modules: [String]) {
        put(modules.map { "; import \($0)" }.joined(), in: cursor.place..<cursor.place, .importedModule)
    }

    /// A name behind its module, `Darwin.floor` or `CoreGraphics.CGFloat`: the module is the one that has the name here.
    private mutating func readQualifier(_ word: String, from start: Int) -> Bool {
        let isC = word == "Darwin"
        guard cursor.has("."), start == 0 || cursor.text[start - 1] != UInt8(ascii: ".") else { return false }
        if isOfViews, imported.contains(word), let standIn = ProvidedModules.qualifiers[word] {
            cursor.text.replaceSubrange(start..<cursor.place, with: Array(standIn.utf8))
            cursor.place = start + standIn.utf8.count
            return true
        }
        if word == "Foundation", FoundationParts.haveType(behind: cursor) {
            blank(start..<cursor.place + 1, .importedModule)
            return true
        }
        guard isC || (isOfViews && Self.modules.contains(word)) else { return false }
        put(padded(isC ? "Glibc" : "UIKit", start..<cursor.place), in: start..<cursor.place, .importedModule)
        return true
    }

    /// `delegate?.m?(x)` becomes `delegate?.m (x)`, and `delegate.m?(x)` becomes `Optional(delegate)?.m (x)`: the result
    /// stays optional.
    private mutating func dropQuestionMark(behind name: Int) {
        guard name > 0, cursor.text[name - 1] == UInt8(ascii: "."),
            let receiver = OptionalMethods.receiver(before: name - 1, in: cursor.text)
        else { return }
        blank(cursor.place..<cursor.place + 1, .optionalMethod)
        guard !receiver.isOptional else { return }
        cursor.text.insert(contentsOf: Array(")?".utf8), at: name - 1)
        cursor.text.insert(contentsOf: Array("Optional(".utf8), at: receiver.start)
        cursor.place += 11
    }

    private mutating func blank(_ range: Range<Int>, _ rule: Rule) {
        for index in range where cursor.text[index] != UInt8(ascii: "\n") { cursor.text[index] = UInt8(ascii: " ") }
        changes[rule, default: 0] += 1
    }
}
