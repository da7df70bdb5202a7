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

// Adds a contiguous placeholder.
Node* Input(Graph& graph, absl::string_view name, std::initializer_list<int64_t> sizes, DType dtype = DType::kFloat32);

// The names of the calls in graph order, separated by blanks.
std::string CallNames(const Graph& graph);
// The ops of the calls in graph order, without "aten." and ".default": "add.Tensor relu".
std::string CallOps(const Graph& graph);
size_t NumCalls(const Graph& graph);

// Runs passes given as text, or a standard pipeline by its name, verifying after each.
absl::StatusOr<RunReport> RunPasses(Graph& graph, absl::string_view passes);

// Reads a graph in the form of generated code and infers its types. `inputs` are the annotated parameters (x:
// "f32[2]"), `body` the statements including the return, one per line; '@' is short for "torch.ops.aten.". Aborts with
// the reader's message if the graph cannot be read.
std::unique_ptr<Graph> ReadCode(absl::string_view inputs, absl::string_view body);

// Runs passes on such a graph. Checks that each pass preserves the values for random inputs and that a second run of
// the passes changes nothing. Returns CallOps of the result, or the error.
std::string OpsAfter(absl::string_view passes, absl::string_view inputs, absl::string_view body);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_PASSES_GRAPHS_H_
