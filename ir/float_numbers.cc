#include "backtape/ir/float_numbers.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/number_forms.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/subgraph_operands.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

enum class Kind : uint8_t { kFloat, kBool, kInteger };

// A number without a type.
struct Number {
  Kind kind = Kind::kFloat;
  bool is_read = false;    // it depends on a value of a tensor, and not only on sizes
  Node* tensor = nullptr;  // what replaces it, once that is needed
};

bool IsItem(const Node& node) {
  return node.is_call_to(OpId::_local_scalar_dense) && node.args().size() == 1 && node.args()[0].is_node();
}

class FloatNumbers {
 public:
  FloatNumbers(Graph& graph, const FloatNumbersOptions& options) : graph_(graph), options_(options) {}

  absl::StatusOr<bool> Run() {
    // The types of some tensors that are read may depend on other numbers, and are known once these are tensors.
    while (true) {
      const bool has_unknown = InferTypesOfItems();
      const bool had_changed = std::exchange(has_changed_, false);
      RunOnce();
      const bool again = has_unknown && has_changed_;
      has_changed_ |= had_changed;
      if (!again) break;
    }
    BACKTAPE_RETURN_IF_ERROR(PassToSubgraphs());
    EraseUnused();
    for (auto& [name, subgraph] : graph_.subgraphs()) {
      if (done_.contains(subgraph.get())) continue;
      BACKTAPE_ASSIGN_OR_RETURN(const bool changed, FloatNumbers(*subgraph, options_).Run());
      has_changed_ |= changed;
    }
    if (!options_.keep_others) BACKTAPE_RETURN_IF_ERROR(CheckAllReplaced());
    return has_changed_;
  }

 private:
  void RunOnce() {
    numbers_.clear();
    plain_.clear();
    for (Node* node : Nodes()) Classify(node);
    if (numbers_.empty() && !options_.of_sizes) return;
    for (Node* node : Nodes()) {
      if (numbers_.contains(node)) continue;
      if (node->is_output()) returned_numbers_.merge(ReplaceNumbers(*node));
      if (node->is_call() && node->op() != nullptr && !plain_.contains(node)) Rewrite(node);
    }
    EraseUnused();
  }

  std::vector<Node*> Nodes() const { return {graph_.nodes().begin(), graph_.nodes().end()}; }

  // --- Finding the numbers ---

  // Finds the types of the tensors that are read, if the text does not state them. Returns whether some stay unknown.
  bool InferTypesOfItems() {
    inferred_.clear();
    std::vector<const Node*> unknown;
    for (const Node* node : graph_.nodes()) {
      if (IsItem(*node) && !node->args()[0].node()->type().is_tensor()) unknown.push_back(node->args()[0].node());
    }
    if (unknown.empty()) return false;
    const std::unique_ptr<Graph> typed = graph_.Clone();
    ShapeEnv env;
    InferTypes(*typed, env).IgnoreError();  // the rest of the graph may have problems, which others report
    bool has_unknown = false;
    for (const Node* node : unknown) {
      const Node* const found = typed->Find(node->name());
      if (found != nullptr) inferred_.insert_or_assign(node, found->type());
      has_unknown |= found == nullptr || !found->type().is_tensor();
    }
    return has_unknown;
  }

  // The type of the tensor that x.item() reads, if it is known.
  ValueType TypeOfItem(const Node& item) const {
    const Node* const tensor = item.args()[0].node();
    const auto found = inferred_.find(tensor);
    return found != inferred_.end() ? found->second : tensor->type();
  }

  const Number* Find(const Argument& argument) const {
    const auto it = argument.is_node() ? numbers_.find(argument.node()) : numbers_.end();
    return it != numbers_.end() ? &it->second : nullptr;
  }

  // A number that a run evaluates: an integer, or a comparison of integers.
  bool IsPlain(const Argument& argument) const {
    if (argument.is_scalar()) return true;
    return argument.is_node() && (argument.node()->type().is_sym_int() || plain_.contains(argument.node()));
  }

