#ifndef BACKTAPE_AUTOGRAD_COMPILED_BACKWARD_H_
#define BACKTAPE_AUTOGRAD_COMPILED_BACKWARD_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/captured_backward.h"
#include "backtape/autograd/number_pattern.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

namespace internal {
class CaptureCache;
class CompiledRun;
class TapeReading;
struct TapePiece;
}  // namespace internal

// What a piece of a captured backward was compiled into.
class BackwardFunction {
 public:
  virtual ~BackwardFunction() = default;
  // The placeholders of the captured graph that Run takes values of, in order, by name: "inputs_3", "sizes_0",
  // "numbers_1".
  virtual absl::Span<const std::string> inputs() const = 0;
  // Accumulates gradients into leaves, and returns the values of the captured graph's output (None for an undefined
  // gradient). `inputs` are released during the run.
  virtual absl::StatusOr<IValueList> Run(IValueList inputs) const = 0;
};

// A captured piece of a backward for certain sizes: the placeholders' types are known. A size that has changed between
// runs is a symbol, with its value now as a hint in `shape_env`, where compiling leaves the guards that other values
// must satisfy.
struct BackwardToCompile {
  const Graph& graph;
  const CapturedBackward& captured;
  ShapeEnv& shape_env;
  // The values of numbers_i now. Those that are lifted stay inputs, as 0-dim tensors; the others are constants.
  const NumberPattern& numbers;
  bool has_symbolic_sizes = false;
};
using BackwardCompiler =
    std::function<absl::StatusOr<std::unique_ptr<BackwardFunction>>(const BackwardToCompile& backward)>;

// Limits of the cache. What was not used for the longest time is evicted.
struct CaptureOptions {
  // Captured structures: one for each backward, and one for each piece of a backward that has several.
  size_t max_structures = 512;
  // Compiled versions of each structure, for different sizes.
  size_t max_specialisations = 8;
};

struct CaptureStats {
  // Backwards whose structure was new, that needed something compiled (for new sizes, for instance), and for which
  // everything was known.
  int64_t captures = 0;
  int64_t compiles = 0;
  int64_t hits = 0;
  // Pieces that were compiled, over all backwards.
  int64_t pieces_compiled = 0;
  // Structures and specialisations that made room for others.
  int64_t evictions = 0;
  // Pieces and whole backwards that the engine had to run, and how many for each reason.
  int64_t engine_runs = 0;
  absl::btree_map<std::string, int64_t> engine_reasons;
  // Why each compile was needed, the last 1000: "new autograd node: MulBackward0 (NodeCall 2) with key size 12,
  // previous key sizes=[10]" for the first node that no known structure has at its place; "changed sizes: marking
  // inputs_0.size(0) of MulBackward0 (NodeCall 2) as dynamic (10, then 20)"; the same for "changed numbers"; or a guard
  // of the compiled code. NodeCall 0 is what is asked for; other nodes have their places in the order of execution.
  std::vector<std::string> miss_reasons;
};

// While it is enabled, backward (Backward, Grad, Variable::backward) on this thread runs captured code where it can:
// the first tape of a structure is captured as a graph, compiled and run; later ones only run. The structure is the
// nodes, their types, edges, hooks and constants, and the dtypes and layouts of tensors. Sizes are constants of the
// code at first; one that changes becomes symbolic in the next compile. So are saved floating-point numbers; one that
// changes becomes an input where all that is done with it is to multiply, divide, add or subtract.
//
// A program behaves as without it: values, gradients, the order and arguments of hooks, what they see in grad(), and
// errors are the engine's. User code (hooks, and custom functions that are not traceable) is called by the engine, and
// cuts a backward into pieces; each piece is read from the tape when its turn comes, so it sees hooks that were added
// or removed, gradients that are undefined, and tensors that were written. What can't be captured or compiled is run by
// the engine too: see CaptureStats::engine_reasons. That is always so for create_graph and in anomaly mode.
//
// Saved values are released before a piece runs, unless the graph is retained. May be used from one thread at a time.
class CompiledBackward {
 public:
  explicit CompiledBackward(BackwardCompiler compiler, const CaptureOptions& options = {});
  ~CompiledBackward();
  CompiledBackward(const CompiledBackward&) = delete;
  CompiledBackward& operator=(const CompiledBackward&) = delete;

  // Makes it the thread's for a scope.
  class Scope {
   public:
    explicit Scope(CompiledBackward* backward);
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    CompiledBackward* previous_;
  };
  [[nodiscard]] Scope Enable() { return Scope(this); }
  // The thread's; null when the engine runs tapes.
  static CompiledBackward* Current();

  const CaptureStats& stats() const { return stats_; }
  // Forgets all compiled code.
  void Clear();
  // Called with the graph of each new structure of a whole backward.
  void set_on_capture(std::function<void(const Graph&)> callback) { on_capture_ = std::move(callback); }

  // Gets lines about every backward: "cache hit"; "cache miss: " with the reason, and for a new structure its nodes;
  // "run by the engine: " with the reason.
  void set_log(std::function<void(absl::string_view line)> log) { log_ = std::move(log); }

  // For the engine, which runs a backward or a piece of one.
  void NoteEngineRun(absl::string_view reason);
  // For measuring: reads the piece and looks it up; false when there is no code for it.
  bool Lookup(const internal::TapePiece& piece);

 private:
  friend class internal::CompiledRun;
  void AddMiss(std::string reason);
  void LogNodes(const internal::TapeReading& reading) const;

  BackwardCompiler compiler_;
  std::unique_ptr<internal::CaptureCache> cache_;
  CaptureStats stats_;
  std::function<void(const Graph&)> on_capture_;
  std::function<void(absl::string_view)> log_;
  std::unique_ptr<internal::TapeReading> spare_reading_;  // memory for the next one; null while it is in use
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_COMPILED_BACKWARD_H_
