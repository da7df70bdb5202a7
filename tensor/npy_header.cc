#include "backtape/tensor/npy_header.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Type code and item size, without the byte order.
constexpr std::pair<absl::string_view, DType> kDescriptions[] = {
    {"b1", DType::kBool},    {"u1", DType::kUInt8},   {"i1", DType::kInt8},    {"i2", DType::kInt16},
    {"i4", DType::kInt32},   {"i8", DType::kInt64},   {"f2", DType::kFloat16}, {"V2", DType::kBFloat16},
    {"f4", DType::kFloat32}, {"f8", DType::kFloat64}, {"?", DType::kBool},     {"bfloat16", DType::kBFloat16},
};
constexpr size_t kMaxDims = 64;  // NumPy's limit

absl::string_view DescriptionOf(DType dtype) {
  return std::find_if(std::begin(kDescriptions), std::end(kDescriptions),
                      [&](const auto& row) { return row.second == dtype; })
      ->first;
}

// Parses the subset of Python literals that the dictionary uses.
class Parser {
 public:
  Parser(absl::string_view text, int64_t offset) : text_(text), offset_(offset) {}

  absl::StatusOr<NpyHeader> Parse() {
    NpyHeader header;
    bool has_descr = false;
    bool has_order = false;
    bool has_shape = false;
    BACKTAPE_RETURN_IF_ERROR(Expect('{'));
    while (!Take('}')) {
      const size_t at = Position();
      BACKTAPE_ASSIGN_OR_RETURN(const std::string key, ParseString("a key in quotes or '}'"));
      BACKTAPE_RETURN_IF_ERROR(Expect(':'));
      if (key == "descr" && !std::exchange(has_descr, true)) {
        BACKTAPE_RETURN_IF_ERROR(ParseDescription(header));
      } else if (key == "fortran_order" && !std::exchange(has_order, true)) {
        BACKTAPE_ASSIGN_OR_RETURN(header.fortran_order, ParseBool());
      } else if (key == "shape" && !std::exchange(has_shape, true)) {
        BACKTAPE_ASSIGN_OR_RETURN(header.sizes, ParseShape());
      } else {
        if (key == "descr" || key == "fortran_order" || key == "shape") {
          return ErrorAt(at, absl::StrCat("the key '", key, "' occurs twice"));
        }
        return ErrorAt(at, absl::StrCat("unknown key '", absl::CHexEscape(key),
                                        "'; expected 'descr', 'fortran_order' and 'shape'"));
      }
      if (!Take(',') && Peek() != '}') return Expected("',' or '}'");
    }
    if (Position() < text_.size()) return Expected("the end of the header");
    if (!has_descr || !has_order || !has_shape) {
      return ErrorAt(0, absl::StrCat("expected the keys 'descr', 'fortran_order' and 'shape', found no '",
                                     !has_descr ? "descr" : (!has_order ? "fortran_order" : "shape"), "'"));
    }
    return header;
  }

 private:
  size_t Position() {
    while (position_ < text_.size() && absl::ascii_isspace(text_[position_])) ++position_;
    return position_;
  }

  char Peek() { return Position() < text_.size() ? text_[position_] : '\0'; }

  bool Take(char c) {
    if (Position() >= text_.size() || text_[position_] != c) return false;
    ++position_;
    return true;
  }

  absl::Status ErrorAt(size_t position, absl::string_view message) const {
    return absl::InvalidArgumentError(
        absl::StrCat("npy header, byte ", offset_ + static_cast<int64_t>(position), ": ", message));
  }

  absl::Status Expected(absl::string_view what) {
    const size_t at = Position();
    if (at >= text_.size()) return ErrorAt(at, absl::StrCat("expected ", what, ", found the end of the header"));
    return ErrorAt(at, absl::StrCat("expected ", what, ", found \"", absl::CHexEscape(text_.substr(at, 16)), "\""));
  }

  absl::Status Expect(char c) {
    if (Take(c)) return absl::OkStatus();
    return Expected(absl::StrCat("'", absl::string_view(&c, 1), "'"));
  }

  absl::StatusOr<std::string> ParseString(absl::string_view what) {
    const char quote = Peek();
    if (quote != '\'' && quote != '"') return Expected(what);
    const size_t end = text_.find(quote, position_ + 1);
    if (end == absl::string_view::npos) return Expected("a closing quote");
    const std::string value(text_.substr(position_ + 1, end - position_ - 1));
    position_ = end + 1;
    return value;
  }

