#ifndef BACKTAPE_PASSES_PYTHON_TARGETS_AUTOCAST_REGIONS_H_
#define BACKTAPE_PASSES_PYTHON_TARGETS_AUTOCAST_REGIONS_H_

#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "backtape/ir/autocast.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::python_targets {

// The regions of torch.autocast for the CPU around the call that is evaluated, as Dynamo records them: calls of
// _enter_autocast and _exit_autocast. The innermost region counts.
class AutocastRegions {
 public:
  // nullopt: a region in which autocast is disabled.
  void Enter(std::optional<Autocast> autocast) { regions_.push_back(autocast); }
  // Returns false if no region was entered.
  bool Exit();

  std::optional<Autocast> current() const { return regions_.empty() ? std::nullopt : regions_.back(); }

 private:
  std::vector<std::optional<Autocast>> regions_;
};

// The arguments of a call with the casts of autocast, which are calls of ops; nullopt if nothing is cast.
std::optional<IValueList> WithCasts(const Autocast& autocast, const OpSchema& op, absl::Span<const IValue> args);

}  // namespace backtape::python_targets

#endif  // BACKTAPE_PASSES_PYTHON_TARGETS_AUTOCAST_REGIONS_H_
