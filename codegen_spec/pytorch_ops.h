#ifndef BACKTAPE_CODEGEN_SPEC_PYTORCH_OPS_H_
#define BACKTAPE_CODEGEN_SPEC_PYTORCH_OPS_H_

#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op_file.h"

namespace backtape::codegen_spec {

// An op that cannot be represented. No code is generated for it.
struct RefusedOp {
  std::string name;  // "add.out"
  std::string reason;
  Location where;
};

// The rows of PyTorch's native_functions.yaml as rows of this library.
struct PyTorchOps {
  std::vector<OpRow> rows;
  std::vector<RefusedOp> refused;
};

// Relates the rows to each other as PyTorch's generator does: an in-place op to the functional op with the same
// arguments, an op on lists to the op on single tensors (both in place, or neither), `view_copy` to `view`. Alias
// annotations of the first argument become tags: `view` for an op with its own kernels, `view_or_copy` for a composite
// op. Functional forms listed under `autogen` become rows. Rows of ops that cannot be represented (out arguments,
// unsupported types, aliases of later arguments, in-place ops without a functional form) are refused.
PyTorchOps ReadPyTorchOps(absl::Span<const OpRow> rows);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_PYTORCH_OPS_H_
