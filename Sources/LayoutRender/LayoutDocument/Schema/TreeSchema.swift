/// The JSON schema of tree.json, the same text as `Documentation/tree.schema.json`; a test holds them equal.
public enum TreeSchema {
    /// JSON Schema draft 2020-12, ends with a line feed.
    public static let text = document + values + constraints + families + controlFamilies + node + nodeRules

    /// Up to the definitions.
    private static let document = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "https://example.invalid/render-cli/tree.v1.schema.json",
          "title": "render-cli layout tree, version 1",
          "description": "Names, units (points) and defaults follow UIKit; type names are the element names that Interface Builder writes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["version", "root"],
          "properties": {
            "$schema": {"type": "string"},
            "version": {"const": 1},
            "name": {"type": "string", "pattern": "^[^/]+$"},
            "note": {"type": "string"},
            "compat": {
              "enum": ["uikit", "fdstackview", "ideal"],
              "default": "uikit",
              "description": "uikit keeps UIStackView's known quirks; fdstackview is FDStackView's proportional fill and hidden views; ideal is an older word for it."
            },
            "metrics": {
              "type": "object",
              "propertyNames": {"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"},
              "additionalProperties": {"$ref": "#/$defs/number"}
            },
            "assets": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "images": {"$ref": "#/$defs/innerFolder"},
                "folder": {"$ref": "#/$defs/innerFolder"},
                "colors": {"type": "object", "additionalProperties": {"$ref": "#/$defs/color"}},
                "strings": {
                  "type": "object",
                  "propertyNames": {"pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$"},
                  "additionalProperties": {"type": "object", "additionalProperties": {"$ref": "#/$defs/plainText"}}
                }
              }
            },
            "components": {
              "type": "object",
              "propertyNames": {"pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"},
              "additionalProperties": {"allOf": [{"$ref": "#/$defs/node"}, {"properties": {"id": false}}]}
            },
            "devices": {"type": "array", "items": {"$ref": "#/$defs/device"}, "minItems": 1, "description": "Default: iPhone8."},
            "traits": {"$ref": "#/$defs/traitMatrix"},
            "root": {"$ref": "#/$defs/viewNode"},
            "states": {"type": "object", "propertyNames": {"$ref": "#/$defs/id"}, "additionalProperties": {"$ref": "#/$defs/state"}},
            "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
            "expect": {"$ref": "#/$defs/expectations"},
            "render": {"$ref": "#/$defs/render"}
          },
          "$defs": {

        """#
}
