#include "backtape/autograd/tape/saved_variable.h"

#include <mutex>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/off_the_tape.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

[[noreturn]] void ThrowSavedTensorMisused(absl::string_view message) {
  throw Error(absl::FailedPreconditionError(message));
}

thread_local constinit internal::UnpackedValues* current_unpacked = nullptr;

// The number of writes. Replacing the variable's data (autograd/tape/replace_data.h) changes its version, but not this
// number.
int64_t WritesOf(const Variable& variable) {
  const AutogradMeta* const meta = AutogradMeta::Get(variable);
  return variable.version() + (meta == nullptr ? 0 : meta->version_offset);
}

}  // namespace

constinit std::atomic<int64_t> SavedVariable::num_packed_ = 0;

// The packed value of a variable, and its place on the tape, which hooks do not see.
struct SavedVariable::Packed {
  Packed() { num_packed_.fetch_add(1, std::memory_order_relaxed); }
  ~Packed() { num_packed_.fetch_sub(1, std::memory_order_relaxed); }
  Packed(const Packed&) = delete;
  Packed& operator=(const Packed&) = delete;

  std::shared_ptr<const SavedTensorsHooks> hooks;
  std::any value;
  bool requires_grad = false;
  std::shared_ptr<TapeNode> grad_fn;      // null for a leaf, and for an output
  std::shared_ptr<TapeNode> accumulator;  // of a leaf that requires grad
  std::shared_ptr<internal::Tangents> tangents;
};

SavedVariable::SavedVariable(const Variable& variable, Flag is_output, Flag may_be_detached) {
  if (!variable.defined()) return;
  output_nr_ = variable.output_nr();
  is_output_ = is_output && !variable.is_leaf();
  // Keeping the output itself would create a reference cycle, because the output owns its node.
  data_ = is_output_ ? internal::OffTheTape(variable) : variable;
  version_ = WritesOf(data_);
  const AutogradMeta* const meta = AutogradMeta::Get(data_);
  must_stay_on_tape_ = !may_be_detached && meta != nullptr && meta->grad_fn != nullptr;
  // The tangents of an output are set after it is saved.
  if (is_output_ && internal::ForwardMode::is_active()) internal::ShareTangents(variable, data_);
  if (is_output_ && variable.is_view()) view_maker_ = variable.grad_fn();
  const std::shared_ptr<const SavedTensorsHooks>* const hooks = internal::DefaultSavedTensorsHooks::Current();
  // A wrapped number is not packed, because it is a number of the program and not one of the user's tensors.
  if (hooks == nullptr || variable.is_wrapped_number()) [[likely]]
    return;
  if (const auto* recorder = internal::TraceRecorder::Current()) recorder->CheckUserCode("a saved-tensor hook");
  Pack(*hooks, data_);
}

void SavedVariable::RegisterHooks(SavedTensorsHooks hooks) {
  internal::CheckCallable(hooks.pack);
  internal::CheckCallable(hooks.unpack);
  if (packed_ != nullptr) {
    ThrowSavedTensorMisused(
        "Calling register_hooks on a saved tensor whose hooks have already been set. Hint: only one pair of hooks is "
        "allowed at a time.");
  }
  if (is_released_) {
    ThrowSavedTensorMisused(
        "Calling register_hooks on a saved tensor after it has been freed. Saved intermediate values of the graph are "
        "freed when you call backward() or Grad(). Specify retain_graph = true if you need to backward through the "
        "graph a second time or if you need to access saved variables after calling backward.");
  }
  if (!data_.defined())
    ThrowSavedTensorMisused("Calling register_hooks on a saved tensor with value None is forbidden");
  CheckUnchanged(nullptr);
  Pack(std::make_shared<const SavedTensorsHooks>(std::move(hooks)), internal::OffTheTape(data_));
}

// Replaces data_ by what the hook makes of `variable`.
void SavedVariable::Pack(std::shared_ptr<const SavedTensorsHooks> hooks, const Variable& variable) {
  auto packed = std::make_shared<Packed>();
  packed->requires_grad = data_.requires_grad();
  if (!is_output_) packed->grad_fn = data_.grad_fn();
  if (!is_output_ && packed->requires_grad && packed->grad_fn == nullptr)
    packed->accumulator = data_.grad_accumulator();
  if (const AutogradMeta* meta = AutogradMeta::Get(data_)) packed->tangents = meta->tangents;
  const int64_t version = variable.version();
  {
    const NoGradGuard no_grad;
    packed->value = hooks->pack(variable);
  }
  if (variable.version() != version) {
    ThrowSavedTensorMisused(
        "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack hook cannot be "
        "modified by in-place operations as this can lead to unexpected side-effects.");
  }
  packed->hooks = std::move(hooks);
  packed_ = std::move(packed);
  data_ = Variable();
}

Variable SavedVariable::CallUnpackHook() const {
  if (const Variable* known = internal::UnpackedValues::Find(*this)) return *known;
  // The hook may release the variable.
  const std::shared_ptr<const Packed> packed = packed_;
  Variable value = packed->hooks->unpack(packed->value);
  if (!value.defined()) {
    throw Error(absl::InvalidArgumentError(
        "Output of saved tensor unpack_hook expected to be a Tensor but got an undefined variable"));
  }
  return value;
}

