@testable import InterfaceBuilder
@testable import LayoutEngine
@testable import TestSupport

extension FuzzTarget {
    /// A .xib or .storyboard and its layouts: as the canvas shows it, and as an app on another device.
    static let xml = FuzzTarget(
        name: "xml",
        seeds: {
            (Fixtures.paths(in: "ib", suffix: ".xib") + Fixtures.paths(in: "ib", suffix: ".storyboard")).map(
                Fixtures.bytes)
        },
        fault: { bytes in
            var options = InterfaceBuilderReader.Options()
            if let fault = fault(bytes, options) { return fault }
            options.sizes = .measured
            options.device = Device.named("iPhoneSe")
            options.layoutDirection = .rightToLeft
            return fault(bytes, options)
        })

    private static func fault(_ bytes: [UInt8], _ options: InterfaceBuilderReader.Options) -> String? {
        let document: InterfaceBuilderDocument
        do {
            document = try InterfaceBuilderReader.read(bytes, file: "a.xib", options: options)
        } catch {
            return error.line >= 1 && error.column >= 1 && isPlain(error.description)
                ? nil : "not fit to show: \(error.description)"
        }
        for problem in document.problems where problem.line < 1 || problem.column < 1 || !isPlain(problem.message) {
            return "not fit to show: \(problem)"
        }
        for scene in document.scenes.prefix(4) {
            var environment = scene.environment
            environment.solving.workLimit = 200_000
            if let fault = LayoutFault.fault(of: scene.tree.resolve(in: environment)) { return fault }
        }
        return nil
    }
}
