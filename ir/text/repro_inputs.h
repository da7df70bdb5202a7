#ifndef BACKTAPE_IR_TEXT_REPRO_INPUTS_H_
#define BACKTAPE_IR_TEXT_REPRO_INPUTS_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/value_type.h"

namespace backtape {

// The inputs of a graph in a program that PyTorch's minifier writes (repro.py, fx_graph_runnable.py):
//   def load_args(reader):
//       buf0 = reader.storage(None, 32, device=device(type='cuda', index=0))
//       reader.tensor(buf0, (2, 4), is_leaf=True)  # primals_1
//       reader.symint(4, expr='s0')  # primals_2
// PyTorch 2.0 writes, instead of each call of reader.tensor:
//   args.append(rand_strided((2, 4), (4, 1), torch.float32, 'cuda'))  # shape (2, 4), stride (4, 1)
// and PyTorch 1.13 writes a list of all inputs:
//   args = [((2, 4), (4, 1), torch.float32, 'cuda')]
// They are read as data; nothing is executed.
class ReproInputs {
 public:
  // Takes what this line states about the inputs of the graph with the number `graph`. Returns false if it states
  // nothing about inputs.
  bool Take(absl::string_view line, size_t graph);

  // Sets the types of the placeholders of the graph with this number whose types the graph does not state. An input
  // belongs to the placeholder of the same name; if a name is missing or unknown, all inputs belong to the placeholders
  // at their positions. Does nothing if neither is possible.
  void Apply(size_t number, Graph& graph) const;

 private:
  struct Input {
    std::string name;  // empty if the program does not state it
    ValueType type;    // unknown if it could not be read, or if the input is neither a tensor nor an integer
  };
  void TakeReaderCall(absl::string_view line);

  absl::flat_hash_map<size_t, std::vector<Input>> inputs_;  // by the number of the graph
  absl::flat_hash_map<std::string, std::string> devices_;   // by the name of a storage
  std::optional<size_t> current_;                           // the graph whose inputs the preceding lines state
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_REPRO_INPUTS_H_
