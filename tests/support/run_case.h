#ifndef BACKTAPE_TESTS_SUPPORT_RUN_CASE_H_
#define BACKTAPE_TESTS_SUPPORT_RUN_CASE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/interp/compare.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/compiler.h"
#include "backtape/tensor/tensor.h"

namespace backtape::testing {

// A graph with inputs and expected outputs. A case is a graph text in any form, after comment lines with directives:
//   # inputs: add.npz                  arrays by placeholder name and get_attr target (beside the case)
//   # expected: add.expected.npz       arrays out0, out1, ...
//   # values: add.npz                  inputs and outputs in one file
//   # input x: f32[2, 2] 1 2 nan -inf  one array, row-major
//   # expect out0: f32[2] 1 2
//   # tolerance: float32 rtol=1e-6 atol=1e-5    for outputs of this dtype (default: exact)
//   # interpreter: depends on tensor values    some or all calls cannot run as native code; the reported reason
//                                    contains these words
//   # sums: float32                  the values depend on sums in float32; the interpreter sums in float64, so
//                                    the passes for native code are not checked with it
//   # scale-tolerance: 1e-4            for floating-point outputs, relative to the largest value of the output
//   # differentiate: x y               tests gradients with respect to these float64 inputs (tests/gradient)
// If the expected arrays include grad_NAME (the gradient with respect to placeholder NAME), the graph is
// differentiated too, and the inputs include tangentK (the tangent of output K). Calls of Python-level targets and
// composite ops are resolved first. Other comment lines are free text. A graph without directives, as PyTorch writes
// it, uses NAME.inputs.npz and NAME.expected.npz from the case's folder or its parent folder, with a scale tolerance
// of 1e-4.
struct RunCase {
  std::string path;
  std::string text;
  absl::btree_map<std::string, Tensor> inputs;
  absl::btree_map<std::string, Tensor> expected;
  absl::btree_map<std::string, Tensor> gradients;  // keyed by placeholder
  absl::btree_map<DType, Tolerance> tolerances;
  double scale_tolerance = 0;
  std::string interpreter_reason;
  bool needs_float32_sums = false;
};

absl::StatusOr<RunCase> ReadRunCase(const std::string& path);
// Parses the text of a case. Files that it names are in the folder of `path`.
absl::StatusOr<RunCase> ParseRunCase(std::string text, const std::string& path);
// One value for each placeholder, in its own memory and with the strides that the text states. InvalidArgument if a
// placeholder that is used has no value.
absl::StatusOr<IValueList> InputsFor(const Graph& graph, const RunCase& run_case);

// One way to run a graph: "as read", "after O1", "native avx2", ...
struct RunConfiguration {
  std::string name;
  std::string pipeline;             // O1, O2, or native: the passes before native code is planned; empty: none
  std::optional<NativeCpu> native;  // nullopt: the interpreter
};
// The configurations that this CPU can run.
const std::vector<RunConfiguration>& RunConfigurations();

// Runs a case in all configurations and returns all failures. The graph must be readable, survive printing and reading,
// run, and return the expected values. Native code must agree with the interpreter to the tolerance of
// native_tolerance.h and must not leave a pointwise op to its reference kernel.
std::vector<std::string> FailuresOf(const RunCase& run_case);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_SUPPORT_RUN_CASE_H_