  absl::Status ParseDescription(NpyHeader& header) {
    const size_t at = Position();
    if (Peek() == '[') {
      return absl::UnimplementedError(absl::StrCat("npy header, byte ", offset_ + static_cast<int64_t>(at),
                                                   ": structured arrays are not supported"));
    }
    BACKTAPE_ASSIGN_OR_RETURN(const std::string description, ParseString("a dtype in quotes"));
    absl::string_view code = description;
    if (!code.empty() && absl::string_view("<>=|").find(code[0]) != absl::string_view::npos) {
      header.is_big_endian = code[0] == '>';
      code.remove_prefix(1);
    }
    for (const auto& [known, dtype] : kDescriptions) {
      if (code == known) {
        header.dtype = dtype;
        return absl::OkStatus();
      }
    }
    return absl::UnimplementedError(absl::StrCat(
        "npy header, byte ", offset_ + static_cast<int64_t>(at), ": dtype '", absl::CHexEscape(description),
        "' is not supported; expected one of b1, u1, i1, i2, i4, i8, f2, f4, f8, V2 (bfloat16)"));
  }

  absl::StatusOr<bool> ParseBool() {
    Position();
    for (const auto& [word, value] : {std::pair<absl::string_view, bool>{"True", true}, {"False", false}}) {
      if (text_.substr(position_, word.size()) == word) {
        position_ += word.size();
        return value;
      }
    }
    return Expected("True or False");
  }

  absl::StatusOr<DimVector> ParseShape() {
    DimVector sizes;
    const size_t start = Position();
    BACKTAPE_RETURN_IF_ERROR(Expect('('));
    while (!Take(')')) {
      const size_t at = Position();
      size_t end = at;
      while (end < text_.size() && absl::ascii_isdigit(text_[end])) ++end;
      if (end == at) return Expected("a size or ')'");
      int64_t size = 0;
      if (!absl::SimpleAtoi(text_.substr(at, end - at), &size)) {
        return ErrorAt(at, absl::StrCat("expected a size that fits in 64 bits, found ",
                                        text_.substr(at, std::min<size_t>(end - at, 40))));
      }
      sizes.push_back(size);
      position_ = end;
      Take('L');  // Python 2's long integers
      const bool comma = Take(',');
      if (!comma && Peek() != ')') return Expected("',' or ')'");
      if (!comma && sizes.size() == 1) return ErrorAt(start, "expected a tuple, found a number in parentheses");
      if (sizes.size() > kMaxDims)
        return ErrorAt(start, absl::StrCat("expected at most ", kMaxDims, " dims, found more"));
    }
    return sizes;
  }

  absl::string_view text_;
  int64_t offset_;
  size_t position_ = 0;
};

}  // namespace

absl::StatusOr<NpyHeader> ParseNpyHeader(absl::string_view text, int64_t offset) {
  return Parser(text, offset).Parse();
}

std::string FormatNpyHeader(DType dtype, absl::Span<const int64_t> sizes) {
  const bool has_byte_order = ItemSize(dtype) > 1 && dtype != DType::kBFloat16;
  std::string dictionary = absl::StrCat("{'descr': '", has_byte_order ? "<" : "|", DescriptionOf(dtype),
                                        "', 'fortran_order': False, 'shape': (", absl::StrJoin(sizes, ", "),
                                        sizes.size() == 1 ? "," : "", "), }");
  // Pads so that the data starts at a multiple of 64.
  const auto padded_length = [&](size_t prefix) { return (prefix + dictionary.size() + 1 + 63) / 64 * 64 - prefix; };
  const bool is_long = padded_length(10) > 0xffff;
  const size_t length = padded_length(is_long ? 12 : 10);
  std::string header = "\x93NUMPY";
  header.push_back(is_long ? '\2' : '\1');
  header.push_back('\0');
  for (int i = 0; i < (is_long ? 4 : 2); ++i) header.push_back(static_cast<char>(length >> (8 * i) & 0xff));
  dictionary.resize(length - 1, ' ');
  return absl::StrCat(header, dictionary, "\n");
}

}  // namespace backtape
