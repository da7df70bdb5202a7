// Random ops and new tensors.

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/vectorize/batching_rules.h"
#include "backtape/passes/vectorize/slices.h"

namespace backtape::vectorize {
namespace {

// Draws one mask for all samples, by dropping elements of a sample of ones.
IValue SameDropout(BatchedCall& call) {
  const Variable input = call.tensor("input");
  const Variable ones = ops::new_ones(input, call.sizes(input));
  const IValue dropped = call.CallOther(OpId::native_dropout, {IValue(ones), call.arg("p"), call.arg("train")});
  const Variable kept = call.Batched(ToVariable(dropped.list()[1]));
  return IValue(IValueList{IValue(ops::mul(input, ToVariable(dropped.list()[0]))), IValue(kept)});
}

IValue RandomSame(BatchedCall& call) {
  if (!call.batch().IsIn(IValue(call.args()))) return call.Call();
  if (call.op().has_tag(kTagIgnoresValues)) {
    call.ForEachTensor([&](const Variable& x) { return ops::new_empty(x, call.sizes(x)); });
    return IValue(call.Batched(ToVariable(EachElement(call, 0))));
  }
  if (call.op().is(OpId::native_dropout)) return SameDropout(call);
  RefuseCall("with randomness 'same', its arguments must not be batched, because its draws depend on them");
}

IValue RandomDifferent(BatchedCall& call) {
  if (call.has("size")) {
    IValueList sizes = call.arg("size").list();
    sizes.insert(sizes.begin(), IValue(call.size()));
    call.arg("size") = IValue(std::move(sizes));
    return call.Call();
  }
  if (call.op().is(OpId::multinomial)) return MergeRows(call, 2);
  if (call.tensors().empty()) return LoopOverSamples(call);
  const int64_t rank = call.max_rank();
  call.ForEachTensor([&](const Variable& x) { return call.BatchedWithRank(x, rank); });
  return EachElement(call, 0);
}

}  // namespace

IValue Random(BatchedCall& call, int64_t) {
  switch (call.batch().randomness()) {
    case Randomness::kSame:
      return RandomSame(call);
    case Randomness::kDifferent:
      return RandomDifferent(call);
    case Randomness::kError:
      break;
  }
  RefuseCall("it draws random numbers; set randomness to 'different' or 'same'");
}

// Makes a tensor that has only the dtype and device of its argument, and is the same for all samples.
IValue NewTensor(BatchedCall& call, int64_t) { return IValue(call.Batched(ToVariable(call.Call()))); }

}  // namespace backtape::vectorize
