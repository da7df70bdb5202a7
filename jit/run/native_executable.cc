#include "backtape/jit/run/native_executable.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <utility>

#include "backtape/interp/input_check.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_error.h"
#include "backtape/jit/kernel_ir/evaluate.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Of how many sizes and of how many runs at a time the memory is kept.
constexpr size_t kMaxBindings = 8;
constexpr size_t kMaxContexts = 8;

bool IsRowMajorAtStart(const Tensor& tensor) { return tensor.is_contiguous(); }

absl::StatusOr<IValue> ArgumentValue(const Argument& argument, absl::Span<const IValue> operands, size_t& next) {
  if (argument.is_node()) return operands[next++];
  if (argument.is_sequence()) {
    IValueList list;
    for (const Argument& item : argument.items()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, ArgumentValue(item, operands, next));
      list.push_back(std::move(value));
    }
    return IValue(std::move(list));
  }
  std::optional<IValue> constant = ShapeValueOf(argument);
  if (!constant) return absl::UnimplementedError("an argument of this kind can't be evaluated");
  return *std::move(constant);
}

}  // namespace

RunContext::RunContext(std::shared_ptr<const Binding> bound) : binding(std::move(bound)) {
  arena = AllocateAligned(binding->arena_bytes);
  base.assign(binding->arena_offsets.size(), nullptr);
  for (size_t b = 0; b < base.size(); ++b) {
    if (arena != nullptr && binding->arena_offsets[b] >= 0) base[b] = arena + binding->arena_offsets[b];
  }
  const size_t num_steps = binding->steps.size();
  kernel_buffers.resize(num_steps);
  call_buffers.resize(num_steps);
  states.resize(num_steps);
  for (size_t i = 0; i < num_steps; ++i) {
    const BoundStep& step = binding->steps[i];
    kernel_buffers[i].resize(step.buffers.size());
    call_buffers[i].resize(step.tensors.size());
    if (step.call != nullptr) states[i] = step.call->NewState();
  }
  outputs.resize(binding->output_blocks.size());
}

RunContext::~RunContext() {
  if (arena != nullptr) FreeAligned(arena);
}

PlannedExecutable::PlannedExecutable(Parts parts) : parts_(std::move(parts)), pool_(parts_.options.num_threads) {
  for (const Node* node : parts_.graph->placeholders()) placeholders_.push_back(node);
  if (parts_.options.time_steps) timer_ = std::make_unique<StepTimer>(parts_.plan.steps.size());
}

absl::Status PlannedExecutable::PrepareStaticBinding() {
  if (!parts_.plan.symbols.empty()) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<RunContext> context, TakeContext({}));
  GiveContext(std::move(context));
  return absl::OkStatus();
}

absl::StatusOr<std::vector<int64_t>> PlannedExecutable::SymbolValues(absl::Span<const IValue> inputs) const {
  const std::vector<std::string>& symbols = parts_.plan.symbols;
  std::vector<int64_t> values(symbols.size(), -1);
  const auto set = [&](const SymInt& size, int64_t value) {
    // A symbol by itself; CheckInputs has compared expressions.
    if (!size.is_symbolic()) return;
    const std::string name = size.ToString();
    const auto it = std::lower_bound(symbols.begin(), symbols.end(), name);
    if (it != symbols.end() && *it == name) values[it - symbols.begin()] = value;
  };
  for (size_t i = 0; i < placeholders_.size() && !symbols.empty(); ++i) {
    const ValueType& type = placeholders_[i]->type();
    if (type.is_sym_int()) {
      if (inputs[i].is_int()) set(type.sym_int(), inputs[i].sym_int().value());
    } else if (type.is_tensor()) {
      for (int64_t d = 0; d < type.tensor().dim(); ++d) set(type.tensor().sizes[d], inputs[i].tensor().size(d));
    }
  }
  for (size_t s = 0; s < symbols.size(); ++s) {
    if (values[s] < 0) {
      return absl::InvalidArgumentError("no input gives the size " + symbols[s] + " by itself");
    }
  }
  return values;
}

