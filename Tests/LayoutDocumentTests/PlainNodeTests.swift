import LayoutEngine
import TestSupport
import Testing

@testable import LayoutDocument

/// A plain node is read in a way of its own; a remark makes it an unusual one, and nothing else.
struct PlainNodeTests {
    @Test("A view reads the same with a remark and without", arguments: 0..<200 as Range<UInt64>)
    func aRemarkChangesNothing(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let values = Values(&generator)
        let (plain, general) = (values.text(remark: ""), values.text(remark: #","note":"x""#))
        let found = Self.sentences(plain)
        #expect(found == Self.sentences(general))
        guard found.isEmpty else { return }
        #expect(try tree(plain) == tree(general))
    }

    @Test("Of the documents of the law some are refused and some are read")
    func bothAreFrequent() {
        let refused = (0..<200 as Range<UInt64>).count { seed in
            var generator = SeededGenerator(seed: seed)
            return !messages(Values(&generator).text(remark: "")).isEmpty
        }
        #expect((40...160).contains(refused))
    }

    /// The messages without their places, which a remark moves.
    private static func sentences(_ text: String) -> [Substring] { messages(text).map { $0.drop { $0 != " " } } }

    /// Rows of nested views, some of whose members are wrong or rare.
    private struct Values {
        private let rows: [[String]]

        init(_ generator: inout SeededGenerator) {
            let ids = [#""-d""#, #""e.f""#, #""g h""#, #""\u0061h""#, "7", #""""#, #""row1""#]
            let types = [
                #""view""#, #""view""#, #""view""#, #""UIView""#, #""imageView""#, #""label""#, #""stackView""#,
                #""layoutGuide""#, #""veiw""#, "1",
            ]
            let frames = [
                "[1,2,3,4]", "[0, 0.5, 10.25, 20]", "[-1,-2,3,4]", "[1e1,2,3,4]", "[1,2,-3,4]", "[1,2,3]",
                "[1,2,3,4,5]",
                "[1,[2],3]", "[1,2,3,null]", "[99999999,1,2,3]", "7", #"{"x":1}"#,
            ]
            rows = (0..<3).map { row in
                (0..<3).map { column in
                    var members = [#""type":"# + types.pick(&generator, favouring: 4)]
                    let id = generator.isRare ? ids[column] : #""v\#(row)_\#(column)-""#
                    if !generator.isRare { members.append(#""id":"# + (generator.isRare ? ids[row + 3] : id)) }
                    if !generator.isRare { members.append(#""frame":"# + frames.pick(&generator, favouring: 3)) }
                    if generator.isRare { members.append(#""alpha":0.5"#) }
                    if generator.isRare { members.append([#""colour":1"#, #""frame":[1,2,3,4]"#][row / 2]) }
                    return members.shuffled(using: &generator).joined(separator: ",")
                }
            }
        }

        /// The document, with something added to the members of each view but the root.
        func text(remark: String) -> String {
            let views = rows.enumerated().map { number, row in
                let cells = row.map { "{" + $0 + remark + "}" }.joined(separator: ",")
                return #"{"type":"view","id":"row\#(number)","frame":[0,0,9,9],"subviews":[\#(cells)]\#(remark)}"#
            }
            return #"{"version":1,"root":{"type":"view","id":"top","subviews":[\#(views.joined(separator: ","))]}}"#
        }
    }
}

extension SeededGenerator {
    /// One time in sixty.
    fileprivate var isRare: Bool { mutating get { next() % 60 == 0 } }
}

extension Array {
    /// An element, mostly one of the first.
    fileprivate func pick(_ generator: inout SeededGenerator, favouring count: Int) -> Element {
        let range = generator.next() % 60 == 0 ? self.count : count
        return self[Int(generator.next() % UInt64(range))]
    }
}
