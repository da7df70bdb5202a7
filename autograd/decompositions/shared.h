#ifndef BACKTAPE_AUTOGRAD_DECOMPOSITIONS_SHARED_H_
#define BACKTAPE_AUTOGRAD_DECOMPOSITIONS_SHARED_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/variable/variable.h"

// Helpers that several files of decompositions share.
namespace backtape::decompositions {

// Throws backtape::Error: InvalidArgument with the op's name before the message.
[[noreturn]] void Reject(absl::string_view op, const std::string& message);

// The value of ir/loss_reduction.h with this name; throws for a name other than none, mean and sum.
int64_t ReductionOf(absl::string_view name);

// Returns the losses of the elements unchanged, their mean or their sum.
Variable ReduceLosses(const Variable& losses, int64_t reduction);

// The dim counted from the front; throws if a tensor of this rank does not have it. A 0-dim tensor has -1 and 0.
int64_t WrapDim(absl::string_view op, int64_t dim, int64_t rank);

// Like WrapDim, but throws for a 0-dim tensor. Meant for callers that read the size of the dim.
int64_t WrapSizedDim(absl::string_view op, int64_t dim, int64_t rank);

// Converts the variable, on the tape. Returns it unchanged if it has the dtype already or if `dtype` is nullopt.
Variable ConvertedTo(const Variable& self, std::optional<DType> dtype);

// The `count` parts that chunk makes along the dim; throws if a dim of this size has fewer.
std::vector<Variable> Chunks(absl::string_view op, const Variable& x, int64_t count, int64_t dim);

// The number of calls that a decomposition makes, `what`: a size, or its value in the run. Throws if the size is
// symbolic and the sizes of the run are unknown.
int64_t NumberOfCalls(absl::string_view op, absl::string_view what, const SymInt& size);

// Broadcast shape of two lists of sizes; the op that uses it reports sizes that do not fit.
std::vector<SymInt> BroadcastSizes(absl::Span<const SymInt> a, absl::Span<const SymInt> b);

}  // namespace backtape::decompositions

#endif  // BACKTAPE_AUTOGRAD_DECOMPOSITIONS_SHARED_H_
