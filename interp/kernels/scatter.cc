// Writes at positions held in tensors, with a reduction for repeated positions.
#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/positions.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/tensor/integer_range.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

enum class Reduction : uint8_t { kSum, kProduct, kMean, kMaximum, kMinimum };

// Accepts the reduction names of both scatter.reduce and scatter_reduce; the shape rule has checked the name.
Reduction ReductionOf(absl::string_view name) {
  if (name == "prod" || name == "multiply") return Reduction::kProduct;
  if (name == "mean") return Reduction::kMean;
  if (name == "amax") return Reduction::kMaximum;
  if (name == "amin") return Reduction::kMinimum;
  return Reduction::kSum;
}

// Calls f with the function that combines an element with a value.
template <typename F>
void WithReduction(Reduction reduction, F f) {
  switch (reduction) {
    case Reduction::kSum:
    case Reduction::kMean:
      return f([](auto a, auto b) { return Add(a, b); });
    case Reduction::kProduct:
      return f([](auto a, auto b) { return Multiply(a, b); });
    case Reduction::kMaximum:
      return f([](auto a, auto b) { return Maximum(a, b); });
    case Reduction::kMinimum:
      return f([](auto a, auto b) { return Minimum(a, b); });
  }
}

// Combines values with elements of `result`. for_each_run(visit) must call visit(offset, values, count) for runs of
// values: values[i] is combined with result[offset(i)]. Without `include_self`, the first value replaces the element.
// Integer means are rounded down. `dtype` is that of the result; as in PyTorch, the sums of integer means wrap around.
template <typename T, typename ForEachRun>
void ReduceRuns(Reduction reduction, bool include_self, DType dtype, std::vector<T>& result,
                const ForEachRun& for_each_run) {
  const bool is_counted = !include_self || reduction == Reduction::kMean;
  std::vector<int64_t> counts(is_counted ? result.size() : 0);
  WithReduction(reduction, [&](auto combine) {
    if (!is_counted) {
      for_each_run([&](auto offset, const T* values, int64_t count) {
        for (int64_t i = 0; i < count; ++i) result[offset(i)] = combine(result[offset(i)], values[i]);
      });
      return;
    }
    for_each_run([&](auto offset, const T* values, int64_t count) {
      for (int64_t i = 0; i < count; ++i) {
        T& element = result[offset(i)];
        const bool is_first = counts[offset(i)]++ == 0;
        element = is_first && !include_self ? values[i] : combine(element, values[i]);
      }
    });
  });
  if (reduction != Reduction::kMean) return;
  for (size_t i = 0; i < result.size(); ++i) {
    const int64_t count = counts[i] + (include_self ? 1 : 0);
    if (counts[i] == 0) continue;
    if constexpr (kIsFloating<T>) {
      result[i] /= static_cast<T>(count);
    } else {
      result[i] = FloorDivide(WrappedTo(dtype, result[i]), count);
    }
  }
}

absl::Status ScatterReduce(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src,
                           absl::string_view reduce, bool include_self, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> offsets, AlignedOffsets(self, dim, index));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    const std::vector<T> values = ReadDense<T>(src);
    ReduceRuns<T>(ReductionOf(reduce), include_self, out.dtype(), result, [&](auto visit) {
      visit([&](int64_t i) { return offsets[i]; }, values.data(), static_cast<int64_t>(offsets.size()));
    });
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status IndexFill(const Tensor& self, int64_t dim, const Tensor& index, const Scalar& value, const Tensor& out) {
  if (PicksNothing(self, dim)) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(std::vector<int64_t> positions, ReadPositions(index, SizeAt(self, dim), true));
  CopyElements(self, out);
  if (self.dim() == 0) {
    if (!positions.empty()) Fill(out, value);
    return absl::OkStatus();
  }
  for (int64_t p : positions) Fill(Select(out, Wrap(dim, self.dim()), p), value);
  return absl::OkStatus();
}

}  // namespace

absl::Status scatter_reduce_two(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src,
                                absl::string_view reduce, bool include_self, const Tensor& out) {
  return ScatterReduce(self, dim, index, SourcePart(src, index), reduce, include_self, out);
}

absl::Status scatter_reduce(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src,
                            absl::string_view reduce, const Tensor& out) {
  return ScatterReduce(self, dim, index, SourcePart(src, index), reduce, true, out);
}

absl::Status scatter_value_reduce(const Tensor& self, int64_t dim, const Tensor& index, const Scalar& value,
                                  absl::string_view reduce, const Tensor& out) {
  const Tensor src = Expand(Tensor::Full({}, value, out.dtype()), index.sizes());
  return ScatterReduce(self, dim, index, src, reduce, true, out);
}

absl::Status index_reduce(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source,
                          absl::string_view reduce, bool include_self, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> positions, ReadPositions(index, SizeAt(self, dim), false));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    const std::vector<T> values = ReadDense<T>(source);
    ReduceRuns<T>(ReductionOf(reduce), include_self, out.dtype(), result, [&](auto visit) {
      ForEachSliceRun(self, dim, positions, [&](int64_t to, int64_t from, int64_t length) {
        visit([to](int64_t i) { return to + i; }, values.data() + from, length);
      });
    });
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status index_copy(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source, const Tensor& out) {
  if (PicksNothing(self, dim)) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> positions, ReadPositions(index, SizeAt(self, dim), false));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    const std::vector<T> values = ReadDense<T>(source);
    ForEachSliceRun(self, dim, positions, [&](int64_t to, int64_t from, int64_t length) {
      std::copy_n(values.begin() + from, length, result.begin() + to);
    });
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status index_fill_int_Scalar(const Tensor& self, int64_t dim, const Tensor& index, const Scalar& value,
                                   const Tensor& out) {
  return IndexFill(self, dim, index, value, out);
}

absl::Status index_fill_int_Tensor(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& value,
                                   const Tensor& out) {
  const Scalar number =
      IsFloatingPoint(value.dtype()) ? Scalar(ReadDense<double>(value)[0]) : Scalar(ReadDense<int64_t>(value)[0]);
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(number, out.dtype()));
  return IndexFill(self, dim, index, number, out);
}

absl::Status masked_scatter(const Tensor& self, const Tensor& mask, const Tensor& source, const Tensor& out) {
  const std::vector<int64_t> is_taken = ReadDense<int64_t>(Expand(mask, out.sizes()));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(Expand(self, out.sizes()));
    const std::vector<T> values = ReadDense<T>(source);
    size_t next = 0;
    for (size_t i = 0; i < result.size(); ++i) {
      if (is_taken[i] == 0) continue;
      if (next == values.size()) {
        return absl::OutOfRangeError(
            absl::StrCat("the mask has more true elements than the source has elements (", values.size(), ")"));
      }
      result[i] = values[next++];
    }
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status masked_scatter_backward(const Tensor& grad_output, const Tensor& mask, absl::Span<const int64_t> sizes,
                                     const Tensor& out) {
  const std::vector<int64_t> is_taken = ReadDense<int64_t>(Expand(mask, grad_output.sizes()));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> grads = ReadDense<T>(grad_output);
    std::vector<T> result(out.numel());
    size_t next = 0;
    for (size_t i = 0; i < grads.size(); ++i) {
      if (is_taken[i] == 0) continue;
      if (next == result.size()) {
        return absl::InvalidArgumentError(
            absl::StrCat("the mask has more true elements than the source (", result.size(), ")"));
      }
      result[next++] = grads[i];
    }
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

}  // namespace backtape::kernels