// Reads grad_fn. The caller needs the mutex only if the variable has been written: otherwise only detach_ changes
// grad_fn, and the user must not call detach_ during a backward.
bool SavedVariable::IsDetached() const {
  if (!must_stay_on_tape_) return false;
  const AutogradMeta* const meta = AutogradMeta::Get(data_);
  return meta == nullptr || meta->grad_fn == nullptr;
}

void SavedVariable::CheckUnchanged(const TapeNode* saved_for) const {
  if (!data_.defined() || (WritesOf(data_) == version_ && !IsDetached())) [[likely]]
    return;
  ThrowChanged(saved_for);
}

void SavedVariable::ThrowChanged(const TapeNode* saved_for) const {
  const bool is_detached = [this] {
    // The variable may be a view whose base was written; another thread may be making the node of the view again.
    AutogradMeta* const meta = AutogradMeta::Get(data_);
    const auto lock = meta == nullptr ? std::unique_lock<std::mutex>() : std::unique_lock(meta->mutex);
    return IsDetached();
  }();
  if (is_detached) {
    ThrowSavedTensorMisused(
        "Trying to use a saved tensor that has been detached in-place, i.e. with .detach_(). This is not supported, "
        "please use out-of-place `.detach()` instead");
  }
  std::string what = absl::StrCat("[", data_.type().ToString(), "]");
  // The caller may hold the node's mutex. Variable::grad_fn() could make a view's node again, which calls ops.
  AutogradMeta* const meta = is_output_ ? nullptr : AutogradMeta::Get(data_);
  if (meta != nullptr && meta->view != nullptr) internal::CheckHistoryOfView(data_, *meta);
  std::unique_lock<std::mutex> lock;
  if (meta != nullptr) lock = std::unique_lock(meta->mutex);
  const TapeNode* const own_maker = meta == nullptr ? nullptr : meta->grad_fn.get();
  const TapeNode* maker = is_output_ ? saved_for : own_maker;
  if (maker != nullptr) absl::StrAppend(&what, ", which is output ", output_nr_, " of ", maker->Name(), ",");
  throw Error(absl::FailedPreconditionError(absl::StrCat(
      "one of the variables needed for gradient computation has been modified by an inplace operation: ", what,
      " is at version ", WritesOf(data_), "; expected version ", version_, " instead.")));
}

Variable SavedVariable::UnpackData(const TapeNode* saved_for) const {
  if (packed_ != nullptr) [[unlikely]]
    return CallUnpackHook();
  CheckUnchanged(saved_for);
  return data_;
}

Variable SavedVariable::Unpack(const std::shared_ptr<TapeNode>& saved_for) const {
  Variable data = UnpackData(saved_for.get());
  if (!data.defined()) return {};
  if (packed_ == nullptr && !is_output_) return data;
  std::shared_ptr<TapeNode> grad_fn = is_output_ ? view_maker_.lock() : nullptr;
  if (is_output_ && grad_fn == nullptr) grad_fn = saved_for;
  if (packed_ != nullptr && !is_output_) grad_fn = packed_->grad_fn;
  const bool is_plain = packed_ != nullptr && grad_fn == nullptr && !packed_->requires_grad &&
                        packed_->tangents == nullptr && !data.requires_grad();
  if (is_plain) return data;
  Variable variable = internal::OffTheTape(data);
  AutogradMeta& meta = AutogradMeta::Require(variable);
  meta.grad_fn = std::move(grad_fn);
  meta.output_nr = output_nr_;
  if (packed_ != nullptr) {
    meta.requires_grad = packed_->accumulator != nullptr;
    meta.grad_accumulator = packed_->accumulator;
    meta.tangents = packed_->tangents;
  } else if (const AutogradMeta* saved = AutogradMeta::Get(data)) {
    meta.tangents = saved->tangents;
  }
  return variable;
}

SavedVariable SavedVariable::Release() {
  SavedVariable held = std::exchange(*this, SavedVariable());
  is_released_ = held.is_defined();
  return held;
}

namespace internal {

UnpackedValues::UnpackedValues() : outer_(current_unpacked) { current_unpacked = this; }
UnpackedValues::~UnpackedValues() { current_unpacked = outer_; }

const Variable* UnpackedValues::Find(const SavedVariable& saved) {
  if (current_unpacked == nullptr) return nullptr;
  for (const auto& [key, value] : current_unpacked->values_) {
    if (key == &saved) return &value;
  }
  return nullptr;
}

bool UnpackedValues::TakeForRun(const TapeNode& node) {
  if (current_unpacked == nullptr || current_unpacked->next_run_ != &node) return false;
  current_unpacked->next_run_ = nullptr;
  return true;
}

void UnpackedValues::ReleaseCurrent() {
  if (current_unpacked == nullptr) return;
  current_unpacked->values_.clear();
  current_unpacked->next_run_ = nullptr;
}

}  // namespace internal

void UnpackHooksGuard::CallHooks(TapeNode& node) {
  if (internal::UnpackedValues::TakeForRun(node)) return;
  node.CallUnpackHooks(values_.emplace());
  internal::UnpackedValues::TakeForRun(node);
}

}  // namespace backtape
