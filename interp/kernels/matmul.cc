// Matrix products.
#include <algorithm>
#include <optional>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/gemm.h"
#include "backtape/interp/kernels/group_range.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

// The operands and the result of a product in the compute type. A thread keeps them for its next product, because the
// first write to each page of fresh memory is slow; it frees large ones.
template <typename T>
class ProductBuffers {
 public:
  static ProductBuffers& OfThread() {
    static thread_local ProductBuffers buffers;
    return buffers;
  }
  void FreeLarge() {
    constexpr size_t kMaxKept = size_t{1} << 20;
    for (std::vector<T>* buffer : {&lhs, &rhs, &addend, &result}) {
      if (buffer->capacity() > kMaxKept) *buffer = std::vector<T>();
    }
  }

  std::vector<T> lhs, rhs, addend, result;
};

// out = beta * self + alpha * a x b, for a batch of matrices. As in BLAS, operands with a factor of 0 are not read, so
// their NaN and infinities do not propagate. `self` may be undefined if beta is 0.
absl::Status ScaledProduct(const Tensor& a, const Tensor& b, const Tensor& self, const Scalar& beta,
                           const Scalar& alpha, const Tensor& out) {
  const int64_t m = a.size(-2), k = a.size(-1), n = b.size(-1);
  const int64_t batch = a.dim() == 3 ? a.size(0) : 1;
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    auto& [lhs, rhs, addend, result] = ProductBuffers<T>::OfThread();
    result.assign(out.numel(), T{0});
    if (As<T>(alpha) != T{0}) {
      ReadDense(a, lhs);
      ReadDense(b, rhs);
      for (int64_t i = 0; i < batch; ++i) {
        MultiplyAdd(m, n, k, lhs.data() + i * m * k, rhs.data() + i * k * n, result.data() + i * m * n);
      }
    }
    if (As<T>(alpha) != T{1}) {
      for (T& r : result) r = Multiply(As<T>(alpha), r);
    }
    if (As<T>(beta) != T{0}) {
      ReadDense(Expand(self, out.sizes()), addend);
      for (size_t i = 0; i < result.size(); ++i) result[i] = Add(result[i], Multiply(As<T>(beta), addend[i]));
    }
    WriteDense(result, out);
    ProductBuffers<T>::OfThread().FreeLarge();
    return absl::OkStatus();
  });
}

// A vector as a matrix with one column.
Tensor Column(const Tensor& vector) {
  return AsStrided(vector, {vector.size(0), 1}, {vector.stride(0), 1}, vector.storage_offset());
}

}  // namespace

absl::Status mm(const Tensor& self, const Tensor& mat2, const Tensor& out) {
  return ScaledProduct(self, mat2, Tensor(), 0, 1, out);
}

absl::Status bmm(const Tensor& self, const Tensor& mat2, const Tensor& out) {
  return ScaledProduct(self, mat2, Tensor(), 0, 1, out);
}

absl::Status addmm(const Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha,
                   const Tensor& out) {
  return ScaledProduct(mat1, mat2, self, beta, alpha, out);
}

absl::Status baddbmm(const Tensor& self, const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                     const Scalar& alpha, const Tensor& out) {
  return ScaledProduct(batch1, batch2, self, beta, alpha, out);
}

// Elements that belong to no group are 0 (PyTorch leaves them uninitialised).
absl::Status _grouped_mm(const Tensor& self, const Tensor& mat2, const Tensor& offs, const Tensor& bias,
                         std::optional<DType> out_dtype, const Tensor& out) {
  const bool self_is_stack = self.dim() == 3, mat2_is_stack = mat2.dim() == 3;
  const std::vector<int64_t> ends = offs.defined() ? ReadDense<int64_t>(offs) : std::vector<int64_t>();
  const int64_t groups = self_is_stack ? self.size(0) : mat2_is_stack ? mat2.size(0) : offs.size(0);
  const int64_t limit = self_is_stack ? mat2.size(-1) : mat2_is_stack ? self.size(0) : self.size(1);
  Fill(out, 0);
  for (int64_t g = 0; g < groups; ++g) {
    Tensor a = self_is_stack ? Select(self, 0, g) : self;
    Tensor b = mat2_is_stack ? Select(mat2, 0, g) : mat2;
    Tensor to = self_is_stack == mat2_is_stack ? Select(out, 0, g) : out;
    if (!ends.empty()) {
      BACKTAPE_ASSIGN_OR_RETURN(const GroupRange range, RangeOfGroup(g == 0 ? 0 : ends[g - 1], ends[g], g, limit));
      const int64_t length = range.end - range.begin;
      if (mat2_is_stack) {
        a = Slice(a, 0, range.begin, length);
        to = Slice(to, 0, range.begin, length);
      } else {
        b = Slice(b, self_is_stack ? 1 : 0, range.begin, length);
        if (self_is_stack) to = Slice(to, 1, range.begin, length);
        if (!self_is_stack) a = Slice(a, 1, range.begin, length);
      }
    }
    BACKTAPE_RETURN_IF_ERROR(ScaledProduct(a, b, Tensor(), 0, 1, to));
  }
  return absl::OkStatus();
}

