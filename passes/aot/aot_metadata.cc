#include "backtape/passes/aot/aot_metadata.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/ops/dispatch.h"

namespace backtape {
namespace {

std::string ArgumentText(const IValue& value) {
  if (value.is_none()) return "None";
  if (value.is_int()) return value.sym_int().ToString();
  if (value.is_bool()) return value.bool_value() ? "True" : "False";
  if (value.is_list()) {
    std::vector<std::string> items;
    for (const IValue& item : value.list()) items.push_back(ArgumentText(item));
    return absl::StrCat("[", absl::StrJoin(items, ", "), "]");
  }
  return value.KindName();
}

// "slice.Tensor(0, 1, 3, 1), t()": the chain in the order of application.
std::string ViewsText(const ViewStep* last) {
  std::vector<std::string> calls;
  for (const ViewStep* step = last; step != nullptr; step = step->previous.get()) {
    const OpSchema& op = step->library->ops->at(step->op_id);
    std::vector<std::string> args;
    for (size_t i = 1; i < step->args.size(); ++i) args.push_back(ArgumentText(step->args[i]));
    const std::string name = op.overload.empty() || op.overload == "default" ? std::string(op.name)
                                                                             : absl::StrCat(op.name, ".", op.overload);
    calls.insert(calls.begin(), absl::StrCat(name, "(", absl::StrJoin(args, ", "), ")"));
  }
  return absl::StrJoin(calls, ", ");
}

std::string PrimalText(const AotPrimal& primal) {
  return absl::StrCat(primal.name, ": ", primal.type.ToString(), primal.requires_grad ? ", requires grad" : "",
                      primal.mutates_data ? ", data is written" : "",
                      primal.is_write_hidden ? " without a record on the tape" : "");
}

std::string OutputText(const AotMetadata& metadata, const AotOutput& output) {
  std::string text(AotOutputKindName(output.kind));
  if (output.kind == AotOutputKind::kNone) return text;
  switch (output.kind) {
    case AotOutputKind::kIsInput:
      if (output.argument.has_value() && metadata.inputs[*output.argument].is_view_of_base) {
        absl::StrAppend(&text, " of argument ", *output.argument);
        break;
      }
      [[fallthrough]];
    case AotOutputKind::kAliasOfInput:
    case AotOutputKind::kCustomFunctionView:
      absl::StrAppend(&text, " of ", metadata.primals[output.base].name);
      break;
    case AotOutputKind::kAliasOfIntermediateSaveAsOutput:
    case AotOutputKind::kAliasOfIntermediate:
      absl::StrAppend(&text, " of base ", output.base);
      break;
    case AotOutputKind::kAliasOfIntermediateBaseIsUserOutput:
      absl::StrAppend(&text, " of output ", output.base);
      break;
    default:
      break;
  }
  absl::StrAppend(&text, ": ", output.type.ToString(), output.requires_grad ? ", requires grad" : "");
  if (output.is_same) absl::StrAppend(&text, ", the same tensor");
  if (output.same_as.has_value()) return absl::StrCat(text, ", the same tensor as output ", *output.same_as);
  if (output.views != nullptr) absl::StrAppend(&text, ", ", ViewsText(output.views.get()));
  if (output.is_strided) absl::StrAppend(&text, ", by as_strided");
  return text;
}

std::string TangentText(const AotMetadata& metadata, const AotTangent& tangent) {
  switch (tangent.kind) {
    case AotTangent::Kind::kWritten:
      return absl::StrCat("new value of ", metadata.primals[tangent.index].name);
    case AotTangent::Kind::kOutput:
      return absl::StrCat("output ", tangent.index);
    case AotTangent::Kind::kBase:
      break;
  }
  return absl::StrCat("base ", tangent.index);
}

}  // namespace

absl::string_view AotOutputKindName(AotOutputKind kind) {
  switch (kind) {
    case AotOutputKind::kNone:
      return "none";
    case AotOutputKind::kNonAlias:
      return "non_alias";
    case AotOutputKind::kIsInput:
      return "is_input";
    case AotOutputKind::kAliasOfInput:
      return "alias_of_input";
    case AotOutputKind::kAliasOfIntermediateSaveAsOutput:
      return "alias_of_intermediate_save_as_output";
    case AotOutputKind::kAliasOfIntermediate:
      return "alias_of_intermediate";
    case AotOutputKind::kAliasOfIntermediateBaseIsUserOutput:
      return "alias_of_intermediate_base_is_user_output";
    case AotOutputKind::kUnsafeViewAlias:
      return "unsafe_view_alias";
    case AotOutputKind::kCustomFunctionView:
      return "custom_function_view";
  }
  return "";
}

std::vector<size_t> AotMetadata::written() const {
  std::vector<size_t> indices;
  for (size_t i = 0; i < primals.size(); ++i) {
    if (primals[i].mutates_data) indices.push_back(i);
  }
  return indices;
}

std::string ToText(const AotMetadata& metadata) {
  std::string text;
  for (const AotPrimal& primal : metadata.primals) absl::StrAppend(&text, PrimalText(primal), "\n");
  for (size_t i = 0; i < metadata.inputs.size(); ++i) {
    const AotInput& input = metadata.inputs[i];
    if (input.duplicate_of.has_value()) {
      absl::StrAppend(&text, "argument ", i, ": the same tensor as argument ", *input.duplicate_of, "\n");
    } else if (input.is_view_of_base) {
      absl::StrAppend(&text, "argument ", i, ": a view of ", metadata.primals[input.primal].name, "\n");
    }
    if (input.geometry_writes != nullptr) {
      absl::StrAppend(&text, "argument ", i, ": sizes are changed in place, ", ViewsText(input.geometry_writes.get()),
                      "\n");
    }
    if (input.is_detached) absl::StrAppend(&text, "argument ", i, ": detached in place\n");
  }
  for (size_t i = 0; i < metadata.outputs.size(); ++i) {
    absl::StrAppend(&text, "output ", i, ": ", OutputText(metadata, metadata.outputs[i]), "\n");
  }
  for (size_t i = 0; i < metadata.bases.size(); ++i) {
    absl::StrAppend(&text, "base ", i, ": ", metadata.bases[i].type.ToString(),
                    metadata.bases[i].requires_grad ? ", requires grad" : "", "\n");
  }
  for (const AotTangent& tangent : metadata.tangents) {
    absl::StrAppend(&text, tangent.name, ": of ", TangentText(metadata, tangent), "\n");
  }
  for (size_t i = 0; i < metadata.gradients.size(); ++i) {
    absl::StrAppend(&text, "gradient ", i, ": of ", metadata.primals[metadata.gradients[i]].name, "\n");
  }
  if (metadata.forward_draws + metadata.backward_draws > 0) {
    absl::StrAppend(&text, "random calls: ", metadata.forward_draws, " in forward, ", metadata.backward_draws,
                    " in backward", metadata.has_functional_random ? ", functional" : "", "\n");
  }
  if (!metadata.higher_order_obstacle.empty()) {
    absl::StrAppend(&text, "cannot be differentiated again because ", metadata.higher_order_obstacle, "\n");
  }
  if (metadata.num_effects > 0) absl::StrAppend(&text, "calls with effects: ", metadata.num_effects, "\n");
  return text;
}

}  // namespace backtape
