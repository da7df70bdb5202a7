#include "backtape/ir/text/python_syntax.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_packets.h"

namespace backtape {
namespace {

// Python's functions that traced programs call; they need no module in code.
constexpr absl::string_view kBuiltinNames[] = {
    "abs",     "all",     "any",    "bool",   "complex", "dict",       "divmod", "enumerate", "filter",   "float",
    "getattr", "hasattr", "hash",   "id",     "int",     "isinstance", "iter",   "len",       "list",     "map",
    "max",     "min",     "next",   "object", "pow",     "print",      "range",  "repr",      "reversed", "round",
    "set",     "setattr", "sorted", "str",    "sum",     "super",      "tuple",  "type",      "zip"};

// The symbols of the operator.* rows, longest first.
struct Operators {
  std::vector<const OpSchema*> binary, unary, in_place;

  Operators() {
    for (const OpSchema* op : OpTable::Builtin().ops()) {
      if (!op->has_tag(kTagPython) || op->infix.empty() || op->infix == "[]") continue;
      const bool is_in_place =
          op->args.size() == 2 && op->name.size() > 1 && op->name[0] == 'i' && op->infix.back() == '=';
      (op->args.size() == 1 ? unary : is_in_place ? in_place : binary).push_back(op);
    }
    for (auto* list : {&binary, &unary, &in_place}) {
      std::stable_sort(list->begin(), list->end(),
                       [](const OpSchema* a, const OpSchema* b) { return a->infix.size() > b->infix.size(); });
    }
  }
};

const Operators& AllOperators() {
  static const auto* const kOperators = new Operators;
  return *kOperators;
}

const OpSchema* ReadOneOf(const std::vector<const OpSchema*>& operators, Cursor& c) {
  for (const OpSchema* op : operators) {
    if (c.Consume(op->infix)) return op;
  }
  return nullptr;
}

bool IsBuiltin(absl::string_view name) {
  return std::find(std::begin(kBuiltinNames), std::end(kBuiltinNames), name) != std::end(kBuiltinNames);
}

// Functions written as "<built-in function NAME>" that are in Python's module builtins, not in operator.
constexpr absl::string_view kPrintedBuiltins[] = {"getattr", "setattr", "len", "round", "max", "min", "sum"};

}  // namespace

const OpSchema* ReadBinaryOperator(Cursor& c) { return ReadOneOf(AllOperators().binary, c); }
const OpSchema* ReadUnaryOperator(Cursor& c) { return ReadOneOf(AllOperators().unary, c); }
const OpSchema* ReadInPlaceOperator(Cursor& c) { return ReadOneOf(AllOperators().in_place, c); }

const OpSchema* OperatorOfTarget(absl::string_view target) {
  if (!absl::StartsWith(target, "operator.")) return nullptr;
  const OpSchema* op = OpTable::Builtin().Find(target);
  return op != nullptr && !op->infix.empty() && op->infix != "[]" ? op : nullptr;
}

std::string TargetOfShortName(absl::string_view target) {
  const bool is_short = absl::StartsWith(target, "aten.") || absl::StartsWith(target, "prims.");
  return absl::StrCat(is_short ? "torch.ops." : "", target);
}

std::string TargetOfFunction(absl::string_view function) {
  if (absl::StartsWith(function, "_operator_")) {
    return absl::StrCat("operator.", absl::StripPrefix(function, "_operator_"));
  }
  if (absl::StartsWith(function, "math_")) return absl::StrCat("math.", absl::StripPrefix(function, "math_"));
  if (IsBuiltin(function)) return absl::StrCat("builtins.", function);
  return TargetOfShortName(function);
}

std::string FunctionOfTarget(absl::string_view target) {
  if (absl::StartsWith(target, "builtins.")) return std::string(absl::StripPrefix(target, "builtins."));
  if (absl::StartsWith(target, "operator.")) {
    return absl::StrCat("_operator_", absl::StripPrefix(target, "operator."));
  }
  if (absl::StartsWith(target, "math.")) return absl::StrCat("math_", absl::StripPrefix(target, "math."));
  return std::string(target);
}

std::string TargetOfRepr(absl::string_view text) {
  const auto first_word = [](absl::string_view rest) { return std::string(rest.substr(0, rest.find_first_of(" >"))); };
  if (absl::ConsumePrefix(&text, "<built-in function ")) {
    const std::string name = first_word(text);
    for (const absl::string_view builtin : kPrintedBuiltins) {
      if (name == builtin) return absl::StrCat("builtins.", name);
    }
    if (absl::StartsWith(name, "conv") || name == "linear" || name == "gelu" || absl::StrContains(name, "pool")) {
      return absl::StrCat("torch._C._nn.", name);
    }
    return absl::StrCat("operator.", name);
  }
  if (absl::ConsumePrefix(&text, "<built-in method ")) return absl::StrCat("torch.", first_word(text));
  if (absl::ConsumePrefix(&text, "<function ")) return absl::StrCat("torch.nn.functional.", first_word(text));
  if (absl::ConsumePrefix(&text, "<class '")) return std::string(text.substr(0, text.find('\'')));
  return std::string(text);
}

const OpSchema* FindByOtherName(const OpTable& ops, absl::string_view target) {
  if (!absl::ConsumePrefix(&target, "torch.ops.")) return nullptr;
  if (absl::ConsumePrefix(&target, "aten.")) {
    absl::ConsumeSuffix(&target, ".default");
    return target == "item" ? ops.Find(OpId::_local_scalar_dense) : nullptr;  // aten.item only calls this op
  }
  const std::vector<const OpSchema*> overloads = OverloadsOfPacket(ops, target);
  return overloads.size() == 1 ? overloads[0] : nullptr;
}

}  // namespace backtape
