import Notation

/// A report that CI systems read: JUnit's XML, one suite for each file.
package struct JUnitReport: Sendable {
    /// A test case, or a page or file that the report shows as one.
    package struct Case: Sendable {
        /// The file, which names the suite.
        package var file: String
        /// The name in its suite.
        package var name: String
        /// The line in the file, if there is one.
        package var line: Int?
        /// Facts about the case, such as the release of iOS.
        package var properties: [(name: String, value: String)] = []
        /// Nil where the case passed.
        package var failure: Failure?

        /// A case that passed unless a failure is stated.
        package init(file: String, name: String, line: Int? = nil, failure: Failure? = nil) {
            self.file = file
            self.name = name
            self.line = line
            self.failure = failure
        }
    }

    /// Why a case failed.
    package struct Failure: Sendable {
        /// A word for the kind of failure.
        package var type: String
        /// One sentence.
        package var message: String
        /// Further lines.
        package var lines: [String]

        /// A failure with its lines.
        package init(type: String, message: String, lines: [String]) {
            self.type = type
            self.message = message
            self.lines = lines
        }
    }

    /// The name of the whole report.
    package var name: String
    /// The cases, those of a file in their order.
    package var cases: [Case]

    /// A report of cases in any order; the text groups them by file.
    package init(name: String, cases: [Case]) {
        self.name = name
        self.cases = cases
    }

    /// The report as XML; texts are escaped, so that any name or message is well-formed.
    package var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let failures = cases.count { $0.failure != nil }
        text += "<testsuites name=\"\(xmlText(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
        for places in groupedPlaces(cases.count, by: { cases[$0].file }) {
            let suite = xmlText(cases[places[0]].file)
            let failed = places.count { cases[$0].failure != nil }
            text += "  <testsuite name=\"\(suite)\" tests=\"\(places.count)\" failures=\"\(failed)\">\n"
            for place in places {
                text += "    <testcase classname=\"\(suite)\" name=\"\(xmlText(cases[place].name))\""
                if let line = cases[place].line { text += " line=\"\(line)\"" }
                let inner = Self.contents(of: cases[place])
                text += inner.isEmpty ? "/>\n" : ">\n" + inner + "    </testcase>\n"
            }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// The elements of a case; empty for a case that passed and has no properties.
    private static func contents(of entry: Case) -> String {
        var text = ""
        if !entry.properties.isEmpty {
            let properties = entry.properties.map { "<property name=\"\($0.name)\" value=\"\(xmlText($0.value))\"/>" }
            text += "      <properties>" + properties.joined() + "</properties>\n"
        }
        guard let failure = entry.failure else { return text }
        text += "      <failure type=\"\(failure.type)\" message=\"\(xmlText(failure.message))\">"
        return text + failure.lines.map(xmlText).joined(separator: "&#10;") + "</failure>\n"
    }
}