absl::StatusOr<std::unique_ptr<RunContext>> PlannedExecutable::TakeContext(std::vector<int64_t> symbol_values) const {
  std::shared_ptr<const Binding> binding;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (size_t i = contexts_.size(); i-- > 0;) {
      if (contexts_[i]->binding->symbol_values != symbol_values) continue;
      std::unique_ptr<RunContext> context = std::move(contexts_[i]);
      contexts_.erase(contexts_.begin() + static_cast<int64_t>(i));
      return context;
    }
    for (const auto& known : bindings_) {
      if (known->symbol_values == symbol_values) binding = known;
    }
  }
  if (binding == nullptr) {
    BACKTAPE_ASSIGN_OR_RETURN(
        binding, MakeBinding(parts_.plan, std::move(symbol_values), {parts_.options.num_threads, parts_.functions}));
    const std::lock_guard<std::mutex> lock(mutex_);
    if (bindings_.size() == kMaxBindings) bindings_.erase(bindings_.begin());
    bindings_.push_back(binding);
  }
  auto context = std::make_unique<RunContext>(std::move(binding));
  if (context->arena == nullptr) {
    return absl::ResourceExhaustedError("no memory for the arena of " + std::to_string(context->binding->arena_bytes) +
                                        " bytes");
  }
  return context;
}

void PlannedExecutable::GiveContext(std::unique_ptr<RunContext> context) const {
  std::unique_ptr<RunContext> oldest;  // freed outside of the lock
  const std::lock_guard<std::mutex> lock(mutex_);
  contexts_.push_back(std::move(context));
  if (contexts_.size() > kMaxContexts) {
    oldest = std::move(contexts_.front());
    contexts_.erase(contexts_.begin());
  }
}

absl::StatusOr<IValueList> PlannedExecutable::Run(IValueList inputs, const RunOptions& options) const {
  if (options.hook) {
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Executable> interpreter, CompileForInterpreter(*parts_.graph));
    return interpreter->Run(std::move(inputs), options);
  }
  BACKTAPE_RETURN_IF_ERROR(CheckInputs(placeholders_, inputs));
  BACKTAPE_ASSIGN_OR_RETURN(std::vector<int64_t> symbol_values, SymbolValues(inputs));
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<RunContext> context, TakeContext(std::move(symbol_values)));
  const Binding& binding = *context->binding;

  // Inputs lie row-major for the plan. Of others a copy is used, and copied back when the graph writes it.
  absl::InlinedVector<Tensor, 16> tensors(inputs.size());
  absl::InlinedVector<std::pair<Tensor, Tensor>, 1> write_back;
  for (size_t b = 0; b < parts_.plan.blocks.size(); ++b) {
    const Block& block = parts_.plan.blocks[b];
    if (block.kind == BlockKind::kInput) {
      const Tensor& given = inputs[block.index].tensor();
      tensors[block.index] = IsRowMajorAtStart(given) ? given : given.Contiguous();
      if (!tensors[block.index].is_same(given)) write_back.emplace_back(tensors[block.index], given);
      context->base[b] = tensors[block.index].raw_data();
    } else if (block.kind == BlockKind::kConstant) {
      const Tensor& constant = parts_.plan.constants[block.index];
      context->base[b] = constant.raw_data() - constant.storage_offset() * ItemSize(constant.dtype());
    }
  }
  for (size_t i = 0; i < binding.output_blocks.size(); ++i) {
    const int b = binding.output_blocks[i];
    context->outputs[i] = outputs_->Take(binding.block_bytes[b]);
    if (context->outputs[i] == nullptr) return absl::ResourceExhaustedError("no memory for an output");
    context->base[b] = context->outputs[i]->data();
  }

  absl::Status status;
  {
    const SingleThreadScope single_thread;
    status = RunSteps(*context, tensors);
  }
  IValueList results;
  if (status.ok()) {
    results.reserve(binding.outputs.size());
    for (const BoundOutput& output : binding.outputs) {
      if (output.kind == PlannedOutput::Kind::kNone) {
        results.emplace_back();
      } else if (output.kind == PlannedOutput::Kind::kNumber) {
        results.emplace_back(output.number);
      } else {
        const BoundTensor& tensor = output.tensor;
        const Block& block = parts_.plan.blocks[tensor.block];
        std::shared_ptr<Storage> storage;
        if (block.kind == BlockKind::kOutput) {
          const auto at = std::find(binding.output_blocks.begin(), binding.output_blocks.end(), tensor.block);
          storage = context->outputs[at - binding.output_blocks.begin()];
        }
        absl::StatusOr<Tensor> result;
        if (storage != nullptr) {
          result = Tensor::TryFromStorage(storage, tensor.sizes, tensor.strides, tensor.offset, tensor.dtype);
        } else {
          const Tensor& base =
              block.kind == BlockKind::kInput ? tensors[block.index] : parts_.plan.constants[block.index];
          const Tensor& whole = block.kind == BlockKind::kInput ? inputs[block.index].tensor() : base;
          const bool is_whole = tensor.offset == 0 && absl::Span<const int64_t>(tensor.sizes) == base.sizes();
          const int64_t shift = block.kind == BlockKind::kInput ? base.storage_offset() : 0;
          result = is_whole && block.kind == BlockKind::kInput
                       ? absl::StatusOr<Tensor>(whole)
                       : base.TryAsStrided(tensor.sizes, tensor.strides, tensor.offset + shift);
        }
        if (!result.ok()) {
          status = result.status();
          break;
        }
        results.emplace_back(*std::move(result));
      }
    }
  }
  for (const auto& [copy, given] : write_back) CopyElements(copy, given);
  for (std::shared_ptr<Storage>& output : context->outputs) output.reset();
  GiveContext(std::move(context));
  if (!status.ok()) return status;
  return results;
}

