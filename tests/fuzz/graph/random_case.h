#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_RANDOM_CASE_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_RANDOM_CASE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// The files of tests/conformance and tests/run that cases are derived from, in order of folders. Together they call
// every overload with valid arguments, except collectives and ops with effect tokens.
std::vector<std::string> CorpusFiles(const std::string& folder);

// The case that a seed generates.
struct RandomCase {
  BoundGraph bound;            // no types are set; inputs may be strided, expanded, empty and aliases of each other
  std::string description;     // "c3 of sum.dim_IntList, 4 -> 0, strided"
  bool is_single_call = true;  // a single call of the corpus, with no size enlarged
};

// Mutates a call of the corpus. A size may be replaced by another number (including 0 and 1) wherever it occurs.
// Dtypes and strides change, infinities, NaN and denormal numbers are inserted, inputs become aliases, and calls are
// added before and after. Every fourth seed composes a graph instead (composer.h).
absl::StatusOr<RandomCase> MakeCase(uint64_t seed, const std::vector<std::string>& files);

// Whether the graph decomposes matrices. If these are singular, the factors have no gradient.
bool HasMatrices(const Graph& graph);

// A row-major tensor of the given sizes with elements of `tensor`, repeated or dropped as needed.
Tensor Resized(const Tensor& tensor, const std::vector<int64_t>& sizes);
// Resizes the values of an input of this graph. If HasMatrices(graph), further elements are random, because repeated
// elements make singular matrices.
Tensor ResizedInput(const Graph& graph, const Tensor& tensor, const std::vector<int64_t>& sizes);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_RANDOM_CASE_H_
