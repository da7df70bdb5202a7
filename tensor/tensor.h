#ifndef BACKTAPE_TENSOR_TENSOR_H_
#define BACKTAPE_TENSOR_TENSOR_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#include "absl/container/inlined_vector.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/scalar.h"
#include "backtape/tensor/tensor_extension.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

using DimVector = absl::InlinedVector<int64_t, 5>;

// A block of bytes, shared by the tensors that view it. Aligned to 64 bytes unless borrowed. Never resized.
class Storage {
 public:
  // Allocates uninitialised heap memory. Returns ResourceExhausted on failure.
  static absl::StatusOr<std::shared_ptr<Storage>> Allocate(int64_t nbytes);
  // Wraps memory owned elsewhere. `owner` keeps it alive, and may be null if the memory outlives every tensor. The
  // memory needs the alignment of the dtype that will be read from it. The destructor of `owner` may run in any thread
  // and while the library holds locks, so it must not wait for another thread, nor call functions of the library.
  static std::shared_ptr<Storage> Borrow(void* data, int64_t nbytes, std::shared_ptr<const void> owner);
  // A storage without memory, for symbolic tensors; their views share it like any storage.
  static std::shared_ptr<Storage> Symbolic();

  std::byte* data() { return data_; }
  const std::byte* data() const { return data_; }
  int64_t nbytes() const { return nbytes_; }

  // How many times ops have written to the storage, through any view. Thread-safe.
  int64_t version() const { return version_.load(std::memory_order_relaxed); }
  void BumpVersion() { version_.fetch_add(1, std::memory_order_relaxed); }

  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;
  ~Storage();

 private:
  Storage(std::byte* data, int64_t nbytes, std::shared_ptr<const void> owner, bool is_owned)
      : data_(data), nbytes_(nbytes), owner_(std::move(owner)), is_owned_(is_owned) {}
  std::byte* data_;
  int64_t nbytes_;
  std::shared_ptr<const void> owner_;
  std::atomic<int64_t> version_{0};
  bool is_owned_;  // the destructor frees data_
};

// A handle to a strided view of a storage. Copies are cheap and refer to the same tensor. A default-constructed handle
// is undefined (PyTorch's undefined tensor, None in Python). Strides and offset count elements; strides may be 0
// (expanded) but not negative.
//
// A symbolic tensor has a type but no elements. Tracing runs a program on such tensors; the extension records which
// value of the program the tensor represents. Reading its elements, or a symbolic size, throws backtape::Error.
class Tensor {
 public:
  Tensor() = default;

  // Row-major, uninitialised. Fails if a size is negative, the total size overflows, memory runs out, or the dtype is
  // not storable.
  static absl::StatusOr<Tensor> TryEmpty(absl::Span<const int64_t> sizes, DType dtype);
  // Like TryEmpty with the given strides. Allocates as much storage as they need.
  static absl::StatusOr<Tensor> TryEmptyStrided(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides,
                                                DType dtype);
  // A view of `storage`. Fails if `storage` is null, if the view reaches outside it, if the offset is negative, or if
  // TryEmptyStrided would refuse the sizes, strides or dtype.
  static absl::StatusOr<Tensor> TryFromStorage(std::shared_ptr<Storage> storage, absl::Span<const int64_t> sizes,
                                               absl::Span<const int64_t> strides, int64_t storage_offset, DType dtype);
  // Row-major, filled with the value converted to `dtype`. Fails as TryEmpty does.
  static absl::StatusOr<Tensor> TryFull(absl::Span<const int64_t> sizes, const Scalar& value, DType dtype);
  // Like the Try functions, but these throw backtape::Error instead of returning a status.
  static Tensor Empty(absl::Span<const int64_t> sizes, DType dtype);
  static Tensor Full(absl::Span<const int64_t> sizes, const Scalar& value, DType dtype);
  // Copies `values` in row-major order, converted to `dtype`. Throws if their number is not the product of `sizes`.
  static Tensor FromValues(absl::Span<const int64_t> sizes, absl::Span<const double> values, DType dtype);
  // A 0-dim tensor of the scalar's dtype, marked as a wrapped number.
  static Tensor WrapNumber(const Scalar& value);
  // A symbolic tensor of this type, row-major if the type has no strides. With `storage`, it is a view of another
  // symbolic tensor.
  static Tensor Symbolic(TensorType type, std::shared_ptr<Storage> storage = nullptr);

