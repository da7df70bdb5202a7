#include "backtape/ir/float_numbers.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/higher_order_types.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/number_forms.h"
#include "backtape/ir/number_tensors.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/subgraph_operands.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

bool HasItems(const Graph& graph) {
  for (const Node* node : graph.nodes()) {
    if (IsItem(*node)) return true;
  }
  for (const auto& [name, subgraph] : graph.subgraphs()) {
    if (HasItems(*subgraph)) return true;
  }
  return false;
}

// Whether the dtypes of a type agree with those of another, as far as these are known.
bool HaveSameDType(const ValueType& type, const ValueType& expected) {
  if (expected.is_tensor()) return type.is_tensor() && type.tensor().dtype == expected.tensor().dtype;
  if (!expected.is_list()) return true;
  return type.is_list() && std::equal(type.list().begin(), type.list().end(), expected.list().begin(),
                                      expected.list().end(), HaveSameDType);
}

// Positions in the output of a subgraph that hold numbers, or will hold tensors in place of numbers, and the dtypes of
// these tensors.
using ReturnedNumbers = absl::btree_map<size_t, DType>;

class FloatNumbers {
 public:
  FloatNumbers(Graph& graph, const FloatNumbersOptions& options, ShapeEnv& env)
      : graph_(graph), options_(options), env_(env), numbers_(graph, env) {}

  // Runs on a subgraph. `arguments`: the types of its arguments. `returned`: the results that must become tensors, even
  // those that are constants in this subgraph.
  absl::StatusOr<bool> RunOnSubgraph(absl::Span<const ValueType> arguments, ReturnedNumbers returned) {
    const std::vector<Node*> placeholders = graph_.placeholders();
    for (size_t i = 0; i < placeholders.size() && i < arguments.size(); ++i)
      numbers_.types().Set(*placeholders[i], arguments[i]);
    returned_ = std::move(returned);
    return Run();
  }

  absl::StatusOr<bool> Run() {
    const bool replaces_sizes = options_.of_sizes != FloatsOfSizes::kKeep;
    if (replaces_sizes || !returned_.empty() || HasItems(graph_)) BACKTAPE_RETURN_IF_ERROR(ReplaceInNodes());
    EraseUnused();
    const FloatNumbersOptions options = SubgraphOptions();
    for (auto& [name, subgraph] : graph_.subgraphs()) {
      if (done_.contains(subgraph.get())) continue;
      BACKTAPE_ASSIGN_OR_RETURN(const bool changed, FloatNumbers(*subgraph, options, env_).Run());
      has_changed_ |= changed;
    }
    if (!options_.keep_others) BACKTAPE_RETURN_IF_ERROR(CheckAllReplaced());
    return has_changed_;
  }

 private:
  absl::Status ReplaceInNodes() {
    for (Node* node : std::vector<Node*>(graph_.nodes().begin(), graph_.nodes().end())) {
      if (std::optional<SubgraphOperands> call = SubgraphOperandsOf(*node)) {
        BACKTAPE_RETURN_IF_ERROR(PassToSubgraphs(*std::move(call)));
      } else if (node->is_output()) {
        ReplaceResults(*node);
      } else if (node->is_call() && node->op() != nullptr) {
        numbers_.Infer(*node);
        if (!Classify(node)) Rewrite(node);
        continue;
      }
      numbers_.Infer(*node);
    }
    return absl::OkStatus();
  }

  bool IsForPlan() const { return options_.of_sizes == FloatsOfSizes::kReplaceInPlan; }
  FloatNumbersOptions SubgraphOptions() const {
    FloatNumbersOptions options = options_;
    if (IsForPlan()) options.of_sizes = FloatsOfSizes::kKeep;
    return options;
  }

  // --- Finding the numbers ---

  // Returns whether the call returns a number. Replaces a call that returns an integer.
  bool Classify(Node* node) {
    const OpSchema& op = *node->op();
    if (IsItem(*node)) {
      const ValueType& type = node->args()[0].node()->type();
      if (!type.is_tensor()) return false;
      if (IsFloatingPoint(type.tensor().dtype)) numbers_.Add(node, Number{NumberKind::kFloat, true});
      if (type.tensor().dtype == DType::kBool) numbers_.Add(node, Number{NumberKind::kBool, true});
      return true;
    }
    if (op.has_tag(kTagMetadata)) {
      numbers_.AddPlain(node, NumberKind::kInteger);
      return true;
    }
    return op.has_tag(kTagPython) && !op.is(OpId::operator_getitem) && ClassifyPythonCall(node);
  }

