#include "backtape/autograd/decompositions/shared.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/derivative_functions.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/ir/loss_reduction.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/error.h"

namespace backtape::decompositions {

void Reject(absl::string_view op, const std::string& message) {
  throw Error(absl::InvalidArgumentError(absl::StrCat(op, ": ", message)));
}

std::vector<Variable> Chunks(absl::string_view op, const Variable& x, int64_t count, int64_t dim) {
  std::vector<Variable> parts = ops::chunk(x, count, dim);
  if (static_cast<int64_t>(parts.size()) == count) return parts;
  Reject(op, absl::StrCat("expected a tensor that can be divided into ", count, " parts along dim ", dim, ", got ",
                          x.type().ToString()));
}

int64_t ReductionOf(absl::string_view name) {
  if (name == "none") return kNoReduction;
  if (name == "mean") return kMeanReduction;
  if (name == "sum") return kSumReduction;
  throw Error(absl::InvalidArgumentError(absl::StrCat("unknown reduction \"", name, "\"; expected none, mean or sum")));
}

Variable ReduceLosses(const Variable& losses, int64_t reduction) {
  return formulas::apply_loss_reduction(losses, reduction);
}

int64_t WrapDim(absl::string_view op, int64_t dim, int64_t rank) {
  const int64_t dims = std::max<int64_t>(rank, 1);
  if (dim < -dims || dim >= dims) {
    Reject(op, absl::StrCat("dim ", dim, " is out of range for a ", rank, "-D tensor"));
  }
  return dim < 0 ? dim + dims : dim;
}

int64_t WrapSizedDim(absl::string_view op, int64_t dim, int64_t rank) {
  if (rank == 0) Reject(op, absl::StrCat("dim ", dim, " is out of range for a 0-D tensor"));
  return WrapDim(op, dim, rank);
}

Variable ConvertedTo(const Variable& self, std::optional<DType> dtype) {
  return dtype.has_value() && *dtype != self.dtype() ? ops::_to_copy(self, *dtype) : self;
}

int64_t NumberOfCalls(absl::string_view op, absl::string_view what, const SymInt& size) {
  if (!size.is_symbolic()) return size.value();
  if (const internal::TraceRecorder* const recorder = internal::TraceRecorder::Current()) {
    ShapeEnv& env = recorder->shape_env();
    const std::optional<int64_t> number =
        env.Simplify(size).Evaluate([&env](absl::string_view symbol) { return env.hint(symbol); });
    if (number.has_value() && env.RequireEq(size, *number, absl::StrCat("the number of ", what, " of ", op))) {
      return *number;
    }
  }
  Reject(op,
         absl::StrCat("the number of ", what, " must not be symbolic, because each of them is recorded separately; ",
                      "got ", size.ToString()));
}

std::vector<SymInt> BroadcastSizes(absl::Span<const SymInt> a, absl::Span<const SymInt> b) {
  std::vector<SymInt> sizes(std::max(a.size(), b.size()), 1);
  for (const absl::Span<const SymInt> from : {a, b}) {
    const size_t offset = sizes.size() - from.size();
    for (size_t i = 0; i < from.size(); ++i) {
      if (from[i] != SymInt(1)) sizes[offset + i] = from[i];
    }
  }
  return sizes;
}

}  // namespace backtape::decompositions
