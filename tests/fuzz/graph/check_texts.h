#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TEXTS_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TEXTS_H_

#include <string>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// Prints the graph, without and with types, in every form and with the details of several versions of PyTorch; reads
// the text, compares the graphs and prints again, which must give the same text. Returns "" if all agree.
std::string TextsFailure(const Graph& graph);

// Writes the inputs to .npz and .safetensors files and reads them back. Returns "" if every bit is the same.
std::string FilesFailure(const BoundGraph& bound);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TEXTS_H_
