#include "backtape/passes/lower_backward.h"

#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/grad_mode.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/tracer.h"
#include "backtape/autograd/validate_outputs.h"
#include "backtape/ir/infer_types.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

bool IsSymbol(const SymInt& size) {
  if (!size.is_symbolic()) return false;
  const std::vector<std::string> symbols = size.symbols();
  return symbols.size() == 1 && size == SymInt::Symbol(symbols[0]);
}

class Lowering {
 public:
  Lowering(const Graph& captured, const CapturedBackward& forms, const LowerBackwardOptions& options)
      : captured_(captured),
        forms_(forms),
        graph_(std::make_unique<Graph>(*options.library->ops)),
        tracer_(*options.library, *graph_, *options.shape_env) {}

  absl::StatusOr<std::unique_ptr<Graph>> Run() {
    for (const Origin& origin : captured_.origins()) graph_->AddOrigin(origin);
    LowerPlaceholders();
    const TracingGuard tracing(&tracer_);
    const NoGradGuard no_grad;
    for (const Node* node : captured_.nodes()) {
      if (node->is_placeholder()) continue;
      if (node->is_output()) {
        graph_->Output(tracer_.ArgumentOf(ValueOf(node->args()[0])));
        continue;
      }
      Node* const last = graph_->last();
      try {
        const TracedOriginGuard origin(node->provenance().stack, node->provenance().sequence_number);
        LowerCall(*node);
      } catch (const Error& error) {
        return absl::Status(error.status().code(), absl::StrCat("lowering %", node->name(), " (", node->target(), ")",
                                                                LocationText(*node), ": ", error.status().message()));
      }
      for (Node* made = last == nullptr ? graph_->first() : last->next(); made != nullptr; made = made->next()) {
        made->mutable_provenance().origins = node->provenance().origins;
      }
    }
    for (Node* node : graph_->placeholders()) {
      if (!node->has_uses()) graph_->Erase(node);
    }
    return std::move(graph_);
  }

 private:
  static std::string LocationText(const Node& node) {
    const std::string location = node.provenance().Location();
    return location.empty() ? "" : absl::StrCat(" of ", location);
  }

  void LowerPlaceholders() {
    for (const Node* node : captured_.nodes()) {
      if (!node->is_placeholder()) continue;
      Node* placeholder = graph_->Placeholder(node->name(), node->type());
      placeholders_[node] = placeholder;
      if (!node->type().is_tensor()) continue;
      const TensorType& type = node->type().tensor();
      for (const SymInt& size : type.sizes) {
        if (IsSymbol(size)) known_symbols_.insert(size.ToString());
      }
      values_[node] = tracer_.TensorFor(placeholder, type);
    }
    for (const Node* node : captured_.nodes()) {
      if (!node->is_placeholder() || !node->type().is_sym_int()) continue;
      const SymInt& size = node->type().sym_int();
      values_[node] = size;
      // A size of a tensor needs no placeholder of its own.
      if (IsSymbol(size) && known_symbols_.insert(size.ToString()).second) {
        tracer_.BindSymbol(size.ToString(), placeholders_[node]);
      }
    }
  }

  IValue ValueOf(const Argument& argument) {
    if (argument.is_node()) {
      const auto it = values_.find(argument.node());
      BACKTAPE_CHECK(it != values_.end()) << "%" << argument.node()->name() << " has no value";
      return it->second;
    }
    if (argument.is_sequence()) {
      IValueList items;
      for (const Argument& item : argument.items()) items.push_back(ValueOf(item));
      return items;
    }
    std::optional<IValue> constant = ShapeValueOf(argument);
    BACKTAPE_CHECK(constant.has_value()) << "an argument of a captured call";
    return *std::move(constant);
  }

  Variable TensorOf(const Argument& argument) { return ToVariable(ValueOf(argument)); }

  void LowerCall(const Node& node) {
    if (node.target() == "operator.getitem") {
      values_[&node] = ValueOf(node.args()[0]).list()[node.args()[1].to_int()];
    } else if (node.is_call_to("aten.add.Tensor")) {
      values_[&node] = ops::add(TensorOf(node.args()[0]), TensorOf(node.args()[1]));
    } else if (node.target() == capture_target::kValidateOutputs) {
      LowerValidation(node);
    } else if (node.target() == capture_target::kAccumulateGrad) {
      LowerAccumulation(node);
    } else if (node.target() == capture_target::kCallHook) {
      LowerHook(node);
    } else {
      LowerNode(node);
    }
  }

  void LowerNode(const Node& node) {
    const auto form = forms_.forms.find(std::string(node.target()));
    variable_list grads = ToVariableList(ValueOf(node.args()[0]));
    if (form == forms_.forms.end()) {
      Opaque(node, {tracer_.ArgumentOf(ValueOf(node.args()[0])), placeholders_.at(node.args()[1].node())},
             OutputTypesOf(node));
      return;
    }
    IValueList packed;
    for (size_t i = 1; i < node.args().size(); ++i) packed.push_back(ValueOf(node.args()[i]));
    values_[&node] = ToIValueList(form->second(std::move(grads), packed));
  }

  // What the nodes after one without a functional form expect of it: its results are made that.
  IValue OutputTypesOf(const Node& node) {
    for (const Node* item : node.users()) {
      for (const Node* user : item->users()) {
        if (user->target() != capture_target::kValidateOutputs) continue;
        IValueList types;
        for (const Argument& metadata : user->args()[1].items()) {
          types.push_back(metadata.is_none() ? IValue() : IValue(MetadataType(metadata)));
        }
        return types;
      }
    }
    throw Error(absl::InvalidArgumentError("nothing is known of the results of a node without a functional form"));
  }

