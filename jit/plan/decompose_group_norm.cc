#include "backtape/jit/plan/decompose_group_norm.h"

#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/product_layouts.h"

namespace backtape::jit {
namespace {

// The sizes [N, groups, channels of a group, rest], and reshapes to shapes that broadcast against them.
class Grouping {
 public:
  Grouping(Rewriter& r, const NodeArguments& args) : r_(r), count_(args.Value("N")) {
    const Argument channels = args.Value("C");
    const Argument groups = args.Value("group");
    const TensorType* const input = InputType(args);
    if (!channels.is_int() || !groups.is_int() || input == nullptr) return;
    if (groups.int_value() <= 0 || input->numel() == SymInt(0)) return;
    groups_ = groups.int_value();
    of_group_ = channels.int_value() / groups_;
  }

  bool is_known() const { return of_group_ > 0; }

  Node* Elements(Node* x) const {
    return r_.Call(OpId::reshape, {r_.Widened(x), Argument::List({count_, groups_, of_group_, int64_t{-1}})});
  }
  // Reshapes one value per channel, or one value per sample and group.
  Node* Channels(Node* x) const {
    return r_.Call(OpId::reshape, {r_.Widened(x), Argument::IntList({1, groups_, of_group_, 1})});
  }
  Node* Groups(Node* x) const {
    return r_.Call(OpId::reshape, {r_.Widened(x), Argument::List({count_, groups_, int64_t{1}, int64_t{1}})});
  }
  Node* LikeInput(Node* x, Node* input) const {
    ArgumentList sizes;
    for (int64_t d = 0; d < input->type().tensor().dim(); ++d) {
      const std::optional<int64_t> size = input->type().tensor().sizes[d].constant();
      sizes.push_back(size ? Argument(*size) : Argument(r_.Call(OpId::sym_size_int, {input, d})));
    }
    return r_.Call(OpId::view, {x, Argument::List(std::move(sizes))});
  }

 private:
  static const TensorType* InputType(const NodeArguments& args) {
    const Argument* given = args.Given("input");
    const Node* input = given != nullptr && given->is_node() ? given->node() : nullptr;
    return input != nullptr && input->type().is_tensor() && IsFloatingPoint(input->type().tensor().dtype)
               ? &input->type().tensor()
               : nullptr;
  }

  Rewriter& r_;
  Argument count_;
  int64_t groups_ = 0;
  int64_t of_group_ = 0;
};

// The dims within one group of one sample.
const std::vector<int64_t> kInGroup = {2, 3};

}  // namespace

bool GroupNorm(Rewriter& r) {
  const NodeArguments args(*r.node());
  const Grouping grouping(r, args);
  if (!grouping.is_known()) return false;
  Node* x = grouping.Elements(args.NodeAt(0));
  Node* mean = r.Mean(x, kInGroup, true);
  Node* centred = r.Call(OpId::sub_Tensor, {x, mean});
  Node* variance = r.Mean(r.Call(OpId::mul_Tensor, {centred, centred}), kInGroup, true);
  Node* rstd = r.Call(OpId::rsqrt, {r.Call(OpId::add_Tensor, {variance, args.Value("eps")})});
  Node* y = r.Call(OpId::mul_Tensor, {centred, rstd});
  if (Node* weight = args.NodeAt(1)) y = r.Call(OpId::mul_Tensor, {y, grouping.Channels(weight)});
  if (Node* bias = args.NodeAt(2)) y = r.Call(OpId::add_Tensor, {y, grouping.Channels(bias)});
  const Argument inner = Argument::IntList(kInGroup);
  r.ReplaceOutputs({grouping.LikeInput(y, args.NodeAt(0)), r.Call(OpId::squeeze_dims, {mean, inner}),
                    r.Call(OpId::squeeze_dims, {rstd, inner})});
  return true;
}

// With z = (x - mean) * rstd and h = grad * weight, reduced over each group:
//   grad_input = rstd * (h - mean(h) - z * mean(h * z));
// reduced over samples and positions of each channel: grad_weight = sum(grad * z), grad_bias = sum(grad).
bool GroupNormBackward(Rewriter& r) {
  const NodeArguments args(*r.node());
  const Grouping grouping(r, args);
  if (!grouping.is_known()) return false;
  Node* grad = grouping.Elements(args.NodeAt(0));
  Node* x = grouping.Elements(args.NodeAt(1));
  Node* rstd = grouping.Groups(args.NodeAt(3));
  Node* z = r.Call(OpId::mul_Tensor, {r.Call(OpId::sub_Tensor, {x, grouping.Groups(args.NodeAt(2))}), rstd});
  std::vector<Node*> results(3, nullptr);
  if (r.IsOutputUsed(0)) {
    Node* h = grad;
    if (Node* weight = args.NodeAt(4)) h = r.Call(OpId::mul_Tensor, {grad, grouping.Channels(weight)});
    Node* mean_hz = r.Mean(r.Call(OpId::mul_Tensor, {h, z}), kInGroup, true);
    Node* rest = r.Call(OpId::sub_Tensor, {h, r.Mean(h, kInGroup, true)});
    rest = r.Call(OpId::sub_Tensor, {rest, r.Call(OpId::mul_Tensor, {z, mean_hz})});
    results[0] = grouping.LikeInput(r.Call(OpId::mul_Tensor, {rest, rstd}), args.NodeAt(1));
  }
  const auto by_channel = [&](Node* each) {
    return r.Call(OpId::view, {r.Sum(each, {0, 3}, false), Argument::IntList({-1})});
  };
  if (r.IsOutputUsed(1)) results[1] = by_channel(r.Call(OpId::mul_Tensor, {grad, z}));
  if (r.IsOutputUsed(2)) results[2] = by_channel(grad);
  r.ReplaceOutputs(std::move(results));
  return true;
}

}  // namespace backtape::jit