  bool ClassifyPythonCall(Node* node) {
    const std::optional<NumberOperator> op = NumberOperatorOf(*node->op());
    std::vector<NumberKind> kinds;
    bool has_number = false, has_node = false, has_size = true;
    Number result;
    for (const Argument& argument : node->args()) {
      const std::optional<NumberKind> kind = numbers_.KindOf(argument);
      if (!kind.has_value()) return false;
      kinds.push_back(*kind);
      has_node |= argument.is_node();
      if (const Number* const number = numbers_.Find(argument)) {
        has_number = true;
        result.is_read |= number->is_read;
      } else if (argument.is_node()) {
        has_size &= !IsForPlan() || IsKnownBeforeRun(argument);
      }
    }
    const std::optional<NumberKind> kind =
        op.has_value() ? KindOfResult(*node, *op, kinds) : std::optional(NumberKind::kInteger);
    if (!kind.has_value() || (has_number && !op.has_value())) {
      if (has_number)
        Refuse(*node, absl::InvalidArgumentError(
                          !op.has_value() ? "the op takes only numbers that are known before the run"
                          : op->result == NumberResult::kChoice ? "the values to choose from must have the same type"
                                                                : "the op does not take floats"));
      return has_number;
    }
    const bool has_float =
        kind == NumberKind::kFloat || std::find(kinds.begin(), kinds.end(), NumberKind::kFloat) != kinds.end();
    const bool is_of_sizes =
        options_.of_sizes != FloatsOfSizes::kKeep && op.has_value() && has_node && has_size && has_float;
    result.kind = *kind;
    // An integer that is computed from sizes needs no tensor, and types can depend on it.
    const bool is_known = *kind == NumberKind::kInteger && !result.is_read;
    if (is_known || (!has_number && !is_of_sizes)) {
      numbers_.AddPlain(node, *kind);
      if (has_node && has_size) known_before_run_.insert(node);
    } else if (*kind == NumberKind::kInteger) {
      ReplaceByRead(node);
    } else {
      numbers_.Add(node, result);
    }
    return true;
  }

  // Whether the number is computed from sizes of inputs only, and not known while the plan is made.
  bool IsKnownBeforeRun(const Argument& argument) const {
    const ValueType& type = argument.node()->type();
    if (type.is_sym_int()) return type.sym_int().is_symbolic() && !HasUnbackedSymbol(type.sym_int());
    return known_before_run_.contains(argument.node());
  }

  // Replaces an integer that is computed from floats or bools of tensors: computes it as a tensor and reads it from
  // that tensor.
  void ReplaceByRead(Node* node) {
    graph_.set_insertion_point(node->next());
    Node* tensor = numbers_.Computed(*node);
    if (tensor->type().tensor().dtype != DType::kInt64) {
      CheckFitsInteger(tensor, *node);
      tensor = numbers_.Call(OpId::_to_copy, {tensor}, {{"dtype", DType::kInt64}}, *node,
                             TensorType::Contiguous(DType::kInt64, {}));
    }
    Node* const read = graph_.Call(OpId::_local_scalar_dense, {tensor});
    graph_.set_insertion_point(nullptr);
    if (node->type().is_sym_int()) read->set_type(node->type());
    TakeOver(node, read);
    numbers_.Infer(*read);
    numbers_.AddPlain(read, NumberKind::kInteger);
  }

  // Python raises an error for an infinite float or NaN, and an integer has 64 bits here.
  void CheckFitsInteger(Node* number, const Node& from) {
    const TensorType type = TensorType::Contiguous(DType::kBool, {});
    Node* const is_above = numbers_.Call(OpId::ge_Scalar, {number, -0x1p63}, {}, from, type);
    Node* const is_below = numbers_.Call(OpId::lt_Scalar, {number, 0x1p63}, {}, from, type);
    Node* const fits = numbers_.Call(OpId::logical_and, {is_above, is_below}, {}, from, type);
    Node* const check = graph_.Call(OpId::_assert_async_msg, {fits, "a float does not fit in a 64-bit integer"});
    check->set_provenance(from.provenance());
  }

