#ifndef BACKTAPE_JIT_DENSE_DEPTHWISE_TABLE_H_
#define BACKTAPE_JIT_DENSE_DEPTHWISE_TABLE_H_

#include <cstdint>
#include <vector>

#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/depthwise_kernels.h"

namespace backtape::jit {

// A position of the window along one dim.
struct WindowPlace {
  int64_t window = 0;
  int64_t shift = 0;
  int64_t residue = 0;
};

// The positions that a phase uses along a dim, ordered by residue and shift. The positions of a phase are all pairs of
// such a position along each of the two dims.
std::vector<WindowPlace> PlacesOf(const CorrelationPhase& phase, int dim);

// How chains along one dim address their sources (lines of an image, or pixels of a line) and the targets of a phase.
struct DepthwiseTable {
  // Positions at equal distances whose sources have the same remainder modulo the step.
  struct Chain {
    int64_t shift = 0;  // of the first one
    int64_t residue = 0;
    std::vector<int64_t> window;
    int length() const { return static_cast<int>(window.size()); }
  };
  // The targets of a block are consecutive entries of `targets`.
  struct Block {
    int64_t entry = 0;
    int count = 0;
  };
  std::vector<Chain> chains;
  std::vector<int32_t> sources;  // for each chain, as many entries as `targets` has; -1 for zeros
  std::vector<int32_t> targets;  // the target of each entry; -1 for unused entries
  std::vector<Block> blocks;
};

// `source_size` and `source_step` are those of the dim.
DepthwiseTable MakeDepthwiseTable(const CorrelationPhase& phase, int dim, int64_t source_size, int64_t source_step,
                                  const DepthwiseKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_DEPTHWISE_TABLE_H_
