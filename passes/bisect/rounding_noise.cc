#include "backtape/passes/bisect/rounding_noise.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/stats.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// The largest relative change.
double AmplitudeOf(DType dtype) {
  switch (dtype) {
    case DType::kBFloat16:
      return 0x1p-7;
    case DType::kFloat16:
      return 0x1p-10;
    case DType::kFloat64:
      return 2 * 0x1p-52;
    default:
      return 2 * 0x1p-23;
  }
}

// The largest relative change of an addition. 16-bit values are summed in float32.
double AmplitudeOfAddition(DType dtype) { return AmplitudeOf(dtype == DType::kFloat64 ? dtype : DType::kFloat32); }

// The largest error of a sum of many terms, relative to the typical sum. Partial sums of random terms grow with the
// square root of their number, and each addition rounds: the root mean square of the error is sqrt(n / 24) units in the
// last place.
double SumAmplitude(DType dtype, double num_terms) { return AmplitudeOfAddition(dtype) * std::sqrt(num_terms) / 6; }

bool IsWhole(double value) {
  constexpr double kExact = 1 << 20;
  return std::trunc(value) == value && std::fabs(value) < kExact;
}

constexpr int64_t kChunk = 1024;

// Calls f(values, count) with the elements, as doubles in row-major order, in chunks of at most kChunk. Stops and
// returns false as soon as f returns false.
template <typename F>
bool ForEachChunk(const Tensor& tensor, F&& f) {
  const Tensor dense = tensor.Contiguous();
  double values[kChunk];
  for (int64_t done = 0; done < dense.numel(); done += kChunk) {
    const int64_t n = std::min(kChunk, dense.numel() - done);
    LoadRun(dense.raw_data() + done * ItemSize(dense.dtype()), 1, dense.dtype(), values, n);
    if (!f(static_cast<const double*>(values), n)) return false;
  }
  return true;
}

// The root mean square, to which only finite elements contribute.
double RootMeanSquare(const Tensor& tensor) {
  double sum = 0;
  ForEachChunk(tensor, [&sum](const double* values, int64_t n) {
    for (int64_t i = 0; i < n; ++i) sum += std::isfinite(values[i]) ? values[i] * values[i] : 0;
    return true;
  });
  return std::sqrt(sum / static_cast<double>(tensor.numel()));
}

class NoiseSource {
 public:
  // All changes are multiplied by `factor`.
  NoiseSource(uint64_t seed, double factor) : state_(seed), factor_(factor) {}

  // Changes the elements of a floating-point tensor in place, each once. `keep_whole` preserves whole numbers: masks,
  // counts and results of floor() are exact, and some become indices.
  void Change(const Tensor& tensor, bool keep_whole) {
    if (!CanChange(tensor)) return;
    keep_whole_ = keep_whole;
    shared_ = 0;
    ChangeFrom(tensor, 0, 0, tensor.raw_data());
  }

  // Like Change, for elements that are sums of `num_terms` terms each, whose root mean square is `summand`, or 0 if it
  // is not known. All elements of a slice (along each dim except the last) also move by one random amount, as large as
  // the last place of a typical element. This models the rounding of a sum or mean from which the call computed all of
  // them. Each element also moves by the rounding of its own sum.
  void ChangeSums(const Tensor& tensor, bool keep_whole, double num_terms, double summand) {
    if (!CanChange(tensor)) return;
    keep_whole_ = keep_whole;
    const double typical = RootMeanSquare(tensor);
    shared_ = factor_ * AmplitudeOf(tensor.dtype()) * std::max(typical, summand);
    // If terms cancel, partial sums may be as large as the sum of all absolute values, and each addition rounds. A sum
    // that is exactly 0 here may be as large as these rounding errors in another engine.
    const double of_partial_sums = summand * num_terms * AmplitudeOfAddition(tensor.dtype()) / 2;
    own_ = factor_ * std::max(typical * SumAmplitude(tensor.dtype(), num_terms), of_partial_sums);
    changes_zeros_ = of_partial_sums > 0;
    tensor_seed_ = state_;
    ChangeFrom(tensor, 0, 0, tensor.raw_data());
    own_ = 0;
    changes_zeros_ = false;
  }

 private:
  // A number in (-1, 1).
  double Next() {
    state_ += 0x9e3779b97f4a7c15;
    return Mixed(state_);
  }

