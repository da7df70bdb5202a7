#ifndef BACKTAPE_TOOLS_GRAPH_JSON_H_
#define BACKTAPE_TOOLS_GRAPH_JSON_H_

#include <string>

#include "backtape/ir/graph.h"
#include "backtape/ir/stats.h"

namespace backtape::tools {

// The schema version of every JSON output of the tools, under the key "backtape". It is incremented when a key is
// removed or changes its meaning, but not when a key is added.
inline constexpr int kJsonVersion = 1;

// A graph as JSON, complete and in a fixed order of keys:
//   {"backtape": 1, "nodes": [{"name", "id", "opcode", "target", "op", "args", "kwargs", "type", "users", "stack",
//    "stack_note", "sequence_number", "forward_node", "origins"}, ...], "origins": [{"name", "line"}, ...]}
// With a signature also "signature": {"inputs": [{"kind", "placeholder", "target", "index", "persistent"}, ...],
// "outputs": [{"kind", "of": INPUT, "text", "index"}, ...]} (ir/signature.h).
// Keys without a value are left out. In args, a node is {"node": NAME}, a tuple {"tuple": [...]}, a slice {"slice":
// [...]}, an infinite or NaN float {"float": "nan"}, a dtype {"dtype": "float32"}, and so on; lists, strings, numbers,
// booleans and None are JSON values.
std::string GraphToJson(const Graph& graph);

// {"backtape": 1, "nodes": ..., "calls": ..., "ops": {...}, "flops": ..., ...}; amounts that depend on symbols are
// strings.
std::string StatsToJson(const GraphStats& stats);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_GRAPH_JSON_H_
