#ifndef BACKTAPE_EXAMPLES_GPT_H_
#define BACKTAPE_EXAMPLES_GPT_H_

#include <cstdint>
#include <memory>

#include "backtape/examples/model.h"

namespace backtape::examples {

struct GptSizes {
  int64_t vocabulary = 0;
  int64_t context = 32;
  int64_t layers = 2;
  int64_t heads = 4;   // must divide width
  int64_t width = 32;  // features per token
  DType dtype = DType::kFloat32;
};

// A small GPT (Radford et al. 2019): pre-norm blocks of causal attention and a gelu MLP.
std::unique_ptr<Model> MakeGpt(const GptSizes& sizes);

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_GPT_H_