  void Classify(Node* node) {
    const OpSchema* const op = node->op();
    if (op == nullptr || !node->is_call()) return;
    std::optional<Number> number;
    if (IsItem(*node)) {
      if (const ValueType type = TypeOfItem(*node); type.is_tensor()) {
        if (IsFloatingPoint(type.tensor().dtype)) number = Number{Kind::kFloat, true};
        if (type.tensor().dtype == DType::kBool) number = Number{Kind::kBool, true};
        read_types_.insert_or_assign(node, type.tensor());
      }
    } else if (op->has_tag(kTagPython)) {
      number = ResultOf(*node);
    }
    if (number.has_value() && number->kind != Kind::kInteger) {
      numbers_.emplace(node, *number);
      return;
    }
    if (number.has_value()) return ReplaceByRead(node);
    const bool is_python = op->has_tag(kTagPython) && !op->is(OpId::operator_getitem);
    const bool has_plain_operands = std::all_of(node->args().begin(), node->args().end(),
                                                [this](const Argument& argument) { return IsPlain(argument); });
    if (op->has_tag(kTagMetadata) || (is_python && has_plain_operands)) plain_.insert(node);
  }

  // The result of a Python operator or function on replaced numbers; nullopt if it has none among its operands.
  std::optional<Number> ResultOf(const Node& node) const {
    const std::optional<NumberOperator> op = NumberOperatorOf(*node.op());
    if (!op.has_value()) return std::nullopt;
    bool has_number = false, has_node = false;
    bool has_float = op->result == NumberResult::kFloat;
    bool all_bools = true;
    Number result;
    for (size_t i = 0; i < node.args().size(); ++i) {
      const Argument& argument = node.args()[i];
      const Number* const number = Find(argument);
      if (number == nullptr && !IsPlain(argument)) return std::nullopt;
      has_number |= number != nullptr;
      has_node |= argument.is_node();
      if (number != nullptr) result.is_read |= number->is_read;
      if (i == 0 && op->result == NumberResult::kChoice) continue;  // the condition
      has_float |= DTypeOf(argument) == DType::kFloat64;
      all_bools &= DTypeOf(argument) == DType::kBool;
    }
    has_float |= IsNegativePower(node);
    if (!has_number && !(options_.of_sizes && has_float && has_node)) return std::nullopt;
    switch (op->result) {
      case NumberResult::kInteger:
        // A run knows an integer that is computed from sizes, and types can depend on it.
        if (!result.is_read) return std::nullopt;
        result.kind = Kind::kInteger;
        break;
      case NumberResult::kBool:
      case NumberResult::kLogical:
        result.kind = Kind::kBool;
        break;
      case NumberResult::kChoice:
        result.kind = has_float ? Kind::kFloat : all_bools ? Kind::kBool : Kind::kInteger;
        break;
      default:
        result.kind = has_float ? Kind::kFloat : Kind::kInteger;
    }
    return result;
  }

  // x ** -2 is a float, also for an integer x.
  static bool IsNegativePower(const Node& node) {
    return node.is_call_to(OpId::operator_pow) && node.args().size() == 2 && node.args()[1].is_int() &&
           node.args()[1].int_value() < 0;
  }

  // --- Tensors for numbers ---

  Node* Call(OpId op, ArgumentList args, KeywordArguments kwargs, const Node& from, const TensorType& type) {
    Node* const call = graph_.Call(op, std::move(args), std::move(kwargs));
    call->set_provenance(from.provenance());
    call->set_type(type);
    return call;
  }

  static TensorType NumberType(DType dtype) { return TensorType::Contiguous(dtype, {}); }

  // A tensor of the dtype for any number. New nodes are inserted at the insertion point.
  Argument Converted(const Argument& number, DType dtype, const Node& from) {
    const Number* const known = Find(number);
    if (known == nullptr) return Call(OpId::scalar_tensor, {number}, {{"dtype", dtype}}, from, NumberType(dtype));
    Node* const tensor = TensorOf(number.node());
    if (tensor->type().tensor().dtype == dtype) return tensor;
    return Call(OpId::_to_copy, {tensor}, {{"dtype", dtype}}, from, NumberType(dtype));
  }

  // The tensor that replaces a number, computed directly after it.
  Node* TensorOf(Node* node) {
    if (numbers_.at(node).tensor != nullptr) return numbers_.at(node).tensor;
    Node* const saved = graph_.insertion_point();
    graph_.set_insertion_point(node->next());
    Node* const tensor = IsItem(*node) ? Read(*node) : Computed(*node);
    graph_.set_insertion_point(saved);
    has_changed_ = true;
    return numbers_.at(node).tensor = tensor;
  }

