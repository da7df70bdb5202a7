#include "backtape/tensor/check.h"
#include "backtape/tensor/npy.h"
#include "backtape/tensor/npz.h"
#include "backtape/tests/fuzz/fuzz_targets.h"

namespace backtape::fuzz {

void FuzzNpz(absl::string_view bytes) { ReadNpzBytes(bytes, "archive").status().IgnoreError(); }

void FuzzNpy(absl::string_view bytes) {
  const absl::StatusOr<Tensor> read = ParseNpy(bytes);
  if (!read.ok()) return;
  const std::string written = FormatNpy(*read);
  const absl::StatusOr<Tensor> again = ParseNpy(written);
  BACKTAPE_CHECK(again.ok()) << again.status().message();
  BACKTAPE_CHECK(again->sizes() == read->sizes() && again->dtype() == read->dtype())
      << "the array is read back with a different type";
  BACKTAPE_CHECK(FormatNpy(*again) == written) << "the same array was written as different bytes";
}

}  // namespace backtape::fuzz