  // A number in (-1, 1) for each slice of the tensor.
  double SliceNoise(int64_t dim, int64_t index) const {
    return Mixed(tensor_seed_ + static_cast<uint64_t>(dim) * 0x632be59bd9b4e019 +
                 static_cast<uint64_t>(index) * 0x9e3779b97f4a7c15);
  }

  // The output function of splitmix64.
  static double Mixed(uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
    bits ^= bits >> 31;
    return static_cast<double>(static_cast<int64_t>(bits)) * 0x1p-63;
  }

  static bool CanChange(const Tensor& tensor) {
    return tensor.defined() && !tensor.is_symbolic() && IsFloatingPoint(tensor.dtype()) && tensor.numel() > 0;
  }

  // `shift` is the amount by which the slices of the preceding dims move.
  void ChangeFrom(const Tensor& tensor, int64_t dim, double shift, std::byte* data) {
    const int64_t item = ItemSize(tensor.dtype());
    // A dim of stride 0 repeats the same element.
    const bool repeats = dim < tensor.dim() && tensor.stride(dim) == 0;
    const int64_t size = dim >= tensor.dim() || repeats ? 1 : tensor.size(dim);
    if (dim + 1 < tensor.dim()) {
      for (int64_t i = 0; i < size; ++i) {
        const double here = shared_ == 0 ? 0 : shared_ * SliceNoise(dim, i);
        ChangeFrom(tensor, dim + 1, shift + here, data + i * tensor.stride(dim) * item);
      }
      return;
    }
    ChangeRun(data, size, dim < tensor.dim() && !repeats ? tensor.stride(dim) : 1, shift, tensor.dtype());
  }

  void ChangeRun(std::byte* data, int64_t size, int64_t stride, double shift, DType dtype) {
    const double amplitude = factor_ * AmplitudeOf(dtype);
    double values[kChunk];
    for (int64_t done = 0; done < size; done += kChunk) {
      const int64_t n = std::min(kChunk, size - done);
      std::byte* const at = data + done * stride * ItemSize(dtype);
      LoadRun(at, stride, dtype, values, n);
      for (int64_t i = 0; i < n; ++i) {
        if (keep_whole_ && IsWhole(values[i])) continue;
        // Most zeros are exact: they come from a mask, or from a gradient that is absent.
        const bool changes = values[i] != 0 || changes_zeros_;
        if (std::isfinite(values[i]) && changes) values[i] += (values[i] * amplitude + own_) * Next() + shift;
      }
      StoreRun(values, at, stride, dtype, n);
    }
  }

  uint64_t state_;
  const double factor_;
  bool keep_whole_ = true;
  double shared_ = 0;  // largest shift of a slice
  bool changes_zeros_ = false;
  double own_ = 0;  // largest shift of an element, besides that in its last places
  uint64_t tensor_seed_ = 0;
};

bool HasWholeNumbersOnly(const Tensor& tensor) {
  return ForEachChunk(tensor, [](const double* values, int64_t n) { return std::all_of(values, values + n, IsWhole); });
}

// True if whole numbers among the results are exact. A sum of fractions may happen to round to a whole number, but a
// sum of whole numbers is exact.
bool KeepsWholeNumbers(const Node& node, absl::Span<const IValue> operands) {
  if (node.op()->has_tag(kTagPointwise)) return true;
  return std::all_of(operands.begin(), operands.end(), [](const IValue& operand) {
    const bool is_float =
        operand.is_tensor() && operand.tensor().defined() && IsFloatingPoint(operand.tensor().dtype());
    return !is_float || HasWholeNumbersOnly(operand.tensor());
  });
}

// True for results that are computed, whether into memory of their own or into an operand. False for views, created
// tensors and operands that are returned unchanged.
bool IsComputed(const Node& node, const Tensor& result, absl::Span<const IValue> operands) {
  if (!node.is_call() || node.op() == nullptr || node.op()->has_tag(kTagView)) return false;
  if (MayWrite(node)) return true;
  bool reads_tensor = false;
  for (const IValue& operand : operands) {
    if (!operand.is_tensor() || !operand.tensor().defined()) continue;
    if (operand.tensor().storage() == result.storage()) return false;
    reads_tensor = true;
  }
  return reads_tensor;
}

// Operations of the calls whose number of operations is known, by name.
absl::flat_hash_map<std::string, double> OperationsByCall(const BoundGraph& bound) {
  absl::flat_hash_map<std::string, double> by_call;
  const std::unique_ptr<Graph> typed = TypedCopy(bound);
  for (const Node* node : typed->nodes()) {
    if (!node->is_call() || !node->type().is_known()) continue;
    const std::optional<int64_t> count = CountFlops(*node).constant();
    if (count) by_call.emplace(node->name(), static_cast<double>(*count));
  }
  return by_call;
}

