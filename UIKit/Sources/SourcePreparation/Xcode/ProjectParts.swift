import XcodeProjects

/// The targets that one target of a clone is built from, and which of them needs which.
struct ProjectParts {
    /// A target, and the project that has it: targets of two projects may share a name.
    struct Part {
        let project: XcodeProject
        let target: XcodeTarget
        /// The modules that its sources import.
        let imports: Set<String>
    }

    /// The chosen target first.
    private(set) var all: [Part] = []
    /// By the paths of their projects and their names.
    private var places: [[String]: Int] = [:]
    private let clone: CloneFolder
    /// Through how many parts what a part leads to is looked for.
    private static let maximumDepth = 1_000

    /// - Parameters:
    ///   - chosen: the target.
    ///   - isTested: whether the tests that run in the target are parts too.
    init(of chosen: ChosenTarget, isTested: Bool) {
        clone = chosen.clone
        // 1 the target and those of its project that it depends on, and its tests
        add(chosen.target, in: chosen.project)
        if isTested { for tests in chosen.project.tests(of: chosen.target) { add(tests, in: chosen.project) } }
        // 2 frameworks of other projects that they import: pods and checkouts in the clone
        var modules: [String: (XcodeProject, XcodeTarget)] = [:]
        for project in chosen.others {
            for target in project.targets where target.kind == .library && !target.sources.isEmpty {
                if modules[target.module] == nil { modules[target.module] = (project, target) }
            }
        }
        var known = Set(all.map(\.target.module))
        var place = 0
        while place < all.count {
            let project = all[place].project
            for name in all[place].target.dependencies {
                guard let other = project.targets.first(where: { $0.name == name && $0.kind == .library }),
                    project.path == chosen.project.path || !other.sources.isEmpty
                else { continue }
                add(other, in: project)
                known.insert(other.module)
            }
            for name in all[place].imports.sorted() where !known.contains(name) {
                guard let (project, target) = modules[name] else { continue }
                add(target, in: project)
                known.insert(name)
            }
            place += 1
        }
    }

    private mutating func add(_ target: XcodeTarget, in project: XcodeProject) {
        let key = [project.path, target.name]
        guard places[key] == nil else { return }
        places[key] = all.count
        let imports = target.sources.reduce(into: Set<String>()) { found, path in
            guard let bytes = clone.contents(path) else { return }
            found.formUnion(ImportedModules.names(in: String(decoding: bytes, as: UTF8.self)))
        }
        all.append(Part(project: project, target: target, imports: imports))
    }

    // MARK: Needs

    /// What each part needs of the others, for the chosen target, its tests, and what they lead to. No part leads to itself:
    /// of a circle, the need that closes it is left out.
    /// - Returns: the parts' numbers, in their order.
    func needs() -> [(part: Int, needs: [Int])] {
        let modules = Dictionary(
            all.indices.filter { all[$0].target.kind == .library }.map { (all[$0].target.module, $0) }
        ) { first, _ in first }
        var found: [Int: [Int]] = [:]
        var finished: Set<Int> = []
        func visit(_ part: Int, depth: Int) {
            found[part] = []
            // One that is begun and not finished leads here.
            for next in stated(part, modules) where found[next] == nil || finished.contains(next) {
                found[part]?.append(next)
                if found[next] == nil, depth < Self.maximumDepth { visit(next, depth: depth + 1) }
            }
            finished.insert(part)
        }
        for root in all.indices where found[root] == nil && (root == 0 || all[root].target.kind == .tests) {
            visit(root, depth: 0)
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What a part says that it needs: dependencies of its project, and modules that it imports. Tests need the chosen target.
    private func stated(_ part: Int, _ modules: [String: Int]) -> [Int] {
        let (project, target) = (all[part].project, all[part].target)
        var found = target.dependencies.compactMap { places[[project.path, $0]] }
            .filter { all[$0].target.kind == .library }
        let own = Set(found.map { all[$0].target.module })
        found += all[part].imports.subtracting(own).sorted().compactMap { modules[$0] }
        if target.kind == .tests { found.append(0) }
        var seen: Set<Int> = [part]
        return found.filter { seen.insert($0).inserted }
    }
}
