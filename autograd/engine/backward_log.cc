#include "backtape/autograd/engine/backward_log.h"

#include <chrono>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/autograd/engine/graph_task.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

thread_local constinit BackwardLog* current_log = nullptr;

using GradientTypes = std::vector<std::optional<TensorType>>;

GradientTypes TypesOfGradients(const variable_list& gradients) {
  GradientTypes types;
  types.reserve(gradients.size());
  for (const Variable& gradient : gradients) {
    types.push_back(gradient.defined() ? std::optional<TensorType>(gradient.type()) : std::nullopt);
  }
  return types;
}

// "[f32[10],None]".
std::string ListText(const GradientTypes& types) {
  std::string text = "[";
  for (const auto& type : types) {
    absl::StrAppend(&text, text.size() > 1 ? "," : "", type.has_value() ? type->ToString() : "None");
  }
  return text + "]";
}

std::string JsonString(absl::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (static_cast<unsigned char>(c) < 0x20) {
      absl::StrAppendFormat(&out, "\\u%04x", static_cast<unsigned>(static_cast<unsigned char>(c)));
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string JsonList(const GradientTypes& types) {
  std::string text = "[";
  for (const auto& type : types) {
    absl::StrAppend(&text, text.size() > 1 ? "," : "", type.has_value() ? JsonString(type->ToString()) : "null");
  }
  return text + "]";
}

std::function<void(const BackwardRecord&)> LineSink(std::function<void(absl::string_view)> write,
                                                    std::string (BackwardRecord::*format)() const) {
  if (!write)
    throw Error(absl::InvalidArgumentError(
        "the function that writes a backward log must be callable; found an empty function"));
  return [write = std::move(write), format](const BackwardRecord& record) { write((record.*format)()); };
}

BackwardLogSinks SinksOf(BackwardLog::Format format, std::function<void(absl::string_view)> write) {
  switch (format) {
    case BackwardLog::Format::kPyTorch:
      return {.before = LineSink(std::move(write), &BackwardRecord::ToPyTorchText), .after = nullptr};
    case BackwardLog::Format::kText:
      return {.before = nullptr, .after = LineSink(std::move(write), &BackwardRecord::ToText)};
    case BackwardLog::Format::kJson:
      break;
  }
  return {.before = nullptr, .after = LineSink(std::move(write), &BackwardRecord::ToJson)};
}

}  // namespace

std::optional<int64_t> BackwardRecord::Bytes(const std::vector<std::optional<TensorType>>& gradients) {
  int64_t bytes = 0;
  for (const auto& type : gradients) {
    if (!type.has_value()) continue;
    const SymInt numel = type->numel();
    if (numel.is_symbolic()) return std::nullopt;
    bytes += numel.value() * static_cast<int64_t>(ItemSize(type->dtype));
  }
  return bytes;
}

std::string BackwardRecord::ToPyTorchText() const {
  const std::string executing =
      absl::StrCat("Executing: <", name, " object at 0x", absl::Hex(reinterpret_cast<uintptr_t>(address)), ">");
  if (piece.has_value()) return absl::StrCat(executing, " in call ", piece->index, " of compiled code");
  return absl::StrCat(executing, " with grad_outputs: ", ListText(grad_outputs));
}

std::string BackwardRecord::ToText() const {
  std::string text = ToPyTorchText();
  if (piece.has_value()) {
    absl::StrAppendFormat(&text, " (%d %s, %.3g us)", piece->num_nodes, piece->num_nodes == 1 ? "node" : "nodes",
                          static_cast<double>(piece->nanoseconds) * 1e-3);
  } else if (nanoseconds.has_value()) {
    absl::StrAppend(&text, " -> ", ListText(grad_inputs));
    const std::optional<int64_t> in = Bytes(grad_outputs);
    const std::optional<int64_t> out = Bytes(grad_inputs);
    if (in.has_value() && out.has_value()) absl::StrAppend(&text, "; ", *in, " bytes in, ", *out, " bytes out");
    absl::StrAppendFormat(&text, "; %.3g us", static_cast<double>(*nanoseconds) * 1e-3);
  }
  if (!source->frames.empty()) absl::StrAppend(&text, "; ", source->frames.front().ToString());
  return text;
}

std::string BackwardRecord::ToJson() const {
  std::string text =
      absl::StrCat("{\"backtape\":1,\"index\":", index, ",\"task\":", task, ",\"node\":", JsonString(name),
                   ",\"address\":\"0x", absl::Hex(reinterpret_cast<uintptr_t>(address)),
                   "\",\"sequence_number\":", sequence_number, ",\"compiled\":", piece.has_value() ? "true" : "false");
  if (piece.has_value()) {
    absl::StrAppend(&text, ",\"piece\":", piece->index, ",\"piece_nodes\":", piece->num_nodes,
                    ",\"piece_nanoseconds\":", piece->nanoseconds);
  } else {
    absl::StrAppend(&text, ",\"grad_outputs\":", JsonList(grad_outputs));
    if (const auto bytes = Bytes(grad_outputs)) absl::StrAppend(&text, ",\"bytes_in\":", *bytes);
    if (nanoseconds.has_value()) {
      absl::StrAppend(&text, ",\"grad_inputs\":", JsonList(grad_inputs));
      if (const auto bytes = Bytes(grad_inputs)) absl::StrAppend(&text, ",\"bytes_out\":", *bytes);
      absl::StrAppend(&text, ",\"nanoseconds\":", *nanoseconds);
    }
  }
  if (!source->frames.empty()) {
    const StackFrame& frame = source->frames.front();
    absl::StrAppend(&text, ",\"file\":", JsonString(frame.file), ",\"line\":", frame.line,
                    ",\"function\":", JsonString(frame.function), ",\"code\":", JsonString(frame.code));
  }
  return text + "}";
}

BackwardLog::BackwardLog(BackwardLogSinks sinks) : sinks_(std::move(sinks)), outer_(current_log) { current_log = this; }
BackwardLog::BackwardLog(Format format, std::function<void(absl::string_view)> write)
    : BackwardLog(SinksOf(format, std::move(write))) {}
BackwardLog::~BackwardLog() { current_log = outer_; }

BackwardLog* BackwardLog::Current() { return current_log; }

BackwardRecord BackwardLog::Begin(const TapeNode& node) {
  BackwardRecord record;
  record.index = next_index_++;
  const internal::GraphTask* task = internal::GraphTask::Current();
  if (task != nullptr) record.task = static_cast<int64_t>(task->id);
  record.name = std::string(node.Name());
  record.address = &node;
  record.sequence_number = node.sequence_number();
  record.source = node.creation_stack().Resolve();
  return record;
}

variable_list BackwardLog::Run(TapeNode& node, variable_list&& grads) {
  BackwardRecord record = Begin(node);
  record.grad_outputs = TypesOfGradients(grads);
  if (sinks_.before) sinks_.before(record);
  const auto start = std::chrono::steady_clock::now();
  variable_list outputs = node(std::move(grads));
  const auto end = std::chrono::steady_clock::now();
  record.nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count();
  record.grad_inputs = TypesOfGradients(outputs);
  if (sinks_.after) sinks_.after(record);
  return outputs;
}

void BackwardLog::AddPiece(const std::vector<const TapeNode*>& nodes, int64_t nanoseconds) {
  const CompiledPiece piece = {
      .index = next_piece_++, .num_nodes = static_cast<int64_t>(nodes.size()), .nanoseconds = nanoseconds};
  for (const TapeNode* node : nodes) {
    BackwardRecord record = Begin(*node);
    record.piece = piece;
    if (sinks_.before) sinks_.before(record);
    if (sinks_.after) sinks_.after(record);
  }
}

}  // namespace backtape
