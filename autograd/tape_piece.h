#ifndef BACKTAPE_AUTOGRAD_TAPE_PIECE_H_
#define BACKTAPE_AUTOGRAD_TAPE_PIECE_H_

#include <cstdint>

#include "absl/types/span.h"
#include "backtape/autograd/leaf_locks.h"
#include "backtape/autograd/tape_walk.h"
#include "backtape/autograd/variable.h"

// Which nodes of a backward captured code may stand for. For autograd/*.cc only.
namespace backtape::internal {

// The gradient at this input of a node is result number `result` of the backward (of Grad).
struct ResultPlace {
  uint32_t position = 0;
  uint32_t input_nr = 0;
  size_t result = 0;
};

// The nodes at positions [begin, end) of a backward, at a moment when all before them have run.
struct TapePiece {
  const TapeWalk* walk = nullptr;
  uint32_t begin = 0;
  uint32_t end = 0;
  // The hooks before the first node have run, and its results have been taken.
  bool is_prepared = false;
  // What has come in so far at each input of each node of the walk: at walk->first_input(position) + input_nr.
  // Undefined where nothing has.
  absl::Span<const Variable> gradients;
  absl::Span<const ResultPlace> results;  // that are gradients of its nodes

  const Variable& gradient(uint32_t position, uint32_t input_nr) const {
    return gradients[walk->first_input(position) + input_nr];
  }
};

// Hooks run before the node's formula: of its output tensors, retains_grad, pre-hooks.
bool HasHooksBefore(const TapeNode& node);
// Its gradients are calls of ops alone. (User code may be anything.)
bool IsTraceable(const TapeNode& node);
// Only the engine can run the node: it has no functional form, or hooks run after it.
bool IsForEngine(const TapeNode& node);
// Adds the leaves of the piece, whose grad() it reads and writes.
void AddLeaves(const TapePiece& piece, LeafLocks& locks);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_TAPE_PIECE_H_
