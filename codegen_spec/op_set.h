#ifndef BACKTAPE_CODEGEN_SPEC_OP_SET_H_
#define BACKTAPE_CODEGEN_SPEC_OP_SET_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op.h"
#include "backtape/codegen_spec/op_file.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// All ops, in file and row order; an in-place form comes right after its row's op.
struct OpSet {
  std::vector<Op> ops;
  std::map<std::string, std::vector<int>> by_name;  // the ids of the overloads of a name, ascending
  std::set<std::string> broken_names;               // names of ops whose rows have mistakes
  std::string library = "backtape";                 // the C++ namespace of the generated code
  int first_id = 0;  // OpSchema::id of ops[0]: the number of ops in the extended library, if any

  bool is_builtin() const { return library == "backtape"; }
  // "backtape/ir/op_id.h" in the builtin library, "my_ops/op_id.h" in another.
  std::string HeaderPath(absl::string_view floor, absl::string_view file) const;
  // The header's include guard: "BACKTAPE_IR_OP_ID_H_".
  std::string IncludeGuard(absl::string_view floor, absl::string_view file) const;
  // A using directive for the generated namespaces of a library, so that names from Backtape need no prefix there;
  // empty for the builtin library.
  std::string UsingBacktape() const { return is_builtin() ? "" : "using namespace ::backtape;  // NOLINT\n\n"; }
};

struct OpSetOptions {
  std::string library = "backtape";
  std::string default_ns = "aten";  // namespace of ops whose schema states none
  const OpSet* base = nullptr;      // the library that this one extends
  Diagnostics* unsupported =
      nullptr;  // receives problems about unsupported types and alias annotations; null: reported like other problems
};

// Resolves references between rows and checks them. If it reports a problem, no sources must be generated from the
// result.
OpSet BuildOpSet(absl::Span<const OpRow> rows, Diagnostics& diagnostics, const OpSetOptions& options = {});

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OP_SET_H_