  // `made` replaces `node`, which is erased, and gets its name.
  void TakeOver(Node* node, Node* made) {
    made->set_provenance(node->provenance());
    graph_.ReplaceAllUsesWith(node, made);
    const std::string name(node->name());
    numbers_.Erase(node);
    graph_.Rename(made, name);
    has_changed_ = true;
  }

  // --- Calls of ops ---

  // The tensor with which the op has the same result as with the number. (A 0-dim tensor takes part in type promotion
  // with other 0-dim tensors and with integers; a number does not.)
  Argument Adapted(const Argument& number, const Node& user) {
    const NumberKind kind = *numbers_.KindOf(number);
    const DType otherwise = DTypeOf(kind);
    if (kind == NumberKind::kBool) return numbers_.Converted(number, otherwise, user);
    std::optional<DType> scalars;  // promoted from the 0-dim operands
    bool has_float = false, has_tensor = false;
    for (size_t i = 0; i < user.num_operands(); ++i) {
      const ValueType& type = user.operand(i)->type();
      if (numbers_.KindOf(user.operand(i)).has_value() || !type.is_tensor()) continue;
      const TensorType& tensor = type.tensor();
      has_tensor = true;
      if (kind == NumberKind::kFloat ? !IsFloatingPoint(tensor.dtype) : !IsInteger(tensor.dtype)) continue;
      if (tensor.dim() > 0) has_float = true;
      if (tensor.dim() == 0)
        scalars = scalars.has_value() ? PromoteTypes(*scalars, tensor.dtype).value_or(*scalars) : tensor.dtype;
    }
    if (has_float || !has_tensor) return numbers_.Converted(number, otherwise, user);
    // The calls that replace this one (number_forms.h) convert 0-dim tensors of half floats to float32 or give them a
    // dim, so these tensors do not determine the dtype of the number.
    if (scalars == DType::kFloat16 || scalars == DType::kBFloat16) scalars = otherwise;
    const DType promoted = kind == NumberKind::kFloat ? DType::kFloat32 : DType::kInt64;
    return numbers_.Converted(number, scalars.value_or(promoted), user);
  }

  // Whether the call needs a tensor in place of the argument.
  bool NeedsTensor(const Argument& argument, SchemaType parameter) const {
    if (numbers_.Find(argument) != nullptr) return true;
    const std::optional<NumberKind> kind = argument.is_node() ? numbers_.PlainKindOf(argument) : std::nullopt;
    if (!kind.has_value() || options_.of_sizes == FloatsOfSizes::kKeep) return false;
    if (!IsForPlan()) return parameter == SchemaType::kTensor;
    // Native code reads integers itself.
    const bool takes_bool = parameter == SchemaType::kTensor || parameter == SchemaType::kScalar;
    return takes_bool && kind == NumberKind::kBool && IsKnownBeforeRun(argument);
  }

  // The first operand of unknown type that is not a number; null if there is none. Without its type, it is unknown what
  // the call computes with a tensor in place of a number.
  const Node* OperandOfUnknownType(const Node& node) const {
    for (size_t i = 0; i < node.num_operands(); ++i) {
      const ValueType& type = node.operand(i)->type();
      if (numbers_.KindOf(node.operand(i)).has_value()) continue;
      if (!type.is_known() || type.is_opaque()) return node.operand(i);
    }
    return nullptr;
  }

