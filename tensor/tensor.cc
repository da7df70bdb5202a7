#include "backtape/tensor/tensor.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/tensor/acquire_releases.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/checked.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/memory_limit.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/traced_writes.h"

namespace backtape {
namespace {

constexpr int64_t kAlignment = 64;

std::string Describe(absl::Span<const int64_t> sizes, DType dtype) {
  return absl::StrCat(Abbreviation(dtype), "[", absl::StrJoin(sizes, ", "), "]");
}

template <typename T>
T ValueOrThrow(absl::StatusOr<T> value) {
  if (!value.ok()) throw Error(std::move(value).status());
  return *std::move(value);
}

// The number of elements. Fails if the dtype is not storable, if a size is negative, or if the byte count does not fit
// in an int64_t. The byte count treats a size of 0 as 1, as row-major strides do, so the strides fit in an int64_t too.
absl::StatusOr<int64_t> CheckedNumel(absl::Span<const int64_t> sizes, DType dtype) {
  if (!IsStorable(dtype)) {
    return absl::UnimplementedError(
        absl::StrCat("tensor ", Describe(sizes, dtype), ": values of dtype ", TorchName(dtype), " are not supported"));
  }
  int64_t bytes = ItemSize(dtype);
  bool empty = false;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] < 0) {
      return absl::InvalidArgumentError(
          absl::StrCat("tensor ", Describe(sizes, dtype), ": size ", sizes[i], " of dim ", i, " is negative"));
    }
    if (sizes[i] == 0) {
      empty = true;
    } else if (__builtin_mul_overflow(bytes, sizes[i], &bytes)) {
      return absl::ResourceExhaustedError(absl::StrCat("tensor ", Describe(sizes, dtype),
                                                       " is too large: its number of bytes (", ItemSize(dtype),
                                                       " per element) does not fit in 64 bits"));
    }
  }
  return empty ? 0 : bytes / ItemSize(dtype);
}

// The number of storage elements from the first to the last element of a view, inclusive; 0 if the view is empty. Fails
// if the numbers of sizes and strides differ, if a stride is negative, or if the byte count of this range does not fit
// in an int64_t.
absl::StatusOr<int64_t> CheckedExtent(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides, int64_t numel,
                                      DType dtype) {
  if (sizes.size() != strides.size()) {
    return absl::InvalidArgumentError(absl::StrCat("tensor ", Describe(sizes, dtype), " has ", sizes.size(),
                                                   sizes.size() == 1 ? " dim" : " dims", ", but ", strides.size(),
                                                   strides.size() == 1 ? " stride is given" : " strides are given"));
  }
  int64_t extent = 1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (strides[i] < 0) {
      return absl::InvalidArgumentError(
          absl::StrCat("tensor ", Describe(sizes, dtype), ": stride ", strides[i], " of dim ", i, " is negative"));
    }
    int64_t reach = 0;
    if (numel > 0 &&
        (__builtin_mul_overflow(sizes[i] - 1, strides[i], &reach) || __builtin_add_overflow(extent, reach, &extent))) {
      return absl::ResourceExhaustedError(absl::StrCat("tensor ", Describe(sizes, dtype), " with strides [",
                                                       absl::StrJoin(strides, ", "),
                                                       "] is too large: its number of bytes does not fit in 64 bits"));
    }
  }
  int64_t bytes = 0;
  if (__builtin_mul_overflow(extent, ItemSize(dtype), &bytes)) {
    return absl::ResourceExhaustedError(absl::StrCat("tensor ", Describe(sizes, dtype), " with strides [",
                                                     absl::StrJoin(strides, ", "),
                                                     "] is too large: its number of bytes does not fit in 64 bits"));
  }
  return numel == 0 ? 0 : extent;
}

absl::Status WithTensor(const absl::Status& status, absl::Span<const int64_t> sizes, DType dtype) {
  return absl::Status(status.code(), absl::StrCat("tensor ", Describe(sizes, dtype), ": ", status.message()));
}

}  // namespace

// A small block lies inside a larger block from malloc, and the address of the larger one is stored just before it.
// This is faster than aligned allocation, because malloc caches small blocks but not aligned ones.
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int64_t kSmallBytes = -1;  // disabled, so that redzones directly follow each block
#else
constexpr int64_t kSmallBytes = 512;
#endif

