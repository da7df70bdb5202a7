// Trains the small GPT of examples/gpt.cc on several processes, each on its part of every batch:
//   mpirun -np 2 train_gpt_distributed
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/examples/adam.h"
#include "backtape/examples/gpt.h"
#include "backtape/examples/run_example.h"
#include "backtape/examples/text_batches.h"
#include "backtape/examples/train.h"
#include "backtape/interp/collectives/collective_scope.h"
#include "backtape/interp/run_trace.h"
#include "backtape/jit/captured_step.h"
#include "backtape/mpi/mpi_session.h"
#include "backtape/passes/pipelines.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::examples {
namespace {

struct Options {
  int steps = 100;
  int64_t batch = 8;
  double learning_rate = 3e-3;
  GptSizes sizes;
  std::string mode = "native";
  bool is_float64 = false;
  int64_t bucket_bytes = 64 << 10;
  double timeout = 60;
  std::string trace;
  bool checks = false;
  std::string text;
};

variable_list GradientsOf(const Model& model, const Variable& loss) {
  const std::vector<TapePoint> wrt(model.parameters().begin(), model.parameters().end());
  return Grad(std::vector<TapePoint>{loss}, wrt);
}

Variable MeanOverRanks(const Variable& x) { return ops::wait_tensor(ops::all_reduce(x, "avg", "0")); }

// The loss of the whole batch, and its gradients, if each rank passes its part of the batch. The parts are of equal
// size, so that the mean of their means is the mean of the batch.
variable_list DistributedGradients(const Model& model, const variable_list& part) {
  const Variable loss = model.Loss(part[0], part[1]);
  variable_list results = {MeanOverRanks(loss.detach())};
  for (const Variable& gradient : GradientsOf(model, loss)) results.push_back(MeanOverRanks(gradient));
  return results;
}

// Rank r gets rows r * batch / size to (r + 1) * batch / size.
variable_list PartOf(const TextBatches::Batch& batch, const MpiSession& session) {
  const int64_t rows = batch.inputs.size(0) / session.size();
  const int64_t begin = session.rank() * rows;
  variable_list part;
  for (const Variable& whole : {batch.inputs, batch.targets}) {
    part.push_back(ops::clone(ops::slice(whole, 0, begin, begin + rows), MemoryFormat::kContiguous));
  }
  return part;
}

absl::StatusOr<EngineOptions> EngineOf(const Options& options) {
  EngineOptions engine;
  engine.backend = options.mode == "native" ? Backend::kNative : Backend::kInterpreter;
  engine.native.num_threads = 1;
  // The usual passes, then those that let the exchange of gradients overlap with the rest of the backward.
  BACKTAPE_ASSIGN_OR_RETURN(const Pipeline standard, FindPipeline("O2"));
  engine.pipeline =
      absl::StrCat(ToString(standard), ",bucket_collectives{bytes=", options.bucket_bytes, "},overlap_collectives");
  return engine;
}

// The largest difference between corresponding tensors of the two lists, relative to the largest element of the
// expected tensor.
double LargestDifference(const variable_list& found, const variable_list& expected) {
  double largest = 0;
  for (size_t i = 0; i < expected.size(); ++i) {
    double difference = 0, scale = 0;
    for (int64_t k = 0; k < expected[i].numel(); ++k) {
      const double value = expected[i].item(k).to_double();
      scale = std::max(scale, std::abs(value));
      difference = std::max(difference, std::abs(found[i].item(k).to_double() - value));
    }
    if (scale > 0) largest = std::max(largest, difference / scale);
  }
  return largest;
}

// Compares the gradients of a batch with those that this process computes alone.
absl::Status CheckGradients(const Model& model, const Options& options, const TextBatches::Batch& batch,
                            const MpiSession& session) {
  BACKTAPE_ASSIGN_OR_RETURN(const EngineOptions engine, EngineOf(options));
  CapturedStep captured([&](const variable_list& part) { return DistributedGradients(model, part); }, engine);
  const variable_list part = PartOf(batch, session);
  const variable_list found = options.mode == "eager" ? DistributedGradients(model, part) : captured(part);
  const Variable loss = model.Loss(batch.inputs, batch.targets);
  variable_list expected = {loss.detach()};
  for (const Variable& gradient : GradientsOf(model, loss)) expected.push_back(gradient);
  const double difference = LargestDifference(found, expected);
  if (session.rank() == 0) {
    absl::PrintF(
        "gradients differ from those of single-process training by at most %.1e (relative to the largest element of "
        "each "
        "gradient)\n",
        difference);
  }
  if (difference <= 1e-6) return absl::OkStatus();
  return absl::InternalError(absl::StrFormat(
      "the gradients of rank %d differ from those of single-process training by %.1e (relative to the largest "
      "element of each gradient); expected at most 1e-6",
      session.rank(), difference));
}

// The losses of training on whole batches in this process alone.
std::vector<double> LossesOfOneProcess(const Options& options, const GptSizes& sizes, TextBatches& batches) {
  const std::unique_ptr<Model> model = MakeGpt(sizes);
  Adam optimiser(model->parameters(), options.learning_rate);
  batches.Seed(1);
  std::vector<double> losses;
  for (int i = 0; i < options.steps; ++i) {
    const TextBatches::Batch batch = batches.Next();
    const Variable loss = model->Loss(batch.inputs, batch.targets);
    optimiser.Step(GradientsOf(*model, loss));
    losses.push_back(loss.detach().item().to_double());
  }
  return losses;
}

absl::Status CompareLosses(const std::vector<double>& found, const std::vector<double>& expected, double tolerance) {
  double largest = 0;
  for (size_t i = 0; i < found.size(); ++i) {
    largest = std::max(largest, std::abs(found[i] - expected[i]) / std::abs(expected[i]));
  }
  absl::PrintF("losses differ from those of single-process training by at most %.1e (relative)\n", largest);
  if (largest <= tolerance) return absl::OkStatus();
  return absl::InternalError(absl::StrFormat(
      "the losses differ from those of single-process training by %.1e (relative); expected at most %.1e", largest,
      tolerance));
}

absl::Status Train(const Options& options, const MpiSession& session) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string text, ReadText(options.text));
  BACKTAPE_ASSIGN_OR_RETURN(TextBatches batches, TextBatches::Create(text, options.batch, options.sizes.context));
  GptSizes sizes = options.sizes;
  sizes.vocabulary = batches.vocabulary();
  sizes.dtype = options.is_float64 ? DType::kFloat64 : DType::kFloat32;
  const std::unique_ptr<Model> model = MakeGpt(sizes);  // the same initial weights on all ranks
  const CollectiveScope scope(session.groups());
  batches.Seed(1);
  if (options.checks) BACKTAPE_RETURN_IF_ERROR(CheckGradients(*model, options, batches.Next(), session));

  Adam optimiser(model->parameters(), options.learning_rate);
  const auto step = [&](const variable_list& part) -> variable_list {
    const variable_list results = DistributedGradients(*model, part);
    optimiser.Step(absl::MakeConstSpan(results).subspan(1));
    return {results[0]};
  };
  BACKTAPE_ASSIGN_OR_RETURN(const EngineOptions engine, EngineOf(options));
  CapturedStep captured(step, engine);
  RunTrace trace;
  std::vector<double> losses;
  batches.Seed(1);
  for (int i = 0; i < options.steps; ++i) {
    const variable_list part = PartOf(batches.Next(), session);
    std::optional<RunTrace::Scope> recording;
    if (!options.trace.empty() && i + 1 == options.steps) recording.emplace(&trace);
    const variable_list outputs = options.mode == "eager" ? step(part) : captured(part);
    losses.push_back(outputs[0].item().to_double());
    if (session.rank() == 0 && (i + 1 == options.steps || i % 20 == 0)) {
      absl::PrintF("step %d  loss %.4f\n", i + 1, losses.back());
      std::fflush(stdout);
    }
  }
  if (const StepStats& stats = captured.stats(); stats.eager_runs > 0) {
    return absl::InternalError(absl::StrCat("the step ran eagerly: ", stats.eager_reasons.begin()->first));
  }
  if (!options.trace.empty()) {
    const std::string path = absl::StrCat(options.trace, ".rank", session.rank(), ".json");
    const std::string name = absl::StrCat("rank ", session.rank());
    BACKTAPE_RETURN_IF_ERROR(trace.WriteChromeTrace(path, {.process = session.rank(), .process_name = name}));
  }
  if (!options.checks || session.rank() != 0) return absl::OkStatus();
  return CompareLosses(losses, LossesOfOneProcess(options, sizes, batches), options.is_float64 ? 1e-10 : 1e-3);
}

