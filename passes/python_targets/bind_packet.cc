// Chooses the overload of an op packet that a Python call selects.
#include <algorithm>
#include <iterator>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_packets.h"
#include "backtape/passes/python_targets/call_python.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

// Python's name of a parameter, and its name in the schema.
constexpr std::pair<absl::string_view, absl::string_view> kRenamed[] = {
    {"input", "self"},
    {"self", "input"},
    {"axis", "dim"},
    {"keepdims", "keepdim"},
    {"x", "self"},
    {"tensor", "self"},
    {"dim0", "axis0"},
    {"dim1", "axis1"},
    {"tensors", "matrices"},
    {"split_size_or_sections", "split_size"},
    {"indices_or_sections", "indices"},
    {"indices_or_sections", "sections"},
    {"size", "shape"},
    {"shape", "size"},
    {"vec2", "other"},
    {"tensor1", "self"},
};
// Parameters that do not affect values.
constexpr absl::string_view kIgnored[] = {"requires_grad", "names", "generator", "_stacklevel", "pin_memory"};

// The maximum length of the list of reasons in a message.
constexpr size_t kMaxReasons = 2000;

bool HasArgument(const OpSchema& op, absl::string_view name) {
  return std::any_of(op.args.begin(), op.args.end(), [name](const ArgSchema& arg) { return arg.name == name; });
}

Keywords NamedAsIn(const OpSchema& op, const Keywords& kwargs) {
  Keywords named;
  for (const auto& [name, value] : kwargs) {
    if (HasArgument(op, name)) {
      named.emplace_back(name, value);
      continue;
    }
    if (std::find(std::begin(kIgnored), std::end(kIgnored), name) != std::end(kIgnored)) continue;
    std::string spelt = name;
    for (const auto& [python, schema] : kRenamed) {
      if (name == python && HasArgument(op, schema)) spelt = std::string(schema);
    }
    named.emplace_back(std::move(spelt), value);
  }
  return named;
}

bool IsIntegerList(const ArgSchema& arg) {
  return arg.is_list && arg.list_size < 0 && (arg.type == SchemaType::kInt || arg.type == SchemaType::kSymInt);
}

// Turns x.view(2, 3) into x.view((2, 3)): packs the integers into the first list argument.
IValueList WithPackedSizes(const OpSchema& op, const IValueList& args) {
  const size_t at = !op.args.empty() && op.args[0].type == SchemaType::kTensor && !op.args[0].is_list ? 1 : 0;
  if (at >= op.args.size() || at >= args.size() || !IsIntegerList(op.args[at])) return args;
  if (!std::all_of(args.begin() + static_cast<int64_t>(at), args.end(), [](const IValue& v) { return v.is_int(); })) {
    return args;
  }
  IValueList packed(args.begin(), args.begin() + static_cast<int64_t>(at));
  packed.emplace_back(IValueList(args.begin() + static_cast<int64_t>(at), args.end()));
  return packed;
}

// None for an argument that is not optional stands for its default.
void FillDefaults(const OpSchema& op, IValueList& args, Keywords& kwargs) {
  for (size_t i = 0; i < args.size() && i < op.args.size(); ++i) {
    const ArgSchema& arg = op.args[i];
    if (args[i].is_none() && !arg.is_optional && arg.has_default) args[i] = DefaultOf(arg);
  }
  kwargs.erase(std::remove_if(kwargs.begin(), kwargs.end(),
                              [&op](const std::pair<std::string, IValue>& given) {
                                return given.second.is_none() &&
                                       std::any_of(op.args.begin(), op.args.end(), [&given](const ArgSchema& arg) {
                                         return arg.name == given.first && !arg.is_optional && arg.has_default;
                                       });
                              }),
               kwargs.end());
}

bool IsNumberFor(const ArgSchema& arg, const IValue& value) {
  if (arg.type != SchemaType::kTensor || arg.is_list) return false;
  return value.is_scalar() || value.is_int();
}

// True if a number is passed where the schema has a tensor.
bool WrapsNumber(const OpSchema& op, const IValueList& args, const Keywords& kwargs) {
  for (size_t i = 0; i < args.size() && i < op.args.size(); ++i) {
    if (IsNumberFor(op.args[i], args[i])) return true;
  }
  for (const auto& [name, value] : kwargs) {
    for (const ArgSchema& arg : op.args) {
      if (arg.name == name && IsNumberFor(arg, value)) return true;
    }
  }
  return false;
}

