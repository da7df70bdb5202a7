// Trains a multilayer perceptron to guess the next character from those before it (Bengio et al. 2003).
#include <memory>

#include "backtape/autograd/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/examples/train.h"

namespace backtape::examples {
namespace {

class Mlp : public Model {
 public:
  Mlp(int64_t vocabulary, int64_t context, int64_t width, int64_t hidden) : features_(context * width) {
    Initialiser init;
    embedding_ = init.Normal({vocabulary, width}, 1.0);
    hidden_weight_ = init.Normal({hidden, features_}, 1.0 / std::sqrt(features_));
    hidden_bias_ = Initialiser::Constant({hidden}, 0.0);
    output_weight_ = init.Normal({vocabulary, hidden}, 1.0 / std::sqrt(hidden));
    output_bias_ = Initialiser::Constant({vocabulary}, 0.0);
    parameters_ = {embedding_, hidden_weight_, hidden_bias_, output_weight_, output_bias_};
  }

  const variable_list& parameters() const override { return parameters_; }

  // The last character alone is guessed, from the whole context.
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
}  // namespace backtape::examples

int main(int argc, char** argv) {
  using namespace backtape::examples;
  CLI::App app("Trains a character-level MLP in eager, interpreted and native mode.", "train_mlp");
  TrainOptions options;
  options.batch = 64;
  options.context = 8;
  AddTrainOptions(app, options);
  int64_t width = 16;
  int64_t hidden = 128;
  app.add_option("--width", width, "numbers that stand for a character")->capture_default_str();
  app.add_option("--hidden", hidden, "units of the hidden layer")->capture_default_str();
  return RunExample(argc, argv, app, [&] {
    return Train(options, [&](int64_t vocabulary) -> std::unique_ptr<Model> {
      return std::make_unique<Mlp>(vocabulary, options.context, width, hidden);
    });
  });
}
