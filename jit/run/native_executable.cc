#include "backtape/jit/run/native_executable.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/collectives/pending_collectives.h"
#include "backtape/interp/input_check.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/write_overlap.h"
#include "backtape/jit/run/make_binding.h"
#include "backtape/jit/run/shared_inputs.h"
#include "backtape/jit/step_report.h"
#include "backtape/tensor/float_environment.h"
#include "backtape/tensor/out_of_memory.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// How many contexts (concurrent runs) are kept.
constexpr size_t kMaxContexts = 8;

// A copy of the tensor's whole storage, seen through the same view.
absl::StatusOr<Tensor> CopyWithStorage(const Tensor& tensor) {
  const Storage& storage = *tensor.storage();
  BACKTAPE_ASSIGN_OR_RETURN(std::shared_ptr<Storage> copy, Storage::Allocate(storage.nbytes()));
  if (storage.nbytes() > 0) std::memcpy(copy->data(), storage.data(), static_cast<size_t>(storage.nbytes()));
  return Tensor::TryFromStorage(std::move(copy), tensor.sizes(), tensor.strides(), tensor.storage_offset(),
                                tensor.dtype());
}

}  // namespace

std::byte* StartOf(const Tensor& input, const Block& block) {
  if (block.storage_offset == 0 || input.numel() == 0) return input.raw_data();
  return input.raw_data() - block.storage_offset * ItemSize(input.dtype());
}

PlannedExecutable::PlannedExecutable(Parts parts)
    : parts_(std::move(parts)),
      has_collectives_(HasCollectives(*parts_.plan.graph)),
      variants_(*parts_.graph, std::move(parts_.compile)),
      pool_(parts_.options.thread_pool) {
  for (const Node* node : parts_.graph->placeholders()) placeholders_.push_back(node);
  absl::flat_hash_set<int> written;
  for (const InputWrite& write : parts_.plan.input_writes) written.insert(write.position);
  for (size_t b = 0; b < parts_.plan.blocks.size(); ++b) {
    const Block& block = parts_.plan.blocks[b];
    if (block.kind != BlockKind::kInput) continue;
    input_blocks_.emplace_back(static_cast<int>(b), block.index);
    is_written_.push_back(written.contains(block.index));
  }
  if (parts_.options.time_steps) timer_ = std::make_unique<StepTimer>(parts_.plan.steps.size());
}

absl::Status PlannedExecutable::PrepareStaticBinding() {
  // The first run with symbolic sizes has to check them, even if the plan has no symbols.
  if (parts_.size_check && parts_.size_check->has_symbols()) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<RunContext> context, MakeContext({}));
  if (!parts_.options.keep_memory) context->ReleaseMemory();
  ReturnContext(std::move(context));
  return absl::OkStatus();
}

absl::StatusOr<std::vector<int64_t>> PlannedExecutable::SymbolValues(absl::Span<const IValue> inputs) const {
  const std::vector<std::string>& symbols = parts_.plan.symbols;
  std::vector<std::optional<int64_t>> found(symbols.size());
  const auto set = [&](const SymInt& size, int64_t value) {
    // Only plain symbols matter here; CheckInputs has compared the expressions.
    if (!size.is_symbolic()) return;
    const std::string name = size.ToString();
    const auto it = std::lower_bound(symbols.begin(), symbols.end(), name);
    if (it != symbols.end() && *it == name) found[it - symbols.begin()] = value;
  };
  for (size_t i = 0; i < placeholders_.size() && !symbols.empty(); ++i) {
    const ValueType& type = placeholders_[i]->type();
    if (type.is_sym_int()) {
      if (inputs[i].is_int()) set(type.sym_int(), inputs[i].sym_int().value());
    } else if (type.is_tensor()) {
      for (int64_t d = 0; d < type.tensor().dim(); ++d) set(type.tensor().sizes[d], inputs[i].tensor().size(d));
    }
  }
  std::vector<int64_t> values;
  for (size_t s = 0; s < symbols.size(); ++s) {
    if (!found[s]) {
      return absl::InvalidArgumentError("symbol " + symbols[s] + " is unknown: no input has exactly this size");
    }
    values.push_back(*found[s]);
  }
  return values;
}

