#ifndef BACKTAPE_AUTOGRAD_COMPILED_BACKWARD_H_
#define BACKTAPE_AUTOGRAD_COMPILED_BACKWARD_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/captured_backward.h"
#include "backtape/autograd/opaque_callee.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

namespace internal {
struct BackwardRequest;
class TapeReading;
}  // namespace internal

// What a captured backward was compiled into.
class BackwardFunction {
 public:
  virtual ~BackwardFunction() = default;
  // The placeholders of the captured graph that Run takes values of, in order, by name: "inputs_3", "sizes_0".
  virtual absl::Span<const std::string> inputs() const = 0;
  // Accumulates gradients, runs hooks, and gives the results. `inputs` are let go of on the way; callees are hooks_i.
  virtual absl::StatusOr<IValueList> Run(IValueList inputs, absl::Span<const OpaqueCallee> callees) const = 0;
};

// A captured backward for certain sizes: the placeholders' types are known. A size that has changed between runs is a
// symbol, with its value now as a hint in `shape_env`, where compiling leaves the guards that other values must keep.
struct BackwardToCompile {
  const Graph& graph;
  const CapturedBackward& captured;
  ShapeEnv& shape_env;
};
using BackwardCompiler =
    std::function<absl::StatusOr<std::unique_ptr<BackwardFunction>>(const BackwardToCompile& backward)>;

struct CaptureStats {
  int64_t captures = 0;  // tapes written as graphs: one for each structure
  int64_t compiles = 0;  // of those graphs, for sizes
  int64_t hits = 0;
  // Why each compile was needed: "new autograd node: MulBackward0 (NodeCall 2) with key size 12, previous key
  // sizes=[10]" of the first node that no known structure has at its place; "changed sizes: marking inputs_0.size(0) of
  // MulBackward0 (NodeCall 2) as dynamic (10, then 20)"; or a guard of the compiled code. NodeCall 0 is what is asked
  // for; other nodes have their places in the order of execution.
  std::vector<std::string> miss_reasons;
};

// While it is enabled, backward (Backward, Grad, Variable::backward) on this thread reads the tape instead of running
// it: the first tape of a structure is captured as a graph, compiled and run; later ones only run. What decides the
// structure: the nodes, their types, edges, hooks and constants, and the dtypes and layouts of tensors. Sizes are
// constants of the code at first; one that changes becomes symbolic in the next compile.
//
// Gradients are those of the engine, in its order of additions. Hooks are called as they are; they may not change
// sizes. Saved values are let go of before the compiled function runs, unless the graph is retained. In anomaly mode
// every node's gradients are checked by a call of their own, and errors tell the forward call. A backward with
// create_graph, or one whose tape is itself being traced, is the engine's. May be used from one thread at a time.
class CompiledBackward {
 public:
  explicit CompiledBackward(BackwardCompiler compiler);
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
  // Called with each graph that is captured.
  void set_on_capture(std::function<void(const Graph&)> callback) { on_capture_ = std::move(callback); }

  // Gets lines about every backward: "cache hit", or "cache miss: " with the reason; of a new structure its nodes too.
  void set_log(std::function<void(absl::string_view line)> log) { log_ = std::move(log); }

  // For the engine: `before_callees` runs before anything is called as it is. Lets go of the request's seeds. Throws
  // backtape::Error.
  variable_list Execute(internal::BackwardRequest& request, bool keep_graph, absl::FunctionRef<void()> before_callees);
  // For measuring: reads the tape and looks it up; false when there is no code for it.
  bool Lookup(const internal::BackwardRequest& request);

 private:
  struct Specialisation;
  struct Structure;
  struct Cache;
  Specialisation* Find(const internal::TapeReading& reading, Structure*& structure);
  Specialisation& Compile(const internal::BackwardRequest& request, const internal::TapeReading& reading,
                          Structure* structure);
  std::string MissReason(const internal::TapeReading& reading) const;
  void AddMiss(std::string reason);

  BackwardCompiler compiler_;
  std::unique_ptr<Cache> cache_;
  CaptureStats stats_;
  std::function<void(const Graph&)> on_capture_;
  std::function<void(absl::string_view)> log_;
  std::unique_ptr<internal::TapeReading> reading_;  // memory for the next one; null while it is in use
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_COMPILED_BACKWARD_H_
