#ifndef BACKTAPE_PASSES_VECTORIZE_BATCHING_RULES_H_
#define BACKTAPE_PASSES_VECTORIZE_BATCHING_RULES_H_

#include <functional>
#include <optional>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/passes/vectorize/batched_call.h"

namespace backtape::vectorize {

// A rule vectorises the calls of one op, or of all ops of a family: it computes all samples at once. At least one
// tensor of the call is batched, except for random ops; all results have the batch as their dim 0.
using BatchingFn = IValue (*)(BatchedCall& call, int64_t rank);

struct BatchingRule {
  absl::string_view name;  // "sum.dim_IntList"; "sum" for all its overloads; in the table of families, a family
  BatchingFn apply = nullptr;
  int64_t rank = 0;  // passed to `apply`: a number of dims of the main argument, if the rule needs one
};

// The rule of an op: its own, else that of its tags, else its family's. Null if there is none.
const BatchingRule* FindBatchingRule(const OpSchema& op);
// Rewrites a call for one sample in terms of ops that have rules. Returns nullopt if the call stays as it is.
// `depends` states whether a value depends on the sample.
std::optional<IValue> RewriteForSamples(const OpSchema& op, absl::Span<const IValue> args,
                                        const std::function<bool(const IValue&)>& depends);
// True if calls of the op may be rewritten.
bool HasRewrite(const OpSchema& op);

// rules_pointwise.cc
IValue Pointwise(BatchedCall& call, int64_t);
IValue EachElement(BatchedCall& call, int64_t);  // one tensor; the results have its sizes
IValue Unchanged(BatchedCall& call, int64_t);    // only the layout differs
IValue FillTensor(BatchedCall& call, int64_t);
IValue MaskedFillTensor(BatchedCall& call, int64_t);
IValue CopyInto(BatchedCall& call, int64_t);
IValue Check(BatchedCall& call, int64_t);
// rules_dims.cc
IValue AlongDims(BatchedCall& call, int64_t least);  // arguments name dims of the first tensor
IValue AlongResultDims(BatchedCall& call, int64_t);  // arguments name dims of the result
IValue Reduction(BatchedCall& call, int64_t);
IValue BroadcastAlongDims(BatchedCall& call, int64_t);
IValue Cat(BatchedCall& call, int64_t);
IValue Permute(BatchedCall& call, int64_t);
IValue Transpose(BatchedCall& call, int64_t);
IValue View(BatchedCall& call, int64_t);
IValue Expand(BatchedCall& call, int64_t);
IValue Repeat(BatchedCall& call, int64_t);
IValue AsStrided(BatchedCall& call, int64_t);
// rules_batches.cc: ops that have a batch of their own
IValue LeadingDims(BatchedCall& call, int64_t);  // for ops that accept any number of leading dims
IValue BroadcastLeading(BatchedCall& call, int64_t);
// Merges the batch with dim 0. If a sample has fewer than `rank` dims, the batch becomes an additional dim 0 instead.
IValue MergeRows(BatchedCall& call, int64_t rank);
IValue MergeImages(BatchedCall& call, int64_t);  // like MergeRows, with the rank from the op's name: ..._pool2d
IValue Convolution(BatchedCall& call, int64_t);
IValue ConvolutionBackward(BatchedCall& call, int64_t);
IValue BatchNorm(BatchedCall& call, int64_t);
IValue GroupNorm(BatchedCall& call, int64_t);
IValue FractionalPooling(BatchedCall& call, int64_t rank);
IValue MarginLoss(BatchedCall& call, int64_t);
IValue Attention(BatchedCall& call, int64_t);
IValue Determinant(BatchedCall& call, int64_t);
IValue PseudoInverse(BatchedCall& call, int64_t);
IValue LuSolve(BatchedCall& call, int64_t);
IValue LdlSolve(BatchedCall& call, int64_t);
IValue SolveSystem(BatchedCall& call, int64_t);
IValue SearchSorted(BatchedCall& call, int64_t);
// rules_products.cc
IValue MatrixProduct(BatchedCall& call, int64_t);
IValue AddMatrixProduct(BatchedCall& call, int64_t);
IValue BatchedProduct(BatchedCall& call, int64_t);
IValue GroupedProduct(BatchedCall& call, int64_t);
IValue AddBatchedProduct(BatchedCall& call, int64_t);
IValue MatrixVector(BatchedCall& call, int64_t);
IValue DotProduct(BatchedCall& call, int64_t);
IValue AddMatrixVector(BatchedCall& call, int64_t);
IValue AddOuterProduct(BatchedCall& call, int64_t);
IValue AddSumOfProducts(BatchedCall& call, int64_t);
// rules_indexing.cc
IValue IndexSelect(BatchedCall& call, int64_t);
IValue Index(BatchedCall& call, int64_t);
IValue IndexPut(BatchedCall& call, int64_t);
IValue IndexAlongDim(BatchedCall& call, int64_t);  // index_add, index_copy, ...
IValue Embedding(BatchedCall& call, int64_t);
// rules_random.cc
IValue Random(BatchedCall& call, int64_t);
IValue NewTensor(BatchedCall& call, int64_t);

}  // namespace backtape::vectorize

#endif  // BACKTAPE_PASSES_VECTORIZE_BATCHING_RULES_H_
