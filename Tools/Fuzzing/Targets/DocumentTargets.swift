@testable import LayoutDocument
@testable import LayoutEngine
@testable import Notation
@testable import TestSupport

extension FuzzTarget {
    /// A tree.json and its layouts on every device, in every state and step.
    static let json = FuzzTarget(
        name: "json",
        seeds: {
            (Fixtures.paths(in: "scenes") + Fixtures.paths(in: "rules")).map(Fixtures.bytes)
                + [Array((String(repeating: "[", count: 40) + String(repeating: "1 ", count: 20)).utf8)]
        },
        fault: { bytes in
            switch DocumentReading(bytes) {
            case .refused(let fault): return fault
            case .read(let document):
                for scene in scenes(of: document) {
                    if let fault = LayoutFault.fault(of: scene.tree.resolve(in: scene.environment)) { return fault }
                }
                return nil
            }
        })

    /// One constraint expression among known names.
    static let expression = FuzzTarget(
        name: "expression", seeds: { constraintTexts { !$0.contains("[") } },
        fault: { constraintFault($0) })

    /// One visual format among known names.
    static let visualFormat = FuzzTarget(
        name: "visual-format", seeds: { constraintTexts { $0.contains("[") } },
        fault: { bytes in
            let isFormat = bytes.first.map { "|[HV".utf8.contains($0) } ?? false
            return constraintFault(isFormat ? bytes : Array("H:".utf8) + bytes)
        })

    /// The pages of a document, a few of each kind.
    static func scenes(of document: LayoutDocument) -> [LayoutScene] {
        var scenes: [LayoutScene] = []
        for device in document.devices.prefix(2) {
            for traits in document.traits.prefix(2) {
                for variant in document.variants.prefix(4) {
                    scenes.append(document.scene(device: device, traits: traits, variant: variant))
                }
            }
        }
        return scenes
    }

    /// Names that the texts of the fixtures use, in a document of a few views.
    private static func document(constraint: [UInt8]) -> [UInt8] {
        let views = ["a", "b", "c", "avatar", "name", "my-view", "e2"].map { "{\"type\":\"view\",\"id\":\"\($0)\"}" }
        return Array(
            """
            {"version":1,"metrics":{"m":8,"gutter":16,"low":250},"root":{"type":"view","id":"page","subviews":[\
            \(views.joined(separator: ",")),{"type":"scrollView","id":"s"}],"constraints":[\(jsonString(constraint))]}}
            """.utf8)
    }

    /// What is read is written, and reads as the same constraints.
    private static func constraintFault(_ bytes: [UInt8]) -> String? {
        guard case .read(let document) = DocumentReading(document(constraint: bytes)) else {
            if case .refused(let fault) = DocumentReading(document(constraint: bytes)) { return fault }
            return nil
        }
        let scene = document.scene(
            device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
        return writingFault(scene, layingOut: false)
    }

    /// All texts in the `constraints` of the fixtures, without repetition.
    private static func constraintTexts(_ isWanted: (String) -> Bool) -> [[UInt8]] {
        var texts: [String] = []
        func collect(_ value: JSONValue, isConstraint: Bool) {
            switch value {
            case .string(let text) where isConstraint && isWanted(text) && !texts.contains(text): texts.append(text)
            case .array(let values):
                for value in values { collect(value, isConstraint: isConstraint) }
            case .object(let members):
                for member in members {
                    let isWithin = ["constraints", "expr", "vfl"].contains(member.key)
                    collect(member.value, isConstraint: isWithin)
                }
            default: break
            }
        }
        for path in Fixtures.paths(in: "scenes") + Fixtures.paths(in: "rules") {
            if let value = JSONReading.value(Fixtures.bytes(path)) { collect(value, isConstraint: false) }
        }
        return texts.map { Array($0.utf8) }
    }
}

/// How a document was taken: as one, or with messages, which must be fit to show.
enum DocumentReading {
    case read(LayoutDocument)
    case refused(fault: String?)

    init(_ bytes: [UInt8]) {
        var limits = Limits()
        limits.nodes = 2_000
        limits.constraints = 5_000
        limits.solverWork = 200_000
        do {
            self = .read(try LayoutDocument.read(bytes, limits: limits))
        } catch {
            self = .refused(fault: Self.fault(of: error, lines: bytes.count { $0 == 10 } + 1))
        }
    }

    private static func fault(of error: DocumentError, lines: Int) -> String? {
        if error.diagnostics.isEmpty || error.total < error.diagnostics.count { return "refused without a word" }
        for diagnostic in error.diagnostics {
            let line = diagnostic.description(file: "tree.json")
            if !(1...lines).contains(diagnostic.line) || diagnostic.column < 1 { return "no such place: \(line)" }
            if !isPlain(line) || line.utf8.count > 10_000 { return "not fit to show: \(line)" }
        }
        return nil
    }
}
