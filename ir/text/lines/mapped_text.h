#ifndef BACKTAPE_IR_TEXT_LINES_MAPPED_TEXT_H_
#define BACKTAPE_IR_TEXT_LINES_MAPPED_TEXT_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape {

// A text derived from an original. It maps each of its bytes to a position in the original. Each stage of LogicalLines
// turns one MappedText into the next, so that a problem can be reported at its position in the user's file.
class MappedText {
 public:
  MappedText() = default;
  // The original itself, copied.
  explicit MappedText(absl::string_view original);

  const std::string& text() const { return text_; }
  size_t size() const { return text_.size(); }
  void Reserve(size_t size) { text_.reserve(size); }

  // Appends bytes [begin, end) of `from`.
  void Append(const MappedText& from, size_t begin, size_t end);
  // Appends `bytes`, all of which map to the original position of byte `at` of `from`.
  void AppendInstead(absl::string_view bytes, const MappedText& from, size_t at);

  // The position in the original of byte `offset`, which may be size().
  size_t ToOriginal(size_t offset) const;

 private:
  // The bytes from `begin` up to the next run come from consecutive bytes of the original or, if `is_replacement`, all
  // from one position.
  struct Run {
    size_t begin = 0;
    size_t original = 0;
    bool is_replacement = false;
  };
  size_t RunAt(size_t offset) const;
  void StartRun(size_t original, bool is_replacement);

  std::string text_;
  std::vector<Run> runs_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_MAPPED_TEXT_H_
