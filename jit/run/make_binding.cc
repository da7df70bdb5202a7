#include "backtape/jit/run/make_binding.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/stats.h"
#include "backtape/jit/kernel_ir/footprint.h"
#include "backtape/jit/plan/arena.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/jit/plan/verify_memory.h"
#include "backtape/jit/run/bound_values.h"
#include "backtape/jit/run/chains.h"
#include "backtape/jit/run/dense_binder.h"
#include "backtape/tensor/checked.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Passing half of a job to another thread costs 1 us if that thread is awake (tests/bench/thread_pool_bench.cc), plus
// the time to move the operands to the other core's caches. A sleeping thread needs 15 to 80 us to wake up, so a run
// whose steps have little parallel work stays on one thread.
constexpr int64_t kMinNanosecondsOfPiece = 3000;
constexpr int64_t kMinNanosecondsToShare = 30000;
// Nanoseconds for 100 vector instructions of 512 bits, and for 100 floating-point operations of a product.
constexpr int64_t kNanosecondsOfVectorWork = 2;
constexpr int64_t kNanosecondsOfProducts = 1;
// Bytes that a step other than a kernel or a product moves in a nanosecond, at most.
constexpr int64_t kBytesInNanosecond = 32;
// There are more pieces than threads, in case one thread is slower.
constexpr int64_t kPiecesPerThread = 2;
// Pieces of vectorised rows begin at whole vectors.
constexpr int64_t kPieceAlignment = 64;

// The approximate work of one point, in instructions on its part of a vector.
int64_t WorkOfPoint(const Kernel& kernel) {
  int64_t work = 0;
  for (const Phase& phase : kernel.phases) {
    for (ValueId id : phase.body) {
      const Instruction& instruction = kernel.at(id);
      const int64_t width = ItemSize(instruction.type) == 8 ? 2 : 1;
      const bool is_function = IsFunction(instruction.op);
      work += width * (is_function ? 16 : instruction.access >= 0 ? 2 : 1);
    }
  }
  return work;
}

class Binder {
 public:
  Binder(const Plan& plan, const BindingOptions& options, Binding& binding)
      : plan_(plan), options_(options), binding_(binding), num_threads_(options.num_threads) {}

  absl::Status Run() {
    binding_.inputs = BindInputs(plan_, binding_.symbol_values);
    // The formula for the bytes assumes that no size is 0; if one is, padded strides can make the result negative.
    for (const Block& block : plan_.blocks) {
      binding_.block_bytes.push_back(std::max<int64_t>(ValueOf(block.bytes), 0));
    }
    BACKTAPE_RETURN_IF_ERROR(BindSteps());
    const int64_t nanoseconds_without_chains = NanosecondsToShare();
    BindChains();
    if (!IsWorthThreads(nanoseconds_without_chains)) {
      num_threads_ = 1;
      BACKTAPE_RETURN_IF_ERROR(BindSteps());
    }
    for (const BoundStep& step : binding_.steps) binding_.uses_threads |= IsShared(step);
    BACKTAPE_RETURN_IF_ERROR(LayOutArena());
    std::vector<int> slot_of(plan_.blocks.size(), -1);
    for (size_t b = 0; b < plan_.blocks.size(); ++b) {
      if (plan_.blocks[b].kind != BlockKind::kOutput) continue;
      slot_of[b] = static_cast<int>(binding_.output_blocks.size());
      binding_.output_blocks.push_back(static_cast<int>(b));
    }
    for (const PlannedOutput& output : plan_.outputs) {
      BoundOutput bound;
      bound.kind = output.kind;
      if (output.kind == PlannedOutput::Kind::kTensor) {
        bound.tensor = Bind(output.tensor);
        bound.slot = slot_of[output.tensor.block];
      }
      if (output.kind == PlannedOutput::Kind::kNumber) bound.number = ValueOf(output.number);
      bound.constant = output.constant;
      bound.list_size = output.list_size;
      binding_.outputs.push_back(std::move(bound));
    }
    PlanFreedInputs();
    return absl::OkStatus();
  }

 private:
  int64_t ValueOf(const SymInt& expression) const {
    return ValueWith(plan_.symbols, binding_.symbol_values, expression);
  }