std::byte* AllocateSmall(int64_t nbytes) {
  auto* block = static_cast<std::byte*>(std::malloc(static_cast<size_t>(nbytes + kAlignment)));
  if (block == nullptr) return nullptr;
  // malloc aligns well enough to leave room for the address.
  std::byte* data = block + kAlignment - reinterpret_cast<uintptr_t>(block) % kAlignment;
  std::memcpy(data - sizeof block, &block, sizeof block);
  return data;
}

void FreeSmall(std::byte* data) {
  std::byte* block;
  std::memcpy(&block, data - sizeof block, sizeof block);
  std::free(block);
}

}  // namespace

Storage::~Storage() {
  if (!is_owned_) return;
  if (nbytes_ <= kSmallBytes) {
    FreeSmall(data_);
  } else {
    std::free(data_);
  }
}

absl::StatusOr<std::shared_ptr<Storage>> Storage::Allocate(int64_t nbytes) {
  struct Made : Storage {
    explicit Made(std::byte* data, int64_t n) : Storage(data, n, nullptr, /*is_owned=*/true) {}
  };
  if (nbytes < 0) return absl::InvalidArgumentError(absl::StrCat("cannot allocate ", nbytes, " bytes"));
  if (nbytes > MemoryLimit()) {
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot allocate ", nbytes, " bytes: this machine has ", MemoryLimit(), " bytes of memory"));
  }
  // Allocate at least one unit, so that data() is never null.
  const int64_t rounded = std::max(kAlignment, (nbytes + kAlignment - 1) / kAlignment * kAlignment);
  std::byte* data = nbytes <= kSmallBytes
                        ? AllocateSmall(rounded)
                        : static_cast<std::byte*>(std::aligned_alloc(kAlignment, static_cast<size_t>(rounded)));
  if (data == nullptr) return absl::ResourceExhaustedError(absl::StrCat("cannot allocate ", nbytes, " bytes"));
  try {
    return std::make_shared<Made>(data, nbytes);
  } catch (const std::bad_alloc&) {
    nbytes <= kSmallBytes ? FreeSmall(data) : std::free(data);
    return absl::ResourceExhaustedError(absl::StrCat("cannot allocate ", nbytes, " bytes"));
  }
}

std::shared_ptr<Storage> Storage::Borrow(void* data, int64_t nbytes, std::shared_ptr<const void> owner) {
  return std::shared_ptr<Storage>(
      new Storage(static_cast<std::byte*>(data), nbytes, std::move(owner), /*is_owned=*/false));
}

std::shared_ptr<Storage> Storage::Symbolic() {
  return std::shared_ptr<Storage>(new Storage(nullptr, 0, nullptr, /*is_owned=*/false));
}

absl::StatusOr<Tensor> Tensor::TryEmpty(absl::Span<const int64_t> sizes, DType dtype) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t numel, CheckedNumel(sizes, dtype));
  absl::StatusOr<std::shared_ptr<Storage>> storage = Storage::Allocate(numel * ItemSize(dtype));
  if (!storage.ok()) return WithTensor(storage.status(), sizes, dtype);
  auto impl = std::make_shared<Impl>();
  impl->storage = *std::move(storage);
  impl->sizes.assign(sizes.begin(), sizes.end());
  impl->strides = ContiguousStrides(sizes);
  impl->numel = numel;
  impl->dtype = dtype;
  return Tensor(std::move(impl));
}

absl::StatusOr<Tensor> Tensor::TryEmptyStrided(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides,
                                               DType dtype) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t numel, CheckedNumel(sizes, dtype));
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t extent, CheckedExtent(sizes, strides, numel, dtype));
  absl::StatusOr<std::shared_ptr<Storage>> storage = Storage::Allocate(extent * ItemSize(dtype));
  if (!storage.ok()) return WithTensor(storage.status(), sizes, dtype);
  return TryFromStorage(*std::move(storage), sizes, strides, 0, dtype);
}

