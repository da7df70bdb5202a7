#include "backtape/codegen_spec/spec_text.h"

#include "absl/strings/ascii.h"

namespace backtape::codegen_spec {

// In every YAML style, all characters of a scalar except white space appear in the file, in the same order. This is
// enough to locate each of them.
Location SpecText::At(int offset) const {
  Location place = where;
  const std::string& text = where.file->text;
  size_t pos = where.file->LineStart(place.line) + place.column - 1;
  const auto advance = [&] {
    if (text[pos] == '\n') {
      ++place.line;
      place.column = 1;
    } else {
      ++place.column;
    }
    ++pos;
  };
  for (int i = 0; i <= offset; ++i) {
    if (i == static_cast<int>(value.size())) return place;  // just after the end
    if (absl::ascii_isspace(value[i])) continue;
    while (pos < text.size() && text[pos] != value[i]) advance();
    if (i < offset && pos < text.size()) advance();
  }
  return place;
}

}  // namespace backtape::codegen_spec