  void Rewrite(Node* node) {
    const OpSchema& op = *node->op();
    const bool is_python = op.has_tag(kTagPython);
    const NodeArguments given(*node);
    // The run evaluates assertions on sizes as Python does.
    const bool asserts_sizes = IsForPlan() && op.returns.empty();
    const auto needs = [&](const Argument& argument, SchemaType parameter) {
      return asserts_sizes ? numbers_.Find(argument) != nullptr : NeedsTensor(argument, parameter);
    };
    bool needs_tensor = false;
    for (size_t i = 0; i < op.args.size() && !is_python; ++i) {
      needs_tensor |= given.Given(i) != nullptr && needs(*given.Given(i), op.args[i].type);
    }
    for (const Argument& argument : node->args()) needs_tensor |= is_python && needs(argument, SchemaType::kScalar);
    if (!needs_tensor) return;
    if (const Node* const operand = OperandOfUnknownType(*node)) {
      return Refuse(*node, absl::UnimplementedError(absl::StrCat(
                               "the op takes a number that is read from a tensor, but the type of its operand %",
                               operand->name(), " is unknown")));
    }
    if (is_python) return RewritePythonCall(node);
    const absl::StatusOr<ValueType> type = numbers_.TypeOf(*node);
    if (!type.ok()) {
      return Refuse(*node, absl::Status(type.status().code(),
                                        absl::StrCat(type.status().message(), " (", StandInsText(*node), ")")));
    }
    RewriteCall(node, *type);
  }

  // Returns the end of a message that names the constants with which the type of a call was inferred: "types were
  // inferred with 0.5 in place of %item, whose value is known only during the run".
  std::string StandInsText(const Node& node) {
    std::vector<std::string> texts;
    for (size_t i = 0; i < node.num_operands(); ++i) {
      const std::optional<Argument> constant = numbers_.ConstantOf(*node.operand(i));
      if (!constant.has_value()) continue;
      std::string text = absl::StrCat(constant->is_bool() ? "True" : "0.5", " in place of %", node.operand(i)->name());
      if (std::find(texts.begin(), texts.end(), text) == texts.end()) texts.push_back(std::move(text));
    }
    return absl::StrCat("types were inferred with ", absl::StrJoin(texts, " and "), ", whose value",
                        texts.size() == 1 ? " is" : "s are", " known only during the run");
  }

  // Replaces a call of an op on numbers by calls on tensors. `type`: the type that the op returns for numbers.
  void RewriteCall(Node* node, const ValueType& type) {
    Node* const previous = node->prev();
    const auto is_number = [&](const Argument& argument) { return NeedsTensor(argument, SchemaType::kScalar); };
    const auto tensor_of = [&](const Argument& argument) {
      return numbers_.KindOf(argument).has_value() ? Adapted(argument, *node) : argument;
    };
    graph_.set_insertion_point(node);
    Node* const made = CallWithTensors({graph_, *node, type, is_number, tensor_of});
    graph_.set_insertion_point(nullptr);
    for (Node* next = previous == nullptr ? graph_.first() : previous->next(); next != node; next = next->next()) {
      numbers_.Infer(*next);
    }
    if (made == nullptr) return;
    if (HaveSameDType(made->type(), type)) {
      numbers_.types().CopyStated(*node, *made);
      return TakeOver(node, made);
    }
    for (Node* next = node->prev(); next != previous;) {
      Node* const erased = std::exchange(next, next->prev());
      const bool is_shared = numbers_.IsCreated(erased);
      if (!is_shared && !erased->has_uses()) numbers_.Erase(erased);
    }
  }

  // A Python operator on a tensor and a number calls an op.
  void RewritePythonCall(Node* node) {
    const std::optional<OpId> op = TensorOpOf(*node);
    if (!op.has_value()) return;
    graph_.set_insertion_point(node);
    Node* const made = graph_.Call(*op, node->args());
    graph_.set_insertion_point(nullptr);
    numbers_.types().CopyStated(*node, *made);
    TakeOver(node, made);
    numbers_.Infer(*made);
    Rewrite(made);
  }

  // --- Results ---

  // Replaces the numbers among the results by tensors, and also the constants at the positions in `returned_`.
  void ReplaceResults(Node& output) {
    if (output.args().empty()) return;
    Argument value = output.args()[0];
    graph_.set_insertion_point(&output);
    if (!value.is_sequence()) {
      value = Result(value, 0, output);
    } else {
      std::vector<Argument> items = value.items();
      for (size_t i = 0; i < items.size(); ++i) items[i] = Result(items[i], i, output);
      value = Argument::Sequence(value.sequence().kind, std::move(items));
    }
    graph_.set_insertion_point(nullptr);
    if (!(value == output.args()[0])) {
      output.SetArgs({value});
      has_changed_ = true;
    }
    // Only the forwards of autograd functions return numbers in nested lists.
    for (size_t i = 0; i < output.num_operands(); ++i) {
      const Number* const number = numbers_.Find(output.operand(i));
      if (number == nullptr || (IsForPlan() && !number->is_read)) continue;
      output.SetOperand(i, numbers_.TensorOf(output.operand(i)));
      returned_operands_.insert(i);
      has_changed_ = true;
    }
  }