absl::StatusOr<std::unique_ptr<RunContext>> PlannedExecutable::MakeContext(std::vector<int64_t> symbol_values) const {
  std::shared_ptr<const Binding> binding;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    binding = bindings_.Find(symbol_values);
  }
  if (binding == nullptr) {
    BACKTAPE_ASSIGN_OR_RETURN(binding, MakeBinding(parts_.plan, std::move(symbol_values),
                                                   {parts_.options.num_threads, parts_.functions, parts_.tiles,
                                                    parts_.options.share_small_work,
                                                    !parts_.options.own_memory && !parts_.options.check_bounds}));
    std::shared_ptr<const Binding> evicted;  // destroyed after the lock is released
    const std::lock_guard<std::mutex> lock(mutex_);
    if (std::shared_ptr<const Binding> known = bindings_.Find(binding->symbol_values)) {
      binding = std::move(known);  // another thread has made it meanwhile
    } else {
      evicted = bindings_.Add(binding);
    }
  }
  return RunContext::Make(std::move(binding), parts_.plan);
}

absl::StatusOr<std::unique_ptr<RunContext>> PlannedExecutable::TakeContext(
    absl::Span<const IValue> inputs, std::shared_ptr<const NativeExecutable>& variant) const {
  const bool have_known_storages = !parts_.size_check || parts_.size_check->HaveKnownStorages(inputs);
  if (have_known_storages) {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (size_t i = contexts_.size(); i-- > 0;) {
      if (!contexts_[i]->Fits(inputs)) continue;
      std::unique_ptr<RunContext> context = std::move(contexts_[i]);
      contexts_.erase(contexts_.begin() + static_cast<int64_t>(i));
      // If memory for the arena runs out, the interpreter runs the graph, as it does if a new context cannot be made.
      if (!context->AllocateArena().ok()) return nullptr;
      return context;
    }
  }
  BACKTAPE_RETURN_IF_ERROR(CheckInputs(placeholders_, inputs));
  if (!have_known_storages) return nullptr;
  if (parts_.size_check && parts_.size_check->has_symbols() && !parts_.size_check->Fits(inputs)) return nullptr;
  BACKTAPE_ASSIGN_OR_RETURN(std::vector<int64_t> symbol_values, SymbolValues(inputs));
  const std::vector<BoundInput> wanted = BindInputs(parts_.plan, symbol_values);
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (wanted[i].kind != BoundInput::Kind::kTensor || wanted[i].HasPlannedLayout(inputs[i].tensor())) continue;
    absl::StatusOr<std::shared_ptr<const NativeExecutable>> found = variants_.For(inputs);
    // A call rejects inputs of this layout, such as a write to an expanded tensor. The interpreter's error names it.
    if (absl::IsFailedPrecondition(found.status()) || absl::IsInvalidArgument(found.status())) return nullptr;
    BACKTAPE_ASSIGN_OR_RETURN(variant, std::move(found));
    return nullptr;
  }
  absl::StatusOr<std::unique_ptr<RunContext>> context = MakeContext(std::move(symbol_values));
  // A size or offset of the plan does not fit in 64 bits for these sizes, or all values together do not fit in memory.
  // The interpreter keeps fewer values alive at a time; if it fails too, its error names the node.
  const absl::StatusCode code = context.status().code();
  if (code == absl::StatusCode::kOutOfRange || code == absl::StatusCode::kResourceExhausted) return nullptr;
  return context;
}

void PlannedExecutable::ReturnContext(std::unique_ptr<RunContext> context) const {
  std::unique_ptr<RunContext> oldest;  // destroyed after the lock is released
  const std::lock_guard<std::mutex> lock(mutex_);
  last_binding_ = context->shared_binding();
  bindings_.MarkUsed(last_binding_);
  last_variant_ = nullptr;
  contexts_.push_back(std::move(context));
  if (contexts_.size() > kMaxContexts) {
    oldest = std::move(contexts_.front());
    contexts_.erase(contexts_.begin());
  }
}

