import LayoutEngine
import UIKit

/// The program that `uikit draw` builds beside the targets of a package: makes a view or a controller by the name of its
/// class and writes its picture.
public enum DrawProgram {
    static let usage = """
        usage: render-cli uikit draw TYPE -o FILE.png [--device NAME] [--style light|dark] [--text-size CATEGORY] [--rtl]
                          [--language TAG] [--ios VERSION] [--width POINTS] [--height POINTS]
                          [--scale PIXELS] [--example NAME] [--no-examples]

        """

    private struct Problem: Error {
        let message: String
        let code: Int32
    }

    /// What the arguments ask for.
    private struct Wish {
        var type = ""
        var output = ""
        var traits = SnapshotTraits()
        var width: CGFloat?
        var height: CGFloat?
        var scale = 2.0
        /// The name of a preview or of a function of the file of examples.
        var example: String?
        var hasExamples = true
        var ways: Set<DrawnWay> = []
        func has(_ way: DrawnWay) -> Bool { ways.contains(way) }
    }

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - modules: where the class is looked for.
    ///   - examples: what the classes get for data, the examples of a person first.
    ///   - delegate: the class of the app's delegate, with its module.
    /// - Returns: the exit code: 0, 2 for a class that is unknown or draws nothing, 64 for wrong arguments.
    @MainActor
    public static func run(
        _ arguments: [String], modules: [String], examples: [DrawnExample] = [], delegate: String? = nil
    ) -> Int32 {
        UIApplication.delegateClass = delegate
        ExampleValue.examples = examples
        do {
            try draw(try wish(arguments), modules, examples)
            return 0
        } catch let problem as Problem {
            say(problem.message)
            return problem.code
        } catch {
            say("\(error)")
            return 2
        }
    }

    private static func say(_ line: String) { FileHandle.standardError.write(Data("uikit: \(line)\n".utf8)) }

    private static func wish(_ arguments: [String]) throws -> Wish {
        var wish = Wish()
        // An app may be dark whatever the user chose.
        if Bundle.main.infoDictionary?["UIUserInterfaceStyle"] as? String == "Dark" { wish.traits.style = .dark }
        var rest = arguments[...]
        func value(_ flag: String) throws -> String {
            guard let next = rest.popFirst() else {
                throw Problem(message: "\(flag) wants a value\n\(usage)", code: 64)
            }
            return next
        }
        func points(_ flag: String) throws -> Double {
            let text = try value(flag)
            guard let number = Double(text), number > 0, number <= 10_000 else {
                throw Problem(message: "\(flag) \(text): a number above 0, up to 10000", code: 64)
            }
            return number
        }
        while let next = rest.popFirst() {
            switch next {
            case "-o", "--output": wish.output = try value(next)
            case "--device": wish.traits.device = try value(next)
            case "--style":
                let style = try value(next)
                guard style == "light" || style == "dark" else {
                    throw Problem(message: "--style \(style): light or dark", code: 64)
                }
                wish.traits.style = style == "dark" ? .dark : .light
            case "--text-size": wish.traits.contentSize = try category(try value(next))
            case "--rtl": wish.traits.isRightToLeft = true
            case "--language": wish.traits.language = try value(next)
            case "--ios":
                let text = try value(next)
                guard let version = Int(text), Release.matrix.contains(where: { $0.major == version }) else {
                    let known = Release.matrix.map { String($0.major) }.joined(separator: ", ")
                    throw Problem(message: "--ios \(text): one of \(known)", code: 64)
                }
                wish.traits.ios = version
            case "--width": wish.width = try points(next)
            case "--height": wish.height = try points(next)
            case "--scale": wish.scale = min(try points(next), 8)
            case "--example": wish.example = try value(next)
            case "--no-examples": wish.hasExamples = false
            default:
                if let way = DrawnWay(rawValue: next) {
                    wish.ways.insert(way)
                    continue
                }
                guard wish.type.isEmpty, !next.hasPrefix("-") else {
                    throw Problem(message: "unknown argument \(next)\n\(usage)", code: 64)
                }
                wish.type = next
            }
        }
        guard !wish.type.isEmpty, !wish.output.isEmpty else { throw Problem(message: usage, code: 64) }
        return wish
    }

