#ifndef BACKTAPE_CODEGEN_SPEC_DERIVATIVE_SET_H_
#define BACKTAPE_CODEGEN_SPEC_DERIVATIVE_SET_H_

#include <map>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/derivative_entry.h"
#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op_set.h"

namespace backtape::codegen_spec {

// The outcome for one entry of a derivatives file, for the summary.
struct EntryReport {
  std::string name;     // "mul.Tensor"
  std::string problem;  // the first problem; empty if the entry is usable
  // The first problem of its forward-mode formulas, if these are left out and the entry is usable.
  std::string forward_problem;
  bool has_node = false;
  bool is_derived = false;  // for an op on lists, derived from the entry of the op on single tensors
  bool has_default = true;  // false if all formulas are for other dispatch keys
};

struct DerivativeSet {
  std::vector<DerivativeEntry> entries;  // usable entries, in file order
  std::map<const Op*, size_t> entry_of;  // index of the op's own entry
  std::vector<EntryReport> reports;      // for all entries
  std::map<std::string, int> num_nodes;  // number of "MulBackward<k>" nodes, by prefix
  // The helper functions that Backtape does not define, with the names of the usable entries that call them. A name is
  // repeated for each call.
  std::map<std::string, std::vector<std::string>> declared_only;
  int num_forward_formulas = 0;
  int num_unusable_forward = 0;  // forward-mode formulas that were left out
  int num_dispatch_blocks = 0;   // for keys other than Default; parsed but not used

  // The entry that differentiates an op: its own, the functional op's for an in-place op, or the view's for an op that
  // copies a view. Null if there is none.
  const DerivativeEntry* Find(const OpSet& ops, const Op& op) const;
};

struct DerivativeOptions {
  EntryOptions entry;
  const DerivativeSet* base = nullptr;  // the set of the library that is extended; its node numbers are continued
  // Ops that cannot be represented, with the reasons. An entry or formula that names one is unusable.
  std::map<std::string, std::string> refused_ops;
};

// Resolves the entries to ops in `ops` and checks their formulas. `ops` and `callables` must outlive the result.
DerivativeSet BuildDerivativeSet(absl::Span<const DerivativeRow> rows, const OpSet& ops, const Callables& callables,
                                 const DerivativeOptions& options, Diagnostics& diagnostics);

// "max_pool2d" -> "MaxPool2DBackward".
std::string NodePrefix(absl::string_view op_name);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DERIVATIVE_SET_H_
