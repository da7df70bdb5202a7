#ifndef BACKTAPE_IR_TEXT_LINES_LOGICAL_LINES_H_
#define BACKTAPE_IR_TEXT_LINES_LOGICAL_LINES_H_

#include <string>
#include <vector>

#include "absl/container/node_hash_set.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/lines/mapped_text.h"
#include "backtape/ir/text/lines/text_line.h"

namespace backtape {

// A text as all readers see it: the lines that PyTorch printed, after undoing the changes that logs, terminals, web
// pages, formatters and people made (README.md lists the stages). A statement over several lines becomes one line.
// Takes time and memory linear in the text.
class LogicalLines {
 public:
  explicit LogicalLines(absl::string_view text, Comments comments = Comments::kOfGraphs);
  LogicalLines(const LogicalLines&) = delete;
  LogicalLines& operator=(const LogicalLines&) = delete;

  size_t size() const { return lines_.size(); }
  const TextLine& operator[](size_t i) const { return lines_[i]; }
  // An empty line after the last one.
  TextLine EndLine() const;
  // The text of all lines, into which the lines point.
  absl::string_view text() const { return text_.text(); }
  // The offset in the original text of a byte of text().
  size_t ToOriginal(const char* place) const { return text_.ToOriginal(static_cast<size_t>(place - text().data())); }

 private:
  MappedText text_;
  std::vector<TextLine> lines_;
  absl::node_hash_set<std::string> tags_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_LOGICAL_LINES_H_
