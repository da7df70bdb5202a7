#include "backtape/interp/random_inputs.h"

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/placeholder_types.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// SplitMix64 (Steele, Lea, Flood 2014): small, good enough for test data, and portable, unlike the standard library's
// distributions.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t Bits() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  // Uniform in [0, 1).
  double Uniform() { return static_cast<double>(Bits() >> 11) * 0x1p-53; }
  // Approximately normal: the sum of twelve uniforms has variance 1 (Irwin-Hall). Uses only additions, so the result
  // does not depend on the C library or the processor.
  double Normal() {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += Uniform();
    return sum;
  }

 private:
  uint64_t state_;
};

void ChooseSymbols(const SymInt& size, SymbolValues& symbols) {
  for (const std::string& symbol : size.symbols()) {
    symbols.emplace(symbol, 4 + static_cast<int64_t>(symbols.size()));
  }
}

absl::StatusOr<int64_t> ValueOf(const SymInt& size, const SymbolValues& symbols) {
  const std::optional<int64_t> value = size.Evaluate([&symbols](absl::string_view name) -> std::optional<int64_t> {
    const auto it = symbols.find(std::string(name));
    if (it == symbols.end()) return std::nullopt;
    return it->second;
  });
  if (!value) return absl::InvalidArgumentError(absl::StrCat("the size ", size.ToString(), " has no value"));
  return *value;
}

// A tensor of the type, with undefined elements. Its strides are those of the type, or row-major if the type states
// none or if one of them is negative or has no value.
absl::StatusOr<Tensor> EmptyTensor(const TensorType& type, const SymbolValues& symbols) {
  DimVector sizes;
  for (const SymInt& size : type.sizes) {
    BACKTAPE_ASSIGN_OR_RETURN(sizes.emplace_back(), ValueOf(size, symbols));
  }
  if (!type.strides.has_value()) return Tensor::TryEmpty(sizes, type.dtype);
  DimVector strides;
  for (const SymInt& stride : *type.strides) {
    const absl::StatusOr<int64_t> number = ValueOf(stride, symbols);
    if (!number.ok() || *number < 0) return Tensor::TryEmpty(sizes, type.dtype);
    strides.push_back(*number);
  }
  return Tensor::TryEmptyStrided(sizes, strides, type.dtype);
}

// Elements that share memory get the value of the last of them.
absl::StatusOr<Tensor> RandomTensor(const TensorType& type, const SymbolValues& symbols, Random& random) {
  if (!IsStorable(type.dtype)) {
    return absl::UnimplementedError(absl::StrCat("values of dtype ", TorchName(type.dtype), " are not supported"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor, EmptyTensor(type, symbols));
  BACKTAPE_ASSIGN_OR_RETURN(const Tensor values, Tensor::TryEmpty(tensor.sizes(), DType::kFloat64));
  const bool is_float = IsFloatingPoint(type.dtype);
  for (int64_t i = 0; i < values.numel(); ++i) {
    values.data<double>()[i] = is_float ? random.Normal() : static_cast<double>(random.Bits() >> 63);
  }
  CopyElements(values, tensor);
  return tensor;
}

SymbolValues SymbolsOfPlaceholders(const Graph& graph, const RandomInputsOptions& options) {
  SymbolValues symbols = options.symbols;
  for (const Node* placeholder : graph.placeholders()) {
    const ValueType& type = placeholder->type();
    if (type.is_sym_int()) {
      ChooseSymbols(type.sym_int(), symbols);
    } else if (type.is_tensor()) {
      for (const SymInt& size : type.tensor().sizes) ChooseSymbols(size, symbols);
    }
  }
  return symbols;
}

}  // namespace

absl::StatusOr<IValueList> RandomInputs(const Graph& graph, const RandomInputsOptions& options) {
  BACKTAPE_RETURN_IF_ERROR(CheckPlaceholderTypes(graph));
  const SymbolValues symbols = SymbolsOfPlaceholders(graph, options);
  Random random(options.seed);
  const std::vector<Node*> placeholders = graph.placeholders();
  IValueList inputs;
  inputs.reserve(placeholders.size());
  for (const Node* placeholder : placeholders) {
    const ValueType& type = placeholder->type();
    if (type.is_sym_int()) {
      BACKTAPE_ASSIGN_OR_RETURN(const int64_t value, ValueOf(type.sym_int(), symbols));
      inputs.emplace_back(value);
    } else if (type.is_tensor()) {
      absl::StatusOr<Tensor> value = RandomTensor(type.tensor(), symbols, random);
      if (!value.ok()) {
        return absl::Status(value.status().code(),
                            absl::StrCat("placeholder %", placeholder->name(), ": ", value.status().message()));
      }
      inputs.emplace_back(*std::move(value));
    } else {
      inputs.emplace_back();
    }
  }
  return inputs;
}

absl::StatusOr<absl::btree_map<std::string, Tensor>> RandomAttributes(const Graph& graph,
                                                                      const RandomInputsOptions& options) {
  const SymbolValues symbols = SymbolsOfPlaceholders(graph, options);
  Random random(~options.seed);  // so that the numbers differ from the placeholders'
  absl::btree_map<std::string, Tensor> values;
  for (const Node* node : graph.nodes()) {
    if (node->opcode() != Opcode::kGetAttr || !node->type().is_tensor()) continue;
    const std::string target(node->target());
    if (graph.attributes().contains(target) || values.contains(target)) continue;
    absl::StatusOr<Tensor> value = RandomTensor(node->type().tensor(), symbols, random);
    if (!value.ok()) {
      return absl::Status(value.status().code(), absl::StrCat("attribute ", target, ": ", value.status().message()));
    }
    values.emplace(target, *std::move(value));
  }
  return values;
}

}  // namespace backtape
