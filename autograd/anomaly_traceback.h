#ifndef BACKTAPE_AUTOGRAD_ANOMALY_TRACEBACK_H_
#define BACKTAPE_AUTOGRAD_ANOMALY_TRACEBACK_H_

#include "backtape/autograd/anomaly_mode.h"
#include "backtape/autograd/tape_node.h"
#include "backtape/tensor/error.h"

// What anomaly mode tells. For autograd/*.cc only.
namespace backtape::internal {

// Throws when one of the gradients that the node gave has a NaN: "Function 'SqrtBackward0' returned nan values ...".
void CheckNaN(const TapeNode& node, const variable_list& outputs);

// The error with "Error detected in SqrtBackward0. Traceback of the forward call ..." behind it, and the lines of the
// nodes that were running when the node was made.
Error ErrorWithForwardTraceback(const Error& error, const TapeNode& node);

// Runs `body`, which is about the node: in anomaly mode its errors tell the forward call.
template <typename Body>
auto WithForwardTraceback(const TapeNode& node, Body body) -> decltype(body()) {
  try {
    return body();
  } catch (const Error& error) {
    if (!AnomalyMode::is_enabled()) throw;
    throw ErrorWithForwardTraceback(error, node);
  }
}

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ANOMALY_TRACEBACK_H_
