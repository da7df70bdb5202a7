#include <algorithm>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "backtape/jit/library/matmul.h"
#include "backtape/jit/library/onednn_program.h"

namespace backtape::jit {
namespace {

int64_t NumMatrices(const MatmulSpec& spec) {
  int64_t count = 1;
  for (int64_t size : spec.batch) count *= size;
  return count;
}

std::string Describe(const MatmulSpec& spec, absl::string_view how) {
  std::string text =
      absl::StrCat("matmul ", NumMatrices(spec), "x[", spec.m, ", ", spec.k, "]@[", spec.k, ", ", spec.n, "]");
  if (spec.has_bias) absl::StrAppend(&text, " +bias");
  if (spec.accumulate) absl::StrAppend(&text, " +=");
  if (spec.activation != Activation::kNone) absl::StrAppend(&text, " +activation");
  absl::StrAppend(&text, " (", how, ")");
  return text;
}

// One operand as sgemm wants it: rows or columns without gaps between elements. Others are packed first.
struct GemmOperand {
  bool transposed = false;
  int64_t leading = 0;
  bool packed = false;
  int64_t row_stride = 0;
  int64_t column_stride = 0;
};

GemmOperand AsGemmOperand(int64_t rows, int64_t columns, const MatrixLayout& layout) {
  // The stride of a dim of size 1 is free.
  if ((layout.column_stride == 1 || columns == 1) && (layout.row_stride >= columns || rows == 1)) {
    return {false, std::max({layout.row_stride, columns, int64_t{1}}), false, layout.row_stride, layout.column_stride};
  }
  if ((layout.row_stride == 1 || rows == 1) && (layout.column_stride >= rows || columns == 1)) {
    return {true, std::max({layout.column_stride, rows, int64_t{1}}), false, layout.row_stride, layout.column_stride};
  }
  return {false, std::max(columns, int64_t{1}), true, layout.row_stride, layout.column_stride};
}

// dnnl_sgemm takes any sizes at run time and costs 0.1 us, where a primitive takes some 100 us to make: the way for all
// products without an epilogue.
class GemmCall : public LibraryCall {
 public:
  GemmCall(const MatmulSpec& spec, GemmOperand a, GemmOperand b, bool swap) : spec_(spec), a_(a), b_(b), swap_(swap) {
    const int64_t count = NumMatrices(spec);
    const int64_t work = count * spec.m * spec.n * spec.k;
    const int64_t wanted = std::clamp<int64_t>(work / kMinWorkOfPiece, 1, spec.max_pieces);
    num_pieces_ = static_cast<int>(std::min(wanted, count > 1 ? count : std::max<int64_t>(1, spec.m / 8)));
    scratch_of_piece_ = RoundUp(a.packed ? spec.m * spec.k : 0) + RoundUp(b.packed ? spec.k * spec.n : 0);
  }

  std::unique_ptr<State> NewState() const override { return std::make_unique<State>(); }
  int num_stages() const override { return 1; }
  int num_pieces(int) const override { return num_pieces_; }
  int64_t scratch_bytes() const override { return num_pieces_ * scratch_of_piece_ * 4; }
  std::string ToString() const override { return Describe(spec_, "sgemm"); }

