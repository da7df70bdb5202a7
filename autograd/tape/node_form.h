#ifndef BACKTAPE_AUTOGRAD_TAPE_NODE_FORM_H_
#define BACKTAPE_AUTOGRAD_TAPE_NODE_FORM_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/tape/tape_node.h"

namespace backtape {

// A kind of tape node that was generated from a derivative entry, with the function that a captured call of it runs.
struct NodeForm {
  absl::string_view name;  // "MulBackward0"
  FunctionalIvalueFn functional_ivalue;
};

// The node kinds of codegen_spec/derivatives, sorted by name.
absl::Span<const NodeForm> BuiltinNodeForms();

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_NODE_FORM_H_
