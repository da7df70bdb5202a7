#include "backtape/interp/call_kernel.h"

#include <new>
#include <stdexcept>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/memory_limit.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

absl::Status CheckReadable(const IValue& value) {
  if (value.is_tensor() && !value.tensor().is_symbolic()) {
    const Tensor& tensor = value.tensor();
    absl::Status status = CheckMemory(tensor.numel(), ItemSize(tensor.dtype()));
    if (status.ok()) return status;
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot read the view ", tensor.type().ToString(), ": ", status.message()));
  }
  if (!value.is_list()) return absl::OkStatus();
  for (const IValue& item : value.list()) BACKTAPE_RETURN_IF_ERROR(CheckReadable(item));
  return absl::OkStatus();
}

}  // namespace

absl::Status CallKernel(KernelFn kernel, absl::Span<const IValue> args, absl::Span<const Tensor> outs) {
  for (const IValue& arg : args) BACKTAPE_RETURN_IF_ERROR(CheckReadable(arg));
  // Kernels keep temporary values in containers and tensors, which throw.
  try {
    return kernel(args, outs);
  } catch (const Error& error) {
    return error.status();
  } catch (const std::bad_alloc&) {
    return absl::ResourceExhaustedError("out of memory for the kernel's temporary values");
  } catch (const std::length_error&) {
    return absl::ResourceExhaustedError("out of memory for the kernel's temporary values");
  }
}

}  // namespace backtape
