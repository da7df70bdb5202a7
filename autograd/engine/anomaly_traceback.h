#ifndef BACKTAPE_AUTOGRAD_ENGINE_ANOMALY_TRACEBACK_H_
#define BACKTAPE_AUTOGRAD_ENGINE_ANOMALY_TRACEBACK_H_

#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

// Adds the place of the forward call to errors of backward nodes, in anomaly mode and while a backward pass is traced.
// Internal to autograd.
namespace backtape::internal {

// Throws if a gradient that the node returned contains a NaN: "Function 'SqrtBackward0' returned nan values ...".
void CheckNaN(const TapeNode& node, const variable_list& outputs);

// The error, followed by "Error detected in SqrtBackward0. Traceback of the forward call ...", and the call stacks of
// the nodes that were running when the node was made.
Error ErrorWithForwardTraceback(const Error& error, const TapeNode& node);

// The error, followed by the node's name and the user's line of the forward call.
Error ErrorWithForwardCall(const Error& error, const TapeNode& node);

// Runs `body` on behalf of the node. In anomaly mode its errors include the call stack of the forward op; otherwise,
// while the backward pass is traced, they name the node and the user's line.
template <typename Body>
auto WithForwardTraceback(const TapeNode& node, Body body) -> decltype(body()) {
  try {
    return body();
  } catch (const Error& error) {
    if (AnomalyMode::is_enabled()) throw ErrorWithForwardTraceback(error, node);
    if (TraceRecorder::Current() != nullptr) throw ErrorWithForwardCall(error, node);
    throw;
  }
}

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ENGINE_ANOMALY_TRACEBACK_H_
