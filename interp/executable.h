#ifndef BACKTAPE_INTERP_EXECUTABLE_H_
#define BACKTAPE_INTERP_EXECUTABLE_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Called in order for each node except placeholders and the output, in place of evaluating it. `evaluate` evaluates the
// node and may be called at most once; `operands` holds one value per operand. The hook returns the node's value, so it
// can inspect or replace values, measure time, and skip nodes. An error ends the run.
using NodeHook = std::function<absl::StatusOr<IValue>(const Node& node, absl::Span<const IValue> operands,
                                                      absl::FunctionRef<absl::StatusOr<IValue>()> evaluate)>;

struct RunOptions {
  NodeHook hook;  // may be empty
  // Seed of the random numbers that the graph draws. Runs with equal seeds draw equal numbers, on every engine and with
  // any number of threads. A call's numbers depend on its node's name (tensor/random_stream.h), so two executables draw
  // the same numbers for nodes of the same name.
  uint64_t seed = 0;
};

// A graph compiled by some engine. Run is const and thread-safe.
class Executable {
 public:
  virtual ~Executable() = default;

  // Runs the graph on one value per placeholder, in order, and returns one value per item that the output node returns
  // (a single value becomes a list of one, a dict a list of its values). Takes ownership of `inputs` and releases each
  // value after its last use, so memory that the caller does not hold is freed during the run. Returns InvalidArgument
  // for a wrong number of inputs, or if inputs do not match the placeholders' types (lists all of them). An error in a
  // node names the node, its op, the types of its arguments and the user's source line.
  virtual absl::StatusOr<IValueList> Run(IValueList inputs, const RunOptions& options) const = 0;
  absl::StatusOr<IValueList> Run(IValueList inputs) const { return Run(std::move(inputs), RunOptions()); }

  // The executable's own copy of the graph.
  virtual const Graph& graph() const = 0;
};

}  // namespace backtape

#endif  // BACKTAPE_INTERP_EXECUTABLE_H_
