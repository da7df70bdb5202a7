#include "backtape/ir/inlined_calls.h"

#include "absl/strings/strip.h"

namespace backtape {
namespace {

constexpr InlinedCallLayout kLayouts[] = {
    {"autograd_function_apply", 0, 2, false},
    {"flex_gemm", 1, 2, true},
    {"hints_wrapper", 0, 1, true},
    {"invoke_quant_packed", 0, 1, false},
    {"invoke_subgraph", 0, 2, false},
    {"strict_mode", 0, 1, true},
    {"tag_activation_checkpoint", 0, 1, false},
    {"wrap", 0, 1, false},
    {"wrap_activation_checkpoint", 0, 1, false},
    {"wrap_with_autocast", 4, 5, false},
    {"wrap_with_set_grad_enabled", 1, 2, false},
};

}  // namespace

const InlinedCallLayout* LayoutOfInlinedCall(absl::string_view target) {
  if (!absl::ConsumePrefix(&target, "torch.ops.higher_order.")) return nullptr;
  for (const InlinedCallLayout& layout : kLayouts) {
    if (layout.name == target) return &layout;
  }
  return nullptr;
}

bool IsInlinedTarget(absl::string_view target) { return LayoutOfInlinedCall(target) != nullptr || target == kSwitch; }

}  // namespace backtape
