#include "backtape/jit/aot/aot_call.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/tape/geometry_write.h"
#include "backtape/autograd/tape/view_replay.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/open_size.h"
#include "backtape/jit/aot/aot_node.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

Variable AliasOf(const Tensor& tensor) { return tensor.Alias(); }

class AotCall {
 public:
  AotCall(const std::shared_ptr<AotVersion>& version, absl::Span<const Variable> arguments)
      : version_(version), metadata_(version->program.metadata), arguments_(arguments) {}

  variable_list Run() {
    MakePrimals();
    CheckWrites();
    RunForward();
    TakeOutputs();
    Record();
    WriteArguments();
    variable_list results = MakeResults();
    ChangeArguments();
    return results;
  }

 private:
  void MakePrimals() {
    primals_.resize(metadata_.primals.size());
    size_t next = 0;
    if (version_->uses_bases) {
      for (size_t g = 0; g < version_->layout.groups.size(); ++g) {
        const std::vector<size_t> members = version_->layout.MembersOf(g);
        if (members.empty()) continue;
        absl::StatusOr<GroupBase> group = BaseOfGroup(version_->layout, arguments_, members);
        if (!group.ok()) throw Error(group.status());
        primals_[next++] = group->base;
      }
    }
    for (size_t i = 0; i < arguments_.size(); ++i) {
      const AotInput& input = metadata_.inputs[i];
      if (metadata_.primals[input.primal].kind == AotPrimal::Kind::kInput) primals_[input.primal] = arguments_[i];
    }
    const variable_list& state = version_->program.state;
    for (size_t i = 0; i < state.size(); ++i) primals_[primals_.size() - state.size() + i] = state[i];
    size_t next_size = 0;
    for (const Variable& argument : arguments_) {
      for (int64_t d = 0; d < argument.dim(); ++d) {
        const SymInt& size = version_->sizes.values()[next_size++];
        if (size.is_symbolic()) symbols_[size.ToString()] = argument.size(d);
      }
    }
  }

  // Throws the errors that an eager call would throw for its writes.
  void CheckWrites() const {
    for (size_t i = 0; i < primals_.size(); ++i) {
      const AotPrimal& primal = metadata_.primals[i];
      if (primal.mutates_data && !primal.is_write_hidden) CheckInplace(primals_[i], /*requires_grad=*/true);
    }
  }

  void RunForward() {
    IValueList values;
    values.reserve(primals_.size());
    for (const Variable& primal : primals_) values.push_back(ToIValue(primal));
    RunOptions options;
    if (metadata_.forward_draws > 0) {
      // The random calls of a run are numbered from 0, so the first one draws from this seed.
      seed_ = options.seed = Generator::Default().TakeCalls(metadata_.forward_draws);
      if (metadata_.has_functional_random) AppendRandomState(seed_, values);
    }
    absl::StatusOr<IValueList> outputs = version_->forward->Run(std::move(values), options);
    if (!outputs.ok()) throw Error(outputs.status());
    outputs_ = *std::move(outputs);
  }

  // The type's strides for a tensor of these sizes; nullopt if the type states none.
  std::optional<std::vector<int64_t>> StridesOf(const TensorType& type, absl::Span<const int64_t> sizes) const {
    if (!type.strides.has_value()) return std::nullopt;
    // Sizes that depend on values are known from the tensor.
    absl::btree_map<std::string, int64_t> symbols = symbols_;
    for (size_t d = 0; d < sizes.size(); ++d) {
      if (HasUnbackedSymbol(type.sizes[d])) symbols.emplace(type.sizes[d].ToString(), sizes[d]);
    }
    std::vector<int64_t> strides;
    for (const SymInt& stride : *type.strides) {
      const std::optional<int64_t> number = NumberOf(stride, symbols);
      // TraceJoint accepts strides with unknown symbols only if the tensor is contiguous.
      if (!number.has_value()) {
        const DimVector contiguous = ContiguousStrides(sizes);
        return std::vector<int64_t>(contiguous.begin(), contiguous.end());
      }
      strides.push_back(*number);
    }
    return strides;
  }

  // A copy with the strides of `like`.
  Tensor CopyLike(const Tensor& tensor, const TensorType& like) const {
    const std::optional<std::vector<int64_t>> strides = StridesOf(like, tensor.sizes());
    absl::StatusOr<Tensor> copy = strides.has_value()
                                      ? Tensor::TryEmptyStrided(tensor.sizes(), *strides, tensor.dtype())
                                      : Tensor::TryEmpty(tensor.sizes(), tensor.dtype());
    if (!copy.ok()) throw Error(copy.status());
    CopyElements(tensor, *copy);
    return *std::move(copy);
  }

