#ifndef BACKTAPE_JIT_DENSE_DEPTHWISE_KERNELS_H_
#define BACKTAPE_JIT_DENSE_DEPTHWISE_KERNELS_H_

#include <cstdint>
#include <numeric>

// The interface of the machine code for depthwise convolutions, which emit/depthwise_emitter.h generates.
namespace backtape::jit {

// A chain: positions in one column of the window that read source lines at equal distances. Row r of a block and
// position t of the chain use line r + t of a list. A line is therefore loaded once for all rows that use it. All
// fields but the masks are in bytes.
struct DepthwiseChain {
  static constexpr int kMaxVectors = 2;

  int64_t lines = 0;    // from DepthwiseCall::lines to the address of the block's first line for this chain
  int64_t column = 0;   // from the address of a line to its first pixel for the block
  int64_t weights = 0;  // from DepthwiseCall::weights to the chain's first weight or vector of sums
  // The lanes of each vector that hold pixels, as low bits of `bits` and as lanes of -1 in the vector at `mask`. The
  // other lanes are not read and count as 0. AVX-512 uses the bits, AVX2 the vectors.
  int64_t bits[kMaxVectors] = {};
  const void* mask[kMaxVectors] = {};
};

// A call computes with a block of some rows and one or two vectors of each row. The rows are a convolution's target, or
// the output gradient of a weight gradient.
// - Convolution: row[r] = [row[r] +] [bias +] sum over chains and positions t of weight[t] * line[r + t].
// - Weight gradient: sums[t] += sum over rows and vectors of row[r] * line[r + t], for each chain; a position has one
//   vector of sums, whose lanes are to be added by the caller.
struct DepthwiseCall {
  const void* const* lines = nullptr;  // addresses
  const DepthwiseChain* chains = nullptr;
  int64_t source_column = 0;  // added to the column of each chain, in bytes
  int64_t num_chains = 0;     // >= 0; all have the same number of positions
  const void* weights = nullptr;
  void* const* rows = nullptr;  // the addresses of the rows
  int64_t column = 0;           // from the address of a row to the block's first column, in bytes
  int64_t accumulate = 0;       // if not 0, a convolution adds to the rows
  const void* bias = nullptr;   // one value for the whole block; may be null; ignored if `accumulate` is set
  int64_t bits[DepthwiseChain::kMaxVectors] = {};  // the lanes that belong to the block, as in DepthwiseChain
  const void* mask[DepthwiseChain::kMaxVectors] = {};
};
using DepthwiseFunction = void (*)(const DepthwiseCall* call);

// The window of a convolution from line to line: the number of its lines, and its stride and dilation in that
// direction.
struct DepthwiseWindow {
  int64_t lines = 1;
  int64_t stride = 1;  // from line to line
  int64_t dilation = 1;
};

// The lengths of chains that a convolution with this window and its gradients use, as bits: bit t for chains of t + 1
// positions. The positions of a chain are multiples of the stride apart; a chain has at most `max_length` positions.
inline uint32_t DepthwiseLengths(const DepthwiseWindow& window, int max_length) {
  const int64_t distance = window.stride / std::gcd(window.stride, window.dilation);
  uint32_t lengths = 1;  // always present: a target may have no chains
  for (const int64_t count : {window.lines / distance, (window.lines + distance - 1) / distance}) {
    if (count >= max_length) lengths |= uint32_t{1} << (max_length - 1);
    if (count % max_length > 0) lengths |= uint32_t{1} << (count % max_length - 1);
  }
  return lengths;
}

// [length of the chains - 1][rows - 1][vectors - 1]; null for lengths that were not requested.
struct DepthwiseKernels {
  static constexpr int kMaxLength = 7;
  static constexpr int kMaxRows = 8;
  using Functions = DepthwiseFunction[kMaxLength][kMaxRows][DepthwiseChain::kMaxVectors];

  int max_length = 0;  // of a chain; 0 if no function was emitted
  int max_rows = 0;
  Functions convolutions = {};
  Functions weight_gradients = {};
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_DEPTHWISE_KERNELS_H_
