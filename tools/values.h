#ifndef BACKTAPE_TOOLS_VALUES_H_
#define BACKTAPE_TOOLS_VALUES_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::tools {

// An array NAME.strides states how NAME lies in memory; see ReadArrays.
inline constexpr absl::string_view kStridesSuffix = ".strides";

// Arrays whose names start with this prefix hold an optimiser's state in a checkpoint of graph-train.
inline constexpr absl::string_view kOptimizerPrefix = "backtape.optimizer.";

using NamedTensors = std::vector<std::pair<std::string, Tensor>>;

// The values that a graph is run on.
struct GraphValues {
  IValueList inputs;                                // one for each placeholder
  absl::btree_map<std::string, Tensor> attributes;  // keyed by get_attr target
};

// The arrays of a file: safetensors if its name ends in .safetensors, else .npz. An array NAME.strides (of integers,
// one for each dim of NAME) is not returned: it states the strides of NAME in memory, counted in elements. Without it,
// NAME is row-major, or column-major if its header says so. Errors: as for ReadNpz and ReadSafetensors; strides that do
// not fit the array or its values.
absl::StatusOr<NamedTensors> ReadArrays(const std::string& path);

// Writes such a file: an array NAME.strides follows each tensor that is not row-major.
absl::Status WriteArrays(const std::string& path, const NamedTensors& tensors);

// The values of a model's parameters, buffers and constants, by placeholder.
using StateValues = absl::btree_map<std::string, Tensor>;

// The values of the parameters, buffers and constants in the graph's signature. Each comes from the file `params` if
// the path is not empty and the file has it, else from the graph (Graph::attributes). The file's keys are names in the
// model, or names of placeholders. An optimiser's state in the file is skipped. InvalidArgument lists the keys that the
// graph does not have and, with a file, the parameters, buffers and constants that have a use but no value.
absl::StatusOr<StateValues> ReadState(const Graph& graph, const std::string& params);

// Sets the inputs that have a value in `state`. `inputs` has one value for each placeholder.
absl::Status SetState(const Graph& graph, const StateValues& state, IValueList* inputs);

// Reads the values of placeholders, by name or target, and of get_attr targets from a file (ReadArrays). A symbolic
// integer is a 0-dim integer array. A tensor gets the strides that the placeholder's type states, else those of
// ReadArrays. InvalidArgument lists all missing keys and all keys that the graph does not have. A placeholder needs no
// key if it has no uses or if its value is in `state`.
absl::StatusOr<GraphValues> ValuesFromFile(const Graph& graph, const std::string& path, const StateValues& state = {});

// Random values of the placeholders and attributes (interp/random_inputs.h). `file` is the graph's file, for errors.
absl::StatusOr<GraphValues> RandomValues(const Graph& graph, const std::string& file,
                                         const RandomInputsOptions& options);

// Sets the type of each placeholder without a stated type to the type of its value.
void SetUnknownTypes(Graph& graph, const GraphValues& values);

// Parses the values NAME=INTEGER of --symbol. Errors: a value in another form (wrong usage); no placeholder has a size
// with that symbol.
absl::StatusOr<absl::btree_map<std::string, int64_t>> ValuesOfSymbols(const Graph& graph,
                                                                      const std::vector<std::string>& texts);

// Names a graph's outputs "out0", "out1", ..., in the order of the output node. Nested lists are flattened, numbers
// become 0-dim tensors, and an output that is None keeps its number but has no entry.
NamedTensors NameOutputs(const IValueList& outputs);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_VALUES_H_
