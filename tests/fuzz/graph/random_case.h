#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_RANDOM_CASE_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_RANDOM_CASE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// The files of tests/conformance that cases are made from: calls of every overload with valid arguments.
std::vector<std::string> CorpusFiles(const std::string& folder);

// What a seed stands for.
struct RandomCase {
  BoundGraph bound;            // without types; inputs may be strided, expanded, empty and aliases of each other
  std::string description;     // "c3 of sum.dim_IntList, 4 -> 0, strided"
  bool is_single_call = true;  // of the corpus, of no larger sizes
};

// A call of the corpus, changed: other sizes (0 and 1 too) wherever a number occurs, other dtypes, infinities, NaN and
// denormal numbers, strides, aliases, and some calls before and after it.
absl::StatusOr<RandomCase> MakeCase(uint64_t seed, const std::vector<std::string>& files);

// Row-major, of other sizes; elements are repeated or left out.
Tensor Resized(const Tensor& tensor, const std::vector<int64_t>& sizes);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_RANDOM_CASE_H_
