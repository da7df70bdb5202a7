#ifndef BACKTAPE_EXAMPLES_MLP_H_
#define BACKTAPE_EXAMPLES_MLP_H_

#include <cstdint>
#include <memory>

#include "backtape/examples/model.h"

namespace backtape::examples {

struct MlpSizes {
  int64_t vocabulary = 0;
  int64_t context = 8;
  int64_t width = 16;  // size of a character's embedding
  int64_t hidden = 128;
  DType dtype = DType::kFloat32;
};

// A multilayer perceptron that predicts the next character from those before it (Bengio et al. 2003).
std::unique_ptr<Model> MakeMlp(const MlpSizes& sizes);

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_MLP_H_
