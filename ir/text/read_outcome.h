#ifndef BACKTAPE_IR_TEXT_READ_OUTCOME_H_
#define BACKTAPE_IR_TEXT_READ_OUTCOME_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "backtape/ir/text/graph_text.h"

namespace backtape {

// A problem, at a byte of the original text.
struct TextError {
  size_t offset = 0;
  std::string message;
};

// The result of reading one graph. Without errors, the graph is complete.
struct ReadOutcome {
  GraphText graph;
  std::vector<TextError> errors;
  bool may_be_program = false;   // nothing shows that FX printed it: a person may have written it
  std::optional<TextError> cut;  // with ReadOptions::partial, why the rest was left out
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_READ_OUTCOME_H_
