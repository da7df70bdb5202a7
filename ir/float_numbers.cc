#include "backtape/ir/float_numbers.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/shape_env.h"

namespace backtape {
namespace {

// The op that takes tensors where `from` takes numbers, in the same positions.
struct TensorForm {
  OpId from;
  OpId to;
};
constexpr TensorForm kTensorForms[] = {
    {OpId::add_Scalar, OpId::add_Tensor},
    {OpId::clamp, OpId::clamp_Tensor},
    {OpId::clamp_max, OpId::clamp_max_Tensor},
    {OpId::clamp_min, OpId::clamp_min_Tensor},
    {OpId::div_Scalar, OpId::div_Tensor},
    {OpId::eq_Scalar, OpId::eq_Tensor},
    {OpId::ge_Scalar, OpId::ge_Tensor},
    {OpId::gt_Scalar, OpId::gt_Tensor},
    {OpId::le_Scalar, OpId::le_Tensor},
    {OpId::lerp_Scalar, OpId::lerp_Tensor},
    {OpId::lt_Scalar, OpId::lt_Tensor},
    {OpId::masked_fill_Scalar, OpId::masked_fill_Tensor},
    {OpId::mul_Scalar, OpId::mul_Tensor},
    {OpId::ne_Scalar, OpId::ne_Tensor},
    {OpId::pow_Scalar, OpId::pow_Tensor_Tensor},
    {OpId::pow_Tensor_Scalar, OpId::pow_Tensor_Tensor},
    {OpId::remainder_Scalar, OpId::remainder_Tensor},
    {OpId::rsub_Scalar, OpId::rsub_Tensor},
    {OpId::sub_Scalar, OpId::sub_Tensor},
};

// Python's operators on two numbers.
constexpr TensorForm kPythonForms[] = {
    {OpId::operator_add, OpId::add_Tensor},        {OpId::operator_sub, OpId::sub_Tensor},
    {OpId::operator_mul, OpId::mul_Tensor},        {OpId::operator_truediv, OpId::div_Tensor},
    {OpId::operator_pow, OpId::pow_Tensor_Tensor},
};

template <size_t N>
std::optional<OpId> FormIn(const TensorForm (&rows)[N], const OpSchema& op) {
  for (const TensorForm& row : rows) {
    if (op.is(row.from)) return row.to;
  }
  return std::nullopt;
}

bool IsItem(const Node& node) {
  const bool is_item = node.is_call_to(OpId::_local_scalar_dense) ||
                       (node.opcode() == Opcode::kCallFunction && node.op() == nullptr && node.target() == kItem);
  return is_item && node.args().size() == 1 && node.args()[0].is_node();
}

bool HasTypeOfItem(const Node& node) { return node.args()[0].node()->type().is_tensor(); }

// An integer that a run knows: a size, or arithmetic on sizes.
bool IsIntegerNumber(const Node& node) {
  if (node.type().is_sym_int()) return true;
  return node.is_call() && node.op() != nullptr && node.op()->has_tag(kTagMetadata);
}

class FloatNumbers {
 public:
  FloatNumbers(Graph& graph, const FloatNumbersOptions& options) : graph_(graph), options_(options) {}

  bool Run() {
    std::vector<Node*> nodes(graph_.nodes().begin(), graph_.nodes().end());
    InferTypesOfItems(nodes);
    for (Node*& node : nodes) {
      if (!node->is_call()) continue;
      if (IsItem(*node) && node->op() == nullptr && DTypeOfItem(*node).has_value() && IsInteger(*DTypeOfItem(*node))) {
        node = Replace(node, graph_.ops().at(static_cast<int>(OpId::_local_scalar_dense)), {node->args()[0]}, {});
      }
      if (IsFloat(*node)) floats_.emplace(node, nullptr);
    }
    if (floats_.empty() && !options_.of_sizes) return changed_;
    for (Node* node : nodes) {
      if (node->is_output()) ReplaceOperands(node);
      if (node->is_call() && node->op() != nullptr && !node->op()->has_tag(kTagPython) && !IsItem(*node)) Rewrite(node);
    }
    for (size_t i = nodes.size(); i > 0; --i) {
      if (floats_.contains(nodes[i - 1]) && !nodes[i - 1]->has_uses()) graph_.Erase(nodes[i - 1]);
    }
    return changed_;
  }

