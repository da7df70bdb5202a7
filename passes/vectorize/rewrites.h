#ifndef BACKTAPE_PASSES_VECTORIZE_REWRITES_H_
#define BACKTAPE_PASSES_VECTORIZE_REWRITES_H_

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"

// Functions that rewrite a call for one sample in terms of ops that have batching rules (RewriteForSamples). They do
// not see the batch.
namespace backtape::vectorize {

struct RewriteCall {
  const OpSchema& op;
  absl::Span<const IValue> args;
  const std::function<bool(const IValue&)>& depends;

  const IValue& arg(absl::string_view name) const;
  bool has(absl::string_view name) const;
  Variable tensor(absl::string_view name) const { return ToVariable(arg(name)); }
  // Calls a builtin op; arguments by position, then by name.
  IValue Call(OpId op, const IValueList& args, const std::vector<std::pair<std::string, IValue>>& kwargs = {}) const;
};

using Rewritten = std::optional<IValue>;

// rewrites_shapes.cc
bool IsReducedWhole(const OpSchema& op);  // ReduceAll rewrites it
Rewritten ReduceAll(const RewriteCall& call);
Rewritten FlattenForDim(const RewriteCall& call);
Rewritten RollAll(const RewriteCall& call);
Rewritten Trace(const RewriteCall& call);
Rewritten Distance(const RewriteCall& call);
Rewritten PairDistances(const RewriteCall& call);
Rewritten OuterOfIntegers(const RewriteCall& call);
Rewritten ChannelWeights(const RewriteCall& call);
// rewrites_indexing.cc
Rewritten Take(const RewriteCall& call);
Rewritten Put(const RewriteCall& call);
Rewritten MaskedScatter(const RewriteCall& call);
Rewritten IsIn(const RewriteCall& call);
Rewritten IndexFillTensor(const RewriteCall& call);
Rewritten EmbeddingBackward(const RewriteCall& call);
Rewritten Bucketize(const RewriteCall& call);
Rewritten MaskedIndex(const RewriteCall& call);
Rewritten MaskedIndexPut(const RewriteCall& call);
// rewrites_losses.cc
Rewritten ReducedLoss(const RewriteCall& call);
Rewritten ReducedLossBackward(const RewriteCall& call);
Rewritten NllLoss(const RewriteCall& call);
Rewritten NllLossBackward(const RewriteCall& call);
// rewrites_norms.cc
Rewritten LayerNorm(const RewriteCall& call);
Rewritten LayerNormBackward(const RewriteCall& call);
Rewritten GroupNormWeights(const RewriteCall& call);
Rewritten GroupNormBackward(const RewriteCall& call);
Rewritten WeightNorm(const RewriteCall& call);

}  // namespace backtape::vectorize

#endif  // BACKTAPE_PASSES_VECTORIZE_REWRITES_H_