absl::Status PlannedExecutable::RunSteps(RunContext& context, absl::Span<const Tensor> inputs) const {
  const Binding& binding = *context.binding;
  StepTimer::Run timer(timer_.get());
  for (size_t i = 0; i < binding.steps.size(); ++i) {
    const BoundStep& step = binding.steps[i];
    if (step.kernel != nullptr) {
      std::vector<void*>& buffers = context.kernel_buffers[i];
      for (size_t b = 0; b < buffers.size(); ++b) buffers[b] = context.base[step.buffers[b]];
      const auto run_piece = [&](int piece) {
        const int64_t begin = piece * step.piece_size;
        const int64_t end = std::min(step.outer_size, begin + step.piece_size);
        if (step.function != nullptr) {
          step.function(step.params.data(), buffers.data(), begin, end);
        } else {
          Evaluate(*step.kernel, step.params.data(), buffers.data(), begin, end);
        }
      };
      if (step.num_pieces == 1) {
        run_piece(0);
      } else {
        pool_.Run(step.num_pieces, run_piece);
      }
    } else {
      absl::Status status = step.call != nullptr ? RunLibraryCall(context, i) : RunReference(context, step, inputs);
      if (!status.ok()) return NodeError(status, *step.node);
    }
    if (parts_.options.poison_dead_memory) {
      for (const auto& [offset, bytes] : step.dead) std::memset(context.arena + offset, 0xff, bytes);
    }
    timer.StepDone(i);
  }
  timer.AllDone();
  return absl::OkStatus();
}

