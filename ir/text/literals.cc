#include "backtape/ir/text/literals.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>

#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/float_limits.h"

namespace backtape {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

// float('inf') and float(2), as Python sources write them.
std::optional<double> ReadFloatCall(Cursor& c) {
  if (!c.Consume('(')) return std::nullopt;
  std::optional<std::string> text = ReadQuotedString(c);
  if (!text.has_value()) {
    const char* const start = c.pos();
    while (!c.at_end() && c.Peek() != ')') c.Advance();
    text = std::string(start, c.pos());
  }
  double value = 0;
  const bool is_number = absl::SimpleAtod(*text, &value);  // also reads "inf", "-Infinity" and "nan"
  return is_number && c.Consume(')') ? std::optional(value) : std::nullopt;
}

// torch.finfo(torch.float32).min
std::optional<double> ReadLimit(Cursor& c) {
  if (!c.Consume('(')) return std::nullopt;
  absl::string_view name = c.ReadDottedName();
  if (!absl::ConsumePrefix(&name, "torch.") || !c.Consume(").")) return std::nullopt;
  const std::optional<DType> dtype = DTypeFromTorchName(name);
  if (!dtype.has_value() || !IsFloatingPoint(*dtype)) return std::nullopt;
  const absl::string_view limit = c.ReadName();
  if (limit == "min") return -LargestFinite(*dtype);
  if (limit == "max") return LargestFinite(*dtype);
  if (limit == "eps") return Epsilon(*dtype);
  if (limit == "tiny" || limit == "smallest_normal") return SmallestNormal(*dtype);
  return std::nullopt;
}

std::optional<double> FloatNamed(absl::string_view word) {
  const size_t dot = word.find('.');
  const absl::string_view module = word.substr(0, dot == absl::string_view::npos ? 0 : dot);
  if (module != "math" && module != "torch" && module != "np" && module != "numpy") return std::nullopt;
  const absl::string_view name = word.substr(dot + 1);
  if (name == "inf") return kInf;
  if (name == "nan") return kNan;
  if (name == "pi") return std::numbers::pi;
  if (name == "tau" && module == "math") return 2 * std::numbers::pi;
  if (name == "e") return std::numbers::e;
  return std::nullopt;
}

// An unsigned float or integer; sets *is_float.
bool ReadUnsigned(Cursor& c, Argument* out, double* as_double, bool* is_float) {
  if (const std::optional<double> named = ReadNamedFloat(c)) {
    *as_double = *named;
    *is_float = true;
    return true;
  }
  if (c.StartsWith("inf") && !IsNameByte(c.Peek(3))) {
    c.Advance(3);
    *as_double = kInf;
    *is_float = true;
    return true;
  }
  // "infj" and "nanj" are the imaginary parts of repr(complex).
  if (c.StartsWith("infj") || c.StartsWith("nanj") || (c.StartsWith("nan") && !IsNameByte(c.Peek(3)))) {
    *as_double = c.Peek() == 'i' ? kInf : kNan;
    c.Advance(3);
    *is_float = true;
    return true;
  }
  const char* start = c.pos();
  const char* p = start;
  while (p < c.end() && IsDigit(*p)) ++p;
  if (p == start) return false;
  *is_float = p < c.end() && (*p == '.' || *p == 'e' || *p == 'E');
  if (*is_float) {
    const auto [end, error] = std::from_chars(start, c.end(), *as_double);
    if (error == std::errc::result_out_of_range) {
      // Python reads such a text as infinity or zero.
      *as_double = absl::string_view(start, end - start).find('-') != absl::string_view::npos ? 0.0 : kInf;
    } else if (error != std::errc()) {
      return false;
    }
    c.set_pos(end);
    return true;
  }
  int64_t value = 0;
  const auto [end, error] = std::from_chars(start, p, value);
  c.set_pos(p);
  if (error == std::errc()) {
    *out = value;
    *as_double = static_cast<double>(value);
  } else {
    *out = Argument::Symbol{std::string(start, p)};
    *as_double = kInf;
  }
  return true;
}

// The digits of an escape like \x41; -1 when there are fewer.
int64_t ReadHex(Cursor& c, int digits) {
  int64_t value = 0;
  for (int i = 0; i < digits; ++i) {
    const char d = c.Peek();
    if (!absl::ascii_isxdigit(static_cast<unsigned char>(d))) return -1;
    value = value * 16 + (IsDigit(d) ? d - '0' : absl::ascii_tolower(static_cast<unsigned char>(d)) - 'a' + 10);
    c.Advance();
  }
  return value;
}

void AppendUtf8(uint32_t code, std::string* out) {
  if (code < 0x80) {
    out->push_back(static_cast<char>(code));
  } else if (code < 0x800) {
    out->push_back(static_cast<char>(0xC0 | (code >> 6)));
    out->push_back(static_cast<char>(0x80 | (code & 0x3F)));
  } else if (code < 0x10000) {
    out->push_back(static_cast<char>(0xE0 | (code >> 12)));
    out->push_back(static_cast<char>(0x80 | ((code >> 6) & 0x3F)));
    out->push_back(static_cast<char>(0x80 | (code & 0x3F)));
  } else {
    out->push_back(static_cast<char>(0xF0 | ((code >> 18) & 0x07)));
    out->push_back(static_cast<char>(0x80 | ((code >> 12) & 0x3F)));
    out->push_back(static_cast<char>(0x80 | ((code >> 6) & 0x3F)));
    out->push_back(static_cast<char>(0x80 | (code & 0x3F)));
  }
}

// Reads what follows a backslash. Unknown escapes are kept as they are, as in Python.
void ReadEscape(Cursor& c, std::string* out) {
  const char kind = c.Peek();
  c.Advance();
  switch (kind) {
    case 'n':
      out->push_back('\n');
      return;
    case 't':
      out->push_back('\t');
      return;
    case 'r':
      out->push_back('\r');
      return;
    case '\\':
    case '\'':
    case '"':
      out->push_back(kind);
      return;
    case 'x':
    case 'u':
    case 'U': {
      const char* start = c.pos();
      const int64_t code = ReadHex(c, kind == 'x' ? 2 : kind == 'u' ? 4 : 8);
      if (code >= 0 && code < 0x110000) {
        AppendUtf8(static_cast<uint32_t>(code), out);
        return;
      }
      c.set_pos(start);
      break;
    }
    default:
      break;
  }
  out->push_back('\\');
  out->push_back(kind);
}

void AppendFloatDigits(double value, bool point_zero, std::string* out) {
  if (std::isnan(value)) {
    out->append("nan");
    return;
  }
  if (std::signbit(value)) out->push_back('-');
  value = std::fabs(value);
  if (std::isinf(value)) {
    out->append("inf");
    return;
  }
  char buffer[40];
  const auto [end, error] = std::to_chars(buffer, buffer + sizeof(buffer), value, std::chars_format::scientific);
  // "d.ddde[+-]dd": Python switches to an exponent below 1e-4 and from 1e16 on.
  const absl::string_view text(buffer, end - buffer);
  const size_t e = text.find('e');
  int exponent = 0;
  (void)absl::SimpleAtoi(text.substr(text[e + 1] == '+' ? e + 2 : e + 1), &exponent);
  std::string digits(1, text[0]);
  if (e > 2) digits.append(text.data() + 2, e - 2);
  if (exponent < -4 || exponent >= 16) {
    out->push_back(digits[0]);
    if (digits.size() > 1) absl::StrAppend(out, ".", digits.substr(1));
    absl::StrAppend(out, exponent < 0 ? "e-" : "e+", std::abs(exponent) < 10 ? "0" : "", std::abs(exponent));
  } else if (exponent < 0) {
    absl::StrAppend(out, "0.", std::string(-exponent - 1, '0'), digits);
  } else {
    const size_t whole = static_cast<size_t>(exponent) + 1;
    if (digits.size() <= whole) {
      absl::StrAppend(out, digits, std::string(whole - digits.size(), '0'), point_zero ? ".0" : "");
    } else {
      absl::StrAppend(out, digits.substr(0, whole), ".", digits.substr(whole));
    }
  }
}

}  // namespace

