extension TreeSchema {
    /// The same for controls, scroll views, tables and cells.
    static let controlFamilies = #"""
            "has_enabled": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "button", "switch", "slider", "stepper", "segmentedControl", "activityIndicatorView", "progressView",
                        "pageControl", "datePicker", "pickerView", "navigationBar", "toolbar", "tabBar", "UIButton",
                        "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIActivityIndicatorView",
                        "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView", "UINavigationBar", "UIToolbar",
                        "UITabBar"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_switch": {
              "properties": {
                "type": {"anyOf": [{"enum": ["switch", "UISwitch"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]}
              }
            },
            "has_value": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["slider", "stepper", "progressView", "UISlider", "UIStepper", "UIProgressView"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_segments": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["segmentedControl", "UISegmentedControl"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_pages": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["pageControl", "UIPageControl"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_style": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "tableView", "switch", "slider", "stepper", "segmentedControl", "activityIndicatorView",
                        "progressView", "pageControl", "datePicker", "pickerView", "navigationBar", "toolbar", "tabBar",
                        "UITableView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIActivityIndicatorView",
                        "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView", "UINavigationBar", "UIToolbar",
                        "UITabBar"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_activity": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["activityIndicatorView", "UIActivityIndicatorView"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_titles": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "pickerView", "navigationBar", "toolbar", "tabBar", "UIPickerView", "UINavigationBar", "UIToolbar",
                        "UITabBar"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_scroll": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "scrollView", "tableView", "collectionView", "textView", "UIScrollView", "UITableView",
                        "UICollectionView", "UITextView"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_rowHeight": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["tableView", "tableViewCell", "UITableView", "UITableViewCell"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_table": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["tableView", "UITableView"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_tableCell": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["tableViewCell", "UITableViewCell"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_cell": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["tableViewCell", "collectionViewCell", "UITableViewCell", "UICollectionViewCell"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },

        """#
}
