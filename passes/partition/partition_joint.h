#ifndef BACKTAPE_PASSES_PARTITION_PARTITION_JOINT_H_
#define BACKTAPE_PASSES_PARTITION_PARTITION_JOINT_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/partition/choose_saved.h"

// Splits a joint graph, which graph-grad and AOTAutograd produce, into a forward and a backward graph.
namespace backtape {

enum class PartitionStrategy : uint8_t {
  kDefault,  // saves all values of the forward that the backward uses, like PyTorch's default_partition
  kMinCut,   // saves the fewest bytes, and recomputes only cheap calls (WhyNotRecompute)
  kBudget,   // saves at most the budget, and recomputes as few operations as possible, expensive calls included
};

struct PartitionOptions {
  PartitionStrategy strategy = PartitionStrategy::kDefault;
  // kBudget: bytes, saved inputs included; or a fraction (0 to 1) of the activation bytes that kMinCut saves, where 0
  // recomputes all activations from the inputs. Exactly one is set. The fraction works like PyTorch's
  // activation_memory_budget, except that PyTorch also counts the inputs that the backward does not read.
  std::optional<int64_t> budget_bytes{};
  std::optional<double> budget_fraction{};
  // See FindJointRoles.
  std::optional<int> num_forward_outputs{};
  std::optional<std::vector<std::string>> tangents{};
  // Repeats random calls too: they keep their names, so they draw the same numbers if both graphs run with one seed.
  bool recompute_random = false;
  // If not null, decides which calls may be recomputed, instead of WhyNotRecompute and recompute_random.
  std::function<bool(const Node&)> may_recompute{};
};

struct Partition {
  // Takes the inputs; returns the forward outputs, then the saved tensors, then the saved sizes.
  std::unique_ptr<Graph> forward;
  // Takes the saved sizes, the saved tensors, then all tangents; returns the gradients. Recomputed calls come just
  // before their first use. Calls keep their names and stacks.
  std::unique_ptr<Graph> backward;
  // What was chosen; points into `joint`, a functional copy of the given graph.
  SavedValues saved;
  JointRoles roles;
  std::unique_ptr<const Graph> joint;
};

// Writes are made functional first; an input that the forward writes is saved as a copy. Types must be known
// (ir/infer_types.h). Calls that run subgraphs are not split. Returns InvalidArgument for a graph that is not a joint
// graph (FindJointRoles), or if no choice of saved values fits the budget; the message then states the smallest
// possible number of bytes.
absl::StatusOr<Partition> PartitionJoint(const Graph& joint, const PartitionOptions& options = {});

// The choices under kBudget that no other beats in both bytes and recomputed operations, from most to fewest bytes.
// Each is the minimum cut for some price of an operation, in saved bytes. The strategy and the budget in `options` are
// ignored.
absl::StatusOr<std::vector<SavedValues>> ParetoChoices(const Partition& partition, PartitionOptions options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PARTITION_PARTITION_JOINT_H_