  Node* Read(const Node& item) {
    const TensorType from = read_types_.at(&item);
    const DType dtype = numbers_.at(&item).kind == Kind::kBool ? DType::kBool : DType::kFloat64;
    Node* tensor = Call(OpId::detach, {item.args()[0]}, {}, item, from);
    if (from.dim() > 0) {
      tensor = Call(OpId::view, {tensor, Argument::List({})}, {}, item, NumberType(from.dtype));
    }
    // A copy: the number does not change when the tensor is written later.
    if (from.dtype == dtype) return Call(OpId::clone, {tensor}, {}, item, NumberType(dtype));
    return Call(OpId::_to_copy, {tensor}, {{"dtype", dtype}}, item, NumberType(dtype));
  }

  // The dtype of a tensor that holds the number.
  DType DTypeOf(const Argument& argument) const {
    if (const Number* const number = Find(argument)) {
      return number->kind == Kind::kBool ? DType::kBool : DType::kFloat64;
    }
    return argument.is_double() ? DType::kFloat64 : argument.is_bool() ? DType::kBool : DType::kInt64;
  }

  // The tensor for the result of a Python operator or function.
  Node* Computed(const Node& node) {
    const NumberOperator op = *NumberOperatorOf(*node.op());
    const size_t first = op.result == NumberResult::kChoice ? 1 : 0;
    bool has_float = op.result == NumberResult::kFloat || op.result == NumberResult::kInteger || IsNegativePower(node);
    bool all_bools = true;
    for (size_t i = first; i < node.args().size(); ++i) {
      has_float |= DTypeOf(node.args()[i]) == DType::kFloat64;
      all_bools &= DTypeOf(node.args()[i]) == DType::kBool;
    }
    const bool are_bools = op.result == NumberResult::kLogical || (op.result == NumberResult::kChoice && all_bools);
    const DType dtype = are_bools ? DType::kBool : has_float ? DType::kFloat64 : DType::kInt64;
    ArgumentList operands;
    for (size_t i = 0; i < node.args().size(); ++i) {
      operands.push_back(Converted(node.args()[i], i < first ? DType::kBool : dtype, node));
    }
    if (op.tensor_op == OpId::positive) return operands[0].node();
    const DType result = op.result == NumberResult::kBool ? DType::kBool : dtype;
    return Call(op.tensor_op, std::move(operands), {}, node, NumberType(result));
  }

  // Reads an integer that is computed from replaced numbers from a tensor.
  void ReplaceByRead(Node* node) {
    graph_.set_insertion_point(node->next());
    Node* tensor = Computed(*node);
    if (tensor->type().tensor().dtype != DType::kInt64) {
      tensor = Call(OpId::_to_copy, {tensor}, {{"dtype", DType::kInt64}}, *node, NumberType(DType::kInt64));
    }
    Node* const read = graph_.Call(OpId::_local_scalar_dense, {tensor});
    graph_.set_insertion_point(nullptr);
    if (node->type().is_sym_int()) read->set_type(node->type());
    TakeOver(node, read);
    plain_.insert(read);
  }

  // `made` replaces `node`, which is erased, and gets its name.
  void TakeOver(Node* node, Node* made) {
    made->set_provenance(node->provenance());
    graph_.ReplaceAllUsesWith(node, made);
    const std::string name(node->name());
    graph_.Erase(node);
    graph_.Rename(made, name);
    has_changed_ = true;
  }

  // --- Calls of ops ---

  // The tensor with which the op computes what it computes with the number: a tensor without dims takes part in the
  // promotion of others without dims, and of integers.
  Argument Adapted(const Argument& number, const Node& user) {
    const Number* const known = Find(number);
    if (known != nullptr && known->kind == Kind::kBool) return TensorOf(number.node());
    const bool is_float = known != nullptr || number.is_double();
    std::optional<DType> dtype;
    for (size_t i = 0; i < user.num_operands(); ++i) {
      const ValueType& type = user.operand(i)->type();
      if (numbers_.contains(user.operand(i)) || !type.is_tensor()) continue;
      const TensorType& tensor = type.tensor();
      if (is_float) {
        if (IsFloatingPoint(tensor.dtype) && tensor.dim() > 0) return Converted(number, DType::kFloat64, user);
        if (IsFloatingPoint(tensor.dtype) || !dtype.has_value()) {
          dtype = IsFloatingPoint(tensor.dtype) ? tensor.dtype : DType::kFloat32;
        }
      } else if (IsInteger(tensor.dtype) && tensor.dim() == 0) {
        dtype = tensor.dtype;
      }
    }
    const DType otherwise = is_float ? DType::kFloat64 : number.is_bool() ? DType::kBool : DType::kInt64;
    return Converted(number, dtype.value_or(otherwise), user);
  }

