#ifndef BACKTAPE_MODEL_FILES_EXPORT_TYPES_H_
#define BACKTAPE_MODEL_FILES_EXPORT_TYPES_H_

#include "backtape/model_files/json_view.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tensor/tensor_type.h"

// The small values of torch.export's schema. Errors are stored as JsonView does. Private to this folder.
namespace backtape {

// ScalarType, Layout and MemoryFormat by their numbers.
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
