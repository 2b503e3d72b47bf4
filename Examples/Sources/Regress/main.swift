import Foundation
import Regression

// What `render-cli test` does, for the tree.json files on the command line: Regress FILE...

do {
    let run = try RegressionTest(CommandLine.arguments.dropFirst().flatMap { try LayoutPage.pages(ofFile: $0) }).run()
    print(run.lines.joined(separator: "\n"))
    exit(run.hasFailed ? 1 : 0)
} catch {
    print(error)
    exit(66)
}
