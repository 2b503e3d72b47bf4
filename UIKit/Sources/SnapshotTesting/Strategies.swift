import Foundation

extension Diffing where Value == String {
    /// Texts line by line.
    public static let lines = Diffing(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in
            guard old != new else { return nil }
            let (before, after) = (
                old.split(separator: "\n", omittingEmptySubsequences: false),
                new.split(separator: "\n", omittingEmptySubsequences: false)
            )
            var lines: [String] = []
            for change in after.difference(from: before) {
                switch change {
                case .remove(let place, let line, _): lines.append("\(place + 1) − \(line)")
                case .insert(let place, let line, _): lines.append("\(place + 1) + \(line)")
                }
            }
            return (lines.prefix(200).joined(separator: "\n"), [])
        })
}
extension Snapshotting where Value == String, Format == String {
    public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}
extension Snapshotting where Format == String {
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var text = ""
            Swift.dump(value, to: &text)
            return text
        }
    }
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }
}
extension Snapshotting where Value: Encodable, Format == String {
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "not encoded"
        }
        strategy.pathExtension = "json"
        return strategy
    }
}
extension Snapshotting where Value == Data, Format == Data {
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(
                toData: { $0 }, fromData: { $0 },
                diff: { $0 == $1 ? nil : ("Expected \($1.count) bytes to be equal to \($0.count) bytes", []) }))
    }
}
