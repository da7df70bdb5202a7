#ifndef BACKTAPE_PASSES_PARTITION_CHOOSE_SAVED_H_
#define BACKTAPE_PASSES_PARTITION_CHOOSE_SAVED_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/passes/partition/joint_roles.h"

namespace backtape {

// Values of a joint graph that the forward graph returns for the backward graph: tensors, and sizes, which are
// integers. Both are in graph order.
struct SavedValues {
  std::vector<const Node*> tensors;
  std::vector<const Node*> sizes;
  int64_t bytes = 0;  // of the tensors, saved inputs included
  // As `bytes`, without inputs and views of inputs. The backward keeps these bytes alive after the forward.
  int64_t activation_bytes = 0;
  std::vector<const Node*> recomputed;  // the calls that both graphs compute
  // The number of their operations: CountFlops, plus the number of elements of the result and, for an expensive call,
  // of the operands.
  int64_t recomputed_operations = 0;
};

// The size that stands for a symbol in counts of bytes and operations.
inline constexpr int64_t kAssumedSize = 4096;

int64_t BytesOf(const ValueType& type);

// Saves every value that the forward outputs need and the backward uses. Nothing is computed twice, except a call whose
// whole list of results the backward uses.
SavedValues SaveAll(const Graph& joint, const JointRoles& roles);

struct CutOptions {
  // Whether a call that the forward needs may be repeated in the backward. Random calls draw the same numbers again if
  // both graphs run with the same seed.
  std::function<bool(const Node&)> may_recompute;
  // The cost of one operation, expressed in bytes; 0 minimises the bytes alone.
  double bytes_per_operation = 0;
  // Count only the bytes of activations, not those of saved inputs.
  bool inputs_are_free = false;
};

// Why a call must not be repeated in the backward by default. Empty if it may be repeated: it has no effects, and its
// op is known, is not expensive (kTagExpensive), draws no random numbers and is not a collective.
std::string WhyNotRecompute(const Node& node);

// Saves the values of a minimum cut between the forward's inputs and the gradients: the smallest sum of saved bytes and
// of what recomputing costs. Among equal cuts it takes the one that recomputes least. A view counts as the tensor that
// it views. Returns InvalidArgument, naming the node, if the backward needs a value whose type is unknown, or one that
// can be neither saved nor recomputed.
absl::StatusOr<SavedValues> SaveMinimumCut(const Graph& joint, const JointRoles& roles, const CutOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PARTITION_CHOOSE_SAVED_H_
