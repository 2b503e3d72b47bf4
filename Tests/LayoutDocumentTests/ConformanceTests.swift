import Foundation
import LayoutEngine
import Notation
import TestSupport
import Testing

@testable import LayoutDocument

/// Every measured layout of fixtures/conformance: its views stand where its source says that they stood.
@Suite("Conformance")
struct ConformanceTests {
    static let folder = Fixtures.packageRoot + "/fixtures/conformance/"
    static let index = JSONReading.value(Fixtures.bytes(folder + "index.json"))
    static let files = keys(index?["files"])

    @Test("a page is as it was measured", arguments: files)
    func page(file: String) throws {
        let entry = try #require(Self.index?["files"]?[file])
        let document = try LayoutDocument.read(Fixtures.bytes(Self.folder + file), fallbackName: file)
        let tolerance = [document.render.tolerance, document.render.sizeTolerance]
        let said = entry["tolerance"]
        #expect(tolerance == [said?["origin"]?.double ?? said?.double, said?["size"]?.double ?? said?.double])
        var names: Set<String> = []
        for device in document.devices {
            for variant in document.variants {
                let traits = document.traits[0]
                let expectations = document.expectations(of: variant, on: device, with: traits)
                guard !expectations.isEmpty else { continue }
                let name = !device.expectations.isEmpty ? device.name : variant.kind == .base ? "base" : variant.name
                names.insert(name)
                let scene = document.scene(device: device, traits: traits, variant: variant)
                let layout = scene.tree.resolve(in: scene.environment)
                let failures = document.failures(of: expectations, in: scene, layout: layout)
                guard !failures.isEmpty else { continue }
                let picture = try Self.picture(
                    scene, layout, expectations.map { ($0.path, $0.values) }, "\(file).\(name)")
                Issue.record(
                    """
                    \(file):\(failures[0].line) \(name): \(failures.map(\.message).joined(separator: "; "))
                    \(Self.source(entry, name)); both in \(picture)
                    """)
            }
        }
        #expect(names == Set(Self.keys(entry["cases"])), "the index names other pages")
    }

    /// The writer says all that the layout depends on.
    @Test("a page that is written and read again has the same frames", arguments: files)
    func writing(file: String) throws {
        let document = try LayoutDocument.read(Fixtures.bytes(Self.folder + file), fallbackName: file)
        // The base, and of a table's states each eighth.
        for (place, variant) in document.variants.enumerated() where place % 8 == 0 {
            let scene = document.scene(device: document.devices[0], traits: document.traits[0], variant: variant)
            var writer = DocumentWriter(scene)
            let again = try LayoutDocument.read(Array(writer.write().utf8))
            let copy = again.scene(device: again.devices[0], traits: again.traits[0], variant: again.variants[0])
            let (first, second) = (scene.tree.resolve(in: scene.environment), copy.tree.resolve(in: copy.environment))
            for item in scene.tree.items where item.hasOwnIdentifier {
                let id = item.identifier
                let one = try #require(scene.tree.item(named: id))
                let other = try #require(copy.tree.item(named: id))
                #expect(first[one].frame == second[other].frame, "\(scene.id) \(id)")
            }
        }
    }

    @Test("all cases are there")
    func count() {
        let cases = Self.files.reduce(0) { $0 + Self.keys(Self.index?["files"]?[$1]?["cases"]).count }
        let unsaid = Self.index?["unsaid"]?.values ?? []
        print("\(cases) cases in \(Self.files.count) documents; \(unsaid.count) that tree.json does not say:")
        for reason in Set(unsaid.compactMap { $0["reason"]?.string }).sorted() { print("    \(reason)") }
        #expect(cases + unsaid.count == 1_115)
    }

    private static func keys(_ value: JSONValue?) -> [String] {
        if case .object(let members) = value { members.map(\.key) } else { [] }
    }

    /// By whom a page was measured, and where that can be looked up.
    private static func source(_ entry: JSONValue, _ page: String) -> String {
        let source = index?["sources"]?[entry["source"]?.string ?? ""]
        let words = ["evidence", "by", "repository"].compactMap { source?[$0]?.string }
        return words.joined(separator: ", ") + ": " + (entry["cases"]?[page]?.string ?? "")
    }

    /// The frames that came, blue, over those that are expected, red: an SVG file in .build/conformance.
    private static func picture(
        _ scene: LayoutScene, _ layout: ResolvedLayout, _ expected: [(path: String, values: [Double?])], _ name: String
    ) throws -> String {
        func outline(_ rect: [Double], _ color: String, _ label: String) -> String {
            """
            <rect x="\(rect[0])" y="\(rect[1])" width="\(rect[2])" height="\(rect[3])" stroke="\(color)" fill="none"/>
            <text x="\(rect[0] + 2)" y="\(rect[1] + 10)" font-size="9" fill="\(color)">\(label)</text>
            """
        }
        let size = layout[scene.tree.root].frame.size
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 \#(size.width + 20) \#(size.height + 20)">"#,
            outline([0, 0, size.width, size.height], "gray", ""),
        ]
        for expectation in expected where expectation.path.hasSuffix(".absoluteFrame") {
            let id = String(expectation.path.prefix { $0 != "." })
            guard let item = scene.tree.item(named: id) else { continue }
            let frame = layout[item].absoluteFrame
            let found = [frame.x, frame.y, frame.width, frame.height]
            lines.append(outline(zip(expectation.values, found).map { $0 ?? $1 }, "red", id))
            lines.append(outline(found, "blue", id))
        }
        let folder = Fixtures.packageRoot + "/.build/conformance"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/\(name.replacing("/", with: "-")).svg"
        try Data((lines + ["</svg>", ""]).joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
        return path
    }
}
