import Foundation
import LayoutEngine
import UIKit

/// The program that `uikit draw` builds beside the targets of a package: makes a view or a controller by the name of its
/// class and writes its picture.
public enum DrawProgram {
    static let usage = """
        usage: render-cli uikit draw TYPE -o FILE.png [--device NAME] [--style light|dark] [--text-size CATEGORY] [--rtl]
                          [--language TAG] [--ios VERSION] [--width POINTS] [--height POINTS]
                          [--scale PIXELS]

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
    }

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - modules: where the class is looked for.
    /// - Returns: the exit code: 0, 2 for a class that is unknown or draws nothing, 64 for wrong arguments.
    @MainActor
    public static func run(_ arguments: [String], modules: [String]) -> Int32 {
        do {
            try draw(try wish(arguments), modules)
            return 0
        } catch let problem as Problem {
            FileHandle.standardError.write(Data("uikit: \(problem.message)\n".utf8))
            return problem.code
        } catch {
            FileHandle.standardError.write(Data("uikit: \(error)\n".utf8))
            return 2
        }
    }

    private static func wish(_ arguments: [String]) throws -> Wish {
        var wish = Wish()
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
            default:
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

    /// How often completions that begin further animations are called before the picture is taken.
    private static let animationTurns = 8

    @MainActor
    private static func draw(_ wish: Wish, _ modules: [String]) throws {
        guard wish.traits.environment != nil else {
            throw Problem(
                message: "unknown device \"\(wish.traits.device)\"; 'render-cli devices' lists them", code: 64)
        }
        let names = wish.type.contains(".") ? [wish.type] : modules.map { "\($0).\(wish.type)" }
        guard let type = names.lazy.compactMap({ NSClassFromString($0) }).first else {
            throw Problem(
                message: "no class \(wish.type) in \(modules.joined(separator: ", ")) that a name leads to", code: 2)
        }
        // The class of a file is named there without its module.
        let bare = wish.type.split(separator: ".").last.map(String.init) ?? wish.type
        let data = try wish.traits.with { () throws -> Data? in
            if let type = type as? UIViewController.Type {
                guard let controller = DrawnFiles.controller(of: bare) ?? type.drawn() else {
                    throw Problem(
                        message: "\(wish.type) has no init() without arguments; draw a controller that makes one",
                        code: 2)
                }
                let window = controller.inWindow()
                AnimationEnds.finish(turns: animationTurns)
                return try drawn(window, wish)
            }
            guard let type = type as? UIView.Type else { return nil }
            guard let view = DrawnFiles.view(of: bare) ?? type.drawn() else {
                throw Problem(
                    message: "\(wish.type) has neither init(frame:) nor an init() without arguments; "
                        + "draw a view that makes one", code: 2)
            }
            view.fit(width: wish.width, height: wish.height)
            view.layoutIfNeeded()
            AnimationEnds.finish(turns: animationTurns)
            guard view.bounds.width > 0, view.bounds.height > 0 else {
                throw Problem(
                    message: "\(wish.type) is \(view.bounds.width) x \(view.bounds.height) points; "
                        + "--width and --height give it a size", code: 2)
            }
            return try drawn(view, wish)
        }
        guard let png = data ?? nil else {
            throw Problem(message: "\(wish.type) is neither a view nor a controller", code: 2)
        }
        try png.write(to: URL(fileURLWithPath: wish.output), options: .atomic)
        print(wish.output)
    }

    /// The picture of a view; what of its constraints could not hold is said on standard error.
    @MainActor
    private static func drawn(_ view: UIView, _ wish: Wish) throws -> Data {
        let data = try view.png(scale: wish.scale)
        for problem in view.layoutProblems {
            FileHandle.standardError.write(Data("uikit: \(wish.type): \(problem)\n".utf8))
        }
        return data
    }
}
