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

// The ops that a graph may call. Immutable once built. Graphs point into it, so it must outlive them.
class OpTable {
 public:
  // All ops of codegen_spec/ops. Built on first use and never destroyed.
  static const OpTable& Builtin();

  explicit OpTable(absl::Span<const OpSchema> schemas);

  // Finds an op by its call target as FX prints it: "torch.ops.aten.add.Tensor", "aten.add.Tensor" (an overload as an
  // argument), "operator.getitem" or "_operator.getitem". Returns null if there is none.
  const OpSchema* Find(absl::string_view target) const;
  const OpSchema* Find(OpId id) const;
  // Returns the op. Throws backtape::Error if it is not in the table.
  const OpSchema& at(OpId id) const;
  absl::Span<const OpSchema* const> ops() const { return ops_; }
  const OpSchema& at(int id) const { return *ops_[id]; }
  // Known targets closest in spelling to an unknown one, best first, for error messages.
  std::vector<std::string> Suggestions(absl::string_view target, int max_count = 3) const;

 private:
  std::vector<const OpSchema*> ops_;
  std::vector<const OpSchema*> by_id_;  // null for ids that the table lacks
  absl::flat_hash_map<std::string, const OpSchema*> by_target_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_OP_TABLE_H_
