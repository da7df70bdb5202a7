#ifndef BACKTAPE_AUTOGRAD_TAPE_SAVED_VARIABLE_H_
#define BACKTAPE_AUTOGRAD_TAPE_SAVED_VARIABLE_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/flag.h"

namespace backtape {

// A variable that a tape node keeps for backward. Detects writes to its storage in between, and detach_ of an input
// that was not a leaf. An output of the node itself is stored without its place on the tape, because storing that would
// create a reference cycle. Unpack restores the place.
//
// With hooks (autograd/tape/saved_tensors_hooks.h) only the packed value is kept, and writes are not detected. The
// hooks are those of the SavedTensorsHooksGuard that exists when the variable is saved, or those that RegisterHooks
// sets.
class SavedVariable {
 public:
  SavedVariable() = default;  // holds an undefined variable
  // With `may_be_detached`, detach_ of an input is allowed, as for variables that a custom function saves.
  SavedVariable(const Variable& variable, Flag is_output, Flag may_be_detached = false);

  // Packs the variable with these hooks. Throws backtape::Error if there are hooks already, if the variable is
  // undefined, was released or has been written since it was saved, and if `pack` writes the tensor. No other thread
  // may use the node meanwhile.
  void RegisterHooks(SavedTensorsHooks hooks);
  template <typename Pack, typename Unpack>
  void RegisterHooks(Pack pack, Unpack unpack) {
    RegisterHooks(SavedTensorsHooks::Of(std::move(pack), std::move(unpack)));
  }

  // Returns the variable. For an output, `saved_for` is the node that saved it. Throws if its storage has been written
  // since it was saved, or detach_ was called on it. Calls the unpack hook, if there is one, and throws if the hook
  // returns an undefined variable.
  Variable Unpack(const std::shared_ptr<TapeNode>& saved_for = nullptr) const;
  // Like Unpack, but returns an output without its place on the tape, which is cheaper. `saved_for` is used only in
  // error messages.
  Variable UnpackData(const TapeNode* saved_for = nullptr) const;
  // Calls `read` with what UnpackData returns, without taking a handle to a variable that is not packed.
  template <typename Read>
  void ReadData(const TapeNode* saved_for, const Read& read) const {
    if (packed_ != nullptr) [[unlikely]]
      return read(CallUnpackHook());
    CheckUnchanged(saved_for);
    read(data_);
  }
  // Makes the variable undefined. Returns what it held: destroying that may run user code (a packed value, the contexts
  // of custom functions on the tape), so the caller releases its locks first.
  SavedVariable Release();
  bool is_defined() const { return data_.defined() || packed_ != nullptr; }
  // Whether hooks have packed it.
  bool is_packed() const { return packed_ != nullptr; }
  // Whether any SavedVariable of the process is packed.
  static bool AnyIsPacked() { return num_packed_.load(std::memory_order_relaxed) != 0; }

 private:
  struct Packed;
  void Pack(std::shared_ptr<const SavedTensorsHooks> hooks, const Variable& variable);
  Variable CallUnpackHook() const;
  bool IsDetached() const;
  void CheckUnchanged(const TapeNode* saved_for) const;
  [[noreturn]] void ThrowChanged(const TapeNode* saved_for) const;

  static constinit std::atomic<int64_t> num_packed_;

  Variable data_;  // undefined while packed
  int64_t version_ = 0;
  uint32_t output_nr_ = 0;
  bool is_output_ = false;          // an output that is not a leaf; data_ is then off the tape
  bool must_stay_on_tape_ = false;  // data_ had a grad_fn when it was saved, which detach_ must not remove
  bool is_released_ = false;
  // For an output that was written in place and is a view: its grad_fn, which is not the node that saved it.
  std::weak_ptr<TapeNode> view_maker_;
  std::shared_ptr<const Packed> packed_;
};

namespace internal {

// The values that a node's unpack hooks have returned before the node runs. While it exists, unpacking a variable on
// this thread uses them instead of calling the hooks again. Filled by TapeNode::CallUnpackHooks.
class UnpackedValues {
 public:
  UnpackedValues();
  ~UnpackedValues();
  UnpackedValues(const UnpackedValues&) = delete;
  UnpackedValues& operator=(const UnpackedValues&) = delete;

  void Add(const SavedVariable* saved, Variable value) { values_.emplace_back(saved, std::move(value)); }
  // Reserves the values for the next run of this node on this thread.
  void set_next_run(const TapeNode* node) { next_run_ = node; }
  // Whether the thread's innermost UnpackedValues are meant for the run of this node that begins now.
  static bool TakeForRun(const TapeNode& node);

  // The value in the thread's innermost UnpackedValues; null if there is none.
  static const Variable* Find(const SavedVariable& saved);
  // Releases the values of the thread's innermost UnpackedValues, if there is one.
  static void ReleaseCurrent();

 private:
  std::vector<std::pair<const SavedVariable*, Variable>> values_;
  const TapeNode* next_run_ = nullptr;  // null while the hooks are called, and once a run has begun
  UnpackedValues* outer_;
};

}  // namespace internal

// Exists while a node runs. Its constructor calls the node's unpack hooks, unless that was done for this run already.
// The node then holds its mutex while it unpacks, without calling user code. Costs one test if no variable of the
// process is packed. Throws what the hooks throw, and if the values were released.
class UnpackHooksGuard {
 public:
  explicit UnpackHooksGuard(TapeNode& node) {
    if (SavedVariable::AnyIsPacked()) [[unlikely]]
      CallHooks(node);
  }

 private:
  void CallHooks(TapeNode& node);

  std::optional<internal::UnpackedValues> values_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_SAVED_VARIABLE_H_
