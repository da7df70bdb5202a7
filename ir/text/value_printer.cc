#include "backtape/ir/text/value_printer.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/node.h"
#include "backtape/ir/text/literals.h"

namespace backtape {
namespace {

void AppendView(absl::string_view text, std::string* out) { out->append(text.data(), text.size()); }

// Prints what str and repr print alike; returns false for other arguments.
bool AppendScalar(const Argument& value, std::string* out) {
  if (value.is_none()) {
    out->append("None");
  } else if (value.is_bool()) {
    out->append(value.bool_value() ? "True" : "False");
  } else if (value.is_int()) {
    absl::StrAppend(out, value.int_value());
  } else if (value.is_double()) {
    AppendFloat(value.float_value(), out);
  } else if (value.is_dtype()) {
    out->append("torch.");
    AppendView(TorchName(value.dtype()), out);
  } else if (value.is_layout()) {
    out->append("torch.");
    AppendView(TorchName(value.layout()), out);
  } else if (value.is_memory_format()) {
    out->append("torch.");
    AppendView(TorchName(value.memory_format()), out);
  } else {
    return false;
  }
  return true;
}

template <typename F>
void AppendSequence(const Argument::Sequence& sequence, std::string* out, F&& append_item) {
  using Kind = Argument::SequenceKind;
  out->append(sequence.kind == Kind::kList ? "[" : sequence.kind == Kind::kTuple ? "(" : "slice(");
  for (size_t i = 0; i < sequence.items.size(); ++i) {
    if (i > 0) out->append(", ");
    append_item(sequence.items[i]);
  }
  if (sequence.kind == Kind::kTuple && sequence.items.size() == 1) out->push_back(',');
  out->append(sequence.kind == Kind::kList ? "]" : ")");
}

void AppendSymbol(const std::string& symbol, bool code, std::string* out) {
  // An overload, "aten.mul.Tensor"; names of torch and enum members have another number of dots.
  if (code && std::count(symbol.begin(), symbol.end(), '.') == 2 && IsNameStart(symbol[0]) &&
      !absl::StartsWith(symbol, "torch.") && symbol.find('(') == std::string::npos) {
    out->append("torch.ops.");
  }
  out->append(symbol);
}

bool IsInteger(absl::string_view key) {
  if (!key.empty() && key[0] == '-') key.remove_prefix(1);
  return !key.empty() && std::all_of(key.begin(), key.end(), IsDigit);
}

void AppendDevice(const Device& device, std::string* out) {
  absl::StrAppend(out, "device(type='", device.type, "'");
  if (device.index >= 0) absl::StrAppend(out, ", index=", device.index);
  out->push_back(')');
}

// Newer PyTorch writes a complex number as a call if a part is 0, infinite or NaN, because its repr may then evaluate
// to another number.
bool NeedsComplexCall(std::complex<double> value) {
  return value.real() == 0 || value.imag() == 0 || !std::isfinite(value.real()) || !std::isfinite(value.imag());
}

}  // namespace

void AppendStr(const Argument& value, std::string* out) {
  if (value.is_node()) {
    absl::StrAppend(out, "%", value.node()->name());
  } else if (AppendScalar(value, out)) {
  } else if (value.is_sequence() && !value.is_slice()) {
    AppendSequence(value.sequence(), out, [out](const Argument& item) { AppendStr(item, out); });
  } else if (value.is_dict()) {
    out->push_back('{');
    for (size_t i = 0; i < value.dict().items.size(); ++i) {
      const auto& [key, item] = value.dict().items[i];
      absl::StrAppend(out, i > 0 ? ", " : "", key, ": ");
      AppendStr(item, out);
    }
    out->push_back('}');
  } else {
    AppendPlainStr(value, out);
  }
}

std::string StrOf(const Argument& value) {
  std::string text;
  AppendStr(value, &text);
  return text;
}

void AppendRepr(const Argument& value, const ReprOptions& options, std::string* out) {
  if (value.is_node()) {
    out->append(value.node()->name());
  } else if (AppendScalar(value, out)) {
  } else if (value.is_string()) {
    AppendQuoted(value.string(), out);
  } else if (value.is_complex()) {
    const std::complex<double> number = value.complex_value();
    if (options.complex_as_call && NeedsComplexCall(number)) {
      out->append("complex(");
      AppendFloat(number.real(), out);
      out->append(", ");
      AppendFloat(number.imag(), out);
      out->push_back(')');
    } else {
      AppendComplex(number, out);
    }
  } else if (value.is_device()) {
    AppendDevice(value.device(), out);
  } else if (value.is_symbol()) {
    AppendSymbol(value.symbol(), options.code, out);
  } else if (value.is_sequence()) {
    AppendSequence(value.sequence(), out, [&](const Argument& item) { AppendRepr(item, options, out); });
  } else if (value.is_dict()) {
    out->push_back('{');
    for (size_t i = 0; i < value.dict().items.size(); ++i) {
      const auto& [key, item] = value.dict().items[i];
      if (i > 0) out->append(", ");
      if (IsInteger(key)) {
        out->append(key);
      } else {
        AppendQuoted(key, out);
      }
      out->append(": ");
      AppendRepr(item, options, out);
    }
    out->push_back('}');
  }
}

void AppendPlainStr(const Argument& value, std::string* out) {
  if (value.is_string()) {
    out->append(value.string());
  } else if (value.is_device()) {
    out->append(value.device().ToString());
  } else {
    AppendRepr(value, {}, out);
  }
}

}  // namespace backtape
