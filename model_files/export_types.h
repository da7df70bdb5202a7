#ifndef BACKTAPE_MODEL_FILES_EXPORT_TYPES_H_
#define BACKTAPE_MODEL_FILES_EXPORT_TYPES_H_

#include "backtape/model_files/json_view.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tensor/tensor_type.h"

// Readers of the small values in torch.export's schema. An error is stored in the view's status (json_view.h). Private
// to this folder.
namespace backtape {

// PyTorch's numbers of a ScalarType, Layout or MemoryFormat.
DType ExportDType(const JsonView& view);
Layout ExportLayout(const JsonView& view);
MemoryFormat ExportMemoryFormat(const JsonView& view);
// {"type": "cuda", "index": 0}.
Device ExportDevice(const JsonView& view);
// {"as_int": 4}, or {"as_expr": {"expr_str": ...}} with sympy's srepr or str of an expression.
SymInt ExportSize(const JsonView& view);
// TensorMeta. Only strided tensors.
TensorType ExportTensorType(const JsonView& view);

}  // namespace backtape

#endif  // BACKTAPE_MODEL_FILES_EXPORT_TYPES_H_
