#ifndef BACKTAPE_INTERP_KERNELS_DENSE_H_
#define BACKTAPE_INTERP_KERNELS_DENSE_H_

#include <cstdint>
#include <type_traits>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/tensor.h"

// How kernels that are not pointwise access tensors: as row-major buffers of a compute type, read and written as a
// whole.
//
// Floating-point dtypes, including 16-bit ones, are computed in double and rounded once, when an output is stored.
// Integers and bool are computed in int64, wrap on overflow, and are stored as their low bits; bool is 0 or 1, and
// stored as "differs from 0". An output element therefore does not depend on strides.
namespace backtape::kernels {

// Calls f(std::type_identity<T>{}) with the compute type of a dtype: double or int64_t.
template <typename F>
decltype(auto) DispatchCompute(DType dtype, F&& f) {
  if (IsFloatingPoint(dtype)) return f(std::type_identity<double>{});
  return f(std::type_identity<int64_t>{});
}

// Reads all elements in row-major order. T is double or int64_t. The second form resizes a buffer that is used again.
template <typename T>
std::vector<T> ReadDense(const Tensor& tensor);
template <typename T>
void ReadDense(const Tensor& tensor, std::vector<T>& values);

// All elements in row-major order: those of the tensor itself where they lie in memory in this order and have type T,
// else a copy. Must not outlive the tensor.
template <typename T>
class DenseValues {
 public:
  explicit DenseValues(const Tensor& tensor) {
    if (tensor.is_contiguous() && tensor.dtype() == kDTypeOf<T>) {
      values_ = absl::MakeConstSpan(tensor.data<T>(), tensor.numel());
    } else {
      copy_ = ReadDense<T>(tensor);
      values_ = copy_;
    }
  }
  DenseValues(const DenseValues&) = delete;
  DenseValues& operator=(const DenseValues&) = delete;

  absl::Span<const T> operator*() const { return values_; }

 private:
  std::vector<T> copy_;
  absl::Span<const T> values_;
};

// Writes all elements; `values` has tensor.numel() elements.
template <typename T>
void WriteDense(absl::Span<const T> values, const Tensor& tensor);
template <typename T>
void WriteDense(const std::vector<T>& values, const Tensor& tensor) {
  WriteDense(absl::MakeConstSpan(values), tensor);
}

extern template std::vector<double> ReadDense(const Tensor&);
extern template std::vector<int64_t> ReadDense(const Tensor&);
extern template void ReadDense(const Tensor&, std::vector<double>&);
extern template void ReadDense(const Tensor&, std::vector<int64_t>&);
extern template void WriteDense(absl::Span<const double>, const Tensor&);
extern template void WriteDense(absl::Span<const int64_t>, const Tensor&);

// Converts a number to a compute type.
template <typename T>
T As(const Scalar& value) {
  if constexpr (std::is_same_v<T, double>) return value.to_double();
  return value.to_int64();
}

// Sets every element to `value`.
void Fill(const Tensor& out, const Scalar& value);

// Converts a dim to its non-negative equivalent; a 0-dim tensor has a dim 0 of size 1.
inline int64_t Wrap(int64_t dim, int64_t rank) { return dim < 0 ? dim + (rank == 0 ? 1 : rank) : dim; }

// Views of the same storage. The op's shape rule has checked that the ranges fit.
Tensor AsStrided(const Tensor& t, absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides, int64_t offset);
// Moves dim `from` to position `to`; a 0-dim tensor becomes a 1-dim tensor of one element.
Tensor MoveDim(const Tensor& t, int64_t from, int64_t to);
Tensor Select(const Tensor& t, int64_t dim, int64_t index);
Tensor Slice(const Tensor& t, int64_t dim, int64_t start, int64_t length, int64_t step = 1);
// Broadcasts to larger sizes or more dims.
Tensor Expand(const Tensor& t, absl::Span<const int64_t> sizes);

// A tensor as rows along some of its dims: row r holds the elements at one index of the other dims. Rows and their
// elements are in row-major order.
template <typename T>
struct Rows {
  std::vector<T> values;
  int64_t count = 0;
  int64_t length = 0;

  absl::Span<const T> row(int64_t r) const { return absl::MakeConstSpan(values).subspan(r * length, length); }
  absl::Span<T> row(int64_t r) { return absl::MakeSpan(values).subspan(r * length, length); }
};

// Dim d runs along the rows if reduced[d] is true.
template <typename T>
Rows<T> ReadRows(const Tensor& tensor, const std::vector<bool>& reduced);
// Reads rows along one dim.
template <typename T>
Rows<T> ReadRows(const Tensor& tensor, int64_t dim);
// Writes the elements that ReadRows(tensor, dim) would read.
template <typename T>
void WriteRows(const Rows<T>& rows, const Tensor& tensor, int64_t dim);

extern template Rows<double> ReadRows(const Tensor&, const std::vector<bool>&);
extern template Rows<int64_t> ReadRows(const Tensor&, const std::vector<bool>&);
extern template Rows<double> ReadRows(const Tensor&, int64_t);
extern template Rows<int64_t> ReadRows(const Tensor&, int64_t);
extern template void WriteRows(const Rows<double>&, const Tensor&, int64_t);
extern template void WriteRows(const Rows<int64_t>&, const Tensor&, int64_t);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_DENSE_H_
