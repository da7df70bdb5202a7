#ifndef BACKTAPE_PASSES_PYTHON_TARGETS_TARGET_TABLE_H_
#define BACKTAPE_PASSES_PYTHON_TARGETS_TARGET_TABLE_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace backtape::python_targets {

// The meaning of a Python-level target whose name or parameters differ from those of an op packet.
struct TargetRow {
  absl::string_view target;
  // Python's parameters: "input, p=0.5, training=True, inplace=False". "*rest" takes all further positional arguments.
  // A parameter `inplace` that is true selects the in-place op (the name with an underscore) or, if the op has
  // no in-place form, copies the result into the first argument.
  absl::string_view parameters;
  // "dropout(input, p, training)": an op packet and its arguments, which are parameters, `name=parameter` or constants.
  // A parameter `reduction` may hold the name of an at::Reduction value. "@name": a function of python_functions.h.
  absl::string_view call;
};

// All rows; each target has one.
absl::Span<const TargetRow> TargetRows();

}  // namespace backtape::python_targets

#endif  // BACKTAPE_PASSES_PYTHON_TARGETS_TARGET_TABLE_H_