absl::StatusOr<Tensor> Tensor::TryFromStorage(std::shared_ptr<Storage> storage, absl::Span<const int64_t> sizes,
                                              absl::Span<const int64_t> strides, int64_t storage_offset, DType dtype) {
  if (storage == nullptr) {
    return absl::InvalidArgumentError(
        absl::StrCat("tensor ", Describe(sizes, dtype), " needs a storage, but the storage is null"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t numel, CheckedNumel(sizes, dtype));
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t extent, CheckedExtent(sizes, strides, numel, dtype));
  if (storage_offset < 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("tensor ", Describe(sizes, dtype), ": storage offset ", storage_offset, " is negative"));
  }
  const int64_t capacity = storage->nbytes() / ItemSize(dtype);
  // As in PyTorch, an empty view may have any offset.
  if (numel > 0 && (storage_offset > capacity || extent > capacity - storage_offset)) {
    return absl::OutOfRangeError(absl::StrCat(
        "tensor ", Describe(sizes, dtype), " with strides [", absl::StrJoin(strides, ", "), "] and storage offset ",
        storage_offset, " needs ", extent, extent == 1 ? " element" : " elements",
        " from that offset, but its storage of ", storage->nbytes(), storage->nbytes() == 1 ? " byte" : " bytes",
        " holds ", capacity, capacity == 1 ? " element in all" : " elements in all"));
  }
  if (numel > 0 && storage->data() == nullptr) {
    return absl::InvalidArgumentError(
        absl::StrCat("tensor ", Describe(sizes, dtype), " needs memory, but that of its storage is null"));
  }
  if (numel > 0 && reinterpret_cast<uintptr_t>(storage->data()) % static_cast<uintptr_t>(ItemSize(dtype)) != 0) {
    return absl::InvalidArgumentError(absl::StrCat("tensor ", Describe(sizes, dtype),
                                                   " needs memory that is aligned to ", ItemSize(dtype),
                                                   " bytes, but that of its storage is not"));
  }
  auto impl = std::make_shared<Impl>();
  impl->storage = std::move(storage);
  impl->sizes.assign(sizes.begin(), sizes.end());
  impl->strides.assign(strides.begin(), strides.end());
  impl->storage_offset = storage_offset;
  impl->numel = numel;
  impl->dtype = dtype;
  return Tensor(std::move(impl));
}

Tensor Tensor::Empty(absl::Span<const int64_t> sizes, DType dtype) { return ValueOrThrow(TryEmpty(sizes, dtype)); }

absl::StatusOr<Tensor> Tensor::TryFull(absl::Span<const int64_t> sizes, const Scalar& value, DType dtype) {
  BACKTAPE_ASSIGN_OR_RETURN(Tensor result, TryEmpty(sizes, dtype));
  DispatchStorable(dtype, [&]<typename T>(std::type_identity<T>) {
    const T element =
        value.is_floating_point() ? ConvertElement<T>(value.to_double()) : ConvertElement<T>(value.to_int64());
    std::fill_n(result.data<T>(), result.numel(), element);
  });
  return result;
}

Tensor Tensor::Full(absl::Span<const int64_t> sizes, const Scalar& value, DType dtype) {
  return ValueOrThrow(TryFull(sizes, value, dtype));
}

Tensor Tensor::FromValues(absl::Span<const int64_t> sizes, absl::Span<const double> values, DType dtype) {
  Tensor result = Empty(sizes, dtype);
  if (result.numel() != static_cast<int64_t>(values.size())) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("tensor ", Describe(sizes, dtype), " needs ", result.numel(),
                                                        result.numel() == 1 ? " value" : " values", ", found ",
                                                        values.size())));
  }
  StoreRun(values.data(), result.raw_data(), 1, dtype, result.numel());
  return result;
}

Tensor Tensor::WrapNumber(const Scalar& value) {
  Tensor result = Full({}, value, value.dtype());
  result.impl_->is_wrapped_number = true;
  return result;
}

