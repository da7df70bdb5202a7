#ifndef BACKTAPE_TENSOR_TENSOR_EXTENSION_H_
#define BACKTAPE_TENSOR_TENSOR_EXTENSION_H_

namespace backtape {

// Data that another library attaches to a tensor (autograd: its place on the tape). Owned by the tensor and destroyed
// with its last handle.
class TensorExtension {
 public:
  TensorExtension() = default;
  TensorExtension(const TensorExtension&) = delete;
  TensorExtension& operator=(const TensorExtension&) = delete;
  virtual ~TensorExtension() = default;
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_TENSOR_EXTENSION_H_
