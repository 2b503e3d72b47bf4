import Notation

extension Baseline {
    /// Reads a file that `text` made.
    /// - Throws: the first mistake with its place.
    public init(_ bytes: [UInt8]) throws(ConfigurationError) {
        let root = try PositionedJSONParser.parse(bytes)
        func failure(_ place: FilePlace, _ message: String) -> ConfigurationError {
            ConfigurationError(problems: [.init(place: place, message: message)])
        }
        guard case .object(let members) = root.value else {
            throw failure(root.place, "a baseline is an object, not \(root.kindWords)")
        }
        guard let version = members.first(where: { $0.key == "version" }) else {
            throw failure(root.place, "no 'version': not a baseline; --update-baseline writes one")
        }
        guard case .number(1) = version.value.value else {
            throw failure(version.value.place, "a baseline of another version; this program reads version 1")
        }
        guard let list = members.first(where: { $0.key == "findings" }), case .array(let elements) = list.value.value
        else { throw failure(root.place, "no list 'findings'") }
        var entries: [Entry] = []
        for element in elements {
            guard case .object(let fields) = element.value else {
                throw failure(element.place, "expected an object with a 'fingerprint', not \(element.kindWords)")
            }
            func text(_ key: String) -> String {
                if case .string(let text)? = fields.first(where: { $0.key == key })?.value.value { text } else { "" }
            }
            let fingerprint = text("fingerprint")
            guard Fingerprint.isOne(fingerprint) else {
                throw failure(element.place, "'fingerprint' is to be sixteen hexadecimal digits")
            }
            entries.append(
                Entry(fingerprint: fingerprint, rule: text("rule"), file: text("file"), view: text("view")))
        }
        self.init(entries: entries)
    }
}
