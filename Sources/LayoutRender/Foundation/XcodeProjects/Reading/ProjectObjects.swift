/// The objects of a project file by their identifiers.
struct ProjectObjects {
    /// More objects are refused.
    static let maximumObjects = 500_000

    private let objects: [String: ProjectValue]
    /// The object of the project itself.
    let root: ProjectValue

    init(_ bytes: [UInt8]) throws(ProjectFailure) {
        let file = try ProjectValueReader.read(bytes)
        guard case .table(let objects)? = file["objects"] else { throw ProjectFailure("no 'objects'") }
        guard objects.count <= Self.maximumObjects else {
            throw ProjectFailure("more than \(Self.maximumObjects) objects")
        }
        guard let root = file["rootObject"]?.text.flatMap({ objects[$0] }) else {
            throw ProjectFailure("no 'rootObject' among the objects")
        }
        self.objects = objects
        self.root = root
    }

    subscript(id: String) -> ProjectValue? { objects[id] }

    /// The object that a member names.
    func object(_ value: ProjectValue, _ key: String) -> ProjectValue? { value[key]?.text.flatMap { objects[$0] } }

    /// The distinct objects that a member lists, with identifiers.
    func list(_ value: ProjectValue, _ key: String) -> [(id: String, object: ProjectValue)] {
        var seen: Set<String> = []
        return (value[key]?.texts ?? []).filter { seen.insert($0).inserted }.compactMap { id in
            objects[id].map { (id, $0) }
        }
    }

    func kind(_ object: ProjectValue) -> String { object["isa"]?.text ?? "" }
}
