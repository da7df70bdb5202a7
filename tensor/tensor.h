#ifndef BACKTAPE_TENSOR_TENSOR_H_
#define BACKTAPE_TENSOR_TENSOR_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
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

// A block of bytes, shared by the tensors that view it. Aligned to 64 bytes. Not resized after creation.
class Storage {
 public:
  // Memory from the heap, not initialised. ResourceExhausted when it can't be had.
  static absl::StatusOr<std::shared_ptr<Storage>> Allocate(int64_t nbytes);
  // Memory owned elsewhere, kept alive by `owner` (may be null when it outlives every tensor). Any alignment that suits
  // the dtype that will be read from it.
  static std::shared_ptr<Storage> Borrow(void* data, int64_t nbytes, std::shared_ptr<const void> owner);
  // No memory at all: of symbolic tensors, whose views share it all the same.
  static std::shared_ptr<Storage> Symbolic();

  std::byte* data() { return data_; }
  const std::byte* data() const { return data_; }
  int64_t nbytes() const { return nbytes_; }

  // How often an op has written into the storage, through whichever view. Safe to call from several threads.
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
  bool is_owned_;  // data_ is ours to free
};

// A strided view of a storage: a handle, cheap to copy; copies are the same tensor. A default-constructed handle is
// undefined (PyTorch's None tensor). Strides and offset count elements; strides may be 0 (expanded) but not negative.
//
// A symbolic tensor has a type but no elements: what a program is traced with. What it stands for is in its extension.
// Reading its elements, or a size that is no plain number, throws backtape::Error.
class Tensor {
 public:
  Tensor() = default;

  // Row-major, not initialised. Errors: sizes negative, their product out of range, no memory, dtype not storable.
  static absl::StatusOr<Tensor> TryEmpty(absl::Span<const int64_t> sizes, DType dtype);
  // As TryEmpty with the given strides; the storage is as large as they need.
  static absl::StatusOr<Tensor> TryEmptyStrided(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides,
                                                DType dtype);
  // A view of `storage`. Errors: it reaches outside the storage, a negative size, stride or offset.
  static absl::StatusOr<Tensor> TryFromStorage(std::shared_ptr<Storage> storage, absl::Span<const int64_t> sizes,
                                               absl::Span<const int64_t> strides, int64_t storage_offset, DType dtype);
  // Row-major, each element the value converted to `dtype`. Errors: as TryEmpty.
  static absl::StatusOr<Tensor> TryFull(absl::Span<const int64_t> sizes, const Scalar& value, DType dtype);
  // The same, for programs: throw backtape::Error where the others return a status.
  static Tensor Empty(absl::Span<const int64_t> sizes, DType dtype);
  static Tensor Full(absl::Span<const int64_t> sizes, const Scalar& value, DType dtype);
  // Copies `values`, row-major, converted to `dtype`. Throws when their number is not the product of `sizes`.
  static Tensor FromValues(absl::Span<const int64_t> sizes, absl::Span<const double> values, DType dtype);
  // 0-dim, of the scalar's dtype, marked as a wrapped number.
  static Tensor WrapNumber(const Scalar& value);
  // Symbolic, of this type (row-major where it gives no strides). With `storage`, a view of another symbolic tensor.
  static Tensor Symbolic(TensorType type, std::shared_ptr<Storage> storage = nullptr);

  bool defined() const { return impl_ != nullptr; }
  // Everything below throws backtape::Error ("sizes() called on an undefined Tensor") unless the tensor is defined.
  DType dtype() const { return impl("dtype").dtype; }
  absl::Span<const int64_t> sizes() const { return plain_impl("sizes").sizes; }
  absl::Span<const int64_t> strides() const { return plain_impl("strides").strides; }
  int64_t storage_offset() const { return plain_impl("storage_offset").storage_offset; }
  int64_t dim() const { return static_cast<int64_t>(impl("dim").sizes.size()); }
  int64_t numel() const { return plain_impl("numel").numel; }
  // `i` may be negative, counting from the end. Throws backtape::Error unless it is from -dim() to dim() - 1.
  int64_t size(int64_t i) const {
    const Impl& impl = plain_impl("size");
    return impl.sizes[DimIndex(impl, i)];
  }
  int64_t stride(int64_t i) const {
    const Impl& impl = plain_impl("stride");
    return impl.strides[DimIndex(impl, i)];
  }
  // The same for any tensor, symbolic ones included.
  SymIntVector sym_sizes() const;
  SymIntVector sym_strides() const;
  SymInt sym_storage_offset() const;
  SymInt sym_size(int64_t i) const;
  SymInt sym_numel() const;
  bool is_symbolic() const { return impl("is_symbolic").symbolic_type != nullptr; }
  // Some size, stride or the offset is no plain number.
  bool has_symbolic_sizes() const { return impl("has_symbolic_sizes").has_symbolic_sizes; }
  bool is_wrapped_number() const { return impl("is_wrapped_number").is_wrapped_number; }
  const std::shared_ptr<Storage>& storage() const { return impl("storage").storage; }
  // Row-major without gaps. Dims of size 1 and empty tensors are indifferent to strides, as in PyTorch.
  bool is_contiguous() const;
  // Some two indices may read the same element (a stride 0 over a size above 1, or overlapping strides).
  bool has_internal_overlap() const;
  // True for handles of the same tensor, not for equal values. Undefined handles are the same.
  bool is_same(const Tensor& other) const { return impl_ == other.impl_; }
  // Stands for the tensor's identity in maps; of no other use. Null when undefined.
  const void* identity() const { return impl_.get(); }
  bool shares_storage(const Tensor& other) const { return storage() == other.storage(); }
  // Handles of this tensor that there are, this one included. 1 says nothing about what other threads did with those
  // that are gone, unless an acquire fence follows.
  int64_t use_count() const { return impl_.use_count(); }

