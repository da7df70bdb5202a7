#ifndef BACKTAPE_PASSES_DIFFERENTIATE_H_
#define BACKTAPE_PASSES_DIFFERENTIATE_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct DifferentiateOptions {
  // Placeholders with respect to which; nullopt: every one of floating dtype.
  std::optional<std::vector<std::string>> wrt{};
  // Which items of the output, from 0; nullopt: every one that depends on `wrt` in a differentiable way.
  std::optional<std::vector<int>> outputs{};
  const OpLibrary* library = &BuiltinLibrary();
};

// The joint graph of a forward graph: runs it over the tape with symbolic tensors, then its backward, and records both.
// Placeholders: the forward's, then "tangent{k}" for each differentiated output k. Outputs: the forward's, then the
// gradients in the order of `wrt`, None where there is none. Forward calls keep their names where they still are one
// call, and their stacks; backward calls have the stack of the forward call that they belong to, and its name.
//
// Types of placeholders must be known. InvalidArgument lists every name, number or type that is wrong; an op that can't
// be run or differentiated is told with its node and line.
absl::StatusOr<std::unique_ptr<Graph>> Differentiate(const Graph& forward, const DifferentiateOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_DIFFERENTIATE_H_
