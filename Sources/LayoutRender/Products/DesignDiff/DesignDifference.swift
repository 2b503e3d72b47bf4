import Cassowary
import LayoutDiff
import LayoutEngine
import Notation
import SourceEdits

/// A screen beside its design: the numbers, looks and views in which they differ.
package struct DesignDifference: Sendable {
    /// A number of the screen that the design has otherwise.
    package struct Number: Sendable, Equatable {
        /// Between which views: `between 'title' and 'price'`.
        package var place: String
        /// In the design, in points.
        package var design: Double
        /// On the screen.
        package var screen: Double
        /// What says the number: `constraint 'k12'`, `spacing of row`.
        package var source: String
        /// The source's line in the screen's file; nil where there is none.
        package var line: Int?
        /// The change of the source: `constant 12 -> 16`; nil where no single number of the file does it.
        package var change: String?
        /// The same as an edit of the file.
        package var edit: SourceEdit?

        /// The number with what says it, and the change.
        /// - Parameter file: before the line; nil where the line stands elsewhere.
        package func sentence(file: String?) -> String {
            let place = file.flatMap { file in line.map { " (\(file):\($0))" } } ?? ""
            return "\(self.place) the design has \(PlainNumber.text(design)), the screen \(PlainNumber.text(screen)): "
                + source + place + (change.map { ", \($0)" } ?? "")
        }
    }

    /// A colour, a font, a radius or a text that the design has otherwise.
    package struct Look: Sendable, Equatable {
        /// The view's name on the screen.
        package var view: String
        /// In UIKit's words: `textColor`.
        package var property: String
        /// The design's value.
        package var design: String
        /// The screen's value.
        package var screen: String

        /// Both values in one sentence.
        package var sentence: String { "\(view).\(property): the design has \(design), the screen \(screen)" }
    }

    /// The page of the design.
    package let design: DesignSide
    /// The page of the screen, laid out in the design's size.
    package let screen: DesignSide
    /// Who stands for whom.
    package let matching: DesignMatching
    /// In the order of the screen's constraints and rules.
    package let numbers: [Number]
    /// In the order of the screen's views.
    package let looks: [Look]

    /// Lays the screen out in the design's size and compares.
    ///
    /// - Parameters:
    ///   - named: pairs of a person, see `DesignMatching`.
    ///   - tolerance: numbers that differ by no more than this many points are equal.
    /// - Throws: for a page whose program is more work than the page's limit allows.
    package init(
        design: DesignSide, screen: DesignSide, named: [ItemID: ItemID?] = [:], tolerance: Double = 0.5
    ) throws(SolverError) {
        self.design = design
        self.screen = screen
        matching = DesignMatching(design: design, screen: screen, named: named)
        let asked = DesignNumbers(design: design, screen: screen, matching: matching, tolerance: tolerance)
        let (differences, failures) = try asked.solved()
        numbers = NumberWords(screen: screen, differences: differences).numbers(failures)
        looks = LookComparison(design: design, screen: screen, matching: matching).looks
    }

    /// The screen of a page as large as the design.
    package static func screen(_ scene: LayoutScene, for design: DesignSide) -> DesignSide {
        var scene = scene
        let size = design.frame(design.tree.root).size
        scene.environment.width = size.width
        scene.environment.height = size.height
        return DesignSide(scene)
    }

    /// The views that stand otherwise than their layers in the layer around, for a picture.
    package var moves: LayoutDifference {
        LayoutDifference(
            views: matching.pairs.compactMap { pair in
                let around = screen.tree.superviews(of: pair.view).first { matching.layer(of: $0) != nil }
                let (wanted, shown) = (design.frame(pair.layer), screen.frame(pair.view))
                let outer = design.frame(around.flatMap(matching.layer) ?? design.tree.root).origin
                let other = screen.frame(around ?? screen.tree.root).origin
                var change = ViewChange(
                    name: screen.names.quotedName(of: pair.view), identifier: screen.tree[pair.view].identifier,
                    kind: screen.tree[pair.view].kind.rawValue)
                change.edges = EdgeChange.all(
                    from: wanted.offset(by: Point(x: -outer.x, y: -outer.y)),
                    to: shown.offset(by: Point(x: -other.x, y: -other.y)), tolerance: 0.5)
                guard !change.edges.isEmpty else { return nil }
                (change.absoluteFrame.before, change.absoluteFrame.after) = (wanted, shown)
                change.isVisual = true
                change.events = [.moved]
                return change
            })
    }

    // MARK: Text

    /// The lines of a report: numbers first, then looks, then what has no partner.
    /// - Parameter file: the screen's file, for its lines.
    package func lines(file: String) -> [String] {
        var lines = numbers.map { $0.sentence(file: file) } + looks.map(\.sentence)
        lines += matching.layersAlone.map { "only in the design: \(design.name(of: $0))" }
        lines += matching.viewsAlone.map { "only on the screen: \(screen.names.quotedName(of: $0))" }
        return lines
    }

    /// The pairs, one line each: `'Title' = titleLabel`.
    package var pairLines: [String] {
        matching.pairs.map { "\(design.name(of: $0.layer)) = \(screen.names.quotedName(of: $0.view))" }
    }

    /// The report for machines.
    package var json: JSONValue {
        let numbers = numbers.map { number -> JSONValue in
            .object([
                .init("place", .string(number.place)), .init("design", .measure(number.design)),
                .init("screen", .measure(number.screen)), .init("source", .string(number.source)),
                .init("line", .orNull(number.line.map(JSONValue.integer))), .init("change", .optional(number.change)),
            ])
        }
        let looks = looks.map {
            Self.object(["view", "property", "design", "screen"], [$0.view, $0.property, $0.design, $0.screen])
        }
        let matches = matching.pairs.map {
            Self.object(["layer", "view"], [design.names.name(of: $0.layer), screen.names.name(of: $0.view)])
        }
        return .object([
            .init("numbers", .array(numbers)), .init("looks", .array(looks)), .init("matches", .array(matches)),
            .init("onlyInDesign", .strings(matching.layersAlone.map(design.names.name))),
            .init("onlyOnScreen", .strings(matching.viewsAlone.map(screen.names.name))),
        ])
    }

    private static func object(_ keys: [String], _ texts: [String]) -> JSONValue {
        .object(zip(keys, texts).map { .init($0, .string($1)) })
    }
}
