#include "backtape/tools/graph_json.h"

#include <cmath>

#include "absl/strings/str_cat.h"
#include "backtape/ir/signature.h"
#include "nlohmann/json.hpp"

namespace backtape::tools {
namespace {

using Json = nlohmann::ordered_json;

Json ToJson(double value) {
  if (std::isfinite(value)) return value;
  return {{"float", std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf"}};
}

Json ToJson(const Argument& argument);

Json ItemsToJson(const std::vector<Argument>& items) {
  Json list = Json::array();
  for (const Argument& item : items) list.push_back(ToJson(item));
  return list;
}

Json ToJson(const Argument& argument) {
  if (argument.is_node()) return {{"node", argument.node()->name()}};
  if (argument.is_none()) return nullptr;
  if (argument.is_bool()) return argument.bool_value();
  if (argument.is_int()) return argument.int_value();
  if (argument.is_double()) return ToJson(argument.float_value());
  if (argument.is_complex()) {
    return {{"complex", {ToJson(argument.complex_value().real()), ToJson(argument.complex_value().imag())}}};
  }
  if (argument.is_string()) return argument.string();
  if (argument.is_dtype()) return {{"dtype", std::string(TorchName(argument.dtype()))}};
  if (argument.is_device()) return {{"device", argument.device().ToString()}};
  if (argument.is_layout()) return {{"layout", std::string(TorchName(argument.layout()))}};
  if (argument.is_memory_format()) return {{"memory_format", std::string(TorchName(argument.memory_format()))}};
  if (argument.is_symbol()) return {{"symbol", argument.symbol()}};
  if (argument.is_list()) return ItemsToJson(argument.items());
  if (argument.is_tuple()) return {{"tuple", ItemsToJson(argument.items())}};
  if (argument.is_slice()) return {{"slice", ItemsToJson(argument.items())}};
  Json dict = Json::object();
  for (const auto& [key, value] : argument.dict().items) dict[key] = ToJson(value);
  return {{"dict", std::move(dict)}};
}

Json SizesToJson(const SymIntVector& sizes) {
  Json list = Json::array();
  for (const SymInt& size : sizes) {
    if (const auto constant = size.constant()) {
      list.push_back(*constant);
    } else {
      list.push_back(size.ToString());
    }
  }
  return list;
}

Json ToJson(const ValueType& type) {
  if (type.is_tensor()) {
    const TensorType& tensor = type.tensor();
    Json json = {{"dtype", std::string(TorchName(tensor.dtype))}, {"sizes", SizesToJson(tensor.sizes)}};
    if (tensor.strides) json["strides"] = SizesToJson(*tensor.strides);
    json["device"] = tensor.device.ToString();
    if (!tensor.subclass.empty()) json["class"] = tensor.subclass;
    return json;
  }
  if (type.is_list()) {
    Json list = Json::array();
    for (const ValueType& item : type.list()) list.push_back(ToJson(item));
    return list;
  }
  return type.ToString();
}

Json ToJson(const Node& node) {
  Json json = {{"name", node.name()},
               {"id", node.id()},
               {"opcode", std::string(ToString(node.opcode()))},
               {"target", std::string(node.target())}};
  if (node.op() != nullptr) json["op"] = node.op()->QualifiedName();
  json["args"] = ItemsToJson(node.args());
  if (!node.kwargs().empty()) {
    for (const auto& [key, value] : node.kwargs()) json["kwargs"][key] = ToJson(value);
  }
  if (node.type().is_known()) json["type"] = ToJson(node.type());
  json["users"] = Json::array();
  for (const Node* user : node.users()) json["users"].push_back(user->name());
  const Provenance& provenance = node.provenance();
  if (provenance.has_stack()) {
    for (const StackFrame& frame : provenance.stack->frames) {
      json["stack"].push_back(
          {{"file", frame.file}, {"line", frame.line}, {"function", frame.function}, {"code", frame.code}});
    }
    if (!provenance.stack->note.empty()) json["stack_note"] = provenance.stack->note;
  }
  if (provenance.sequence_number >= 0) json["sequence_number"] = provenance.sequence_number;
  if (!provenance.forward_node.empty()) json["forward_node"] = provenance.forward_node;
  for (const OriginId origin : provenance.origins) json["origins"].push_back(origin);
  return json;
}

Json AmountToJson(const SymInt& amount) {
  if (const auto constant = amount.constant()) return *constant;
  return amount.ToString();
}

std::string Print(const Json& json) {
  // Replace bytes that are not UTF-8 instead of throwing.
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json ToJson(const InputSpec& input) {
  constexpr const char* kKinds[] = {"user_input", "parameter", "buffer", "constant", "tangent", "other"};
  Json json = {{"kind", kKinds[static_cast<int>(input.kind)]}};
  if (!input.placeholder.empty()) json["placeholder"] = input.placeholder;
  if (!input.target.empty()) json["target"] = input.target;
  if (input.index >= 0) json["index"] = input.index;
  if (input.kind == InputKind::kBuffer) json["persistent"] = input.persistent;
  return json;
}

Json ToJson(const OutputSpec& output) {
  constexpr const char* kKinds[] = {"user_output", "loss", "gradient", "mutation", "other"};
  Json json = {{"kind", kKinds[static_cast<int>(output.kind)]}};
  if (output.kind == OutputKind::kGradient || output.kind == OutputKind::kMutation) json["of"] = ToJson(output.input);
  if (!output.text.empty()) json["text"] = output.text;
  if (output.index >= 0) json["index"] = output.index;
  return json;
}

}  // namespace

std::string GraphToJson(const Graph& graph) {
  Json json = {{"backtape", kJsonVersion}, {"nodes", Json::array()}, {"origins", Json::array()}};
  for (const Node* node : graph.nodes()) json["nodes"].push_back(ToJson(*node));
  for (const Origin& origin : graph.origins())
    json["origins"].push_back({{"name", origin.name}, {"line", origin.line}});
  const Signature& signature = graph.signature();
  if (!signature.empty()) {
    json["signature"] = {{"inputs", Json::array()}, {"outputs", Json::array()}};
    for (const InputSpec& input : signature.inputs) json["signature"]["inputs"].push_back(ToJson(input));
    for (const OutputSpec& output : signature.outputs) json["signature"]["outputs"].push_back(ToJson(output));
  }
  return Print(json);
}

std::string StatsToJson(const GraphStats& stats) {
  Json json = {{"backtape", kJsonVersion},
               {"nodes", stats.num_nodes},
               {"placeholders", stats.num_placeholders},
               {"attributes", stats.num_attributes},
               {"calls", stats.num_calls},
               {"outputs", stats.num_outputs},
               {"flops", AmountToJson(stats.flops)},
               {"input_bytes", AmountToJson(stats.input_bytes)},
               {"output_bytes", AmountToJson(stats.output_bytes)},
               {"intermediate_bytes", AmountToJson(stats.intermediate_bytes)},
               {"calls_without_type", stats.num_calls_without_type},
               {"calls_with_stack", stats.num_calls_with_stack},
               {"calls_with_origin", stats.num_calls_with_origin},
               {"ops", Json::object()}};
  for (const auto& [target, count] : stats.calls_by_target) json["ops"][target] = count;
  return Print(json);
}

}  // namespace backtape::tools
