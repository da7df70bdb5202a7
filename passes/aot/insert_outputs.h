#ifndef BACKTAPE_PASSES_AOT_INSERT_OUTPUTS_H_
#define BACKTAPE_PASSES_AOT_INSERT_OUTPUTS_H_

#include <cstddef>
#include <vector>

#include "backtape/ir/argument.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/signature.h"

namespace backtape {

struct NewOutput {
  Argument value;
  OutputSpec role;
};

// Inserts outputs before the one at `position`, which must not exceed the number of outputs. The graph then returns a
// tuple; if it returned a single value, that value is one of its items. The roles become part of the signature if that
// states outputs.
void InsertOutputs(Graph& graph, size_t position, std::vector<NewOutput> outputs);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_INSERT_OUTPUTS_H_
