#ifndef BACKTAPE_IR_TEXT_GRAPH_TEXT_H_
#define BACKTAPE_IR_TEXT_GRAPH_TEXT_H_

#include <memory>
#include <string>
#include <vector>

#include "backtape/ir/graph.h"
#include "backtape/ir/text/text_style.h"

namespace backtape {

struct ReadOptions {
  std::string file_name = "<text>";  // used in messages
  const OpTable* ops = nullptr;      // null: OpTable::Builtin(); must outlive the graphs
  // Keep calls of `torch.ops.*` that are not in the table as opaque calls, instead of reporting them.
  bool allow_unknown_ops = false;
  // If a graph cannot be read to its end, keep the nodes before the first problem and return the values that none of
  // them uses. User counts are not checked, because such a text states them for the whole graph.
  bool partial = false;
};

// One graph of a text.
struct GraphText {
  std::unique_ptr<Graph> graph;
  std::string title;  // a title in a log ("Forward graph 0"), else the class's name, else a word for the form ("graph")
  int first_line = 0;
  TextStyle style;  // prints the graph as it was written
  // Targets of calls that are not in the op table, in order of appearance, each once: "torch.ops.mylib.fancy.default",
  // "torch.relu", "Tensor.view" for a method, "self.linear" for a module.
  std::vector<std::string> unknown_ops;
  // With ReadOptions::partial, the diagnostic that says where and why the graph was cut; empty if it is whole.
  std::string cut;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_GRAPH_TEXT_H_