  BoundTensor Bind(const Operand& operand) const { return BindTensor(plan_, binding_.symbol_values, operand); }

  DenseBinder dense() const { return {plan_, binding_.symbol_values, options_.tiles, num_threads_}; }

  absl::Status BindSteps() {
    binding_.steps.clear();
    binding_.steps.resize(plan_.steps.size());
    binding_.chains.clear();
    for (size_t i = 0; i < plan_.steps.size(); ++i) BACKTAPE_RETURN_IF_ERROR(BindStep(i));
    return absl::OkStatus();
  }

  void BindChains() {
    if (num_threads_ == 1) return;
    ChainOptions options;
    options.num_threads = num_threads_;
    options.share_small_work = options_.share_small_work;
    for (size_t i = 0; i < plan_.steps.size(); ++i) options.nanoseconds.push_back(NanosecondsOf(i));
    options.make_row_call = [this](size_t step, int row_pieces) -> std::unique_ptr<DenseCall> {
      std::vector<BoundAddress> unused;
      auto call = dense().BindMatmul(std::get<MatmulStep>(plan_.steps[step].action), row_pieces, unused);
      return call.ok() ? *std::move(call) : nullptr;
    };
    MakeChains(plan_, options, binding_);
  }

  // Chains alone justify threads only if they take most of the run's time, because later steps miss in the cache when
  // they read what other threads wrote.
  bool IsWorthThreads(int64_t nanoseconds_without_chains) const {
    if (options_.share_small_work || nanoseconds_without_chains >= kMinNanosecondsToShare) return true;
    int64_t all = 0;
    for (size_t i = 0; i < plan_.steps.size(); ++i) all += NanosecondsOf(i);
    const int64_t shared = NanosecondsToShare();
    return shared >= kMinNanosecondsToShare && shared >= all / 2;
  }

  static bool IsShared(const BoundStep& step) {
    for (int stage = 0; step.call != nullptr && stage < step.call->num_stages(); ++stage) {
      if (step.call->num_pieces(stage) > 1) return true;
    }
    return step.num_pieces > 1;
  }

  // The total time of the steps that are divided into pieces.
  int64_t NanosecondsToShare() const {
    int64_t total = 0;
    for (size_t i = 0; i < plan_.steps.size(); ++i) {
      if (IsShared(binding_.steps[i])) total = SaturatingAdd(total, NanosecondsOf(i));
    }
    return total;
  }

  int64_t NanosecondsOf(size_t step) const {
    if (const auto* kernel = std::get_if<KernelStep>(&plan_.steps[step].action)) return NanosecondsOf(*kernel);
    int64_t flops = 0, bytes = 0;
    for (const Node* node : plan_.steps[step].nodes) {
      flops = SaturatingAdd(flops, CountOf(CountFlops(*node)));
      bytes = SaturatingAdd(bytes, CountOf(CountBytes(*node)));
    }
    const DenseCall* const call = binding_.steps[step].call.get();
    return std::max(
        {flops / 100 * kNanosecondsOfProducts, bytes / kBytesInNanosecond, call == nullptr ? 0 : call->nanoseconds()});
  }

  int64_t CountOf(const SymInt& count) const {
    return EvaluateWith(plan_.symbols, binding_.symbol_values, count).value_or(INT64_MAX);
  }

  int64_t NanosecondsOf(const KernelStep& step) const {
    return SaturatingMul(ValueOf(step.points), WorkOfPoint(*step.kernel)) / 100 * kNanosecondsOfVectorWork;
  }

  void BindEpilogue(const Step& step, const std::optional<Operand>& residual, Activation activation, BoundStep& bound) {
    if (residual) {
      bound.addition = step.nodes[1];
      bound.residual = Bind(*residual);
    }
    if (activation != Activation::kNone) bound.activation = step.nodes.back();
  }