Tensor Tensor::Symbolic(TensorType type, std::shared_ptr<Storage> storage) {
  auto impl = std::make_shared<Impl>();
  if (!type.strides) {
    type.strides = ContiguousStrides(type.sizes);
    type.storage_offset = 0;
  }
  impl->storage = storage != nullptr ? std::move(storage) : Storage::Symbolic();
  impl->dtype = type.dtype;
  impl->is_wrapped_number = type.is_wrapped_number;
  impl->has_symbolic_sizes = type.is_symbolic();
  impl->sizes.resize(type.sizes.size(), 0);
  impl->strides.resize(type.sizes.size(), 0);
  if (!impl->has_symbolic_sizes) {
    impl->numel = 1;
    for (size_t i = 0; i < type.sizes.size(); ++i) {
      impl->sizes[i] = type.sizes[i].value();
      impl->strides[i] = (*type.strides)[i].value();
      impl->numel *= impl->sizes[i];
    }
    impl->storage_offset = type.storage_offset.value();
  }
  impl->symbolic_type = std::make_shared<const TensorType>(std::move(type));
  return Tensor(std::move(impl));
}

absl::Status Tensor::SymbolicError() const {
  return absl::FailedPreconditionError(absl::StrCat(
      "the symbolic tensor ", impl("sizes").symbolic_type->ToString(),
      " is a value of the program that is being traced; this operation needs its elements or concrete sizes"));
}

void Tensor::ThrowUndefined(const char* method) {
  throw Error(absl::FailedPreconditionError(absl::StrCat(method, "() called on an undefined Tensor")));
}

void Tensor::ThrowDimOutOfRange(int64_t dim, int64_t num_dims) {
  if (num_dims == 0) {
    throw Error(absl::OutOfRangeError(absl::StrCat("Dimension specified as ", dim, " but tensor has no dimensions")));
  }
  throw Error(absl::OutOfRangeError(absl::StrCat("Dimension out of range (expected to be in range of [", -num_dims,
                                                 ", ", num_dims - 1, "], but got ", dim, ")")));
}

void Tensor::ThrowSymbolic() const { throw Error(SymbolicError()); }

SymIntVector Tensor::sym_sizes() const {
  const Impl& impl = this->impl("sym_sizes");
  if (is_symbolic()) return impl.symbolic_type->sizes;
  return SymIntVector(impl.sizes.begin(), impl.sizes.end());
}

SymIntVector Tensor::sym_strides() const {
  const Impl& impl = this->impl("sym_strides");
  if (is_symbolic()) return *impl.symbolic_type->strides;
  return SymIntVector(impl.strides.begin(), impl.strides.end());
}

SymInt Tensor::sym_storage_offset() const {
  const Impl& impl = this->impl("sym_storage_offset");
  return is_symbolic() ? impl.symbolic_type->storage_offset : SymInt(impl.storage_offset);
}

SymInt Tensor::sym_size(int64_t i) const {
  const Impl& impl = this->impl("sym_size");
  const size_t dim = DimIndex(impl, i);
  return is_symbolic() ? impl.symbolic_type->sizes[dim] : SymInt(impl.sizes[dim]);
}

SymInt Tensor::sym_numel() const {
  const Impl& impl = this->impl("sym_numel");
  return is_symbolic() ? impl.symbolic_type->numel() : SymInt(impl.numel);
}

void Tensor::AcquireReleases() const {
  CheckDefined("AcquireReleases");
  internal::AcquireReleases(impl_);
  internal::AcquireReleases(impl_->storage);
}

void Tensor::set_extension(std::unique_ptr<TensorExtension> extension) const {
  CheckDefined("set_extension");
  impl_->extension = std::move(extension);
}

void Tensor::TakeGeometry(const Tensor& view) const {
  const Impl& from = view.impl("TakeGeometry");
  impl_->storage = from.storage;
  impl_->dtype = from.dtype;
  impl_->symbolic_type = from.symbolic_type;
  impl_->sizes = from.sizes;
  impl_->strides = from.strides;
  impl_->storage_offset = from.storage_offset;
  impl_->numel = from.numel;
  impl_->has_symbolic_sizes = from.has_symbolic_sizes;
}

Tensor Tensor::Alias() const {
  const Impl& from = impl("Alias");
  Tensor alias(std::make_shared<Impl>());
  alias.TakeGeometry(*this);
  alias.impl_->is_wrapped_number = from.is_wrapped_number;
  return alias;
}

bool Tensor::is_contiguous() const {
  CheckDefined("is_contiguous");
  if (numel() == 0) return true;
  int64_t expected = 1;
  for (int64_t i = dim() - 1; i >= 0; --i) {
    if (size(i) == 1) continue;
    if (stride(i) != expected) return false;
    expected *= size(i);
  }
  return true;
}

