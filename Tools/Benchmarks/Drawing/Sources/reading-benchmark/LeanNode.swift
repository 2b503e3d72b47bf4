/// What `document.py` writes, member for member: the least that a JSONDecoder can be asked for.
struct LeanPage: Decodable {
    var version: Int
    var name: String
    var metrics: [String: Double]
    var root: LeanNode
}

struct LeanNode: Decodable {
    struct Font: Decodable {
        var size: Double?
        var weight: String?
        var textStyle: String?
    }
    struct Image: Decodable {
        var name: String
        var size: [Double]
    }
    struct Margins: Decodable {
        var top: Double
        var left: Double
        var bottom: Double
        var right: Double
    }

    var type: String
    var id: String?
    var frame: [Double]?
    var text: String?
    var font: Font?
    var textColor: String?
    var textAlignment: String?
    var numberOfLines: Int?
    var contentHuggingPriority: Double?
    var isHidden: Bool?
    var image: Image?
    var contentMode: String?
    var clipsToBounds: Bool?
    var cornerRadius: Double?
    var backgroundColor: String?
    var alpha: Double?
    var axis: String?
    var spacing: Double?
    var alignment: String?
    var distribution: String?
    var layoutMargins: Margins?
    var isLayoutMarginsRelativeArrangement: Bool?
    var constraints: [String]?
    var subviews: [LeanNode]?
    var arrangedSubviews: [LeanNode]?
}
