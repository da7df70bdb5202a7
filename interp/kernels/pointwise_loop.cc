#include "backtape/interp/kernels/pointwise_loop.h"

#include <algorithm>
#include <array>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/promotion.h"

namespace backtape::kernels {

DType CommonDType(absl::Span<const Operand> operands) {
  std::array<PromotionOperand, internal::kMaxOperands> promoting;
  for (size_t i = 0; i < operands.size(); ++i) {
    const Tensor* tensor = operands[i].tensor();
    const bool is_number = tensor == nullptr || tensor->is_wrapped_number();
    promoting[i] = {operands[i].dtype(), is_number || tensor->dim() == 0, is_number};
  }
  // The shape rule has already checked that promotion succeeds.
  return ResultType(absl::MakeSpan(promoting).subspan(0, operands.size())).value();
}

namespace internal {
namespace {

// Elements per block: small enough for the buffers of all operands to stay in the L1 cache.
constexpr int64_t kBlockSize = 512;

// One loop of the nest: its length, and each operand's stride in elements. strides[N] is the output's.
struct Loop {
  int64_t size;
  std::array<int64_t, kMaxOperands + 1> strides;
};

// The loop nest over the output's elements, outermost first, in the order of the output's memory; loops are merged
// where every operand allows it. Has at least one loop; outer loops have at least two steps.
class LoopNest {
 public:
  LoopNest(const Tensor& out, absl::Span<const Operand> operands) : num_operands_(operands.size()) {
    for (int64_t d = 0; d < out.dim(); ++d) {
      if (out.size(d) != 1) Insert(MakeLoop(out, operands, d));
    }
    Join();
    if (loops_.empty()) loops_.push_back({1, {}});
  }

  absl::Span<const Loop> outer() const { return absl::MakeSpan(loops_).subspan(0, loops_.size() - 1); }
  const Loop& inner() const { return loops_.back(); }
  // True if operand `i` is the same element throughout.
  bool is_constant(size_t i) const {
    return std::all_of(loops_.begin(), loops_.end(), [i](const Loop& loop) { return loop.strides[i] == 0; });
  }
  // Index of the output in `strides`.
  size_t out() const { return num_operands_; }

 private:
  static Loop MakeLoop(const Tensor& out, absl::Span<const Operand> operands, int64_t d) {
    Loop loop{out.size(d), {}};
    for (size_t i = 0; i < operands.size(); ++i) {
      const Tensor* tensor = operands[i].tensor();
      if (tensor == nullptr) continue;
      const int64_t own = d - (out.dim() - tensor->dim());
      if (own >= 0 && tensor->size(own) != 1) loop.strides[i] = tensor->stride(own);
    }
    loop.strides[operands.size()] = out.stride(d);
    return loop;
  }

  // Inserts the loop after those with larger output strides.
  void Insert(const Loop& loop) {
    auto at = loops_.end();
    while (at != loops_.begin() && (at - 1)->strides[num_operands_] < loop.strides[num_operands_]) --at;
    loops_.insert(at, loop);
  }

  void Join() {
    if (loops_.empty()) return;
    size_t last = 0;
    for (size_t next = 1; next < loops_.size(); ++next) {
      Loop& outer = loops_[last];
      const Loop& inner = loops_[next];
      bool joins = true;
      for (size_t i = 0; i <= num_operands_; ++i) joins &= outer.strides[i] == inner.strides[i] * inner.size;
      if (joins) {
        outer = {outer.size * inner.size, inner.strides};
      } else {
        loops_[++last] = inner;
      }
    }
    loops_.resize(last + 1);
  }

  size_t num_operands_;
  absl::InlinedVector<Loop, 4> loops_;
};

// True if the C++ type for a dtype can represent more values than the dtype.
bool IsNarrow(DType dtype) {
  return dtype != DType::kBool && dtype != DType::kInt64 && dtype != DType::kFloat32 && dtype != DType::kFloat64;
}

// The inputs of one run as contiguous blocks of T.
template <typename T>
class Inputs {
 public:
  Inputs(const LoopNest& nest, absl::Span<const Operand> operands, DType dtype)
      : inner_(nest.inner()), operands_(operands), dtype_(dtype) {
    const int64_t n = std::min(kBlockSize, inner_.size);
    for (size_t i = 0; i < operands.size(); ++i) {
      const Tensor* tensor = operands[i].tensor();
      item_sizes_[i] = tensor == nullptr ? 0 : ItemSize(tensor->dtype());
      data_[i] = tensor == nullptr ? nullptr : tensor->raw_data();
      is_constant_[i] = nest.is_constant(i);
      // A stored bool may be any byte, so bools are always converted.
      is_direct_[i] = !is_constant_[i] && inner_.strides[i] == 1 && operands[i].dtype() == kDTypeOf<T> &&
                      dtype == kDTypeOf<T> && !std::is_same_v<T, bool>;
      if (is_constant_[i]) Load(i, data_[i], n);
    }
  }

