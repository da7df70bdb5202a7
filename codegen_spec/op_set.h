#ifndef BACKTAPE_CODEGEN_SPEC_OP_SET_H_
#define BACKTAPE_CODEGEN_SPEC_OP_SET_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op_file.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// One op, every question about its row answered. `id` is its place in OpSet::ops.
struct Op {
  int id = 0;
  std::string identifier;   // its C++ name: "add_Tensor", "relu_", "operator_getitem"
  std::string schema_text;  // "add.Tensor(Tensor self, ...) -> Tensor"
  Schema schema;
  std::string ns;                 // "aten"; of Python's modules "operator", "math", "torch"
  std::string family;             // "pointwise"
  std::vector<std::string> tags;  // enumerators: "kTagPointwise"
  std::string promotion = "kNone";
  std::string dtypes = "kAny";
  std::vector<bool> promote;  // for each argument; empty when none
  int functional = -1;        // of an in-place op: id of the op that computes
  int inplace = -1;           // id of the in-place form
  int foreach_base = -1;      // of an op on lists: id of the op that is called for each element
  int shape_rule = -1;        // id of the op whose typed rule serves; own id when not shared; -1: generic or none
  int check = -1;             // likewise: whose argument check runs before the generic rule; -1: none
  int kernel = -1;            // likewise; -1: none
  std::string infix;
  std::string library = "backtape";  // the C++ namespace of its typed form is <library>::ops

  // The in-place form of a view, which changes the sizes of a tensor (ir/geometry_writes.h).
  bool WritesGeometry() const { return functional >= 0 && HasTag("kTagView"); }
  bool HasTag(absl::string_view enumerator) const;
  // Pointwise, and its promotion is one that the generic shape rule knows.
  bool HasGenericRule() const;
  // "aten.add.Tensor", "operator.add".
  std::string QualifiedName() const;
};

// All ops, in the order of files and rows, an in-place form right behind its row.
struct OpSet {
  std::vector<Op> ops;
  std::string library = "backtape";  // the C++ namespace of what is generated from it
  int first_id = 0;                  // OpSchema::id of ops[0]: in a library that extends another, the other's size

  bool is_builtin() const { return library == "backtape"; }
  // "backtape/ir/op_id.h" of the builtin library, "my_ops/op_id.h" of another.
  std::string HeaderPath(absl::string_view floor, absl::string_view file) const;
  // The same as a macro: "BACKTAPE_IR_OP_ID_H_".
  std::string IncludeGuard(absl::string_view floor, absl::string_view file) const;
  // What C++ in a library's own namespaces begins with, so that the names of backtape need no prefix.
  std::string UsingBacktape() const { return is_builtin() ? "" : "using namespace ::backtape;  // NOLINT\n\n"; }
};

struct OpSetOptions {
  std::string library = "backtape";
  const OpSet* base = nullptr;  // the library that this one extends
  Diagnostics* unsupported =
      nullptr;  // where to report types and alias annotations that are not supported; null: with other problems
};

// Resolves what rows say of each other and checks it. Sources are to be made of the result only when nothing was
// reported.
OpSet BuildOpSet(absl::Span<const OpRow> rows, Diagnostics& diagnostics, const OpSetOptions& options = {});

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OP_SET_H_
