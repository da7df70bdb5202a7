#include "backtape/autograd/decompositions/rows_as_images.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/ops.h"

namespace backtape::decompositions {

Variable RowsAsImages(absl::string_view op, const Variable& rows) {
  if (rows.dim() != 2 && rows.dim() != 3) {
    Reject(op, absl::StrCat("expected 2D or 3D input, but got ", rows.dim(), "D"));
  }
  return ops::unsqueeze(rows, -2);
}

std::vector<int64_t> WithHeight(int64_t height, absl::Span<const int64_t> numbers, absl::string_view op,
                                absl::string_view argument) {
  if (numbers.empty() && argument == "stride") return {};
  if (numbers.size() != 1) {
    Reject(op, absl::StrCat("argument '", argument, "' should contain one int (got ", numbers.size(), ")"));
  }
  return {height, numbers[0]};
}

}  // namespace backtape::decompositions
