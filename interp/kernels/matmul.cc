// Kernels of codegen_spec/ops/matmul.yaml.

#include "backtape/interp/kernel_declarations.h"
#include "backtape/tensor/element_access.h"

namespace backtape::kernels {

absl::Status mm(const Tensor& self, const Tensor& mat2, const Tensor& out) {
  DispatchStorable(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const T* a = self.data<T>();
    const T* b = mat2.data<T>();
    T* c = out.data<T>();
    for (int64_t i = 0; i < self.size(0); ++i) {
      for (int64_t j = 0; j < mat2.size(1); ++j) {
        double sum = 0;
        for (int64_t k = 0; k < self.size(1); ++k) {
          sum += ConvertElement<double>(a[i * self.stride(0) + k * self.stride(1)]) *
                 ConvertElement<double>(b[k * mat2.stride(0) + j * mat2.stride(1)]);
        }
        c[i * out.stride(0) + j * out.stride(1)] = ConvertElement<T>(sum);
      }
    }
  });
  return absl::OkStatus();
}

}  // namespace backtape::kernels