std::optional<double> ReadNamedFloat(Cursor& c) {
  if (!IsNameStart(c.Peek())) return std::nullopt;
  Cursor next = c;
  const absl::string_view word = next.ReadDottedName();
  std::optional<double> value;
  if (word == "float") {
    value = ReadFloatCall(next);
  } else if (word == "torch.finfo") {
    value = ReadLimit(next);
  } else if (next.Peek() != '(') {
    value = FloatNamed(word);
  }
  if (value.has_value()) c = next;
  return value;
}

bool ReadNumber(Cursor& c, Argument* out) {
  const char* start = c.pos();
  const bool negative = c.Consume('-');
  double first = 0;
  bool is_float = false;
  Argument value;
  if (!ReadUnsigned(c, &value, &first, &is_float)) {
    c.set_pos(start);
    return false;
  }
  if (negative) first = -first;
  if (c.Peek() == 'j' && !IsNameByte(c.Peek(1))) {
    c.Advance();
    *out = std::complex<double>(negative ? -0.0 : 0.0, first);
    return true;
  }
  // The second part of a complex number.
  if (c.Peek() == '+' || c.Peek() == '-') {
    const char* sign = c.pos();
    const bool second_negative = *sign == '-';
    c.Advance();
    double second = 0;
    bool second_float = false;
    Argument ignored;
    if (ReadUnsigned(c, &ignored, &second, &second_float) && c.Peek() == 'j' && !IsNameByte(c.Peek(1))) {
      c.Advance();
      *out = std::complex<double>(first, second_negative ? -second : second);
      return true;
    }
    c.set_pos(sign);
  }
  if (IsNameByte(c.Peek())) {
    c.set_pos(start);
    return false;
  }
  if (is_float) {
    *out = first;
  } else if (value.is_symbol()) {
    // The digits of INT64_MIN do not fit without the sign.
    if (negative && value.symbol() == "9223372036854775808") {
      *out = std::numeric_limits<int64_t>::min();
    } else {
      *out = negative ? Argument(Argument::Symbol{absl::StrCat("-", value.symbol())}) : std::move(value);
    }
  } else {
    *out = negative ? -value.int_value() : value.int_value();
  }
  return true;
}

