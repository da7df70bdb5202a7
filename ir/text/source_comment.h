#ifndef BACKTAPE_IR_TEXT_SOURCE_COMMENT_H_
#define BACKTAPE_IR_TEXT_SOURCE_COMMENT_H_

#include <memory>
#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/provenance.h"

namespace backtape {

// A comment line of the code form that says where the nodes after it come from:
//   # File: model.py:12 in forward, code: y = x * w
//   # File: model.py:12, code: y = x * w                       (older)
//   # Annotation: {'stage': 1} File: ...                       any note before "File:"
//   # No stacktrace found for following nodes
struct SourceComment {
  bool is_source = false;                   // false for any other comment
  bool extra_space_at_end = false;          // "... following nodes " (1.13)
  std::shared_ptr<const StackTrace> stack;  // null if the comment has neither a stack nor a note
};

// `text` begins with "#".
SourceComment ReadSourceComment(absl::string_view text);

// The comment for nodes of that stack (null: none), without indentation.
void AppendSourceComment(const StackTrace* stack, bool extra_space_at_end, std::string* out);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_SOURCE_COMMENT_H_
