/// What `document` in Peers/inputs.py writes, member for member: the least that a JSONDecoder can be asked for.
struct Page: Decodable {
    struct Device: Decodable {
        var name: String
        var size: [Double]
        var scale: Double
    }

    var version: Int
    var name: String
    var devices: [Device]
    var root: PageNode
}

struct PageNode: Decodable {
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
    var subviews: [PageNode]?
    var arrangedSubviews: [PageNode]?
}