  absl::Status RunPiece(int, int piece, State&, absl::Span<void* const> buffers, std::byte* scratch) const override {
    // When the output is column-major, c^T = b^T @ a^T is computed: spec_ was turned round, the buffers were not.
    const auto* a = static_cast<const float*>(buffers[swap_ ? 1 : 0]);
    const auto* b = static_cast<const float*>(buffers[swap_ ? 0 : 1]);
    auto* c = static_cast<float*>(buffers[2]);
    auto* pack = reinterpret_cast<float*>(scratch) + piece * scratch_of_piece_;
    const int64_t count = NumMatrices(spec_);
    if (count == 1) {
      const auto [begin, end] = Part(spec_.m, piece, 8);
      return Multiply(a + begin * spec_.a.row_stride, b, c + begin * spec_.c.row_stride, end - begin, pack);
    }
    const auto [begin, end] = Part(count, piece, 1);
    for (int64_t i = begin; i < end; ++i) {
      absl::Status status = Multiply(a + BatchOffset(spec_.a, i), b + BatchOffset(spec_.b, i),
                                     c + BatchOffset(spec_.c, i), spec_.m, pack);
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }

 private:
  static int64_t RoundUp(int64_t elements) { return (elements + 15) / 16 * 16; }

  std::pair<int64_t, int64_t> Part(int64_t size, int piece, int64_t unit) const {
    const int64_t units = (size + unit - 1) / unit;
    return {std::min(size, units * piece / num_pieces_ * unit),
            std::min(size, units * (piece + 1) / num_pieces_ * unit)};
  }

  int64_t BatchOffset(const MatrixLayout& layout, int64_t index) const {
    int64_t offset = 0;
    for (size_t i = spec_.batch.size(); i-- > 0;) {
      offset += index % spec_.batch[i] * layout.batch_strides[i];
      index /= spec_.batch[i];
    }
    return offset;
  }

  static const float* Pack(const float* from, int64_t rows, int64_t columns, const GemmOperand& operand, float*& to) {
    float* packed = to;
    for (int64_t i = 0; i < rows; ++i) {
      for (int64_t j = 0; j < columns; ++j) {
        packed[i * columns + j] = from[i * operand.row_stride + j * operand.column_stride];
      }
    }
    to += RoundUp(rows * columns);
    return packed;
  }

  absl::Status Multiply(const float* a, const float* b, float* c, int64_t m, float* pack) const {
    if (m == 0) return absl::OkStatus();
    if (spec_.k == 0) {
      for (int64_t i = 0; !spec_.accumulate && i < m; ++i) std::memset(c + i * spec_.c.row_stride, 0, spec_.n * 4);
      return absl::OkStatus();
    }
    if (a_.packed) a = Pack(a, m, spec_.k, a_, pack);
    if (b_.packed) b = Pack(b, spec_.k, spec_.n, b_, pack);
    const int64_t ldc = std::max(spec_.c.row_stride, spec_.n);
    const dnnl_status_t status = dnnl_sgemm(a_.transposed ? 'T' : 'N', b_.transposed ? 'T' : 'N', m, spec_.n, spec_.k,
                                            1.0f, a, a_.leading, b, b_.leading, spec_.accumulate ? 1.0f : 0.0f, c, ldc);
    if (status == dnnl_success) return absl::OkStatus();
    return absl::InternalError(absl::StrCat("sgemm: oneDNN failed with status ", static_cast<int>(status)));
  }

  MatmulSpec spec_;
  GemmOperand a_;
  GemmOperand b_;
  bool swap_;
  int num_pieces_ = 1;
  int64_t scratch_of_piece_ = 0;  // in floats
};

bool IsRowMajorOutput(const MatmulSpec& spec) {
  return (spec.c.column_stride == 1 || spec.n == 1) && (spec.c.row_stride >= spec.n || spec.m == 1);
}

std::unique_ptr<LibraryCall> MakeGemm(MatmulSpec spec) {
  const bool swap = !IsRowMajorOutput(spec);
  if (swap) {
    const auto transpose = [](MatrixLayout& layout) { std::swap(layout.row_stride, layout.column_stride); };
    std::swap(spec.a, spec.b);
    std::swap(spec.m, spec.n);
    transpose(spec.a);
    transpose(spec.b);
    transpose(spec.c);
    if (!IsRowMajorOutput(spec)) return nullptr;
  }
  return std::make_unique<GemmCall>(spec, AsGemmOperand(spec.m, spec.k, spec.a), AsGemmOperand(spec.k, spec.n, spec.b),
                                    swap);
}

dnnl::memory::desc MatrixDesc(int64_t rows, int64_t columns, const MatrixLayout& layout) {
  return dnnl::memory::desc({rows, columns}, dnnl::memory::data_type::f32, {layout.row_stride, layout.column_stride});
}

// A primitive, for the epilogues that it fuses. One matrix only: stacks with a bias do not occur in aten.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakePrimitive(const MatmulSpec& spec) {
  if (NumMatrices(spec) != 1 || spec.accumulate || spec.k == 0 || (spec.has_bias && spec.bias_stride != 1)) {
    return absl::UnimplementedError("no library form of this epilogue");
  }
  const SingleThreadScope single_thread;
  const int64_t wanted = std::clamp<int64_t>(spec.m * spec.n * spec.k / kMinWorkOfPiece, 1, spec.max_pieces);
  const int64_t rows_of_piece = (spec.m + wanted - 1) / wanted;
  const dnnl::primitive_attr attributes = AttributesWith(spec.activation);
  std::string how = "primitive";
  auto program = std::make_unique<OnednnProgram>(Describe(spec, how));
  program->BeginStage();
  for (int64_t row = 0; row < spec.m; row += rows_of_piece) {
    const int64_t rows = std::min(rows_of_piece, spec.m - row);
    const auto a = MatrixDesc(rows, spec.k, spec.a);
    const auto b = MatrixDesc(spec.k, spec.n, spec.b);
    const auto c = MatrixDesc(rows, spec.n, spec.c);
    const dnnl::memory::desc bias({1, spec.n}, dnnl::memory::data_type::f32, {spec.n, 1});
    const auto desc = spec.has_bias ? dnnl::matmul::desc(a, b, bias, c) : dnnl::matmul::desc(a, b, c);
    const dnnl::matmul::primitive_desc primitive_desc(desc, attributes, CpuEngine());
    if (std::strstr(primitive_desc.impl_info_str(), "ref") != nullptr) {
      return absl::UnimplementedError("the library has only reference code for these strides");
    }
    std::vector<OnednnProgram::Operand> operands = {{DNNL_ARG_SRC, a, 0, row * spec.a.row_stride * 4},
                                                    {DNNL_ARG_WEIGHTS, b, 1},
                                                    {DNNL_ARG_DST, c, 2, row * spec.c.row_stride * 4}};
    if (spec.has_bias) operands.push_back({DNNL_ARG_BIAS, bias, 3});
    program->BeginPiece();
    program->Add(dnnl::matmul(primitive_desc), std::move(operands), primitive_desc.scratchpad_desc());
  }
  return program;
}

}  // namespace

absl::StatusOr<std::unique_ptr<LibraryCall>> MakeOnednnMatmul(const MatmulSpec& spec) {
  if (spec.dtype != DType::kFloat32) return absl::UnimplementedError("the library multiplies float32 only");
  if (!spec.more_terms.empty()) return absl::UnimplementedError("the library adds no products up");
  return CatchErrors("matmul", [&]() -> absl::StatusOr<std::unique_ptr<LibraryCall>> {
    if (spec.has_bias || spec.activation != Activation::kNone) return MakePrimitive(spec);
    std::unique_ptr<LibraryCall> call = MakeGemm(spec);
    if (call == nullptr) return absl::UnimplementedError("no library form of these output strides");
    return call;
  });
}

}  // namespace backtape::jit
