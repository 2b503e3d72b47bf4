import Foundation

/// What a target of an Xcode project imports that is not at hand, as its files say: no manifest is run and nothing is
/// written. Of packages the names of folders below `Sources` count as modules.
public struct ProjectImports {
    /// Modules that are not at hand, each with how many files import it.
    public private(set) var missing: [String: Int] = [:]
    /// Packages and pods that the project and the lists of the clone have: their addresses by their names.
    public let needed: [String: String]
    /// What stood for types, members, values and operators in the last build, by module.
    public let standIns: [String: [String]]

    /// - Parameters:
    ///   - project: `App.xcodeproj`, `App.xcworkspace` or the folder of a clone.
    ///   - target: its name; nil for the app with the most Swift files.
    ///   - folders: where packages are looked for beside the clone.
    ///   - uikit: the folder of the package UIKit.
    ///   - scratch: the folder in which the project may have been built.
    public init(
        ofProject project: URL, target: String?, packagesIn folders: [URL], uikit: URL, builtIn scratch: URL? = nil
    ) throws {
        let chosen = try ChosenTarget(at: project, named: target)
        let found = try ProjectPackages(of: chosen, reserved: ShadowPackage.reservedNames(uikit), isTested: false)
        needed = found.needed
        standIns = scratch.map { ShadowPackage.standIns(of: chosen.owner, in: $0) } ?? [:]
        let own = found.packages.flatMap(\.targets)
        let known = ShadowPackage.knownModules(
            beside: Set(own.map(\.name)).union(found.modulesByFolders(in: folders)))
        for text in try own.compactMap(ShadowPackage.read).flatMap(\.texts) {
            for (name, _) in ShadowPackage.missingImports(of: SourceOutline.declarations(of: text), known) {
                missing[name, default: 0] += 1
            }
        }
    }
}

extension [String: String] {
    /// The address of a module's package in parentheses, where one is known.
    public subscript(place module: String) -> String {
        let address = self[module.lowercased()] ?? ""
        return address.isEmpty ? "" : " (\(address))"
    }
}
