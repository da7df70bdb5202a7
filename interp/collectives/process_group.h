#ifndef BACKTAPE_INTERP_COLLECTIVES_PROCESS_GROUP_H_
#define BACKTAPE_INTERP_COLLECTIVES_PROCESS_GROUP_H_

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/ir/reduction.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

enum class CollectiveKind : uint8_t {
  kAllReduce,
  kBroadcast,      // from root
  kAllGather,      // the ranks' inputs, in the order of the ranks
  kReduceScatter,  // rank r gets block r of the reduction
  kAllToAll,       // rank r gets block r of each rank's input, in the order of the ranks
  kReduceToRank,   // the reduction on root, zeros elsewhere
};

// One call of a collective on one rank. `input` and `out` are row-major, and have the same dtype. They are either the
// same memory or do not overlap.
struct Collective {
  CollectiveKind kind = CollectiveKind::kAllReduce;
  Reduction reduction = Reduction::kSum;
  int root = 0;
  // kAllToAll: the number of elements received from and sent to each rank.
  std::vector<int64_t> received{}, sent{};
  Tensor input{};
  Tensor out{};
};

// "all_reduce (sum) of f32[128]".
std::string Describe(const Collective& collective);

// A collective in progress. Thread-safe.
class CollectiveWork {
 public:
  using Clock = std::chrono::steady_clock;
  virtual ~CollectiveWork() = default;

  // Blocks until this rank's result has arrived. Returns DeadlineExceeded if the result does not arrive within the
  // group's timeout, counted from the beginning of the wait, and Unavailable if another rank has ended; the message
  // names the ranks that are known to be missing. After an error, the result is undefined and the group cannot be used
  // any more.
  virtual absl::Status Wait() = 0;
  // Whether the group may still write to the result: false after the result has arrived.
  virtual bool may_write() const = 0;
  // When the result arrived. Call after a successful Wait.
  virtual Clock::time_point finished() const = 0;
};

// The processes (ranks) that take part in the same collectives. All ranks must make the same calls in the same order;
// calls of one rank must not be concurrent.
class ProcessGroup {
 public:
  virtual ~ProcessGroup() = default;
  virtual int rank() const = 0;
  virtual int size() const = 0;

  // Starts a collective. The input has been read when the call returns. The result is written until the work is done.
  // The work holds a reference to `out`; if the storage of `out` borrows memory, the caller must keep that memory
  // valid until the work is done.
  virtual absl::StatusOr<std::shared_ptr<CollectiveWork>> Start(const Collective& collective) = 0;
};

// Keyed by the names that graphs use; PyTorch names the group of all processes "0".
using ProcessGroups = absl::btree_map<std::string, std::shared_ptr<ProcessGroup>>;

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COLLECTIVES_PROCESS_GROUP_H_
