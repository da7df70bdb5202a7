#include "backtape/examples/train.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/examples/adam.h"
#include "backtape/examples/text_batches.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::examples {
namespace {

using Clock = std::chrono::steady_clock;

double SecondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

struct Result {
  std::string mode;
  std::vector<double> losses;
  double first_step_ms = 0;     // includes capture and compilation
  double steps_per_second = 0;  // without the first step
};

// Shows progress in one line on a terminal, otherwise in ten lines.
class ProgressBar {
 public:
  ProgressBar(std::string title, int total) : title_(std::move(title)), total_(total) {}

  void Update(int done, double loss) {
    const bool is_terminal = isatty(fileno(stderr)) != 0;
    const int tenths = done * 10 / total_;
    const bool is_due = is_terminal ? SecondsSince(drawn_) > 0.05 || done == total_ : tenths != tenths_;
    tenths_ = tenths;
    if (!is_due) return;
    drawn_ = Clock::now();
    constexpr int kWidth = 30;
    const int filled = done * kWidth / total_;
    absl::FPrintF(stderr, "%s%-12s [%s%s] %d/%d  loss %.4f%s", is_terminal ? "\r" : "", title_,
                  std::string(filled, '#'), std::string(kWidth - filled, '.'), done, total_, loss,
                  is_terminal && done < total_ ? "" : "\n");
    std::fflush(stderr);
  }

 private:
  std::string title_;
  int total_;
  int tenths_ = 0;
  Clock::time_point drawn_;
};

// Forward, backward and optimiser, the same for all modes.
variable_list TrainingStep(const Model& model, Adam& optimiser, const variable_list& batch) {
  const Variable loss = model.Loss(batch[0], batch[1]);
  std::vector<TapePoint> wrt(model.parameters().begin(), model.parameters().end());
  optimiser.Step(Grad(std::vector<TapePoint>{loss}, wrt));
  return {loss.detach()};
}

Result RunMode(const std::string& mode, const TrainOptions& options, const Model& model, TextBatches& batches) {
  Adam optimiser(model.parameters(), options.learning_rate);
  const auto step = [&](const variable_list& batch) { return TrainingStep(model, optimiser, batch); };
  std::optional<CapturedStep> captured;
  if (mode != "eager") {
    EngineOptions engine;
    engine.backend = mode == "native" ? Backend::kNative : Backend::kInterpreter;
    engine.native.num_threads = options.threads;
    captured.emplace(step, engine);
  }

  Result result;
  result.mode = mode;
  ProgressBar progress(mode, options.steps);
  batches.Seed(1);
  double seconds = 0;
  for (int i = 0; i < options.steps; ++i) {
    const TextBatches::Batch batch = batches.Next();
    const Clock::time_point start = Clock::now();
    const variable_list outputs =
        captured ? (*captured)({batch.inputs, batch.targets}) : step({batch.inputs, batch.targets});
    const double elapsed = SecondsSince(start);
    (i == 0 ? result.first_step_ms : seconds) += i == 0 ? elapsed * 1e3 : elapsed;
    result.losses.push_back(outputs[0].item().to_double());
    progress.Update(i + 1, result.losses.back());
  }
  if (options.steps > 1) result.steps_per_second = (options.steps - 1) / seconds;
  return result;
}

void PrintTable(const std::vector<Result>& results) {
  absl::PrintF("%-12s %10s %10s %14s %14s %10s\n", "mode", "first loss", "last loss", "first step/ms", "steps/second",
               "speedup");
  for (const Result& r : results) {
    absl::PrintF("%-12s %10.4f %10.4f %14.1f %14.1f %9.1fx\n", r.mode, r.losses.front(), r.losses.back(),
                 r.first_step_ms, r.steps_per_second, r.steps_per_second / results.front().steps_per_second);
  }
}

absl::Status CompareLosses(const std::vector<Result>& results, double tolerance) {
  double largest = 0;
  for (const Result& r : results) {
    for (size_t i = 0; i < r.losses.size(); ++i) {
      const double expected = results.front().losses[i];
      const double difference = std::abs(r.losses[i] - expected) / std::abs(expected);
      largest = std::max(largest, difference);
      if (!(difference <= tolerance)) {
        return absl::InternalError(absl::StrFormat("losses differ at step %d: %s %.6f, %s %.6f", i + 1,
                                                   results.front().mode, expected, r.mode, r.losses[i]));
      }
    }
  }
  if (results.size() > 1) absl::PrintF("the losses of the modes differ by at most %.1e (relative)\n", largest);
  return absl::OkStatus();
}

}  // namespace

void AddTrainOptions(CLI::App& app, TrainOptions& options) {
  app.parse_complete_callback([&app, &options] {
    const bool is_native = std::find(options.modes.begin(), options.modes.end(), "native") != options.modes.end();
    if (app.count("--threads") > 0 && !is_native) throw CLI::ValidationError("--threads", "requires native in --modes");
  });
  app.add_option("--steps", options.steps, "training steps per mode")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--batch", options.batch, "pieces of text per step")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--context", options.context, "characters per piece")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--lr", options.learning_rate, "learning rate of Adam")->capture_default_str();
  app.add_option("--threads", options.threads, "threads of native code (default: one for each processor)")
      ->check(CLI::Range(1, 1024));
  app.add_option("--modes", options.modes, "modes to run: eager, interpreted, native")
      ->delimiter(',')
      ->capture_default_str()
      ->check(CLI::IsMember({"eager", "interpreted", "native"}));
  app.add_flag("--float64", options.is_float64, "compute in float64 instead of float32");
  app.add_option("--text", options.text, "a file, or a folder of *.md and *.h files (default: this project)");
}

absl::Status Train(const TrainOptions& options,
                   const std::function<std::unique_ptr<Model>(int64_t vocabulary)>& make_model) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string text, ReadText(options.text));
  BACKTAPE_ASSIGN_OR_RETURN(TextBatches batches, TextBatches::Create(text, options.batch, options.context));
  std::vector<Result> results;
  for (const std::string& mode : options.modes) {
    const std::unique_ptr<Model> model = make_model(batches.vocabulary());
    if (results.empty()) {
      int64_t numbers = 0;
      for (const Variable& p : model->parameters()) numbers += p.numel();
      absl::PrintF("%d characters, %d distinct; %d parameters in %d tensors\n", batches.characters(),
                   batches.vocabulary(), numbers, model->parameters().size());
      std::fflush(stdout);
    }
    results.push_back(RunMode(mode, options, *model, batches));
  }
  PrintTable(results);
  return CompareLosses(results, options.is_float64 ? 1e-10 : 1e-3);
}

}  // namespace backtape::examples