std::optional<std::string> ReadQuotedString(Cursor& c) {
  const char* start = c.pos();
  const char quote = c.Peek();
  if (quote != '\'' && quote != '"') return std::nullopt;
  c.Advance();
  std::string text;
  while (!c.at_end()) {
    const char next = c.Peek();
    c.Advance();
    if (next == quote) return text;
    if (next == '\\' && !c.at_end()) {
      ReadEscape(c, &text);
    } else {
      text.push_back(next);
    }
  }
  c.set_pos(start);
  return std::nullopt;
}

std::optional<Argument> ConstantFromWord(absl::string_view word) {
  if (word == "None") return Argument();
  if (word == "True") return Argument(true);
  if (word == "False") return Argument(false);
  if (word == "inf") return Argument(kInf);
  if (word == "nan") return Argument(kNan);
  if (word == "Ellipsis") return Argument(Argument::Symbol{"Ellipsis"});
  absl::string_view torch = word;
  if (torch.substr(0, 6) == "torch.") {
    torch.remove_prefix(6);
    if (const auto dtype = DTypeFromTorchName(torch)) return Argument(*dtype);
    if (const auto layout = LayoutFromTorchName(torch)) return Argument(*layout);
    if (const auto format = MemoryFormatFromTorchName(torch)) return Argument(*format);
  }
  if (word.find('.') != absl::string_view::npos) return Argument(Argument::Symbol{std::string(word)});
  return std::nullopt;
}

void AppendFloat(double value, std::string* out) { AppendFloatDigits(value, /*point_zero=*/true, out); }

void AppendComplex(std::complex<double> value, std::string* out) {
  const bool imaginary_only = value.real() == 0 && !std::signbit(value.real());
  if (!imaginary_only) {
    out->push_back('(');
    AppendFloatDigits(value.real(), /*point_zero=*/false, out);
    if (!std::signbit(value.imag()) || std::isnan(value.imag())) out->push_back('+');
  }
  AppendFloatDigits(value.imag(), /*point_zero=*/false, out);
  out->push_back('j');
  if (!imaginary_only) out->push_back(')');
}

void AppendQuoted(absl::string_view text, std::string* out) {
  const bool has_single = text.find('\'') != absl::string_view::npos;
  const bool has_double = text.find('"') != absl::string_view::npos;
  const char quote = has_single && !has_double ? '"' : '\'';
  out->push_back(quote);
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == quote || c == '\\') {
      out->push_back('\\');
      out->push_back(c);
    } else if (c == '\n') {
      out->append("\\n");
    } else if (c == '\r') {
      out->append("\\r");
    } else if (c == '\t') {
      out->append("\\t");
    } else if (byte < 0x20 || byte == 0x7F) {
      absl::StrAppend(out, "\\x", absl::Hex(byte, absl::kZeroPad2));
    } else {
      out->push_back(c);
    }
  }
  out->push_back(quote);
}

}  // namespace backtape
