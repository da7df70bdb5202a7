#include "backtape/ir/text/annotation.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/cursor.h"

namespace backtape {
namespace {

bool ReadSize(absl::string_view text, SymInt* size) {
  int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc() && end == text.data() + text.size()) {
    *size = value;
    return true;
  }
  absl::StatusOr<SymInt> parsed = SymInt::Parse(text);
  if (!parsed.ok()) return false;
  *size = *std::move(parsed);
  return true;
}

// "[2, 3*s0, Max(1, s0)]".
bool ReadSizes(Cursor& c, SymIntVector* sizes) {
  if (!c.Consume('[')) return false;
  if (c.Consume(']')) return true;
  const char* start = c.pos();
  int depth = 0;
  for (; !c.at_end(); c.Advance()) {
    const char ch = c.Peek();
    if (ch == '(') ++depth;
    if (ch == ')') --depth;
    if (depth > 0 || (ch != ',' && ch != ']')) continue;
    sizes->emplace_back();
    if (!ReadSize({start, static_cast<size_t>(c.pos() - start)}, &sizes->back())) return false;
    if (ch == ']') {
      c.Advance();
      return true;
    }
    while (c.Peek(1) == ' ') c.Advance();
    start = c.pos() + 1;
  }
  return false;
}

// PyTorch's symbols for floats: "zf0" for an input, "zuf0" for a number that is read from a tensor.
bool IsFloatSymbol(absl::string_view symbol) {
  if (!absl::ConsumePrefix(&symbol, "zuf") && !absl::ConsumePrefix(&symbol, "zf")) return false;
  return !symbol.empty() && std::all_of(symbol.begin(), symbol.end(), IsDigit);
}

bool HasFloatSymbol(const SymInt& value) {
  if (!value.is_symbolic()) return false;
  const std::vector<std::string> symbols = value.symbols();
  return std::any_of(symbols.begin(), symbols.end(), IsFloatSymbol);
}

bool ReadTensor(absl::string_view text, Annotation* annotation) {
  const size_t bracket = text.find('[');
  if (bracket == absl::string_view::npos) return false;
  const auto dtype = DTypeFromAbbreviation(text.substr(0, bracket));
  if (!dtype.has_value()) return false;
  Cursor c(text.substr(bracket));
  TensorType type;
  type.dtype = *dtype;
  if (!ReadSizes(c, &type.sizes)) return false;
  const bool has_strides = c.Peek() == '[';
  if (has_strides && (!ReadSizes(c, &type.strides.emplace()) || type.strides->size() != type.sizes.size()))
    return false;
  const bool has_device = !c.at_end();
  if (has_device) {
    auto device = Device::Parse(c.rest());
    if (!device.has_value()) return false;
    type.device = *std::move(device);
  }
  *annotation = {ValueType(std::move(type)), has_strides, has_device};
  return true;
}

void AppendSizes(const SymIntVector& sizes, std::string* out) {
  out->push_back('[');
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (i > 0) out->append(", ");
    if (sizes[i].is_symbolic()) {
      out->append(sizes[i].ToString());
    } else {
      absl::StrAppend(out, sizes[i].value());
    }
  }
  out->push_back(']');
}

}  // namespace

Annotation ReadAnnotation(absl::string_view text) {
  Annotation annotation;
  if (ReadTensor(text, &annotation)) return annotation;
  if (absl::StartsWith(text, "Sym(") && absl::EndsWith(text, ")")) {
    SymInt value;
    if (ReadSize(text.substr(4, text.size() - 5), &value) && !HasFloatSymbol(value)) {
      annotation.type = ValueType(std::move(value));
      return annotation;
    }
  } else if (absl::EndsWith(text, ")")) {
    const size_t open = text.find('(');
    if (open != absl::string_view::npos && IsIdentifier(text.substr(0, open)) &&
        ReadTensor(text.substr(open + 1, text.size() - open - 2), &annotation)) {
      TensorType type = annotation.type.tensor();
      type.subclass = std::string(text.substr(0, open));
      annotation.type = ValueType(std::move(type));
      return annotation;
    }
  }
  annotation = {};
  annotation.type = ValueType(OpaqueType{std::string(text)});
  return annotation;
}

const Annotation& AnnotationCache::Read(absl::string_view text) {
  const auto [it, is_new] = by_text_.try_emplace(text);
  if (is_new) it->second = ReadAnnotation(text);
  return it->second;
}

bool IsShapeAnnotation(const ValueType& type) {
  if (type.is_tensor() || type.is_sym_int()) return true;
  if (!type.is_opaque()) return false;
  // "Sym(zf0)", "DTensor(f32[2], S(0))", "f32[unreadable]". Python types neither end in ")" nor start with a dtype.
  // Other text, such as "a tensor (2-D)", may end in ")" too, but contains " (".
  const std::string& text = type.opaque();
  return (absl::EndsWith(text, ")") && !absl::StrContains(text, " (")) ||
         DTypeFromAbbreviation(absl::string_view(text).substr(0, text.find('['))).has_value();
}

bool IsStatedType(const ValueType& type) { return type.is_opaque() && !IsShapeAnnotation(type); }

void AppendAnnotation(const ValueType& type, bool with_strides, bool with_device, std::string* out) {
  if (type.is_sym_int()) {
    absl::StrAppend(out, "Sym(", type.sym_int().ToString(), ")");
  } else if (type.is_opaque()) {
    out->append(type.opaque());
  } else if (type.is_tensor()) {
    const TensorType& tensor = type.tensor();
    if (!tensor.subclass.empty()) absl::StrAppend(out, tensor.subclass, "(");
    const absl::string_view dtype = Abbreviation(tensor.dtype);
    out->append(dtype.data(), dtype.size());
    AppendSizes(tensor.sizes, out);
    if (with_strides && tensor.strides.has_value()) AppendSizes(*tensor.strides, out);
    if (with_device) out->append(tensor.device.ToString());
    if (!tensor.subclass.empty()) out->push_back(')');
  }
}

}  // namespace backtape
