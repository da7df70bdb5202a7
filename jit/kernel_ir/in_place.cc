#include "backtape/jit/kernel_ir/in_place.h"

#include <algorithm>
#include <vector>

namespace backtape::jit {
namespace {

struct Dim {
  Int extent;
  Int stride;
};

// Whether all points of the dims have different offsets.
bool AreApart(std::vector<Dim> dims) {
  dims.erase(std::remove_if(dims.begin(), dims.end(), [](const Dim& dim) { return dim.extent.is_constant(1); }),
             dims.end());
  if (std::none_of(dims.begin(), dims.end(), [](const Dim& dim) { return dim.stride.is_param(); })) {
    std::stable_sort(dims.begin(), dims.end(),
                     [](const Dim& a, const Dim& b) { return a.stride.constant() > b.stride.constant(); });
  }
  // From the innermost dim outwards, each stride must be at least the range that the inner dims cover.
  Int reach = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    const auto& [extent, stride] = dims[i];
    if (stride.is_param() || reach.is_param()) {
      if (!(stride == reach)) return false;
    } else if (stride.constant() < reach.constant()) {
      return false;
    }
    if (i == 0) break;
    if (stride.is_constant(1)) {
      reach = extent;
    } else if (!stride.is_param() && !extent.is_param()) {
      reach = stride.constant() * extent.constant();
    } else {
      return false;  // the product of two params has no symbolic form here
    }
  }
  return true;
}

}  // namespace

bool CanOverwriteInPlace(const Kernel& kernel, int written, int read) {
  if (kernel.is_foreach) return false;
  const Access* store = nullptr;
  const Phase* store_phase = nullptr;
  std::vector<std::pair<const Access*, const Phase*>> loads;
  for (const Phase& phase : kernel.phases) {
    for (ValueId id : phase.body) {
      const Instruction& instruction = kernel.at(id);
      if (instruction.access < 0) continue;
      const Access& access = kernel.accesses[instruction.access];
      if (access.buffer == written) {
        if (instruction.op == Op::kLoad && store != nullptr) continue;  // reads back a stored value
        const bool is_plain = instruction.op == Op::kStore && instruction.operands.size() == 1;
        if (!is_plain || store != nullptr) return false;
        store = &access;
        store_phase = &phase;
      } else if (access.buffer == read) {
        const bool is_plain = instruction.op == Op::kLoad && instruction.operands.empty();
        if (!is_plain || store != nullptr) return false;
        loads.emplace_back(&access, &phase);
      }
    }
  }
  if (store == nullptr) return false;
  std::vector<Dim> dims;
  for (size_t i = 0; i < kernel.outer.size(); ++i) dims.push_back({kernel.outer[i], store->outer_strides[i]});
  for (size_t i = 0; i < store_phase->dims.size(); ++i) {
    if (store_phase->dims[i].chunk_dim >= 0) return false;
    dims.push_back({store_phase->dims[i].extent, store->inner_strides[i]});
  }
  if (!store->chunk_stride.is_constant(0) || !AreApart(std::move(dims))) return false;
  return std::all_of(loads.begin(), loads.end(), [&](const auto& load) {
    const Access& access = *load.first;
    return load.second->dims == store_phase->dims && access.offset == store->offset &&
           access.outer_strides == store->outer_strides && access.inner_strides == store->inner_strides &&
           access.chunk_stride.is_constant(0) && ItemSize(access.dtype) == ItemSize(store->dtype);
  });
}

}  // namespace backtape::jit
