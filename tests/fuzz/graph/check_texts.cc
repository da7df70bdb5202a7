#include "backtape/tests/fuzz/graph/check_texts.h"

#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/print_table.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/model_files/safetensors.h"
#include "backtape/tensor/npz.h"

namespace backtape::graph_fuzz {
namespace {

struct NamedStyle {
  std::string name;
  TextStyle style;
  bool prints_types = false;
};

std::vector<NamedStyle> Styles() {
  std::vector<NamedStyle> styles;
  TextStyle graph;
  styles.push_back({"graph", graph});
  graph.hash_users = true;
  styles.push_back({"graph of 1.13", graph});
  graph.tensor_metadata = true;
  styles.push_back({"graph with metadata", graph, true});
  TextStyle code = TextStyle::Code();
  styles.push_back({"code", code, true});
  code.strides = code.devices = code.expanded_def = true;
  styles.push_back({"code with strides", code, true});
  code = TextStyle::Code();
  code.annotations = TextStyle::Annotations::kUnquoted;
  code.frees = code.complex_as_call = false;
  styles.push_back({"code with plain types", code, true});
  code.annotations = TextStyle::Annotations::kNone;
  code.class_name.clear();
  code.calling = TextStyle::Calling::kBoxed;
  styles.push_back({"boxed code", code});
  return styles;
}

std::string DifferenceOfText(const Graph& graph, const GraphText& read, const std::string& text) {
  std::string difference;
  if (!StructurallyEqual(graph, *read.graph, &difference, /*compare_types=*/false)) {
    return absl::StrCat("is read as a different graph (", difference, "): ", text);
  }
  const std::string again = PrintGraph(read);
  return again == text ? "" : absl::StrCat("is printed as a different text: ", text, "\nsecond text: ", again);
}

bool HasSameBits(const Tensor& a, const Tensor& b) {
  if (a.dtype() != b.dtype() || a.sizes() != b.sizes()) return false;
  const Tensor x = a.Contiguous(), y = b.Contiguous();
  const auto bytes = static_cast<size_t>(x.numel() * ItemSize(x.dtype()));
  return bytes == 0 || std::memcmp(x.raw_data(), y.raw_data(), bytes) == 0;
}

std::string FileFailure(const std::vector<NamedTensor>& written, const absl::StatusOr<std::vector<NamedTensor>>& read) {
  if (!read.ok()) return std::string(read.status().message());
  if (read->size() != written.size()) return "the numbers of tensors differ";
  for (const auto& [name, tensor] : written) {
    bool is_found = false;
    for (const auto& [other_name, other] : *read) is_found |= name == other_name && HasSameBits(tensor, other);
    if (!is_found) return absl::StrCat(name, " differs");
  }
  return "";
}

}  // namespace

std::string TextsFailure(const Graph& graph) {
  for (const NamedStyle& named : Styles()) {
    const std::string text = PrintGraph(graph, named.style);
    const absl::StatusOr<GraphText> read = ReadGraph(text);
    if (!read.ok()) return absl::StrCat(named.name, " cannot be read: ", read.status().message());
    if (std::string failure = DifferenceOfText(graph, *read, text); !failure.empty()) {
      return absl::StrCat(named.name, " ", failure);
    }
    // DifferenceOfText ignores types; this compares them.
    if (named.prints_types && PrintGraph(*read->graph, named.style) != text) {
      return absl::StrCat(named.name, " loses types: ", text, "\nsecond text: ", PrintGraph(*read->graph, named.style));
    }
  }
  if (!graph.subgraphs().empty()) return "";  // tables do not show subgraphs
  const std::string table = PrintTable(graph);
  const absl::StatusOr<GraphText> read = ReadGraph(table);
  if (!read.ok()) return absl::StrCat("table cannot be read: ", read.status().message());
  const std::string again = PrintTable(*read->graph);
  return again == table ? "" : absl::StrCat("table changes when it is read back: ", table, "\nsecond text: ", again);
}

std::string FilesFailure(const BoundGraph& bound) {
  const std::vector<Node*> placeholders = bound.graph->placeholders();
  std::vector<NamedTensor> tensors;
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (bound.inputs[i].is_tensor()) tensors.emplace_back(placeholders[i]->name(), bound.inputs[i].tensor());
  }
  const std::string path = (std::filesystem::temp_directory_path() / absl::StrCat("graph_fuzz_", getpid())).string();
  std::string failure;
  for (const bool deflate : {false, true}) {
    const absl::Status written = WriteNpz(path, tensors, {.deflate = deflate});
    failure = written.ok() ? FileFailure(tensors, ReadNpz(path)) : std::string(written.message());
    if (!failure.empty()) failure = absl::StrCat("npz: ", failure);
    if (!failure.empty()) break;
  }
  if (failure.empty()) {
    const absl::Status written = WriteSafetensors(path, tensors);
    absl::StatusOr<std::vector<NamedTensor>> read = std::vector<NamedTensor>();
    if (absl::StatusOr<Safetensors> content = ReadSafetensors(path); content.ok()) {
      read = std::move(content->tensors);
    } else {
      read = content.status();
    }
    failure = written.ok() ? FileFailure(tensors, read) : std::string(written.message());
    if (!failure.empty()) failure = absl::StrCat("safetensors: ", failure);
  }
  std::filesystem::remove(path);
  return failure;
}

}  // namespace backtape::graph_fuzz
