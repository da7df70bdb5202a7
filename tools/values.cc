#include "backtape/tools/values.h"

#include <algorithm>

#include "absl/container/btree_set.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/interp/stated_layout.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/signature.h"
#include "backtape/model_files/safetensors.h"
#include "backtape/tensor/npz.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"

namespace backtape::tools {
namespace {

// True for tensors without elements, such as AOTAutograd's effect tokens. Files need no arrays for them.
bool HasNoElements(const ValueType& type) {
  if (!type.is_tensor() || type.tensor().is_symbolic() || !IsStorable(type.tensor().dtype)) return false;
  const SymIntVector& sizes = type.tensor().sizes;
  return std::any_of(sizes.begin(), sizes.end(), [](const SymInt& size) { return size == 0; });
}

Tensor EmptyOf(const TensorType& type) {
  DimVector sizes;
  for (const SymInt& size : type.sizes) sizes.push_back(size.value());
  return Tensor::Empty(sizes, type.dtype);
}

// True for the classes of tensors that Python annotations name ("torch.Tensor", "torch.nn.parameter.Parameter").
bool NamesTensorClass(const ValueType& type) {
  if (!type.is_opaque()) return false;
  for (const char* suffix : {"Tensor", "Parameter", "Buffer"}) {
    if (absl::EndsWith(type.opaque(), suffix)) return true;
  }
  return false;
}

absl::StatusOr<IValue> InputOf(const Node& placeholder, const Tensor& value) {
  const ValueType& type = placeholder.type();
  const bool is_number = type.is_sym_int() || (type.is_opaque() && !NamesTensorClass(type));
  if (is_number && value.dim() == 0) return IValue(value.item());
  if (!type.is_tensor()) return IValue(value);
  absl::StatusOr<Tensor> laid_out = InStatedLayout(value, type.tensor());
  if (!laid_out.ok()) {
    return absl::Status(laid_out.status().code(),
                        absl::StrCat("%", placeholder.name(), " ", type.ToString(), ": ", laid_out.status().message()));
  }
  return IValue(*std::move(laid_out));
}

absl::StatusOr<Tensor> WithStridesOf(const Tensor& value, const Tensor& strides) {
  if (!IsInteger(strides.dtype()) || strides.dim() != 1 || strides.numel() != value.dim()) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected ", value.dim(), " integers, found ", strides.type().ToString()));
  }
  DimVector numbers;
  for (int64_t d = 0; d < value.dim(); ++d) {
    numbers.push_back(strides.item(d).to_int64());
    if (numbers.back() < 0) {
      return absl::InvalidArgumentError(absl::StrCat("a stride must not be negative, found ", numbers.back()));
    }
  }
  return WithStrides(value, numbers);
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
  std::string text;
  for (size_t i = 0; i < items.size() && i < kMaxListed; ++i) absl::StrAppend(&text, "\n  ", words, items[i]);
  if (items.size() > kMaxListed) absl::StrAppend(&text, "\n  and ", items.size() - kMaxListed, " more");
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

bool IsSafetensors(absl::string_view path) { return absl::EndsWith(path, ".safetensors"); }

absl::StatusOr<NamedTensors> ReadRawArrays(const std::string& path) {
  if (!IsSafetensors(path)) return ReadNpz(path);
  BACKTAPE_ASSIGN_OR_RETURN(Safetensors file, ReadSafetensors(path));
  return std::move(file.tensors);
}

}  // namespace

absl::StatusOr<absl::btree_map<std::string, int64_t>> ValuesOfSymbols(const Graph& graph,
                                                                      const std::vector<std::string>& texts) {
  absl::btree_map<std::string, int64_t> values;
  const absl::btree_set<std::string> known = SymbolsOf(graph);
  std::vector<std::string> unknown;
  for (const std::string& text : texts) {
    const size_t equals = text.find('=');
    int64_t value = 0;
    const bool is_named = equals != std::string::npos && equals > 0;
    if (!is_named || !absl::SimpleAtoi(text.substr(equals + 1), &value) || value < 0) {
      if (is_named && HasOnlyDigits(text.substr(equals + 1))) {
        return WrongUsage(absl::StrCat("--symbol: ", text, " does not fit in 64 bits"));
      }
      return WrongUsage(absl::StrCat("--symbol: expected NAME=N with an integer N >= 0, found ", text));
    }
    const std::string name = text.substr(0, equals);
    if (!known.contains(name)) unknown.push_back(name);
    if (!values.emplace(name, value).second) return WrongUsage(absl::StrCat("--symbol: ", name, " is given twice"));
  }
  if (!unknown.empty()) {
    const std::vector<std::string> symbols(known.begin(), known.end());
    return absl::InvalidArgumentError(absl::StrCat("--symbol: unknown ", unknown.size() == 1 ? "symbol " : "symbols ",
                                                   ListNames(unknown), "; the placeholders have ",
                                                   known.empty()       ? "no symbolic sizes"
                                                   : known.size() == 1 ? "the symbol "
                                                                       : "the symbols ",
                                                   ListNames(symbols)));
  }
  return values;
}

absl::StatusOr<NamedTensors> ReadArrays(const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors arrays, ReadRawArrays(path));
  absl::btree_map<absl::string_view, const Tensor*> by_key;
  for (const auto& [key, value] : arrays) by_key.emplace(key, &value);
  NamedTensors laid_out;
  for (const auto& [key, value] : arrays) {
    absl::string_view of = key;
    if (absl::ConsumeSuffix(&of, kStridesSuffix) && by_key.contains(of)) continue;
    const auto strides = by_key.find(absl::StrCat(key, kStridesSuffix));
    if (strides == by_key.end()) {
      laid_out.emplace_back(key, value);
      continue;
    }
    absl::StatusOr<Tensor> strided = WithStridesOf(value, *strides->second);
    if (!strided.ok()) {
      return absl::Status(strided.status().code(),
                          absl::StrCat(path, ": ", key, kStridesSuffix, ": ", strided.status().message()));
    }
    laid_out.emplace_back(key, *std::move(strided));
  }
  return laid_out;
}