// All reads must see the old values of inputs. If a written input shares memory with another input or with a constant,
// the run uses a copy of it, which is copied back at the end.
absl::Status PlannedExecutable::CopySharedInputs(const IValueList& inputs, RunContext& context, Placed& placed) const {
  std::vector<AddressRange> ranges;
  ranges.reserve(input_blocks_.size());
  for (size_t i = 0; i < input_blocks_.size(); ++i) {
    ranges.push_back(RangeOf(inputs[input_blocks_[i].second].tensor(), static_cast<int>(i), is_written_[i]));
  }
  for (const Block& block : parts_.plan.blocks) {
    if (block.is_attribute) ranges.push_back(RangeOf(parts_.plan.constants[block.index], -1, false));
  }
  const std::vector<int> shared = WrittenAndShared(std::move(ranges));
  context.set_inputs_are_apart(shared.empty());
  for (int i : shared) {
    const auto& [b, index] = input_blocks_[i];
    const Tensor& given = inputs[index].tensor();
    if (parts_.plan.blocks[b].shows_offset) {
      BACKTAPE_ASSIGN_OR_RETURN(placed.inputs[index], CopyWithStorage(given));
    } else {
      BACKTAPE_ASSIGN_OR_RETURN(placed.inputs[index],
                                Tensor::TryEmptyStrided(given.sizes(), given.strides(), given.dtype()));
      CopyElements(given, placed.inputs[index]);
    }
    context.SetBase(b, StartOf(placed.inputs[index], parts_.plan.blocks[b]));
  }
  return absl::OkStatus();
}

// Whether a written input overlaps partially with another input: an in-place op that uses both is an error, which the
// interpreter reports. Inputs at the addresses of the last run were checked then.
bool PlannedExecutable::MayRefuseWrite(const IValueList& inputs, const RunContext& context) const {
  if (parts_.plan.input_writes.empty()) return false;
  bool have_moved = false;
  std::vector<AddressRange> ranges;
  for (size_t i = 0; i < input_blocks_.size(); ++i) {
    const auto& [b, index] = input_blocks_[i];
    const Tensor& tensor = inputs[index].tensor();
    have_moved |= context.base(b) != StartOf(tensor, parts_.plan.blocks[b]);
    ranges.push_back(RangeOf(tensor, static_cast<int>(i), is_written_[i]));
  }
  if (!have_moved) return false;
  for (const int i : WrittenAndShared(std::move(ranges))) {
    const MemoryPlace written = MemoryPlace::Of(inputs[input_blocks_[i].second].tensor());
    for (const auto& [b, index] : input_blocks_) {
      if (OverlapOf(written, MemoryPlace::Of(inputs[index].tensor())) == MemoryOverlap::kPartial) return true;
    }
  }
  return false;
}

// Sets the addresses of inputs and outputs.
absl::Status PlannedExecutable::PlaceValues(const IValueList& inputs, RunContext& context, Placed& placed) const {
  placed.inputs.resize(inputs.size());
  bool have_moved = false;
  for (const auto& [b, index] : input_blocks_) {
    const Tensor& given = inputs[index].tensor();
    placed.inputs[index] = given;
    std::byte* const start = StartOf(given, parts_.plan.blocks[b]);
    have_moved |= context.base(b) != start;
    context.SetBase(b, start);
  }
  if (!parts_.plan.input_writes.empty() && (have_moved || !context.inputs_are_apart())) {
    BACKTAPE_RETURN_IF_ERROR(CopySharedInputs(inputs, context, placed));
  }
  const Binding& binding = context.binding();
  placed.outputs.resize(binding.output_blocks.size());
  for (size_t i = 0; i < binding.output_blocks.size(); ++i) {
    absl::StatusOr<absl::Span<const Tensor>> taken = context.output(i).Take();
    if (!taken.ok()) {
      return absl::Status(taken.status().code(), absl::StrCat("%", parts_.plan.blocks[binding.output_blocks[i]].name,
                                                              ": ", taken.status().message()));
    }
    placed.outputs[i] = *taken;
    context.SetBase(binding.output_blocks[i], placed.outputs[i][0].storage()->data());
  }
  return absl::OkStatus();
}