absl::Status TrainOnRanks(const Options& options) {
  const MpiOptions mpi = {.timeout = std::chrono::milliseconds(static_cast<int64_t>(options.timeout * 1000))};
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<MpiSession> session, MpiSession::Start(mpi));
  if (options.batch % session->size() != 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("--batch=", options.batch, " is not divisible by the number of ranks, ", session->size()));
  }
  absl::Status status = Train(options, *session);
  if (!status.ok()) session->Abandon();
  return status;
}

}  // namespace
}  // namespace backtape::examples

int main(int argc, char** argv) {
  using namespace backtape::examples;
  CLI::App app("Trains a small character-level GPT on several processes: mpirun -np 2 train_gpt_distributed",
               "train_gpt_distributed");
  Options options;
  app.add_option("--steps", options.steps, "training steps")->capture_default_str()->check(CLI::Range(1, 1000000000));
  app.add_option("--batch", options.batch, "pieces of text per step, for all ranks together")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--context", options.sizes.context, "characters per piece")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--layers", options.sizes.layers, "number of blocks")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--heads", options.sizes.heads, "attention heads; must divide --width")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--width", options.sizes.width, "features per token")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--lr", options.learning_rate, "learning rate of Adam")->capture_default_str();
  app.add_option("--mode", options.mode, "eager, interpreted or native")
      ->capture_default_str()
      ->check(CLI::IsMember({"eager", "interpreted", "native"}));
  app.add_flag("--float64", options.is_float64, "compute in float64 instead of float32");
  app.add_option("--bucket-bytes", options.bucket_bytes, "gradients are exchanged in buckets of this size")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000000));
  app.add_option("--timeout", options.timeout, "seconds to wait for the other ranks before failing")
      ->capture_default_str()
      ->check(CLI::Range(0.001, 1e9));
  app.add_option("--trace", options.trace,
                 "prefix of file names: write a Chrome trace of the last step to PREFIX.rankN.json");
  app.add_flag("--check", options.checks, "compare gradients and losses with those of training in one process");
  app.add_option("--text", options.text, "a file, or a folder of *.md and *.h files (default: this project)");
  app.callback([&options] {
    if (options.sizes.width % options.sizes.heads != 0)
      throw CLI::ValidationError(
          "--heads", absl::StrCat(options.sizes.heads, " does not divide --width, which is ", options.sizes.width));
  });
  return RunExample(argc, argv, app, [&] { return TrainOnRanks(options); });
}
