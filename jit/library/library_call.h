#ifndef BACKTAPE_JIT_LIBRARY_LIBRARY_CALL_H_
#define BACKTAPE_JIT_LIBRARY_LIBRARY_CALL_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/types/span.h"

namespace backtape::jit {

// Below so many multiplications a part of a product or convolution is not worth another thread: some microseconds, as
// handing it over takes one and its operands have to come to the other core.
inline constexpr int64_t kMinWorkOfPiece = 1 << 18;

// A matrix product or convolution of fixed sizes and strides, ready to run. It is cut into stages that follow each
// other, and each stage into pieces that are independent: the caller hands them to its own threads, so the library
// starts none. Every value is computed by one piece, in an order that does not depend on the number of pieces.
// Immutable; several runs may use one call at the same time, each with its own state and scratch memory.
class LibraryCall {
 public:
  // The part that a run changes (the library's handles to memory).
  class State {
   public:
    virtual ~State() = default;
  };

  virtual ~LibraryCall() = default;
  virtual std::unique_ptr<State> NewState() const = 0;

  virtual int num_stages() const = 0;
  virtual int num_pieces(int stage) const = 0;
  // Of all pieces of all stages together.
  virtual int64_t scratch_bytes() const = 0;

  // Of one matrix product with one stage: the rows of the result that a piece computes, when it writes all of them and
  // nothing else, and reads the same rows of the first factors and of the residual. nullopt for all that is cut
  // otherwise.
  struct Rows {
    int64_t begin = 0;
    int64_t end = 0;
  };
  virtual std::optional<Rows> RowsOfPiece(int) const { return std::nullopt; }

  // `buffers` are the operands' first elements, in the order that the maker of the call names; `scratch` is aligned to
  // 64 bytes. A status means that the library failed (out of memory, say).
  virtual absl::Status RunPiece(int stage, int piece, State& state, absl::Span<void* const> buffers,
                                std::byte* scratch) const = 0;

  // One line: what it is and which implementation the library chose.
  virtual std::string ToString() const = 0;
};

// Keeps the library to the calling thread while it lives; every thread that runs pieces holds one.
class SingleThreadScope {
 public:
  SingleThreadScope();
  ~SingleThreadScope();  // NOLINT(performance-trivially-destructible): only without the library
  SingleThreadScope(const SingleThreadScope&) = delete;
  SingleThreadScope& operator=(const SingleThreadScope&) = delete;

 private:
  [[maybe_unused]] int old_num_threads_;  // not used without the library
};

// "oneDNN 2.6.3", or "none" in a build without.
std::string LibraryVersion();

// All pieces of all stages, one after the other on this thread.
absl::Status RunOnThisThread(const LibraryCall& call, LibraryCall::State& state, absl::Span<void* const> buffers,
                             std::byte* scratch);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_LIBRARY_CALL_H_
