#ifndef BACKTAPE_INTERP_COLLECTIVES_PENDING_COLLECTIVES_H_
#define BACKTAPE_INTERP_COLLECTIVES_PENDING_COLLECTIVES_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "backtape/interp/collectives/process_group.h"
#include "backtape/ir/node.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// The collectives that one run has started and that no wait_tensor has completed yet. An engine creates one for each
// run, on the thread that calls the kernels. Without one, as in eager mode, kernels complete each collective before
// they return.
//
// When a run ends, by success or by an error, the destructor waits for what is left, because the group writes into
// memory of the run. An engine that frees such memory itself must call FinishAll first. If may_write() is true
// afterwards, the engine must never free this memory.
class PendingCollectives {
 public:
  PendingCollectives();
  ~PendingCollectives();
  PendingCollectives(const PendingCollectives&) = delete;
  PendingCollectives& operator=(const PendingCollectives&) = delete;

  // The one of the current run on this thread; null outside of runs.
  static PendingCollectives* Current();

  // Names the node whose kernel runs next, for errors and traces.
  void set_node(const Node* node) { node_ = node; }

  // `what` describes the call in errors: "all_reduce (sum) of f32[8] in the group "0" (rank 1 of 2)".
  void Add(std::shared_ptr<CollectiveWork> work, const Tensor& out, std::string what,
           CollectiveWork::Clock::time_point started);
  // Completes the collectives that write to memory of `tensor`. Errors name the collective and its node.
  absl::Status Finish(const Tensor& tensor);
  absl::Status FinishAll();
  // Whether a collective that failed may still write into its result.
  bool may_write() const { return may_write_; }

 private:
  struct Pending {
    std::shared_ptr<CollectiveWork> work;
    const std::byte* begin;
    const std::byte* end;
    std::string what;
    std::string node;  // its name, op and source line
    std::string node_name;
    CollectiveWork::Clock::time_point started;
  };
  absl::Status Finish(Pending& pending);

  PendingCollectives* const previous_;
  const Node* node_ = nullptr;
  std::vector<Pending> pending_;  // in the order of their starts
  bool may_write_ = false;
};

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COLLECTIVES_PENDING_COLLECTIVES_H_
