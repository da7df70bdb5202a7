#ifndef BACKTAPE_TESTS_GRADIENT_GRADIENT_CASE_H_
#define BACKTAPE_TESTS_GRADIENT_GRADIENT_CASE_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"

namespace backtape::testing {

// One call of an overload to differentiate, as described in tests/conformance/README.md ("Gradients"), or a whole graph
// of tests/run with a line "# differentiate: NAMES".
struct GradientCase {
  std::string name;                  // "c0"; empty for a whole graph
  std::vector<std::string> by;       // the placeholders whose gradients are computed
  bool has_reference = true;         // PyTorch's gradients are recorded
  bool has_second_reference = true;  // PyTorch's second-order gradients are recorded
  bool has_seeds = true;             // the gradients of the outputs are recorded; otherwise they are made up
  bool is_smooth = true;             // central differences apply
  // The tangent is the transpose of the gradient. False for embedding with padding_idx, whose gradient omits that row,
  // as in PyTorch.
  bool has_transpose = true;
  bool is_twice_smooth = true;       // central differences of the gradients apply
  std::vector<const Node*> outputs;  // the values to differentiate
};

// A file of tests/conformance/gradients, or a run case.
struct GradientFile {
  std::string path;
  std::unique_ptr<Graph> graph;
  absl::btree_map<std::string, Tensor> arrays;
  double rtol = 1e-9;
  std::vector<GradientCase> cases;
};

absl::StatusOr<GradientFile> ReadGradientFile(const std::string& path);

// Reads the graph and the values of its placeholders, which the file of the same name with the extension .npz contains.
// `cases` is empty.
absl::StatusOr<GradientFile> ReadCalls(const std::string& path);

// Adds a case to a file of independent calls and finds its outputs by its name. Returns InvalidArgument if there are
// none.
absl::Status AddCase(GradientFile& file, GradientCase gradient_case);

// The gradient of output or input `index` if none is recorded: irregular odd multiples of 1/16, so no element is 0.
Tensor MadeUpSeed(const Tensor& like, size_t index);

// Evaluates one case on the tape. `leaves` are the values of the placeholders of those names. Other placeholders are
// constants; floating-point ones are converted to the dtype of the leaves.
variable_list EvaluateCase(const GradientFile& file, const GradientCase& gradient_case,
                           const absl::btree_map<std::string, Variable>& leaves);

// Checks the gradients of one case and returns all failures. First and second order gradients must agree with PyTorch's
// and with central differences. Gradients in float32 must have that dtype and agree to a thousandth. The functional
// forms of the nodes must agree with the nodes. Forward mode (forward_checks.h) and traced backwards
// (traced_gradients.h) are checked too.
std::vector<std::string> FailuresOf(const GradientFile& file, const GradientCase& gradient_case);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_GRADIENT_GRADIENT_CASE_H_