// Builds the results of a run from its outputs. `outputs_` is flat: the items of a list follow the list.
class PlannedExecutable::ResultReader {
 public:
  ResultReader(const PlannedExecutable& executable, const IValueList& inputs, const Binding& binding, Placed& placed)
      : plan_(executable.parts_.plan), inputs_(inputs), outputs_(binding.outputs), placed_(placed) {}

  absl::StatusOr<IValueList> ReadAll() {
    IValueList results;
    results.reserve(outputs_.size());
    while (next_ < outputs_.size()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, Read());
      results.push_back(std::move(value));
    }
    return results;
  }

 private:
  absl::StatusOr<IValue> Read() {
    const BoundOutput& output = outputs_[next_++];
    switch (output.kind) {
      case PlannedOutput::Kind::kNone:
        return IValue();
      case PlannedOutput::Kind::kNumber:
        return IValue(output.number);
      case PlannedOutput::Kind::kConstant:
        return output.constant;
      case PlannedOutput::Kind::kTensor:
        return TensorOf(output);
      case PlannedOutput::Kind::kList:
        break;
    }
    IValueList items;
    items.reserve(output.list_size);
    for (size_t i = 0; i < output.list_size; ++i) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue item, Read());
      items.push_back(std::move(item));
    }
    return IValue(std::move(items));
  }

  absl::StatusOr<IValue> TensorOf(const BoundOutput& output) {
    if (output.slot >= 0) {
      // The tensors of a slot are in the order of the outputs.
      IValue result(placed_.outputs[output.slot].front());
      placed_.outputs[output.slot].remove_prefix(1);
      return result;
    }
    const BoundTensor& tensor = output.tensor;
    const Block& block = plan_.blocks[tensor.block];
    const bool is_input = block.kind == BlockKind::kInput;
    const Tensor* base = is_input ? &inputs_[block.index].tensor() : &plan_.constants[block.index];
    if (!is_input && !block.is_attribute) {
      const auto [copy, is_new] = copies_.try_emplace(tensor.block);
      if (is_new) {
        BACKTAPE_ASSIGN_OR_RETURN(copy->second, CopyWithStorage(*base));
      }
      base = &copy->second;
    }
    const int64_t offset = tensor.offset + (is_input ? base->storage_offset() - block.storage_offset : 0);
    if (!block.is_attribute && offset == base->storage_offset() && absl::MakeConstSpan(tensor.sizes) == base->sizes() &&
        absl::MakeConstSpan(tensor.strides) == base->strides()) {
      return IValue(*base);
    }
    BACKTAPE_ASSIGN_OR_RETURN(Tensor view, base->TryAsStrided(tensor.sizes, tensor.strides, offset));
    return IValue(std::move(view));
  }

  const Plan& plan_;
  const IValueList& inputs_;
  const std::vector<BoundOutput>& outputs_;
  Placed& placed_;
  size_t next_ = 0;
  // For constants that do not belong to the caller: one copy of each, shared by all returned views of it.
  absl::flat_hash_map<int, Tensor> copies_;
};

absl::StatusOr<IValueList> PlannedExecutable::Interpret(IValueList inputs, const RunOptions& options) const {
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Executable> interpreter,
                            CompileForInterpreter(*parts_.graph, {.kernels = parts_.options.kernels,
                                                                  .shape_rules = parts_.options.shape_rules,
                                                                  .attributes = {}}));
  return interpreter->Run(std::move(inputs), options);
}

absl::StatusOr<IValueList> PlannedExecutable::Run(IValueList inputs, const RunOptions& options) const {
  return StatusIfOutOfMemory([&] { return TryRun(std::move(inputs), options); });
}

