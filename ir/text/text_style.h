#ifndef BACKTAPE_IR_TEXT_TEXT_STYLE_H_
#define BACKTAPE_IR_TEXT_TEXT_STYLE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"

namespace backtape {

// How a graph is written: everything that differs between PyTorch's text forms, versions and options. Readers record it
// so that printers can reproduce the text. The defaults are those of the newest PyTorch 2.
struct TextStyle {
  enum class Form : uint8_t {
    kGraph,  // print(graph): "graph():", one line for each node
    kCode,   // gm.code, print_readable(): a Python function
  };
  enum class Annotations : uint8_t {
    kNone,
    kUnquoted,  // mul: f32[2, 3] = ... (2.0)
    kQuoted,    // mul: "f32[2, 3]" = ...
  };
  enum class Calling : uint8_t {
    kPlain,     // def forward(self, x, y)
    kBoxed,     // def forward(self, args_list), which takes its arguments out of the list
    kUnpacked,  // def forward(self, args), which unpacks its list and clears it
    kPytree,    // def forward(self, primals, tangents), which flattens its arguments
  };

  // How the returned value is written between return_prefix and return_suffix.
  enum class ReturnedAs : uint8_t {
    kValue,
    kItems,  // a sequence without its brackets
    kTuple,  // a tuple with a comma after each item
  };

  Form form = Form::kGraph;
  // The text after the return line: its line end and blank lines.
  std::string trailer = "\n";

  // graph(): form.
  bool hash_users = false;       // "[#users=2]" (1.13 and 2.0) where others write "[num_users=2]"
  bool tensor_metadata = false;  // %mm : Tensor "f32[2, 3][3, 1]cpu"[num_users=1] = ...

  // Code form.
  int indent = 0;                          // indentation of the class line; above 0 for a nested class
  std::string class_name = "GraphModule";  // empty if there is only the function, as in gm.code
  std::string function_name = "forward";
  std::string return_annotation;  // the type after "->": "torch.Tensor", or empty
  Annotations annotations = Annotations::kQuoted;
  bool strides = false;                     // "f32[2, 3][3, 1]"
  bool devices = false;                     // "f32[2, 3]cpu"
  bool comments = true;                     // "# File: ..." whenever the source line changes
  bool comment_extra_space = false;         // one more space before "#"
  bool indented_blank_lines = false;        // blank lines carry the indentation (1.13)
  bool blank_before_first_comment = false;  // a blank line even before a comment that starts the body (1.13)
  bool equal_comments_repeat = false;       // a comment whenever the stack changes, though it shows one frame (1.13)
  bool no_stack_extra_space = false;        // "# No stacktrace found for following nodes " (1.13)
  bool frees = true;                        // ";  a = b = None" after the last use of a and b
  bool frees_unused = true;                 // ";  a = None" also for a value that is never used
  bool complex_as_call = true;              // complex(0.0, 1.0) where others write 1j
  bool expanded_def = false;                // each parameter on its own line
  Calling calling = Calling::kPlain;
  std::string pytree_parameters;             // "primals, tangents"
  std::vector<std::string> pytree_prologue;  // lines before the call that flattens: "_fn_args = (x, )"
  std::string pytree_function = "fx_pytree.tree_flatten_spec";
  std::string pytree_inputs;         // "[primals, tangents], self._in_spec"
  bool pytree_binds_module = false;  // "self" before the flattened arguments
  bool pytree_spaced_names = false;  // "L_x_ , L_y_ , = ": names whose types were removed (exports since 2.10)
  ReturnedAs returned_as = ReturnedAs::kValue;
  std::string return_prefix;  // "pytree.tree_unflatten("
  std::string return_suffix;  // ", self._out_spec)"
  std::string boxed_parameter = "args_list";
  // The comments after the parameters, by name of the placeholder, and after the items of the return value, by
  // position: "PlainAOTInput(idx=0)".
  absl::btree_map<std::string, std::string> placeholder_notes;
  std::vector<std::string> output_notes;
  // How the nested classes are written, in their order; class_name is the name of the subgraph.
  std::vector<TextStyle> subgraphs;

  // The newest print_readable().
  static TextStyle Code() {
    TextStyle style;
    style.form = Form::kCode;
    return style;
  }

  bool operator==(const TextStyle&) const = default;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_TEXT_STYLE_H_