  bool HasStrides(const Tensor& tensor, const TensorType& type) const {
    const std::optional<std::vector<int64_t>> strides = StridesOf(type, tensor.sizes());
    if (!strides.has_value()) return true;
    for (int64_t d = 0; d < tensor.dim(); ++d) {
      if (tensor.size(d) == 0) return true;
      if (tensor.size(d) > 1 && tensor.stride(d) != (*strides)[d]) return false;
    }
    return true;
  }

  // Whether the writes of the call may change the value.
  bool MayBeWritten(const Tensor& tensor) const {
    for (const size_t i : metadata_.written()) {
      if (tensor.shares_storage(primals_[i])) return true;
    }
    return false;
  }

  bool IsPrimalMemory(const Tensor& tensor) const {
    for (const Variable& primal : primals_) {
      if (tensor.shares_storage(primal)) return true;
    }
    return false;
  }

  // The value as a tensor of its own: a graph may return an input, or the same value twice, where the program returns
  // separate tensors.
  Variable OwnOutput(const IValue& value, const TensorType& type) {
    const Tensor& tensor = value.tensor();
    bool is_shared = IsPrimalMemory(tensor) || !HasStrides(tensor, type);
    for (const Variable& other : taken_) is_shared |= tensor.shares_storage(other);
    return taken_.emplace_back(is_shared ? Variable(CopyLike(tensor, type)) : WithStrides(tensor, type));
  }

  // An alias with exactly the type's strides. HasStrides ignores the strides of dims of size 1 and of empty
  // tensors, but a caller can see them, and the offsets of views depend on them.
  Variable WithStrides(const Tensor& tensor, const TensorType& type) const {
    const std::optional<std::vector<int64_t>> strides = StridesOf(type, tensor.sizes());
    if (!strides.has_value() || tensor.strides() == absl::MakeConstSpan(*strides)) return AliasOf(tensor);
    absl::StatusOr<Tensor> alias = tensor.TryAsStrided(tensor.sizes(), *strides, tensor.storage_offset());
    if (!alias.ok()) throw Error(alias.status());
    return *std::move(alias);
  }

  void TakeOutputs() {
    size_t next = 0;
    for (const size_t i : metadata_.written()) {
      const Tensor& value = outputs_[next++].tensor();
      written_.push_back(MayBeWritten(value) ? Variable(CopyLike(value, value.type())) : AliasOf(value));
      BACKTAPE_CHECK(i < primals_.size());
    }
    for (const AotOutput& output : metadata_.outputs) {
      const IValue& value = outputs_[next++];
      results_.push_back(value.is_none() ? Variable() : OwnOutput(value, output.type));
    }
    for (const AotBase& base : metadata_.bases) bases_.push_back(OwnOutput(outputs_[next++], base.type));
    if (metadata_.takes_forward_state()) ++next;  // skips the next offset, which the generator already has
    first_saved_ = next;
  }

  // Results that alias the memory of an argument but are on the tape as results of the function.
  void MakeCustomViews() {
    for (size_t i = 0; i < metadata_.outputs.size(); ++i) {
      const AotOutput& output = metadata_.outputs[i];
      if (output.kind != AotOutputKind::kCustomFunctionView) continue;
      const NoGradGuard no_grad;
      const Variable& primal = primals_[output.base];
      const Variable view = AliasOf(View(output, primal.detach()));
      results_[i] = view;
      if (!output.is_tracked) continue;
      AutogradMeta::Require(view).view =
          std::make_unique<ViewInfo>(ViewInfo{.base = primal.is_view() ? primal.base() : primal,
                                              .steps = nullptr,
                                              .creation = ViewCreation::kInCustomFunction,
                                              .version = view.version()});
    }
  }