bool Tensor::has_internal_overlap() const {
  if (numel() <= 1) return false;
  absl::InlinedVector<std::pair<int64_t, int64_t>, 5> dims;  // stride, size
  for (int64_t i = 0; i < dim(); ++i) {
    if (size(i) > 1) dims.emplace_back(stride(i), size(i));
  }
  std::sort(dims.begin(), dims.end());
  int64_t reach = 0;  // largest offset within the dims with smaller strides
  for (const auto& [stride, size] : dims) {
    if (stride <= reach) return true;
    reach += (size - 1) * stride;
  }
  return false;
}

absl::StatusOr<Tensor> Tensor::TryAsStrided(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides,
                                            int64_t storage_offset) const {
  CheckDefined("TryAsStrided");
  return TryFromStorage(storage(), sizes, strides, storage_offset, dtype());
}

absl::StatusOr<Tensor> Tensor::TryContiguous() const {
  if (!is_symbolic() && is_contiguous()) return *this;
  return TryTo(dtype());
}

absl::StatusOr<Tensor> Tensor::TryTo(DType dtype) const {
  if (is_symbolic()) return SymbolicError();
  if (TracedWrites::Contain(storage())) return TracedWrites::ErrorFor(type());
  BACKTAPE_ASSIGN_OR_RETURN(Tensor result, TryEmpty(sizes(), dtype));
  CopyElements(*this, result);
  return result;
}

Tensor Tensor::Contiguous() const {
  CheckDefined("Contiguous");
  return ValueOrThrow(TryContiguous());
}

Tensor Tensor::To(DType dtype) const {
  CheckDefined("To");
  return ValueOrThrow(TryTo(dtype));
}

Scalar Tensor::item(int64_t row_major_index) const {
  CheckDefined("item");
  if (row_major_index < 0 || row_major_index >= numel()) {
    throw Error(numel() == 0
                    ? absl::OutOfRangeError("a Tensor with 0 elements cannot be converted to Scalar")
                    : absl::OutOfRangeError(absl::StrCat("item(", row_major_index, ") is out of range for a tensor of ",
                                                         numel(), numel() == 1 ? " element" : " elements")));
  }
  if (TracedWrites::Contain(storage())) throw Error(TracedWrites::ErrorFor(type()));
  int64_t position = 0;
  for (int64_t i = dim() - 1; i >= 0; --i) {
    position += row_major_index % size(i) * stride(i);
    row_major_index /= size(i);
  }
  const std::byte* element = raw_data() + position * ItemSize(dtype());
  if (dtype() == DType::kBool) return Scalar(*element != std::byte{0});
  if (IsFloatingPoint(dtype())) {
    double value = 0;
    LoadRun(element, 1, dtype(), &value, 1);
    return Scalar(value);
  }
  int64_t value = 0;
  LoadRun(element, 1, dtype(), &value, 1);
  return Scalar(value);
}

TensorType Tensor::type() const {
  CheckDefined("type");
  if (is_symbolic()) return *impl_->symbolic_type;
  TensorType type;
  type.dtype = dtype();
  type.sizes.assign(sizes().begin(), sizes().end());
  type.strides.emplace(strides().begin(), strides().end());
  type.storage_offset = storage_offset();
  type.is_wrapped_number = is_wrapped_number();
  return type;
}

DimVector ContiguousStrides(absl::Span<const int64_t> sizes) {
  DimVector strides(sizes.size(), 1);
  for (size_t i = sizes.size(); i-- > 1;) {
    // Saturates for impossible sizes; creating the tensor reports them.
    strides[i - 1] = SaturatingMul(strides[i], std::max<int64_t>(sizes[i], 1));
  }
  return strides;
}

bool IsNonOverlappingAndDense(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides) {
  absl::InlinedVector<std::pair<int64_t, int64_t>, 5> dims;  // stride, size
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (sizes[d] != 1) dims.emplace_back(strides[d], sizes[d]);
  }
  std::sort(dims.begin(), dims.end());
  int64_t expected = 1;
  for (const auto& [stride, size] : dims) {
    if (stride != expected) return false;
    expected *= size;
  }
  return true;
}

}  // namespace backtape