absl::Status PlannedExecutable::RunLibraryCall(RunContext& context, size_t i) const {
  const BoundStep& step = context.binding->steps[i];
  std::vector<std::byte*>& buffers = context.call_buffers[i];
  for (size_t b = 0; b < buffers.size(); ++b) {
    const BoundTensor& tensor = step.tensors[b];
    buffers[b] = context.base[tensor.block] + tensor.offset * ItemSize(tensor.dtype);
  }
  std::byte* scratch = context.arena + step.scratch_offset;
  LibraryCall::State& state = *context.states[i];
  std::mutex mutex;
  absl::Status failed;
  for (int stage = 0; stage < step.call->num_stages(); ++stage) {
    pool_.Run(step.call->num_pieces(stage), [&](int piece) {
      absl::Status status = step.call->RunPiece(stage, piece, state, buffers, scratch);
      if (status.ok()) return;
      const std::lock_guard<std::mutex> lock(mutex);
      failed.Update(status);
    });
    if (!failed.ok()) return failed;
  }
  return absl::OkStatus();
}

absl::Status PlannedExecutable::RunReference(RunContext& context, const BoundStep& step,
                                             absl::Span<const Tensor> inputs) const {
  const auto tensor_of = [&](const BoundTensor& bound) -> absl::StatusOr<Tensor> {
    const Block& block = parts_.plan.blocks[bound.block];
    if (block.kind == BlockKind::kInput) {
      const Tensor& input = inputs[block.index];
      return input.TryAsStrided(bound.sizes, bound.strides, bound.offset + input.storage_offset());
    }
    const std::shared_ptr<Storage> storage =
        Storage::Borrow(context.base[bound.block], context.binding->block_bytes[bound.block], nullptr);
    return Tensor::TryFromStorage(storage, bound.sizes, bound.strides, bound.offset, bound.dtype);
  };
  IValueList operands;
  for (size_t k = 0; k < step.operands.size(); ++k) {
    if (step.operands[k].block < 0) {
      const ValueType& type = step.node->operand(k)->type();
      if (!type.is_sym_int() || type.sym_int().is_symbolic()) {
        return absl::UnimplementedError("a symbolic number goes to a reference kernel");
      }
      operands.emplace_back(type.sym_int());
      continue;
    }
    BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor, tensor_of(step.operands[k]));
    operands.emplace_back(std::move(tensor));
  }
  size_t next = 0;
  IValueList args;
  for (const Argument& arg : step.node->args()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ArgumentValue(arg, operands, next));
    args.push_back(std::move(value));
  }
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const auto& [key, arg] : step.node->kwargs()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ArgumentValue(arg, operands, next));
    kwargs.emplace_back(key, std::move(value));
  }
  const OpSchema& op = *step.node->op();
  BACKTAPE_ASSIGN_OR_RETURN(const IValueList bound, BindArguments(op, args, kwargs, /*for_shape_rule=*/false));
  std::vector<Tensor> results;
  for (const BoundTensor& result : step.results) {
    if (result.block < 0) {
      results.emplace_back();
      continue;
    }
    BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor, tensor_of(result));
    results.push_back(std::move(tensor));
  }
  const KernelTable kernels = BuiltinKernels();
  if (op.id >= kernels.size() || kernels[op.id] == nullptr) return absl::UnimplementedError("the op has no kernel");
  return kernels[op.id](bound, results);
}

CompileReport PlannedExecutable::Report() const {
  CompileReport report = parts_.report;
  const std::lock_guard<std::mutex> lock(mutex_);
  if (!bindings_.empty()) {
    const Binding& last = *bindings_.back();
    report.arena_bytes = last.arena_bytes;
    for (size_t i = 0; i < last.steps.size(); ++i) {
      const BoundStep& step = last.steps[i];
      if (timer_ != nullptr) report.steps[i].microseconds = timer_->Microseconds(i);
      if (step.call != nullptr) {
        report.steps[i].kind = StepReport::Kind::kLibrary;
        report.steps[i].name = step.call->ToString();
      } else if (step.kernel == nullptr) {
        report.steps[i].kind = StepReport::Kind::kFallback;
        for (const Node* node : parts_.plan.steps[i].nodes) report.fallback_nodes.push_back(DescribeNode(*node));
      }
    }
  }
  return report;
}

}  // namespace backtape::jit