  void Record() {
    MakeCustomViews();
    if (!version_->has_backward()) return;
    node_ = MakeNode<AotNode>(version_);
    for (const size_t i : metadata_.gradients) node_->AddNextEdge(primals_[i].gradient_edge());
    for (size_t i = 0; i < version_->saved_tensors.size(); ++i) {
      const Tensor& value = outputs_[first_saved_ + i].tensor();
      const std::optional<size_t>& primal = version_->saved_tensors[i];
      Saved& saved = tensors_.emplace_back();
      if (MayBeWritten(value)) {
        saved.value = CopyLike(value, value.type());
      } else if (primal.has_value()) {
        saved.value = primals_[*primal];
        saved.primal = primal;
      } else {
        saved.value = AliasOf(value);
      }
    }
    for (size_t i = 0; i < version_->num_saved_sizes; ++i) {
      sizes_.push_back(outputs_[first_saved_ + version_->saved_tensors.size() + i].sym_int());
    }
    for (const size_t i : version_->primals_of_gradients) {
      saved_primals_.push_back({.value = primals_[i], .variable = {}, .primal = i});
    }
    // SavedVariable records the current version, so later writes are detected. A primal that is saved twice has one
    // SavedVariable, so that hooks pack it once.
    absl::flat_hash_map<size_t, SavedVariable> of_primals;
    for (std::vector<Saved>* list : {&tensors_, &saved_primals_}) {
      for (Saved& saved : *list) {
        if (!saved.primal.has_value()) {
          saved.variable = SavedVariable(saved.value, false);
          continue;
        }
        const auto it = of_primals.find(*saved.primal);
        saved.variable = it != of_primals.end() ? it->second : SavedVariable(saved.value, false);
        if (it == of_primals.end()) of_primals.emplace(*saved.primal, saved.variable);
      }
    }
    const std::vector<size_t> written = metadata_.written();
    for (const AotTangent& tangent : metadata_.tangents) {
      Variable of;
      if (tangent.kind == AotTangent::Kind::kOutput) of = results_[tangent.index];
      if (tangent.kind == AotTangent::Kind::kBase) of = bases_[tangent.index];
      for (size_t k = 0; tangent.kind == AotTangent::Kind::kWritten && k < written.size(); ++k) {
        if (written[k] == tangent.index) of = written_[k];
      }
      SetGradientEdge(of, node_, node_->AddInputMetadata(of));
    }
  }

  void WriteArguments() {
    outputs_.clear();
    const std::vector<size_t> written = metadata_.written();
    for (size_t k = 0; k < written.size(); ++k) {
      const AotPrimal& primal = metadata_.primals[written[k]];
      std::optional<NoGradGuard> no_grad;
      if (primal.is_write_hidden) no_grad.emplace();
      ops::copy_(primals_[written[k]], written_[k]);
    }
  }

  static std::optional<int64_t> NumberOf(const SymInt& value, const absl::btree_map<std::string, int64_t>& symbols) {
    return value.Evaluate([&](absl::string_view symbol) -> std::optional<int64_t> {
      const auto it = symbols.find(symbol);
      return it == symbols.end() ? std::nullopt : std::optional<int64_t>(it->second);
    });
  }

  SymInt Number(const SymInt& value) const {
    const std::optional<int64_t> number = NumberOf(value, symbols_);
    if (!number.has_value()) {
      throw Error(absl::InternalError(absl::StrCat(
          "a view returned by an ahead-of-time compiled function has an unknown size: ", value.ToString())));
    }
    return *number;
  }

  IValue Numbers(const IValue& value) const {
    if (value.is_int()) return Number(value.sym_int());
    if (!value.is_list()) return value;
    IValueList items;
    for (const IValue& item : value.list()) items.push_back(Numbers(item));
    return IValue(std::move(items));
  }

  // The output as a view of `base`.
  Variable View(const AotOutput& output, const Variable& base) const {
    if (output.is_strided) {
      SymIntVector sizes, strides;
      for (const SymInt& size : output.type.sizes) sizes.push_back(Number(size));
      for (const SymInt& stride : *output.type.strides) strides.push_back(Number(stride));
      const SymInt offset = Number(output.type.storage_offset) - Number(output.base_offset) + base.storage_offset();
      return ops::as_strided(base, sizes, strides, offset);
    }
    return output.views == nullptr ? base : ReplayViews(*WithNumbers(output.views), base);
  }

  // The steps with the sizes of this call instead of symbols.
  std::shared_ptr<const ViewStep> WithNumbers(const std::shared_ptr<const ViewStep>& last) const {
    if (symbols_.empty() || last == nullptr) return last;
    auto step = std::make_shared<ViewStep>();
    step->previous = WithNumbers(last->previous);
    step->library = last->library;
    step->op_id = last->op_id;
    for (const IValue& arg : last->args) step->args.push_back(Numbers(arg));
    return step;
  }