 private:
  // Finds the types of the tensors that are read, if the text does not state them.
  void InferTypesOfItems(const std::vector<Node*>& nodes) {
    std::vector<Node*> unknown;
    for (Node* node : nodes) {
      if (IsItem(*node) && !HasTypeOfItem(*node)) unknown.push_back(node->args()[0].node());
    }
    if (unknown.empty()) return;
    const std::unique_ptr<Graph> typed = graph_.Clone();
    ShapeEnv env;
    InferTypes(*typed, env).IgnoreError();  // the rest of the graph may have problems, which others report
    for (const Node* node : unknown) {
      const Node* const found = typed->Find(node->name());
      if (found != nullptr && found->type().is_tensor()) inferred_.emplace(node, found->type().tensor());
    }
  }

  // The type of the tensor that x.item() reads; null if it is not known.
  const TensorType* TypeOfItem(const Node& item) const {
    const Node* const tensor = item.args()[0].node();
    if (tensor->type().is_tensor()) return &tensor->type().tensor();
    const auto found = inferred_.find(tensor);
    return found != inferred_.end() ? &found->second : nullptr;
  }
  std::optional<DType> DTypeOfItem(const Node& item) const {
    const TensorType* const type = TypeOfItem(item);
    return type != nullptr ? std::optional(type->dtype) : std::nullopt;
  }

  // Whether the value is a Python float that is to be replaced. The node's operands have been visited.
  bool IsFloat(const Node& node) const {
    if (IsItem(node)) return DTypeOfItem(node).has_value() && IsFloatingPoint(*DTypeOfItem(node));
    const OpSchema* const op = node.op();
    if (op == nullptr || !op->has_tag(kTagPython)) return false;
    const bool is_arithmetic = FormIn(kPythonForms, *op).has_value();
    if (!is_arithmetic && !op->is(OpId::operator_neg) && !op->is(OpId::torch_sym_float)) return false;
    bool has_float = false;
    bool has_constant_float = op->is(OpId::operator_truediv) || op->is(OpId::torch_sym_float);
    for (const Argument& argument : node.args()) {
      if (argument.is_node()) {
        const bool is_float = floats_.contains(argument.node());
        if (!is_float && !IsIntegerNumber(*argument.node())) return false;
        has_float |= is_float;
      } else if (argument.is_double()) {
        has_constant_float = true;
      } else if (!argument.is_int()) {
        return false;
      }
    }
    return has_float || (options_.of_sizes && has_constant_float);
  }

  bool IsFloat(const Argument& argument) const { return argument.is_node() && floats_.contains(argument.node()); }

  Node* Call(OpId op, ArgumentList args, KeywordArguments kwargs, const Node& from, TensorType type) {
    Node* const call = graph_.Call(op, std::move(args), std::move(kwargs));
    call->set_provenance(from.provenance());
    call->set_type(std::move(type));
    return call;
  }

  static TensorType NumberType(DType dtype) { return TensorType::Contiguous(dtype, {}); }

  // A float64 tensor for a number. New nodes are inserted at the insertion point.
  Argument TensorOfNumber(const Argument& number, const Node& from) {
    if (IsFloat(number)) return TensorOf(number.node());
    return Call(OpId::scalar_tensor, {number}, {{"dtype", DType::kFloat64}}, from, NumberType(DType::kFloat64));
  }