  // Whether the call needs a tensor in place of the argument.
  bool NeedsTensor(const Argument& argument, SchemaType parameter, const OpSchema& op) const {
    if (Find(argument) != nullptr) return true;
    if (!options_.of_sizes || !argument.is_node() || !IsPlain(argument)) return false;
    // The derivative of a power takes its operands as plain numbers or tensors.
    return parameter == SchemaType::kTensor || op.name == "pow" || op.name == "pow_";
  }

  void Rewrite(Node* node) {
    const OpSchema& op = *node->op();
    if (op.has_tag(kTagPython) || op.has_tag(kTagMetadata)) {
      if (op.has_tag(kTagPython)) RewritePythonCall(node);
      return;
    }
    const NodeArguments given(*node);
    bool has_tensors = false, has_numbers = false;
    for (size_t i = 0; i < op.args.size(); ++i) {
      if (given.Given(i) == nullptr || !NeedsTensor(*given.Given(i), op.args[i].type, op)) continue;
      const bool is_tensor = op.args[i].type == SchemaType::kTensor && !op.args[i].is_list;
      (is_tensor ? has_tensors : has_numbers) = true;
    }
    if (!has_tensors && !has_numbers) return;
    graph_.set_insertion_point(node);
    const auto is_number = [&](const Argument& argument) { return NeedsTensor(argument, SchemaType::kScalar, op); };
    const auto tensor_of = [&](const Argument& argument) {
      const bool is_any =
          argument.is_scalar() || Find(argument) != nullptr || (argument.is_node() && IsPlain(argument));
      return is_any ? Adapted(argument, *node) : argument;
    };
    if (has_numbers) {
      if (Node* const made = CallWithTensors({graph_, *node, is_number, tensor_of})) {
        made->set_type(node->type());
        TakeOver(node, made);
      }
    } else {
      ArgumentList args = node->args();
      for (size_t i = 0; i < args.size() && i < op.args.size(); ++i) {
        if (NeedsTensor(args[i], op.args[i].type, op)) args[i] = Adapted(args[i], *node);
      }
      KeywordArguments kwargs = node->kwargs();
      for (auto& [key, value] : kwargs) {
        for (const ArgSchema& parameter : op.args) {
          if (parameter.name == key && NeedsTensor(value, parameter.type, op)) value = Adapted(value, *node);
        }
      }
      node->SetArgsAndKwargs(std::move(args), std::move(kwargs));
      has_changed_ = true;
    }
    graph_.set_insertion_point(nullptr);
  }

  // A Python operator on a tensor and a number.
  void RewritePythonCall(Node* node) {
    const bool has_tensor = std::any_of(node->args().begin(), node->args().end(), [](const Argument& argument) {
      return argument.is_node() && argument.node()->type().is_tensor();
    });
    if (!has_tensor || !NumberOperatorOf(*node->op()).has_value()) return;
    for (size_t i = 0; i < node->num_operands(); ++i) {
      if (!numbers_.contains(node->operand(i))) continue;
      graph_.set_insertion_point(node);
      node->SetOperand(i, Adapted(Argument(node->operand(i)), *node).node());
      graph_.set_insertion_point(nullptr);
      has_changed_ = true;
    }
  }

  // Replaces the numbers among the operands. Returns the positions of these.
  absl::flat_hash_set<size_t> ReplaceNumbers(Node& node) {
    absl::flat_hash_set<size_t> replaced;
    for (size_t i = 0; i < node.num_operands(); ++i) {
      if (!numbers_.contains(node.operand(i))) continue;
      replaced.insert(i);
      node.SetOperand(i, TensorOf(node.operand(i)));
    }
    return replaced;
  }

  // --- Subgraphs ---