  // First element. Of an empty tensor, an address not to be read.
  std::byte* raw_data() const {
    if (is_symbolic()) [[unlikely]] {
      ThrowSymbolic();
    }
    std::byte* base = impl_->storage->data();
    return impl_->numel == 0 ? base : base + impl_->storage_offset * ItemSize(impl_->dtype);
  }
  // T must be the C++ type of dtype() (tensor/half.h for the 16-bit floats, bool as bool).
  template <typename T>
  T* data() const {
    return reinterpret_cast<T*>(raw_data());
  }

  // A view of the same storage; bounds as in TryFromStorage.
  absl::StatusOr<Tensor> TryAsStrided(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides,
                                      int64_t storage_offset) const;
  // Another tensor (its own identity, no extension) with the same storage, sizes and strides.
  Tensor Alias() const;
  // Itself when row-major, else a row-major copy. Errors: ResourceExhausted without memory, FailedPrecondition for a
  // symbolic tensor.
  absl::StatusOr<Tensor> TryContiguous() const;
  // A row-major copy, converted to `dtype` as PyTorch's Tensor.to does. Errors as for TryContiguous.
  absl::StatusOr<Tensor> TryTo(DType dtype) const;
  // The same, for programs: throw backtape::Error where the others return a status.
  Tensor Contiguous() const;
  Tensor To(DType dtype) const;
  // Value at a row-major position, converted; throws backtape::Error when there is no such element. For tests, printing
  // and 0-dim tensors; not for loops.
  Scalar item(int64_t row_major_index = 0) const;

  // With strides and offset; all plain numbers unless has_symbolic_sizes().
  TensorType type() const;

  // What another floor has put here; null for nothing. Belongs to the tensor, not to the handle: all handles of it see
  // the same. Copies and views made by this floor start without.
  TensorExtension* extension() const { return impl("extension").extension.get(); }
  void set_extension(std::unique_ptr<TensorExtension> extension) const;

 protected:
  // Throws "method() called on an undefined Tensor" for an undefined tensor.
  void CheckDefined(const char* method) const { impl(method); }

 private:
  struct Impl {
    std::unique_ptr<TensorExtension> extension;
    std::shared_ptr<const TensorType> symbolic_type;  // null: a tensor with elements
    std::shared_ptr<Storage> storage;
    DimVector sizes;
    DimVector strides;
    int64_t storage_offset = 0;
    int64_t numel = 0;
    DType dtype = DType::kFloat32;
    bool is_wrapped_number = false;
    bool has_symbolic_sizes = false;  // then sizes and strides hold zeros, in the right number
  };
  friend class WeakTensor;
  explicit Tensor(std::shared_ptr<Impl> impl) : impl_(std::move(impl)) {}
  // For a member function of this name.
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

// A handle that does not keep the tensor alive.
class WeakTensor {
 public:
  WeakTensor() = default;
  explicit WeakTensor(const Tensor& tensor) : impl_(tensor.impl_) {}
  // Undefined when the tensor is gone.
  Tensor Lock() const { return Tensor(impl_.lock()); }

 private:
  std::weak_ptr<Tensor::Impl> impl_;
};

// Copies `src` into `dst` element by element, with conversion; sizes must be equal (CHECKed), strides are free. The two
// must not overlap unless they are the same view.
void CopyElements(const Tensor& src, const Tensor& dst);

// Row-major strides of plain sizes; as in PyTorch a size of 0 counts as 1.
DimVector ContiguousStrides(absl::Span<const int64_t> sizes);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_TENSOR_H_
