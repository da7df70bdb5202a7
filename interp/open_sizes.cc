#include "backtape/interp/open_sizes.h"

#include <algorithm>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernels/counting.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/positions.h"
#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

using Counts = std::vector<int64_t>;

bool IsMaskTensor(const IValue& value) {
  if (!value.is_tensor() || !value.tensor().defined()) return false;
  return value.tensor().dtype() == DType::kBool || value.tensor().dtype() == DType::kUInt8;
}

int64_t CountSelected(const Tensor& self, const Tensor& mask) {
  // An element of the mask counts once for each element of `self` that it is broadcast over.
  int64_t repeats = 1;
  for (int64_t d = 1; d <= self.dim(); ++d) {
    if (d > mask.dim() || (mask.size(-d) == 1 && self.size(-d) != 1)) repeats *= self.size(-d);
  }
  return kernels::CountNonzero(mask) * repeats;
}

absl::StatusOr<int64_t> CountBins(const Tensor& self, int64_t minlength) {
  const kernels::DenseValues<int64_t> numbers(self);
  int64_t least = 0, most = -1;
  for (const int64_t number : *numbers) {
    least = std::min(least, number);
    most = std::max(most, number);
  }
  if (least < 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("bincount only supports 1-d non-negative integral inputs, but got ", least));
  }
  if (most == INT64_MAX) {
    return absl::ResourceExhaustedError(
        absl::StrCat("bincount: the largest element is ", most, ", which needs more than 2^63 - 1 bins"));
  }
  return std::max(minlength, most + 1);
}

}  // namespace

absl::StatusOr<std::vector<int64_t>> CountOpenSizes(const OpSchema& op, absl::Span<const IValue> args) {
  const auto groups = [](const kernels::UniqueGroups& found) {
    return Counts{static_cast<int64_t>(found.first.size())};
  };
  if (op.ns == "aten") {
    if (op.is(OpId::_local_scalar_dense)) {
      return Counts{args[0].tensor().item().to_int64()};
    }
    if (op.is(OpId::nonzero)) return Counts{kernels::CountNonzero(args[0].tensor())};
    if (op.is(OpId::masked_select)) return Counts{CountSelected(args[0].tensor(), args[1].tensor())};
    if (op.is(OpId::index_Tensor) || op.is(OpId::_unsafe_index_Tensor)) {
      Counts counts;
      for (const IValue& index : args[1].list()) {
        if (IsMaskTensor(index)) counts.push_back(kernels::CountNonzero(index.tensor()));
      }
      return counts;
    }
    if (op.is(OpId::_ctc_loss) || op.is(OpId::_ctc_loss_Tensor)) {
      const std::vector<int64_t> lengths = kernels::ReadDense<int64_t>(args[3].tensor());
      const int64_t longest = lengths.empty() ? 0 : *std::max_element(lengths.begin(), lengths.end());
      if (longest < 0 || longest > INT32_MAX) {
        return absl::InvalidArgumentError(
            absl::StrCat("expected target_lengths between 0 and ", INT32_MAX, ", but got ", longest));
      }
      return Counts{2 * longest + 1};
    }
    if (op.is(OpId::_unique2)) return Counts{kernels::CountElementGroups(args[0].tensor(), false)};
    if (op.is(OpId::unique_dim)) return groups(kernels::GroupRows(args[0].tensor(), args[1].sym_int().value(), false));
    if (op.is(OpId::unique_consecutive)) {
      if (args[3].is_none()) return Counts{kernels::CountElementGroups(args[0].tensor(), true)};
      return groups(kernels::GroupRows(args[0].tensor(), args[3].sym_int().value(), true));
    }
    if (op.is(OpId::repeat_interleave_Tensor)) {
      const std::vector<int64_t> repeats = kernels::ReadDense<int64_t>(args[0].tensor());
      int64_t sum = 0;
      for (int64_t count : repeats) {
        if (count < 0) return absl::InvalidArgumentError(absl::StrCat("repeats can not be negative, but got ", count));
        if (__builtin_add_overflow(sum, count, &sum))
          return absl::ResourceExhaustedError("the sum of repeats does not fit in 64 bits");
      }
      return Counts{sum};
    }
    if (op.is(OpId::bincount)) {
      absl::StatusOr<int64_t> bins = CountBins(args[0].tensor(), args[2].sym_int().value());
      if (!bins.ok()) return bins.status();
      return Counts{*bins};
    }
  }
  return absl::UnimplementedError(
      absl::StrCat(op.QualifiedName(), " returns a tensor whose size depends on values and cannot be determined"));
}

}  // namespace backtape
