#ifndef BACKTAPE_JIT_PLAN_KERNEL_MAKER_H_
#define BACKTAPE_JIT_PLAN_KERNEL_MAKER_H_

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/jit/plan/fuse.h"
#include "backtape/jit/plan/gathered_rows.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// Larger outputs are assumed not to stay in the caches. The number is the same for all machines, so that a plan does
// not depend on where it is made. The cache size that a processor reports would not help, because other cores share
// that cache (it was 480 MB on the machine where this was measured). On that machine a wrong guess costs at most 10 %:
// non-temporal stores made kernels with outputs of 2 to 12 MB 3 to 10 % slower.
inline constexpr int64_t kNonTemporalBytes = 16 << 20;

// The planner's interface for kernel builders: where values are in memory.
class Placement {
 public:
  virtual ~Placement() = default;
  // The tensor of a value, or of a view of one, with its place in its block.
  virtual Operand OperandOf(const Node* node) = 0;
  // The pieces of a concatenation without its own memory (ValueKind::kSegments); for other tensors, the tensor itself.
  virtual std::vector<Operand> SegmentsOf(const Node* node) = 0;
  // If `factor` is an omitted copy that a product reads: the source of the copy, with the copy's dims, which may
  // include more batch dims than the factor has. Nullopt for other factors.
  virtual std::optional<Operand> InsteadOfCopy(const Node& factor) = 0;
  // How row scatters gather `rows`, if `rows` are not in memory for that reason; nullopt if they are.
  virtual std::optional<GatheredRows> InsteadOfRows(const Node& rows) = 0;
  // Whether a value that a kernel writes is only returned and no step reads it.
  virtual bool IsOnlyReturned(const Node* node) const = 0;
  // Total bytes of the outputs that the graph allocates.
  virtual const SymInt& ReturnedBytes() const = 0;
  // For a block that replaces another in its memory (BlockKind::kInPlace), that other block; otherwise -1.
  virtual int ReplacedBlock(int block) const = 0;
  // Adds memory that lives from one kernel to the next.
  virtual int AddTemporary(SymInt bytes, const std::string& name) = 0;
};

// The steps of one group: one kernel, or several when its reductions are split into chunks.
absl::StatusOr<std::vector<Step>> MakeGroupSteps(const ValueTable& values, const Fusion& fusion,
                                                 const FusionGroup& group, Placement& placement);

// Copies `from` into `to` with conversion, or fills `to` with `fill` if `from` has no block. Uses a kernel or a
// transposition.
absl::StatusOr<Step> MakeCopyStep(const Operand& from, const Scalar& fill, const Operand& to, const Node* node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_KERNEL_MAKER_H_