absl::Status mv(const Tensor& self, const Tensor& vec, const Tensor& out) {
  return ScaledProduct(self, Column(vec), Tensor(), 0, 1, Column(out));
}

absl::Status dot(const Tensor& self, const Tensor& tensor, const Tensor& out) {
  const Tensor row = AsStrided(self, {1, self.size(0)}, {1, self.stride(0)}, self.storage_offset());
  return ScaledProduct(row, Column(tensor), Tensor(), 0, 1, AsStrided(out, {1, 1}, {1, 1}, out.storage_offset()));
}

absl::Status addmv(const Tensor& self, const Tensor& mat, const Tensor& vec, const Scalar& beta, const Scalar& alpha,
                   const Tensor& out) {
  return ScaledProduct(mat, Column(vec), Column(Expand(self, out.sizes())), beta, alpha, Column(out));
}

absl::Status addr(const Tensor& self, const Tensor& vec1, const Tensor& vec2, const Scalar& beta, const Scalar& alpha,
                  const Tensor& out) {
  // As in PyTorch, operands of another dtype are rounded to that of the result first.
  const auto converted = [&](const Tensor& x) { return x.dtype() == out.dtype() ? x : x.To(out.dtype()); };
  const Tensor b = converted(vec2);
  const Tensor row = AsStrided(b, {1, b.size(0)}, {1, b.stride(0)}, b.storage_offset());
  return ScaledProduct(Column(converted(vec1)), row, converted(self), beta, alpha, out);
}

// Sums the products of the batch: a single product of the concatenated factors.
absl::Status addbmm(const Tensor& self, const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                    const Scalar& alpha, const Tensor& out) {
  const int64_t batch = batch1.size(0), rows = batch1.size(1), inner = batch1.size(2), columns = batch2.size(2);
  const Tensor lhs = Tensor::Empty({rows, batch, inner}, batch1.dtype());
  CopyElements(MoveDim(batch1, 0, 1), lhs);
  const Tensor rhs = Tensor::Empty({batch, inner, columns}, batch2.dtype());
  CopyElements(batch2, rhs);
  const int64_t length = batch * inner;
  return ScaledProduct(AsStrided(lhs, {rows, length}, {std::max<int64_t>(length, 1), 1}, 0),
                       AsStrided(rhs, {length, columns}, {std::max<int64_t>(columns, 1), 1}, 0), self, beta, alpha,
                       out);
}

absl::Status trace(const Tensor& self, const Tensor& out) {
  const Tensor diagonal =
      AsStrided(self, {std::min(self.size(0), self.size(1))}, {self.stride(0) + self.stride(1)}, self.storage_offset());
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    T sum = 0;
    for (T x : ReadDense<T>(diagonal)) sum = Add(sum, x);
    WriteDense(std::vector<T>{sum}, out);
    return absl::OkStatus();
  });
}

absl::Status linalg_cross(const Tensor& self, const Tensor& other, int64_t dim, const Tensor& out) {
  dim = Wrap(dim, out.dim());
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    const Rows<T> a = ReadRows<T>(Expand(self, out.sizes()), dim), b = ReadRows<T>(Expand(other, out.sizes()), dim);
    Rows<T> result = a;
    for (int64_t r = 0; r < a.count; ++r) {
      for (int i = 0; i < 3; ++i) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        result.row(r)[i] = Subtract(Multiply(a.row(r)[j], b.row(r)[k]), Multiply(a.row(r)[k], b.row(r)[j]));
      }
    }
    WriteRows(result, out, dim);
    return absl::OkStatus();
  });
}

}  // namespace backtape::kernels
