extension TreeSchema {
    /// Which kinds of views have which keys: views, stacks, texts, images.
    static let families = #"""
            "viewNode": {
              "allOf": [
                {"$ref": "#/$defs/node"},
                {"properties": {"type": {"not": {"enum": ["layoutGuide", "layoutContainer", "UILayoutGuide"]}}}}
              ]
            },
            "guideNode": {
              "allOf": [
                {"$ref": "#/$defs/node"},
                {
                  "properties": {
                    "type": {
                      "anyOf": [
                        {"enum": ["layoutGuide", "layoutContainer", "UILayoutGuide"]},
                        {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                      ]
                    }
                  }
                }
              ]
            },
            "has_views": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "view", "stackView", "label", "button", "imageView", "scrollView", "tableView", "tableViewCell",
                        "collectionView", "collectionViewCell", "collectionReusableView", "textField", "textView", "switch",
                        "slider", "stepper", "segmentedControl", "activityIndicatorView", "progressView", "pageControl",
                        "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar", "visualEffectView",
                        "webView", "mapView", "containerView", "UIView", "UIStackView", "UILabel", "UIButton", "UIImageView",
                        "UIScrollView", "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
                        "UICollectionReusableView", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper",
                        "UISegmentedControl", "UIActivityIndicatorView", "UIProgressView", "UIPageControl", "UIDatePicker",
                        "UIPickerView", "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar", "UIVisualEffectView"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_subviewHolder": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "view", "stackView", "label", "button", "imageView", "scrollView", "tableView", "tableViewCell",
                        "collectionView", "collectionViewCell", "collectionReusableView", "textField", "textView", "switch",
                        "slider", "stepper", "segmentedControl", "activityIndicatorView", "progressView", "pageControl",
                        "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar", "visualEffectView",
                        "webView", "mapView", "containerView", "layoutContainer", "UIView", "UIStackView", "UILabel",
                        "UIButton", "UIImageView", "UIScrollView", "UITableView", "UITableViewCell", "UICollectionView",
                        "UICollectionViewCell", "UICollectionReusableView", "UITextField", "UITextView", "UISwitch",
                        "UISlider", "UIStepper", "UISegmentedControl", "UIActivityIndicatorView", "UIProgressView",
                        "UIPageControl", "UIDatePicker", "UIPickerView", "UISearchBar", "UINavigationBar", "UIToolbar",
                        "UITabBar", "UIVisualEffectView"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_stack": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["stackView", "UIStackView"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_text": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": ["label", "textField", "textView", "searchBar", "UILabel", "UITextField", "UITextView", "UISearchBar"]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_attributed": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["label", "textField", "textView", "UILabel", "UITextField", "UITextView"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_placeholder": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["textField", "searchBar", "UITextField", "UISearchBar"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_font": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "label", "button", "textField", "textView", "segmentedControl", "searchBar", "UILabel", "UIButton",
                        "UITextField", "UITextView", "UISegmentedControl", "UISearchBar"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_lines": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["label", "button", "UILabel", "UIButton"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_label": {
              "properties": {
                "type": {"anyOf": [{"enum": ["label", "UILabel"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]}
              }
            },
            "has_fitting": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["label", "textField", "UILabel", "UITextField"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_field": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["textField", "UITextField"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_textView": {
              "properties": {
                "type": {"anyOf": [{"enum": ["textView", "UITextView"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]}
              }
            },
            "has_button": {
              "properties": {
                "type": {"anyOf": [{"enum": ["button", "UIButton"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]}
              }
            },
            "has_image": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["button", "imageView", "UIButton", "UIImageView"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },

        """#
}
