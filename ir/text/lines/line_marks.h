#ifndef BACKTAPE_IR_TEXT_LINES_LINE_MARKS_H_
#define BACKTAPE_IR_TEXT_LINES_LINE_MARKS_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape {

// The comments whose comment marks are removed.
enum class Comments {
  kOfGraphs,  // those that contain a graph from its first line on
  kAll,       // all of them, for a text in which no graph was found: its comments may quote a part of one
};

// Removes marks before the lines of quoted texts: "> " of mail and Markdown, ">>> " and "... " of Python's prompt,
// "E   " of pytest, "--> " of ExecuTorch's messages, the marks of a diff, line numbers, and the comment marker of a
// graph inside a comment. With Comments::kAll, also removes the words that PyTorch's messages write before a node.
// Whether a text is a diff, and which of its lines are numbered, is decided once.
class LineMarks {
 public:
  explicit LineMarks(absl::string_view text, Comments comments = Comments::kOfGraphs);

  // Removes the marks from the line with that number (from 1). Must be called for the lines in order. Returns false for
  // a line that is not part of the text: a removed line of a diff or, with Comments::kAll, what Inductor's log of
  // lowerings writes after a node.
  bool Strip(int number, absl::string_view* line);

 private:
  struct NumberedLines {
    int first = 0;  // as in Strip(); not the number that is written before the line
    int last = 0;
  };
  void StripQuotation(absl::string_view* line);
  bool StripDiff(absl::string_view* line) const;
  void StripComment(absl::string_view* line);

  const Comments comments_;
  std::vector<NumberedLines> numbered_;
  size_t next_numbered_ = 0;
  bool quotes_have_space_ = true;  // after ">"
  size_t prompt_indent_ = 0;       // of the indented prompt in the last line; 0 if it has none
  bool is_diff_ = false;
  bool only_removed_ = false;  // the diff only removes lines: the removed lines are the text
  std::string comment_sign_;   // the comment marker of the graph to which the last line belongs; else empty
};

// True for a node of print(graph): "%x : ...".
bool IsNodeLine(absl::string_view line);

// True for the header of print(graph): "graph():", "graph(x, y):", also after other text or with a longer name,
// "fwd_graph():". `line` may be indented.
bool IsGraphHeader(absl::string_view line);

// True for the first line of a class or a function, and for IsGraphHeader; `line` may be indented.
bool IsGraphStart(absl::string_view line);

// True for an assignment that frees values, as only FX writes it: "y = ...;  x = None".
bool FreesValues(absl::string_view line);

// True for FreesValues, and for a call of an op of torch.ops, "y = torch.ops....".
bool IsStatementOfGraph(absl::string_view line);

// True for the first line of a table of print_tabular(), "opcode  name  target  args  kwargs". Other columns may
// precede these, and so may the name of the graph in the logs of 2.0.
bool IsTableHeader(absl::string_view line);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_LINE_MARKS_H_
