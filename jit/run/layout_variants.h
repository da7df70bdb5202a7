#ifndef BACKTAPE_JIT_RUN_LAYOUT_VARIANTS_H_
#define BACKTAPE_JIT_RUN_LAYOUT_VARIANTS_H_

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/jit/compiler.h"

namespace backtape::jit {

// Whether the elements fill a contiguous range of memory, each exactly once, in any order of dims.
bool IsDense(const Tensor& tensor);

// Executables of one graph for inputs whose strides differ from those that the graph states. Strides determine what
// as_strided reads, which views are possible and which strides results have, so each layout has its own plan. Compiled
// on demand; at most kMaxVariants are kept, and the least recently used one is evicted. Thread-safe: threads that need
// the same new layout at once may each compile it, and the first result is kept.
class LayoutVariants {
 public:
  using Compiler = std::function<absl::StatusOr<std::unique_ptr<NativeExecutable>>(const Graph&)>;
  static constexpr size_t kMaxVariants = 8;

  // `graph` must outlive this object.
  LayoutVariants(const Graph& graph, Compiler compile) : graph_(graph), compile_(std::move(compile)) {}

  // `inputs` has one value for each placeholder, with its dtype and sizes. Returns the compiler's error if compilation
  // fails.
  absl::StatusOr<std::shared_ptr<const NativeExecutable>> For(absl::Span<const IValue> inputs);
  // Calls NativeExecutable::Trim of each variant.
  void Trim();

 private:
  struct Variant {
    std::vector<ValueType> types;  // types of the placeholders
    std::shared_ptr<const NativeExecutable> executable;
  };

  const Graph& graph_;
  const Compiler compile_;
  std::mutex mutex_;
  std::vector<Variant> variants_;  // most recently used last
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_LAYOUT_VARIANTS_H_