  // The tensor that replaces a float, computed directly after it.
  Node* TensorOf(Node* node) {
    if (floats_[node] != nullptr) return floats_[node];
    changed_ = true;
    Node* const saved = graph_.insertion_point();
    graph_.set_insertion_point(node->next());
    Node* tensor = nullptr;
    const TensorType type = NumberType(DType::kFloat64);
    if (IsItem(*node)) {
      tensor = Call(OpId::detach, {node->args()[0]}, {}, *node, *TypeOfItem(*node));
      if (tensor->type().tensor().dim() > 0) {
        tensor = Call(OpId::view, {tensor, Argument::List({})}, {}, *node, NumberType(*DTypeOfItem(*node)));
      }
      // A copy: the number does not change when the tensor is written later.
      if (*DTypeOfItem(*node) != DType::kFloat64) {
        tensor = Call(OpId::_to_copy, {tensor}, {{"dtype", DType::kFloat64}}, *node, type);
      } else {
        tensor = Call(OpId::clone, {tensor}, {}, *node, type);
      }
    } else {
      ArgumentList operands;
      for (const Argument& argument : node->args()) operands.push_back(TensorOfNumber(argument, *node));
      if (const std::optional<OpId> op = FormIn(kPythonForms, *node->op())) {
        tensor = Call(*op, std::move(operands), {}, *node, type);
      } else if (node->is_call_to(OpId::operator_neg)) {
        tensor = Call(OpId::neg, std::move(operands), {}, *node, type);
      } else {
        tensor = operands[0].node();  // torch.sym_float
      }
    }
    graph_.set_insertion_point(saved);
    return floats_[node] = tensor;
  }

  Argument Cast(const Argument& number, DType dtype, const Node& from) {
    Argument tensor = TensorOfNumber(number, from);
    if (dtype == DType::kFloat64) return tensor;
    return Call(OpId::_to_copy, {tensor}, {{"dtype", dtype}}, from, NumberType(dtype));
  }

  // The tensor with which the op computes what it computes with the number: a tensor without dims takes part in the
  // promotion of others without dims, and of integers.
  Argument Adapted(const Argument& number, const Node& user) {
    std::optional<DType> dtype;
    for (size_t i = 0; i < user.num_operands(); ++i) {
      const ValueType& type = user.operand(i)->type();
      if (floats_.contains(user.operand(i)) || !type.is_tensor()) continue;
      const bool is_float = IsFloatingPoint(type.tensor().dtype);
      if (is_float && type.tensor().dim() > 0) return TensorOfNumber(number, user);
      if (is_float || !dtype.has_value()) dtype = is_float ? type.tensor().dtype : DType::kFloat32;
    }
    return dtype.has_value() ? Cast(number, *dtype, user) : TensorOfNumber(number, user);
  }

  Node* Replace(Node* node, const OpSchema& op, ArgumentList args, KeywordArguments kwargs) {
    Node* const saved = graph_.insertion_point();
    graph_.set_insertion_point(node);
    Node* const call = graph_.Call(op, std::move(args), std::move(kwargs));
    graph_.set_insertion_point(saved);
    call->set_type(node->type());
    call->set_provenance(node->provenance());
    graph_.ReplaceAllUsesWith(node, call);
    const std::string name(node->name());
    graph_.Erase(node);
    graph_.Rename(call, name);
    changed_ = true;
    return call;
  }

  Node* Replace(Node* node, OpId op, ArgumentList args, KeywordArguments kwargs = {}) {
    return Replace(node, graph_.ops().at(static_cast<int>(op)), std::move(args), std::move(kwargs));
  }

  void ReplaceOperands(Node* node) {
    for (size_t i = 0; i < node->num_operands(); ++i) {
      if (floats_.contains(node->operand(i))) node->SetOperand(i, TensorOf(node->operand(i)));
    }
  }

