#ifndef BACKTAPE_CODEGEN_SPEC_OP_SET_H_
#define BACKTAPE_CODEGEN_SPEC_OP_SET_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op_file.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// One op with its row fully resolved. `id` is its index in OpSet::ops.
struct Op {
  int id = 0;
  std::string identifier;   // its C++ name: "add_Tensor", "relu_", "operator_getitem"
  std::string schema_text;  // "add.Tensor(Tensor self, ...) -> Tensor"
  Schema schema;
  std::string ns;                 // "aten"; for Python's modules "operator", "math", "torch"
  std::string family;             // "pointwise"
  std::vector<std::string> tags;  // enumerators: "kTagPointwise"
  std::string promotion = "kNone";
  std::string dtypes = "kAny";
  std::vector<bool> promote;    // one per argument; empty if none promotes
  int functional = -1;          // for an in-place op: id of its functional op
  int inplace = -1;             // id of the in-place form
  int view = -1;                // for an op that copies a view: id of the view
  int foreach_reference = -1;   // for an op on lists with a kernel of its own: id of the op whose derivative it uses
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

  // The in-place form of a view, which changes the sizes of a tensor (ir/geometry_writes.h).
  bool WritesGeometry() const { return functional >= 0 && HasTag("kTagView"); }
  bool HasTag(absl::string_view enumerator) const;
  // True if the op is pointwise and the generic shape rule supports its promotion.
  bool HasGenericRule() const;
  // "aten.add.Tensor", "operator.add".
  std::string QualifiedName() const;
};

// All ops, in file and row order; an in-place form comes right after its row's op.
struct OpSet {
  std::vector<Op> ops;
  std::map<std::string, std::vector<int>> by_name;  // the ids of the overloads of a name, ascending
  std::set<std::string> broken_names;               // of ops whose rows have mistakes
  std::string library = "backtape";                 // the C++ namespace of the generated code
  int first_id = 0;  // OpSchema::id of ops[0]: the number of ops in the extended library, if any

  bool is_builtin() const { return library == "backtape"; }
  // "backtape/ir/op_id.h" in the builtin library, "my_ops/op_id.h" in another.
  std::string HeaderPath(absl::string_view floor, absl::string_view file) const;
  // The header's include guard: "BACKTAPE_IR_OP_ID_H_".
  std::string IncludeGuard(absl::string_view floor, absl::string_view file) const;
  // The first line of code in another library's namespaces, so that the names of backtape need no prefix.
  std::string UsingBacktape() const { return is_builtin() ? "" : "using namespace ::backtape;  // NOLINT\n\n"; }
};

struct OpSetOptions {
  std::string library = "backtape";
  std::string default_ns = "aten";  // namespace of ops whose schema states none
  const OpSet* base = nullptr;      // the library that this one extends
  Diagnostics* unsupported =
      nullptr;  // receives problems about unsupported types and alias annotations; null: reported like other problems
};

// Resolves references between rows and checks them. Sources must be generated from the result only if nothing was
// reported.
OpSet BuildOpSet(absl::Span<const OpRow> rows, Diagnostics& diagnostics, const OpSetOptions& options = {});

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OP_SET_H_