  Argument Result(const Argument& value, size_t i, const Node& output) {
    const auto expected = returned_.find(i);
    if (const Number* const number = numbers_.Find(value)) {
      if (IsForPlan() && !number->is_read) return value;
      const bool is_float =
          number->kind == NumberKind::kFloat || (expected != returned_.end() && expected->second == DType::kFloat64);
      returned_[i] = is_float ? DType::kFloat64 : DType::kBool;
      return numbers_.Converted(value, returned_[i], output);
    }
    if (expected == returned_.end() || !numbers_.PlainKindOf(value).has_value()) return value;
    return numbers_.Converted(value, expected->second, output);
  }

  // --- Subgraphs ---
  // The numbers that the call passes to its subgraphs become tensors, from which the subgraphs read the numbers.
  absl::Status PassToSubgraphs(SubgraphOperands call) {
    std::vector<std::optional<DType>> dtypes(call.places.size());
    for (size_t i = 0; i < dtypes.size(); ++i) {
      const Number* const number = numbers_.Find(call.Operand(i));
      if (number != nullptr && (number->is_read || !IsForPlan())) dtypes[i] = DTypeOf(number->kind);
    }
    std::vector<bool> is_passed(dtypes.size());
    ReturnedNumbers returned;
    bool has_more = true;
    while (has_more) {
      for (size_t i = 0; i < dtypes.size(); ++i) {
        if (!dtypes[i].has_value() || is_passed[i]) continue;
        if (OwnSubgraphs(call)) has_copies_ = true;
        for (Graph* subgraph : call.subgraphs) ReadFromPlaceholder(*subgraph, i, *dtypes[i]);
        graph_.set_insertion_point(call.node);
        call.SetOperand(i, numbers_.Converted(call.Operand(i), *dtypes[i], *call.node));
        graph_.set_insertion_point(nullptr);
        is_passed[i] = has_changed_ = true;
        if (i < call.num_carried) returned[i] = *dtypes[i];
      }
      const ReturnedNumbers before = returned;
      BACKTAPE_RETURN_IF_ERROR(RunOnSubgraphs(call, returned));
      has_more = returned != before;
      // A carried number becomes a tensor if the body returns one.
      for (const auto& [i, dtype] : returned) {
        if (i < call.num_carried && numbers_.PlainKindOf(call.Operand(i)).has_value()) dtypes[i] = dtype;
      }
    }
    for (size_t i = 0; i < call.node->num_operands(); ++i) {  // the predicate
      const Number* const number = numbers_.Find(call.node->operand(i));
      if (number == nullptr || (IsForPlan() && !number->is_read)) continue;
      call.node->SetOperand(i, numbers_.TensorOf(call.node->operand(i)));
      has_changed_ = true;
    }
    return absl::OkStatus();
  }

  // Replaces the numbers in the subgraphs. `returned`: the numbers among the results of the call.
  absl::Status RunOnSubgraphs(const SubgraphOperands& call, ReturnedNumbers& returned) {
    std::vector<ValueType> arguments;
    if (call.is_autograd_function) {
      for (size_t i = 0; i < call.places.size(); ++i) {
        arguments.push_back(call.Operand(i).is_node() ? call.Operand(i).node()->type() : ValueType());
      }
    } else if (const absl::StatusOr<HigherOrderCall> read = ReadHigherOrderCall(*call.node); read.ok()) {
      arguments = SubgraphArgumentTypes(*read, env_).value_or(arguments);
    }
    for (Graph* subgraph : call.subgraphs) {
      done_.insert(subgraph);
      const bool returns = call.Returns(subgraph);
      const FloatNumbersOptions options = SubgraphOptions();
      FloatNumbers numbers(*subgraph, options, env_);
      BACKTAPE_ASSIGN_OR_RETURN(const bool changed,
                                numbers.RunOnSubgraph(arguments, returns ? returned : ReturnedNumbers()));
      has_changed_ |= changed;
      if (call.is_autograd_function) {
        BACKTAPE_RETURN_IF_ERROR(PassSavedNumbers(*call.node, numbers));
      } else if (returns) {
        returned = numbers.returned_;
      }
    }
    return absl::OkStatus();
  }

