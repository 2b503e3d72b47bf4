/// The subject of an output file: a page, or a pair of pictures.
protocol OutputSubject {
    /// The value of a placeholder of a `NameTemplate`.
    func value(of placeholder: String) -> String
}
