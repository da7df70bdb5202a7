#ifndef BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_STATS_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_STATS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"

namespace backtape {

// Limits of the cache. The least recently used entries are evicted.
struct CaptureOptions {
  // Captured structures: one for each backward, and one for each piece of a backward that has several.
  size_t max_structures = 512;
  // Specialisations of each structure for different sizes and numbers.
  size_t max_specialisations = 8;
};

struct CaptureStats {
  int64_t captures = 0;  // backwards with a new structure
  int64_t compiles = 0;  // backwards for which the compiler was called, such as for new sizes
  int64_t hits = 0;      // backwards for which all code was in the cache
  // Pieces for which the compiler was called, even if it failed, over all backwards.
  int64_t pieces_compiled = 0;
  // Structures and specialisations that were evicted.
  int64_t evictions = 0;
  // Pieces and whole backwards that the engine had to run, and how many for each reason.
  int64_t engine_runs = 0;
  absl::btree_map<std::string, int64_t> engine_reasons;
  // The reasons of the last 1000 cache misses. Most reasons name the first node that no known structure has at its
  // position ("new autograd node: MulBackward0 (NodeCall 2) with key size 12, previous key sizes=[10]") or the sizes
  // or numbers that have changed ("changed sizes: marking inputs_0.size(0) of MulBackward0 (NodeCall 2) as dynamic
  // (10, then 20)"). NodeCall 0 stands for the gradients that backward starts with and the results that it returns;
  // other nodes are numbered in the order of execution.
  std::vector<std::string> miss_reasons;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_STATS_H_