  absl::Status BindStep(size_t i) {
    const Step& step = plan_.steps[i];
    BoundStep& bound = binding_.steps[i];
    bound.node = step.nodes.empty() ? nullptr : step.nodes[0];
    if (const auto* kernel = std::get_if<KernelStep>(&step.action)) {
      BindKernel(*kernel, i, bound);
      return absl::OkStatus();
    }
    const FallbackStep* reference = std::get_if<FallbackStep>(&step.action);
    absl::StatusOr<std::unique_ptr<DenseCall>> call = absl::UnimplementedError("");
    if (const auto* matmul = std::get_if<MatmulStep>(&step.action)) {
      call = dense().BindMatmul(*matmul, 0, bound.operands);
      if (matmul->reference.node != nullptr) reference = &matmul->reference;
      BindEpilogue(step, matmul->residual, matmul->activation, bound);
    } else if (const auto* convolution = std::get_if<ConvolutionStep>(&step.action)) {
      call = dense().BindConvolution(*convolution, bound.operands);
      reference = &convolution->reference;
      BindEpilogue(step, convolution->residual, convolution->activation, bound);
    } else if (const auto* transpose = std::get_if<TransposeStep>(&step.action)) {
      call = dense().BindTranspose(*transpose, bound.operands);
    } else if (const auto* scatter = std::get_if<RowScatterStep>(&step.action)) {
      call = dense().BindRowScatter(*scatter, bound.operands);
      reference = &scatter->reference;
    } else if (const auto* native_call = std::get_if<CallStep>(&step.action)) {
      call = dense().BindCall(*native_call, bound.operands);
      reference = &native_call->call;
    }
    if (call.ok()) {
      for (const BoundAddress& operand : bound.operands) {
        if (operand.block < 0)
          return absl::InternalError(absl::StrCat("step ", step.name, " has an operand without memory"));
      }
      bound.call = *std::move(call);
      bound.scratch_bytes = bound.call->scratch_bytes();
      binding_.has_dense_calls = true;
      return absl::OkStatus();
    }
    if (call.status().code() != absl::StatusCode::kUnimplemented) return call.status();
    if (reference == nullptr) return absl::InternalError(call.status().message());
    bound.operands.clear();
    for (size_t k = 0; k < reference->operands.size(); ++k) {
      bound.arguments.push_back(Bind(reference->operands[k]));
      const ValueType& type = reference->node->operand(k)->type();
      bound.numbers.push_back(type.is_sym_int() ? ValueOf(type.sym_int()) : 0);
    }
    for (const Operand& result : reference->results) bound.results.push_back(Bind(result));
    return absl::OkStatus();
  }

  void BindKernel(const KernelStep& step, size_t index, BoundStep& bound) {
    bound.function = options_.functions[index];
    bound.kernel = step.kernel.get();
    for (const SymInt& param : step.params) bound.params.push_back(ValueOf(param));
    bound.outer_size = step.kernel->OuterSize(bound.params.data());
    const int64_t chunk = step.kernel->chunk.Eval(bound.params.data());
    const int64_t unit = step.kernel->vectorize == Vectorize::kOuter ? kPieceAlignment : std::max<int64_t>(chunk, 1);
    const int64_t most = num_threads_ == 1 ? 1 : num_threads_ * kPiecesPerThread;
    const int64_t wanted =
        options_.share_small_work ? most : std::clamp<int64_t>(NanosecondsOf(step) / kMinNanosecondsOfPiece, 1, most);
    const int64_t units = (bound.outer_size + unit - 1) / unit;
    const int64_t piece_size = std::max<int64_t>((units + wanted - 1) / wanted, 1) * unit;
    std::vector<int64_t> begins = {0};
    while (begins.back() < bound.outer_size) begins.push_back(std::min(bound.outer_size, begins.back() + piece_size));
    CutKernel(plan_, index, std::move(begins), binding_);
  }

