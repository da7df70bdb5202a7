#ifndef BACKTAPE_IR_LAYER_NORM_STATISTICS_H_
#define BACKTAPE_IR_LAYER_NORM_STATISTICS_H_

#include <string>
#include <vector>

#include "backtape/ir/graph.h"

namespace backtape {

// Graphs that PyTorch traces under autocast state 16-bit floats as the types of the mean and rstd of native_layer_norm,
// although the op computes and returns float32 if its weight or bias is float32. Corrects the types of these results,
// and of the placeholders that native_layer_norm_backward reads as mean and rstd, in the graph and in its subgraphs.
// For a higher-order call, also corrects the results that are such values in its subgraphs, and the placeholders that
// it passes to corrected placeholders of its subgraphs. Returns the names of the corrected nodes; those of a subgraph
// follow its name and a dot.
std::vector<std::string> CorrectLayerNormStatistics(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_LAYER_NORM_STATISTICS_H_