    private static func category(_ text: String) throws -> UIContentSizeCategory {
        if ContentSizeCategory(rawValue: text) != nil { return UIContentSizeCategory(rawValue: text) }
        let names = ContentSizeCategory.allCases.map(\.rawValue)
        throw Problem(message: "--text-size \(text): one of \(names.joined(separator: ", "))", code: 64)
    }

    @MainActor
    private static func draw(_ asked: Wish, _ modules: [String], _ examples: [DrawnExample]) throws {
        var wish = asked
        guard wish.traits.environment != nil else {
            throw Problem(
                message: "unknown device \"\(wish.traits.device)\"; 'render-cli about devices' lists them", code: 64)
        }
        _ = try wish.traits.with {
            if wish.has(.launched) {
                _ = UIApplication.shared.delegate?.application(.shared, didFinishLaunchingWithOptions: nil)
            }
            let examples = wish.hasExamples ? examples : examples.compactMap(\.bare)
            var subject = DrawnSubject(named: wish.type, modules, examples, wish.example)
            subject?.isFilled = !wish.has(.unfilled)
            let width = UIScreen.main.bounds.width
            if wish.has(.framed) { subject?.frame = CGRect(x: 0, y: 0, width: width, height: freeHeight) }
            if wish.has(.rest) { Remainder.begin() }
            guard let object = subject?.object() else {
                throw Problem(message: subject?.problem ?? DrawnSubject.unknown(wish.type, modules), code: 2)
            }
            wish.width = wish.width ?? subject?.size?.width
            wish.height = wish.height ?? subject?.size?.height
            let ways = DrawnWay.allCases.filter(wish.has).compactMap { $0.words(of: object) }
            for line in ways.map({ "\(wish.type): \($0)" }) + (subject?.remarks ?? []) { say(line) }
            if wish.has(.rest) { Remainder.set { try show(object, wish) } }
            if wish.has(.loaded) { (object as? UIViewController)?.loadViewIfNeeded() }
            subject?.fill(object)
            try show(object, wish)
        }
    }

    /// Shows a view, or a controller in a window.
    @MainActor
    private static func show(_ object: AnyObject, _ wish: Wish) throws {
        let screen = try (object as? UIViewController).map { screen in
            if wish.has(.still) { return try stillScreen(screen, wish) }
            if wish.has(.rest) { Remainder.set { try write(stillScreen(screen, wish).inWindow(), object, wish) } }
            let isPushed = wish.has(.pushed) && !(screen is UINavigationController)
            return isPushed ? UINavigationController(rootViewController: screen) : screen
        }
        (object as? UITableViewCell)?.setSelected(false, animated: false)
        guard let view: UIView = screen?.inWindow() ?? (object as? UIView) else {
            throw Problem(message: "\(wish.type) is neither a view nor a controller", code: 2)
        }
        if wish.has(.pushed), screen == nil { plainView.addSubview(view) }
        try write(view, object, wish)
    }

    /// Holds a view whose code asks for the view around it.
    @MainActor private static let plainView = UIView(frame: UIScreen.main.bounds)

    @MainActor
    private static func write(_ view: UIView, _ object: AnyObject, _ wish: Wish) throws {
        var bare = wish
        bare.hasExamples = false
        if wish.has(.rest) {
            Remainder.set {
                MadeUpRows.clear(below: view)
                // Made up rows may end the program too.
                if wish.hasExamples { Remainder.set { try write(view, object, bare) } }
                try drawn(view, of: object, wish).write(to: URL(fileURLWithPath: wish.output), options: .atomic)
            }
        }
        try drawn(view, of: object, wish).write(to: URL(fileURLWithPath: wish.output), options: .atomic)
        print(wish.output)
    }

    /// A screen with what the scene or nib of another one has.
    @MainActor
    private static func stillScreen(_ screen: UIViewController, _ wish: Wish) throws -> UIViewController {
        if !wish.has(.rest) { screen.loadView() }
        guard let view = screen.viewIfLoaded, !view.subviews.isEmpty else {
            throw Problem(message: "\(wish.type) has neither a scene nor a nib", code: 2)
        }
        let other = UIViewController()
        other.view = view
        return other
    }

