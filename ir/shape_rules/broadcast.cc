#include "backtape/ir/shape_rules/broadcast.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape {

std::string SizesText(absl::Span<const SymInt> sizes) {
  return absl::StrCat(
      "[", absl::StrJoin(sizes, ", ", [](std::string* out, const SymInt& s) { out->append(s.ToString()); }), "]");
}

absl::StatusOr<SymIntVector> BroadcastSizes(ShapeContext& ctx, absl::Span<const SymInt> a, absl::Span<const SymInt> b) {
  const size_t dim = std::max(a.size(), b.size());
  SymIntVector out(dim);
  for (size_t i = 0; i < dim; ++i) {
    const bool in_a = i + a.size() >= dim;
    const bool in_b = i + b.size() >= dim;
    if (!in_a || !in_b) {
      out[i] = in_a ? a[i + a.size() - dim] : b[i + b.size() - dim];
      continue;
    }
    const SymInt& size_a = a[i + a.size() - dim];
    const SymInt& size_b = b[i + b.size() - dim];
    if (size_a == size_b || ctx.Eq(size_b, 1, "whether a dim is broadcast")) {
      out[i] = size_a;
    } else if (ctx.Eq(size_a, 1, "whether a dim is broadcast")) {
      out[i] = size_b;
    } else if (ctx.RequireEq(size_a, size_b, "the sizes broadcast")) {
      out[i] = size_a.is_symbolic() ? size_b : size_a;
    } else {
      return absl::InvalidArgumentError(absl::StrCat("sizes ", SizesText(a), " and ", SizesText(b),
                                                     " do not broadcast: in dimension ", i, ", the sizes are ",
                                                     size_a.ToString(), " and ", size_b.ToString()));
    }
  }
  return out;
}

}  // namespace backtape
