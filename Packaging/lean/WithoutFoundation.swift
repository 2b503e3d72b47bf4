// What ArgumentParser takes from Foundation, for the program of a release; see Packaging/lean.sh.

extension Error {
  func describe() -> String { String(describing: self) }
}

/// The text that Foundation's encoder of this name gives with indentation and sorted keys.
enum JSONEncoder {
  static func encode<T: Encodable>(_ value: T) -> String {
    let node = JSONNode()
    guard (try? value.encode(to: NodeEncoder(node: node, codingPath: []))) != nil else { return "" }
    return node.text(indentation: "")
  }
}

/// A value that containers fill in while other containers are open, hence a class.
private final class JSONNode {
  enum Content {
    case scalar(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  var content = Content.object([:])

  /// The node of a key; the same node for the same key.
  func member(_ key: String) -> JSONNode {
    var members: [String: JSONNode] = [:]
    if case .object(let known) = content { members = known }
    let node = members[key] ?? JSONNode()
    members[key] = node
    content = .object(members)
    return node
  }

  func element() -> JSONNode {
    var elements: [JSONNode] = []
    if case .array(let known) = content { elements = known }
    let node = JSONNode()
    content = .array(elements + [node])
    return node
  }

  func text(indentation: String) -> String {
    let inner = indentation + "  "
    func lines(_ open: String, _ items: [String], _ close: String) -> String {
      "\(open)\n\(items.map { inner + $0 }.joined(separator: ",\n"))\n\(indentation)\(close)"
    }
    switch content {
    case .scalar(let text): return text
    case .array(let elements): return lines("[", elements.map { $0.text(indentation: inner) }, "]")
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      return lines("{", sorted.map { "\(Self.quoted($0)) : \($1.text(indentation: inner))" }, "}")
    }
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += "\\/"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

private struct NodeEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.content = .array([])
    return Elements(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Scalar(node: node, codingPath: codingPath) }
}

private struct Scalar: SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil() { node.content = .scalar("null") }
  func encode(_ value: Bool) { node.content = .scalar(value ? "true" : "false") }
  func encode(_ value: String) { node.content = .scalar(JSONNode.quoted(value)) }

  func encode<T: Encodable>(_ value: T) throws {
    switch value {
    case let value as Bool: encode(value)
    case let value as String: encode(value)
    case let value as any BinaryInteger: node.content = .scalar("\(value)")
    case let value as any BinaryFloatingPoint: node.content = .scalar("\(value)")
    default: try value.encode(to: NodeEncoder(node: node, codingPath: codingPath))
    }
  }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { node.member(key.stringValue).content = .scalar("null") }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try Scalar(node: node.member(key.stringValue), codingPath: codingPath + [key]).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    encoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }
  func superEncoder() -> any Encoder { NodeEncoder(node: node.member("super"), codingPath: codingPath) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: Key) -> NodeEncoder {
    NodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }
}

private struct Elements: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var count: Int {
    guard case .array(let elements) = node.content else { return 0 }
    return elements.count
  }

  func encodeNil() { node.element().content = .scalar("null") }

  func encode<T: Encodable>(_ value: T) throws {
    try Scalar(node: node.element(), codingPath: codingPath).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    NodeEncoder(node: node.element(), codingPath: codingPath).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    NodeEncoder(node: node.element(), codingPath: codingPath).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: node.element(), codingPath: codingPath) }
}
