#include "backtape/jit/compiler.h"

#include <chrono>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/higher_order.h"
#include "backtape/jit/code_map.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/plan/call_steps.h"
#include "backtape/jit/plan/make_plan.h"
#include "backtape/jit/plan/returned_constants.h"
#include "backtape/jit/run/native_executable.h"
#include "backtape/jit/run/segmented_executable.h"
#include "backtape/jit/run/segments.h"
#include "backtape/jit/run/thread_pool.h"
#include "backtape/jit/step_report.h"
#include "backtape/tensor/float_environment.h"
#include "backtape/tensor/out_of_memory.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Runs the interpreter in place of native code and reports why.
class InterpretedExecutable : public NativeExecutable {
 public:
  InterpretedExecutable(std::unique_ptr<Executable> interpreter, const absl::Status& reason)
      : interpreter_(std::move(interpreter)) {
    report_.is_native = false;
    report_.interpreter_reason = std::string(reason.message());
    report_.engine = absl::StrCat("interpreter; no native code: ", reason.message());
    for (const Node* node : interpreter_->graph().nodes()) {
      ++report_.num_nodes;
      if (node->is_call()) report_.fallback_nodes.push_back(jit::NameWithOp(*node));
    }
  }
  absl::StatusOr<IValueList> Run(IValueList inputs, const RunOptions& options) const override {
    return interpreter_->Run(std::move(inputs), options);
  }
  const Graph& graph() const override { return interpreter_->graph(); }
  CompileReport Report() const override { return report_; }
  void Trim() const override {}
  std::string PreparedText() const override { return report_.engine + "\n"; }
  std::string PlanText(Flag) const override { return report_.engine + "\n"; }
  std::string CodeListing() const override { return ""; }
  std::optional<CodeLocation> Describe(const void*) const override { return std::nullopt; }

 private:
  std::unique_ptr<Executable> interpreter_;
  CompileReport report_;
};

absl::StatusOr<jit::CpuTarget> TargetOf(NativeCpu cpu) {
  switch (cpu) {
    case NativeCpu::kAvx2:
      return jit::CpuTarget::kAvx2;
    case NativeCpu::kAvx512:
      return jit::CpuTarget::kAvx512;
    case NativeCpu::kHost:
      break;
  }
  return jit::HostCpuTarget();
}

// The window of a depthwise convolution. nullopt for other convolutions, and for a window of symbolic size, which
// oneDNN or the tiles of matrix products compute.
std::optional<jit::DepthwiseWindow> DepthwiseWindowOf(const jit::ConvolutionStep& step) {
  const auto& sizes = step.weight.type.sizes;
  if (sizes.size() < 3 || sizes[1].constant() != 1 || step.groups.constant().value_or(1) == 1) return std::nullopt;
  jit::DepthwiseWindow window;
  if (sizes.size() == 3) return window;  // a 1-d convolution has a single line
  // A single number applies to all spatial dims.
  const auto along_lines = [](const std::vector<SymInt>& values) {
    return values[values.size() == 1 ? 0 : values.size() - 2].constant();
  };
  const std::optional<int64_t> lines = sizes[sizes.size() - 2].constant();
  const std::optional<int64_t> stride = along_lines(step.stride);
  const std::optional<int64_t> dilation = along_lines(step.dilation);
  if (!lines || !stride || !dilation) return std::nullopt;
  return jit::DepthwiseWindow{*lines, *stride, *dilation};
}

// Emits the kernels of depthwise convolutions, for the dtypes and windows that the plan needs.
absl::Status EmitDepthwise(jit::PlannedExecutable::Parts& parts) {
  std::vector<jit::DepthwiseWindow> windows[2];
  for (const jit::Step& step : parts.plan.steps) {
    const auto* convolution = std::get_if<jit::ConvolutionStep>(&step.action);
    if (convolution == nullptr) continue;
    const std::optional<jit::DepthwiseWindow> window = DepthwiseWindowOf(*convolution);
    if (window) windows[ItemSize(convolution->output.type.dtype) == 8 ? 1 : 0].push_back(*window);
  }
  for (const bool is_double : {false, true}) {
    if (windows[is_double].empty()) continue;
    jit::TileKernels& kernels = is_double ? parts.tiles.float64 : parts.tiles.float32;
    BACKTAPE_ASSIGN_OR_RETURN(
        kernels.depthwise,
        parts.emitter->EmitDepthwise(is_double ? DType::kFloat64 : DType::kFloat32, windows[is_double]));
  }
  return absl::OkStatus();
}

