#ifndef BACKTAPE_JIT_PLAN_KERNEL_MAKER_H_
#define BACKTAPE_JIT_PLAN_KERNEL_MAKER_H_

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/jit/plan/fuse.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// Outputs above this size do not stay in the caches. One number for all machines: a plan does not depend on where it is
// made, and what a processor reports is the cache that it shares with others (480 MB where this was measured). There,
// outputs of 2 to 12 MB that go past the caches take 3 to 10 % longer, which is all that a wrong guess costs.
inline constexpr int64_t kNonTemporalBytes = 16 << 20;

// What a kernel asks about memory.
class Placement {
 public:
  virtual ~Placement() = default;
  // The tensor as it lies in its block: that of a value, or of a view of it.
  virtual Operand OperandOf(const Node* node) = 0;
  // The pieces of a concatenation that has no memory of its own (ValueKind::kSegments); any other tensor by itself.
  virtual std::vector<Operand> SegmentsOf(const Node* node) = 0;
  // A factor of a product whose copy is left out: what is copied, with the copy's dims (more batch dims than the factor
  // may have). nullopt for any other.
  virtual std::optional<Operand> InsteadOfCopy(const Node& factor) = 0;
  // Whether nothing but the caller reads a value that its kernel writes.
  virtual bool IsOnlyReturned(const Node* node) const = 0;
  // Of all that the graph returns anew.
  virtual const SymInt& ReturnedBytes() const = 0;
  // Of a block in the memory of another (BlockKind::kInPlace): that one; -1 for any other.
  virtual int ReplacedBlock(int block) const = 0;
  // New memory that lives from one kernel to the next.
  virtual int AddTemporary(SymInt bytes, const std::string& name) = 0;
};

// The steps of one group: one kernel, or two when its reductions are cut into chunks.
absl::StatusOr<std::vector<Step>> MakeGroupSteps(const ValueTable& values, const Fusion& fusion,
                                                 const FusionGroup& group, Placement& placement);

// Copies `from`, or fills with a number when it has no block, into `to`, with conversion: a kernel or a transposition.
absl::StatusOr<Step> MakeCopyStep(const Operand& from, const Scalar& fill, const Operand& to, const Node* node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_KERNEL_MAKER_H_