  Variable Alias(const AotOutput& output, const Variable& base) const {
    if (output.is_same) return base;
    if (!output.is_tracked) return AliasOf(View(output, base.detach()));
    Variable view;
    {
      const GradModeGuard mode(output.passes_gradient && GradMode::is_enabled());
      view = View(output, base);
    }
    // If the program made a view in no-grad mode and then, in grad mode, a view of it, the second view has a node, but
    // no gradient passes through that node.
    if (!output.passes_gradient && !output.is_leaf) view = ops::alias(view);
    if (view.requires_grad() && !output.requires_grad) view = view.detach();
    if (AutogradMeta* meta = AutogradMeta::Get(view); meta != nullptr && meta->view != nullptr) {
      meta->view->creation = output.creation;
    }
    return view;
  }

  variable_list MakeResults() {
    for (size_t i = 0; i < metadata_.outputs.size(); ++i) {
      const AotOutput& output = metadata_.outputs[i];
      switch (output.kind) {
        case AotOutputKind::kIsInput:
        case AotOutputKind::kAliasOfInput:
          results_[i] = Alias(output, ArgumentOrPrimal(output));
          break;
        case AotOutputKind::kAliasOfIntermediateSaveAsOutput:
        case AotOutputKind::kAliasOfIntermediate:
          results_[i] = Alias(output, bases_[output.base]);
          break;
        default:
          break;
      }
    }
    for (size_t i = 0; i < metadata_.outputs.size(); ++i) {
      const AotOutput& output = metadata_.outputs[i];
      if (output.kind == AotOutputKind::kAliasOfIntermediateBaseIsUserOutput) {
        results_[i] = Alias(output, results_[output.base]);
      }
      if (output.same_as.has_value()) results_[i] = results_[*output.same_as];
      const bool is_new_leaf = output.is_leaf && output.is_computed() && output.requires_grad;
      if (is_new_leaf && GradMode::is_enabled()) results_[i].set_requires_grad();
    }
    return std::move(results_);
  }

  // Does what the program does to its arguments: changes their sizes in place, and takes arguments off the tape.
  void ChangeArguments() {
    for (size_t i = 0; i < arguments_.size(); ++i) {
      const AotInput& input = metadata_.inputs[i];
      if (input.geometry_writes == nullptr && !input.is_detached) continue;
      const Variable& argument = arguments_[i];
      const EnableGradGuard grad_mode;
      const Variable former = ops::alias(argument);
      if (input.geometry_writes != nullptr) WriteGeometry(argument, *WithNumbers(input.geometry_writes));
      if (input.is_detached) DetachInPlace(argument);
      // If the elements are unchanged, the backward may read the saved values, with their former sizes.
      if (MayBeWritten(argument)) continue;
      for (std::vector<Saved>* list : {&tensors_, &saved_primals_}) {
        for (Saved& saved : *list) {
          if (!saved.value.shares_storage(argument)) continue;
          if (saved.value.is_same(argument)) saved.value = former;
          saved.variable = SavedVariable(saved.value, false);
        }
      }
    }
    if (node_ == nullptr) return;
    const auto variables = [](std::vector<Saved>& list) {
      std::vector<SavedVariable> made;
      for (Saved& saved : list) made.push_back(std::move(saved.variable));
      return made;
    };
    node_->Save(variables(tensors_), std::move(sizes_), variables(saved_primals_), seed_);
  }

  const Variable& ArgumentOrPrimal(const AotOutput& output) const {
    return output.argument.has_value() ? arguments_[*output.argument] : primals_[output.base];
  }

  struct Saved {
    Variable value;
    SavedVariable variable;
    std::optional<size_t> primal;  // the primal that has this value, if any
  };

  const std::shared_ptr<AotVersion>& version_;
  const AotMetadata& metadata_;
  const absl::Span<const Variable> arguments_;
  variable_list primals_;
  absl::btree_map<std::string, int64_t> symbols_;
  uint64_t seed_ = 0;
  IValueList outputs_;
  variable_list written_, results_, bases_, taken_;
  size_t first_saved_ = 0;
  std::vector<Saved> tensors_, saved_primals_;  // saved for every backward, and for create_graph only
  std::vector<SymInt> sizes_;
  std::shared_ptr<AotNode> node_;
};

}  // namespace

variable_list CallVersion(const std::shared_ptr<AotVersion>& version, absl::Span<const Variable> arguments) {
  return AotCall(version, arguments).Run();
}

}  // namespace backtape::internal