absl::Status WriteArrays(const std::string& path, const NamedTensors& tensors) {
  NamedTensors arrays;
  for (const auto& [key, tensor] : tensors) {
    arrays.emplace_back(key, tensor);
    if (tensor.is_contiguous()) continue;
    arrays.emplace_back(
        absl::StrCat(key, kStridesSuffix),
        Tensor::FromValues({tensor.dim()}, std::vector<double>(tensor.strides().begin(), tensor.strides().end()),
                           DType::kInt64));
  }
  return IsSafetensors(path) ? WriteSafetensors(path, arrays) : WriteNpz(path, arrays);
}

absl::StatusOr<StateValues> ReadState(const Graph& graph, const std::string& params) {
  StateValues state;
  absl::btree_map<std::string, std::string> placeholder_of;
  for (const Node* node : graph.placeholders()) placeholder_of.emplace(node->name(), node->name());
  for (const InputSpec& input : graph.signature().inputs) {
    if (!IsState(input)) continue;
    placeholder_of.insert_or_assign(input.target, input.placeholder);
    const auto stored = graph.attributes().find(input.target);
    if (stored != graph.attributes().end()) state.insert_or_assign(input.placeholder, stored->second);
  }
  if (params.empty()) return state;
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors arrays, ReadArrays(params));
  std::vector<std::string> unknown;
  for (const auto& [key, value] : arrays) {
    if (absl::StartsWith(key, kOptimizerPrefix)) continue;
    const auto placeholder = placeholder_of.find(key);
    if (placeholder == placeholder_of.end()) {
      unknown.push_back(key);
    } else {
      state.insert_or_assign(placeholder->second, value);
    }
  }
  std::vector<std::string> missing;
  for (const InputSpec& input : graph.signature().inputs) {
    const Node* node = graph.Find(input.placeholder);
    const bool is_needed = IsState(input) && node != nullptr && node->has_uses();
    if (is_needed && !state.contains(input.placeholder)) missing.push_back(input.target);
  }
  const std::string errors =
      Listed("no array for ", missing) + Listed("the graph has no parameter or buffer ", unknown);
  if (!errors.empty()) return absl::InvalidArgumentError(absl::StrCat(params, ":", errors));
  return state;
}

absl::Status SetState(const Graph& graph, const StateValues& state, IValueList* inputs) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    const auto value = state.find(placeholders[i]->name());
    if (value == state.end()) continue;
    BACKTAPE_ASSIGN_OR_RETURN((*inputs)[i], InputOf(*placeholders[i], value->second));
  }
  return absl::OkStatus();
}

absl::StatusOr<GraphValues> ValuesFromFile(const Graph& graph, const std::string& path, const StateValues& state) {
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors arrays, ReadArrays(path));
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
    const auto stored = state.find(placeholder->name());
    if (value == nullptr && stored != state.end()) value = &stored->second;
    if (value == nullptr && HasNoElements(placeholder->type())) {
      values.inputs.emplace_back(EmptyOf(placeholder->type().tensor()));
      continue;
    }
    if (value == nullptr && placeholder->has_uses()) {
      const ValueType& type = placeholder->type();
      missing.push_back(
          absl::StrCat(placeholder->name(), type.is_known() ? ": " : "", type.is_known() ? type.ToString() : ""));
    }
    if (value == nullptr) {
      values.inputs.emplace_back();
      continue;
    }
    absl::StatusOr<IValue> input = InputOf(*placeholder, *value);
    if (!input.ok()) return absl::Status(input.status().code(), absl::StrCat(path, ": ", input.status().message()));
    values.inputs.push_back(*std::move(input));
  }
  for (const Node* node : graph.nodes()) {
    if (node->opcode() != Opcode::kGetAttr || graph.FindSubgraph(node->target()) != nullptr) continue;
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

absl::StatusOr<GraphValues> RandomValues(const Graph& graph, const std::string& file,
                                         const RandomInputsOptions& options) {
  absl::StatusOr<IValueList> inputs = RandomInputs(graph, options);
  if (!inputs.ok()) return InFile(file, inputs.status());
  auto attributes = RandomAttributes(graph, options);
  if (!attributes.ok()) return InFile(file, attributes.status());
  return GraphValues{*std::move(inputs), *std::move(attributes)};
}

void SetUnknownTypes(Graph& graph, const GraphValues& values) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (!placeholders[i]->type().is_known()) placeholders[i]->set_type(ValueType::Of(values.inputs[i]));
  }
}

}  // namespace backtape::tools