  TensorType MetadataType(const Argument& metadata) {
    SymIntVector sizes;
    const IValue list = ValueOf(metadata.items()[2]);
    for (const IValue& size : list.list()) sizes.push_back(size.sym_int());
    TensorType type = TensorType::Contiguous(metadata.items()[0].dtype(), sizes);
    type.device = metadata.items()[1].device();
    return type;
  }

  void LowerValidation(const Node& node) {
    variable_list grads = ToVariableList(ValueOf(node.args()[0]));
    const std::vector<Argument>& metadata = node.args()[1].items();
    for (size_t i = 0; i < grads.size(); ++i) {
      if (!grads[i].defined() || metadata[i].is_none()) continue;
      const Node* call = node.args()[0].items()[i].node()->operand(0);
      const InputMetadata expected{Variable(Tensor::Symbolic(MetadataType(metadata[i])))};
      absl::string_view name = call->target();
      absl::ConsumePrefix(&name, capture_target::kOps);
      ValidateGradient(name, i, expected, grads[i]);
    }
    values_[&node] = ToIValueList(grads);
  }

  // A call that stays: its results are new tensors of these types (TensorType, None, or a list of them).
  void Opaque(const Node& node, ArgumentList args, const IValue& types) {
    KeywordArguments kwargs = node.kwargs();
    Node* call = graph_->Create(Opcode::kCallFunction, node.target(), std::move(args), std::move(kwargs), node.name());
    call->set_provenance(node.provenance());
    if (types.is_none()) return;
    if (types.is_tensor_type()) {
      values_[&node] = tracer_.TensorFor(call, types.tensor_type());
      return;
    }
    IValueList results;
    for (size_t i = 0; i < types.list().size(); ++i) {
      if (types.list()[i].is_none()) {
        results.emplace_back();
        continue;
      }
      Node* item = graph_->Call("operator.getitem", {call, static_cast<int64_t>(i)});
      item->set_provenance(node.provenance());
      results.emplace_back(static_cast<const Tensor&>(tracer_.TensorFor(item, types.list()[i].tensor_type())));
    }
    values_[&node] = std::move(results);
  }

  void LowerHook(const Node& node) {
    ArgumentList args = {placeholders_.at(node.args()[0].node())};
    for (size_t i = 1; i < node.args().size(); ++i) args.push_back(tracer_.ArgumentOf(ValueOf(node.args()[i])));
    const std::string& type = node.FindKwarg("hook_type")->string();
    if (type == "post_acc_grad_hook" || type == "nan_check") {
      Opaque(node, std::move(args), IValue());
    } else {
      // Hooks keep dtypes and sizes; of their strides nothing is known.
      Opaque(node, std::move(args), WithoutStrides(TypesOf(ValueOf(node.args()[1]))));
    }
  }

  static IValue WithoutStrides(const IValue& types) {
    if (types.is_tensor_type()) return TensorType::Contiguous(types.tensor_type().dtype, types.tensor_type().sizes);
    if (!types.is_list()) return types;
    IValueList items;
    for (const IValue& item : types.list()) items.push_back(WithoutStrides(item));
    return items;
  }

  void LowerAccumulation(const Node& node) {
    Variable grad = TensorOf(node.args()[2]);
    if (!grad.defined()) return;
    if (!node.args()[1].is_none()) {
      Variable before = TensorOf(node.args()[1]);
      ops::add_(before, grad);
      return;
    }
    if (!IsOwn(tracer_.ArgumentOf(grad).node())) grad = ops::clone(grad);
    Node* call = graph_->Create(Opcode::kCallFunction, capture_target::kSetGrad,
                                {tracer_.ArgumentOf(TensorOf(node.args()[0])), tracer_.ArgumentOf(grad)}, {});
    call->set_provenance(node.provenance());
  }

  // The memory of this value is no input's, and of no other gradient either.
  bool IsOwn(const Node* value) {
    while (value->is_call() && value->op() != nullptr) {
      const bool is_item = value->op()->name == "getitem";
      if (!is_item && !value->op()->has_tag(kTagView) && !value->op()->has_tag(kTagInplace)) break;
      const Node* source = value->operand(0);
      // What a hook or node gave may be anybody's.
      if (source->is_call() && source->op() == nullptr) return false;
      if (is_item && !source->op()->has_tag(kTagView)) break;
      value = source;
    }
    return value->is_call() && value->op() != nullptr && owned_.insert(value).second;
  }

  const Graph& captured_;
  const CapturedBackward& forms_;
  std::unique_ptr<Graph> graph_;
  Tracer tracer_;
  absl::flat_hash_map<const Node*, Node*> placeholders_;
  absl::flat_hash_set<std::string> known_symbols_;
  absl::flat_hash_map<const Node*, IValue> values_;
  absl::flat_hash_set<const Node*> owned_;  // memory that became a grad()
};

}  // namespace

absl::StatusOr<std::unique_ptr<Graph>> LowerBackward(const Graph& captured, const CapturedBackward& forms,
                                                     const LowerBackwardOptions& options) {
  BACKTAPE_CHECK(options.shape_env != nullptr) << "LowerBackward needs a ShapeEnv";
  return Lowering(captured, forms, options).Run();
}

}  // namespace backtape
