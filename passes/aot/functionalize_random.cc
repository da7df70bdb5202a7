#include "backtape/passes/aot/functionalize_random.h"

#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/random_calls.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/aot/insert_outputs.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/random_call.h"

namespace backtape {
namespace {

// The state that the calls of one part of the graph draw from.
struct State {
  const char* prefix;
  Node* seed = nullptr;
  Node* offset = nullptr;
};

class RandomFunctionalizer {
 public:
  RandomFunctionalizer(Graph& graph, const FunctionalizeRandomOptions& options) : graph_(graph), options_(options) {}

  absl::StatusOr<bool> Run() {
    std::vector<Node*> calls;
    for (Node* node : graph_.nodes()) {
      if (DrawsRandomNumbers(*node)) calls.push_back(node);
    }
    if (calls.empty()) return false;
    std::vector<std::string> unsupported;
    for (const Node* call : calls) {
      if (!IsSupported(*call)) unsupported.push_back(DescribeNode(*call));
    }
    if (!unsupported.empty()) {
      return absl::UnimplementedError(absl::StrCat("the random numbers of these calls cannot be made functional:\n  ",
                                                   absl::StrJoin(unsupported, "\n  ")));
    }
    if (options_.forward_draws > 0) AddPlaceholders(forward_, kForwardSeed, kForwardOffset);
    if (options_.backward_draws > 0) AddPlaceholders(backward_, kBackwardSeed, kBackwardOffset);
    for (size_t i = 0; i < calls.size(); ++i) Replace(calls[i], i);
    AddOutputs();
    return true;
  }

 private:
  static bool IsSupported(const Node& call) {
    if (call.is_call_to(OpId::native_dropout)) {
      return call.args()[0].is_node() && call.args()[0].node()->type().is_tensor() && HasNumber(call, "p");
    }
    if (!call.type().is_tensor()) return false;
    switch (call.op()->op_id()) {
      case OpId::bernoulli_p:
      case OpId::dropout:
        return HasNumber(call, "p");
      case OpId::rand:
      case OpId::randn:
      case OpId::rand_like:
      case OpId::randn_like:
      case OpId::uniform:
        return true;
      default:
        return false;
    }
  }

  static bool HasNumber(const Node& call, absl::string_view name) {
    return NodeArguments(call).Value(name).is_scalar();
  }

  static bool IsRowMajor(const TensorType& type) {
    return !type.strides.has_value() || *type.strides == *TensorType::Contiguous(type.dtype, type.sizes).strides;
  }
  static bool HasPlainStrides(const TensorType& type) {
    if (IsRowMajor(type)) return true;
    for (const SymInt& stride : *type.strides) {
      if (stride.is_symbolic()) return false;
    }
    return true;
  }

  Node* AddPlaceholder(const std::string& name, absl::string_view role) {
    Node* after = graph_.first();
    while (after != nullptr && after->is_placeholder()) after = after->next();
    Node* const node = graph_.Placeholder(name, TensorType::Contiguous(DType::kInt64, {}));
    if (after != nullptr) graph_.MoveBefore(node, after);
    if (!graph_.signature().empty()) {
      Signature signature = graph_.signature();
      signature.inputs.push_back({InputKind::kOther, node->name(), std::string(role), -1});
      graph_.set_signature(std::move(signature));
    }
    return node;
  }
  void AddPlaceholders(State& state, absl::string_view seed, absl::string_view offset) {
    state.seed = AddPlaceholder(absl::StrCat(state.prefix, "_seed"), seed);
    state.offset = AddPlaceholder(absl::StrCat(state.prefix, "_offset"), offset);
  }

