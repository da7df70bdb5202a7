// Trains a multilayer perceptron to predict the next character (examples/mlp.cc).
#include "backtape/examples/mlp.h"
#include "backtape/examples/run_example.h"
#include "backtape/examples/train.h"

int main(int argc, char** argv) {
  using namespace backtape::examples;
  CLI::App app("Trains a character-level MLP in eager, interpreted and native mode.", "train_mlp");
  TrainOptions options;
  options.batch = 64;
  options.context = 8;
  AddTrainOptions(app, options);
  MlpSizes sizes;
  app.add_option("--width", sizes.width, "size of a character's embedding")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--hidden", sizes.hidden, "hidden units")->capture_default_str()->check(CLI::Range(1, 1000000000));
  return RunExample(argc, argv, app, [&] {
    return Train(options, [&](int64_t vocabulary) {
      sizes.vocabulary = vocabulary;
      sizes.context = options.context;
      sizes.dtype = options.dtype();
      return MakeMlp(sizes);
    });
  });
}
