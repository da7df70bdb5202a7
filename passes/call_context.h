#ifndef BACKTAPE_PASSES_CALL_CONTEXT_H_
#define BACKTAPE_PASSES_CALL_CONTEXT_H_

#include <functional>
#include <optional>

#include "absl/status/status.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/argument.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::internal {

// Lets the functions that replace calls of a graph (flex attention, derivatives, vmap) use the walk over its calls.
struct CallContext {
  const OpLibrary* library;
  // The value of an argument; nullopt if it is unknown.
  std::function<std::optional<IValue>(const Argument&)> value_of;
  // Replaces Python-level calls in a graph whose placeholders have types.
  std::function<absl::Status(Graph&)> resolve;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_CALL_CONTEXT_H_
