// Trains a small GPT (examples/gpt.cc).
#include "absl/strings/str_cat.h"
#include "backtape/examples/gpt.h"
#include "backtape/examples/run_example.h"
#include "backtape/examples/train.h"

int main(int argc, char** argv) {
  using namespace backtape::examples;
  CLI::App app("Trains a small character-level GPT in eager, interpreted and native mode.", "train_gpt");
  TrainOptions options;
  AddTrainOptions(app, options);
  GptSizes sizes;
  app.add_option("--layers", sizes.layers, "number of blocks")->capture_default_str()->check(CLI::Range(1, 1000000000));
  app.add_option("--heads", sizes.heads, "attention heads; must divide --width")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--width", sizes.width, "features per token")->capture_default_str()->check(CLI::Range(1, 1000000000));
  app.callback([&sizes] {
    if (sizes.width % sizes.heads != 0)
      throw CLI::ValidationError("--heads",
                                 absl::StrCat(sizes.heads, " does not divide --width, which is ", sizes.width));
  });
  return RunExample(argc, argv, app, [&] {
    return Train(options, [&](int64_t vocabulary) {
      sizes.vocabulary = vocabulary;
      sizes.context = options.context;
      sizes.dtype = options.dtype();
      return MakeGpt(sizes);
    });
  });
}