  void Rewrite(Node* node) {
    bool has_float = false;
    for (size_t i = 0; i < node->num_operands(); ++i) has_float |= floats_.contains(node->operand(i));
    Node* const saved = graph_.insertion_point();
    graph_.set_insertion_point(node);
    if (options_.of_sizes) node = ReplaceIntegers(node);
    if (has_float) RewriteCall(node);
    graph_.set_insertion_point(saved);
  }

  // Replaces integers that stand for a tensor. A tensor of int64 without dims promotes no other tensor but integers
  // without dims, so it gets their dtype.
  Node* ReplaceIntegers(Node* node) {
    const bool is_power = node->is_call_to(OpId::pow_Tensor_Scalar) && node->args().size() == 2;
    ArgumentList changed = node->args();
    bool has_changed = false;
    for (size_t i = 0; i < changed.size() && i < node->op()->args.size(); ++i) {
      const ArgSchema& parameter = node->op()->args[i];
      // The derivative of a power takes its exponent as a plain number or a tensor.
      const bool takes_tensor = (parameter.type == SchemaType::kTensor && !parameter.is_list) || (is_power && i == 1);
      const bool is_integer = changed[i].is_node() && !IsFloat(changed[i]) && changed[i].node()->type().is_sym_int();
      if (!takes_tensor || !is_integer) continue;
      DType dtype = DType::kInt64;
      for (size_t k = 0; k < node->num_operands(); ++k) {
        const ValueType& type = node->operand(k)->type();
        if (!type.is_tensor()) continue;
        const TensorType& tensor = type.tensor();
        dtype = tensor.dim() == 0 && IsInteger(tensor.dtype) && tensor.dtype != DType::kBool ? tensor.dtype : dtype;
      }
      changed[i] = Call(OpId::scalar_tensor, {changed[i]}, {{"dtype", dtype}}, *node, NumberType(dtype));
      has_changed = true;
    }
    if (!has_changed) return node;
    changed_ = true;
    if (is_power) return Replace(node, OpId::pow_Tensor_Tensor, std::move(changed));
    node->SetArgs(std::move(changed));
    return node;
  }

  static size_t NumPositional(const OpSchema& op) {
    size_t count = 0;
    while (count < op.args.size() && !op.args[count].is_kwarg_only) ++count;
    return count;
  }

  // The arguments of a call in the order of the schema, None for those that are missing before the last given one;
  // nullopt if one of these is not optional.
  static std::optional<ArgumentList> InPositions(const OpSchema& op, const Node& node) {
    ArgumentList args = node.args();
    KeywordArguments rest = node.kwargs();
    while (!rest.empty() && args.size() < op.args.size()) {
      const auto next = std::find_if(rest.begin(), rest.end(),
                                     [&](const auto& entry) { return entry.first == op.args[args.size()].name; });
      if (next == rest.end()) {
        if (!op.args[args.size()].is_optional) return std::nullopt;
        args.push_back({});
        continue;
      }
      args.push_back(next->second);
      rest.erase(next);
    }
    return rest.empty() ? std::optional(std::move(args)) : std::nullopt;
  }