// An estimate of the number of terms that are added for each element of a result: one multiplication and one addition
// for each term of a product, else the elements that are read for each one that is computed.
double NumTerms(const Node& node, absl::Span<const IValue> operands, const Tensor& result, double operations) {
  const double num_elements = static_cast<double>(std::max<int64_t>(1, result.numel()));
  const bool is_product = operations > 0 && !node.op()->has_tag(kTagReduction);
  const bool is_bias = node.op()->is(OpId::convolution_backward) && result.dim() == 1;
  if (is_product && !is_bias) return std::max(1.0, operations / (2 * num_elements));
  double most = num_elements;
  for (const IValue& operand : operands) {
    if (!operand.is_tensor() || !operand.tensor().defined() || !IsFloatingPoint(operand.tensor().dtype())) continue;
    most = std::max(most, static_cast<double>(operand.tensor().numel()));
  }
  return most / num_elements;
}

// The root mean square of an operand; 1 if the call has none of this name.
double SizeOfOperand(const Node& node, absl::Span<const IValue> operands, absl::string_view name) {
  const NodeArguments args(node);
  const Argument* const given = args.Given(name);
  if (given == nullptr || !given->is_node()) return 1;
  for (size_t k = 0; k < operands.size() && k < node.num_operands(); ++k) {
    if (node.operand(k) != given->node() || !operands[k].is_tensor() || !operands[k].tensor().defined()) continue;
    return operands[k].tensor().numel() == 0 ? 0 : RootMeanSquare(operands[k].tensor());
  }
  return 1;
}

// The root mean square of the terms that are added for an element of a sum, a mean, a variance, a gradient that a
// norm's backward computes, or the gradient of a convolution's bias; 0 for other results. Such results may be 0 except
// for rounding errors of their terms.
double SizeOfSummands(const Node& node, absl::Span<const IValue> operands, const Tensor& result, double num_terms) {
  constexpr OpId kSums[] = {OpId::sum, OpId::sum_dim_IntList};
  constexpr OpId kMeans[] = {OpId::mean, OpId::mean_dim};
  constexpr OpId kVariances[] = {OpId::var_correction, OpId::var_dim, OpId::var_mean_correction};
  constexpr OpId kNorms[] = {OpId::native_batch_norm_backward, OpId::native_layer_norm_backward,
                             OpId::native_group_norm_backward};
  const auto is_one_of = [&](const auto& ops) {
    return absl::c_any_of(ops, [&](OpId op) { return node.op()->is(op); });
  };
  if (operands.empty() || !operands[0].is_tensor() || !operands[0].tensor().defined()) return 0;
  const Tensor& terms = operands[0].tensor();
  if (!IsFloatingPoint(terms.dtype()) || terms.numel() == 0) return 0;
  if (is_one_of(kSums)) return RootMeanSquare(terms);
  if (is_one_of(kMeans)) return RootMeanSquare(terms) / num_terms;
  if (is_one_of(kVariances)) {
    // All terms may be off by the square of the mean's rounding error.
    const double size = RootMeanSquare(terms);
    return size * size * AmplitudeOfAddition(result.dtype()) / num_terms;
  }
  if (node.op()->is(OpId::convolution_backward)) return result.dim() == 1 ? RootMeanSquare(terms) : 0;
  if (!is_one_of(kNorms)) return 0;
  if (num_terms > 1) return RootMeanSquare(terms);
  // The input's gradient is the scaled gradient minus its means; these may cancel it completely.
  const bool is_batch_norm = node.op()->is(OpId::native_batch_norm_backward);
  return RootMeanSquare(terms) * SizeOfOperand(node, operands, "weight") *
         SizeOfOperand(node, operands, is_batch_norm ? "save_invstd" : "rstd");
}

struct Results {
  IValueList outputs;
  IValueList inputs;
};

