#ifndef BACKTAPE_AUTOGRAD_FORWARD_FORWARD_LEVEL_H_
#define BACKTAPE_AUTOGRAD_FORWARD_FORWARD_LEVEL_H_

#include <cstdint>

#include "backtape/autograd/variable/variable.h"

// Forward-mode differentiation: a dual tensor carries a tangent, and every op that is called with one computes the
// tangents of its results.
//
//   ForwardLevel level;
//   const Variable x = MakeDual(primal, direction);
//   const Variable slope = UnpackDual(f(x)).tangent;
namespace backtape {

struct ForwardLevelOptions {
  // Tangents may share memory with each other, which saves copies. Only safe if nothing is written in place.
  bool tangents_may_alias = false;
};

// While it exists, tensors can have tangents of this level; its destructor frees them. Levels nest, for derivatives of
// higher order: an inner level differentiates a function that may itself use tangents of outer ones.
class ForwardLevel {
 public:
  explicit ForwardLevel(const ForwardLevelOptions& options = {});
  ~ForwardLevel();
  ForwardLevel(const ForwardLevel&) = delete;
  ForwardLevel& operator=(const ForwardLevel&) = delete;

  uint64_t id() const { return id_; }
  // The innermost level of the thread; null if there is none.
  static const ForwardLevel* Current();

 private:
  uint64_t id_ = 0;
  const ForwardLevel* outer_ = nullptr;
};

struct DualParts {
  Variable primal;   // shares the dual tensor's memory and place on the tape; has no tangent of the level
  Variable tangent;  // undefined for zero
};

// A view of `primal`, on the tape, with this tangent. A tangent with the strides and the offset of the primal, and as
// much memory, is not copied: an op that writes the dual tensor in place also writes this tangent. Throws if the sizes
// or dtypes differ, if the dtype is not floating, if `primal` or `tangent` already has a tangent of the level, or if
// there is no level.
Variable MakeDual(const Variable& primal, const Variable& tangent);
Variable MakeDual(const Variable& primal, const Variable& tangent, const ForwardLevel& level);

// Without a level, returns the variable itself and no tangent.
DualParts UnpackDual(const Variable& dual);
DualParts UnpackDual(const Variable& dual, const ForwardLevel& level);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_FORWARD_FORWARD_LEVEL_H_
