#include "backtape/ir/layout_error.h"

#include "absl/strings/cord.h"
#include "absl/strings/string_view.h"

namespace backtape {
namespace {

constexpr absl::string_view kLayoutUrl = "backtape/layout";

}  // namespace

absl::Status LayoutError(absl::Status status) {
  status.SetPayload(kLayoutUrl, absl::Cord());
  return status;
}

bool IsLayoutError(const absl::Status& status) { return status.GetPayload(kLayoutUrl).has_value(); }

}  // namespace backtape