  // The numbers that calls pass to subgraphs become tensors, from which the subgraphs read the numbers.
  absl::Status PassToSubgraphs() {
    std::vector<SubgraphOperands> calls;
    for (Node* node : graph_.nodes()) {
      if (std::optional<SubgraphOperands> call = SubgraphOperandsOf(*node)) calls.push_back(*std::move(call));
    }
    absl::flat_hash_map<std::pair<Graph*, size_t>, DType> taken;
    for (const SubgraphOperands& call : calls) {
      for (size_t i = 0; i < call.places.size(); ++i) {
        const Number* const number = Find(call.Operand(i));
        if (number == nullptr) continue;
        const DType dtype = number->kind == Kind::kBool ? DType::kBool : DType::kFloat64;
        for (Graph* subgraph : call.subgraphs) {
          const auto [it, is_new] = taken.try_emplace({subgraph, i}, dtype);
          if (dtype == DType::kFloat64) it->second = dtype;
        }
      }
    }
    for (const auto& [place, dtype] : taken) ReadFromPlaceholder(*place.first, place.second, dtype);
    for (SubgraphOperands& call : calls) {
      for (size_t i = 0; i < call.places.size(); ++i) {
        const auto it = taken.find({call.subgraphs[0], i});
        const Argument operand = call.Operand(i);
        if (it == taken.end() || (Find(operand) == nullptr && !IsPlain(operand))) continue;
        graph_.set_insertion_point(call.node);
        call.SetOperand(i, Converted(operand, it->second, *call.node));
        graph_.set_insertion_point(nullptr);
        has_changed_ = true;
      }
    }
    for (const SubgraphOperands& call : calls) {
      ReplaceNumbers(*call.node);  // the predicate
      if (IsAutogradFunctionCall(*call.node)) BACKTAPE_RETURN_IF_ERROR(PassSavedNumbers(*call.node));
    }
    return absl::OkStatus();
  }

  // The backward of an autograd function takes the numbers that the forward saves.
  absl::Status PassSavedNumbers(const Node& node) {
    const absl::StatusOr<AutogradFunctionCall> call = ReadAutogradFunctionCall(node);
    if (!call.ok() || !done_.insert(call->forward).second) return absl::OkStatus();  // others report the problem
    FloatNumbers forward(*call->forward, options_);
    BACKTAPE_ASSIGN_OR_RETURN(const bool changed, forward.Run());
    has_changed_ |= changed;
    size_t position = 0;
    const auto count = [&](const Argument& argument) {
      const size_t at = position;
      Argument copy = argument;
      copy.ForEachNode([&](Argument&) { ++position; });
      return at;
    };
    for (const Argument& result : call->results) count(result);
    for (size_t i = 0; i < call->saved.size(); ++i) {
      const size_t at = count(call->saved[i]);
      if (!call->saved[i].is_node() || !forward.returned_numbers_.contains(at)) continue;
      const ValueType& type = call->forward->output()->operand(at)->type();
      ReadFromPlaceholder(*call->backward, call->results.size() + i, type.tensor().dtype);
    }
    return absl::OkStatus();
  }

  // --- The rest ---

  void EraseUnused() {
    const std::vector<Node*> nodes = Nodes();
    for (size_t i = nodes.size(); i > 0; --i) {
      Node* const node = nodes[i - 1];
      if (node->has_uses() || numbers_.erase(node) == 0) continue;
      graph_.Erase(node);
      has_changed_ = true;
    }
  }

  absl::Status CheckAllReplaced() const {
    for (const Node* node : graph_.nodes()) {
      if (numbers_.contains(node)) continue;
      for (size_t i = 0; i < node->num_operands(); ++i) {
        const Number* const number = Find(Argument(node->operand(i)));
        if (number == nullptr || !number->is_read) continue;
        return NodeError(absl::UnimplementedError(
                             absl::StrCat("takes only a number that is known before the run; it cannot take the ",
                                          number->kind == Kind::kBool ? "bool" : "float", " %",
                                          node->operand(i)->name(), ", which is read from a tensor")),
                         *node);
      }
    }
    return absl::OkStatus();
  }

  Graph& graph_;
  const FloatNumbersOptions& options_;
  absl::flat_hash_map<const Node*, Number> numbers_;
  absl::flat_hash_set<const Node*> plain_;                   // calls whose results are numbers that a run evaluates
  absl::flat_hash_map<const Node*, ValueType> inferred_;     // of tensors that are read
  absl::flat_hash_map<const Node*, TensorType> read_types_;  // by the reading call
  absl::flat_hash_set<size_t> returned_numbers_;             // positions among the operands of the output
  absl::flat_hash_set<const Graph*> done_;                   // subgraphs
  bool has_changed_ = false;
};

}  // namespace

absl::StatusOr<bool> ReplaceFloatNumbers(Graph& graph, const FloatNumbersOptions& options) {
  return FloatNumbers(graph, options).Run();
}

}  // namespace backtape
