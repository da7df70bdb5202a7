#include <algorithm>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/dense/onednn_program.h"

namespace backtape::jit {
namespace {

// Rows per piece. Fixed, so that results are bitwise equal for any number of threads.
constexpr int64_t kRowsOfPiece = 256;

dnnl::memory::desc MatrixDesc(DType dtype, int64_t rows, int64_t columns, const MatrixLayout& layout) {
  const auto type = dtype == DType::kBFloat16 ? dnnl::memory::data_type::bf16 : dnnl::memory::data_type::f32;
  return dnnl::memory::desc({rows, columns}, type, {layout.row_stride, layout.column_stride});
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakePrimitives(const MatmulSpec& spec) {
  const SingleThreadScope single_thread;
  const dnnl::primitive_attr attributes = AttributesWith(spec.has_residual, spec.activation);
  const int64_t item = ItemSize(spec.dtype);
  auto program = std::make_unique<OnednnProgram>(absl::StrCat(
      "matmul 1x[", spec.m, ", ", spec.k, "]@[", spec.k, ", ", spec.n, "]", spec.has_bias ? " +bias" : "",
      spec.has_residual ? " +residual" : "", spec.activation == Activation::kRelu ? " relu" : "", " (oneDNN)"));
  program->BeginStage();
  for (int64_t row = 0; row < spec.m; row += kRowsOfPiece) {
    const int64_t rows = std::min(kRowsOfPiece, spec.m - row);
    const auto a = MatrixDesc(spec.dtype, rows, spec.k, spec.a);
    const auto b = MatrixDesc(spec.dtype, spec.k, spec.n, spec.b);
    const auto c = MatrixDesc(spec.dtype, rows, spec.n, spec.c);
    const auto bias = MatrixDesc(spec.dtype, 1, spec.n, {{}, spec.n, 1});
    const auto desc = spec.has_bias ? dnnl::matmul::desc(a, b, bias, c) : dnnl::matmul::desc(a, b, c);
    const dnnl::matmul::primitive_desc primitive_desc(desc, attributes, CpuEngine());
    if (std::strstr(primitive_desc.impl_info_str(), "ref") != nullptr) {
      return absl::UnimplementedError("oneDNN has only reference code for these strides");
    }
    std::vector<OnednnProgram::Operand> operands = {{DNNL_ARG_SRC, a, 0, row * spec.a.row_stride * item},
                                                    {DNNL_ARG_WEIGHTS, b, 1},
                                                    {DNNL_ARG_DST, c, 2, row * spec.c.row_stride * item}};
    if (spec.has_bias) operands.push_back({DNNL_ARG_BIAS, bias, 3});
    program->BeginPiece();
    if (spec.has_residual) {
      const auto residual = MatrixDesc(spec.dtype, rows, spec.n, spec.residual);
      program->AddReorder({DNNL_ARG_FROM, residual, spec.has_bias ? 4 : 3, row * spec.residual.row_stride * item},
                          operands[2]);
    }
    program->Add(dnnl::matmul(primitive_desc), std::move(operands), primitive_desc.scratchpad_desc());
  }
  return program;
}

}  // namespace

bool OneDnnHasBFloat16Units() { return dnnl::get_effective_cpu_isa() == dnnl::cpu_isa::avx512_core_amx; }

absl::StatusOr<std::unique_ptr<DenseCall>> MakeOnednnMatmul(const MatmulSpec& spec) {
  if (spec.dtype != DType::kFloat32 && spec.dtype != DType::kBFloat16) {
    return absl::UnimplementedError("oneDNN products are used for float32 and bfloat16 only");
  }
  if (!spec.batch.empty() || !spec.more_terms.empty() || spec.k == 0 || (spec.has_bias && spec.bias_stride != 1)) {
    return absl::UnimplementedError("oneDNN is used only for one product of two matrices; a bias must be contiguous");
  }
  return CatchErrors("matmul", [&] { return MakePrimitives(spec); });
}

}  // namespace backtape::jit
