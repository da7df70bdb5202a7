#include "backtape/examples/mlp.h"

#include <cmath>

#include "backtape/autograd/composite.h"
#include "backtape/autograd/ops.h"

namespace backtape::examples {
namespace {

class Mlp : public Model {
 public:
  explicit Mlp(const MlpSizes& sizes) : features_(sizes.context * sizes.width) {
    Initialiser init(sizes.dtype);
    embedding_ = init.Normal({sizes.vocabulary, sizes.width}, 1.0);
    hidden_weight_ = init.Normal({sizes.hidden, features_}, 1.0 / std::sqrt(features_));
    hidden_bias_ = init.Constant({sizes.hidden}, 0.0);
    output_weight_ = init.Normal({sizes.vocabulary, sizes.hidden}, 1.0 / std::sqrt(sizes.hidden));
    output_bias_ = init.Constant({sizes.vocabulary}, 0.0);
    parameters_ = {embedding_, hidden_weight_, hidden_bias_, output_weight_, output_bias_};
  }

  const variable_list& parameters() const override { return parameters_; }

  // The model predicts only the last character, from the whole context.
  Variable Loss(const Variable& inputs, const Variable& targets) const override {
    const Variable x = ops::reshape(ops::embedding(embedding_, inputs), {-1, features_});
    const Variable h = ops::tanh(ops::linear(x, hidden_weight_, hidden_bias_));
    return ops::cross_entropy(ops::linear(h, output_weight_, output_bias_), ops::select(targets, 1, -1));
  }

 private:
  int64_t features_;
  Variable embedding_, hidden_weight_, hidden_bias_, output_weight_, output_bias_;
  variable_list parameters_;
};

}  // namespace

std::unique_ptr<Model> MakeMlp(const MlpSizes& sizes) { return std::make_unique<Mlp>(sizes); }

}  // namespace backtape::examples
