#ifndef BACKTAPE_CODEGEN_SPEC_OP_H_
#define BACKTAPE_CODEGEN_SPEC_OP_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// True for Python's modules whose functions work on sizes and numbers. A call of such a function is written without
// "torch.ops." and without an overload.
bool IsPythonModule(absl::string_view ns);

// One op with its row fully resolved. `id` is its index in OpSet::ops.
struct Op {
  int id = 0;
  std::string identifier;   // its C++ name: "add_Tensor", "relu_", "operator_getitem"
  std::string schema_text;  // "add.Tensor(Tensor self, ...) -> Tensor"
  Schema schema;
  std::string ns;                 // "aten"; for Python's modules "operator", "math", "torch"
  std::string family;             // "matmul"
  std::vector<std::string> tags;  // enumerators: "kTagPointwise"
  std::string promotion = "kNone";
  std::string dtypes = "kAny";
  std::vector<bool> promote;  // one per argument; empty if none promotes
  int functional = -1;        // for an in-place op: id of its functional op
  int inplace = -1;           // id of the in-place form
  int view = -1;              // for an op that copies a view: id of the view
  // For an op on lists with a kernel of its own: id of the op whose derivative it uses. For its in-place form: id of
  // the in-place op on single tensors.
  int foreach_reference = -1;
  int foreach_base = -1;        // for an op on lists: id of the op called for each element
  int shape_rule = -1;          // id of the op whose typed rule is used (often its own); -1 if generic or none
  int check = -1;               // id of the op whose argument check runs before the generic rule; -1 if none
  int kernel = -1;              // id of the op whose kernel is used; -1 if none
  bool fills_expanded = false;  // the in-place form accepts expanded tensors
  bool is_decomposed = false;   // no shape rule and no kernel: calls of other ops replace it
  int same_as = -1;         // for a decomposed op: id of the op that computes the same; -1 if it has its own function
  std::string unsupported;  // why no code can be generated for it; empty if it can
  std::string infix;
  std::string library = "backtape";  // its typed form is in the C++ namespace <library>::ops

  // The in-place form of an op on lists: it writes its first list and returns nothing.
  bool WritesList() const { return functional >= 0 && schema.args[0].type.is_list; }
  // The in-place form of a view, which changes the sizes of a tensor (ir/geometry_writes.h).
  bool WritesGeometry() const { return functional >= 0 && (HasTag("kTagView") || HasTag("kTagViewOrCopy")); }
  bool HasTag(absl::string_view enumerator) const;
  // True if the op is pointwise and the generic shape rule supports its promotion.
  bool HasGenericRule() const;
  // "aten.add.Tensor", "operator.add".
  std::string QualifiedName() const;
};

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OP_H_
