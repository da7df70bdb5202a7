#ifndef BACKTAPE_AUTOGRAD_TAPE_TAPE_PLACE_H_
#define BACKTAPE_AUTOGRAD_TAPE_TAPE_PLACE_H_

#include <cstdint>
#include <memory>

#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape {

class TapeNode;

namespace internal {

// A variable's place on the tape, and for a view the place of its base, so that a trace of a program that writes the
// variable can restore both. Keeps the variable and its grad_fn() alive.
class TapePlace {
 public:
  explicit TapePlace(const Variable& variable);
  // Whether the place, requires_grad or retains_grad of the variable or of its base differs from that at construction.
  bool HasChanged() const;
  // Restores the place, requires_grad, and the place of the retains_grad hook.
  void Restore() const;

 private:
  Tensor variable_;
  std::shared_ptr<TapeNode> grad_fn_;
  uint32_t output_nr_ = 0;
  bool requires_grad_ = false;
  bool retains_grad_ = false;
  TensorHook retains_grad_hook_;
  int64_t view_version_ = 0;
  std::shared_ptr<TapeNode> view_base_node_;
  std::unique_ptr<TapePlace> base_;  // null if the variable is not a view
};

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_TAPE_PLACE_H_
