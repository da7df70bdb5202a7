// Gradients of bags of embeddings, composed of ops that have derivatives.
#include <vector>

#include "backtape/autograd/composite_ops/composite_ops.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::composite_ops {
namespace {

constexpr int64_t kMeanMode = 1, kMaxMode = 2;  // 0 is the sum

// The bag of each entry; computed from the offsets if the forward op omitted it.
Variable BagOfEntries(const Variable& offset2bag, const Variable& offsets, const Variable& indices) {
  if (SymEqual(SymNumelOf(offset2bag), SymNumelOf(indices))) return offset2bag;
  return ops::searchsorted(offsets, ops::arange(SymNumelOf(indices), DType::kInt64), false, /*right=*/true) - 1;
}

// `values` with zeros in the rows of padding entries.
Variable WithoutPadding(const Variable& values, const Variable& indices, int64_t padding_idx) {
  if (padding_idx < 0) return values;
  Variable is_padding = indices == padding_idx;
  if (values.dim() > 1) is_padding = ops::unsqueeze(is_padding, -1);
  return ops::masked_fill(values, is_padding, 0);
}

struct BagGradient {
  Variable grad, indices, bags, bag_size, maximum_indices, per_sample_weights;
  SymInt num_weights;
  bool scale_grad_by_freq = false;
  int64_t mode = 0, padding_idx = -1;
};

Variable OfWeight(const BagGradient& bag) {
  const Variable zeros = ops::new_zeros(bag.grad, {bag.num_weights, SymSizeOf(bag.grad, 1)});
  if (bag.mode == kMaxMode) {
    const Variable is_empty = ops::unsqueeze(ops::narrow(bag.bag_size, 0, 0, SymSizeOf(bag.grad, 0)) == 0, -1);
    return ops::scatter_add(zeros, 0, bag.maximum_indices, ops::masked_fill(bag.grad, is_empty, 0));
  }
  Variable rows = ops::index_select(bag.grad, 0, bag.bags);
  const auto divide = [&](const Variable& counts) { rows = rows / ops::unsqueeze(counts, -1); };
  if (bag.per_sample_weights.defined()) rows = rows * ops::unsqueeze(bag.per_sample_weights, -1);
  if (bag.scale_grad_by_freq) {
    const Variable ones = ops::ones_like(bag.indices, bag.grad.dtype());
    const Variable uses = ops::index_add(ops::new_zeros(bag.grad, {bag.num_weights}), 0, bag.indices, ones);
    divide(ops::index_select(uses, 0, bag.indices));
  }
  if (bag.mode == kMeanMode) divide(ops::clamp_min(ops::index_select(bag.bag_size, 0, bag.bags), 1));
  return ops::index_add(zeros, 0, bag.indices, WithoutPadding(rows, bag.indices, bag.padding_idx));
}

}  // namespace

IValue _embedding_bag_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Variable indices = ToVariable(args[1]);
  return ToIValue(
      OfWeight({ToVariable(args[0]), indices, BagOfEntries(ToVariable(args[3]), ToVariable(args[2]), indices),
                ToVariable(args[4]), ToVariable(args[5]), ToVariable(args[10]), args[6].sym_int(), args[7].bool_value(),
                args[8].sym_int().value(), args[11].sym_int().value()}));
}

IValue _embedding_bag_dense_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  return ToIValue(OfWeight({ToVariable(args[0]), ToVariable(args[1]), ToVariable(args[2]), ToVariable(args[3]),
                            ToVariable(args[4]), ToVariable(args[8]), args[5].sym_int(), args[6].bool_value(),
                            args[7].sym_int().value(), args[9].sym_int().value()}));
}

IValue _embedding_bag_per_sample_weights_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Variable indices = ToVariable(args[2]);
  const Variable bags = BagOfEntries(ToVariable(args[4]), ToVariable(args[3]), indices);
  const Variable products =
      ops::index_select(ToVariable(args[0]), 0, bags) * ops::index_select(ToVariable(args[1]), 0, indices);
  return ToIValue(WithoutPadding(ops::sum(products, {-1}), indices, args[6].sym_int().value()));
}

}  // namespace backtape::composite_ops
