import Foundation
import TestSupport
import Testing

/// `explain console.txt --in App/`: the lines of a project that a log names.
@Suite("A log's lines in the project")
struct LogPlacesTests {
    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x10 UIStackView:0x2.leading == UIView:0x1.leadingMargin   (active)>",
            "<NSLayoutConstraint:0x11 UIView:0x1.trailingMargin == UIStackView:0x2.trailing   (active)>",
            "<SnapKit.LayoutConstraint:0x12@Card.swift#3 UIStackView:0x2.width == 500>",
            "<NSLayoutConstraint:0x14 'form.width' UIStackView:0x2.width >= 300   (active)>",
            "<NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Width' UIView:0x1.width == 393   (active)>"
        )
        Will attempt to recover by breaking constraint
        <SnapKit.LayoutConstraint:0x12@Card.swift#3 UIStackView:0x2.width == 500>
        """

    private func ask(_ words: [String]) throws -> Finished {
        try Fixtures.withFolder { folder in
            let files = FileManager.default
            try files.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
            for name in ["login.storyboard", "screens.storyboard", "cell.xib"] {
                try files.copyItem(
                    atPath: Fixtures.packageRoot + "/fixtures/ib/" + name, toPath: folder + "/App/" + name)
            }
            try "let a = 1\n\nlet width = form.width(500)\nx.identifier = \"form.width\"\n".write(
                toFile: folder + "/App/Card.swift", atomically: true, encoding: .utf8)
            try Self.log.write(toFile: folder + "/log.txt", atomically: true, encoding: .utf8)
            try "import UIKit\n\nfinal class GaugeView: UIView {\n}\nclass GaugeViewModel {}\n".write(
                toFile: folder + "/App/Gauges.swift", atomically: true, encoding: .utf8)
            try """
            <NSLayoutConstraint:0x1 Weather.GaugeView:0xa.height == 40>
            <NSLayoutConstraint:0x2 Weather.GaugeView:0xa.height == 50>
            """.write(toFile: folder + "/class.txt", atomically: true, encoding: .utf8)
            try """
            final class BannerCell: UITableViewCell {
                func fill() {
                    arrow.heightAnchor.constraint(equalToConstant: 13).isActive = true
                    arrow.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 27).isActive = true
                }
            }
            let speed = 13
            """.write(toFile: folder + "/App/Banner.swift", atomically: true, encoding: .utf8)
            try """
            <NSLayoutConstraint:0x1 UIImageView:0xa.height == 13   (active)>
            <NSLayoutConstraint:0x2 UIImageView:0xa.top == UITableViewCellContentView:0xb.top + 27   (active)>
            <NSLayoutConstraint:0x3 UIImageView:0xa.bottom == UITableViewCellContentView:0xb.bottom   (active)>
            <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 44   (active)>
            """.write(toFile: folder + "/numbers.txt", atomically: true, encoding: .utf8)
            try """
            •UIView:0x1
            |   *UIStackView:0x2
            |   |   *UITextField:0x3
            |   |   *UIButton:0x4'Log in'- AMBIGUOUS LAYOUT for UIButton:0x4'Log in'.Width{id: 3}
            """.write(toFile: folder + "/trace.txt", atomically: true, encoding: .utf8)
            try files.createDirectory(atPath: folder + "/Code", withIntermediateDirectories: true)
            try files.copyItem(atPath: folder + "/App/Banner.swift", toPath: folder + "/Code/Banner.swift")
            try files.createDirectory(atPath: folder + "/Empty", withIntermediateDirectories: true)
            return try Fixtures.run(Fixtures.commandLine, ["explain"] + words, folder: folder)
        }
    }

    @Test("the scene, the file and line of each constraint, and the lines of code")
    func found() throws {
        let run = try ask(["log.txt", "--in", "App"])
        #expect(run.text.contains("in the project: App/login.storyboard, scene "), "\(run.text) \(run.errors)")
        #expect(run.text.contains("'k2' form.leading == root.leadingMargin"), "\(run.text)")
        #expect(run.text.contains("'k3' root.trailingMargin == form.trailing"), "\(run.text)")
        #expect(run.text.contains("  1  App/login.storyboard:"), "\(run.text)")
        #expect(run.text.contains("in the code: 3  App/Card.swift:3"), "\(run.text)")
        #expect(run.text.contains("in the code: 4  App/Card.swift:4: \"form.width\""), "\(run.text)")
        #expect(run.status == 1)
        let json = try ask(["log.txt", "--in", "App", "--format", "json"])
        #expect(json.text.contains("\"id\": \"k2\""), "\(json.text)")
    }

    @Test("--in goes with a log, and a folder without layouts and without code is a mistake")
    func usage() throws {
        #expect(try ask(["App/login.storyboard", "go", "--in", "App"]).status == 64)
        #expect(try ask(["log.txt", "--in", "Nowhere"]).status != 0)
        #expect(try ask(["numbers.txt", "--in", "Empty"]).status != 0)
        #expect(try ask(["numbers.txt", "--in", "Code"]).text.contains("to write at Code/Banner.swift:3"))
    }

    @Test("the file that declares a class which no scene has")
    func classes() throws {
        let run = try ask(["class.txt", "--in", "App"])
        #expect(run.text.contains("in the code: GaugeView  App/Gauges.swift:3"), "\(run.text) \(run.errors)")
        #expect(!run.text.contains("in the project:") && !run.text.contains("by the number"), "\(run.text)")
    }

    @Test("the file of code that has the numbers beside the words of their attributes")
    func numbers() throws {
        let run = try ask(["numbers.txt", "--in", "App"])
        #expect(run.text.contains("in the code, by the number: 1  App/Banner.swift:3: height 13"), "\(run.text)")
        #expect(run.text.contains("in the code, by the number: 2  App/Banner.swift:4: top 27"), "\(run.text)")
        #expect(
            run.text.contains(
                """
                to write at App/Banner.swift:3 for priority 999 at constraint 1:
                    let heightConstraint = arrow.heightAnchor.constraint(equalToConstant: 13)
                    heightConstraint.priority = UILayoutPriority(999)
                    heightConstraint.isActive = true
                """), "\(run.text)")
        #expect(!run.text.contains("Banner.swift:7"))
    }

    @Test("the views of a trace in the project, with the command that tells more")
    func trees() throws {
        let run = try ask(["trace.txt", "--in", "App"])
        #expect(run.text.contains("UIButton 'Log in' in UIStackView (line 4): width"), "\(run.text) \(run.errors)")
        #expect(run.text.contains("in the project: App/login.storyboard, scene "), "\(run.text)")
        #expect(run.text.contains("  UIButton 'Log in'  App/login.storyboard:"), "\(run.text)")
        #expect(
            run.text.contains("explain: render-cli explain App/login.storyboard --ambiguity --scene="), "\(run.text)")
        #expect(run.status == 0)
        let json = try ask(["trace.txt", "--in", "App", "--format", "json"])
        #expect(json.text.contains("\"numbers\": [\"width\"]"), "\(json.text)")
    }
}
