#ifndef BACKTAPE_AUTOGRAD_ENGINE_TASK_RUNNER_H_
#define BACKTAPE_AUTOGRAD_ENGINE_TASK_RUNNER_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/engine/backward_log.h"
#include "backtape/autograd/engine/graph_task.h"
#include "backtape/autograd/engine/piece_executor.h"
#include "backtape/autograd/engine/tape_piece.h"
#include "backtape/autograd/engine/tape_walk.h"
#include "backtape/autograd/variable/edge.h"
#include "backtape/autograd/variable/variable.h"

// Internal to autograd.
namespace backtape::internal {

// Runs one graph task.
class TaskRunner {
 public:
  explicit TaskRunner(GraphTask& task) : task_(task), walk_(*task.walk) {}

  // Restricts the task to nodes that lead to these inputs, whose gradients become results or are accumulated.
  void Restrict(const EdgeList& inputs, bool accumulate);
  // Runs the nodes, and returns the gradients at the inputs if they are not accumulated. `seeds` has a gradient for
  // each root. `executor` runs the pieces that it can run; if it is null, the engine runs every node.
  variable_list Run(variable_list seeds, size_t num_results, PieceExecutor* executor);

 private:
  // Whether the backward runs user code: hooks, or nodes that only the engine can run.
  bool HasUserCode() const;
  void RunNodes(uint32_t begin, uint32_t end);
  // Runs the backward in pieces. A piece is the longest range of nodes that runs without user code. The end of a piece
  // is decided when it begins, from the hooks that exist then.
  void RunPieces(PieceRun& run);
  bool RunCompiled(PieceRun& run, TapePiece& piece);
  // The position of the next node for which the engine has to run something, and whether any formulas run before it.
  // `is_begun`: whether the hooks before the first node, and the node's unpack hooks, have run.
  struct PieceExtent {
    uint32_t end = 0;
    bool has_formulas = false;
    bool may_run_user_code = false;
  };
  PieceExtent ExtentOfPiece(uint32_t begin, bool is_begun) const;
  TapePiece PieceAt(uint32_t begin, uint32_t end, bool is_prepared) const;
  absl::Span<const ResultPlace> ResultsBetween(uint32_t begin, uint32_t end) const;
  // Calls Prepare for a node whose formula runs later.
  bool PrepareInPlace(uint32_t position);
  // A callback may queue more callbacks.
  void RunFinalCallbacks();
  void Deliver(uint32_t position, uint32_t input_nr, Variable grad);
  absl::Span<Variable> GradientsOf(uint32_t position);
  variable_list TakeGradients(uint32_t position);
  // A gradient of the right type, with unset elements, for a node that does not read them.
  static Variable UnusedValue(const InputMetadata& type);
  // Runs a node of a walk with unused values: delivers placeholders for the gradients that nothing uses. Runs the
  // formula only if another gradient needs it.
  void RunWithUnusedValues(uint32_t position);
  // `is_prepared`: whether the hooks before it have run.
  void RunNode(uint32_t position, bool is_prepared = false);
  // Runs the hooks that precede the node's formula, and stores the gradients that are results. Returns false if the
  // formula need not run.
  bool Prepare(uint32_t position, variable_list& grads);
  // Runs the node. Returns an empty list if none of its gradients is wanted.
  variable_list Evaluate(uint32_t position, bool is_prepared);

  GraphTask& task_;
  TapeWalk& walk_;
  BackwardLog* const log_ = BackwardLog::Current();
  variable_list gradients_;                 // gradients that have arrived, numbered like the walk's inputs
  std::vector<ResultPlace> result_places_;  // sorted by position
  variable_list results_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ENGINE_TASK_RUNNER_H_
