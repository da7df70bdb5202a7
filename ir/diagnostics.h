#ifndef BACKTAPE_IR_DIAGNOSTICS_H_
#define BACKTAPE_IR_DIAGNOSTICS_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace backtape {

// Where the lines of a text begin: computed once for several Diagnostics of the same text.
class LineStarts {
 public:
  explicit LineStarts(absl::string_view text);
  // Returns the number, from 1, of the line that contains the byte, and stores the position of the line's first byte in
  // `begin`.
  size_t LineAt(size_t offset, size_t* begin) const;

 private:
  std::vector<size_t> starts_;
};

// Collects the problems of one text with their positions, so that they are reported together.
class Diagnostics {
 public:
  // `file` appears in messages only ("<stdin>" for standard input). `text` and `lines` must outlive this object.
  // Without `lines`, ToString() takes time linear in the text.
  Diagnostics(std::string file, absl::string_view text, const LineStarts* lines = nullptr)
      : file_(std::move(file)), text_(text), lines_(lines) {}

  // `offset` is the byte position in the text where the caret points.
  void Error(size_t offset, std::string message);
  bool ok() const { return errors_.empty(); }
  size_t num_errors() const { return errors_.size(); }

  // Formats each problem in text order: "FILE:LINE:COLUMN: error: MESSAGE", then the line and a caret. Lists at most
  // `limit` problems and counts the rest. Long lines are shortened around the caret.
  std::string ToString(size_t limit = 50) const;
  // Returns OK if there are no problems, otherwise InvalidArgument with ToString().
  absl::Status ToStatus() const;

 private:
  std::string file_;
  absl::string_view text_;
  const LineStarts* lines_;
  std::vector<std::pair<size_t, std::string>> errors_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_DIAGNOSTICS_H_