  // The backward of an autograd function takes the numbers that the forward saves.
  absl::Status PassSavedNumbers(Node& node, const FloatNumbers& forward) {
    BACKTAPE_ASSIGN_OR_RETURN(const AutogradFunctionCall call, ReadAutogradFunctionCall(node));
    size_t position = 0;
    std::vector<ValueType> types;
    const auto add = [&](const Argument& result) {
      types.push_back(result.is_node() ? result.node()->type() : ValueType());
      const size_t at = position;
      Argument copy = result;
      copy.ForEachNode([&](Argument&) { ++position; });
      return at;
    };
    for (const Argument& result : call.results) add(result);
    numbers_.types().Set(node, types);
    for (const Argument& saved : call.saved) {
      const size_t at = add(saved);
      if (!saved.is_node() || !forward.returned_operands_.contains(at)) continue;
      ReadFromPlaceholder(*call.backward, types.size() - 1, saved.node()->type().tensor().dtype);
    }
    if (!done_.insert(call.backward).second) return absl::OkStatus();
    const FloatNumbersOptions options = SubgraphOptions();
    FloatNumbers backward(*call.backward, options, env_);
    BACKTAPE_ASSIGN_OR_RETURN(const bool changed, backward.RunOnSubgraph(types, {}));
    has_changed_ |= changed;
    return absl::OkStatus();
  }

  // --- The rest ---

  void EraseUnused() {
    has_changed_ |= numbers_.EraseUnused();
    if (has_copies_) EraseUnusedSubgraphs(graph_);
  }

  void Refuse(const Node& node, absl::Status reason) { refusals_.insert_or_assign(&node, std::move(reason)); }

  absl::Status CheckAllReplaced() const {
    for (Node* node : graph_.nodes()) {
      if (numbers_.Find(node) != nullptr) continue;
      for (size_t i = 0; i < node->num_operands(); ++i) {
        const Number* const number = numbers_.Find(node->operand(i));
        if (number == nullptr || !number->is_read) continue;
        if (const auto reason = refusals_.find(node); reason != refusals_.end())
          return NodeError(reason->second, *node);
        // Some forms of calls (number_forms.h) apply only to tensors of floating dtype.
        const ValueType& type = node->operand(0)->type();
        const bool is_integral = type.is_tensor() && !IsFloatingPoint(type.tensor().dtype);
        return NodeError(absl::UnimplementedError(absl::StrCat(
                             is_integral ? "for an integer or bool tensor, " : "",
                             "the op takes only a number that is known before the run; it cannot take the ",
                             number->kind == NumberKind::kBool ? "bool" : "float", " %", node->operand(i)->name(),
                             ", which is read from a tensor")),
                         *node);
      }
    }
    return absl::OkStatus();
  }

  Graph& graph_;
  const FloatNumbersOptions& options_;
  ShapeEnv& env_;
  NumberTensors numbers_;
  absl::flat_hash_map<const Node*, absl::Status> refusals_;
  ReturnedNumbers returned_;                           // by their positions among the results
  absl::flat_hash_set<size_t> returned_operands_;      // operands of the output that were numbers in nested lists
  absl::flat_hash_set<const Graph*> done_;             // subgraphs
  absl::flat_hash_set<const Node*> known_before_run_;  // nodes for which IsKnownBeforeRun holds, without integers
  bool has_copies_ = false;                            // whether subgraphs were copied
  bool has_changed_ = false;
};

}  // namespace

absl::StatusOr<bool> ReplaceFloatNumbers(Graph& graph, const FloatNumbersOptions& options) {
  ShapeEnv env;
  return FloatNumbers(graph, options, env).Run();
}

}  // namespace backtape
