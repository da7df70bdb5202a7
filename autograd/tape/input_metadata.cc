#include "backtape/autograd/tape/input_metadata.h"

#include "backtape/autograd/ops/internal_ops.h"

namespace backtape {

InputMetadata::InputMetadata(const Variable& output)
    : is_defined_(true), is_wrapped_number_(output.is_wrapped_number()), dtype_(output.dtype()) {
  if (output.is_symbolic()) symbolic_ = std::make_shared<const TensorType>(output.type());
  if (!output.has_symbolic_sizes()) {
    sizes_.assign(output.sizes().begin(), output.sizes().end());
  }
}

InputMetadata::InputMetadata(const TensorType& type)
    : is_defined_(true), is_wrapped_number_(type.is_wrapped_number), dtype_(type.dtype) {
  if (type.is_symbolic() || type.device != Device()) symbolic_ = std::make_shared<const TensorType>(type);
  if (type.is_symbolic()) return;
  for (const SymInt& size : type.sizes) sizes_.push_back(size.value());
}

bool InputMetadata::operator==(const InputMetadata& other) const {
  if (is_defined_ != other.is_defined_) return false;
  return !is_defined_ || (dtype_ == other.dtype_ && is_wrapped_number_ == other.is_wrapped_number_ &&
                          device() == other.device() && sym_sizes() == other.sym_sizes());
}

const Device& InputMetadata::device() const {
  static const auto* const kCpu = new Device;
  return symbolic_ != nullptr ? symbolic_->device : *kCpu;
}

SymIntVector InputMetadata::sym_sizes() const {
  if (symbolic_ != nullptr) return symbolic_->sizes;
  return SymIntVector(sizes_.begin(), sizes_.end());
}

TensorType InputMetadata::type() const {
  TensorType type = TensorType::Contiguous(dtype_, sym_sizes());
  type.device = device();
  type.is_wrapped_number = is_wrapped_number_;
  return type;
}

Variable InputMetadata::Zeros() const { return internal::Zeros(sym_sizes(), dtype_, device()); }

}  // namespace backtape
