#ifndef BACKTAPE_TENSOR_STATUS_MACROS_H_
#define BACKTAPE_TENSOR_STATUS_MACROS_H_

#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

// Evaluates `expr`, an absl::Status, and returns it from the current function if it is not OK.
#define BACKTAPE_RETURN_IF_ERROR(expr)                                  \
  do {                                                                  \
    if (absl::Status backtape_status = (expr); !backtape_status.ok()) { \
      return backtape_status;                                           \
    }                                                                   \
  } while (false)

// Evaluates `expr`, an absl::StatusOr, once. Returns its status, or assigns its value to `lhs`, which may be a
// declaration.
#define BACKTAPE_ASSIGN_OR_RETURN(lhs, expr) \
  BACKTAPE_ASSIGN_OR_RETURN_IMPL_(BACKTAPE_CONCAT_(backtape_status_or_, __LINE__), lhs, expr)

// NOLINTBEGIN(bugprone-macro-parentheses): a declaration cannot be parenthesised
#define BACKTAPE_ASSIGN_OR_RETURN_IMPL_(tmp, lhs, expr) \
  auto tmp = (expr);                                    \
  if (!tmp.ok()) return std::move(tmp).status();        \
  lhs = *std::move(tmp)
// NOLINTEND(bugprone-macro-parentheses)
#define BACKTAPE_CONCAT_(a, b) BACKTAPE_CONCAT_IMPL_(a, b)
#define BACKTAPE_CONCAT_IMPL_(a, b) a##b

#endif  // BACKTAPE_TENSOR_STATUS_MACROS_H_