  // Advances all operands by `steps` of `loop`.
  void Move(const Loop& loop, int64_t steps) {
    for (size_t i = 0; i < operands_.size(); ++i) {
      if (!is_constant_[i]) data_[i] += loop.strides[i] * steps * item_sizes_[i];
    }
  }

  // The next `n` elements of the inner loop, starting at `begin`.
  const void* const* Blocks(int64_t begin, int64_t n) {
    for (size_t i = 0; i < operands_.size(); ++i) {
      if (is_constant_[i]) continue;
      const std::byte* from = data_[i] + begin * inner_.strides[i] * item_sizes_[i];
      if (is_direct_[i]) {
        blocks_[i] = from;
      } else {
        Load(i, from, n);
      }
    }
    return blocks_.data();
  }

 private:
  void Load(size_t i, const std::byte* from, int64_t n) {
    T* to = buffers_[i];
    blocks_[i] = to;
    if (from == nullptr) {
      const T value = ScalarAs(operands_[i].number());
      std::fill(to, to + n, value);
    } else {
      LoadRun(from, inner_.strides[i], operands_[i].dtype(), to, n);
    }
    const bool is_wider = IsNarrow(dtype_) || (dtype_ == DType::kFloat32 && std::is_same_v<T, double>);
    if (operands_[i].is_rounded() && operands_[i].dtype() != dtype_ && is_wider) {
      std::byte narrow[kBlockSize * sizeof(T)];
      StoreRun(to, narrow, 1, dtype_, n);
      LoadRun(narrow, 1, dtype_, to, n);
    }
  }

  static T ScalarAs(const Scalar& number) {
    if constexpr (std::is_same_v<T, bool>) return number.to_bool();
    if constexpr (std::is_same_v<T, int64_t>) return number.to_int64();
    return static_cast<T>(number.to_double());
  }

  const Loop& inner_;
  absl::Span<const Operand> operands_;
  DType dtype_;
  std::array<const std::byte*, kMaxOperands> data_;
  std::array<int64_t, kMaxOperands> item_sizes_;
  std::array<bool, kMaxOperands> is_constant_;
  std::array<bool, kMaxOperands> is_direct_;
  std::array<const void*, kMaxOperands> blocks_;
  alignas(64) T buffers_[kMaxOperands][kBlockSize];
};

template <typename T, typename Result>
void Run(const Tensor& out, absl::Span<const Operand> operands, DType dtype, BlockFn block, const void* function) {
  const LoopNest nest(out, operands);
  const Loop& inner = nest.inner();
  const absl::Span<const Loop> outer = nest.outer();
  Inputs<T> inputs(nest, operands, dtype);
  std::byte* to = out.raw_data();
  const int64_t item_size = ItemSize(out.dtype());
  const int64_t inner_stride = inner.strides[nest.out()];
  const bool is_direct = inner_stride == 1 && out.dtype() == kDTypeOf<Result>;
  alignas(64) Result results[kBlockSize];
  absl::InlinedVector<int64_t, 8> index(outer.size(), 0);
  while (true) {
    for (int64_t begin = 0; begin < inner.size; begin += kBlockSize) {
      const int64_t n = std::min(kBlockSize, inner.size - begin);
      std::byte* block_to = to + begin * inner_stride * item_size;
      const void* const* blocks = inputs.Blocks(begin, n);
      block(function, blocks, is_direct ? static_cast<void*>(block_to) : results, n);
      if (!is_direct) StoreRun(results, block_to, inner_stride, out.dtype(), n);
    }
    size_t d = outer.size();
    while (d > 0) {
      const Loop& loop = outer[d - 1];
      const int64_t steps = ++index[d - 1] < loop.size ? 1 : 1 - loop.size;
      inputs.Move(loop, steps);
      to += loop.strides[nest.out()] * steps * item_size;
      if (steps == 1) break;
      index[--d] = 0;
    }
    if (d == 0) return;
  }
}

}  // namespace

absl::Status RunBlocks(const Tensor& out, absl::Span<const Operand> operands, DType dtype, bool gives_bool,
                       const Blocks& blocks, const void* function) {
  const auto run = [&]<typename T, typename Result>(std::type_identity<T>, std::type_identity<Result>, BlockFn block) {
    if (block == nullptr) return absl::InvalidArgumentError(absl::StrCat("not implemented for ", TorchName(dtype)));
    if (out.numel() > 0) Run<T, Result>(out, operands, dtype, block, function);
    return absl::OkStatus();
  };
  constexpr std::type_identity<bool> kBool;
  const auto run_number = [&](auto type, BlockFn block) {
    return gives_bool ? run(type, kBool, block) : run(type, type, block);
  };
  if (dtype == DType::kBool) return run(kBool, kBool, blocks.of_bool);
  if (IsInteger(dtype)) return run_number(std::type_identity<int64_t>{}, blocks.of_int64);
  if (dtype == DType::kFloat64 || blocks.of_float == nullptr) {
    return run_number(std::type_identity<double>{}, blocks.of_double);
  }
  return run_number(std::type_identity<float>{}, blocks.of_float);
}

}  // namespace internal
}  // namespace backtape::kernels
