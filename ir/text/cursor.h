#ifndef BACKTAPE_IR_TEXT_CURSOR_H_
#define BACKTAPE_IR_TEXT_CURSOR_H_

#include <cstddef>

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"

namespace backtape {

// Bytes of Python names. Every byte of a multi-byte character counts as a letter.
inline bool IsNameStart(char c) {
  return absl::ascii_isalpha(static_cast<unsigned char>(c)) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
inline bool IsNameByte(char c) { return IsNameStart(c) || (c >= '0' && c <= '9'); }
inline bool IsDigit(char c) { return c >= '0' && c <= '9'; }
// A Python identifier, or a keyword.
inline bool IsIdentifier(absl::string_view text) {
  if (text.empty() || !IsNameStart(text[0])) return false;
  for (char c : text) {
    if (!IsNameByte(c)) return false;
  }
  return true;
}

// A position in one line of text. Peeking past the end returns '\0'.
class Cursor {
 public:
  explicit Cursor(absl::string_view line) : p_(line.data()), end_(line.data() + line.size()) {}

  bool at_end() const { return p_ == end_; }
  const char* pos() const { return p_; }
  const char* end() const { return end_; }
  void set_pos(const char* p) { p_ = p; }
  absl::string_view rest() const { return {p_, static_cast<size_t>(end_ - p_)}; }
  char Peek(size_t ahead = 0) const { return static_cast<size_t>(end_ - p_) > ahead ? p_[ahead] : '\0'; }
  void Advance(size_t n = 1) { p_ += n; }

  void SkipSpaces() {
    while (p_ < end_ && (*p_ == ' ' || *p_ == '\t')) ++p_;
  }
  bool StartsWith(absl::string_view text) const { return rest().substr(0, text.size()) == text; }
  // True at three dots or their single character, which mark a part of the text that was left out by hand.
  bool AtEllipsis() const { return StartsWith("...") || StartsWith("\xE2\x80\xA6"); }
  bool Consume(char c) {
    if (p_ == end_ || *p_ != c) return false;
    ++p_;
    return true;
  }
  bool Consume(absl::string_view text) {
    if (!StartsWith(text)) return false;
    p_ += text.size();
    return true;
  }
  // Empty when none starts here.
  absl::string_view ReadName() {
    const char* start = p_;
    if (p_ < end_ && IsNameStart(*p_)) {
      while (p_ < end_ && IsNameByte(*p_)) ++p_;
    }
    return {start, static_cast<size_t>(p_ - start)};
  }
  // "torch.ops.aten.add.Tensor": names joined by dots; empty when none starts here.
  absl::string_view ReadDottedName() {
    const char* start = p_;
    while (!ReadName().empty() && p_ + 1 < end_ && *p_ == '.' && IsNameStart(p_[1])) ++p_;
    return {start, static_cast<size_t>(p_ - start)};
  }
  // The text up to `stop`, which must not be before the current position.
  absl::string_view TextUpTo(const char* stop) const { return {p_, static_cast<size_t>(stop - p_)}; }

 private:
  const char* p_;
  const char* end_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_CURSOR_H_
