#include "backtape/jit/dense/depthwise_table.h"

#include <algorithm>
#include <map>
#include <utility>

namespace backtape::jit {
namespace {

// Divides the positions into chains. `distance` is the distance between the positions of a chain.
std::vector<DepthwiseTable::Chain> ChainsOf(const std::vector<WindowPlace>& places, int max_length, int64_t& distance) {
  std::vector<DepthwiseTable::Chain> chains;
  distance = 1;
  for (size_t i = 0; i < places.size(); ++i) {
    const bool is_same_residue = i > 0 && places[i].residue == places[i - 1].residue;
    if (is_same_residue) distance = places[i].shift - places[i - 1].shift;
    if (!is_same_residue || chains.back().length() == max_length) {
      chains.push_back({places[i].shift, places[i].residue, {}});
    }
    chains.back().window.push_back(places[i].window);
  }
  return chains;
}

}  // namespace

std::vector<WindowPlace> PlacesOf(const CorrelationPhase& phase, int dim) {
  std::map<int64_t, WindowPlace> places;
  for (const Tap& tap : phase.taps) {
    places.emplace(tap.window[dim], WindowPlace{tap.window[dim], tap.shift[dim], tap.residue[dim]});
  }
  std::vector<WindowPlace> result;
  for (const auto& [window, place] : places) result.push_back(place);
  std::sort(result.begin(), result.end(), [](const WindowPlace& a, const WindowPlace& b) {
    return std::pair(a.residue, a.shift) < std::pair(b.residue, b.shift);
  });
  return result;
}

DepthwiseTable MakeDepthwiseTable(const CorrelationPhase& phase, int dim, int64_t source_size, int64_t source_step,
                                  const DepthwiseKernels& kernels) {
  DepthwiseTable table;
  int64_t distance = 1;
  table.chains = ChainsOf(PlacesOf(phase, dim), kernels.max_length, distance);
  int longest = 1;
  for (const DepthwiseTable::Chain& chain : table.chains) longest = std::max(longest, chain.length());
  // The targets are ordered by their remainder modulo `distance`, so that targets at this distance follow each other.
  const int64_t targets = phase.count[dim];
  std::vector<std::vector<int32_t>> sources(table.chains.size());
  for (int64_t first = 0; first < std::min(distance, targets); ++first) {
    const int64_t count = (targets - first + distance - 1) / distance;
    const auto entry = std::ssize(table.targets);
    for (int64_t i = 0; i < count + longest - 1; ++i) {
      const int64_t target = first + distance * i;
      table.targets.push_back(static_cast<int32_t>(i < count ? target : -1));
      for (size_t c = 0; c < sources.size(); ++c) {
        const int64_t source = source_step * (target + table.chains[c].shift) + table.chains[c].residue;
        sources[c].push_back(static_cast<int32_t>(source >= 0 && source < source_size ? source : -1));
      }
    }
    // Blocks of nearly equal size.
    const int64_t blocks = (count + kernels.max_rows - 1) / kernels.max_rows;
    for (int64_t b = 0; b < blocks; ++b) {
      const int64_t begin = count * b / blocks;
      table.blocks.push_back({entry + begin, static_cast<int>(count * (b + 1) / blocks - begin)});
    }
  }
  for (const std::vector<int32_t>& of_chain : sources) {
    table.sources.insert(table.sources.end(), of_chain.begin(), of_chain.end());
  }
  return table;
}

}  // namespace backtape::jit