  void RewriteCall(Node* node) {
    const ArgumentList& args = node->args();
    const OpSchema& op = *node->op();
    if (const std::optional<OpId> form = FormIn(kTensorForms, op)) {
      const std::optional<ArgumentList> given = InPositions(op, *node);
      if (!given.has_value()) return;
      const size_t num_positions = NumPositional(graph_.ops().at(static_cast<int>(*form)));
      ArgumentList tensors;
      KeywordArguments kwargs;
      for (size_t i = 0; i < given->size(); ++i) {
        const Argument& argument = (*given)[i];
        const bool is_number = IsFloat(argument) || argument.is_double() || argument.is_int();
        if (i < num_positions) {
          tensors.push_back(is_number ? Adapted(argument, *node) : argument);
        } else if (op.args[i].name == "alpha" && !IsFloat(argument)) {
          kwargs.emplace_back("alpha", argument);
        } else {
          return;
        }
      }
      Replace(node, *form, std::move(tensors), std::move(kwargs));
      return;
    }
    const auto given = [node](absl::string_view name) -> const Argument* {
      for (const auto& [key, argument] : node->kwargs()) {
        if (key == name) return &argument;
      }
      return nullptr;
    };
    if (op.is(OpId::full) || op.is(OpId::scalar_tensor)) {
      const Argument* const stated = given("dtype");
      const DType dtype = stated != nullptr && stated->is_dtype() ? stated->dtype() : DType::kFloat32;
      const size_t position = op.is(OpId::full) ? 1 : 0;
      const Argument* const filled = args.size() > position ? &args[position] : given(op.args[position].name);
      if (filled == nullptr || (position == 1 && args.empty())) return;
      const Argument value = Cast(*filled, dtype, *node);
      if (op.is(OpId::scalar_tensor)) {
        Replace(node, OpId::clone, {value});
      } else {
        Node* const wide = graph_.Call(OpId::expand, {value, args[0]});
        wide->set_provenance(node->provenance());
        Replace(node, OpId::clone, {wide});
      }
      return;
    }
    if (op.is(OpId::leaky_relu) && args.size() == 2) {
      Node* const is_positive = graph_.Call(OpId::gt_Scalar, {args[0], 0});
      is_positive->set_provenance(node->provenance());
      Node* const scaled = graph_.Call(OpId::mul_Tensor, {args[0], Adapted(args[1], *node)});
      scaled->set_provenance(node->provenance());
      Replace(node, OpId::where_self, {is_positive, args[0], scaled});
      return;
    }
    const Argument* const alpha = given("alpha");
    const bool is_sum = op.is(OpId::add_Tensor) || op.is(OpId::sub_Tensor);
    if (is_sum && alpha != nullptr && IsFloat(*alpha) && args.size() == 2) {
      const Argument other = IsFloat(args[1]) ? Adapted(args[1], *node) : args[1];
      Node* const scaled = graph_.Call(OpId::mul_Tensor, {other, Adapted(*alpha, *node)});
      scaled->set_provenance(node->provenance());
      node = Replace(node, op.is(OpId::add_Tensor) ? OpId::add_Tensor : OpId::sub_Tensor, {args[0], scaled});
    }
    // Arguments that are tensors in the schema: a number stands for one.
    ArgumentList changed;
    bool has_changed = false;
    for (size_t i = 0; i < node->args().size(); ++i) {
      const Argument& argument = node->args()[i];
      const bool takes_tensor = i < op.args.size() && op.args[i].type == SchemaType::kTensor && !op.args[i].is_list;
      const bool is_replaced = takes_tensor && IsFloat(argument);
      changed.push_back(is_replaced ? Adapted(argument, *node) : argument);
      has_changed |= is_replaced;
    }
    KeywordArguments keywords = node->kwargs();
    for (auto& [name, argument] : keywords) {
      const auto parameter = std::find_if(op.args.begin(), op.args.end(),
                                          [&name = name](const ArgSchema& arg) { return arg.name == name; });
      const bool takes_tensor =
          parameter != op.args.end() && parameter->type == SchemaType::kTensor && !parameter->is_list;
      if (!takes_tensor || !IsFloat(argument)) continue;
      argument = Adapted(argument, *node);
      has_changed = true;
    }
    if (has_changed) node->SetArgsAndKwargs(std::move(changed), std::move(keywords));
  }

  Graph& graph_;
  const FloatNumbersOptions& options_;
  absl::flat_hash_map<Node*, Node*> floats_;  // the tensor, once it is needed
  absl::flat_hash_map<const Node*, TensorType> inferred_;
  bool changed_ = false;
};

}  // namespace

bool ReplaceFloatNumbers(Graph& graph, const FloatNumbersOptions& options) {
  return FloatNumbers(graph, options).Run();
}

}  // namespace backtape
