#ifndef BACKTAPE_TESTS_SUPPORT_UNKNOWN_STRIDES_H_
#define BACKTAPE_TESTS_SUPPORT_UNKNOWN_STRIDES_H_

#include <string>
#include <vector>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::testing {

// Infers types as if the strides of the inputs were unknown, as they are in texts that do not state them. If the type
// of a call still has strides, the call's value in the interpreter must have these. Returns a message for each call
// whose value has different strides. The graph's placeholders must have types.
std::vector<std::string> UnfoundedStrides(const BoundGraph& bound);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_SUPPORT_UNKNOWN_STRIDES_H_
