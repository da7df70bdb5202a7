#ifndef BACKTAPE_IR_TEXT_PRECOMPILE_READER_H_
#define BACKTAPE_IR_TEXT_PRECOMPILE_READER_H_

#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/argument.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/read_outcome.h"

namespace backtape {

// The literals that an artifact of torch.compiler.precompile contains in addition to its graph, which is the function
// _graph_forward:
//   PARAM_NAMES = ['0.weight', '0.bias']
//   GRAD_PARAM_INDICES = [0, 1]
// They are read as data; nothing is executed.
class PrecompileLiterals {
 public:
  // Takes the literal in this line. Returns false if the line contains none of these literals.
  bool Take(const TextLine& line);

  // If the literals were found, sets the types of the placeholders and the signature. The placeholders are parameters,
  // buffers and user inputs, in this order; the last outputs are gradients. Reports an error if the literals do not fit
  // the graph. Does nothing to a graph that was read in part.
  void Apply(const LogicalLines& lines, ReadOutcome* outcome) const;

 private:
  struct Literal {
    Argument value;
    const char* where = nullptr;
    bool is_readable = false;
  };
  std::vector<Argument> List(absl::string_view name) const;

  absl::btree_map<std::string, Literal> literals_;
};

// True for the header of the function that holds such an artifact's graph.
bool IsPrecompiledGraphHeader(absl::string_view line);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_PRECOMPILE_READER_H_