// Writes the result of a call into the tensor, or the results into the list of tensors, that it passed as `out`;
// returns what was written.
absl::StatusOr<IValue> WrittenTo(const IValue& out, const IValue& result) {
  if (out.is_list() && result.is_list() && out.list().size() == result.list().size()) {
    IValueList written;
    for (size_t i = 0; i < out.list().size(); ++i) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue one, WrittenTo(out.list()[i], result.list()[i]));
      written.push_back(std::move(one));
    }
    return IValue(std::move(written));
  }
  if (!out.is_tensor() || !result.is_tensor()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the call returns ", result.KindName(), ", but 'out' is ", out.KindName()));
  }
  const Variable target = ToVariable(out), value = ToVariable(result);
  bool fits = target.dim() == value.dim();
  for (int64_t d = 0; fits && d < target.dim(); ++d) fits = SymEqual(SymSizeOf(target, d), SymSizeOf(value, d));
  if (!fits) {
    return absl::NotFoundError(absl::StrCat("'out' has the type ", target.type().ToString(),
                                            ", but the result has the type ", value.type().ToString(),
                                            "; resizing 'out' is not supported"));
  }
  ops::copy_(target, value);
  return out;
}

}  // namespace

absl::StatusOr<IValue> CallPacket(const OpLibrary& library, absl::string_view name, const IValueList& args,
                                  const Keywords& kwargs) {
  const auto out = std::find_if(kwargs.begin(), kwargs.end(), [](const auto& given) { return given.first == "out"; });
  if (out != kwargs.end()) {
    Keywords others;
    std::copy_if(kwargs.begin(), kwargs.end(), std::back_inserter(others),
                 [](const auto& given) { return given.first != "out"; });
    BACKTAPE_ASSIGN_OR_RETURN(IValue result, CallPacket(library, name, args, others));
    return out->second.is_none() ? std::move(result) : WrittenTo(out->second, result);
  }
  const std::vector<const OpSchema*> overloads = OverloadsOfPacket(*library.ops, absl::StrCat("aten.", name));
  if (overloads.empty() && absl::EndsWith(name, "_") && !absl::EndsWith(name, "__") && !args.empty()) {
    // The op has no in-place form, so copy the result into the first argument.
    BACKTAPE_ASSIGN_OR_RETURN(const IValue result, CallPacket(library, absl::StripSuffix(name, "_"), args, kwargs));
    ops::copy_(ToVariable(args[0]), ToVariable(result));
    return args[0];
  }
  if (overloads.empty()) return absl::NotFoundError(absl::StrCat("unknown op aten.", name));
  std::string reasons;
  for (const bool may_wrap : {false, true}) {
    for (const OpSchema* op : overloads) {
      for (const IValueList& given : {args, WithPackedSizes(*op, args)}) {
        IValueList values = given;
        Keywords named = NamedAsIn(*op, kwargs);
        FillDefaults(*op, values, named);
        if (WrapsNumber(*op, values, named) != may_wrap) continue;
        const absl::StatusOr<IValueList> bound = BindArguments(*op, values, named, BindFor::kTape);
        if (bound.ok()) return Call(library, op->id, *bound);
        const std::string reason = absl::StrCat("\n  ", bound.status().message());
        if (reasons.size() < kMaxReasons && !absl::StrContains(reasons, reason)) reasons += reason;
      }
    }
  }
  return absl::InvalidArgumentError(absl::StrCat("no overload of aten.", name, " takes these arguments:", reasons));
}

std::string PacketOfTarget(absl::string_view target) {
  target = PacketOfOutOverload(target);
  if (absl::ConsumePrefix(&target, "torch.ops.aten.")) {
    return absl::StrContains(target, '.') ? std::string() : std::string(target);
  }
  constexpr std::pair<absl::string_view, absl::string_view> kModules[] = {
      {"Tensor.", ""},
      {"torch.Tensor.", ""},
      {"torch.nn.functional.", ""},
      {"torch.functional.", ""},
      {"torch._C._nn.", ""},
      {"torch._C._VariableFunctions.", ""},
      {"torch._VF.", ""},
      {"torch._C._special.", ""},
      {"torch._C._linalg.", ""},
      {"torch._C._fft.", ""},
      {"torch.special.", "special_"},
      {"torch.linalg.", "linalg_"},
      {"torch.fft.", "fft_"},
      {"torch.", ""},
  };
  for (const auto& [module, prefix] : kModules) {
    if (!absl::StartsWith(target, module)) continue;
    const absl::string_view name = absl::StripPrefix(target, module);
    return absl::StrContains(name, '.') ? std::string() : absl::StrCat(prefix, name);
  }
  return {};
}

}  // namespace backtape::python_targets
