#include "backtape/ir/op_packets.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/strip.h"

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

absl::string_view PacketOfOutOverload(absl::string_view target) {
  constexpr absl::string_view kAten = "torch.ops.aten.";
  if (!absl::StartsWith(target, kAten) || !absl::EndsWith(target, "out")) return target;
  return target.substr(0, target.find('.', kAten.size()));
}

}  // namespace backtape
