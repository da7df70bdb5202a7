#ifndef BACKTAPE_AUTOGRAD_CAPTURE_COMPILED_BACKWARD_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_COMPILED_BACKWARD_H_

#include <functional>
#include <memory>

#include "absl/strings/string_view.h"
#include "backtape/autograd/capture/backward_function.h"
#include "backtape/autograd/capture/capture_stats.h"
#include "backtape/ir/graph.h"

namespace backtape {

namespace internal {
class PieceExecutor;
struct TapePiece;
}  // namespace internal

// While it is enabled, backward (Backward, Grad, Variable::backward) on this thread runs compiled code where it can:
// the first tape of a structure is captured as a graph, compiled and run; later ones only run. The structure is the
// nodes, their types, edges, hooks and constants, and the dtypes and layouts of tensors. Sizes are constants of the
// code at first; one that changes becomes symbolic in the next compile. Saved floating-point numbers are constants at
// first too; one that changes becomes an input if the formulas only multiply, divide, add or subtract it.
//
// A program behaves as it does without capture: it gets the same values, gradients and errors, and its hooks run in the
// same order, with the same arguments, and see the same grad(). The engine calls user code (hooks, and custom functions
// that are not traceable), which splits a backward into pieces. Each piece is read from the tape when its turn comes,
// so it reflects hooks that were added or removed, gradients that are undefined, and tensors that were written. The
// engine also runs what cannot be captured or compiled; CaptureStats::engine_reasons says why. With create_graph and in
// anomaly mode, the engine runs the whole backward.
//
// Saved values are released before a piece runs, unless the graph is retained. Not thread-safe: one thread at a time
// may use it.
class CompiledBackward {
 public:
  explicit CompiledBackward(BackwardCompiler compiler, const CaptureOptions& options = {});
  ~CompiledBackward();
  CompiledBackward(const CompiledBackward&) = delete;
  CompiledBackward& operator=(const CompiledBackward&) = delete;

  // Enables a CompiledBackward on the current thread for a scope; null disables capture.
  class Scope {
   public:
    explicit Scope(CompiledBackward* backward);
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    internal::PieceExecutor* previous_;
  };
  [[nodiscard]] Scope Enable() { return Scope(this); }
  // The CompiledBackward that is enabled on the current thread; null if there is none.
  static CompiledBackward* Current();

  const CaptureStats& stats() const;
  // Evicts all compiled code.
  void Clear();
  // Called with the graph of each whole backward that has a new structure.
  void set_on_capture(std::function<void(const Graph&)> callback);

  // Called with lines about every backward: "cache hit"; "cache miss: " with the reason and, for a new structure, its
  // nodes; "run by the engine: " with the reason.
  void set_log(std::function<void(absl::string_view line)> log);

  // For benchmarks: reads the piece and looks it up. Returns false if there is no code for it.
  bool Lookup(const internal::TapePiece& piece);

 private:
  class Executor;

  std::unique_ptr<Executor> executor_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_COMPILED_BACKWARD_H_
