#ifndef BACKTAPE_IR_TEXT_READ_OUTCOME_H_
#define BACKTAPE_IR_TEXT_READ_OUTCOME_H_

#include <cstddef>
#include <string>
#include <vector>

#include "backtape/ir/text/graph_text.h"

namespace backtape {

// A problem at a place of the text as it was given.
struct TextError {
  size_t offset = 0;
  std::string message;
};

// What reading one graph of a text resulted in: the graph is complete when there are no errors.
struct ReadOutcome {
  GraphText graph;
  std::vector<TextError> errors;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_READ_OUTCOME_H_
