#include "backtape/passes/lower_backward.h"

#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/engine/validate_outputs.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/node_evaluator.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

class Lowering {
 public:
  Lowering(const Graph& captured, const CapturedBackward& forms, const LowerBackwardOptions& options)
      : captured_(captured),
        forms_(forms),
        numbers_(options.numbers),
        graph_(std::make_unique<Graph>(*options.library->ops)),
        tracer_(*options.library, *graph_, *options.shape_env),
        values_(*options.library, "lower") {
    tracer_.NumberDraws();
  }

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
      if (const CapturedInput input = forms_.InputOf(*node); input.kind == CapturedInput::Kind::kNumber) {
        BACKTAPE_CHECK(input.index < numbers_.size()) << node->name();
        values_[node] = IValue(numbers_[input.index]);
      }
      if (!node->type().is_tensor()) continue;
      const TensorType& type = node->type().tensor();
      for (const SymInt& size : type.sizes) {
        if (std::optional<std::string> symbol = size.symbol()) known_symbols_.insert(*std::move(symbol));
      }
      values_[node] = tracer_.TensorFor(placeholder, type);
    }
    for (const Node* node : captured_.nodes()) {
      if (!node->is_placeholder() || !node->type().is_sym_int()) continue;
      const SymInt& size = node->type().sym_int();
      values_[node] = size;
      // A tensor's size needs no placeholder of its own.
      const std::optional<std::string> symbol = size.symbol();
      if (symbol.has_value() && known_symbols_.insert(*symbol).second) {
        tracer_.BindSize(size, placeholders_[node]);
      }
    }
  }

  IValue ValueOf(const Argument& argument) {
    absl::StatusOr<IValue> value = values_.ValueOf(argument);
    if (!value.ok()) throw Error(value.status());
    return *std::move(value);
  }

  Variable TensorOf(const Argument& argument) { return ToVariable(ValueOf(argument)); }

  void LowerCall(const Node& node) {
    if (node.is_call_to(OpId::operator_getitem)) {
      values_[&node] = ValueOf(node.args()[0]).list()[node.args()[1].int_value()];
    } else if (IsSumOfGradients(node)) {
      LowerAddition(node);
    } else if (node.target() == capture_target::kValidateOutputs) {
      LowerValidation(node);
    } else if (node.target() == capture_target::kAccumulateGrad) {
      LowerAccumulation(node);
    } else if (node.op() != nullptr) {
      absl::StatusOr<IValue> value = values_.Evaluate(node);
      if (!value.ok()) throw Error(value.status());
      values_[&node] = *std::move(value);
    } else {
      LowerNode(node);
    }
  }

  // True for the sums that capture adds, and for sums of the same form in the graphs of tape nodes.
  bool IsSumOfGradients(const Node& node) {
    if (!node.is_call_to(OpId::add_Tensor) || !node.kwargs().empty() || node.args().size() != 2) return false;
    const auto is_gradient = [this](const Argument& arg) {
      if (!arg.is_node()) return false;
      const IValue value = ValueOf(arg);
      return value.is_tensor() || value.is_none();
    };
    return is_gradient(node.args()[0]) && is_gradient(node.args()[1]);
  }

  // If one of the two gradients turns out to be undefined, the sum is the other one.
  void LowerAddition(const Node& node) {
    const Variable a = TensorOf(node.args()[0]);
    const Variable b = TensorOf(node.args()[1]);
    const Variable sum = !a.defined() ? b : !b.defined() ? a : ops::add(a, b);
    values_[&node] = ToIValue(sum);
  }

  void LowerNode(const Node& node) {
    const auto form = forms_.forms.find(std::string(node.target()));
    if (form == forms_.forms.end()) {
      throw Error(absl::InvalidArgumentError(
          absl::StrCat("only the autograd engine can run this backward, because it calls ", node.target(),
                       " (a hook or a tape node without a functional form)")));
    }
    variable_list grads = ToVariableList(ValueOf(node.args()[0]));
    IValueList packed;
    for (size_t i = 1; i < node.args().size(); ++i) packed.push_back(ValueOf(node.args()[i]));
    values_[&node] = ToIValueList(form->second(std::move(grads), packed));
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

  void LowerAccumulation(const Node& node) {
    Variable grad = TensorOf(node.args()[2]);
    if (!grad.defined()) return;
    if (!node.args()[1].is_none()) {
      Variable before = TensorOf(node.args()[1]);
      ops::add_(before, grad);
      return;
    }
    const Variable leaf = TensorOf(node.args()[0]);
    if (!IsOwn(tracer_.ArgumentOf(grad).node()) || grad.sym_strides() != leaf.sym_strides()) {
      grad = ops::clone(grad, MemoryFormat::kContiguous);
    }
    Node* call = graph_->Create(Opcode::kCallFunction, capture_target::kSetGrad,
                                {tracer_.ArgumentOf(TensorOf(node.args()[0])), tracer_.ArgumentOf(grad)}, {});
    call->set_provenance(node.provenance());
  }

  // True if the value's memory belongs to no input and no other gradient.
  bool IsOwn(const Node* value) {
    while (value->is_call() && value->op() != nullptr) {
      const bool is_item = value->op()->is(OpId::operator_getitem);
      if (!is_item && !value->op()->has_tag(kTagView) && !value->op()->has_tag(kTagInplace)) break;
      const Node* source = value->operand(0);
      if (is_item && !source->op()->has_tag(kTagView)) break;
      value = source;
    }
    return value->is_call() && value->op() != nullptr && owned_.insert(value).second;
  }

  const Graph& captured_;
  const CapturedBackward& forms_;
  absl::Span<const double> numbers_;
  std::unique_ptr<Graph> graph_;
  Tracer tracer_;
  absl::flat_hash_map<const Node*, Node*> placeholders_;
  absl::flat_hash_set<std::string> known_symbols_;
  internal::NodeEvaluator values_;
  absl::flat_hash_set<const Node*> owned_;  // values whose memory became a leaf's grad()
};

}  // namespace

absl::StatusOr<std::unique_ptr<Graph>> LowerBackward(const Graph& captured, const CapturedBackward& forms,
                                                     const LowerBackwardOptions& options) {
  BACKTAPE_CHECK(options.shape_env != nullptr) << "LowerBackward needs a ShapeEnv";
  return Lowering(captured, forms, options).Run();
}

}  // namespace backtape