  absl::Status LayOutArena() {
    std::vector<int> block_of;
    std::vector<ArenaRequest> requests = ArenaRequestsOf(plan_, binding_.block_bytes, block_of);
    for (size_t i = 0; i < binding_.steps.size(); ++i) {
      const BoundStep& step = binding_.steps[i];
      if (step.scratch_bytes == 0) continue;
      const int s = static_cast<int>(i);
      requests.push_back({step.scratch_bytes, s, s, -1, plan_.steps[i].name + ".scratch"});
      block_of.push_back(-1 - s);
    }
    // Lanes may be at different steps of a chain, so every block that a chain creates or uses keeps its memory for the
    // whole chain.
    for (ArenaRequest& request : requests) {
      request.first_step = FirstOfChain(request.first_step);
      request.last_step = LastOfChain(request.last_step);
    }
    std::vector<ArenaHost> hosts;
    std::vector<int> host_blocks;
    for (size_t b = 0; b < plan_.blocks.size(); ++b) {
      const Block& block = plan_.blocks[b];
      if (block.kind != BlockKind::kOutput || block.first_step < 0 || FirstOfChain(block.first_step) == 0) continue;
      hosts.push_back({binding_.block_bytes[b], FirstOfChain(block.first_step), block.name});
      host_blocks.push_back(static_cast<int>(b));
    }
    if (!options_.reuse_memory) {
      hosts.clear();
      host_blocks.clear();
      const int last = static_cast<int>(plan_.steps.size()) - 1;
      for (ArenaRequest& request : requests) request = {request.bytes, 0, last, -1, request.name};
    }
    const ArenaLayout layout = PlanArena(requests, hosts);
    if (absl::Status proof = VerifyArena(requests, layout, hosts); !proof.ok()) {
      return absl::InternalError(proof.message());
    }
    binding_.arena_bytes = layout.bytes;
    std::vector<ArenaPlace> places;
    for (size_t r = 0; r < requests.size(); ++r) {
      places.push_back({layout.hosts[r] < 0 ? -1 : host_blocks[layout.hosts[r]], layout.offsets[r]});
    }
    std::vector<bool> is_taken_over(requests.size(), false);
    for (size_t r = 0; r < requests.size(); ++r) {
      const int other = requests[r].in_place_of;
      if (other >= 0 && places[r].host == places[other].host && places[r].offset == places[other].offset) {
        is_taken_over[other] = true;
      }
    }
    binding_.arena_places.resize(plan_.blocks.size());
    for (size_t b = 0; b < plan_.blocks.size(); ++b) {
      if (plan_.blocks[b].kind == BlockKind::kInPlace) binding_.arena_places[b] = {plan_.blocks[b].index, 0};
    }
    for (size_t r = 0; r < requests.size(); ++r) {
      if (block_of[r] < 0) {
        binding_.steps[-1 - block_of[r]].scratch_place = places[r];
        continue;
      }
      binding_.arena_places[block_of[r]] = places[r];
      if (!is_taken_over[r]) binding_.steps[requests[r].last_step].dead.push_back({places[r], requests[r].bytes});
    }
    return ProveMemory();
  }

  int FirstOfChain(int step) const {
    const int chain = binding_.steps[step].chain;
    return chain < 0 ? step : static_cast<int>(binding_.chains[chain].first);
  }
  int LastOfChain(int step) const {
    const int chain = binding_.steps[step].chain;
    return chain < 0 ? step : static_cast<int>(binding_.chains[chain].last);
  }

  // Finds the last step that uses each input. The operands of the bound steps show which inputs a step uses. Inputs
  // that are written or returned are kept.
  void PlanFreedInputs() {
    std::vector<int> last_step(plan_.blocks.size(), 0);
    std::vector<bool> is_kept(plan_.blocks.size(), false);
    for (size_t i = 0; i < binding_.steps.size(); ++i) {
      const auto touch = [&](int block) {
        if (block < 0) return;
        last_step[block] = static_cast<int>(i);
        if (const int host = binding_.arena_places[block].host; host >= 0) last_step[host] = static_cast<int>(i);
      };
      for (const BoundAddress& operand : binding_.steps[i].operands) touch(operand.block);
      for (const BoundTensor& argument : binding_.steps[i].arguments) touch(argument.block);
      touch(binding_.steps[i].residual.block);
      for (const BoundTensor& result : binding_.steps[i].results) touch(result.block);
      for (const int block : BlocksOf(plan_.steps[i]).writes) is_kept[block] = true;
    }
    for (const BoundOutput& output : binding_.outputs) {
      if (output.tensor.block >= 0) is_kept[output.tensor.block] = true;
    }
    for (size_t b = 0; b < plan_.blocks.size(); ++b) {
      if (plan_.blocks[b].kind != BlockKind::kInput) continue;
      for (const InputWrite& write : plan_.input_writes) {
        if (write.position == plan_.blocks[b].index) is_kept[b] = true;
      }
      if (is_kept[b]) continue;
      binding_.freed_inputs.emplace_back(last_step[b], plan_.blocks[b].index);
    }
    std::sort(binding_.freed_inputs.begin(), binding_.freed_inputs.end());
  }

