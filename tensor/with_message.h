#ifndef BACKTAPE_TENSOR_WITH_MESSAGE_H_
#define BACKTAPE_TENSOR_WITH_MESSAGE_H_

#include "absl/status/status.h"
#include "absl/strings/cord.h"
#include "absl/strings/string_view.h"

namespace backtape {

// A status with the code and the payloads of `status` and another message.
inline absl::Status WithMessage(const absl::Status& status, absl::string_view message) {
  absl::Status changed(status.code(), message);
  status.ForEachPayload(
      [&changed](absl::string_view url, const absl::Cord& payload) { changed.SetPayload(url, payload); });
  return changed;
}

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_WITH_MESSAGE_H_
