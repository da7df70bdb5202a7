#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/dense/onednn_program.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Rows per piece. Fixed, so that results are bitwise equal for any number of threads.
constexpr int64_t kRowsOfPiece = 256;
constexpr int64_t kMaxMatrices = 1024;

dnnl::memory::desc MatrixDesc(DType dtype, int64_t rows, int64_t columns, const MatrixLayout& layout) {
  const auto type = dtype == DType::kBFloat16 ? dnnl::memory::data_type::bf16 : dnnl::memory::data_type::f32;
  return dnnl::memory::desc({rows, columns}, type, {layout.row_stride, layout.column_stride});
}

// The offset of a matrix of the batch, in elements.
int64_t OffsetOf(int64_t matrix, const BatchDims& batch, const MatrixLayout& layout) {
  int64_t offset = 0;
  for (size_t d = batch.size(); d-- > 0; matrix /= batch[d]) offset += matrix % batch[d] * layout.batch_strides[d];
  return offset;
}

// The product of some rows of a matrix. All matrices of the batch use the same primitive.
struct RowsProduct {
  dnnl::memory::desc a, b, c, bias, residual;
  dnnl::memory::desc scratchpad;
  dnnl::matmul primitive;
};

absl::StatusOr<RowsProduct> MakeRowsProduct(const MatmulSpec& spec, int64_t rows,
                                            const dnnl::primitive_attr& attributes) {
  RowsProduct product;
  product.a = MatrixDesc(spec.dtype, rows, spec.k, spec.a);
  product.b = MatrixDesc(spec.dtype, spec.k, spec.n, spec.b);
  product.c = MatrixDesc(spec.dtype, rows, spec.n, spec.c);
  if (spec.has_bias) product.bias = MatrixDesc(spec.dtype, 1, spec.n, {{}, spec.n, 1});
  if (spec.has_residual) product.residual = MatrixDesc(spec.dtype, rows, spec.n, spec.residual);
  const auto desc = spec.has_bias ? dnnl::matmul::desc(product.a, product.b, product.bias, product.c)
                                  : dnnl::matmul::desc(product.a, product.b, product.c);
  const dnnl::matmul::primitive_desc primitive_desc(desc, attributes, CpuEngine());
  if (std::strstr(primitive_desc.impl_info_str(), "ref") != nullptr) {
    return absl::UnimplementedError("oneDNN has only a reference implementation for the strides of this product");
  }
  product.scratchpad = primitive_desc.scratchpad_desc();
  product.primitive = dnnl::matmul(primitive_desc);
  return product;
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakePrimitives(const MatmulSpec& spec) {
  const SingleThreadScope single_thread;
  const dnnl::primitive_attr attributes = AttributesWith(spec.has_residual, spec.activation);
  const int64_t item = ItemSize(spec.dtype);
  int64_t matrices = 1;
  for (const int64_t size : spec.batch) matrices *= size;
  auto program = std::make_unique<OnednnProgram>(absl::StrCat(
      "matmul ", matrices, "x[", spec.m, ", ", spec.k, "]@[", spec.k, ", ", spec.n, "]", spec.has_bias ? " +bias" : "",
      spec.has_residual ? " +residual" : "", spec.activation == Activation::kRelu ? " relu" : "", " (oneDNN)"));
  program->BeginStage();
  std::optional<RowsProduct> product;
  int64_t rows_of_product = 0;
  for (int64_t row = 0; row < spec.m; row += kRowsOfPiece) {
    const int64_t rows = std::min(kRowsOfPiece, spec.m - row);
    if (rows != rows_of_product) {
      BACKTAPE_ASSIGN_OR_RETURN(product, MakeRowsProduct(spec, rows, attributes));
      rows_of_product = rows;
    }
    for (int64_t matrix = 0; matrix < matrices; ++matrix) {
      const auto bytes = [&](const MatrixLayout& layout) {
        return (OffsetOf(matrix, spec.batch, layout) + row * layout.row_stride) * item;
      };
      std::vector<OnednnProgram::Operand> operands = {
          {DNNL_ARG_SRC, product->a, 0, bytes(spec.a)},
          {DNNL_ARG_WEIGHTS, product->b, 1, OffsetOf(matrix, spec.batch, spec.b) * item},
          {DNNL_ARG_DST, product->c, 2, bytes(spec.c)}};
      if (spec.has_bias) operands.push_back({DNNL_ARG_BIAS, product->bias, 3});
      program->BeginPiece();
      if (spec.has_residual) {
        program->AddReorder({DNNL_ARG_FROM, product->residual, spec.has_bias ? 4 : 3, bytes(spec.residual)},
                            operands[2]);
      }
      program->Add(product->primitive, std::move(operands), product->scratchpad);
    }
  }
  return program;
}

}  // namespace

bool OneDnnHasBFloat16Units() {
  const dnnl::cpu_isa isa = dnnl::get_effective_cpu_isa();
  return isa == dnnl::cpu_isa::avx512_core_amx || isa == dnnl::cpu_isa::avx512_core_bf16;
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakeOnednnMatmul(const MatmulSpec& spec) {
  if (spec.dtype != DType::kFloat32 && spec.dtype != DType::kBFloat16) {
    return absl::UnimplementedError("oneDNN products are used for float32 and bfloat16 only");
  }
  if (!spec.more_terms.empty() || spec.k == 0 || (spec.has_bias && spec.bias_stride != 1)) {
    return absl::UnimplementedError(
        "oneDNN is used only for single products with an inner size above 0 and a contiguous bias, if any");
  }
  // Each matrix of the batch has its own memory objects.
  int64_t matrices = 1;
  for (const int64_t size : spec.batch) matrices *= size;
  if (matrices > kMaxMatrices) return absl::UnimplementedError("oneDNN is not used for batches of many matrices");
  return CatchErrors("matmul", [&] { return MakePrimitives(spec); });
}

}  // namespace backtape::jit
