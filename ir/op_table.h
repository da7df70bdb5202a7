#ifndef BACKTAPE_IR_OP_TABLE_H_
#define BACKTAPE_IR_OP_TABLE_H_

#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"

namespace backtape {

class ShapeContext;

// The ops that a graph may call. Immutable once built; graphs point into it, so it must outlive them.
class OpTable {
 public:
  // Every op of codegen_spec/ops. Built on first use, never destroyed.
  static const OpTable& Builtin();

  explicit OpTable(absl::Span<const OpSchema> schemas);

  // By call target as FX prints it: "torch.ops.aten.add.Tensor", "aten.add.Tensor" (an overload used as an argument),
  // "operator.getitem" or "_operator.getitem". Null when there is none.
  const OpSchema* Find(absl::string_view target) const;
  absl::Span<const OpSchema* const> ops() const { return ops_; }
  const OpSchema& at(int id) const { return *ops_[id]; }
  // Targets closest in spelling to an unknown one, best first, for messages.
  std::vector<std::string> Suggestions(absl::string_view target, int max_count = 3) const;

 private:
  std::vector<const OpSchema*> ops_;
  absl::flat_hash_map<std::string, const OpSchema*> by_target_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_OP_TABLE_H_
