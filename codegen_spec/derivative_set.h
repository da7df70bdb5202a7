#ifndef BACKTAPE_CODEGEN_SPEC_DERIVATIVE_SET_H_
#define BACKTAPE_CODEGEN_SPEC_DERIVATIVE_SET_H_

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/formula_ast.h"
#include "backtape/codegen_spec/op_set.h"
#include "backtape/codegen_spec/saved_value.h"

namespace backtape::codegen_spec {

// One formula, checked: the gradients of some arguments.
struct Derivative {
  std::vector<int> args;  // positions in the schema, in the order of the key
  std::string text;       // as written
  ExprPtr expr;
  bool is_not_implemented = false;
  bool uses_mask = false;  // grad_input_mask
};

// The derivative of one op by its Default formulas.
struct DerivativeEntry {
  const Op* op = nullptr;
  std::string node;                          // "MulBackward0"; empty: no argument has a formula, there is no node
  std::vector<Derivative> formulas;          // in the order of their keys
  std::vector<int> differentiable_args;      // positions of arguments with a formula, ascending
  std::vector<SavedValue> saved_inputs;      // by name
  std::vector<SavedValue> saved_outputs;     // by name
  std::vector<bool> differentiable_outputs;  // for each return
  ExprPtr output_condition;                  // on the arguments: only then the output is differentiable
  bool uses_retain_variables = false;

  // Position of an argument among the differentiable ones; -1 for none.
  int DifferentiableIndex(int arg) const;
  // Saved inputs, then outputs: the order of the functional form's parameters.
  std::vector<const SavedValue*> Saved() const;
  const SavedValue* FindSaved(absl::string_view name) const;
  bool HasListInput() const;
};

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

// Names of an op's outputs in formulas: "result", "result1", or as the schema names them.
std::vector<std::string> OutputNames(const Schema& schema);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DERIVATIVE_SET_H_
