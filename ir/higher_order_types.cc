#include "backtape/ir/higher_order_types.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/open_size.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

ValueType TypeOf(const Argument& argument) {
  if (argument.is_node()) return argument.node()->type();
  if (argument.is_none()) return ValueType::NoneType{};
  if (argument.is_int()) return SymInt(argument.int_value());
  return {};
}

// True unless the types are known to differ in kind, dtype or sizes.
bool Agree(const ValueType& a, const ValueType& b, ShapeEnv& env) {
  if (!a.is_known() || !b.is_known() || a.is_opaque() || b.is_opaque()) return true;
  if (a.is_sym_int() || b.is_sym_int()) return a.is_sym_int() == b.is_sym_int();
  if (!a.is_tensor() || !b.is_tensor()) return a.is_none() == b.is_none() && a.is_list() == b.is_list();
  const TensorType& x = a.tensor();
  const TensorType& y = b.tensor();
  if (x.dtype != y.dtype || x.dim() != y.dim()) return false;
  for (int64_t d = 0; d < x.dim(); ++d) {
    if (!env.RequireEq(x.sizes[d], y.sizes[d], "the sizes of a subgraph's values")) return false;
  }
  return true;
}

ValueType RowMajor(const ValueType& type) {
  if (!type.is_tensor()) return type;
  return TensorType::Contiguous(type.tensor().dtype, type.tensor().sizes);
}

// A row-major stack of `count` values of the type.
ValueType Stacked(const ValueType& type, const SymInt& count) {
  if (!type.is_tensor()) return type;
  SymIntVector sizes = {count};
  sizes.insert(sizes.end(), type.tensor().sizes.begin(), type.tensor().sizes.end());
  return TensorType::Contiguous(type.tensor().dtype, sizes);
}

// The type of one slice of a scanned tensor.
ValueType SliceType(const TensorType& type) {
  TensorType slice = type;
  slice.sizes.erase(slice.sizes.begin());
  if (slice.strides) slice.strides->erase(slice.strides->begin());
  slice.storage_offset = 0;
  slice.subclass.clear();
  return slice;
}

absl::Status CheckPassed(const HigherOrderCall& call, const std::vector<ValueType>& passed, ShapeEnv& env) {
  for (size_t i = 0; i < call.graphs.size(); ++i) {
    const std::vector<Node*> placeholders = call.graphs[i]->placeholders();
    for (size_t k = 0; k < placeholders.size(); ++k) {
      const ValueType& stated = placeholders[k]->type();
      if (Agree(stated, passed[k], env)) continue;
      return absl::InvalidArgumentError(absl::StrCat("the input %", placeholders[k]->name(), " of the subgraph ",
                                                     call.names[i], " is ", stated.ToString(), ", but the call passes ",
                                                     passed[k].ToString()));
    }
  }
  return absl::OkStatus();
}

absl::Status CheckCondition(const ValueType& type, absl::string_view what) {
  if (!type.is_known() || type.is_opaque() || type.is_sym_int()) return absl::OkStatus();
  const bool is_bool = type.is_tensor() && type.tensor().dtype == DType::kBool &&
                       (type.tensor().dim() == 0 || type.tensor().numel() == SymInt(1));
  if (is_bool) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(what, " is ", type.ToString(), "; expected a bool tensor of one element"));
}

absl::StatusOr<SymInt> NumberOfSteps(const HigherOrderCall& call, ShapeEnv& env) {
  std::optional<SymInt> steps;
  for (size_t i = 0; i < call.scanned.size(); ++i) {
    const ValueType type = TypeOf(call.scanned[i]);
    if (!type.is_known()) continue;
    if (!type.is_tensor() || type.tensor().dim() == 0) {
      return absl::InvalidArgumentError(
          absl::StrCat("scanned value ", i, " is ", type.ToString(), ", which has no dimension to scan"));
    }
    const SymInt& size = type.tensor().sizes[0];
    if (steps.has_value() && !env.RequireEq(*steps, size, "the number of steps of a scan")) {
      return absl::InvalidArgumentError(
          absl::StrCat("the scanned tensors must have equal sizes in dim 0, but these are ", steps->ToString(), " and ",
                       size.ToString()));
    }
    if (!steps.has_value()) steps = size;
  }
  return steps.value_or(OpenSize(0));
}

absl::Status CheckCarried(const HigherOrderCall& call, size_t graph, const std::vector<Argument>& before,
                          const std::vector<ValueType>& after, ShapeEnv& env) {
  for (size_t k = 0; k < before.size(); ++k) {
    const ValueType type = TypeOf(before[k]);
    if (Agree(type, after[k], env)) continue;
    return absl::InvalidArgumentError(absl::StrCat("carried value ", k, " is ", type.ToString(), ", but the subgraph ",
                                                   call.names[graph], " returns ", after[k].ToString(), " for it"));
  }
  return absl::OkStatus();
}

}  // namespace