// Emits the tiles for the dtypes that the plan needs.
absl::Status EmitTiles(jit::PlannedExecutable::Parts& parts) {
  for (const jit::Step& step : parts.plan.steps) {
    const std::optional<DType> dtype = jit::TileDTypeOf(step);
    if (!dtype) continue;
    const bool is_double = ItemSize(*dtype) == 8;
    jit::TileKernels& kernels = is_double ? parts.tiles.float64 : parts.tiles.float32;
    if (kernels.lanes > 0) continue;
    BACKTAPE_ASSIGN_OR_RETURN(kernels, parts.emitter->EmitTiles(is_double ? DType::kFloat64 : DType::kFloat32));
  }
  return absl::OkStatus();
}

// Emits machine code for each kernel step. Kernels with the same text share code.
absl::Status EmitKernels(jit::PlannedExecutable::Parts& parts) {
  parts.functions.assign(parts.plan.steps.size(), nullptr);
  BACKTAPE_ASSIGN_OR_RETURN(const jit::CpuTarget target, TargetOf(parts.options.cpu));
  BACKTAPE_ASSIGN_OR_RETURN(parts.emitter, jit::Emitter::Create({target, parts.options.keep_listings}));
  BACKTAPE_RETURN_IF_ERROR(EmitTiles(parts));
  BACKTAPE_RETURN_IF_ERROR(EmitDepthwise(parts));
  if (parts.options.reference_kernels) return absl::OkStatus();
  absl::flat_hash_map<std::string, jit::NativeKernel> made;
  parts.pieces.assign(parts.plan.steps.size(), -1);
  for (size_t i = 0; i < parts.plan.steps.size(); ++i) {
    const auto* step = std::get_if<jit::KernelStep>(&parts.plan.steps[i].action);
    if (step == nullptr) continue;
    const auto [it, is_new] = made.try_emplace(step->kernel->ToString());
    if (is_new) {
      BACKTAPE_ASSIGN_OR_RETURN(it->second, parts.emitter->Emit(*step->kernel));
    }
    parts.functions[i] = it->second.function;
    parts.pieces[i] = it->second.piece;
  }
  parts.report.num_compiled_kernels = static_cast<int>(made.size());
  parts.report.code_bytes = static_cast<int64_t>(parts.emitter->code_bytes());
  parts.report.engine = std::string(jit::Name(target));
  return absl::OkStatus();
}

// Whether the planner's error means that some nodes cannot be part of a plan; they then run separately. Any other error
// is a bug in Backtape.
bool IsForPieces(const absl::Status& status) {
  switch (status.code()) {
    case absl::StatusCode::kUnimplemented:       // no plan supports the node, or its type is unknown
    case absl::StatusCode::kFailedPrecondition:  // a shape rule rejects the node
    case absl::StatusCode::kResourceExhausted:   // the node's value is larger than the machine's memory
    case absl::StatusCode::kOutOfRange:          // the node is a view that extends beyond its storage
      return true;
    default:
      return false;
  }
}

// Whether the emitter's error means that this machine cannot run native code.
bool IsOfMachine(const absl::Status& status) {
  switch (status.code()) {
    case absl::StatusCode::kFailedPrecondition:  // the CPU lacks instructions
    case absl::StatusCode::kResourceExhausted:   // no executable memory
    case absl::StatusCode::kPermissionDenied:
      return true;
    default:
      return false;
  }
}

absl::Status AsInternal(const absl::Status& status) {
  return absl::InternalError(absl::StrCat("cannot generate native code: ", status.message()));
}

jit::PlannedExecutable::Parts PartsWith(const NativeOptions& options) {
  jit::PlannedExecutable::Parts parts;
  parts.options = options;
  int& num_threads = parts.options.num_threads;
  std::shared_ptr<jit::ThreadPool>& pool = parts.options.thread_pool;
  if (num_threads <= 0 && pool != nullptr) num_threads = pool->num_threads();
  if (num_threads <= 0) num_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  if (pool == nullptr) pool = jit::ThreadPool::Shared(num_threads);
  parts.compile = [all_options = parts.options](const Graph& variant) { return CompileNative(variant, all_options); };
  parts.report.engine = "kernels evaluated element by element";
  return parts;
}

