#ifndef BACKTAPE_JIT_RUN_NATIVE_EXECUTABLE_H_
#define BACKTAPE_JIT_RUN_NATIVE_EXECUTABLE_H_

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"
#include "backtape/interp/run_trace.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/code_map.h"
#include "backtape/jit/compiler.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"
#include "backtape/jit/run/binding_cache.h"
#include "backtape/jit/run/guarded_memory.h"
#include "backtape/jit/run/layout_variants.h"
#include "backtape/jit/run/run_context.h"
#include "backtape/jit/run/size_check.h"
#include "backtape/jit/run/step_timer.h"
#include "backtape/jit/run/thread_pool.h"

namespace backtape::jit {

// The address at which the block of an input begins.
std::byte* StartOf(const Tensor& input, const Block& block);

class PlannedExecutable : public NativeExecutable {
 public:
  struct Parts {
    std::unique_ptr<Graph> graph;  // the graph given to CompileNative
    Plan plan;
    std::unique_ptr<Emitter> emitter;       // owns the code
    std::vector<KernelFunction> functions;  // one for each step
    std::vector<int> pieces;                // for each step, its index in the emitter's code; -1 for none
    TileSet tiles;
    CompileReport report;
    NativeOptions options;
    std::optional<SizeCheck> size_check;  // set if sizes are symbolic or the storages of inputs matter
    LayoutVariants::Compiler compile;     // compiles with the same options
  };
  explicit PlannedExecutable(Parts parts);

  absl::StatusOr<IValueList> Run(IValueList inputs, const RunOptions& options) const override;
  const Graph& graph() const override { return *parts_.graph; }
  CompileReport Report() const override;
  void Trim() const override;
  std::string PreparedText() const override { return PrintGraph(*parts_.plan.graph, TextStyle::Code()); }
  std::string PlanText(Flag with_kernels) const override { return parts_.plan.ToString(with_kernels); }

  std::string CodeListing() const override { return code_map().Listing(); }
  std::optional<CodeLocation> Describe(const void* address) const override { return code_map().Describe(address); }
  CodeMap code_map() const { return CodeMap(parts_.emitter.get(), parts_.plan, parts_.pieces); }

  void set_compile_ms(double ms) { parts_.report.compile_ms = ms; }

  // Creates the binding and a context, so that the first run need not. For graphs without symbols.
  absl::Status PrepareStaticBinding();

 private:
  // The values of one run.
  struct Placed {
    absl::InlinedVector<Tensor, 16> inputs;                     // the tensors among the inputs, as the steps read them
    absl::InlinedVector<absl::Span<const Tensor>, 16> outputs;  // for each output block
  };

  class ResultReader;

  absl::StatusOr<std::vector<int64_t>> SymbolValues(absl::Span<const IValue> inputs) const;
  absl::StatusOr<std::unique_ptr<RunContext>> MakeContext(std::vector<int64_t> symbol_values) const;
  // Returns null if the plan does not cover the sizes, the strides or the storages, or if memory runs out. If only the
  // strides differ, sets `variant` to the executable for these strides.
  absl::StatusOr<std::unique_ptr<RunContext>> TakeContext(absl::Span<const IValue> inputs,
                                                          std::shared_ptr<const NativeExecutable>& variant) const;
  void ReturnContext(std::unique_ptr<RunContext> context) const;
  // Runs the plan or the interpreter. Throws std::bad_alloc if memory for a container runs out.
  absl::StatusOr<IValueList> TryRun(IValueList inputs, const RunOptions& options) const;
  absl::StatusOr<IValueList> Interpret(IValueList inputs, const RunOptions& options) const;
  absl::StatusOr<IValueList> RunIn(RunContext& context, IValueList inputs) const;
  // Like RunIn, with every value between guard pages.
  absl::StatusOr<IValueList> RunGuarded(RunContext& context, IValueList inputs, GuardedEnd guarded) const;
  absl::Status RunAllSteps(RunContext& context, IValueList& inputs, Placed& placed) const;
  absl::Status CopySharedInputs(const IValueList& inputs, RunContext& context, Placed& placed) const;
  bool MayRefuseWrite(const IValueList& inputs, const RunContext& context) const;
  absl::Status PlaceValues(const IValueList& inputs, RunContext& context, Placed& placed) const;
  absl::StatusOr<IValueList> Results(const IValueList& inputs, const Binding& binding, Placed& placed) const;
  absl::Status RunSteps(RunContext& context, IValueList& inputs, Placed& placed) const;
  // Adds the steps first to last, which ran together and end now.
  void AddToTrace(size_t first, size_t last, std::chrono::steady_clock::time_point begin, RunTrace& trace) const;
  absl::Status RunStep(RunContext& context, size_t step, absl::Span<const Tensor> inputs) const;
  absl::Status RunChain(RunContext& context, const BoundChain& chain) const;
  // Runs one piece of a kernel or of a single-stage dense kernel.
  absl::Status RunLane(RunContext& context, size_t step, int piece) const;
  absl::Status RunDenseCall(RunContext& context, size_t step) const;

  Parts parts_;
  const bool has_collectives_;
  std::vector<const Node*> placeholders_;          // placeholders of the given graph
  std::vector<std::pair<int, int>> input_blocks_;  // (block, position)
  std::vector<bool> is_written_;                   // whether the graph writes each of them
  mutable LayoutVariants variants_;
  const std::shared_ptr<ThreadPool> pool_;
  std::unique_ptr<StepTimer> timer_;  // null unless steps are timed
  mutable std::atomic<int64_t> num_native_runs_ = 0;
  mutable std::mutex mutex_;  // protects the following members
  mutable int64_t num_interpreted_runs_ = 0;
  // The binding or the other executable that the last run used.
  mutable std::shared_ptr<const Binding> last_binding_;
  mutable std::shared_ptr<const NativeExecutable> last_variant_;
  mutable BindingCache bindings_;
  mutable std::vector<std::unique_ptr<RunContext>> contexts_;  // the most recently used one is last
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_NATIVE_EXECUTABLE_H_
