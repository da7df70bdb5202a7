// Python's operators on tensors, tuples and constants, and attributes of values.
#include <algorithm>
#include <cmath>
#include <iterator>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/passes/python_targets/call_python.h"
#include "backtape/passes/python_targets/known_value.h"

namespace backtape::python_targets {
namespace {

struct OperatorRow {
  absl::string_view name;
  absl::string_view packet;
  // The packet for a number on the left and a tensor on the right; it takes the tensor first. If empty, `packet` is
  // used.
  absl::string_view reflected = "";
};

constexpr OperatorRow kBinary[] = {
    {"add", "add", "add"},
    {"sub", "sub", "rsub"},
    {"mul", "mul", "mul"},
    {"truediv", "div"},
    {"div", "div"},
    {"floordiv", "floor_divide"},
    {"mod", "remainder"},
    {"pow", "pow"},
    {"matmul", "matmul"},
    {"and_", "bitwise_and", "bitwise_and"},
    {"or_", "bitwise_or", "bitwise_or"},
    {"xor", "bitwise_xor", "bitwise_xor"},
    {"lshift", "__lshift__"},
    {"rshift", "__rshift__"},
    {"eq", "eq", "eq"},
    {"ne", "ne", "ne"},
    {"lt", "lt", "gt"},
    {"le", "le", "ge"},
    {"gt", "gt", "lt"},
    {"ge", "ge", "le"},
};

constexpr std::pair<absl::string_view, absl::string_view> kUnary[] = {
    {"neg", "neg"}, {"pos", "positive"}, {"invert", "bitwise_not"}, {"abs", "abs"}};

const OperatorRow* FindBinary(absl::string_view name) {
  for (const OperatorRow& row : kBinary) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

// "iadd" -> "add"; "iand" -> "and_"; empty for other names.
std::string PlainOfAugmented(absl::string_view name) {
  if (!absl::ConsumePrefix(&name, "i")) return {};
  if (FindBinary(name) != nullptr) return std::string(name);
  const std::string with_underscore = absl::StrCat(name, "_");
  return FindBinary(with_underscore) != nullptr ? with_underscore : std::string();
}

// "radd" -> "add"; "rand" -> "and_"; empty for other names, such as "rshift".
std::string PlainOfReflected(absl::string_view name) {
  if (FindBinary(name) != nullptr || !absl::ConsumePrefix(&name, "r")) return {};
  if (FindBinary(name) != nullptr) return std::string(name);
  const std::string with_underscore = absl::StrCat(name, "_");
  return FindBinary(with_underscore) != nullptr ? with_underscore : std::string();
}

bool SameConstant(const IValue& a, const IValue& b) {
  if (a.is_none() || b.is_none()) return a.is_none() && b.is_none();
  if (a.is_dtype() && b.is_dtype()) return a.dtype() == b.dtype();
  if (a.is_string() && b.is_string()) return a.string() == b.string();
  if (a.is_device() && b.is_device()) return a.device() == b.device();
  if (a.is_layout() && b.is_layout()) return a.layout() == b.layout();
  if (a.is_scalar() && b.is_scalar()) return a.scalar().to_double() == b.scalar().to_double();
  if (a.is_int() && b.is_int()) return a.sym_int() == b.sym_int();
  if (!a.is_list() || !b.is_list() || a.list().size() != b.list().size()) return false;
  for (size_t i = 0; i < a.list().size(); ++i) {
    if (!SameConstant(a.list()[i], b.list()[i])) return false;
  }
  return true;
}

absl::Status NotResolved(const PythonCall& call, absl::string_view name) {
  std::string kinds;
  for (const IValue& arg : call.args) absl::StrAppend(&kinds, kinds.empty() ? "" : ", ", arg.KindName());
  return absl::NotFoundError(absl::StrCat("operator.", name, " of ", kinds, " is not supported"));
}

absl::StatusOr<IValue> ItemOfList(const IValueList& list, const IValue& index) {
  const auto size = static_cast<int64_t>(list.size());
  if (index.is_int() && !index.sym_int().is_symbolic()) {
    const int64_t at = index.sym_int().value();
    if (at < -size || at >= size) {
      return absl::InvalidArgumentError(
          absl::StrCat("index ", at, " is out of range for ", size, size == 1 ? " value" : " values"));
    }
    return list[static_cast<size_t>(at < 0 ? at + size : at)];
  }
  const bool is_slice = index.is_list() && index.list().size() == 4 && index.list()[0].is_string() &&
                        index.list()[0].string() == kSliceMarker;
  if (!is_slice) return absl::NotFoundError(absl::StrCat("a tuple cannot be indexed by ", index.KindName()));
  int64_t bounds[3] = {0, size, 1};
  for (size_t i = 0; i < 3; ++i) {
    const IValue& bound = index.list()[i + 1];
    if (bound.is_none()) continue;
    if (!bound.is_int() || bound.sym_int().is_symbolic())
      return absl::NotFoundError("slicing a tuple with symbolic bounds is not supported");
    bounds[i] = bound.sym_int().value();
    if (i < 2) bounds[i] = std::clamp<int64_t>(bounds[i] < 0 ? bounds[i] + size : bounds[i], 0, size);
  }
  IValueList part;
  if (bounds[2] == -1 && index.list()[1].is_none() && index.list()[2].is_none()) {
    part.assign(list.rbegin(), list.rend());
    return IValue(std::move(part));
  }
  if (bounds[2] <= 0) {
    return absl::NotFoundError(
        absl::StrCat("a tuple can be sliced only with a positive step, or as [::-1]; got the step ", bounds[2]));
  }
  for (int64_t i = bounds[0]; i < bounds[1]; i += bounds[2]) part.push_back(list[static_cast<size_t>(i)]);
  return IValue(std::move(part));
}

absl::StatusOr<IValue> OfTensors(const PythonCall& call, absl::string_view name) {
  if (call.args.size() == 1) {
    for (const auto& [python, packet] : kUnary) {
      if (python == name) return CallPacket(*call.library, packet, call.args, {});
    }
    return NotResolved(call, name);
  }
  const std::string plain = PlainOfAugmented(name);
  if (!plain.empty() && call.args[0].is_tensor()) {
    // Tensors do not implement "@=", so Python makes a new tensor.
    const absl::string_view packet = FindBinary(plain)->packet;
    if (plain == "matmul") return CallPacket(*call.library, packet, call.args, {});
    const std::string inplace = plain == "lshift"   ? "bitwise_left_shift_"
                                : plain == "rshift" ? "bitwise_right_shift_"
                                                    : absl::StrCat(packet, "_");
    return CallPacket(*call.library, inplace, call.args, {});
  }
  const OperatorRow* row = FindBinary(plain.empty() ? name : absl::string_view(plain));
  if (row == nullptr || call.args.size() != 2) return NotResolved(call, name);
  if (!call.args[0].is_tensor() && row->packet == "div") {
    return CallPacket(*call.library, "mul", {ToIValue(ops::reciprocal(ToVariable(call.args[1]))), call.args[0]}, {});
  }
  if (!call.args[0].is_tensor() && !row->reflected.empty()) {
    return CallPacket(*call.library, row->reflected, {call.args[1], call.args[0]}, {});
  }
  return CallPacket(*call.library, row->packet, call.args, {});
}

// Returns the subscript with tensors in the bounds of its slices replaced by the numbers that they hold, where these
// are known.
IValue WithKnownBounds(const PythonCall& call, const IValue& index) {
  if (!index.is_list() || index.list().empty()) return index;
  const IValue& first = index.list()[0];
  bool changed = false;
  if (first.is_string() && first.string() == kSliceMarker) return WithNumbers(call, index, &changed);
  IValueList items;
  for (const IValue& item : index.list()) items.push_back(item.is_list() ? WithKnownBounds(call, item) : item);
  return IValue(std::move(items));
}

}  // namespace

absl::StatusOr<IValue> EvaluateOperator(const PythonCall& call, absl::string_view name) {
  const IValueList& args = call.args;
  if (const std::string plain = PlainOfReflected(name); !plain.empty() && args.size() == 2) {
    // PyTorch rounds the reciprocal, in float32 for an integer tensor.
    if (FindBinary(plain)->packet == "div" && args[0].is_tensor()) {
      const IValue inverse = ToIValue(ops::reciprocal(ToVariable(args[0])));
      return CallPacket(*call.library, "mul", {inverse, args[1]}, {});
    }
    PythonCall reflected = call;
    reflected.args = {args[1], args[0]};
    return EvaluateOperator(reflected, plain);
  }
  if (name == "setitem" && args.size() == 3) {
    if (!args[0].is_tensor()) return NotResolved(call, name);
    SetItem(*call.tracer, ToVariable(args[0]), WithKnownBounds(call, args[1]), args[2]);
    return IValue();
  }
  if (name == "getitem" && args.size() == 2) {
    if (args[0].is_tensor()) {
      const IValue index = WithKnownBounds(call, args[1]);
      return ToIValue(GetItem(*call.tracer, ToVariable(args[0]), index));
    }
    if (args[0].is_list()) return ItemOfList(args[0].list(), args[1]);
    return NotResolved(call, name);
  }
  const bool has_tensor = std::any_of(args.begin(), args.end(), [](const IValue& v) { return v.is_tensor(); });
  if (args.size() == 2 && (name == "is_" || name == "is_not")) {
    if (has_tensor && !args[0].is_none() && !args[1].is_none()) return NotResolved(call, name);
    return IValue(SameConstant(args[0], args[1]) == (name == "is_"));
  }
  if (has_tensor) return OfTensors(call, name);
  if (args.size() != 2) return NotResolved(call, name);
  if (args[0].is_list() && args[1].is_list() && (name == "add" || name == "iadd")) {
    IValueList joined = args[0].list();
    joined.insert(joined.end(), args[1].list().begin(), args[1].list().end());
    return IValue(std::move(joined));
  }
  if (args[0].is_list() && args[1].is_int() && !args[1].sym_int().is_symbolic() && name == "mul") {
    IValueList repeated;
    for (int64_t i = 0; i < args[1].sym_int().value(); ++i) {
      repeated.insert(repeated.end(), args[0].list().begin(), args[0].list().end());
    }
    return IValue(std::move(repeated));
  }
  if (name == "eq" || name == "ne") return IValue(SameConstant(args[0], args[1]) == (name == "eq"));
  return NotResolved(call, name);
}

absl::StatusOr<IValue> EvaluateAttribute(const IValue& x, absl::string_view name) {
  if (x.is_list()) {
    // The named results of max, sort and similar functions.
    if (name == "values" && !x.list().empty()) return x.list()[0];
    if (name == "indices" && x.list().size() > 1) return x.list()[1];
  }
  if (x.is_device()) {
    if (name == "type") return IValue(x.device().type);
    if (name == "index") return x.device().index >= 0 ? IValue(int64_t{x.device().index}) : IValue();
  }
  if (x.is_dtype() && name == "is_floating_point") return IValue(IsFloatingPoint(x.dtype()));
  if (x.is_dtype() && name == "itemsize") return IValue(ItemSize(x.dtype()));
  if (!x.is_tensor()) {
    return absl::NotFoundError(absl::StrCat("the attribute ", name, " of ", x.KindName(), " is not supported"));
  }
  const Variable tensor = ToVariable(x);
  if (name == "shape") {
    IValueList sizes;
    for (const SymInt& size : SymSizesOf(tensor)) sizes.emplace_back(size);
    return IValue(std::move(sizes));
  }
  if (name == "dtype") return IValue(tensor.dtype());
  if (name == "device") return IValue(tensor.type().device);
  if (name == "layout") return IValue(Layout::kStrided);
  if (name == "ndim") return IValue(tensor.dim());
  if (name == "requires_grad") return IValue(tensor.requires_grad());
  if (name == "is_cuda") return IValue(tensor.type().device.type == "cuda");
  if (name == "is_sparse" || name == "is_quantized" || name == "is_nested" || name == "is_mps" || name == "is_meta") {
    return IValue(false);
  }
  if (name == "data") return ToIValue(ops::detach(tensor));
  if (name == "T") return ToIValue(decompositions::numpy_T(tensor));
  if (name == "mT" || name == "mH") return ToIValue(decompositions::mT(tensor));
  if (name == "H") return ToIValue(decompositions::matrix_H(tensor));
  if (name == "real") return x;
  return absl::NotFoundError(absl::StrCat("the attribute ", name, " of a tensor is not supported"));
}

}  // namespace backtape::python_targets
