#ifndef BACKTAPE_TESTS_IR_TEXT_PASTED_H_
#define BACKTAPE_TESTS_IR_TEXT_PASTED_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/text/read_graphs.h"

namespace backtape {

// Reads a text named "pasted" in which unknown ops are allowed.
absl::StatusOr<GraphText> ReadPasted(absl::string_view text, bool partial = false);
// The graph as print(graph) writes it, without the header and the indentation; or the problems, if there are any.
std::string Nodes(absl::string_view text, bool partial = false);
// The problems. The test fails if there are none.
std::string Problems(absl::string_view text);

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_TEXT_PASTED_H_