    /// Lays a view out; one that says no size of its own becomes as wide as the screen, and as high as that width makes it.
    /// - Returns: whether the view says no size.
    @MainActor
    private static func layOut(_ view: UIView, _ wish: Wish) -> Bool {
        let isScreen = view is UIWindow
        MainTurns.finish()
        if !isScreen {
            view.fit(
                width: wish.width ?? (view is UITableViewCell ? UIScreen.main.bounds.width : nil), height: wish.height)
        }
        view.layoutIfNeeded()
        MainTurns.finish()
        let isVast = max(view.bounds.width, view.bounds.height) > vastSide
        guard view.bounds.isEmpty || isVast, !isScreen else { return false }
        let own = isVast || view.bounds.width <= 0 ? nil : view.bounds.width
        let width = own ?? wish.width ?? UIScreen.main.bounds.width
        if isVast { view.frame = .zero }
        view.fit(width: width, height: wish.height)
        if view.bounds.height <= 0 || view.bounds.height > vastSide {
            // A cell says what its contents need, and may have its parts beside them.
            let size = view.fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel)
            view.frame.size.height = size.height > 0 ? size.height : freeHeight
        }
        view.layoutIfNeeded()
        MainTurns.finish()
        return true
    }

    /// No view shows as much.
    private static let vastSide: CGFloat = 10_000
    /// The height of a view that nothing says one of.
    private static let freeHeight: CGFloat = 120

    /// The picture of a view; what of its constraints could not hold, what is made up and that nothing shows is said on standard
    /// error.
    @MainActor
    private static func drawn(_ view: UIView, of object: AnyObject, _ wish: Wish) throws -> Data {
        let surrounding = view is UIWindow ? nil : DrawnFiles.surrounding
        // What hides itself is drawn as it is once it shows.
        let isFaded = view.isHidden || view.alpha == 0
        if isFaded { (view.isHidden, view.alpha) = (false, 1) }
        let start = view.frame
        var isFree = layOut(view, wish)
        var picture = ViewPicture(view, over: surrounding)
        var shows = try picture.showsSomething()
        // What has its own width may need the screen's for something to show.
        let isNarrow = wish.width == nil && view.bounds.width < UIScreen.main.bounds.width && !(view is UIWindow)
        func again(isWide: Bool, isHigh: Bool = false) throws {
            var wish = wish
            if isWide { wish.width = UIScreen.main.bounds.width }
            if isHigh { wish.height = freeHeight }
            if isFree || isNarrow || isHigh { view.frame = start }
            view.setNeedsLayout()
            isFree = layOut(view, wish)
            picture = ViewPicture(view, over: surrounding)
            shows = try picture.showsSomething()
        }
        if !shows, isNarrow { try again(isWide: true) }
        // A bar or a wheel alone is what a screen shows before it has data.
        let isFull = try !wish.hasExamples || shows && picture.showsSomething(isInside: true)
        let words = isFull ? [] : EmptyParts.fill(of: object, in: view)
        if !words.isEmpty || !shows && isNarrow { try again(isWide: false) }
        if !words.isEmpty, !shows, isNarrow {
            try again(isWide: true)
            if !shows { try again(isWide: false) }
        }
        // The parts may lie below the height that they give the view.
        let isLow = wish.height == nil && view.bounds.height < freeHeight && !(view is UIWindow)
        if !shows, isLow { try again(isWide: isNarrow, isHigh: true) }
        if !shows, isLow { try again(isWide: false) }
        var isOnDark = false
        if !shows, !(view is UIWindow) {
            let dark = ViewPicture(view, over: .named(wish.traits.style == .dark ? "white" : "black"))
            isOnDark = try dark.showsSomething()
            if isOnDark { (picture, shows) = (dark, true) }
        }
        var said = view.layoutProblems.map { ": " + $0 }
        if isFree {
            let size = "\(Int(view.bounds.width)) x \(Int(view.bounds.height))"
            said.insert(" has no size of its own: \(size) points; --width and --height give another", at: 0)
        }
        if isFaded { said.append(" hides itself, and is drawn as it is once it shows") }
        if isOnDark { said.append(": drawn over another background, since all of it has the colour of the usual one") }
        if let text = picture.madeUpText {
            said.append(": words of names, such as \"\(text)\", stand for texts that are not at hand")
        }
        if !words.isEmpty {
            let more = words.count > mostWords ? "; …" : ""
            said.append(": made up: \(words.prefix(mostWords).joined(separator: "; "))\(more)")
        }
        if !shows { said.append(": nothing shows") }
        for line in said { say(wish.type + line) }
        return try picture.png(scale: wish.scale)
    }

    /// How many of the parts that were filled are named.
    private static let mostWords = 6
}
