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

// How an entry of a derivatives file fared, for the summary.
struct EntryReport {
  std::string name;     // "mul.Tensor"
  std::string problem;  // the first one; empty when it is usable
  bool has_node = false;
};

struct DerivativeSet {
  std::vector<DerivativeEntry> entries;  // usable ones, in the order of the files
  std::vector<EntryReport> reports;      // of all entries
  std::map<std::string, int> num_nodes;  // by prefix: how many "MulBackward<k>" there are
  int num_forward_formulas = 0;          // read, not used yet
  int num_dispatch_blocks = 0;           // for keys other than Default: read, not used

  // The entry that differentiates an op: its own, or of an in-place op that of its functional one. Null for none.
  const DerivativeEntry* Find(const OpSet& ops, const Op& op) const;
};

struct DerivativeOptions {
  bool allow_plain_sizes = false;       // x.sizes() in formulas, as files of 2019 have it
  const DerivativeSet* base = nullptr;  // of the library that is extended: the numbers of nodes go on from its
};

// Looks entries up among `ops` and checks their formulas. `ops` and `callables` must outlive the result.
DerivativeSet BuildDerivativeSet(absl::Span<const DerivativeRow> rows, const OpSet& ops, const Callables& callables,
                                 const DerivativeOptions& options, Diagnostics& diagnostics);

// "max_pool2d" -> "MaxPool2DBackward".
std::string NodePrefix(absl::string_view op_name);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DERIVATIVE_SET_H_