// Adds no noise if `source` is null.
absl::StatusOr<Results> RunOnce(const BoundGraph& bound, NoiseSource* source,
                                const absl::flat_hash_map<std::string, double>& operations) {
  BoundGraph own = WithOwnValues(bound);
  RunOptions options;
  options.seed = bound.seed;
  if (source != nullptr) {
    for (const IValue& input : own.inputs) {
      if (input.is_tensor()) source->Change(input.tensor(), /*keep_whole=*/true);
    }
    for (auto& [target, tensor] : own.graph->attributes()) source->Change(tensor, /*keep_whole=*/true);
    options.hook = [source, &operations](
                       const Node& node, absl::Span<const IValue> operands,
                       absl::FunctionRef<absl::StatusOr<IValue>()> evaluate) -> absl::StatusOr<IValue> {
      // Determine this before the call, which may write its operands.
      const bool keep_whole = node.is_call() && node.op() != nullptr && KeepsWholeNumbers(node, operands);
      absl::StatusOr<IValue> value = evaluate();
      if (!value.ok()) return value;
      const auto change = [&](const IValue& item) {
        if (item.is_tensor() && item.tensor().defined() && IsComputed(node, item.tensor(), operands)) {
          if (node.op()->has_tag(kTagPointwise)) {
            source->Change(item.tensor(), keep_whole);
          } else {
            const auto known = operations.find(node.name());
            const double count = known == operations.end() ? 0 : known->second;
            const double num_terms = NumTerms(node, operands, item.tensor(), count);
            const double summand = SizeOfSummands(node, operands, item.tensor(), num_terms);
            source->ChangeSums(item.tensor(), keep_whole, num_terms, summand);
          }
        }
      };
      if (value->is_list()) {
        for (const IValue& item : value->list()) change(item);
      } else {
        change(*value);
      }
      return value;
    };
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Executable> executable, CompileForInterpreter(*own.graph));
  Results results{{}, own.inputs};
  BACKTAPE_ASSIGN_OR_RETURN(results.outputs, executable->Run(own.inputs, options));
  return results;
}

// A zero float64 tensor for each tensor of a value.
IValue Zeros(const IValue& value) {
  if (value.is_list()) {
    IValueList items;
    for (const IValue& item : value.list()) items.push_back(Zeros(item));
    return items;
  }
  if (!value.is_tensor() || !value.tensor().defined()) return {};
  return Tensor::Full(value.tensor().sizes(), 0.0, DType::kFloat64);
}

// Raises the elements to their absolute changes, or to infinity for changes without bound.
void AddTensorChanges(const Tensor& largest, const Tensor& exact, const Tensor& changed) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  double* at = largest.data<double>();
  if (!changed.defined() || changed.sizes() != exact.sizes()) {  // the sizes depend on values
    std::fill_n(at, largest.numel(), kInfinity);
    return;
  }
  const bool is_float = IsFloatingPoint(exact.dtype());
  const Tensor from = exact.Contiguous();
  double a[kChunk];
  int64_t done = 0;
  ForEachChunk(changed, [&](const double* b, int64_t n) {
    LoadRun(from.raw_data() + done * ItemSize(from.dtype()), 1, from.dtype(), a, n);
    for (int64_t i = 0; i < n; ++i) {
      if (a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i]))) continue;
      const bool is_bounded = is_float && std::isfinite(a[i]) && std::isfinite(b[i]);
      at[i] = std::max(at[i], is_bounded ? std::fabs(a[i] - b[i]) : kInfinity);
    }
    at += n;
    done += n;
    return true;
  });
}

void AddChanges(const IValue& largest, const IValue& exact, const IValue& changed) {
  if (largest.is_list()) {
    for (size_t i = 0; i < largest.list().size(); ++i) {
      const bool is_there = changed.is_list() && i < changed.list().size();
      AddChanges(largest.list()[i], exact.list()[i], is_there ? changed.list()[i] : IValue());
    }
  } else if (largest.is_tensor()) {
    AddTensorChanges(largest.tensor(), exact.tensor(), changed.is_tensor() ? changed.tensor() : Tensor());
  }
}

void AddChanges(const RoundingNoise& largest, const Results& exact, const Results& changed) {
  for (size_t i = 0; i < largest.outputs.size() && i < changed.outputs.size(); ++i) {
    AddChanges(largest.outputs[i], exact.outputs[i], changed.outputs[i]);
  }
  for (size_t i = 0; i < largest.inputs.size(); ++i) {
    AddChanges(largest.inputs[i], exact.inputs[i], changed.inputs[i]);
  }
}

// Calls f(noise, other) for each tensor.
void ForEachTensor(const IValue& noise, const IValue& other, absl::FunctionRef<void(const Tensor&, const Tensor&)> f) {
  if (noise.is_list()) {
    for (size_t i = 0; i < noise.list().size(); ++i) ForEachTensor(noise.list()[i], other.list()[i], f);
  } else if (noise.is_tensor()) {
    f(noise.tensor(), other.tensor());
  }
}

