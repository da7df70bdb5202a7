#include "backtape/autograd/capture/compiled_backward.h"

#include <utility>

#include "backtape/autograd/capture/capture_state.h"
#include "backtape/autograd/capture/compiled_run.h"
#include "backtape/autograd/engine/piece_executor.h"
#include "backtape/autograd/variable/hooks.h"

namespace backtape {

class CompiledBackward::Executor final : public internal::PieceExecutor {
 public:
  Executor(CompiledBackward* owner, BackwardCompiler compiler, const CaptureOptions& options)
      : owner_(owner), state_(std::move(compiler), options) {
    internal::CheckCallable(state_.compiler);
  }

  CompiledBackward* owner() const { return owner_; }
  internal::CaptureState& state() { return state_; }

  std::unique_ptr<internal::PieceRun> BeginBackward() override {
    return std::make_unique<internal::CompiledRun>(state_);
  }
  void NoteEngineRun(absl::string_view reason) override { state_.NoteEngineRun(reason); }

 private:
  CompiledBackward* owner_;
  internal::CaptureState state_;
};

CompiledBackward::CompiledBackward(BackwardCompiler compiler, const CaptureOptions& options)
    : executor_(std::make_unique<Executor>(this, std::move(compiler), options)) {}

CompiledBackward::~CompiledBackward() = default;

CompiledBackward::Scope::Scope(CompiledBackward* backward)
    : previous_(internal::PieceExecutor::Exchange(backward == nullptr ? nullptr : backward->executor_.get())) {}

CompiledBackward::Scope::~Scope() { internal::PieceExecutor::Exchange(previous_); }

CompiledBackward* CompiledBackward::Current() {
  // There is no other kind of executor.
  auto* const executor = static_cast<Executor*>(internal::PieceExecutor::Current());
  return executor == nullptr ? nullptr : executor->owner();
}

const CaptureStats& CompiledBackward::stats() const { return executor_->state().stats; }

void CompiledBackward::Clear() { executor_->state().cache.Clear(); }

void CompiledBackward::set_on_capture(std::function<void(const Graph&)> callback) {
  executor_->state().on_capture = std::move(callback);
}

void CompiledBackward::set_log(std::function<void(absl::string_view line)> log) {
  executor_->state().log = std::move(log);
}

bool CompiledBackward::Lookup(const internal::TapePiece& piece) {
  return internal::IsCached(executor_->state(), piece);
}

}  // namespace backtape
