#ifndef BACKTAPE_IR_DIAGNOSTICS_H_
#define BACKTAPE_IR_DIAGNOSTICS_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace backtape {

// Collects the problems of one text, each at a place, so that all of them are told at once.
class Diagnostics {
 public:
  // `file` is only for messages ("<stdin>" for standard input). `text` must outlive this.
  Diagnostics(std::string file, absl::string_view text) : file_(std::move(file)), text_(text) {}

  // `offset` is a byte position in the text; the caret stands there.
  void Error(size_t offset, std::string message);
  bool ok() const { return errors_.empty(); }
  size_t num_errors() const { return errors_.size(); }

  // "FILE:LINE:COLUMN: error: MESSAGE", the line and a caret, for each in text order; at most `limit`, then a line that
  // counts the rest. Long lines are cut around the caret.
  std::string ToString(size_t limit = 50) const;
  // OK, or InvalidArgument with ToString().
  absl::Status ToStatus() const;

 private:
  std::string file_;
  absl::string_view text_;
  std::vector<std::pair<size_t, std::string>> errors_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_DIAGNOSTICS_H_
