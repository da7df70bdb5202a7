#ifndef BACKTAPE_AUTOGRAD_VIEW_INFO_H_
#define BACKTAPE_AUTOGRAD_VIEW_INFO_H_

#include <cstdint>
#include <memory>

#include "backtape/autograd/variable.h"

namespace backtape {

struct OpLibrary;

// One view op of the chain from a base to a view.
struct ViewStep {
  ViewStep() = default;
  ViewStep(const ViewStep&) = delete;
  ViewStep& operator=(const ViewStep&) = delete;
  // Frees a chain of any length without recursion.
  ~ViewStep();

  std::shared_ptr<const ViewStep> previous;  // null: applied to the base
  const OpLibrary* library = nullptr;
  int op_id = 0;
  ivalue_list args;  // bound; args[0] is left out (None)

  // The chain, applied to another base. On the tape when grad mode is on.
  Variable Replay(const Variable& base) const;
};

// How a view came about decides what an in-place op on it may do.
enum class ViewCreation : uint8_t { kDefault, kSeveralOutputs, kNoGradMode, kInCustomFunction };

// How to make a view again from its base.
struct ViewInfo {
  Variable base;  // not a view itself
  std::shared_ptr<const ViewStep> steps;
  ViewCreation creation = ViewCreation::kDefault;
  int64_t version = 0;  // of the storage, when grad_fn was last up to date
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VIEW_INFO_H_
