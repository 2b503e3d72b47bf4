import Foundation
import LayoutEngine

/// One measured case of `../shared/oracle/cases.json`, as written there.
public struct OracleCase: Sendable, CustomStringConvertible {
    public var id: String
    public var source: String
    public var platform: String?
    public var coordinates: String?
    public var scale: Double?
    public var originTolerance: Double
    public var sizeTolerance: Double
    public var marginTolerance: Double
    public var tree: OracleNode
    public var expected: [(name: String, values: [Double?])]
    /// The semantics' own solution before rounding, where the file has one.
    public var unrounded: [(name: String, values: [Double?])]

    public var description: String { id }

    /// The release that the case was measured on: Xcode saved the files of the cases `ib-` before iOS 26, with switches of
    /// 51 x 31 and sliders of 31 points, and the rest has no control whose size a release decides.
    var release: Release { source.contains("IB-saved") ? .iOS18 : .standard }

    /// The cases, or nil where the shared folder is absent.
    public static func load() -> [OracleCase]? {
        guard let data = SharedFolder.contents("oracle/cases.json"),
            let list = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]]
        else { return nil }
        return list.map(OracleCase.init(json:))
    }

    private init(json: [String: Any]) {
        id = json["id"] as? String ?? ""
        source = json["source"] as? String ?? ""
        platform = json["platform"] as? String
        coordinates = json["coordinates"] as? String
        scale = json["scale"] as? Double
        let tolerance = json["tolerance"] as? [String: Double] ?? [:]
        originTolerance = tolerance["origin"] ?? 0.01
        sizeTolerance = tolerance["size"] ?? 0.01
        marginTolerance = tolerance["margin"] ?? 0.01
        tree = OracleNode(json: json["tree"] as? [String: Any] ?? [:])
        expected = Self.frames(json["expected"])
        unrounded = Self.frames(json["unrounded_by_model"])
    }

    private static func frames(_ json: Any?) -> [(name: String, values: [Double?])] {
        guard let table = json as? [String: [Any]] else { return [] }
        return table.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map { $0 as? Double }) }
    }
}

/// A node of a case's tree.
public struct OracleNode: Sendable {
    public var name: String
    public var kind: String
    public var frame: [Double?]?
    public var intrinsic: [Double]?
    public var givenSize: [Double?]?
    public var resizeTo: [Double]?
    public var isHidden: Bool
    public var axis: String?
    public var distribution: String?
    public var alignment: String?
    public var spacing: Double
    public var customSpacingAfter: Double?
    public var layoutMargins: [String: Double]?
    public var isMarginsRelative: Bool
    public var preservesMargins: Bool
    public var hasArranger: Bool
    public var mask: [String]?
    public var text: String?
    public var numberOfLines: Int?
    public var hugging: Double?
    public var guides: [(name: String, frame: [Double]?)]
    public var constraints: [OracleConstraint]
    public var children: [OracleNode]

    init(json: [String: Any]) {
        name = json["name"] as? String ?? ""
        kind = json["class"] as? String ?? "view"
        frame = (json["frame"] as? [Any])?.map { $0 as? Double }
        intrinsic = json["intrinsic"] as? [Double]
        givenSize = (json["givenSize"] as? [Any])?.map { $0 as? Double }
        resizeTo = json["resizeTo"] as? [Double]
        isHidden = json["hidden"] as? Bool ?? false
        axis = json["axis"] as? String
        distribution = json["distribution"] as? String
        alignment = json["alignment"] as? String
        spacing = json["spacing"] as? Double ?? 0
        customSpacingAfter = json["customSpacingAfter"] as? Double
        layoutMargins = json["layoutMargins"] as? [String: Double]
        isMarginsRelative = json["layoutMarginsRelativeArrangement"] as? Bool ?? false
        preservesMargins = json["preservesSuperviewLayoutMargins"] as? Bool ?? false
        hasArranger = json["arranger"] != nil
        mask = json["autoresizingMask"] as? [String]
        text = json["text"] as? String
        numberOfLines = json["numberOfLines"] as? Int
        hugging = json["hugging"] as? Double
        guides = (json["guides"] as? [Any] ?? []).map { guide in
            if let table = guide as? [String: Any] {
                return (table["name"] as? String ?? "", table["frame"] as? [Double])
            }
            return (guide as? String ?? "", nil)
        }
        constraints = (json["constraints"] as? [[String: Any]] ?? []).map(OracleConstraint.init(json:))
        children = (json["children"] as? [[String: Any]] ?? []).map(OracleNode.init(json:))
    }
}

/// `item.attribute relation multiplier * to.toAttribute + constant @priority`
public struct OracleConstraint: Sendable {
    public var item: String
    public var attribute: String
    public var relation: String
    public var to: String?
    public var toAttribute: String?
    public var multiplier: Double
    public var constant: Double
    public var priority: Double

    init(json: [String: Any]) {
        item = json["item"] as? String ?? ""
        attribute = json["attr"] as? String ?? ""
        relation = json["rel"] as? String ?? "=="
        to = json["to"] as? String
        toAttribute = json["toAttr"] as? String
        multiplier = json["multiplier"] as? Double ?? 1
        constant = json["constant"] as? Double ?? 0
        priority = json["priority"] as? Double ?? 1000
    }
}
