// Writes at positions held in tensors, with a reduction for repeated positions.
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/positions.h"
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

template <typename T>
T Combine(Reduction reduction, T a, T b) {
  switch (reduction) {
    case Reduction::kSum:
    case Reduction::kMean:
      return Add(a, b);
    case Reduction::kProduct:
      return Multiply(a, b);
    case Reduction::kMaximum:
      return Maximum(a, b);
    case Reduction::kMinimum:
      return Minimum(a, b);
  }
  return a;
}

// Combines `values[i]` into `result[offsets[i]]`. Without `include_self`, the first value replaces the element. Integer
// means are rounded down.
template <typename T>
void ReduceAt(Reduction reduction, const std::vector<int64_t>& offsets, const std::vector<T>& values, bool include_self,
              std::vector<T>& result) {
  std::vector<int64_t> counts(result.size());
  for (size_t i = 0; i < offsets.size(); ++i) {
    T& element = result[offsets[i]];
    const bool is_first = counts[offsets[i]]++ == 0;
    element = is_first && !include_self ? values[i] : Combine(reduction, element, values[i]);
  }
  if (reduction != Reduction::kMean) return;
  for (size_t i = 0; i < result.size(); ++i) {
    const int64_t count = counts[i] + (include_self ? 1 : 0);
    if (counts[i] == 0) continue;
    if constexpr (kIsFloating<T>) {
      result[i] /= static_cast<T>(count);
    } else {
      result[i] = FloorDivide(result[i], count);
    }
  }
}

absl::Status ScatterReduce(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src,
                           absl::string_view reduce, bool include_self, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> offsets, AlignedOffsets(self, dim, index));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    ReduceAt(ReductionOf(reduce), offsets, ReadDense<T>(src), include_self, result);
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

// Offsets, in a row-major buffer of self's sizes, of the slices at `index` along `dim`, in row-major order of a tensor
// that holds one slice per element of `index`.
absl::StatusOr<std::vector<int64_t>> SliceOffsets(const Tensor& self, int64_t dim, const Tensor& index) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> positions, ReadPositions(index, SizeAt(self, dim), false));
  dim = Wrap(dim, self.dim());
  int64_t before = 1, after = 1;
  for (int64_t d = 0; d < self.dim(); ++d) (d < dim ? before : after) *= d == dim ? 1 : self.size(d);
  std::vector<int64_t> offsets;
  offsets.reserve(before * positions.size() * after);
  for (int64_t b = 0; b < before; ++b) {
    for (int64_t p : positions) {
      for (int64_t a = 0; a < after; ++a) offsets.push_back((b * SizeAt(self, dim) + p) * after + a);
    }
  }
  return offsets;
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
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> offsets, SliceOffsets(self, dim, index));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    ReduceAt(ReductionOf(reduce), offsets, ReadDense<T>(source), include_self, result);
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status index_copy(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source, const Tensor& out) {
  if (PicksNothing(self, dim)) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> offsets, SliceOffsets(self, dim, index));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    const std::vector<T> values = ReadDense<T>(source);
    for (size_t i = 0; i < offsets.size(); ++i) result[offsets[i]] = values[i];
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
      if (is_taken[i] != 0 && next < result.size()) result[next++] = grads[i];
    }
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

}  // namespace backtape::kernels
