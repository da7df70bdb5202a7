#include "backtape/tools/values.h"

#include "absl/container/btree_set.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/tensor/npz.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"

namespace backtape::tools {
namespace {

IValue InputOf(const Node& placeholder, const Tensor& value) {
  const bool is_number = placeholder.type().is_sym_int() || placeholder.type().is_opaque();
  if (is_number && value.dim() == 0) return IValue(value.item());
  return IValue(value);
}

void AddOutputs(const IValue& value, int* index, NamedTensors* named) {
  if (value.is_list()) {
    for (const IValue& item : value.list()) AddOutputs(item, index, named);
    return;
  }
  const std::string key = absl::StrCat("out", (*index)++);
  if (value.is_tensor()) {
    named->emplace_back(key, value.tensor());
  } else if (value.is_scalar()) {
    named->emplace_back(key, Tensor::WrapNumber(value.scalar()));
  }
}

// One line for each item, starting with `words`. A long list is cut, and the rest is counted.
std::string Listed(absl::string_view words, const std::vector<std::string>& items) {
  constexpr size_t kMaxListed = 20;
  std::string text;
  for (size_t i = 0; i < items.size() && i < kMaxListed; ++i) absl::StrAppend(&text, "\n  ", words, items[i]);
  if (items.size() > kMaxListed) absl::StrAppend(&text, "\n  ", words, items.size() - kMaxListed, " others");
  return text;
}

// The symbols in the sizes of the placeholders.
absl::btree_set<std::string> SymbolsOf(const Graph& graph) {
  absl::btree_set<std::string> names;
  const auto add = [&names](const SymInt& size) {
    for (const std::string& name : size.symbols()) names.insert(name);
  };
  for (const Node* node : graph.placeholders()) {
    if (node->type().is_sym_int()) add(node->type().sym_int());
    if (!node->type().is_tensor()) continue;
    for (const SymInt& size : node->type().tensor().sizes) add(size);
  }
  return names;
}

}  // namespace

absl::StatusOr<absl::btree_map<std::string, int64_t>> ValuesOfSymbols(const Graph& graph,
                                                                      const std::vector<std::string>& texts) {
  absl::btree_map<std::string, int64_t> values;
  for (const std::string& text : texts) {
    const size_t equals = text.find('=');
    int64_t value = 0;
    if (equals == std::string::npos || !absl::SimpleAtoi(text.substr(equals + 1), &value)) {
      return WrongUsage(absl::StrCat("--symbol takes NAME=INTEGER, found ", text));
    }
    const std::string name = text.substr(0, equals);
    if (const auto known = SymbolsOf(graph); !known.contains(name)) {
      return absl::InvalidArgumentError(absl::StrCat("--symbol: no placeholder has a symbolic size ", name,
                                                     known.empty() ? "" : "; the symbols are ",
                                                     absl::StrJoin(known, ", ")));
    }
    values[name] = value;
  }
  return values;
}

absl::StatusOr<GraphValues> ValuesFromNpz(const Graph& graph, const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors arrays, ReadNpz(path));
  absl::btree_map<std::string, Tensor> by_key(arrays.begin(), arrays.end());
  absl::btree_set<std::string> unused;
  for (const auto& [key, value] : arrays) unused.insert(key);
  std::vector<std::string> missing;
  const auto find = [&](const std::string& key) -> const Tensor* {
    const auto it = by_key.find(key);
    if (it == by_key.end()) return nullptr;
    unused.erase(key);
    return &it->second;
  };

  GraphValues values;
  for (const Node* placeholder : graph.placeholders()) {
    const Tensor* value = find(placeholder->name());
    if (value == nullptr) value = find(std::string(placeholder->target()));
    if (value == nullptr && placeholder->has_uses()) {
      const ValueType& type = placeholder->type();
      missing.push_back(
          absl::StrCat(placeholder->name(), type.is_known() ? ": " : "", type.is_known() ? type.ToString() : ""));
    }
    values.inputs.push_back(value != nullptr ? InputOf(*placeholder, *value) : IValue());
  }
  for (const Node* node : graph.nodes()) {
    if (node->opcode() != Opcode::kGetAttr) continue;
    const std::string target(node->target());
    if (const Tensor* value = find(target)) {
      values.attributes.emplace(target, *value);
    } else if (!graph.attributes().contains(target)) {
      missing.push_back(absl::StrCat(target, " (an attribute)"));
    }
  }
  const std::string errors = Listed("no array for ", missing) +
                             Listed("the graph has no input ", std::vector<std::string>(unused.begin(), unused.end()));
  if (!errors.empty()) return absl::InvalidArgumentError(absl::StrCat(path, ":", errors));
  return values;
}

NamedTensors NameOutputs(const IValueList& outputs) {
  NamedTensors named;
  int index = 0;
  for (const IValue& output : outputs) AddOutputs(output, &index, &named);
  return named;
}

}  // namespace backtape::tools
