#ifndef BACKTAPE_PASSES_TRACEABLE_CALLS_H_
#define BACKTAPE_PASSES_TRACEABLE_CALLS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/autocast.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/tensor/ivalue.h"

// The calls that TraceCalls (passes/trace_calls.h) may replace.
namespace backtape {

struct TraceCallsOptions {
  const OpLibrary* library = &BuiltinLibrary();
  std::vector<std::string>* notes = nullptr;
  // Also trace calls of Python-level targets, not only composite ops.
  bool python = false;
  const absl::btree_map<std::string, Tensor>* values = nullptr;
  // Values of symbols in a run. With `specialise_sizes`, they answer questions about sizes that algebra cannot answer.
  // Otherwise TraceCalls returns FailedPrecondition if generic answers to such questions are wrong for these values.
  const SymbolValues* sizes = nullptr;
  bool specialise_sizes = false;
  // The autocast region around the graph, for the subgraph of a call in a region.
  std::optional<Autocast> autocast;
};

// True if there is a call that TraceCalls may replace.
bool HasCallsToTrace(const Graph& graph, const TraceCallsOptions& options);

namespace internal {

// True if a value contains no tensor and no symbol, so that it can become a constant argument.
bool IsConstant(const IValue& value);

// True for a call of a composite op or a flex attention, and with `python` for a Python-level call.
bool MayReplace(const Node& node, const TraceCallsOptions& options);

}  // namespace internal

}  // namespace backtape

#endif  // BACKTAPE_PASSES_TRACEABLE_CALLS_H_
