#ifndef BACKTAPE_TOOLS_VALUES_H_
#define BACKTAPE_TOOLS_VALUES_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::tools {

// An array NAME.strides states how NAME lies in memory; see ReadArrays.
inline constexpr absl::string_view kStridesSuffix = ".strides";

using NamedTensors = std::vector<std::pair<std::string, Tensor>>;

// The values that a graph is run on.
struct GraphValues {
  IValueList inputs;                                // one for each placeholder
  absl::btree_map<std::string, Tensor> attributes;  // by get_attr target
};

// The arrays of an .npz file. An array NAME.strides (of integers, one for each dim of NAME) is not one of them: it states
// the strides, counted in elements, that NAME has in memory; without it they are row-major, or column-major as the file
// says. Errors: as for ReadNpz; strides that do not fit the array or its values.
absl::StatusOr<NamedTensors> ReadArrays(const std::string& path);

// Writes such a file: an array NAME.strides stands after each tensor that is not row-major.
absl::Status WriteArrays(const std::string& path, const NamedTensors& tensors);

// Values of an .npz file by placeholder name (or target), and of get_attr targets. A placeholder that is a symbolic
// integer takes a 0-dim integer array. A tensor gets the strides that the placeholder's type states, else those of
// ReadArrays. InvalidArgument lists all keys that are missing or that the graph does not have;
// a placeholder that nothing reads may be missing.
absl::StatusOr<GraphValues> ValuesFromNpz(const Graph& graph, const std::string& path);

// Parses texts NAME=INTEGER, as --symbol takes them. Errors: another text (wrong usage); no size of a placeholder has
// the name.
absl::StatusOr<absl::btree_map<std::string, int64_t>> ValuesOfSymbols(const Graph& graph,
                                                                      const std::vector<std::string>& texts);

// "out0", "out1", ... for the tensors of a graph's outputs, in the order of the output node; an output that is None has
// no key; numbers become 0-dim tensors. Nested lists count on.
NamedTensors NameOutputs(const IValueList& outputs);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_VALUES_H_
