import Foundation
import LayoutDocument

// usage: reading-benchmark FILE [ours|theirs]
// Processor time of Foundation's JSONDecoder into structs that hold the same, and of reading the document as a layout:
// names checked, ids resolved, constraints parsed. With a second argument only one of the two, for a profiler.

/// What `document.py` writes, member for member.
struct Page: Decodable {
    var version: Int
    var name: String
    var metrics: [String: Double]
    var root: Node
}

struct Node: Decodable {
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
    var subviews: [Node]?
    var arrangedSubviews: [Node]?
}

func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

/// The least time of several runs; results are kept, so that none pays for another's memory.
func best<Result>(of count: Int, _ body: () throws -> Result) rethrows -> Double {
    var kept: [Result] = []
    var times: [Double] = []
    for _ in 0..<count {
        let start = processorTime()
        kept.append(try body())
        times.append(processorTime() - start)
    }
    return withExtendedLifetime(kept) { times.min() ?? 0 }
}

guard CommandLine.arguments.count > 1, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    print("usage: reading-benchmark FILE [ours|theirs]")
    exit(64)
}
let bytes = Array(data)
let only = CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : nil
var limits = Limits()
limits.nodes = 1_000_000
limits.documentScalars = 10_000_000
limits.inputBytes = 64 << 20

let theirs = only == "ours" ? 0 : try best(of: 7) { try JSONDecoder().decode(Page.self, from: data) }
let ours = only == "theirs" ? 0 : try best(of: 7) { try LayoutDocument.read(bytes, limits: limits) }
func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
print(
    "\(bytes.count) bytes: JSONDecoder \(text(theirs)) ms, read as a layout \(text(ours)) ms,",
    "ratio \(((ours / theirs) * 1000).rounded() / 1000)")
