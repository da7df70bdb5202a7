#ifndef BACKTAPE_JIT_RUN_NATIVE_EXECUTABLE_H_
#define BACKTAPE_JIT_RUN_NATIVE_EXECUTABLE_H_

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "backtape/jit/compiler.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"
#include "backtape/jit/run/output_pool.h"
#include "backtape/jit/run/step_timer.h"
#include "backtape/jit/run/thread_pool.h"

namespace backtape::jit {

// What one run at a time uses of a binding: its arena and everything that holds addresses. Made once, then used again.
struct RunContext {
  explicit RunContext(std::shared_ptr<const Binding> binding);
  ~RunContext();
  RunContext(const RunContext&) = delete;
  RunContext& operator=(const RunContext&) = delete;

  std::shared_ptr<const Binding> binding;
  std::byte* arena = nullptr;
  std::vector<std::byte*> base;                             // of each block
  std::vector<std::vector<void*>> kernel_buffers;           // by step
  std::vector<std::vector<std::byte*>> call_buffers;        // by step
  std::vector<std::unique_ptr<LibraryCall::State>> states;  // by step
  std::vector<std::shared_ptr<Storage>> outputs;            // of the binding's output blocks
};

class PlannedExecutable : public NativeExecutable {
 public:
  struct Parts {
    std::unique_ptr<Graph> graph;  // as given
    Plan plan;
    std::unique_ptr<Emitter> emitter;  // owns the code
    std::vector<KernelFunction> functions;
    CompileReport report;
    NativeOptions options;
  };
  explicit PlannedExecutable(Parts parts);

  absl::StatusOr<IValueList> Run(IValueList inputs, const RunOptions& options) const override;
  const Graph& graph() const override { return *parts_.graph; }
  CompileReport Report() const override;
  std::string PlanText(bool with_kernels) const override { return parts_.plan.ToString(with_kernels); }

  void set_compile_ms(double ms) { parts_.report.compile_ms = ms; }

  // Makes what runs of these sizes need, so that the first finds it ready. For graphs without symbols.
  absl::Status PrepareStaticBinding();

 private:
  absl::StatusOr<std::vector<int64_t>> SymbolValues(absl::Span<const IValue> inputs) const;
  absl::StatusOr<std::unique_ptr<RunContext>> TakeContext(std::vector<int64_t> symbol_values) const;
  void GiveContext(std::unique_ptr<RunContext> context) const;
  absl::Status RunSteps(RunContext& context, absl::Span<const Tensor> inputs) const;
  absl::Status RunLibraryCall(RunContext& context, size_t step) const;
  absl::Status RunReference(RunContext& context, const BoundStep& step, absl::Span<const Tensor> inputs) const;

  Parts parts_;
  std::vector<const Node*> placeholders_;  // of the graph as given
  mutable ThreadPool pool_;
  std::unique_ptr<StepTimer> timer_;  // null unless steps are timed
  std::shared_ptr<OutputPool> outputs_ = std::make_shared<OutputPool>();
  mutable std::mutex mutex_;  // over the two lists
  mutable std::vector<std::shared_ptr<const Binding>> bindings_;
  mutable std::vector<std::unique_ptr<RunContext>> contexts_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_NATIVE_EXECUTABLE_H_
