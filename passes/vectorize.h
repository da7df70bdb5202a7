#ifndef BACKTAPE_PASSES_VECTORIZE_H_
#define BACKTAPE_PASSES_VECTORIZE_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/autograd/custom/vmap_rule.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

namespace internal {
class CustomProgramFunction;
}  // namespace internal

struct VectorizeOptions {
  // The batch dim of each placeholder, or a single one for all placeholders that are tensors. Numbers have no batch
  // dim.
  std::vector<BatchDim> in_dims = {0};
  // The batch dim of each output, or a single one for all outputs that are tensors. An output that is the same for all
  // samples is expanded; nullopt for an output that differs between samples is an error.
  std::vector<BatchDim> out_dims = {0};
  // The number of samples; nullopt stands for a new symbol, with which the graph works for any number of at least 2.
  std::optional<SymInt> size{};
  Randomness randomness = Randomness::kError;
  // Compute ops without a batching rule one sample at a time, and stack the results. `size` must then be a number that
  // is at least 1.
  bool loop_without_rule = false;
  // Returns the function of the whole batch for a custom function (Graph::functions()) that sets generate_vmap_rule. If
  // this is null, a call of such a function is an error.
  std::function<std::shared_ptr<const internal::CustomProgramFunction>(
      std::shared_ptr<const internal::CustomProgramFunction> function, std::vector<BatchDim> in_dims, VmapInfo info)>
      batch_function{};
  const OpLibrary* library = &BuiltinLibrary();
};

// Builds the graph that computes all samples of a batch at once from the graph that computes one, as torch.func.vmap
// does: each batched placeholder has one more dim. Calls that do not depend on a batched placeholder are computed
// once. In-place calls are made functional first; a write of a placeholder that is not batched is an error if the
// written value is batched. Calls keep their stacks, and their names if they become a single call.
//
// The types of the placeholders must be known. Returns InvalidArgument for dims that do not fit, and errors that name
// the node and its source line for a call without a batching rule, a call of a torch.autograd.Function, a random call
// that `randomness` rejects, and a call whose result sizes would differ between samples.
absl::StatusOr<std::unique_ptr<Graph>> Vectorize(const Graph& graph, const VectorizeOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_VECTORIZE_H_
