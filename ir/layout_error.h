#ifndef BACKTAPE_IR_LAYOUT_ERROR_H_
#define BACKTAPE_IR_LAYOUT_ERROR_H_

#include "absl/status/status.h"

namespace backtape {

// Marks an error that would not occur with other strides, such as the error of an impossible view. NodeError keeps the
// mark.
absl::Status LayoutError(absl::Status status);
bool IsLayoutError(const absl::Status& status);

}  // namespace backtape

#endif  // BACKTAPE_IR_LAYOUT_ERROR_H_
