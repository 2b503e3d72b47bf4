extension TreeSchema {
    /// The members of a document, up to the definitions.
    ///
    /// The text ends inside `$defs`; `TreeSchema` adds the definitions and the closing braces.
    static let document = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "https://example.invalid/render-cli/tree.v1.schema.json",
          "title": "render-cli layout tree, version 1",
          "description": "Names, units (points) and defaults follow UIKit; type names are the element names that Interface Builder writes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["version", "root"],
          "properties": {
            "$schema": {
              "type": "string",
              "description": "The file or address of this schema, for editors.",
              "examples": ["./tree.schema.json"]
            },
            "version": {"const": 1, "description": "The version of the format.", "examples": [1]},
            "name": {
              "type": "string",
              "pattern": "^[^/]+$",
              "description": "The name of outputs; the file's name where it is left out.",
              "examples": ["profile"]
            },
            "note": {
              "type": "string",
              "description": "A comment, which changes nothing.",
              "examples": ["The screen behind the second tab."]
            },
            "compat": {
              "enum": ["uikit", "fdstackview", "ideal"],
              "default": "uikit",
              "description": "uikit keeps UIStackView's known quirks; fdstackview is FDStackView's proportional fill and hidden views; ideal is an older word for it.",
              "examples": ["fdstackview"]
            },
            "ios": {
              "$ref": "#/$defs/release",
              "description": "The release of iOS whose metrics and looks hold on devices that state none.",
              "examples": [26]
            },
            "metrics": {
              "type": "object",
              "propertyNames": {"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"},
              "additionalProperties": {"$ref": "#/$defs/number"},
              "description": "Named numbers, for constraints and for all that is in points in nodes and states.",
              "examples": [{"gap": 8}]
            },
            "assets": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "images": {
                  "$ref": "#/$defs/innerFolder",
                  "description": "The folder of the pictures, inside the document's folder.",
                  "examples": ["pictures"]
                },
                "folder": {
                  "$ref": "#/$defs/innerFolder",
                  "description": "A folder with the files of a project: asset catalogs, texts and fonts.",
                  "examples": ["App"]
                },
                "colors": {
                  "type": "object",
                  "additionalProperties": {"$ref": "#/$defs/color"},
                  "description": "Colours by the names that asset gives.",
                  "examples": [{"brand": "#FF6600"}]
                },
                "strings": {
                  "type": "object",
                  "propertyNames": {"pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$"},
                  "additionalProperties": {"type": "object", "additionalProperties": {"$ref": "#/$defs/plainText"}},
                  "description": "Texts by language and key.",
                  "examples": [{"de": {"greeting": "Hallo"}}]
                }
              },
              "description": "What the document brings along: pictures, colours and texts.",
              "examples": [{"images": "pictures"}]
            },
            "components": {
              "type": "object",
              "propertyNames": {"pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"},
              "additionalProperties": {"allOf": [{"$ref": "#/$defs/node"}, {"properties": {"id": false}}]},
              "description": "Nodes by name, to be used as types; each use can override properties by with.",
              "examples": [{"Avatar": {"type": "imageView"}}]
            },
            "devices": {
              "type": "array",
              "items": {"$ref": "#/$defs/device"},
              "minItems": 1,
              "description": "The screens to lay out for: names, or sizes of your own; iPhone8 where it is left out.",
              "examples": [["iPhone8", "iPad9"]]
            },
            "traits": {
              "$ref": "#/$defs/traitMatrix",
              "description": "What a page varies besides the device: each combination of the values is a page.",
              "examples": [{"userInterfaceStyle": ["light", "dark"]}]
            },
            "root": {
              "$ref": "#/$defs/viewNode",
              "description": "The view that fills the page.",
              "examples": [{"type": "view"}]
            },
            "states": {
              "type": "object",
              "propertyNames": {"$ref": "#/$defs/id"},
              "additionalProperties": {"$ref": "#/$defs/state"},
              "description": "Variants of the page by name, each with the changes that lead to it.",
              "examples": [{"empty": {"set": {"list.isHidden": true}}}]
            },
            "steps": {
              "type": "array",
              "items": {"$ref": "#/$defs/step"},
              "description": "What happens to the page one thing after another; each step starts where the one before it ended.",
              "examples": [[{"name": "loaded", "set": {"spinner.isHidden": true}}]]
            },
            "expect": {
              "$ref": "#/$defs/expectations",
              "description": "What the layout has to be: key path to resolved value.",
              "examples": [{"avatar.frame": [16, 16, 40, 40]}]
            },
            "render": {
              "$ref": "#/$defs/render",
              "description": "How pictures of the page are drawn.",
              "examples": [{"scale": 2}]
            }
          },
          "$defs": {

        """#
}