absl::StatusOr<IValueList> PlannedExecutable::TryRun(IValueList inputs, const RunOptions& options) const {
  if (options.hook) return Interpret(std::move(inputs), options);
  std::shared_ptr<const NativeExecutable> variant;
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<RunContext> context, TakeContext(inputs, variant));
  if (variant != nullptr) {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      last_variant_ = variant;
    }
    return variant->Run(std::move(inputs), options);
  }
  if (context == nullptr) {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      last_variant_ = nullptr;
      ++num_interpreted_runs_;
    }
    return Interpret(std::move(inputs), options);
  }
  if (MayRefuseWrite(inputs, *context)) {
    ReturnContext(std::move(context));
    return Interpret(std::move(inputs), options);
  }
  num_native_runs_.fetch_add(1, std::memory_order_relaxed);
  context->set_seed(options.seed);
  const DefaultFloatEnvironment float_environment;
  std::optional<PendingCollectives> pending;
  if (has_collectives_) pending.emplace();
  absl::StatusOr<IValueList> results = RunIn(*context, std::move(inputs));
  if (pending) {
    pending->FinishAll().IgnoreError();
    if (pending->may_write()) {
      // The process group may still write into the memory of this run, so this memory must never be freed or used
      // again.
      static_cast<void>(context.release());
      return results;
    }
  }
  if (!parts_.options.keep_memory) context->ReleaseMemory();
  ReturnContext(std::move(context));
  return results;
}

absl::StatusOr<IValueList> PlannedExecutable::RunIn(RunContext& context, IValueList inputs) const {
  if (parts_.options.check_bounds) {
    // Both runs must read the same values, so only the second one writes into the caller's inputs.
    BACKTAPE_RETURN_IF_ERROR(RunGuarded(context, inputs, GuardedEnd::kBegin).status());
    return RunGuarded(context, std::move(inputs), GuardedEnd::kEnd);
  }
  Placed placed;
  BACKTAPE_RETURN_IF_ERROR(PlaceValues(inputs, context, placed));
  BACKTAPE_RETURN_IF_ERROR(RunAllSteps(context, inputs, placed));
  for (const InputWrite& write : parts_.plan.input_writes) {
    const Tensor& given = inputs[write.position].tensor();
    const Tensor& used = placed.inputs[write.position];
    if (used.raw_data() != given.raw_data()) CopyElements(used, given);
  }
  return Results(inputs, context.binding(), placed);
}

absl::StatusOr<IValueList> PlannedExecutable::Results(const IValueList& inputs, const Binding& binding,
                                                      Placed& placed) const {
  return ResultReader(*this, inputs, binding, placed).ReadAll();
}

void PlannedExecutable::Trim() const {
  variants_.Trim();
  // These are freed after the lock is released.
  std::vector<std::unique_ptr<RunContext>> contexts;
  BindingCache bindings;
  const std::lock_guard<std::mutex> lock(mutex_);
  contexts.swap(contexts_);
  std::swap(bindings, bindings_);
}

CompileReport PlannedExecutable::Report() const {
  CompileReport report = parts_.report;
  const std::lock_guard<std::mutex> lock(mutex_);
  if (last_variant_ != nullptr) return last_variant_->Report();
  report.num_interpreted_runs = num_interpreted_runs_;
  const bool has_native_steps = std::any_of(report.steps.begin(), report.steps.end(), [](const StepReport& step) {
    return step.kind != StepReport::Kind::kFallback;
  });
  if (has_native_steps) report.num_native_runs = num_native_runs_.load(std::memory_order_relaxed);
  if (last_binding_ != nullptr) {
    const Binding& last = *last_binding_;
    report.arena_bytes = last.arena_bytes;
    AddAmounts(parts_.plan, last, report.steps);
    for (size_t i = 0; i < last.steps.size(); ++i) {
      if (timer_ != nullptr) report.steps[i].microseconds = timer_->Microseconds(i);
      if (report.steps[i].kind != StepReport::Kind::kFallback) continue;
      for (const Node* node : parts_.plan.steps[i].nodes) report.fallback_nodes.push_back(DescribeNode(*node));
    }
  }
  return report;
}

}  // namespace backtape::jit
