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

// Called for each node but the output, in the order of evaluation, in place of evaluating it: `evaluate` does that (at
// most once), with the values of the operands as given in `operands`, one for each. What the hook returns is the node's
// value: to look at values, time or skip nodes, or put others in their place. A status ends the run.
using NodeHook = std::function<absl::StatusOr<IValue>(const Node& node, absl::Span<const IValue> operands,
                                                      absl::FunctionRef<absl::StatusOr<IValue>()> evaluate)>;

struct RunOptions {
  NodeHook hook;  // none: evaluate
  // Of the random numbers that the graph draws: runs with equal seeds draw the same ones, on every engine and with any
  // number of threads. Which ones a call draws follows from the name of its node (tensor/random_stream.h). Two
  // executables that are run with one seed draw the same numbers where nodes have the same names.
  uint64_t seed = 0;
};

// A graph made ready to run. Run is const and may be called from several threads at once.
class Executable {
 public:
  virtual ~Executable() = default;

  // Takes one value for each placeholder, in their order, and gives what the output node returns: a list with one value
  // for each returned item (a single returned value is a list of one; a dict is the list of its values). `inputs` are
  // taken over: a value is let go of after its last use, so a caller that keeps no other handle has its memory back
  // while the run goes on. InvalidArgument: a wrong number of inputs, or inputs that differ from a placeholder's stated
  // type (all are listed); an error in a node names the node, its op, the types of its arguments and the user's line.
  virtual absl::StatusOr<IValueList> Run(IValueList inputs, const RunOptions& options) const = 0;
  absl::StatusOr<IValueList> Run(IValueList inputs) const { return Run(std::move(inputs), RunOptions()); }

  // The graph that is run (the executable's own copy).
  virtual const Graph& graph() const = 0;
};

}  // namespace backtape

#endif  // BACKTAPE_INTERP_EXECUTABLE_H_