// `owned` is `graph` itself or null. On success, it is moved into `parts`.
absl::Status PlanGraph(const Graph& graph, std::unique_ptr<Graph>& owned, jit::PlannedExecutable::Parts& parts) {
  if (HasHigherOrderCalls(graph)) return absl::UnimplementedError("the graph calls subgraphs");
  BACKTAPE_ASSIGN_OR_RETURN(parts.plan, jit::MakePlan(graph));
  BACKTAPE_ASSIGN_OR_RETURN(parts.size_check, jit::SizeCheck::Make(graph, parts.plan.guards));
  if (!parts.size_check->has_symbols()) {
    BACKTAPE_RETURN_IF_ERROR(parts.size_check->CheckKnownSizes());
    if (!parts.size_check->DependsOnInputs()) parts.size_check.reset();
  }
  parts.graph = owned != nullptr ? std::move(owned) : graph.Clone();
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<NativeExecutable>> Interpreted(const Graph& graph, const NativeOptions& options,
                                                              const absl::Status& reason) {
  BACKTAPE_ASSIGN_OR_RETURN(
      std::unique_ptr<Executable> interpreter,
      CompileForInterpreter(graph, {.kernels = options.kernels, .shape_rules = options.shape_rules, .attributes = {}}));
  return std::make_unique<InterpretedExecutable>(std::move(interpreter), reason);
}

}  // namespace

std::optional<NativeCpu> NativeCpuFromName(absl::string_view name) {
  if (name == "host" || name.empty()) return NativeCpu::kHost;
  if (name == "avx2") return NativeCpu::kAvx2;
  if (name == "avx512") return NativeCpu::kAvx512;
  return std::nullopt;
}

std::shared_ptr<jit::ThreadPool> MakeThreadPool(int num_threads) {
  return std::make_shared<jit::ThreadPool>(std::max(num_threads, 1));
}

namespace {

// `owned` is `graph` itself, or null.
absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileWithFallback(const Graph& graph, std::unique_ptr<Graph> owned,
                                                                      const NativeOptions& options) {
  const DefaultFloatEnvironment float_environment;
  BACKTAPE_RETURN_IF_ERROR(jit::CheckReturnedConstants(graph));
  const auto begin = std::chrono::steady_clock::now();
  jit::PlannedExecutable::Parts parts = PartsWith(options);
  if (const absl::Status planned = PlanGraph(graph, owned, parts); !planned.ok()) {
    if (!IsForPieces(planned)) return AsInternal(planned);
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<NativeExecutable> pieces, jit::CompileSegments(graph, options, planned));
    if (pieces == nullptr) return Interpreted(graph, options, planned);
    return pieces;
  }
  if (const absl::Status emitted = EmitKernels(parts); !emitted.ok()) {
    return IsOfMachine(emitted) ? Interpreted(graph, options, emitted) : AsInternal(emitted);
  }
  absl::StrAppend(&parts.report.engine, ", library: ", jit::OneDnnVersion(), ", threads: ", parts.options.num_threads);
  parts.report.num_nodes = static_cast<int>(graph.num_nodes());
  parts.report.steps = jit::ReportSteps(parts.plan);
  auto executable = std::make_unique<jit::PlannedExecutable>(std::move(parts));
  const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - begin;
  BACKTAPE_RETURN_IF_ERROR(executable->PrepareStaticBinding());
  executable->set_compile_ms(elapsed.count());
  if (options.perf_map) BACKTAPE_RETURN_IF_ERROR(jit::AddToPerfMap(executable->code_map()));
  return executable;
}

}  // namespace

absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileNative(const Graph& graph, const NativeOptions& options) {
  return StatusIfOutOfMemory([&] { return CompileWithFallback(graph, nullptr, options); });
}

absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileNative(std::unique_ptr<Graph> graph,
                                                                const NativeOptions& options) {
  if (graph == nullptr) return absl::InvalidArgumentError("the graph is null");
  const Graph& given = *graph;
  return StatusIfOutOfMemory([&] { return CompileWithFallback(given, std::move(graph), options); });
}

}  // namespace backtape
