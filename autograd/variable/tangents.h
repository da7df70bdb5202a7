#ifndef BACKTAPE_AUTOGRAD_VARIABLE_TANGENTS_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_TANGENTS_H_

#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>
#include <vector>

#include "absl/types/span.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

// The tangents of dual tensors, as autograd stores them. autograd/forward/forward_level.h is the public interface.
namespace backtape::internal {

// The number of a forward level: a later level has a larger number, and no number is used twice in a process.
using LevelId = uint64_t;

struct LevelTangent {
  LevelId level = 0;
  Tensor tangent;  // has the tensor's sizes and dtype
};

// The tangents of a tensor. A tensor and the copies of it that the tape saves share one. Thread-safe: when a level
// ends, it erases its tangents, even those of a tensor that other threads use, such as grad() of a shared leaf.
struct Tangents {
  // Undefined if there is none.
  Tensor At(LevelId level) const;
  // Returns the former tangent, which the caller destroys after releasing its locks.
  Tensor Exchange(LevelId level, Tensor tangent);
  void Erase(LevelId level);
  std::vector<LevelId> levels() const;

 private:
  mutable std::mutex mutex_;
  std::vector<LevelTangent> items_;  // at most one for each level
};

// True while any thread is inside a forward level. Without one, ops need not look for tangents.
class ForwardMode {
 public:
  static bool is_active() { return num_levels_.load(std::memory_order_relaxed) != 0; }
  static void AddLevels(int count) { num_levels_.fetch_add(count, std::memory_order_relaxed); }

 private:
  static constinit std::atomic<int> num_levels_;
};

// While it exists, ops on this thread ignore the tangents of this level and of later ones. The formulas that compute
// the tangents of a level run under this guard, so that they treat the dual tensors of that level as primals.
class BelowLevelGuard {
 public:
  explicit BelowLevelGuard(LevelId level) : previous_(limit_) { limit_ = level; }
  ~BelowLevelGuard() { limit_ = previous_; }
  BelowLevelGuard(const BelowLevelGuard&) = delete;
  BelowLevelGuard& operator=(const BelowLevelGuard&) = delete;

  // Only tangents of levels below the limit are visible.
  static LevelId limit() { return limit_; }

 private:
  static thread_local constinit LevelId limit_;
  LevelId previous_;
};

// Adds the levels below the limit at which a tensor, or an element of a list, may have a tangent.
void AddLevelsOf(const IValue& value, std::vector<LevelId>& levels);
// Whether AddLevelsOf would add any.
bool MayHaveTangent(const IValue& value);
bool AnyMayHaveTangent(absl::Span<const IValue> values);

// Makes `to` share the tangents of `from`, including those that are set later.
void ShareTangents(const Tensor& from, const Tensor& to);
// Like ShareTangents, but shares no later tangents if `from` has had none so far. Does not change `from`, which other
// threads may use.
void ShareExistingTangents(const Tensor& from, const Tensor& to);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_TANGENTS_H_
