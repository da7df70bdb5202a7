// Ops that can compute batches themselves: the batch becomes one of their leading dims, or is merged with their rows,
// channels or groups.
#include <algorithm>

#include "absl/strings/match.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/passes/vectorize/batching_rules.h"

namespace backtape::vectorize {
namespace {

Variable Item(const IValue& results, size_t i) { return ToVariable(results.list()[i]); }

// An integer argument times a factor.
IValue Times(const IValue& number, const SymInt& factor) { return IValue(number.sym_int() * factor); }

}  // namespace

// Weights and biases are the same for all samples; rewrites_norms.cc has rewritten calls in which they differ.
IValue LeadingDims(BatchedCall& call, int64_t) {
  for (size_t i = 0; i < call.args().size(); ++i) {
    const absl::string_view name = call.op().args[i].name;
    IValue& arg = call.args()[i];
    if (arg.is_tensor() && name != "weight" && name != "bias") arg = ToIValue(call.Batched(ToVariable(arg)));
  }
  return call.Shaped(call.Call());
}

IValue BroadcastLeading(BatchedCall& call, int64_t) {
  const int64_t rank = call.max_rank();
  call.ForEachTensor([&](const Variable& x) { return call.BatchedWithRank(x, rank); });
  return call.Shaped(call.Call());
}

IValue MergeRows(BatchedCall& call, int64_t rank) {
  const int64_t logical = call.max_rank();
  if (rank == 0) rank = logical;
  const bool merges = logical >= rank;
  // The weight has a value for each column, not for each row.
  const Variable weight = call.has("weight") ? call.tensor("weight") : Variable();
  call.ForEachTensor([&](const Variable& x) {
    if (weight.defined() && x.is_same(weight)) return x;
    return merges && call.rank(x) > 0 ? call.Merged(x, 0) : call.Batched(x);
  });
  for (const absl::string_view name : {"input_size", "size"}) {
    if (!call.has(name) || !call.arg(name).is_list()) continue;
    IValueList sizes = call.arg(name).list();
    if (static_cast<int64_t>(sizes.size()) != rank) continue;
    sizes[0] = Times(sizes[0], call.size());
    call.arg(name) = IValue(std::move(sizes));
  }
  return call.Shaped(call.Call());
}

IValue MergeImages(BatchedCall& call, int64_t) {
  for (const auto& [word, rank] : {std::pair<absl::string_view, int64_t>{"1d", 3}, {"2d", 4}, {"3d", 5}}) {
    if (call.op().name.find(word) != absl::string_view::npos) return MergeRows(call, rank);
  }
  if (call.has("kernel_size")) return MergeRows(call, static_cast<int64_t>(call.arg("kernel_size").list().size()) + 2);
  RefuseCall("it has no batching rule");
}

// The random samples have a dim for images even where the input has none.
IValue FractionalPooling(BatchedCall& call, int64_t rank) {
  const Variable self = call.tensor("self");
  call.arg("self") = ToIValue(call.rank(self) == rank ? call.Merged(self, 0) : call.Batched(self));
  call.arg("random_samples") = ToIValue(call.Merged(call.tensor("random_samples"), 0));
  return call.Shaped(call.Call());
}

IValue MarginLoss(BatchedCall& call, int64_t) {
  const Variable self = call.tensor("self");
  const Variable weight = call.has("weight") ? call.tensor("weight") : Variable();
  if (call.is_batched(weight)) RefuseCall("it has no batching rule for a batched weight");
  if (call.rank(self) > 1) return MergeRows(call, 2);
  // Each sample becomes one row. multi_margin_loss has one target class for each row, multilabel_margin_loss a row of
  // classes.
  const bool has_classes = absl::StartsWith(call.op().name, "multi_margin");
  const std::vector<SymInt> row = call.WithBatch({Product(call.sizes(self))});
  const std::vector<SymInt> numbers = {call.size()};
  for (size_t i = 0; i < call.args().size(); ++i) {
    const absl::string_view name = call.op().args[i].name;
    IValue& arg = call.args()[i];
    if (!arg.is_tensor() || name == "weight") continue;
    const bool is_number = name == "grad_output" || (has_classes && name == "target");
    arg = ToIValue(ops::reshape(call.Batched(ToVariable(arg)), is_number ? numbers : row));
  }
  return call.Shaped(call.Call());
}

// [N, heads, length, width]; masks broadcast over the first two dims.
IValue Attention(BatchedCall& call, int64_t) {
  const Variable mask = call.tensor("attn_mask");
  Variable merged_mask = mask;
  if (mask.defined() && (call.is_batched(mask) || (mask.dim() > 2 && !(SymSizeOf(mask, 0) == SymInt(1))))) {
    const Variable wide = call.BatchedWithRank(mask, 4);
    std::vector<SymInt> sizes = SymSizesOf(wide);
    sizes[1] = call.sizes(call.tensor("query"))[0];
    const Variable expanded = ops::expand(wide, sizes);
    sizes[1] = sizes[0] * sizes[1];
    sizes.erase(sizes.begin());
    merged_mask = ops::reshape(expanded, sizes);
  }
  call.arg("attn_mask") = IValue();
  call.ForEachTensor([&](const Variable& x) { return call.Merged(x, 0); });
  call.arg("attn_mask") = ToIValue(merged_mask);
  return call.Shaped(call.Call());
}

// The LU factors depend on whether the matrix is row-major, so each sample must keep its layout.
IValue Determinant(BatchedCall& call, int64_t) {
  const Variable matrices = call.Batched(call.tensor("A"));
  const TensorType& sample = call.node().operand(0)->type().tensor();
  const bool row_major = !sample.strides.has_value() || *sample.strides == ContiguousStrides(sample.sizes);
  call.arg("A") = ToIValue(row_major ? ops::contiguous(matrices) : matrices);
  return call.Shaped(call.Call());
}

// The tolerances broadcast with the dims before those of a matrix.
IValue PseudoInverse(BatchedCall& call, int64_t) {
  const Variable self = call.tensor("self");
  const int64_t rank = call.rank(self) - 2;
  call.arg("self") = ToIValue(call.Batched(self));
  for (const absl::string_view name : {"atol", "rtol"}) {
    const Variable tolerance = call.tensor(name);
    if (tolerance.defined()) call.arg(name) = ToIValue(call.BatchedWithRank(tolerance, rank));
  }
  return call.Shaped(call.Call());
}

namespace {

// The pivots have one dim less than the factors.
IValue SolveFactored(BatchedCall& call, absl::string_view factors) {
  const int64_t rank = std::max(call.rank(call.tensor(factors)), call.rank(call.tensor("B")));
  for (const absl::string_view name : {factors, absl::string_view("B")}) {
    call.arg(name) = ToIValue(call.BatchedWithRank(call.tensor(name), rank));
  }
  call.arg("pivots") = ToIValue(call.BatchedWithRank(call.tensor("pivots"), rank - 1));
  return call.Shaped(call.Call());
}

}  // namespace

IValue LuSolve(BatchedCall& call, int64_t) { return SolveFactored(call, "LU"); }
IValue LdlSolve(BatchedCall& call, int64_t) { return SolveFactored(call, "LD"); }

// If all samples share the weight and the bias, the samples become more images; otherwise they become groups.
IValue Convolution(BatchedCall& call, int64_t) {
  const Variable input = call.tensor("input");
  const Variable weight = call.tensor("weight");
  const Variable bias = call.tensor("bias");
  if (!call.is_batched(weight) && !call.is_batched(bias)) {
    call.arg("input") = ToIValue(call.Merged(input, 0));
    return call.Shaped(call.Call());
  }
  call.arg("input") = ToIValue(call.Merged(input, 1));
  call.arg("weight") = ToIValue(call.Merged(weight, 0));
  call.arg("bias") = ToIValue(call.Merged(bias, 0));
  call.arg("groups") = Times(call.arg("groups"), call.size());
  return ToIValue(call.Split(ToVariable(call.Call()), 1));
}

IValue ConvolutionBackward(BatchedCall& call, int64_t) {
  const Variable weight = call.tensor("weight");
  const IValueList mask = call.arg("output_mask").list();
  if (!call.is_batched(weight) && !mask[1].bool_value() && !mask[2].bool_value()) {
    call.arg("grad_output") = ToIValue(call.Merged(call.tensor("grad_output"), 0));
    call.arg("input") = ToIValue(call.Merged(call.tensor("input"), 0));
    return call.Shaped(call.Call());
  }
  call.arg("grad_output") = ToIValue(call.Merged(call.tensor("grad_output"), 1));
  call.arg("input") = ToIValue(call.Merged(call.tensor("input"), 1));
  call.arg("weight") = ToIValue(call.Merged(weight, 0));
  call.arg("groups") = Times(call.arg("groups"), call.size());
  if (call.arg("bias_sizes").is_list()) {
    IValueList sizes;
    for (const IValue& size : call.arg("bias_sizes").list()) sizes.push_back(Times(size, call.size()));
    call.arg("bias_sizes") = IValue(std::move(sizes));
  }
  const IValue results = call.Call();
  IValueList split;
  for (size_t i = 0; i < 3; ++i) {
    const Variable x = Item(results, i);
    split.push_back(x.defined() ? ToIValue(call.Split(x, i == 0 ? 1 : 0)) : IValue());
  }
  return IValue(std::move(split));
}

// Statistics are per channel, so the batch becomes more channels.
IValue BatchNorm(BatchedCall& call, int64_t) {
  call.ForEachTensor([&](const Variable& x) { return call.Merged(x, call.rank(x) > 1 ? 1 : 0); });
  const IValue results = call.Call();
  IValueList split;
  for (size_t i = 0; i < results.list().size(); ++i) {
    const Variable x = Item(results, i);
    if (!x.defined()) {
      split.emplace_back();
    } else if (call.result(i).numel() == SymInt(0)) {
      split.push_back(ToIValue(call.Shaped(x, i)));
    } else {
      split.push_back(ToIValue(call.Split(x, call.result(i).dim() > 1 ? 1 : 0)));
    }
  }
  return IValue(std::move(split));
}

// The batch becomes more rows. Weights are the same for all samples; rewrites_norms.cc has rewritten calls in which
// they differ.
IValue GroupNorm(BatchedCall& call, int64_t) {
  call.ForEachTensor([&](const Variable& x) {
    const bool is_parameter = call.rank(x) == 1 && !call.is_batched(x);
    return is_parameter ? x : call.Merged(x, 0);
  });
  call.arg("N") = Times(call.arg("N"), call.size());
  return call.Shaped(call.Call());
}

// A right-hand side is a vector if it has the sizes of the matrices without the last one. With the batch, this would be
// ambiguous, so a vector gets a last dim.
IValue SolveSystem(BatchedCall& call, int64_t) {
  const Variable a = call.tensor("A");
  const Variable b = call.tensor("B");
  std::vector<SymInt> rows = call.sizes(a);
  rows.pop_back();
  const bool is_vector = call.rank(b) == 1 || (call.rank(b) + 1 == call.rank(a) && call.sizes(b) == rows);
  const int64_t rank = std::max(call.rank(a), call.rank(b) + (is_vector ? 1 : 0));
  const Variable wide_a = call.BatchedWithRank(a, rank);
  Variable wide_b = call.BatchedWithRank(b, is_vector ? rank - 1 : rank);
  if (is_vector) wide_b = ops::unsqueeze(wide_b, -1);
  call.arg("A") = ToIValue(wide_a);
  call.arg("B") = ToIValue(wide_b);
  return call.Shaped(call.Call());
}

// Sorted sequences have the leading dims of the values, or one dim for all values.
IValue SearchSorted(BatchedCall& call, int64_t) {
  const Variable sorted = call.tensor("sorted_sequence");
  const Variable values = call.tensor("self");
  const Variable sorter = call.tensor("sorter");
  if (call.rank(sorted) != 1) return LeadingDims(call, 0);
  if (!call.is_batched(sorted) && !call.is_batched(sorter)) return call.Call();
  call.arg("sorted_sequence") = ToIValue(call.Batched(sorted));
  call.arg("sorter") = ToIValue(call.Batched(sorter));
  call.arg("self") = ToIValue(ops::reshape(call.Batched(values), {call.size(), Product(call.sizes(values))}));
  return call.Shaped(call.Call());
}

}  // namespace backtape::vectorize
