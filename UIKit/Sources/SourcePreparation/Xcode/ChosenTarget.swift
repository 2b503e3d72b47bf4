import Foundation
import XcodeProjects

/// The target of a clone that a person asks for, and the projects in which its needs are looked for.
struct ChosenTarget {
    let clone: CloneFolder
    let project: XcodeProject
    let target: XcodeTarget
    /// The other projects of the clone, such as that of its pods.
    let others: [XcodeProject]
    /// What a person should know, a sentence each.
    private(set) var remarks: [String] = []

    private static let maximumProjects = 40

    /// - Parameters:
    ///   - place: `App.xcodeproj`, `App.xcworkspace`, or the folder of a clone.
    ///   - name: of the target; nil for the app with the most Swift files.
    ///   - isTested: whether a target without tests is chosen only where no target has any.
    init(at place: URL, named name: String?, isTested: Bool = false) throws {
        let place = place.resolvingSymlinksInPath().standardizedFileURL
        let isProject = place.pathExtension == "xcodeproj"
        let isWorkspace = place.pathExtension == "xcworkspace"
        let around = isProject || isWorkspace ? place.deletingLastPathComponent() : place
        let clone = CloneFolder(Self.root(of: around))
        self.clone = clone
        // 1 the projects, the one asked for first
        var paths = Self.projects(in: clone, below: clone.path(of: around) ?? "")
        if isWorkspace {
            paths = XcodeWorkspace.projects(at: clone.path(of: place) ?? "", in: clone) + paths
        } else if isProject {
            paths.insert(clone.path(of: place) ?? "", at: 0)
        }
        var seen: Set<String> = []
        paths = paths.filter { seen.insert($0).inserted }
        guard !paths.isEmpty else {
            throw PackageDescription.Failure(description: "\(place.path): neither a Package.swift nor an Xcode project")
        }
        var read: [XcodeProject] = []
        var failures: [String] = []
        for path in paths.prefix(Self.maximumProjects) {
            do { read.append(try XcodeProject(at: path, in: clone)) } catch { failures.append(error.description) }
        }
        if isProject, read.first?.path != paths[0], let failure = failures.first {
            throw PackageDescription.Failure(description: failure)
        }
        // 2 the target
        let asked = isProject ? Array(read.prefix(1)) : read.filter { !CloneFolder.isFetched($0.path) }
        guard let found = Self.choose(asked, named: name, isTested: isTested) else {
            let names = asked.flatMap(\.targets).map(\.name)
            let list = names.isEmpty ? "no targets" : "its targets are \(Set(names).sorted().joined(separator: ", "))"
            throw PackageDescription.Failure(
                description: failures.first
                    ?? "\(place.path): no \(name.map { "target \($0)" } ?? "app with Swift files"); \(list)")
        }
        (project, target) = found
        others = read.filter { $0.path != found.0.path }
        remarks = failures
        if !project.outside.isEmpty {
            let names = few(Set(project.outside).sorted())
            remarks.append("\(project.path): left out, since they lead out of the clone: \(names)")
        }
    }

    /// What the target's copies are named by: its project and its name below the clone.
    var owner: URL { clone.root.appendingPathComponent(project.path + "/" + target.name) }

    /// The folder of a clone around a folder: where `.git` is, or the folder itself.
    private static func root(of folder: URL) -> URL {
        sequence(first: folder) { $0.deletingLastPathComponent() }.prefix { $0.path != "/" }.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").path)
        } ?? folder
    }

    /// The projects below a folder, the nearest first, those of dependencies last.
    private static func projects(in clone: CloneFolder, below folder: String) -> [String] {
        let files = clone.walk(folder, skipping: CloneFolder.made) { $0.lastPathComponent == "project.pbxproj" }
        let paths = files.map { String($0.dropLast("/project.pbxproj".count)) }.filter { $0.hasSuffix(".xcodeproj") }
        func order(_ path: String) -> (Int, Int, String) {
            (CloneFolder.isFetched(path) ? 1 : 0, path.split(separator: "/").count, path)
        }
        return paths.sorted { order($0) < order($1) }
    }

    private static func choose(
        _ projects: [XcodeProject], named name: String?, isTested: Bool
    ) -> (XcodeProject, XcodeTarget)? {
        let all = projects.flatMap { project in project.targets.map { (project, $0) } }
        if let name { return all.first { $0.1.name == name } }
        let tested = isTested ? all.filter { $0.0.hasTests(of: $0.1) } : []
        return largest(of: tested) ?? largest(of: all)
    }

    private static func largest(of all: [(XcodeProject, XcodeTarget)]) -> (XcodeProject, XcodeTarget)? {
        [XcodeTarget.Kind.application, .library].lazy.compactMap { kind in
            // Of equal ones the first.
            all.filter { $0.1.kind == kind && !$0.1.sources.isEmpty }.max { $0.1.sources.count < $1.1.sources.count }
        }
        .first
    }
}

extension XcodeProject {
    /// The tests that run in a target, or that need it.
    func tests(of target: XcodeTarget) -> [XcodeTarget] {
        targets.filter { $0.kind == .tests && ($0.host == target.name || $0.dependencies.contains(target.name)) }
    }

    fileprivate func hasTests(of target: XcodeTarget) -> Bool { tests(of: target).contains { !$0.sources.isEmpty } }
}