  bool defined() const { return impl_ != nullptr; }
  // Unless stated otherwise, the members below throw backtape::Error ("sizes() called on an undefined Tensor") if the
  // tensor is undefined.
  DType dtype() const { return impl("dtype").dtype; }
  absl::Span<const int64_t> sizes() const { return plain_impl("sizes").sizes; }
  absl::Span<const int64_t> strides() const { return plain_impl("strides").strides; }
  int64_t storage_offset() const { return plain_impl("storage_offset").storage_offset; }
  int64_t dim() const { return static_cast<int64_t>(impl("dim").sizes.size()); }
  int64_t numel() const { return plain_impl("numel").numel; }
  // A negative `i` counts from the end. Throws backtape::Error unless -dim() <= i < dim().
  int64_t size(int64_t i) const {
    const Impl& impl = plain_impl("size");
    return impl.sizes[DimIndex(impl, i)];
  }
  int64_t stride(int64_t i) const {
    const Impl& impl = plain_impl("stride");
    return impl.strides[DimIndex(impl, i)];
  }
  // These also work on symbolic tensors.
  SymIntVector sym_sizes() const;
  SymIntVector sym_strides() const;
  SymInt sym_storage_offset() const;
  SymInt sym_size(int64_t i) const;
  SymInt sym_numel() const;
  bool is_symbolic() const { return impl("is_symbolic").symbolic_type != nullptr; }
  // True if a size, a stride or the offset is symbolic.
  bool has_symbolic_sizes() const { return impl("has_symbolic_sizes").has_symbolic_sizes; }
  bool is_wrapped_number() const { return impl("is_wrapped_number").is_wrapped_number; }
  const std::shared_ptr<Storage>& storage() const { return impl("storage").storage; }
  // Row-major without gaps. As in PyTorch, strides of size-1 dims and of empty tensors are ignored.
  bool is_contiguous() const;
  // True if two indices may address the same element (stride 0 over a size above 1, or overlapping strides).
  bool has_internal_overlap() const;
  // True if both are handles to the same tensor, regardless of values. Undefined handles are the same.
  bool is_same(const Tensor& other) const { return impl_ == other.impl_; }
  // Identifies the tensor. Use it only as a map key. Null if undefined.
  const void* identity() const { return impl_.get(); }
  bool shares_storage(const Tensor& other) const {
    return impl("shares_storage").storage == other.impl("shares_storage").storage;
  }
  // The number of handles to this tensor, including this one; 0 if undefined. A result of 1 does not synchronise with
  // other threads that released their handles; see AcquireReleases.
  int64_t use_count() const { return impl_.use_count(); }
  // Call this before writing to a tensor that has a single handle left (its use_count() and that of its storage are 1).
  // Everything that other threads did with their former handles then happens before this call returns.
  void AcquireReleases() const;

  // The address of the first element. Must not be dereferenced if the tensor is empty.
  std::byte* raw_data() const {
    const Impl& impl = this->impl("raw_data");
    if (impl.symbolic_type != nullptr) [[unlikely]] {
      ThrowSymbolic();
    }
    std::byte* base = impl.storage->data();
    return impl.numel == 0 ? base : base + impl.storage_offset * ItemSize(impl.dtype);
  }
  // T must be the C++ type of dtype(): bool for kBool, the types of tensor/half.h for 16-bit floats.
  template <typename T>
  T* data() const {
    return reinterpret_cast<T*>(raw_data());
  }