std::vector<ValueType> StatedOutputTypes(const Graph& graph) {
  std::vector<ValueType> types;
  for (const Argument& item : OutputItems(graph)) types.push_back(TypeOf(item));
  return types;
}

absl::StatusOr<std::vector<ValueType>> SubgraphArgumentTypes(const HigherOrderCall& call, ShapeEnv& env) {
  BACKTAPE_RETURN_IF_ERROR(NumberOfSteps(call, env).status());
  std::vector<ValueType> types;
  for (const Argument& argument : call.carried) types.push_back(TypeOf(argument));
  for (int k = 0; k < (call.kind == HigherOrderKind::kAssociativeScan ? 2 : 1); ++k) {
    for (const Argument& argument : call.scanned) {
      const ValueType type = TypeOf(argument);
      types.push_back(type.is_tensor() ? SliceType(type.tensor()) : ValueType());
    }
  }
  for (const Argument& argument : call.additional) types.push_back(TypeOf(argument));
  return types;
}

absl::StatusOr<ValueType> HigherOrderType(const HigherOrderCall& call, ShapeEnv& env, SubgraphOutputTypes outputs) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<ValueType> passed, SubgraphArgumentTypes(call, env));
  BACKTAPE_RETURN_IF_ERROR(CheckPassed(call, passed, env));
  std::vector<std::vector<ValueType>> returned;
  for (size_t i = 0; i < call.graphs.size(); ++i) {
    absl::StatusOr<std::vector<ValueType>> types = outputs(*call.graphs[i], passed);
    if (!types.ok()) {
      return absl::Status(types.status().code(),
                          absl::StrCat("in the subgraph ", call.names[i], ": ", types.status().message()));
    }
    returned.push_back(*std::move(types));
  }
  std::vector<ValueType> results;
  switch (call.kind) {
    case HigherOrderKind::kCond:
      BACKTAPE_RETURN_IF_ERROR(CheckCondition(TypeOf(call.predicate), "the predicate"));
      for (size_t k = 0; k < returned[0].size(); ++k) {
        if (!Agree(returned[0][k], returned[1][k], env)) {
          return absl::InvalidArgumentError(absl::StrCat("result ", k, " is ", returned[0][k].ToString(), " from ",
                                                         call.names[0], ", but ", returned[1][k].ToString(), " from ",
                                                         call.names[1]));
        }
        const bool is_same_number = !returned[0][k].is_sym_int() || returned[0][k] == returned[1][k];
        results.push_back(is_same_number ? RowMajor(returned[0][k]) : ValueType());
      }
      break;
    case HigherOrderKind::kWhileLoop:
    case HigherOrderKind::kWhileLoopStackOutput:
      BACKTAPE_RETURN_IF_ERROR(
          CheckCondition(returned[0][0], absl::StrCat("the result of the subgraph ", call.names[0])));
      BACKTAPE_RETURN_IF_ERROR(CheckCarried(call, 1, call.carried, returned[1], env));
      for (const Argument& carried : call.carried) {
        const ValueType type = TypeOf(carried);
        if (call.kind == HigherOrderKind::kWhileLoopStackOutput) {
          results.push_back(Stacked(type, OpenSize(0)));
        } else {
          results.push_back(type.is_sym_int() ? ValueType() : RowMajor(type));
        }
      }
      break;
    case HigherOrderKind::kScan:
    case HigherOrderKind::kMap:
    case HigherOrderKind::kAssociativeScan: {
      BACKTAPE_ASSIGN_OR_RETURN(const SymInt steps, NumberOfSteps(call, env));
      BACKTAPE_RETURN_IF_ERROR(CheckCarried(call, 0, call.carried, returned[0], env));
      for (size_t k = 0; k < returned[0].size(); ++k) {
        const bool is_carried = k < call.carried.size();
        results.push_back(is_carried ? RowMajor(TypeOf(call.carried[k])) : Stacked(returned[0][k], steps));
      }
      if (call.kind != HigherOrderKind::kAssociativeScan) break;
      for (size_t k = 0; k < returned[0].size(); ++k) {
        if (Agree(returned[0][k], passed[k], env)) continue;
        return absl::InvalidArgumentError(absl::StrCat("the subgraph ", call.names[0], " combines values of type ",
                                                       passed[k].ToString(), " into ", returned[0][k].ToString(),
                                                       "; expected the same type"));
      }
      break;
    }
  }
  return ValueType(std::move(results));
}

}  // namespace backtape
