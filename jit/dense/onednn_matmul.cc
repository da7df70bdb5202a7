#include <algorithm>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/dense/onednn_program.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

constexpr int64_t kMinRowsOfCall = 256;
constexpr int64_t kMaxCalls = 1024;
// Maximum number of multiplications in a call, unless at most kMinRowsOfCall rows of one matrix need more. A call takes
// about a microsecond.
constexpr int64_t kWorkOfCall = 1 << 20;

int64_t Product(const BatchDims& sizes) {
  int64_t product = 1;
  for (const int64_t size : sizes) product *= size;
  return product;
}

int64_t LastBatchStride(const MatrixLayout& layout) {
  return layout.batch_strides.empty() ? 0 : layout.batch_strides.back();
}

// `matrices` consecutive matrices along the last dim of the batch.
dnnl::memory::desc MatricesDesc(DType dtype, int64_t matrices, int64_t rows, int64_t columns,
                                const MatrixLayout& layout) {
  const auto type = dtype == DType::kBFloat16 ? dnnl::memory::data_type::bf16 : dnnl::memory::data_type::f32;
  if (matrices == 1) return dnnl::memory::desc({rows, columns}, type, {layout.row_stride, layout.column_stride});
  const int64_t stride = LastBatchStride(layout);
  return dnnl::memory::desc({stride == 0 ? 1 : matrices, rows, columns}, type,
                            {stride == 0 ? rows * columns : stride, layout.row_stride, layout.column_stride});
}

// The offset of a matrix of the batch, in elements.
int64_t OffsetOf(int64_t matrix, const BatchDims& batch, const MatrixLayout& layout) {
  int64_t offset = 0;
  for (size_t d = batch.size(); d-- > 0; matrix /= batch[d]) offset += matrix % batch[d] * layout.batch_strides[d];
  return offset;
}

// If the columns of `a` are contiguous, oneDNN is faster at the transposed product, in which they are contiguous rows.
// The result, which must be small, is transposed afterwards.
bool IsTransposedFaster(const MatmulSpec& spec) {
  if (spec.has_bias || spec.has_residual || spec.activation != Activation::kNone) return false;
  return spec.a.row_stride == 1 && spec.a.column_stride != 1 && 2 * spec.n <= spec.m && 2 * spec.n <= spec.k;
}

// If the columns of `a` are contiguous and IsTransposedFaster is false, oneDNN is faster if the rows of `a` are copied
// first. The copy must be small compared with the product.
bool IsCopyFaster(const MatmulSpec& spec) {
  constexpr int64_t kMinColumns = 64;
  return !IsTransposedFaster(spec) && spec.a.row_stride == 1 && spec.a.column_stride != 1 && spec.n >= kMinColumns;
}

// The products of some rows of some matrices.
struct RowsProduct {
  dnnl::memory::desc a, b, c, bias, residual;
  // Only if the product is computed transposed: the primitive's result in scratch memory, and a transposed view of it
  // with the sizes of `c`.
  dnnl::memory::desc result, transposed;
  dnnl::memory::desc copy;  // of the rows of `a`; empty without a copy
  dnnl::memory::desc scratchpad;
  dnnl::matmul primitive;
};

MatrixLayout Transposed(MatrixLayout layout) {
  std::swap(layout.row_stride, layout.column_stride);
  return layout;
}

absl::StatusOr<RowsProduct> MakeRowsProduct(const MatmulSpec& spec, int64_t matrices, int64_t rows,
                                            const dnnl::primitive_attr& attributes) {
  RowsProduct product;
  const auto describe = [&](int64_t rows, int64_t columns, const MatrixLayout& layout) {
    return MatricesDesc(spec.dtype, matrices, rows, columns, layout);
  };
  product.a = describe(rows, spec.k, spec.a);
  product.b = describe(spec.k, spec.n, spec.b);
  product.c = describe(rows, spec.n, spec.c);
  if (spec.has_bias) product.bias = describe(1, spec.n, {{0}, spec.n, 1});
  if (spec.has_residual) product.residual = describe(rows, spec.n, spec.residual);
  const auto describe_product = [&] {
    if (IsTransposedFaster(spec)) {
      const MatrixLayout dense = {{spec.n * rows}, rows, 1};
      product.transposed = describe(rows, spec.n, Transposed(dense));
      return dnnl::matmul::desc(describe(spec.n, spec.k, Transposed(spec.b)),
                                describe(spec.k, rows, Transposed(spec.a)), describe(spec.n, rows, dense));
    }
    if (IsCopyFaster(spec)) product.copy = describe(rows, spec.k, {{rows * spec.k}, spec.k, 1});
    const dnnl::memory::desc& a = product.copy.is_zero() ? product.a : product.copy;
    return spec.has_bias ? dnnl::matmul::desc(a, product.b, product.bias, product.c)
                         : dnnl::matmul::desc(a, product.b, product.c);
  };
  const dnnl::matmul::primitive_desc primitive_desc(describe_product(), attributes, CpuEngine());
  const absl::string_view implementation = primitive_desc.impl_info_str();
  if (absl::StrContains(implementation, "ref")) {
    return absl::UnimplementedError("oneDNN has only a reference implementation for the strides of this product");
  }
  // This implementation sums pairs of terms and multiplies the last of an odd number by 0 too: infinity becomes NaN.
  if (spec.dtype == DType::kBFloat16 && spec.k % 2 != 0 && absl::StartsWith(implementation, "gemm")) {
    return absl::UnimplementedError("oneDNN's implementation for these strides multiplies the last term by padding");
  }
  if (IsTransposedFaster(spec)) {
    product.a = primitive_desc.weights_desc();
    product.b = primitive_desc.src_desc();
    product.result = primitive_desc.dst_desc();
  }
  product.scratchpad = primitive_desc.scratchpad_desc();
  product.primitive = dnnl::matmul(primitive_desc);
  return product;
}

