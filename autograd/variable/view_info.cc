#include "backtape/autograd/variable/view_info.h"

#include <utility>

#include "backtape/tensor/acquire_releases.h"

namespace backtape {

ViewStep::~ViewStep() {
  std::shared_ptr<const ViewStep> step = std::move(previous);
  // While this is the only handle, no other thread can make another one.
  while (step != nullptr && step.use_count() == 1) {
    internal::AcquireReleases(step);
    std::shared_ptr<const ViewStep> next = std::move(const_cast<ViewStep&>(*step).previous);
    step = std::move(next);
  }
}

}  // namespace backtape
