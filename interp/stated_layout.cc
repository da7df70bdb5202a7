#include "backtape/interp/stated_layout.h"

#include <cstring>
#include <optional>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/compare.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Strides of dims with at most one element do not matter.
bool HasStrides(const Tensor& value, absl::Span<const int64_t> strides) {
  if (value.numel() == 0) return true;
  for (int64_t d = 0; d < value.dim(); ++d) {
    if (value.size(d) > 1 && value.stride(d) != strides[d]) return false;
  }
  return true;
}

// Elements may overlap if a dim's stride is 0, or less than the stride times the size of another dim whose stride is
// not larger.
bool MayOverlap(const Tensor& value, absl::Span<const int64_t> strides) {
  for (int64_t a = 0; a < value.dim(); ++a) {
    if (value.size(a) <= 1) continue;
    if (strides[a] == 0) return true;
    for (int64_t b = 0; b < value.dim(); ++b) {
      const bool is_other = a != b && value.size(b) > 1;
      if (is_other && strides[b] >= strides[a] && strides[b] < strides[a] * value.size(a)) return true;
    }
  }
  return false;
}

}  // namespace

absl::StatusOr<Tensor> WithStrides(const Tensor& value, absl::Span<const int64_t> strides) {
  if (HasStrides(value, strides)) return value;
  BACKTAPE_ASSIGN_OR_RETURN(Tensor copy, Tensor::TryEmptyStrided(value.sizes(), strides, value.dtype()));
  CopyElements(value, copy);
  if (MayOverlap(value, strides) && !Compare(copy, value, {}).ok()) {
    return absl::InvalidArgumentError(absl::StrCat("with the strides [", absl::StrJoin(strides, ", "),
                                                   "], elements with different values would share memory"));
  }
  return copy;
}

absl::StatusOr<Tensor> InStatedLayout(const Tensor& value, const TensorType& stated) {
  if (!stated.strides.has_value() || stated.dim() != value.dim()) return value;
  absl::flat_hash_map<std::string, int64_t> symbols;
  for (int64_t d = 0; d < value.dim(); ++d) {
    const SymInt& size = stated.sizes[d];
    if (!size.is_symbolic() && size.value() != value.size(d)) return value;
    if (size.is_symbolic()) symbols.emplace(size.ToString(), value.size(d));
  }
  DimVector strides;
  for (const SymInt& stride : *stated.strides) {
    const std::optional<int64_t> number = stride.Evaluate([&](absl::string_view name) -> std::optional<int64_t> {
      const auto it = symbols.find(name);
      return it == symbols.end() ? std::nullopt : std::optional<int64_t>(it->second);
    });
    if (!number.has_value() || *number < 0) return value;
    strides.push_back(*number);
  }
  return WithStrides(value, strides);
}

}  // namespace backtape
