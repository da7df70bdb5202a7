#ifndef BACKTAPE_IR_NORM_STATISTICS_H_
#define BACKTAPE_IR_NORM_STATISTICS_H_

#include <string>
#include <vector>

#include "backtape/ir/graph.h"

namespace backtape {

// PyTorch's traces state wrong dtypes for the statistics of layer, group and batch norms of 16-bit inputs. Under
// autocast, the traces state 16-bit floats, although the ops compute and return float32 if a parameter or running
// statistic is float32. For a batch norm whose parameters are 16-bit too, they state float32 for the new running
// statistics, which have the dtype of the old ones. For the gradient of a group norm's input, they state the dtype of
// the weight; it is that of the input. Corrects the types of these results, and of the placeholders that
// the backward ops read as statistics, in the graph and in its subgraphs. If a type is corrected inside a
// subgraph, also corrects the type of the value outside: a result of the call, or a placeholder that the call passes to
// the subgraph. Returns the names of the corrected nodes; those of a subgraph follow its name and a dot.
std::vector<std::string> CorrectNormStatistics(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_NORM_STATISTICS_H_
