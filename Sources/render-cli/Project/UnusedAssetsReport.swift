import Notation
import ProjectResources

/// The sets of asset catalogs that no file of their projects names.
struct UnusedAssetsReport {
    /// A project once each, in the order of their roots.
    private let projects: [(root: String, assets: Result<[UnusedAsset], UnknownUse>)]

    init(of projects: [Project]) {
        var seen: Set<String> = []
        self.projects = projects.filter { seen.insert($0.root.path).inserted }
            .sorted { $0.root.path < $1.root.path }
            .map { project in
                (project.root.path, Result { () throws(UnknownUse) in try project.unusedAssets() })
            }
    }

    /// Whether no set is known to be named nowhere.
    var isEmpty: Bool { projects.allSatisfy { (try? $0.assets.get())?.isEmpty ?? true } }

    /// Whether the question could be answered for each project.
    var isComplete: Bool { projects.allSatisfy { (try? $0.assets.get()) != nil } }

    /// A heading for each project, and a line for each set.
    var lines: [String] {
        projects.flatMap { project in
            let root = escapedForDisplay(project.root, limit: 4_096)
            let assets: [UnusedAsset]
            switch project.assets {
            case .success(let found): assets = found
            case .failure(let reason): return ["assets of \(root): \(reason)"]
            }
            let head =
                assets.isEmpty
                ? "assets of \(root): each is named"
                : "assets of \(root): \(countText(assets.count, "set")) named nowhere"
            return [head]
                + assets.map { asset in
                    "  \(asset.kind) \(escapedForDisplay(asset.name)): \(escapedForDisplay(asset.path, limit: 4_096))"
                }
        }
    }

    var json: JSONValue {
        .array(
            projects.map { project in
                let assets = try? project.assets.get()
                return .object([
                    .init("root", .string(project.root)),
                    .init("complete", .bool(assets != nil)),
                    .init(
                        "assets",
                        .array(
                            (assets ?? []).map {
                                .object([
                                    .init("kind", .string($0.kind)), .init("name", .string($0.name)),
                                    .init("path", .string($0.path)),
                                ])
                            })),
                ])
            })
    }
}
