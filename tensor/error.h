#ifndef BACKTAPE_TENSOR_ERROR_H_
#define BACKTAPE_TENSOR_ERROR_H_

#include <stdexcept>
#include <string>

#include "absl/status/status.h"

namespace backtape {

// Thrown by the eager C++ API; carries the status that other APIs return for the same error.
class Error : public std::runtime_error {
 public:
  explicit Error(absl::Status status) : std::runtime_error(std::string(status.message())), status_(std::move(status)) {}
  const absl::Status& status() const { return status_; }

 private:
  absl::Status status_;
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_ERROR_H_
