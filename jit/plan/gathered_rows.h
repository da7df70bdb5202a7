#ifndef BACKTAPE_JIT_PLAN_GATHERED_ROWS_H_
#define BACKTAPE_JIT_PLAN_GATHERED_ROWS_H_

#include <optional>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "backtape/ir/graph.h"

namespace backtape::jit {

// Rows that a row scatter can read from a table itself: table[index[i]], which a call of gather along the first dim
// computes, multiplied with scales of the row if there are any. Messages along the edges of a graph have this form, and
// there are many more of them than rows of the table.
struct GatheredRows {
  const Node* gather = nullptr;
  const Node* table = nullptr;
  const Node* index = nullptr;   // a position for each row, expanded to the sizes of the rows
  const Node* scales = nullptr;  // null, or the same number of scales for each row
};

// The values that need no memory, because they are read only by row scatters, which gather the rows from the table.
// Includes the calls of gather that compute such values. `written` are the inputs that the graph writes.
absl::flat_hash_map<const Node*, GatheredRows> RowsOnlyGathered(const Graph& graph,
                                                                const absl::flat_hash_set<const Node*>& written);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_GATHERED_ROWS_H_
