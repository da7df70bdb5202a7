#ifndef BACKTAPE_TESTS_PASSES_GRAPHS_H_
#define BACKTAPE_TESTS_PASSES_GRAPHS_H_

#include <initializer_list>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/runner.h"

namespace backtape::testing {

// A float32 placeholder; contiguous.
Node* Input(Graph& graph, absl::string_view name, std::initializer_list<int64_t> sizes, DType dtype = DType::kFloat32);

// The calls in order, by their names, with blanks between.
std::string CallNames(const Graph& graph);
// The same by their ops, without "aten." and ".default": "add.Tensor relu".
std::string CallOps(const Graph& graph);
size_t NumCalls(const Graph& graph);

// Runs passes given as text, or a standard pipeline by its name, verifying after each.
absl::StatusOr<RunReport> RunPasses(Graph& graph, absl::string_view passes);

// A graph of generated code's form: `inputs` are the parameters with annotations (x: "f32[2]"), `body` the statements
// with the return, one a line; '@' stands for "torch.ops.aten.". Types are inferred. Ends the test with the reader's
// message when it can't be read.
std::unique_ptr<Graph> ReadCode(absl::string_view inputs, absl::string_view body);

// Optimises such a graph, checks that values on random inputs are equal after each pass and that a second run of the
// same passes changes nothing, and gives CallOps, or the error.
std::string OpsAfter(absl::string_view passes, absl::string_view inputs, absl::string_view body);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_PASSES_GRAPHS_H_