void ForEachTensor(const RoundingNoise& noise, const RoundingNoise& other,
                   absl::FunctionRef<void(const Tensor&, const Tensor&)> f) {
  for (size_t i = 0; i < noise.outputs.size(); ++i) ForEachTensor(noise.outputs[i], other.outputs[i], f);
  for (size_t i = 0; i < noise.inputs.size(); ++i) ForEachTensor(noise.inputs[i], other.inputs[i], f);
}

// Raises the noise of elements to the median of their tensor. With few samples and many elements, the noise of some
// elements is underestimated. Elements that rounding does not change, and those that it changes without bound, do not
// take part.
void RaiseToMedian(const Tensor& tensor) {
  double* const at = tensor.data<double>();
  const auto takes_part = [](double value) { return value > 0 && std::isfinite(value); };
  std::vector<double> values;
  std::copy_if(at, at + tensor.numel(), std::back_inserter(values), takes_part);
  if (values.empty()) return;
  const auto median = values.begin() + (std::ssize(values) - 1) / 2;
  std::nth_element(values.begin(), median, values.end());
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    if (takes_part(at[i])) at[i] = std::max(at[i], *median);
  }
}

RoundingNoise ZerosLike(const Results& exact, bool with_inputs) {
  RoundingNoise zeros;
  for (const IValue& output : exact.outputs) zeros.outputs.push_back(Zeros(output));
  for (const IValue& input : exact.inputs) zeros.inputs.push_back(with_inputs ? Zeros(input) : IValue());
  return zeros;
}

// Whether the noise of some element is a sizable part of the largest element of its tensor.
bool IsLarge(const RoundingNoise& noise, const Results& exact) {
  constexpr double kShare = 0.01;
  bool is_large = false;
  const RoundingNoise values{exact.outputs, exact.inputs};
  ForEachTensor(noise, values, [&](const Tensor& noise_of, const Tensor& value) {
    double largest = 0, largest_noise = 0;
    const auto largest_finite = [](double& most) {
      return [&most](const double* at, int64_t n) {
        for (int64_t i = 0; i < n; ++i) most = std::isfinite(at[i]) ? std::max(most, std::fabs(at[i])) : most;
        return true;
      };
    };
    ForEachChunk(value, largest_finite(largest));
    ForEachChunk(noise_of, largest_finite(largest_noise));
    is_large = is_large || largest_noise > kShare * largest;
  });
  return is_large;
}

}  // namespace

absl::StatusOr<RoundingNoise> MeasureRoundingNoise(const BoundGraph& bound, const RoundingNoiseOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const Results exact, RunOnce(bound, nullptr, {}));
  const bool writes =
      absl::c_any_of(bound.graph->nodes(), [](const Node* node) { return node->is_call() && MayWrite(*node); });
  const absl::flat_hash_map<std::string, double> operations = OperationsByCall(bound);
  // The largest changes in runs with noise of `factor` times the usual amplitude. A run that fails only because of
  // changed last digits says nothing about their effect.
  const auto largest_changes = [&](int samples, double factor) {
    RoundingNoise largest = ZerosLike(exact, writes);
    for (int sample = 0; sample < samples; ++sample) {
      NoiseSource source(static_cast<uint64_t>(sample) + 1, factor);
      const absl::StatusOr<Results> changed = RunOnce(bound, &source, operations);
      if (changed.ok()) AddChanges(largest, exact, *changed);
    }
    return largest;
  };
  RoundingNoise noise = largest_changes(options.samples, 1);
  // Where results depend smoothly on rounding errors, larger errors change them in proportion. Elsewhere (the inverse
  // of a singular matrix), the samples do not bound what rounding can do.
  if (IsLarge(noise, exact)) {
    constexpr double kFactor = 32, kMinResponse = 2;
    ForEachTensor(noise, largest_changes(options.samples, kFactor), [](const Tensor& of, const Tensor& more) {
      double* const at = of.data<double>();
      for (int64_t i = 0; i < of.numel(); ++i) {
        if (more.data<double>()[i] < kMinResponse * at[i]) at[i] = std::numeric_limits<double>::infinity();
      }
    });
  }
  ForEachTensor(noise, noise, [&options](const Tensor& of, const Tensor&) {
    double* const at = of.data<double>();
    for (int64_t i = 0; i < of.numel(); ++i) at[i] *= options.safety;
    RaiseToMedian(of);
  });
  return noise;
}

}  // namespace backtape
