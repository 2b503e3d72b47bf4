import Foundation
import Regression

// What `render-cli test` does, for the tree.json files on the command line: Regress FILE...

let files = CommandLine.arguments.dropFirst()
let test = RegressionTest(try files.flatMap { try LayoutPage.pages(ofFile: $0) })
let report = try test.run()
print(report.lines.joined(separator: "\n"))
exit(report.hasFailed ? 1 : 0)
