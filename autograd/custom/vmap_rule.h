#ifndef BACKTAPE_AUTOGRAD_CUSTOM_VMAP_RULE_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_VMAP_RULE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// The batch dim of a value, as an index into the dims of the whole batch; nullopt: the value is the same for all
// samples.
using BatchDim = std::optional<int64_t>;

// The behaviour of random ops in a vectorised graph, as in torch.func.vmap: they are errors, draw different numbers for
// each sample, or draw the same numbers for all samples.
enum class Randomness : uint8_t { kError, kDifferent, kSame };

// The arguments and result of Vmap of a custom function (autograd/custom/function.h).
struct VmapInfo {
  SymInt batch_size;
  Randomness randomness = Randomness::kError;
};
struct VmapResult {
  variable_list outputs;
  std::vector<BatchDim> out_dims;  // one for each output
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_VMAP_RULE_H_
