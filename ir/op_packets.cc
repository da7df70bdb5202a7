#include "backtape/ir/op_packets.h"

#include <algorithm>

#include "absl/strings/strip.h"
#include "backtape/ir/op_id.h"

namespace backtape {

std::vector<const OpSchema*> OverloadsOfPacket(const OpTable& ops, absl::string_view target) {
  target = absl::StripPrefix(target, "torch.ops.");
  std::vector<const OpSchema*> overloads;
  const size_t dot = target.find('.');
  if (dot == absl::string_view::npos) return overloads;
  const absl::string_view ns = target.substr(0, dot);
  const absl::string_view name = target.substr(dot + 1);
  for (const OpSchema* op : ops.ops()) {
    if (op->ns == ns && op->name == name && !op->has_tag(kTagPython)) overloads.push_back(op);
  }
  return overloads;
}

const OpSchema* FindByOtherName(const OpTable& ops, absl::string_view target) {
  if (!absl::ConsumePrefix(&target, "torch.ops.")) return nullptr;
  if (absl::ConsumePrefix(&target, "aten.")) {
    return target == "item.default" ? ops.Find(OpId::_local_scalar_dense) : nullptr;
  }
  const std::vector<const OpSchema*> overloads = OverloadsOfPacket(ops, target);
  return overloads.size() == 1 ? overloads[0] : nullptr;
}

}  // namespace backtape
