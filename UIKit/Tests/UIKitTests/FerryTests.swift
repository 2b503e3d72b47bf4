import Foundation
import Testing

@testable import SourcePreparation

/// The Xcode project of `fixtures/projects/Ferry`: two targets and tests, a synchronised folder, a package of its own, a storyboard,
/// a nib, a catalog, two languages, a bridging header, and a module that is not at hand.
struct FerryTests {
    /// A copy of the project, which is a clone of its own.
    private func withFerry(
        tested: Bool = false, changing change: (URL) throws -> Void = { _ in },
        _ body: (ShadowPackage, URL, ScratchFolder) throws -> Void
    ) throws {
        try ScratchFiles.withFolder { folder in
            let clone = folder.appendingPathComponent("Ferry")
            let project = ScratchFiles.uikit.appendingPathComponent("../fixtures/projects/Ferry").standardizedFileURL
            try FileManager.default.copyItem(at: project, to: clone)
            try change(clone)
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            let shadow = try ShadowPackage(
                ofProject: clone, target: nil, packagesIn: [], uikit: ScratchFiles.uikit, in: scratch, isTested: tested)
            try body(shadow, clone, scratch)
        }
    }

    @Test func modulesAndFiles() throws {
        try withFerry(tested: true) { shadow, clone, scratch in
            #expect(Set(shadow.modules) == ["Berths", "Ferry", "Timetable"])
            #expect(shadow.missingModules == ["Charting": 1])
            #expect(shadow.remarks.contains { $0.contains("1 file of Objective-C") })
            let sources = shadow.folder.appendingPathComponent("Sources")
            func text(_ path: String) throws -> String {
                try ScratchFiles.text(path, in: sources)
            }
            // The exceptions of the synchronised folder are no sources.
            #expect(
                !FileManager.default.fileExists(
                    atPath: sources.appendingPathComponent("Ferry/Ferry/Draft.copy.swift").path))
            let view = try text("Ferry/Ferry/LoadView.copy.swift")
            #expect(view.contains("import AppleMaps; import UIKit;") && !view.contains("import Charting"))
            #expect(try !text("Ferry/Ferry/AppDelegate.copy.swift").contains("@main"))
            // The colour of the target's own catalog.
            #expect(try text("Ferry/uikit-asset-symbols.swift").contains("ColorResource(name: \"Sea\""))
            let manifest = try ScratchFiles.text("Package.swift", in: shadow.folder)
            #expect(manifest.contains(".testTarget(name: \"FerryTests\", dependencies: [\"Ferry\""))
            #expect(manifest.contains("name: \"Ferry\", dependencies: [\"Timetable\", \"Berths\""))
            // The program finds the storyboard below the clone.
            let claimed = try ScratchFiles.text("claimed", in: scratch.build)
            #expect(claimed.hasPrefix(clone.path + "\n"))
        }
    }

    /// All targets become targets of one package, whose manifest refuses two of one name.
    @Test func targetsOfOneName() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Berths", products: [.library(name: "Berths", targets: ["Berths", "Timetable"])],
                targets: [.target(name: "Berths"), .target(name: "Timetable", path: "Sources/Berths")])

            """
        try withFerry(changing: { clone in
            try manifest.write(
                to: clone.appendingPathComponent("Packages/Berths/Package.swift"), atomically: true, encoding: .utf8)
        }) { shadow, _, _ in
            #expect(Set(shadow.modules) == ["Berths", "Ferry", "Timetable"] && shadow.modules.count == 3)
            #expect(
                shadow.remarks.contains(
                    "Timetable of the package Berths is left out: another target has the name"))
        }
    }

    @Test func examples() throws {
        try withFerry { shadow, clone, _ in
            let program = shadow.exampleProgram()
            #expect(
                program.classNames.sorted() == [
                    "Ferry.BerthBadge", "Ferry.DepartureCell", "Ferry.DeparturesController", "Ferry.LoadView",
                    "Ferry.TicketCard",
                ])
            // A value of another module by its members, with a value of the file of examples in it.
            #expect(
                program.made.contains(
                    "return Timetable.Departure(from: pier(), time: [\"09:41\", \"10:30\", \"12:15\"][n])"))
            #expect(program.made.contains("return Ferry.Ticket(passenger: "))
            #expect(program.made.contains("berth: berth())") || !program.made.contains("berth: uikit"))
            #expect(program.made.contains("object.pier = pier()"))
            #expect(program.made.contains("_ = object.configure(with: uikitValue"))
            #expect(program.made.contains("return Ferry.TicketCard(ticket: uikitValue"))
            #expect(program.shown.contains("DrawnExample.preview(\"Half\", of: [\"Ferry.LoadView\"]) {"))
            #expect(program.examples.contains("\(clone.path)/Layout/Examples.swift"))
        }
    }
}
