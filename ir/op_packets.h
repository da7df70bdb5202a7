#ifndef BACKTAPE_IR_OP_PACKETS_H_
#define BACKTAPE_IR_OP_PACKETS_H_

#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/ir/op_table.h"

namespace backtape {

// The overloads of an op packet ("torch.ops.aten.mul" or "aten.mul") in table order. Empty if the table has none or if
// the target names an overload.
std::vector<const OpSchema*> OverloadsOfPacket(const OpTable& ops, absl::string_view target);

// The packet of an overload that writes its argument `out`: "torch.ops.aten.div" for "torch.ops.aten.div.out",
// "torch.ops.aten.sum" for "torch.ops.aten.sum.IntList_out". Returns every other target unchanged.
absl::string_view PacketOfOutOverload(absl::string_view target);

}  // namespace backtape

#endif  // BACKTAPE_IR_OP_PACKETS_H_