  // The arguments of a philox call that make its result like a value of this type: sizes, and strides unless they
  // are row-major or symbolic. Symbolic sizes are read from `of`.
  std::pair<Argument, Argument> SizesOf(Node* before, Node* of, const TensorType& type) {
    std::vector<Argument> sizes;
    for (size_t d = 0; d < type.sizes.size(); ++d) {
      const SymInt& size = type.sizes[d];
      if (size.is_symbolic()) {
        sizes.emplace_back(CallFor(graph_, before, OpId::sym_size_int, {of, static_cast<int64_t>(d)}));
      } else {
        sizes.emplace_back(size.value());
      }
    }
    std::vector<int64_t> strides;
    const bool has_order = !IsRowMajor(type) && HasPlainStrides(type);
    for (size_t d = 0; d < type.sizes.size() && has_order; ++d) strides.push_back((*type.strides)[d].value());
    return {Argument::List(std::move(sizes)), has_order ? Argument::IntList(strides) : Argument()};
  }

  // The numbers that the i-th random call of the graph draws for a value with the sizes and strides of `of`.
  Node* DrawLike(Node* call, size_t i, OpId op, Node* of, const TensorType& type, DType dtype) {
    Node* const drawn = Draw(call, i, op, SizesOf(call, of, type), dtype, type.device);
    if (HasPlainStrides(type)) return drawn;
    // A philox call takes only known strides, so the drawn numbers are copied into a value with these strides.
    Node* const like = CallFor(graph_, call, OpId::zeros_like, {of}, {{"dtype", dtype}});
    return CallFor(graph_, call, OpId::copy, {like, drawn});
  }

  // The numbers that the i-th random call of the graph draws, as `dtype`.
  Node* Draw(Node* call, size_t i, OpId op, std::pair<Argument, Argument> sizes, DType dtype, const Device& device) {
    const uint64_t number = DrawnCallNumber(call->name()).value_or(i);
    const State& state = number < options_.forward_draws ? forward_ : backward_;
    const int64_t before =
        static_cast<int64_t>(number < options_.forward_draws ? number : number - options_.forward_draws);
    Node* const offset = before == 0 ? state.offset : CallFor(graph_, call, OpId::add_Tensor, {state.offset, before});
    Node* const drawn = CallFor(graph_, call, op, {std::move(sizes.first), state.seed, offset, std::move(sizes.second)},
                                {{"device", device}, {"dtype", dtype}});
    return CallFor(graph_, call, OpId::operator_getitem, {drawn, int64_t{0}});
  }

  void Replace(Node* call, size_t i) {
    const OpId op = call->op()->op_id();
    if (op == OpId::native_dropout || op == OpId::dropout) return ReplaceDropout(call, i);
    const bool is_normal = op == OpId::randn || op == OpId::randn_like;
    const OpId philox = is_normal ? OpId::rngprims_philox_randn : OpId::rngprims_philox_rand;
    const NodeArguments args(*call);
    const TensorType type = call->type().tensor();
    Node* value = nullptr;
    if (op == OpId::rand || op == OpId::randn) {
      value = Draw(call, i, philox, {args.Value("size"), Argument()}, type.dtype, type.device);
    } else if (op == OpId::bernoulli_p) {
      Node* const drawn = DrawLike(call, i, philox, args.NodeAt(0), type, DrawnAs(type.dtype));
      Node* const hits = Below(call, drawn, args.Value("p").scalar().to_double());
      value =
          type.dtype == DType::kBool ? hits : CallFor(graph_, call, OpId::_to_copy, {hits}, {{"dtype", type.dtype}});
    } else {
      value = DrawLike(call, i, philox, args.NodeAt(0), type, type.dtype);
      if (op == OpId::uniform)
        value = Scaled(call, value, args.Value("from").scalar().to_double(), args.Value("to").scalar().to_double());
    }
    ReplaceAndErase(call, value);
  }

  Node* Below(Node* call, Node* drawn, double p) {
    // A number with 24 bits is below p if and only if it is below p rounded up to 24 bits, which float32 represents.
    const bool is_double = drawn->type().tensor().dtype == DType::kFloat64;
    return CallFor(graph_, call, OpId::lt_Scalar, {drawn, is_double ? p : std::ceil(p * 0x1p24) * 0x1p-24});
  }

