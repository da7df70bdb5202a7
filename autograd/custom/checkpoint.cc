#include "backtape/autograd/custom/checkpoint.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

[[noreturn]] void ThrowCheckpointMisused(absl::string_view message) {
  throw Error(absl::FailedPreconditionError(message));
}

// One call of Checkpoint. The tensors that its ops save are numbered in order.
class CheckpointedCall {
 public:
  using Function = std::function<variable_list(const variable_list&)>;
  CheckpointedCall(Function function, const variable_list& inputs, const CheckpointOptions& options)
      : function_(std::move(function)),
        inputs_(inputs),
        preserves_random_state_(options.preserve_random_state),
        random_state_(Generator::Default().state()) {
    for (const Variable& input : inputs_) versions_.push_back(input.defined() ? input.version() : 0);
  }

  size_t AddType(const Variable& saved) {
    types_.push_back(saved.type());
    return types_.size() - 1;
  }

  void CheckInputs(const char* what) const {
    for (size_t i = 0; i < inputs_.size(); ++i) {
      if (!inputs_[i].defined() || inputs_[i].version() == versions_[i]) continue;
      ThrowCheckpointMisused(absl::StrCat("input ", i, " of a checkpointed function ", what));
    }
  }

  // Called when the function has returned for the first time. Frees the values that a backward inside of the function
  // has recomputed, because the next backward may run much later.
  void FinishForward() {
    std::vector<Saved> values;  // destroyed after the lock is released
    const std::lock_guard lock(mutex_);
    is_forward_done_ = true;
    values_.swap(values);
  }

  // The saved tensor of this number. A backward takes each one once. The function runs again without a lock: it may
  // itself run backward, or wait for another thread that does.
  Variable Take(size_t number) {
    Saved taken;
    {
      const std::lock_guard lock(mutex_);
      if (number < values_.size()) taken = std::exchange(values_[number], {});
    }
    if (!taken.value.defined()) {
      std::vector<Saved> again = RunAgain();
      taken = std::exchange(again[number], {});
      const std::lock_guard lock(mutex_);
      values_.swap(again);
    }
    CheckNotWritten(taken, number);
    return taken.value;
  }

 private:
  struct Saved {
    Variable value;
    bool is_written = false;  // by the function, after it was saved
  };

  // What the function saves when it runs again. A backward inside of the function needs only the tensors that the
  // function has saved so far. The run then stops after these, because the function may write them later.
  std::vector<Saved> RunAgain() const {
    CheckInputs("has been modified by an inplace operation since its forward");
    variable_list inputs;
    for (const Variable& input : inputs_) {
      Variable& again = inputs.emplace_back(input.defined() ? input.detach() : input);
      if (!input.defined()) continue;
      if (input.requires_grad()) again.set_requires_grad();
      internal::ShareExistingTangents(input, again);  // ops on tangents save tensors too
    }
    std::vector<Variable> saved;
    std::vector<int64_t> versions;
    const bool stops_early = !is_forward_done_;
    struct HasAll {};
    try {
      const EnableGradGuard grad_mode;
      std::unique_ptr<GeneratorStateGuard> random_state;
      if (preserves_random_state_) random_state = std::make_unique<GeneratorStateGuard>(random_state_);
      const SavedTensorsHooksGuard hooks(
          [&](const Variable& variable) {
            saved.push_back(variable.detach());
            versions.push_back(variable.version());
            if (stops_early && saved.size() == types_.size()) throw HasAll();
            return saved.size() - 1;
          },
          [&](size_t number) {
            CheckNotWritten({saved[number], saved[number].version() != versions[number]}, number);
            return saved[number];
          });
      function_(inputs);
    } catch (const HasAll&) {
    }
    CheckSame(saved);
    std::vector<Saved> result;
    for (size_t i = 0; i < saved.size(); ++i) result.push_back({saved[i], saved[i].version() != versions[i]});
    return result;
  }

  static void CheckNotWritten(const Saved& saved, size_t number) {
    if (!saved.is_written) return;
    ThrowCheckpointMisused(
        absl::StrCat("one of the variables needed for gradient computation has been modified by an inplace operation: "
                     "tensor ",
                     number, " (", saved.value.type().ToString(), "), which a checkpointed function saved"));
  }

  void CheckSame(const std::vector<Variable>& saved) const {
    if (saved.size() != types_.size()) {
      ThrowCheckpointMisused(
          absl::StrCat("a checkpointed function saved ", types_.size(),
                       types_.size() == 1 ? " tensor for backward, but " : " tensors for backward, but ", saved.size(),
                       " when it ran again"));
    }
    for (size_t i = 0; i < types_.size(); ++i) {
      const TensorType type = saved[i].type();
      if (type.dtype == types_[i].dtype && type.sizes == types_[i].sizes) continue;
      ThrowCheckpointMisused(absl::StrCat("tensor ", i, " that a checkpointed function saved for backward was ",
                                          types_[i].ToString(), ", but it was ", type.ToString(),
                                          " when the function ran again"));
    }
  }

  const Function function_;
  const variable_list inputs_;
  std::vector<int64_t> versions_;  // of the inputs
  const bool preserves_random_state_;
  const Generator::State random_state_;
  std::vector<TensorType> types_;  // of the saved tensors
  std::atomic<bool> is_forward_done_ = false;
  std::mutex mutex_;           // guards the following
  std::vector<Saved> values_;  // those that no backward has taken yet
};

}  // namespace

variable_list Checkpoint(const std::function<variable_list(const variable_list& inputs)>& function,
                         const variable_list& inputs, const CheckpointOptions& options) {
  internal::CheckCallable(function);
  if (!GradMode::is_enabled() || internal::TraceRecorder::Current() != nullptr) return function(inputs);
  const auto call = std::make_shared<CheckpointedCall>(function, inputs, options);
  const SavedTensorsHooksGuard hooks([call](const Variable& variable) { return call->AddType(variable); },
                                     [call](size_t number) { return call->Take(number); });
  variable_list results = function(inputs);
  call->FinishForward();
  call->CheckInputs("was written by the function itself");
  return results;
}

}  // namespace backtape
