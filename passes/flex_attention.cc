#include "backtape/passes/flex_attention.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <numbers>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/higher_order.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/graph_on_tape.h"
#include "backtape/passes/node_evaluator.h"
#include "backtape/passes/vectorize.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

using decompositions::ConvertedTo;

constexpr double kMasked = -std::numeric_limits<double>::infinity();
// The dims of scores: batch, head, query and key.
constexpr size_t kScoreDims = 4;

Variable Transposed(const Variable& x) { return ops::transpose(x, -2, -1); }

// An input of a score or mask function: a tensor with the values for all scores, and which of the score dims it has. A
// captured tensor has none of them and is passed whole.
struct Input {
  Variable value;
  std::array<bool, kScoreDims> has_dim{};
};

Input ForEachScore(const Variable& x) { return {x, {true, true, true, true}}; }
Input Captured(const Variable& x) { return {x, {}}; }

// The batch, head, query and key of each score.
std::vector<Input> ScorePositions(const std::vector<SymInt>& sizes, const Device& device) {
  std::vector<Input> inputs;
  for (size_t d = 0; d < kScoreDims; ++d) {
    inputs.push_back(Captured(ops::arange(SymScalar(sizes[d]), DType::kInt64, std::nullopt, device)));
    inputs.back().has_dim[d] = true;
  }
  return inputs;
}

// Vectorises a function of a single score or position over all scores. Its results have the score dims first.
absl::StatusOr<std::unique_ptr<Graph>> ForAllScores(const Graph& function, const std::vector<Input>& inputs,
                                                    const std::vector<SymInt>& sizes, const CallContext& context) {
  std::unique_ptr<Graph> graph = function.Clone();
  const std::vector<Node*> placeholders = graph->placeholders();
  if (placeholders.size() != inputs.size()) {
    return absl::InvalidArgumentError(absl::StrCat("a score or mask function has ", placeholders.size(),
                                                   placeholders.size() == 1 ? " placeholder" : " placeholders",
                                                   ", but the call passes ", inputs.size(),
                                                   inputs.size() == 1 ? " value" : " values"));
  }
  for (size_t i = 0; i < inputs.size(); ++i) {
    const bool is_captured = inputs[i].has_dim == std::array<bool, kScoreDims>{};
    const TensorType type = inputs[i].value.type();
    TensorType scalar = TensorType::Contiguous(type.dtype, {});
    scalar.device = type.device;
    placeholders[i]->set_type(is_captured ? type : scalar);
  }
  BACKTAPE_RETURN_IF_ERROR(context.resolve(*graph));
  for (size_t level = kScoreDims; level-- > 0;) {
    VectorizeOptions options;
    options.library = context.library;
    options.size = sizes[level];
    options.in_dims.clear();
    for (const Input& input : inputs) options.in_dims.push_back(input.has_dim[level] ? BatchDim(0) : std::nullopt);
    BACKTAPE_ASSIGN_OR_RETURN(graph, Vectorize(*graph, options));
  }
  return graph;
}

absl::StatusOr<variable_list> RunForAllScores(const Graph& function, const std::vector<Input>& inputs,
                                              const std::vector<SymInt>& sizes, const CallContext& context) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> graph, ForAllScores(function, inputs, sizes, context));
  variable_list values;
  for (const Input& input : inputs) values.push_back(input.value);
  return RunGraphOnTape(*graph, values, *context.library);
}

// The operands of a forward or backward call.
struct Operands {
  Variable query, key, value;
  Variable out, logsumexp, grad_out, grad_logsumexp;  // of a backward call
  const Graph* score = nullptr;
  const Graph* joint = nullptr;  // of a backward call
  const Graph* mask = nullptr;
  double scale = 1;
  variable_list score_captures, mask_captures;
};

absl::StatusOr<const Graph*> FunctionOf(const Node& call, const Argument& argument) {
  const Graph* graph = SubgraphOf(argument);
  if (graph != nullptr && graph->output() != nullptr) return graph;
  return absl::InvalidArgumentError(
      absl::StrCat("the graph of a score or mask function of %", call.name(), " is missing"));
}