  // Proves that no kernel reads or writes beyond its operands, even if a plan is wrong about the sizes of this binding.
  // This does not cover accesses whose positions depend on values: indices are checked when they are read, and
  // predicates compare positions with the operand's size.
  absl::Status ProveBounds() const {
    for (size_t i = 0; i < plan_.steps.size(); ++i) {
      const auto* step = std::get_if<KernelStep>(&plan_.steps[i].action);
      if (step == nullptr) continue;
      for (const BufferRange& range : RangesOfPlainAccesses(*step->kernel, binding_.steps[i].params.data())) {
        const KernelBuffer& buffer = step->buffers[range.buffer];
        if (buffer.block < 0) continue;
        const int64_t begin = buffer.byte_offset + range.begin, end = buffer.byte_offset + range.end;
        if (begin >= 0 && end <= binding_.block_bytes[buffer.block]) continue;
        return absl::InternalError(absl::StrCat("step ", i, " ", plan_.steps[i].name, " accesses bytes ", begin, " to ",
                                                end, " of %", plan_.blocks[buffer.block].name, ", which has ",
                                                binding_.block_bytes[buffer.block], " bytes"));
      }
    }
    return absl::OkStatus();
  }

  absl::Status ProveMemory() const {
    std::vector<MemoryRange> blocks;
    std::vector<MemoryRange> scratch;
    for (size_t b = 0; b < plan_.blocks.size(); ++b) {
      const ArenaPlace& place = binding_.arena_places[b];
      blocks.push_back({place.host, place.offset, binding_.block_bytes[b]});
    }
    for (const BoundStep& step : binding_.steps) {
      scratch.push_back({step.scratch_place.host, step.scratch_place.offset, step.scratch_bytes});
    }
    const absl::Status proof = VerifyMemory(plan_, blocks, scratch);
    if (!proof.ok()) return absl::InternalError(proof.message());
    BACKTAPE_RETURN_IF_ERROR(ProveBounds());
    return ProveChains(plan_, binding_);
  }

  const Plan& plan_;
  const BindingOptions& options_;
  Binding& binding_;
  int num_threads_;
};

}  // namespace

std::vector<BoundInput> BindInputs(const Plan& plan, absl::Span<const int64_t> symbol_values) {
  const auto value = [&](const SymInt& expression) { return ValueWith(plan.symbols, symbol_values, expression); };
  std::vector<BoundInput> inputs;
  for (const Node* placeholder : plan.placeholders) {
    const ValueType& type = placeholder->type();
    BoundInput& input = inputs.emplace_back();
    if (type.is_sym_int()) {
      input.kind = BoundInput::Kind::kNumber;
      input.number = value(type.sym_int());
    } else if (type.is_tensor()) {
      input.kind = BoundInput::Kind::kTensor;
      input.dtype = type.tensor().dtype;
      input.is_read = placeholder->has_uses();
      for (const SymInt& size : type.tensor().sizes) input.sizes.push_back(value(size));
      for (const SymInt& stride : StridesOf(type.tensor())) input.strides.push_back(value(stride));
    }
  }
  for (const Block& block : plan.blocks) {
    if (block.kind == BlockKind::kInput && block.shows_offset)
      inputs[block.index].storage_offset = block.storage_offset;
  }
  return inputs;
}

absl::StatusOr<std::unique_ptr<Binding>> MakeBinding(const Plan& plan, std::vector<int64_t> symbol_values,
                                                     const BindingOptions& options) {
  auto binding = std::make_unique<Binding>();
  binding->symbol_values = std::move(symbol_values);
  absl::Status fits;
  ForEachSize(plan, [&](const SymInt& size, const std::string& name) {
    if (!fits.ok() || EvaluateWith(plan.symbols, binding->symbol_values, size)) return;
    fits = absl::OutOfRangeError(
        absl::StrCat("the size or offset of ", name, " (", size.ToString(), ") does not fit in 64 bits"));
  });
  BACKTAPE_RETURN_IF_ERROR(fits);
  BACKTAPE_RETURN_IF_ERROR(Binder(plan, options, *binding).Run());
  return binding;
}

}  // namespace backtape::jit
