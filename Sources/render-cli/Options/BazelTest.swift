import CLibrary
import Files
import Regression

/// What Bazel tells a test that it runs, in environment variables (Bazel's Test Encyclopedia). Flags come first.
enum BazelTest {
    /// The shard of `TEST_SHARD_INDEX`, from 0, of `TEST_TOTAL_SHARDS`; nil where Bazel does not shard the test.
    ///
    /// Makes the file `TEST_SHARD_STATUS_FILE`, which tells Bazel that the test shards itself.
    static func shard() throws(Failure) -> (index: Int, count: Int)? {
        guard let total = Environment.value("TEST_TOTAL_SHARDS")?.unlessEmpty else { return nil }
        let index = Environment.value("TEST_SHARD_INDEX")?.unlessEmpty ?? ""
        guard let count = Int(total), let place = Int(index), (1...TestReport.Limits.shards).contains(count),
            (0..<count).contains(place)
        else {
            throw Failure.usage(
                "TEST_SHARD_INDEX '\(displayName(index))' of TEST_TOTAL_SHARDS '\(displayName(total))': the index must be "
                    + "from 0 to one less than the total, and the total at most \(TestReport.Limits.shards)")
        }
        if let path = Environment.value("TEST_SHARD_STATUS_FILE")?.unlessEmpty { try FileWriter().write([], to: path) }
        return (place, count)
    }

    /// Where Bazel looks for JUnit XML.
    static var junit: String? { Environment.value("XML_OUTPUT_FILE")?.unlessEmpty }
    /// A folder of which Bazel keeps the files.
    static var artifacts: String? { Environment.value("TEST_UNDECLARED_OUTPUTS_DIR")?.unlessEmpty }
    /// Whether Bazel runs the program as a test: what a test records is lost with its sandbox.
    static var isRunning: Bool { Environment.value("TEST_TMPDIR")?.unlessEmpty != nil }

    /// Under `bazel run` the program starts in a copy of the sources. Recording goes to the sources.
    static func enterWorkspace() throws(Failure) {
        guard let folder = Environment.value("BUILD_WORKSPACE_DIRECTORY")?.unlessEmpty else { return }
        guard unsafe chdir(PathText.cString(folder)) == 0 else {
            throw Failure("BUILD_WORKSPACE_DIRECTORY \(displayName(folder)): no such folder")
        }
    }
}
