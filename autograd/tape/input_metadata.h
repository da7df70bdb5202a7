#ifndef BACKTAPE_AUTOGRAD_TAPE_INPUT_METADATA_H_
#define BACKTAPE_AUTOGRAD_TAPE_INPUT_METADATA_H_

#include <memory>
#include <string>

#include "backtape/autograd/variable/variable.h"

namespace backtape {

// The dtype, device and sizes that a gradient must have at one input of a tape node: those of the forward op's output
// that the gradient belongs to.
class InputMetadata {
 public:
  InputMetadata() = default;  // for an output that has no gradient
  explicit InputMetadata(const Variable& output);
  // For an output of this type; strides are ignored.
  explicit InputMetadata(const TensorType& type);

  bool is_defined() const { return is_defined_; }
  DType dtype() const { return dtype_; }
  const Device& device() const;
  bool is_on_cpu() const { return symbolic_ == nullptr || symbolic_->device.type == "cpu"; }
  int64_t dim() const { return static_cast<int64_t>(symbolic_ != nullptr ? symbolic_->sizes.size() : sizes_.size()); }
  bool has_symbolic_sizes() const { return symbolic_ != nullptr && symbolic_->is_symbolic(); }
  // Empty if the sizes are symbolic.
  absl::Span<const int64_t> sizes() const { return sizes_; }
  SymIntVector sym_sizes() const;
  bool is_wrapped_number() const { return is_wrapped_number_; }
  // The type of the gradient, with row-major strides.
  TensorType type() const;
  bool operator==(const InputMetadata& other) const;
  // "f32[2, 3]".
  std::string ToString() const { return type().ToString(); }

  // A gradient of zeros.
  Variable Zeros() const;

 private:
  bool is_defined_ = false;
  bool is_wrapped_number_ = false;
  DType dtype_ = DType::kFloat32;
  DimVector sizes_;
  std::shared_ptr<const TensorType> symbolic_;  // of a symbolic output, or one on another device
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_INPUT_METADATA_H_