// The division into calls depends on the sizes only, so that results are bitwise equal for any number of threads.
int64_t RowsOfCall(const MatmulSpec& spec) {
  return std::max(kMinRowsOfCall, kWorkOfCall / std::max<int64_t>(spec.n * spec.k, 1));
}

// The number of matrices that one call multiplies.
int64_t MatricesOfCall(const MatmulSpec& spec) {
  if (spec.batch.empty() || spec.m > RowsOfCall(spec)) return 1;
  if (spec.has_residual && LastBatchStride(spec.residual) == 0) return 1;
  if (LastBatchStride(spec.a) == 0 && LastBatchStride(spec.b) == 0) return 1;  // oneDNN does not broadcast both factors
  const int64_t work = std::max<int64_t>(spec.m * spec.n * spec.k, 1);
  return std::clamp<int64_t>(kWorkOfCall / work, 1, spec.batch.back());
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakePrimitives(const MatmulSpec& spec, int64_t matrices_of_call) {
  const SingleThreadScope single_thread;
  const dnnl::primitive_attr attributes = AttributesWith(spec.has_residual);
  const int64_t item = ItemSize(spec.dtype);
  const int64_t matrices = Product(spec.batch);
  auto program = std::make_unique<OnednnProgram>(absl::StrCat(
      "matmul ", matrices, "x[", spec.m, ", ", spec.k, "]@[", spec.k, ", ", spec.n, "]", spec.has_bias ? " +bias" : "",
      spec.has_residual ? " +residual" : "", spec.activation == Activation::kRelu ? " relu" : "", " (oneDNN)"));
  program->BeginStage();
  absl::flat_hash_map<std::pair<int64_t, int64_t>, RowsProduct> products;  // by numbers of matrices and of rows
  const int64_t last_size = spec.batch.empty() ? 1 : spec.batch.back();
  for (int64_t row = 0; row < spec.m; row += RowsOfCall(spec)) {
    const int64_t rows = std::min(RowsOfCall(spec), spec.m - row);
    for (int64_t matrix = 0; matrix < matrices;) {
      const int64_t count = std::min(matrices_of_call, last_size - matrix % last_size);
      RowsProduct& product = products[{count, rows}];
      if (!product.primitive) {
        BACKTAPE_ASSIGN_OR_RETURN(product, MakeRowsProduct(spec, count, rows, attributes));
      }
      const auto bytes = [&](const MatrixLayout& layout) {
        return (OffsetOf(matrix, spec.batch, layout) + row * layout.row_stride) * item;
      };
      OnednnProgram::Operand a = {DNNL_ARG_SRC, product.a, 0, bytes(spec.a)};
      OnednnProgram::Operand b = {DNNL_ARG_WEIGHTS, product.b, 1, OffsetOf(matrix, spec.batch, spec.b) * item};
      const OnednnProgram::Operand c = {DNNL_ARG_DST, product.c, 2, bytes(spec.c)};
      program->BeginPiece();
      if (!product.copy.is_zero()) {
        const int64_t scratch = program->AddScratch(static_cast<int64_t>(product.copy.get_size()));
        const OnednnProgram::Operand copy = {DNNL_ARG_SRC, product.copy, OnednnProgram::kScratch, scratch};
        program->AddReorder(a, copy);
        a = copy;
      }
      if (!product.transposed.is_zero()) {
        const int64_t scratch = program->AddScratch(static_cast<int64_t>(product.transposed.get_size()));
        std::swap(a.argument, b.argument);
        program->Add(product.primitive, {a, b, {DNNL_ARG_DST, product.result, OnednnProgram::kScratch, scratch}},
                     product.scratchpad);
        program->AddReorder({DNNL_ARG_FROM, product.transposed, OnednnProgram::kScratch, scratch}, c);
      } else {
        std::vector<OnednnProgram::Operand> operands = {a, b, c};
        if (spec.has_bias) operands.push_back({DNNL_ARG_BIAS, product.bias, 3});
        if (spec.has_residual) {
          program->AddReorder({DNNL_ARG_FROM, product.residual, spec.has_bias ? 4 : 3, bytes(spec.residual)}, c);
        }
        program->Add(product.primitive, std::move(operands), product.scratchpad);
      }
      if (spec.activation == Activation::kRelu) {
        program->AddRelu(
            {spec.dtype, {count, rows, spec.n}, {LastBatchStride(spec.c), spec.c.row_stride, spec.c.column_stride}}, 2,
            bytes(spec.c));
      }
      matrix += count;
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
    return absl::UnimplementedError("oneDNN products are used only for float32 and bfloat16");
  }
  if (!spec.more_terms.empty() || spec.k == 0 || (spec.has_bias && spec.bias_stride != 1)) {
    return absl::UnimplementedError(
        "oneDNN is used only for single products with an inner size above 0 and a contiguous bias, if any");
  }
  const int64_t matrices = Product(spec.batch);
  const int64_t together = MatricesOfCall(spec);
  if (together > 1 && matrices / together <= kMaxCalls) {
    absl::StatusOr<std::unique_ptr<DenseCall>> call =
        CatchErrors("matmul", [&] { return MakePrimitives(spec, together); });
    if (call.status().code() != absl::StatusCode::kUnimplemented) return call;
  }
  if (matrices > kMaxCalls) return absl::UnimplementedError("oneDNN is not used for batches of many matrices");
  return CatchErrors("matmul", [&] { return MakePrimitives(spec, 1); });
}

}  // namespace backtape::jit
