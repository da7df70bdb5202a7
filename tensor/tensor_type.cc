#include "backtape/tensor/tensor_type.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape {
namespace {

std::string JoinSizes(absl::Span<const SymInt> sizes) {
  return absl::StrJoin(sizes, ", ", [](std::string* out, const SymInt& size) { out->append(size.ToString()); });
}

}  // namespace

bool TensorType::is_symbolic() const {
  const auto symbolic = [](const SymInt& x) { return x.is_symbolic(); };
  return std::any_of(sizes.begin(), sizes.end(), symbolic) ||
         (strides.has_value() && std::any_of(strides->begin(), strides->end(), symbolic)) ||
         storage_offset.is_symbolic();
}

TensorType TensorType::Contiguous(DType dtype, absl::Span<const SymInt> sizes) {
  TensorType type;
  type.dtype = dtype;
  type.sizes.assign(sizes.begin(), sizes.end());
  type.strides = ContiguousStrides(sizes);
  return type;
}

std::string TensorType::ToString(bool with_strides_and_device) const {
  std::string text = absl::StrCat(Abbreviation(dtype), "[", JoinSizes(sizes), "]");
  if (with_strides_and_device) {
    if (strides.has_value()) absl::StrAppend(&text, "[", JoinSizes(*strides), "]");
    absl::StrAppend(&text, device.ToString());
  }
  if (!subclass.empty()) return absl::StrCat(subclass, "(", text, ")");
  return text;
}

std::optional<std::vector<int64_t>> KnownSizes(absl::Span<const SymInt> sizes) {
  std::vector<int64_t> numbers;
  for (const SymInt& size : sizes) {
    if (!size.constant()) return std::nullopt;
    numbers.push_back(*size.constant());
  }
  return numbers;
}

SymIntVector ContiguousStrides(absl::Span<const SymInt> sizes) {
  SymIntVector strides(sizes.size(), SymInt(1));
  for (size_t i = sizes.size(); i-- > 1;) {
    const SymInt& size = sizes[i];
    // A plain size may be 0. A symbolic size is assumed to be positive: PyTorch writes sizes of 0 and 1 as numbers.
    strides[i - 1] = strides[i] * (size.is_symbolic() ? size : SymInt::Max(size, 1));
  }
  return strides;
}

}  // namespace backtape