  // Numbers of [from, to), computed in double and rounded once; a number that rounds up to `to` becomes `from`.
  Node* Scaled(Node* call, Node* drawn, double from, double to) {
    if (from == 0 && to == 1) return drawn;
    const DType dtype = drawn->type().tensor().dtype;
    Node* value = drawn;
    if (dtype != DType::kFloat64) value = CallFor(graph_, call, OpId::_to_copy, {value}, {{"dtype", DType::kFloat64}});
    value = CallFor(graph_, call, OpId::mul_Tensor, {value, to - from});
    value = CallFor(graph_, call, OpId::add_Tensor, {value, from});
    if (dtype != DType::kFloat64) value = CallFor(graph_, call, OpId::_to_copy, {value}, {{"dtype", dtype}});
    Node* const is_end = CallFor(graph_, call, OpId::ge_Scalar, {value, to});
    return CallFor(graph_, call, OpId::masked_fill_Scalar, {value, is_end, from});
  }

  void ReplaceDropout(Node* call, size_t i) {
    const NodeArguments args(*call);
    Node* const x = args.NodeAt(0);
    const Argument train = args.Value("train");
    const double p = args.Value("p").scalar().to_double();
    const bool drops = train.is_none() || (train.is_bool() && train.bool_value());
    const TensorType type = call->type().is_tensor() ? call->type().tensor() : call->type().list()[0].tensor();
    Node* kept = nullptr;
    Node* value = nullptr;
    if (drops) {
      Node* const drawn = DrawLike(call, i, OpId::rngprims_philox_rand, x, type, DrawnAs(type.dtype));
      kept = Below(call, drawn, 1 - p);
      Node* const product = CallFor(graph_, call, OpId::mul_Tensor, {x, kept});
      value = CallFor(graph_, call, OpId::mul_Tensor, {product, p == 1 ? 0.0 : 1 / (1 - p)});
    } else {
      value = CallFor(graph_, call, OpId::clone, {x});
      if (!call->type().is_tensor()) {
        kept = CallFor(graph_, call, OpId::ones_like, {x}, {{"dtype", DType::kBool}});
      }
    }
    if (call->type().is_tensor()) return ReplaceAndErase(call, value);
    for (Node* item : call->users()) {
      Node* const replacement = item->args()[1].int_value() == 0 ? value : kept;
      ReplaceNode(graph_, item, replacement);
    }
    graph_.Erase(call);
  }

  void ReplaceAndErase(Node* call, Node* value) {
    ReplaceNode(graph_, call, value);
    // Random calls count as impure, so ReplaceNode keeps them.
    graph_.Erase(call);
  }

  void AddOutputs() {
    const auto add = [&](size_t position, const State& state, uint64_t draws, absl::string_view role) {
      Node* const next =
          CallFor(graph_, graph_.output(), OpId::add_Tensor, {state.offset, static_cast<int64_t>(draws)});
      InsertOutputs(graph_, position,
                    {{.value = Argument(next), .role = {OutputKind::kOther, {}, std::string(role), -1}}});
    };
    const size_t num_outputs = graph_.output()->args()[0].items().size();
    if (options_.backward_draws > 0) add(num_outputs, backward_, options_.backward_draws, kNextBackwardOffset);
    if (options_.forward_draws > 0)
      add(options_.num_forward_outputs, forward_, options_.forward_draws, kNextForwardOffset);
  }

  Graph& graph_;
  const FunctionalizeRandomOptions& options_;
  State forward_{.prefix = "forward"};
  State backward_{.prefix = "backward"};
};

}  // namespace

absl::StatusOr<bool> FunctionalizeRandom(Graph& graph, const FunctionalizeRandomOptions& options) {
  return RandomFunctionalizer(graph, options).Run();
}

}  // namespace backtape
