#include "backtape/ir/text/source_comment.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace backtape {
namespace {

constexpr absl::string_view kNoStack = "No stacktrace found for following nodes";
constexpr absl::string_view kFile = "File: ";
constexpr absl::string_view kCode = ", code:";

// Reads "model.py:12" or "model.py:12 in forward", where the path may contain colons and " in ". Tries the text before
// each " in ", from the right; a few attempts suffice, because no function name contains " in ".
bool ReadPlace(absl::string_view place, StackFrame* frame) {
  constexpr int kMaxTries = 8;
  size_t end = place.size();
  for (int i = 0; i < kMaxTries && end != absl::string_view::npos; ++i) {
    const absl::string_view head = place.substr(0, end);
    const size_t colon = head.rfind(':');
    if (colon != absl::string_view::npos && absl::SimpleAtoi(head.substr(colon + 1), &frame->line)) {
      frame->file = std::string(head.substr(0, colon));
      if (end < place.size()) frame->function = std::string(place.substr(end + 4));
      return true;
    }
    end = end == 0 ? absl::string_view::npos : place.rfind(" in ", end - 1);
  }
  return false;
}

}  // namespace

SourceComment ReadSourceComment(absl::string_view text) {
  SourceComment comment;
  text.remove_prefix(1);
  absl::ConsumePrefix(&text, " ");
  const absl::string_view trimmed = absl::StripTrailingAsciiWhitespace(text);
  if (absl::EndsWith(trimmed, kNoStack)) {
    comment.is_source = true;
    comment.extra_space_at_end = trimmed.size() < text.size();
    const absl::string_view note = absl::StripAsciiWhitespace(trimmed.substr(0, trimmed.size() - kNoStack.size()));
    if (!note.empty()) {
      StackTrace stack;
      stack.note = std::string(note);
      comment.stack = std::make_shared<const StackTrace>(std::move(stack));
    }
    return comment;
  }
  const size_t file = text.find(kFile);
  if (file == absl::string_view::npos) return comment;
  const absl::string_view rest = text.substr(file + kFile.size());
  const size_t code = rest.find(kCode);
  if (code == absl::string_view::npos) return comment;
  StackTrace stack;
  StackFrame frame;
  if (!ReadPlace(rest.substr(0, code), &frame)) return comment;
  absl::string_view source = rest.substr(code + kCode.size());
  absl::ConsumePrefix(&source, " ");
  frame.code = std::string(source);
  stack.frames.push_back(std::move(frame));
  stack.note = std::string(absl::StripAsciiWhitespace(text.substr(0, file)));
  comment.is_source = true;
  comment.stack = std::make_shared<const StackTrace>(std::move(stack));
  return comment;
}

void AppendSourceComment(const StackTrace* stack, bool extra_space_at_end, std::string* out) {
  out->append("# ");
  if (stack != nullptr && !stack->note.empty()) absl::StrAppend(out, stack->note, " ");
  if (stack == nullptr || stack->frames.empty()) {
    out->append(kNoStack.data(), kNoStack.size());
    if (extra_space_at_end) out->push_back(' ');
    return;
  }
  const StackFrame& frame = stack->frames.front();
  absl::StrAppend(out, kFile, frame.file, ":", frame.line);
  if (!frame.function.empty()) absl::StrAppend(out, " in ", frame.function);
  absl::StrAppend(out, kCode, " ", frame.code);
}

}  // namespace backtape