  // A view of the same storage. Fails as TryFromStorage does.
  absl::StatusOr<Tensor> TryAsStrided(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides,
                                      int64_t storage_offset) const;
  // A new tensor (own identity, no extension) with the same storage, sizes, strides and offset.
  Tensor Alias() const;
  // Sets the storage, dtype, sizes, strides and offset of this tensor, under all its handles, to those of `view`. Meant
  // for ops that change the sizes or the memory of a tensor in place.
  void TakeGeometry(const Tensor& view) const;
  // Returns itself if row-major, otherwise a row-major copy. Fails with ResourceExhausted if memory runs out, and with
  // FailedPrecondition for a symbolic tensor.
  absl::StatusOr<Tensor> TryContiguous() const;
  // A row-major copy, converted to `dtype` as Tensor.to does in PyTorch. Fails as TryContiguous does, or if `dtype` is
  // not storable.
  absl::StatusOr<Tensor> TryTo(DType dtype) const;
  // Like the Try functions, but these throw backtape::Error instead of returning a status.
  Tensor Contiguous() const;
  Tensor To(DType dtype) const;
  // The value of the only element. Throws backtape::Error if the tensor has several elements or none.
  Scalar item() const;
  // The same, converted as PyTorch converts elements between dtypes: loss.item<double>().
  template <typename T>
  requires(std::is_arithmetic_v<T>) T item()
  const {
    const Scalar value = item();
    if constexpr (std::is_same_v<T, bool>) return value.to_bool();
    return static_cast<T>(std::is_floating_point_v<T> ? value.to_double() : value.to_int64());
  }
  // The value at a row-major index. Throws backtape::Error if there is no such element. Meant for tests and printing;
  // slow in loops.
  Scalar item(int64_t row_major_index) const;

  // The type with strides and offset. All numbers are plain unless has_symbolic_sizes().
  TensorType type() const;

  // Data attached by another library (autograd), or null. Belongs to the tensor, so all its handles see it. Copies and
  // views made by this class start without one.
  TensorExtension* extension() const { return impl("extension").extension.get(); }
  void set_extension(std::unique_ptr<TensorExtension> extension) const;

 protected:
  // Throws "method() called on an undefined Tensor" if undefined.
  void CheckDefined(const char* method) const { impl(method); }

 private:
  struct Impl {
    std::unique_ptr<TensorExtension> extension;
    std::shared_ptr<const TensorType> symbolic_type;  // null if the tensor has elements
    std::shared_ptr<Storage> storage;
    DimVector sizes;
    DimVector strides;
    int64_t storage_offset = 0;
    int64_t numel = 0;
    DType dtype = DType::kFloat32;
    bool is_wrapped_number = false;
    bool has_symbolic_sizes = false;  // if true, `sizes` and `strides` hold a 0 for each dim
  };
  friend class WeakTensor;
  explicit Tensor(std::shared_ptr<Impl> impl) : impl_(std::move(impl)) {}
  // `method` is the calling member function, for the error message.
  const Impl& impl(const char* method) const {
    if (impl_ == nullptr) [[unlikely]] {
      ThrowUndefined(method);
    }
    return *impl_;
  }
  const Impl& plain_impl(const char* method) const {
    if (impl(method).has_symbolic_sizes) [[unlikely]] {
      ThrowSymbolic();
    }
    return *impl_;
  }
  absl::Status SymbolicError() const;
  [[noreturn]] static void ThrowUndefined(const char* method);
  [[noreturn]] static void ThrowDimOutOfRange(int64_t dim, int64_t num_dims);
  [[noreturn]] void ThrowSymbolic() const;
  static size_t DimIndex(const Impl& impl, int64_t i) {
    const auto num_dims = static_cast<int64_t>(impl.sizes.size());
    if (i < -num_dims || i >= num_dims) [[unlikely]] {
      ThrowDimOutOfRange(i, num_dims);
    }
    return static_cast<size_t>(i < 0 ? i + num_dims : i);
  }
  std::shared_ptr<Impl> impl_;
};

// A handle that does not own the tensor.
class WeakTensor {
 public:
  WeakTensor() = default;
  explicit WeakTensor(const Tensor& tensor) : impl_(tensor.impl_) {}
  // Returns an undefined tensor if the tensor was destroyed.
  Tensor Lock() const { return Tensor(impl_.lock()); }

 private:
  std::weak_ptr<Tensor::Impl> impl_;
};

// Copies `src` into `dst` element by element, with conversion. Throws backtape::Error unless their sizes are equal;
// strides may differ. The two must not overlap unless they are the same view.
void CopyElements(const Tensor& src, const Tensor& dst);

// Row-major strides. As in PyTorch, a size of 0 counts as 1.
DimVector ContiguousStrides(absl::Span<const int64_t> sizes);
// Whether the elements fill a range of memory without gaps or overlaps. Strides of dims of size 1 are ignored.
bool IsNonOverlappingAndDense(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_TENSOR_H_