absl::StatusOr<Operands> ReadOperands(const Node& node, const CallContext& context) {
  const bool is_backward = node.target() == kFlexAttentionBackward;
  const size_t function = is_backward ? 7 : 3;  // position of the first function
  const size_t block_mask = function + (is_backward ? 2 : 1);
  const ArgumentList& args = node.args();
  if (args.size() != block_mask + 5) {
    return absl::InvalidArgumentError(absl::StrCat("expected ", block_mask + 5, " arguments, got ", args.size()));
  }
  Operands call;
  const auto tensor = [&](absl::string_view name, const Argument& argument, Variable& to) -> absl::Status {
    const std::optional<IValue> value = context.value_of(argument);
    if (!value.has_value()) return absl::NotFoundError(absl::StrCat("the type of ", name, " is unknown"));
    if (!value->is_tensor() && !value->is_none()) {
      return absl::UnimplementedError(absl::StrCat(name, " is of kind ", value->KindName(), ", not a tensor"));
    }
    to = ToVariable(*value);
    return absl::OkStatus();
  };
  const std::pair<absl::string_view, Variable*> tensors[] = {{"the query", &call.query},
                                                             {"the key", &call.key},
                                                             {"the value", &call.value},
                                                             {"the output", &call.out},
                                                             {"the logsumexp", &call.logsumexp},
                                                             {"the gradient of the output", &call.grad_out},
                                                             {"the gradient of the logsumexp", &call.grad_logsumexp}};
  for (size_t i = 0; i < function; ++i) {
    BACKTAPE_RETURN_IF_ERROR(tensor(tensors[i].first, args[i], *tensors[i].second));
  }
  for (const auto& [name, x] : absl::MakeConstSpan(tensors).first(3)) {
    if (!x->defined() || x->dim() != 4)
      return absl::InvalidArgumentError(
          absl::StrCat(name, " must have 4 dims, got ", x->defined() ? x->type().ToString() : "None"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(call.score, FunctionOf(node, args[function]));
  if (is_backward) {
    BACKTAPE_ASSIGN_OR_RETURN(call.joint, FunctionOf(node, args[function + 1]));
  }
  if (!args[block_mask].is_sequence() || args[block_mask].items().empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("argument ", block_mask, " (the block mask) must be a tuple that ends with the mask function"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(call.mask, FunctionOf(node, args[block_mask].items().back()));
  const Argument& scale = args[block_mask + 1];
  if (!scale.is_scalar())
    return absl::InvalidArgumentError(absl::StrCat("argument ", block_mask + 1, " (the scale) must be a number"));
  call.scale = scale.is_double() ? scale.float_value() : static_cast<double>(scale.int_value());
  for (const auto& [position, list] :
       {std::pair(block_mask + 3, &call.score_captures), std::pair(block_mask + 4, &call.mask_captures)}) {
    if (!args[position].is_sequence()) return absl::InvalidArgumentError("captured values must be in a tuple");
    for (const Argument& item : args[position].items())
      BACKTAPE_RETURN_IF_ERROR(tensor("a captured value", item, list->emplace_back()));
  }
  return call;
}

// The scores before and after the score function and the mask, and what they were computed from.
struct Scores {
  std::vector<SymInt> sizes;
  SymInt group;         // query heads for each head of the keys
  Variable key, value;  // with the batches and heads of the query
  Variable plain, masked, mask;
};

// Broadcasts keys or values to the batches and heads of the query.
Variable BroadcastHeads(const Variable& x, const SymInt& batches, const SymInt& group) {
  Variable result = x;
  if (SymSizeOf(x, 0) != batches) {
    std::vector<SymInt> sizes = SymSizesOf(x);
    sizes[0] = batches;
    result = ops::expand(result, sizes);
  }
  return group == SymInt(1) ? result : decompositions::repeat_interleave_self_int(result, group, 1);
}

absl::StatusOr<Scores> ComputeScores(const Operands& call, const CallContext& context) {
  const DType precision = call.query.dtype() == DType::kFloat64 ? DType::kFloat64 : DType::kFloat32;
  Scores scores;
  const SymInt heads = SymSizeOf(call.query, 1), key_heads = SymSizeOf(call.key, 1);
  const SymInt batches = SymSizeOf(call.query, 0);
  if (SymSizeOf(call.key, 0) != batches && SymSizeOf(call.key, 0) != SymInt(1)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the batch size of the key must be 1 or the batch size of the query (", batches.ToString(),
                     "), got ", SymSizeOf(call.key, 0).ToString()));
  }
  scores.group = heads == key_heads ? SymInt(1) : SymInt::FloorDiv(heads, key_heads);
  scores.key = BroadcastHeads(call.key, batches, scores.group);
  scores.value = BroadcastHeads(call.value, batches, scores.group);
  const Variable product =
      ops::matmul(ConvertedTo(call.query, precision), Transposed(ConvertedTo(scores.key, precision)));
  scores.plain = ops::mul(product, SymScalar(call.scale));
  scores.sizes = SymSizesOf(scores.plain);
  const std::vector<Input> positions = ScorePositions(scores.sizes, scores.plain.type().device);

  std::vector<Input> inputs = {ForEachScore(scores.plain)};
  inputs.insert(inputs.end(), positions.begin(), positions.end());
  for (const Variable& x : call.score_captures) inputs.push_back(Captured(x));
  BACKTAPE_ASSIGN_OR_RETURN(const variable_list modified, RunForAllScores(*call.score, inputs, scores.sizes, context));
  inputs = positions;
  for (const Variable& x : call.mask_captures) inputs.push_back(Captured(x));
  BACKTAPE_ASSIGN_OR_RETURN(const variable_list mask, RunForAllScores(*call.mask, inputs, scores.sizes, context));
  if (modified.size() != 1 || mask.size() != 1) {
    return absl::InvalidArgumentError(absl::StrCat("the ", modified.size() != 1 ? "score" : "mask",
                                                   " function must return a single tensor, got ",
                                                   modified.size() != 1 ? modified.size() : mask.size(), " results"));
  }
  scores.mask = mask[0];
  scores.masked = ConvertedTo(ops::where(scores.mask, modified[0], SymScalar(kMasked)), precision);
  return scores;
}

// `x` with its dims in the same order in memory as those of `like`; contiguous if the strides of `like` are not known.
Variable WithLayoutOf(const Variable& x, const Variable& like) {
  const std::optional<SymIntVector>& strides = like.type().strides;
  if (!strides.has_value()) return ops::contiguous(x);
  std::vector<int64_t> order(x.dim());
  std::iota(order.begin(), order.end(), 0);
  const auto hint = [&](int64_t d) { return (*strides)[d].constant(); };
  for (int64_t d = 0; d < x.dim(); ++d) {
    if (!hint(d).has_value()) return ops::contiguous(x);
  }
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return *hint(a) > *hint(b); });
  if (std::is_sorted(order.begin(), order.end())) return ops::contiguous(x);
  std::vector<int64_t> inverse(order.size());
  for (size_t i = 0; i < order.size(); ++i) inverse[order[i]] = static_cast<int64_t>(i);
  return ops::permute(ops::contiguous(ops::permute(x, order)), inverse);
}

absl::StatusOr<IValue> Forward(const Operands& call, const CallContext& context) {
  BACKTAPE_ASSIGN_OR_RETURN(const Scores scores, ComputeScores(call, context));
  const Variable hidden = ops::all(ops::eq(scores.masked, SymScalar(kMasked)), int64_t{-1});
  const Variable sums = ops::where(hidden, SymScalar(kMasked), ops::logsumexp(scores.masked, {-1}));
  const Variable largest = ops::amax(scores.masked, {-1});
  const Variable weights = ConvertedTo(ops::_safe_softmax(scores.masked, -1), call.query.dtype());
  const Variable out = ops::matmul(weights, ConvertedTo(scores.value, call.query.dtype()));
  // The results are logarithms to base 2.
  return IValue(IValueList{ToIValue(WithLayoutOf(out, call.query)),
                           ToIValue(ops::div(ConvertedTo(sums, scores.masked.dtype()), SymScalar(std::numbers::ln2))),
                           ToIValue(ops::div(largest, SymScalar(std::numbers::ln2)))});
}

bool IsScatter(const Node& node) { return node.target() == "torch.ops.flex_lib.zeros_and_scatter.default"; }

// Computes the gradients of a score function: those of the scores, then those of its captured values (undefined for
// None). In the joint graph, zeros_and_scatter adds up the gradients of captured values over all scores, so it cannot
// run for each score separately. It and the calls that depend on it are therefore evaluated last.
class JointFunction {
 public:
  explicit JointFunction(const Graph& joint) : graph_(joint.Clone()) {}

  absl::StatusOr<variable_list> Run(const std::vector<Input>& inputs, const std::vector<SymInt>& sizes,
                                    const CallContext& context) {
    const std::vector<Argument> items = OutputItems(*graph_);
    const size_t captures = inputs.size() - kScoreDims - 2;
    if (items.size() != 1 + kScoreDims + captures) {
      return absl::InvalidArgumentError(absl::StrCat("the joint graph of the score function must return ",
                                                     1 + kScoreDims + captures, " values, got ", items.size()));
    }
    BACKTAPE_RETURN_IF_ERROR(FindLateCalls());
    // The values to compute for each score: its gradient, and everything else that the late calls and the results
    // read.
    std::vector<Argument> read = {items[0]};
    const auto add = [&](const Argument& value) {
      if (!value.is_node() || is_late_.contains(value.node()) || !place_.emplace(value.node(), read.size()).second)
        return;
      read.push_back(value);
    };
    for (const Node* call : late_) {
      for (size_t i = 0; i < call->num_operands(); ++i) add(Argument(call->operand(i)));
    }
    for (size_t i = 1 + kScoreDims; i < items.size(); ++i) add(items[i]);
    const std::unique_ptr<Graph> of_score = graph_->Clone();
    for (Argument& value : read) {
      if (value.is_node()) value = Argument(of_score->Find(value.node()->name()));
    }
    of_score->output()->SetArgs({Argument::List(read)});
    BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(*of_score, {}).status());
    BACKTAPE_ASSIGN_OR_RETURN(const variable_list values, RunForAllScores(*of_score, inputs, sizes, context));

    NodeEvaluator late(*context.library, "decompose");
    for (const auto& [node, place] : place_) late[node] = ToIValue(values[place]);
    for (const Node* call : late_) {
      BACKTAPE_ASSIGN_OR_RETURN(late[call], late.Evaluate(*call));
    }
    variable_list results = {values[0]};
    for (size_t i = 1 + kScoreDims; i < items.size(); ++i) {
      if (!items[i].is_node()) {
        results.emplace_back();
      } else if (is_late_.contains(items[i].node())) {
        results.push_back(ToVariable(late[items[i].node()]));
      } else {
        results.push_back(ops::sum(values[place_.at(items[i].node())], {0, 1, 2, 3}));
      }
    }
    return results;
  }

 private:
  absl::Status FindLateCalls() {
    for (const Node* node : graph_->nodes()) {
      if (!node->is_call()) continue;
      size_t late_operands = 0;
      for (size_t i = 0; i < node->num_operands(); ++i) late_operands += is_late_.contains(node->operand(i)) ? 1 : 0;
      if (late_operands == 0 && !IsScatter(*node)) continue;
      if (!IsScatter(*node) && late_operands != node->num_operands()) {
        return absl::UnimplementedError(
            absl::StrCat("%", node->name(), " of the joint graph of the score function ",
                         "combines per-score values with a sum over all scores, which is not supported"));
      }
      is_late_.insert(node);
      late_.push_back(node);
    }
    return absl::OkStatus();
  }

  std::unique_ptr<Graph> graph_;
  std::vector<const Node*> late_;
  absl::flat_hash_set<const Node*> is_late_;
  absl::flat_hash_map<const Node*, size_t> place_;  // index of a value among the results for each score
};

// Sums the gradients of the query heads that share a key head, and of the batches if the keys have a single one.
Variable ReducedHeads(const Variable& grad, const Variable& like, const SymInt& group) {
  Variable result = grad;
  if (group != SymInt(1)) {
    const std::vector<SymInt> sizes = SymSizesOf(grad);
    result = ops::sum(ops::reshape(result, {sizes[0], SymSizeOf(like, 1), group, sizes[2], sizes[3]}), {2});
  }
  result = WithLayoutOf(result, like);
  const bool is_shared = SymSizeOf(grad, 0) != SymSizeOf(like, 0);
  return is_shared ? ops::sum(result, {0}, true) : result;
}

absl::StatusOr<IValue> Backward(const Operands& call, const CallContext& context) {
  BACKTAPE_ASSIGN_OR_RETURN(const Scores scores, ComputeScores(call, context));
  const DType dtype = call.query.dtype(), precision = scores.masked.dtype();
  const Variable sums = ops::mul(call.logsumexp, SymScalar(std::numbers::ln2));
  const Variable hidden = ops::unsqueeze(ops::eq(sums, SymScalar(kMasked)), -1);
  Variable weights = ops::exp(ops::sub(scores.masked, ops::unsqueeze(sums, -1)));
  weights = ConvertedTo(ops::where(hidden, SymScalar(0), weights), precision);
  const Variable grad_out = call.grad_out.defined() ? call.grad_out : ops::zeros_like(call.out);
  const Variable grad_value = ops::matmul(Transposed(ConvertedTo(weights, dtype)), grad_out);
  const Variable wide_grad = ConvertedTo(grad_out, precision);
  Variable change = ops::matmul(wide_grad, Transposed(ConvertedTo(scores.value, precision)));
  change = ops::sub(change, ops::sum(ops::mul(ConvertedTo(call.out, precision), wide_grad), {-1}, true));
  if (call.grad_logsumexp.defined()) {
    change = ops::add(change, ops::unsqueeze(ops::div(call.grad_logsumexp, SymScalar(std::numbers::ln2)), -1));
  }
  std::vector<Input> inputs = {ForEachScore(scores.plain)};
  const std::vector<Input> positions = ScorePositions(scores.sizes, scores.plain.type().device);
  inputs.insert(inputs.end(), positions.begin(), positions.end());
  inputs.push_back(ForEachScore(ops::mul(weights, change)));
  for (const Variable& x : call.score_captures) inputs.push_back(Captured(x));
  BACKTAPE_ASSIGN_OR_RETURN(const variable_list grads, JointFunction(*call.joint).Run(inputs, scores.sizes, context));
  Variable grad_scores = ConvertedTo(ops::mul(grads[0], SymScalar(call.scale)), dtype);
  grad_scores = ConvertedTo(ops::where(scores.mask, grad_scores, SymScalar(0)), dtype);
  const Variable grad_query = ops::matmul(grad_scores, scores.key);
  const Variable grad_key = ops::matmul(Transposed(grad_scores), call.query);
  IValueList captured;
  for (size_t i = 1; i < grads.size(); ++i) {
    captured.push_back(grads[i].defined() ? ToIValue(ConvertedTo(grads[i], call.score_captures[i - 1].dtype()))
                                          : IValue());
  }
  return IValue(IValueList{ToIValue(WithLayoutOf(grad_query, call.query)),
                           ToIValue(ReducedHeads(grad_key, call.key, scores.group)),
                           ToIValue(ReducedHeads(grad_value, call.value, scores.group)), IValue(std::move(captured))});
}

}  // namespace

bool IsFlexAttention(const Node& node) {
  return node.opcode() == Opcode::kCallFunction &&
         (node.target() == kFlexAttention || node.target() == kFlexAttentionBackward);
}

absl::StatusOr<IValue> CallFlexAttention(const Node& node, const CallContext& context) {
  BACKTAPE_ASSIGN_OR_RETURN(const Operands call, ReadOperands(node, context));
  return node.target() == kFlexAttention ? Forward(call, context) : Backward(call, context);
}

}  // namespace backtape::internal
