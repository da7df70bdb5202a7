#ifndef BACKTAPE_AUTOGRAD_ENGINE_TAPE_PIECE_H_
#define BACKTAPE_AUTOGRAD_ENGINE_TAPE_PIECE_H_

#include <cstdint>

#include "absl/types/span.h"
#include "backtape/autograd/engine/tape_walk.h"
#include "backtape/autograd/tape/leaf_locks.h"
#include "backtape/autograd/variable/variable.h"

// Determines which nodes of a backward may be replaced by compiled code. Internal to autograd.
namespace backtape::internal {

// A gradient that Grad returns: the one at input `input_nr` of the node at `position` is result number `result`.
struct ResultPlace {
  uint32_t position = 0;
  uint32_t input_nr = 0;
  size_t result = 0;
};

// The nodes at positions [begin, end) of a backward, after all nodes before them have run.
struct TapePiece {
  const TapeWalk* walk = nullptr;
  uint32_t begin = 0;
  uint32_t end = 0;
  // Whether the hooks before the first node have run, and its results have been taken.
  bool is_prepared = false;
  // The sum of the gradients that have arrived at each input of each node of the walk; undefined if none has arrived.
  // The index is walk->first_input(position) + input_nr.
  absl::Span<const Variable> gradients;
  absl::Span<const ResultPlace> results;  // results that are gradients of the piece's nodes
  // Whether the piece excludes the gradient accumulators among these nodes, which the engine runs after the compiled
  // code. Set if that code may run user code: the locks of leaves must not be held then.
  bool excludes_leaves = false;

  // Whether the piece includes a node in [begin, end) that the walk wants (TapeWalk::is_wanted).
  bool Includes(uint32_t position) const { return !excludes_leaves || !IsExcluded(position); }

  const Variable& gradient(uint32_t position, uint32_t input_nr) const {
    return gradients[walk->first_input(position) + input_nr];
  }
  bool IsExcluded(uint32_t position) const;
};

// Whether hooks run before the node's formula: tensor hooks on its outputs, retains_grad, or pre-hooks.
bool HasHooksBefore(const TapeNode& node);
// Whether the node only calls ops, no user code.
bool IsTraceable(const TapeNode& node);
// Whether compiled code can compute the node's gradients: it has a functional form or a graph.
bool HasFormula(const TapeNode& node);
// Whether only the engine can run the node: it has no formula, or hooks run after it.
bool IsForEngine(const TapeNode& node);
// Adds the leaves of the piece, whose grad() it reads and writes.
void AddLeaves(const TapePiece& piece, LeafLocks& locks);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ENGINE_TAPE_PIECE_H_
