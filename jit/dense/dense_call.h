#ifndef BACKTAPE_JIT_DENSE_DENSE_CALL_H_
#define BACKTAPE_JIT_DENSE_DENSE_CALL_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/types/span.h"

namespace backtape::jit {

// A part of a product or convolution with fewer multiplications than this is not worth passing to another thread. This
// many multiplications take a few microseconds. Passing a part to a thread takes one microsecond, and the operands
// must move to that thread's caches.
inline constexpr int64_t kMinWorkOfPiece = 1 << 18;

// A dense kernel (matrix product, grouped product, convolution, transposition, scatter, scan, sort, embedding bag or
// grid sampler) for fixed sizes and strides, ready to run. It consists of consecutive stages, and each stage consists
// of independent pieces. The caller runs the pieces on its own threads; a call starts no threads. The order of
// additions for a value does not depend on the number of pieces. Immutable: several runs may use one call concurrently,
// each with its own state and scratch memory.
class DenseCall {
 public:
  // The data that a run modifies, such as oneDNN's memory handles.
  class State {
   public:
    virtual ~State() = default;
  };

  virtual ~DenseCall() = default;
  virtual std::unique_ptr<State> NewState() const = 0;

  virtual int num_stages() const = 0;
  virtual int num_pieces(int stage) const = 0;
  // The approximate time of all pieces on one thread, for calls that take much longer than their operands' bytes and
  // floating-point operations suggest; otherwise 0.
  virtual int64_t nanoseconds() const { return 0; }
  // The scratch memory for all pieces of all stages.
  virtual int64_t scratch_bytes() const = 0;

  // For a single-stage matrix product that is divided by rows, the rows of the result that a piece computes; otherwise
  // nullopt. The piece writes all of these rows and no others, and reads only the same rows of the first factors and of
  // the residual.
  struct Rows {
    int64_t begin = 0;
    int64_t end = 0;
  };
  virtual std::optional<Rows> RowsOfPiece(int) const { return std::nullopt; }

  // `buffers` are the addresses of the operands' first elements, in the order documented by the function that made the
  // call; `scratch` is aligned to 64 bytes. An error means that oneDNN failed (out of memory, for example) or that the
  // operands have invalid values, such as an index out of range.
  virtual absl::Status RunPiece(int stage, int piece, State& state, absl::Span<void* const> buffers,
                                std::byte* scratch) const = 0;

  // One line: the operation and the chosen implementation.
  virtual std::string ToString() const = 0;
};

// Makes oneDNN use only the calling thread during its lifetime; every thread that runs pieces must hold one.
class SingleThreadScope {
 public:
  SingleThreadScope();
  ~SingleThreadScope();  // NOLINT(performance-trivially-destructible): trivial only without oneDNN
  SingleThreadScope(const SingleThreadScope&) = delete;
  SingleThreadScope& operator=(const SingleThreadScope&) = delete;

 private:
  [[maybe_unused]] int old_num_threads_;  // unused without oneDNN
};

// "oneDNN 2.6.3", or "none" in a build without oneDNN.
std::string OneDnnVersion();

// Runs all pieces of all stages in order on the calling thread.
absl::Status RunOnThisThread(const DenseCall& call, DenseCall::State& state, absl::Span<void* const> buffers,
                             std::byte* scratch);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_DENSE_CALL_H_
