// Assertions: calls without a result that fail if a value is not what the program expects.
#include <iostream>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/matrix_batch.h"

namespace backtape::kernels {
namespace {

absl::Status RequireTrue(bool condition, absl::string_view message) {
  return condition ? absl::OkStatus() : absl::FailedPreconditionError(message);
}

bool IsTrue(const Tensor& condition) { return ReadDense<double>(condition)[0] != 0; }

}  // namespace

absl::Status _assert_async(const Tensor& self) {
  return RequireTrue(IsTrue(self), "expected Tensor with single nonzero value, but got zero");
}

absl::Status _assert_async_msg(const Tensor& self, absl::string_view assert_msg) {
  return RequireTrue(IsTrue(self), assert_msg);
}

absl::Status _print(absl::string_view s) {
  std::cerr << s << std::endl;
  return absl::OkStatus();
}

absl::Status _assert_scalar(const Scalar& self, absl::string_view assert_msg) {
  return RequireTrue(self.to_double() != 0, assert_msg);
}

absl::Status _linalg_check_errors(const Tensor& info, absl::string_view api_name, bool is_matrix) {
  const std::vector<int64_t> values = ReadDense<int64_t>(info);
  return CheckInfo({values.begin(), values.end()}, api_name, is_matrix);
}

}  // namespace backtape::kernels
